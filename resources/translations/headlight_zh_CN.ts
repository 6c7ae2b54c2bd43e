<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Approximation</name>
    <message>
        <source>Sparse: local window</source>
        <translation>稀疏：局部窗口</translation>
    </message>
    <message>
        <source>Sparse: dilated window</source>
        <translation>稀疏：空洞窗口</translation>
    </message>
    <message>
        <source>Sparse: chosen tokens</source>
        <translation>稀疏：选定词元</translation>
    </message>
    <message>
        <source>Sparse: random blocks</source>
        <translation>稀疏：随机块</translation>
    </message>
    <message>
        <source>Low rank: random projection (Linformer)</source>
        <translation>低秩：随机投影 (Linformer)</translation>
    </message>
    <message>
        <source>Low rank: the best of this rank</source>
        <translation>低秩：此秩的最优近似</translation>
    </message>
    <message>
        <source>Kernel: random features (Performer)</source>
        <translation>核：随机特征 (Performer)</translation>
    </message>
    <message>
        <source>Kernel: elu(x) + 1 (linear attention)</source>
        <translation>核：elu(x) + 1（线性注意力）</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>%1, 1 thread</source>
        <translation>%1，1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1，%n 个线程</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckpointTest</name>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>汇聚点</translation>
    </message>
</context>
<context>
    <name>ComparisonMaker</name>
    <message>
        <source>There is not enough memory to compare these heads. Use a shorter text.</source>
        <translation>内存不足，无法比较这些头。请使用较短的文本。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This head cannot be approximated: expected weights that are a softmax of scores between the tokens of one text.</source>
        <translation>无法近似此头：权重应为同一文本各词元之间分数的 softmax。</translation>
    </message>
    <message>
        <source>--text: expected at most %1 tokens to approximate a head, found %2. Shorten the text.</source>
        <translation>--text：近似一个头最多 %1 个词元，实为 %2 个。请缩短文本。</translation>
    </message>
    <message>
        <source>This run did not keep the values of its heads.</source>
        <translation>此次运行未保留各头的值。</translation>
    </message>
    <message>
        <source>Attention flow needs self-attention: it follows one text through its own layers.</source>
        <translation>注意力流需要自注意力：它沿一段文本自身的各层进行。</translation>
    </message>
    <message>
        <source>Attention flow is computed for at most %1 tokens, and there are %2. Shorten the text, or use --aggregation rollout.</source>
        <translation>注意力流最多计算 %1 个词元，这里有 %2 个。请缩短文本，或使用 --aggregation rollout。</translation>
    </message>
    <message>
        <source>Expected one of the measures %1, found &quot;%2&quot;.</source>
        <translation>应为度量 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>The analysis has no attention to show: it was made without capturing it.</source>
        <translation>分析中没有可显示的注意力：运行时未记录注意力。</translation>
    </message>
    <message>
        <source>This model has %1 attention only; %2 attention was asked for.</source>
        <translation>此模型只有 %1 注意力；请求的是 %2 注意力。</translation>
    </message>
    <message>
        <source>The %1 attention of this model has no stages; stage %2 was asked for.</source>
        <translation>此模型的 %1 注意力没有阶段；请求的是阶段 %2。</translation>
    </message>
    <message>
        <source>The %1 attention of this model has the stages %2; stage %3 was asked for.</source>
        <translation>此模型的 %1 注意力有阶段 %2；请求的是阶段 %3。</translation>
    </message>
    <message>
        <source>Expected one of the labels %1; found &quot;%2&quot;.</source>
        <translation>应为标签 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>These metrics belong to a model with other layers or heads: start new ones.</source>
        <translation>这些指标属于层或头不同的模型：请重新开始。</translation>
    </message>
    <message>
        <source>These metrics belong to models with different layers or heads.</source>
        <translation>这些指标属于层或头不同的多个模型。</translation>
    </message>
    <message>
        <source>The run is shorter than the sequence that was to be repeated twice.</source>
        <translation>此次运行比要重复两遍的序列还短。</translation>
    </message>
    <message>
        <source>The analysis has no attention to measure: it was made without capturing it.</source>
        <translation>分析中没有可测量的注意力：运行时未记录注意力。</translation>
    </message>
    <message>
        <source>Expected one of the metrics %1; found &quot;%2&quot;.</source>
        <translation>应为指标 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>There is no head %1 in this model.</source>
        <translation>此模型没有头 %1。</translation>
    </message>
    <message>
        <source>%1: expected %2 rows of %3 numbers, found a matrix of %4.</source>
        <translation>%1：应为 %2 行、每行 %3 个数，实为 %4 的矩阵。</translation>
    </message>
    <message>
        <source>%1: expected %2 rows, found a matrix of %3.</source>
        <translation>%1：应为 %2 行，实为 %3 的矩阵。</translation>
    </message>
    <message>
        <source>%1: expected a number, found &quot;%2&quot;.</source>
        <translation>%1：应为数字，实为“%2”。</translation>
    </message>
    <message>
        <source>Matrices are shown of attention that is softmax(Q K^T) V over all tokens; the attention of this head works within windows or over channels.</source>
        <translation>只显示对全部词元做 softmax(Q K^T) V 的注意力的矩阵；此头的注意力在窗口内或通道上进行。</translation>
    </message>
    <message>
        <source>Matrices are shown of texts as they are; this model pads the text to whole blocks.</source>
        <translation>只显示原样文本的矩阵；此模型会把文本填充为整块。</translation>
    </message>
    <message>
        <source>%1: expected rows of %2 numbers as the first, found one of %3.</source>
        <translation>%1：各行应与第一行同为 %2 个数，实有一行 %3 个。</translation>
    </message>
    <message>
        <source>%1: expected at most %2 numbers.</source>
        <translation>%1：最多 %2 个数。</translation>
    </message>
    <message>
        <source>--inputs: expected vectors such as &quot;1 0; 0 1; 1 1&quot;, found none.</source>
        <translation>--inputs：应为“1 0; 0 1; 1 1”这样的向量，实为空。</translation>
    </message>
    <message>
        <source>--key-matrix: expected keys as long as the queries, %1 numbers, found %2.</source>
        <translation>--key-matrix：键应与查询同长，%1 个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>This query may attend to no key.</source>
        <translation>此查询不能关注任何键。</translation>
    </message>
    <message>
        <source>There is no %1 %2: the matrix has %3.</source>
        <translation>没有 %1 %2：矩阵有 %3 个。</translation>
    </message>
    <message>
        <source>There is no layer %1: the model has %2 layers, counted from 0.</source>
        <translation>没有第 %1 层：模型有 %2 层，从 0 计数。</translation>
    </message>
    <message>
        <source>There is no head %1: layer %2 has %3 heads, counted from 0.</source>
        <translation>没有头 %1：第 %2 层有 %3 个头，从 0 计数。</translation>
    </message>
    <message>
        <source>Layer %1 has no attention but a %2 in its place; layers with attention: %3.</source>
        <translation>第 %1 层没有注意力，取而代之的是 %2；有注意力的层：%3。</translation>
    </message>
    <message>
        <source>These layers attend over texts of different lengths, so their heads cannot be combined. Choose one layer.</source>
        <translation>这些层关注长度不同的文本，因此其头无法合并。请选择一层。</translation>
    </message>
    <message>
        <source>Value-weighted attention needs the norms of the values, which this attention does not have. Use the weights alone.</source>
        <translation>按值加权的注意力需要值的范数，而此注意力没有。请只用权重。</translation>
    </message>
    <message>
        <source>a text of at least two characters</source>
        <translation>至少两个字符的文本</translation>
    </message>
    <message>
        <source>Expected a question such as %1 after %2 in the text, found none.</source>
        <translation>文本中 %2 之后应有 %1 这样的问题，实为没有。</translation>
    </message>
    <message>
        <source>Expected tokens such as %1 or %2 in the text, a letter from %3 to %4 with a digit from %5 to %6 or a question mark, found &quot;%7&quot;.</source>
        <translation>文本中应为 %1 或 %2 这样的词元，即 %3 到 %4 的字母加 %5 到 %6 的数字或问号，实为“%7”。</translation>
    </message>
    <message>
        <source>Expected at most %1 tokens in the text, found more.</source>
        <translation>文本中最多 %1 个词元，实际更多。</translation>
    </message>
    <message>
        <source>Expected networks for the letters and digits of networks.json.</source>
        <translation>应有对应 networks.json 中字母和数字的网络。</translation>
    </message>
    <message>
        <source>Expected as many distances as the first network has.</source>
        <translation>距离的数目应与第一个网络相同。</translation>
    </message>
    <message>
        <source>Expected a tensor of this name, found none.</source>
        <translation>应有此名称的张量，实为没有。</translation>
    </message>
    <message>
        <source>Expected a tensor that fits the network, found the shape %1.</source>
        <translation>张量应与网络相符，实际形状为 %1。</translation>
    </message>
    <message>
        <source>Rollout and flow follow a text through the attention of every layer, and one of the layers has a %1 in its place.</source>
        <translation>Rollout 和注意力流沿每层的注意力进行，而其中一层取而代之的是 %1。</translation>
    </message>
    <message>
        <source>Rollout needs self-attention: it follows one text through its own layers.</source>
        <translation>Rollout 需要自注意力：它沿一段文本自身的各层进行。</translation>
    </message>
    <message>
        <source>Rollout is computed for at most %1 tokens, and there are %2. Shorten the text.</source>
        <translation>Rollout 最多计算 %1 个词元，这里有 %2 个。请缩短文本。</translation>
    </message>
    <message>
        <source>--layer: layer %1 has no router; expected one of the layers with experts: %2.</source>
        <translation>--layer：第 %1 层没有路由器；应为有专家的层之一：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be traced: a token is followed through encoders and decoders of text, such as BERT, GPT-2 and Llama.</source>
        <translation>无法追踪 %1：只能沿文本编码器和解码器（如 BERT、GPT-2 和 Llama）追踪词元。</translation>
    </message>
    <message>
        <source>The runs have %1 and %2 hidden states of a token; compare runs of one model.</source>
        <translation>两次运行每个词元分别有 %1 和 %2 个隐藏状态；请比较同一模型的运行。</translation>
    </message>
    <message>
        <source>The two texts have no word in common. Use texts that share words.</source>
        <translation>两段文本没有共同的单词。请使用有共同单词的文本。</translation>
    </message>
    <message>
        <source>--vocabulary-size: expected at least %1, one piece for each character of the text and one for unknown ones, found %2.</source>
        <translation>--vocabulary-size：至少 %1，文本每个字符一个子词，未知字符一个，实为 %2。</translation>
    </message>
    <message>
        <source>--text: expected at most %1 bytes to learn a vocabulary from, found %2. Shorten the text.</source>
        <translation>--text：学习词表最多 %1 字节，实为 %2。请缩短文本。</translation>
    </message>
    <message>
        <source>--text: expected a text with words to learn a vocabulary from, found none.</source>
        <translation>--text：应为可学习词表的含单词的文本，实为没有。</translation>
    </message>
    <message>
        <source>This is not an audio file that can be read: expected %1. Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>这不是可读取的音频文件：应为 %1。请重新导出，例如：ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The audio file is damaged, or compressed in a way that cannot be read (libsndfile: &quot;%1&quot;). Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>音频文件已损坏，或压缩方式无法读取（libsndfile：“%1”）。请重新导出，例如：ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 channels, and 1 to %2 are possible.</source>
        <translation>文件已损坏：有 %1 个声道，可能的范围是 1 到 %2。</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 samples a second, and 1,000 to 768,000 are possible.</source>
        <translation>文件已损坏：每秒 %1 个采样，可能的范围是 1,000 到 768,000。</translation>
    </message>
    <message>
        <source>The recording is truncated: its last page, which states how long it is, is missing. Copy or export the file again.</source>
        <translation>录音被截断：缺少记录其长度的最后一页。请重新复制或导出文件。</translation>
    </message>
    <message>
        <source>The file is damaged: sample %1 is NaN, infinite, or far beyond full scale.</source>
        <translation>文件已损坏：采样 %1 为 NaN、无穷大，或远超满刻度。</translation>
    </message>
    <message>
        <source>The recording contains no samples.</source>
        <translation>录音中没有采样。</translation>
    </message>
    <message>
        <source>The recording is truncated: it should have %1 samples, and %2 are there. Copy or export the file again.</source>
        <translation>录音被截断：应有 %1 个采样，实有 %2 个。请重新复制或导出文件。</translation>
    </message>
    <message>
        <source>The model reads %1 mel bins, and this file says %2.</source>
        <translation>模型读取 %1 个梅尔频带，而此文件写的是 %2。</translation>
    </message>
    <message>
        <source>Expected an even number of samples.</source>
        <translation>采样数应为偶数。</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and these settings give %2.</source>
        <translation>模型读取 %1 帧，而这些设置得到 %2 帧。</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and this file says %2.</source>
        <translation>模型读取 %1 帧，而此文件写的是 %2。</translation>
    </message>
    <message>
        <source>The recording is %1 long; models of waveforms read at most %2 here. Cut it into parts.</source>
        <translation>录音长 %1；波形模型在此最多读取 %2。请切分录音。</translation>
    </message>
    <message>
        <source>The recording is %1 long; this model reads at least %2.</source>
        <translation>录音长 %1；此模型至少需要 %2。</translation>
    </message>
    <message>
        <source>Resampling the recording failed: %1</source>
        <translation>录音重采样失败：%1</translation>
    </message>
    <message>
        <source>The recording is truncated: the chunk &quot;%1&quot; should take %2 bytes, and %3 are there. Copy or export the file again.</source>
        <translation>录音被截断：块“%1”应有 %2 字节，实有 %3 字节。请重新复制或导出文件。</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.</source>
        <translation>内存不足：还需要 %1 MiB。请使用更短的文本或更小的模型。</translation>
    </message>
    <message>
        <source>Token id %1 is outside the model&apos;s embedding of %2 rows.</source>
        <translation>词元 id %1 超出模型 %2 行的嵌入。</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is larger than the device %2 can allocate at once.</source>
        <translation>%1 MiB 的张量超过设备 %2 一次可分配的大小。</translation>
    </message>
    <message>
        <source>There is no Vulkan device %1; this machine has %2, counted from 0.</source>
        <translation>没有 Vulkan 设备 %1；本机有 %2 个，从 0 计数。</translation>
    </message>
    <message>
        <source>No Vulkan driver is installed.</source>
        <translation>未安装 Vulkan 驱动。</translation>
    </message>
    <message>
        <source>No Vulkan device can be used (%1).</source>
        <translation>没有可用的 Vulkan 设备（%1）。</translation>
    </message>
    <message>
        <source>The graphics device %1 has no memory of a suitable type.</source>
        <translation>图形设备 %1 没有合适类型的内存。</translation>
    </message>
    <message>
        <source>The graphics device has too little free memory; close other programs, use a smaller model or text, or the CPU.</source>
        <translation>图形设备的空闲内存太少；请关闭其他程序，使用更小的模型或更短的文本，或使用 CPU。</translation>
    </message>
    <message>
        <source>The machine has too little free memory.</source>
        <translation>本机空闲内存太少。</translation>
    </message>
    <message>
        <source>The graphics device stopped working (device lost).</source>
        <translation>图形设备停止工作（device lost）。</translation>
    </message>
    <message>
        <source>The graphics device failed: %1.</source>
        <translation>图形设备出错：%1。</translation>
    </message>
    <message>
        <source>The graphics device failed earlier and is not used any more.</source>
        <translation>图形设备先前出错，不再使用。</translation>
    </message>
    <message>
        <source>The graphics device %1 did not answer for %2 seconds.</source>
        <translation>图形设备 %1 在 %2 秒内没有响应。</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is more than the device %2 can address at once.</source>
        <translation>%1 MiB 的张量超过设备 %2 一次可寻址的大小。</translation>
    </message>
    <message>
        <source>This machine has no Vulkan loader (libvulkan.so.1); install it and a driver, or compute on the CPU.</source>
        <translation>本机没有 Vulkan 加载器 (libvulkan.so.1)；请安装它和驱动，或在 CPU 上计算。</translation>
    </message>
    <message>
        <source>The Vulkan loader is older than 1.2; update it, or compute on the CPU.</source>
        <translation>Vulkan 加载器早于 1.2；请更新它，或在 CPU 上计算。</translation>
    </message>
    <message>
        <source>Expected a range among the %3 %4 of this attention module, found %1 to %2.</source>
        <translation>应为此注意力模块的 %3 个 %4 中的一个范围，实际为 %1 到 %2。</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place.</source>
        <translation>此层没有注意力，取而代之的是 %1。</translation>
    </message>
    <message>
        <source>There is no head %1; this layer has the heads 0 to %2.</source>
        <translation>没有头 %1；此层有头 0 到 %2。</translation>
    </message>
    <message>
        <source>A thumbnail needs at least one row and one column.</source>
        <translation>缩略图至少需要一行一列。</translation>
    </message>
    <message>
        <source>stages count from 0</source>
        <translation>阶段从 0 计数</translation>
    </message>
    <message>
        <source>expected a layer after a colon, as in zero:2 or zero:2.5</source>
        <translation>冒号之后应为层，如 zero:2 或 zero:2.5</translation>
    </message>
    <message>
        <source>layers and heads count from 0</source>
        <translation>层和头从 0 计数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an intervention: %2.</source>
        <translation>“%1”不是干预：%2。</translation>
    </message>
    <message>
        <source>expected one of zero, mean, temperature, uniform, previous, self, paint, no-positions</source>
        <translation>应为 zero、mean、temperature、uniform、previous、self、paint、no-positions 之一</translation>
    </message>
    <message>
        <source>expected a temperature as in temperature=0.5:2.5</source>
        <translation>应为温度，如 temperature=0.5:2.5</translation>
    </message>
    <message>
        <source>expected painted weights as in paint@4,2=0.9:2.5</source>
        <translation>应为绘制的权重，如 paint@4,2=0.9:2.5</translation>
    </message>
    <message>
        <source>expected the colon right after %1</source>
        <translation>%1 之后应紧跟冒号</translation>
    </message>
    <message>
        <source>expected painted weights as QUERY,KEY=WEIGHT</source>
        <translation>绘制的权重应写作 QUERY,KEY=WEIGHT</translation>
    </message>
    <message>
        <source>expected a number as its %1</source>
        <translation>应为数字 (%1)</translation>
    </message>
    <message>
        <source>The factors of an attention module must have one column for each landmark of each head, and its key mask one entry for each key.</source>
        <translation>注意力模块的因子应为每个头的每个地标有一列，其键掩码应为每个键有一项。</translation>
    </message>
    <message>
        <source>The tensors of a captured attention module have shapes that do not fit each other.</source>
        <translation>捕获的注意力模块的张量形状互不相符。</translation>
    </message>
    <message>
        <source>The %1 of an attention module must be %2, not %3.</source>
        <translation>注意力模块：%1 应为 %2，实为 %3。</translation>
    </message>
    <message>
        <source>The windows of an attention module have shapes that do not fit each other.</source>
        <translation>注意力模块的窗口形状互不相符。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1（位于字节 %2）</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <translation>工作已取消。</translation>
    </message>
    <message>
        <source>The file was not downloaded: it is only a Git LFS pointer to it. Run &quot;git lfs pull&quot; in the model&apos;s folder.</source>
        <translation>文件未下载：它只是 Git LFS 指针。请在模型文件夹中运行“git lfs pull”。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>无法打开文件：%1。</translation>
    </message>
    <message>
        <source>The file cannot be examined: %1.</source>
        <translation>无法检查文件：%1。</translation>
    </message>
    <message>
        <source>The file cannot be mapped: %1.</source>
        <translation>无法映射文件：%1。</translation>
    </message>
    <message>
        <source>The file was changed, or could no longer be read, while it was in use. Open the model again.</source>
        <translation>文件在使用中被更改或无法再读取。请重新打开模型。</translation>
    </message>
    <message>
        <source>The hash of the model could not be computed: %1.</source>
        <translation>无法计算模型的哈希：%1。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; at most %2 are read.</source>
        <translation>文件有 %1 字节；最多读取 %2 字节。</translation>
    </message>
    <message>
        <source>A tensor has the negative size %1.</source>
        <translation>张量的大小 %1 为负。</translation>
    </message>
    <message>
        <source>A tensor of shape %1 is too large to exist.</source>
        <translation>形状 %1 的张量过大，不可能存在。</translation>
    </message>
    <message>
        <source>A tensor of shape %1 cannot hold %2 values.</source>
        <translation>形状 %1 的张量无法容纳 %2 个值。</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its bytes.</source>
        <translation>形状 %1 的张量与其字节数不符。</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported.</source>
        <translation>不支持类型 %1 的权重。</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its memory.</source>
        <translation>形状 %1 的张量与其内存大小不符。</translation>
    </message>
    <message>
        <source>The system starts no more threads (%1). Close other programs, or ask for fewer threads (--threads 1).</source>
        <translation>系统无法启动更多线程（%1）。请关闭其他程序，或减少线程数 (--threads 1)。</translation>
    </message>
    <message>
        <source>%1 (%2). The previous content is unchanged.</source>
        <translation>%1（%2）。先前的内容未改变。</translation>
    </message>
    <message>
        <source>Expected the name of a file to write, found an empty one.</source>
        <translation>应为要写入的文件名，实为空。</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>这是文件夹；请选择其中的文件。</translation>
    </message>
    <message>
        <source>This is a link to another file; choose the file itself, or another one.</source>
        <translation>这是指向另一文件的链接；请选择该文件本身或其他文件。</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; choose a file.</source>
        <translation>这是设备或管道，不是文件；请选择文件。</translation>
    </message>
    <message>
        <source>The folder does not exist; create it, or choose another one.</source>
        <translation>文件夹不存在；请创建它或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>The file could not be written to the end</source>
        <translation>文件未能写完</translation>
    </message>
    <message>
        <source>The file could not be finished</source>
        <translation>文件未能完成</translation>
    </message>
    <message>
        <source>Layers are stored both in one tensor and in tensors of their own.</source>
        <translation>层既存于一个张量中，又各有自己的张量。</translation>
    </message>
    <message>
        <source>Attention weights are floating-point numbers, not %1.</source>
        <translation>注意力权重应为浮点数，而不是 %1。</translation>
    </message>
    <message>
        <source>The layer is missing, but there are later ones.</source>
        <translation>缺少此层，但有之后的层。</translation>
    </message>
    <message>
        <source>The tensor must be [layers, heads, queries, keys], and is %1.</source>
        <translation>张量应为 [层, 头, 查询, 键]，实为 %1。</translation>
    </message>
    <message>
        <source>A layer must be [heads, queries, keys], none of them 0, and is %1.</source>
        <translation>层应为 [头, 查询, 键]，且均不为 0，实为 %1。</translation>
    </message>
    <message>
        <source>Expected one weight for each of %1 global tokens and an odd number for the window, found %2.</source>
        <translation>应为 %1 个全局词元各一个权重，窗口为奇数个，实为 %2。</translation>
    </message>
    <message>
        <source>Expected more queries than global token %1, found %2.</source>
        <translation>查询数应大于全局词元 %1，实为 %2。</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>应为%1，实为 %2。</translation>
    </message>
    <message>
        <source>Expected [%1, keys, %2], found %3.</source>
        <translation>应为 [%1, 键, %2]，实为 %3。</translation>
    </message>
    <message>
        <source>Expected this tensor beside the weights, found none.</source>
        <translation>权重旁应有此张量，实为没有。</translation>
    </message>
    <message>
        <source>Expected bytes or booleans of the shape %1, found %2 %3.</source>
        <translation>应为形状 %1 的字节或布尔值，实为 %2 %3。</translation>
    </message>
    <message>
        <source>The layer has the shape %1, and layer 0 has %2.</source>
        <translation>此层的形状为 %1，而第 0 层为 %2。</translation>
    </message>
    <message>
        <source>no tensors</source>
        <translation>没有张量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and others</source>
        <translation>“%1”等</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Expected a tensor &quot;%1&quot;, or another one that &quot;Imported attention&quot; in Help (F1) lists, found %2.</source>
        <translation>应有张量“%1”，或帮助 (F1) 中“Imported attention”列出的其他张量；实为：%2。</translation>
    </message>
    <message>
        <source>There are %1 offsets for %2 tokens.</source>
        <translation>%2 个词元有 %1 个偏移。</translation>
    </message>
    <message>
        <source>Expected at most %1 patches, found %2 rows and %3 columns.</source>
        <translation>最多 %1 个图像块，实为 %2 行 %3 列。</translation>
    </message>
    <message>
        <source>Expected ascending tokens, none of them twice.</source>
        <translation>词元应递增且不重复。</translation>
    </message>
    <message>
        <source>Two entries describe the same kind and stage.</source>
        <translation>两项描述了相同的类型和阶段。</translation>
    </message>
    <message>
        <source>Expected [begin, end], found a list of %1.</source>
        <translation>应为 [开始, 结束]，实为 %1 项的列表。</translation>
    </message>
    <message>
        <source>Expected [begin, end], found an end before the beginning.</source>
        <translation>应为 [开始, 结束]，实际结束在开始之前。</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: %1 bytes should follow here, and %2 are left.</source>
        <translation>文件被截断或已损坏：此处之后应有 %1 字节，只剩 %2 字节。</translation>
    </message>
    <message>
        <source>Expected a capture, with &quot;headlight_capture&quot; in the metadata of its tensors.</source>
        <translation>应为捕获文件，其张量的元数据中有“headlight_capture”。</translation>
    </message>
    <message>
        <source>Expected [begin, end] among the %1 bytes of the text, found [%2, %3].</source>
        <translation>应为文本 %1 字节内的 [开始, 结束]，实为 [%2, %3]。</translation>
    </message>
    <message>
        <source>Expected one entry for each of the %1 tokens, found %2 %3.</source>
        <translation>%1 个词元应各有一项，实为 %2 个 %3。</translation>
    </message>
    <message>
        <source>Expected [rows, columns], found a list of %1.</source>
        <translation>应为 [行, 列]，实为 %1 项的列表。</translation>
    </message>
    <message>
        <source>Expected one token for each of the %1 patches of the grid, found %2.</source>
        <translation>网格的 %1 个图像块应各有一个词元，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected at least one token, found an empty list.</source>
        <translation>至少应有一个词元，实为空列表。</translation>
    </message>
    <message>
        <source>Two sequences are called &quot;%1&quot;.</source>
        <translation>两个序列都名为“%1”。</translation>
    </message>
    <message>
        <source>Expected at least one sequence of tokens, found an empty list.</source>
        <translation>至少应有一个词元序列，实为空列表。</translation>
    </message>
    <message>
        <source>Expected numbers of type %1, found %2.</source>
        <translation>应为类型 %1 的数，实为 %2。</translation>
    </message>
    <message>
        <source>BOOL or U8</source>
        <translation>BOOL 或 U8</translation>
    </message>
    <message>
        <source>F32, F16 or BF16</source>
        <translation>F32、F16 或 BF16</translation>
    </message>
    <message>
        <source>The tensor is missing; the layer &quot;%1&quot; of the metadata needs it.</source>
        <translation>缺少此张量；元数据中的层“%1”需要它。</translation>
    </message>
    <message>
        <source>Expected a tensor [heads, tokens, head size], none of them 0, found %1.</source>
        <translation>应为张量 [头, 词元, 头大小]，且均不为 0，实为 %1。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Expected the shape %1, found %2.</source>
        <translation>形状应为 %1，实为 %2。</translation>
    </message>
    <message>
        <source>Expected a number of key heads that divides the %1 heads of the queries, found %2.</source>
        <translation>键头数应整除查询的 %1 个头，实为 %2。</translation>
    </message>
    <message>
        <source>Expected vectors of %1 numbers, as the queries have, found %2.</source>
        <translation>向量应与查询一样有 %1 个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected the shape [%1, %2, value size], found %3.</source>
        <translation>形状应为 [%1, %2, 值大小]，实为 %3。</translation>
    </message>
    <message>
        <source>There are %1 keys, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>有 %1 个键，而序列“%2”有 %3 个词元。</translation>
    </message>
    <message>
        <source>There are %1 queries, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>有 %1 个查询，而序列“%2”有 %3 个词元。</translation>
    </message>
    <message>
        <source>Expected false, because queries and keys are of different sequences; found true.</source>
        <translation>应为 false，因为查询和键属于不同序列；实为 true。</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is there twice: &quot;%3&quot; and &quot;%4&quot;.</source>
        <translation>%2 的第 %1 层出现两次：“%3”和“%4”。</translation>
    </message>
    <message>
        <source>The layers &quot;%1&quot; and &quot;%2&quot; of %3 must have the same sequences and as many queries and keys.</source>
        <translation>%3 的层“%1”和“%2”的序列以及查询数和键数应相同。</translation>
    </message>
    <message>
        <source>No layer of the metadata is called &quot;%1&quot;.</source>
        <translation>元数据中没有名为“%1”的层。</translation>
    </message>
    <message>
        <source>Two layers are called &quot;%1&quot;.</source>
        <translation>两个层都名为“%1”。</translation>
    </message>
    <message>
        <source>Expected at least one layer, found an empty list.</source>
        <translation>至少应有一层，实为空列表。</translation>
    </message>
    <message>
        <source>Version %1 is not supported; supported versions: 1, 2.</source>
        <translation>不支持版本 %1；支持的版本：1、2。</translation>
    </message>
    <message>
        <source>--checkpoint: expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Leave the option out, or choose such a folder.</source>
        <translation>--checkpoint：应为检查点文件夹，其中有 step1000 或 checkpoint-500 这样含 config.json 的子文件夹，实为没有。请去掉此选项，或选择这样的文件夹。</translation>
    </message>
    <message>
        <source>--checkpoint: expected first, last, a step, or one of %1, found &quot;%2&quot;.</source>
        <translation>--checkpoint：应为 first、last、步数或 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>The object has more members than any configuration.</source>
        <translation>对象的成员比任何配置都多。</translation>
    </message>
    <message>
        <source>The configuration lacks this member: %1.</source>
        <translation>配置缺少此成员：%1。</translation>
    </message>
    <message>
        <source>Expected a list of %1 numbers, found one of %2.</source>
        <translation>应为 %1 个数的列表，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected whole numbers as keys, as in {&quot;0&quot;: &quot;A&quot;}, found &quot;%1&quot;.</source>
        <translation>键应为整数，如 {&quot;0&quot;: &quot;A&quot;}，实为“%1”。</translation>
    </message>
    <message>
        <source>The number %1 is given twice.</source>
        <translation>数 %1 出现两次。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Expected a regular file.</source>
        <translation>应为普通文件。</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>The file cannot be examined</source>
        <translation>无法检查文件</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>The file was changed while the model was open. Open the model again.</source>
        <translation>模型打开期间文件被更改。请重新打开模型。</translation>
    </message>
    <message>
        <source>There is no config.json here. Choose the folder of a Hugging Face model.</source>
        <translation>这里没有 config.json。请选择 Hugging Face 模型的文件夹。</translation>
    </message>
    <message>
        <source>The file contains a vocabulary but no weights, so no model can be run.</source>
        <translation>文件只有词表而没有权重，无法运行模型。</translation>
    </message>
    <message>
        <source>Expected the name of a snapshot in the file.</source>
        <translation>文件中应为快照的名称。</translation>
    </message>
    <message>
        <source>The folder holds several GGUF files. Choose one of them, %1 for example.</source>
        <translation>文件夹中有多个 GGUF 文件。请选择其中一个，例如 %1。</translation>
    </message>
    <message>
        <source>The snapshot %1 that refs/main names is not there. Download the model again.</source>
        <translation>refs/main 所指的快照 %1 不存在。请重新下载模型。</translation>
    </message>
    <message>
        <source>The folder of the cache contains no snapshot. Download the model again.</source>
        <translation>缓存文件夹中没有快照。请重新下载模型。</translation>
    </message>
    <message>
        <source>The folder holds several snapshots and no refs/main. Choose one of the folders in &quot;snapshots&quot;.</source>
        <translation>文件夹中有多个快照而没有 refs/main。请选择“snapshots”中的一个文件夹。</translation>
    </message>
    <message>
        <source>The path cannot be followed: %1.</source>
        <translation>无法沿此路径访问：%1。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有这样的文件或文件夹。</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder.</source>
        <translation>这既不是文件也不是文件夹。</translation>
    </message>
    <message>
        <source>The cryptographic library could not compute a SHA-256 hash.</source>
        <translation>加密库无法计算 SHA-256 哈希。</translation>
    </message>
    <message>
        <source>The file claims %1 tensors; at most %2 are read.</source>
        <translation>文件声称有 %1 个张量；最多读取 %2 个。</translation>
    </message>
    <message>
        <source>The file claims %1 keys of metadata; at most %2 are read.</source>
        <translation>文件声称有 %1 个元数据键；最多读取 %2 个。</translation>
    </message>
    <message>
        <source>This is not a GGUF file: it does not begin with &quot;GGUF&quot;.</source>
        <translation>这不是 GGUF 文件：开头不是“GGUF”。</translation>
    </message>
    <message>
        <source>The file is written for big-endian machines. Convert it with gguf-py&apos;s gguf_convert_endian.py.</source>
        <translation>此文件是为大端机器写的。请用 gguf-py 的 gguf_convert_endian.py 转换。</translation>
    </message>
    <message>
        <source>GGUF version %1 is not supported; supported versions: 2, 3. Convert or download the model again.</source>
        <translation>不支持 GGUF 版本 %1；支持的版本：2、3。请重新转换或下载模型。</translation>
    </message>
    <message>
        <source>A name is empty.</source>
        <translation>有名称为空。</translation>
    </message>
    <message>
        <source>A name claims %1 bytes; at most %2 are possible.</source>
        <translation>有名称声称 %1 字节；最多 %2 字节。</translation>
    </message>
    <message>
        <source>A name is not UTF-8 text.</source>
        <translation>有名称不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>The value has the unknown type %1.</source>
        <translation>值的类型 %1 未知。</translation>
    </message>
    <message>
        <source>Lists of lists are not supported.</source>
        <translation>不支持列表的列表。</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: a value of %1 elements does not fit into the %2 bytes that are left.</source>
        <translation>文件被截断或已损坏：%1 个元素的值放不进剩余的 %2 字节。</translation>
    </message>
    <message>
        <source>Expected a whole number of the type u32, found %1.</source>
        <translation>应为 u32 类型的整数，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a power of two from 8 to 1048576, found %1.</source>
        <translation>应为 8 到 1048576 的 2 的幂，实为 %1。</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions; at most 4 are possible.</source>
        <translation>张量有 %1 维；最多 4 维。</translation>
    </message>
    <message>
        <source>A dimension of the tensor is %1.</source>
        <translation>张量的一个维度为 %1。</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which is not supported.</source>
        <translation>张量的类型 %1 不受支持。</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which was removed from the format. Convert or download the model again.</source>
        <translation>张量的类型 %1 已从格式中移除。请重新转换或下载模型。</translation>
    </message>
    <message>
        <source>A tensor of the shape %1 is too large to exist.</source>
        <translation>形状 %1 的张量过大，不可能存在。</translation>
    </message>
    <message>
        <source>The tensor&apos;s rows have %1 values, which blocks of %2 (%3) do not fill.</source>
        <translation>张量的行有 %1 个值，不能填满 %2 个值的块 (%3)。</translation>
    </message>
    <message>
        <source>The tensor&apos;s offset %1 is not a multiple of %2.</source>
        <translation>张量的偏移 %1 不是 %2 的倍数。</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor&apos;s %1 bytes at offset %2 of the data end beyond it. Download or copy the file again.</source>
        <translation>文件被截断或已损坏：张量位于数据偏移 %2 处的 %1 字节超出末尾。请重新下载或复制文件。</translation>
    </message>
    <message>
        <source>Two tensors have this name.</source>
        <translation>两个张量同用此名称。</translation>
    </message>
    <message>
        <source>The tensor overlaps &quot;%1&quot;.</source>
        <translation>张量与“%1”重叠。</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported; supported types: %2.</source>
        <translation>不支持类型 %1 的权重；支持的类型：%2。</translation>
    </message>
    <message>
        <source>The metadata has this key twice.</source>
        <translation>元数据中此键出现两次。</translation>
    </message>
    <message>
        <source>Expected a text, found %1.</source>
        <translation>应为文本，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a number, found %1.</source>
        <translation>应为数字，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a finite number.</source>
        <translation>应为有限的数。</translation>
    </message>
    <message>
        <source>Expected true or false, found %1.</source>
        <translation>应为 true 或 false，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a list of texts, found %1.</source>
        <translation>应为文本列表，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a list of whole numbers, found %1.</source>
        <translation>应为整数列表，实为 %1。</translation>
    </message>
    <message>
        <source>Expected a list of numbers, found %1.</source>
        <translation>应为数字列表，实为 %1。</translation>
    </message>
    <message>
        <source>A number of the list is NaN or infinite.</source>
        <translation>列表中有数为 NaN 或无穷大。</translation>
    </message>
    <message>
        <source>The file says that the model has %1 parts, and its name says %2.</source>
        <translation>文件称模型有 %1 部分，而文件名称 %2。</translation>
    </message>
    <message>
        <source>The file says that it is part %1, and its name says %2.</source>
        <translation>文件称自己是第 %1 部分，而文件名称 %2。</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into the folder of the others.</source>
        <translation>缺少模型的一部分：%1。请下载到其他部分所在的文件夹。</translation>
    </message>
    <message>
        <source>The parts should hold %1 tensors, and hold %2.</source>
        <translation>各部分应有 %1 个张量，实有 %2 个。</translation>
    </message>
    <message>
        <source>The file is a part of a model, but its name does not say which. Name the parts NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf and so on.</source>
        <translation>此文件是模型的一部分，但文件名未说明是哪一部分。请将各部分命名为 NAME-00001-of-00002.gguf、NAME-00002-of-00002.gguf 等。</translation>
    </message>
    <message>
        <source>Two of the model&apos;s files hold a tensor of this name.</source>
        <translation>模型的两个文件都有此名称的张量。</translation>
    </message>
    <message>
        <source>The header of the array lacks %1.</source>
        <translation>数组的头部缺少 %1。</translation>
    </message>
    <message>
        <source>The header of the array has no simple number type.</source>
        <translation>数组的头部没有简单的数字类型。</translation>
    </message>
    <message>
        <source>The header of the array does not state the order of its numbers.</source>
        <translation>数组的头部未说明数字的顺序。</translation>
    </message>
    <message>
        <source>The header of the array has no shape.</source>
        <translation>数组的头部没有形状。</translation>
    </message>
    <message>
        <source>The header of the array has an impossible shape.</source>
        <translation>数组头部的形状不可能存在。</translation>
    </message>
    <message>
        <source>This is not a NumPy array, or it is truncated.</source>
        <translation>这不是 NumPy 数组，或已被截断。</translation>
    </message>
    <message>
        <source>Version %1 of NumPy&apos;s arrays is newer than this program.</source>
        <translation>NumPy 数组版本 %1 比本程序新。</translation>
    </message>
    <message>
        <source>The header of the array is truncated.</source>
        <translation>数组的头部被截断。</translation>
    </message>
    <message>
        <source>This is not an .npz file (a zip file of arrays), or it is truncated.</source>
        <translation>这不是 .npz 文件（含数组的 zip 文件），或已被截断。</translation>
    </message>
    <message>
        <source>The zip file is encrypted.</source>
        <translation>zip 文件已加密。</translation>
    </message>
    <message>
        <source>The zip file is compressed in a way that NumPy does not write.</source>
        <translation>zip 文件的压缩方式不是 NumPy 所用的。</translation>
    </message>
    <message>
        <source>The zip file lists a member twice, or has too many members.</source>
        <translation>zip 文件中有成员重复，或成员过多。</translation>
    </message>
    <message>
        <source>Expected the CRC-32 that the zip file&apos;s directory gives for this member, found another: its bytes were changed after the file was written. Copy or save the file again.</source>
        <translation>CRC-32 应与 zip 目录中此成员的一致，实际不同：文件写成后其字节被更改。请重新复制或保存文件。</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged.</source>
        <translation>zip 文件的这一部分已损坏。</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged or truncated.</source>
        <translation>zip 文件的这一部分已损坏或被截断。</translation>
    </message>
    <message>
        <source>There is no such array.</source>
        <translation>没有这样的数组。</translation>
    </message>
    <message>
        <source>The array has numbers of type &apos;%1&apos;. Convert them with .astype(&quot;float32&quot;) before they are saved.</source>
        <translation>数组的数字类型为 &apos;%1&apos;。请在保存前用 .astype(&quot;float32&quot;) 转换。</translation>
    </message>
    <message>
        <source>The array is stored column by column. Convert it with np.ascontiguousarray before it is saved.</source>
        <translation>数组按列存储。请在保存前用 np.ascontiguousarray 转换。</translation>
    </message>
    <message>
        <source>The array does not have as many numbers as its shape %1 says.</source>
        <translation>数组的数字个数与其形状 %1 不符。</translation>
    </message>
    <message>
        <source>The arrays of this file are more than twenty times as large as the file. Save them uncompressed, with np.savez.</source>
        <translation>此文件中的数组比文件大二十多倍。请用 np.savez 不压缩保存。</translation>
    </message>
    <message>
        <source>This part of the zip file is larger than it may be.</source>
        <translation>zip 文件的这一部分超过允许的大小。</translation>
    </message>
    <message>
        <source>The zip file could not be written.</source>
        <translation>无法写入 zip 文件。</translation>
    </message>
    <message>
        <source>There is not enough memory to write a zip file.</source>
        <translation>内存不足，无法写入 zip 文件。</translation>
    </message>
    <message>
        <source>The file is too short to be a safetensors file: it has %1 bytes.</source>
        <translation>文件太短，不可能是 safetensors 文件：只有 %1 字节。</translation>
    </message>
    <message>
        <source>This is not a safetensors file, or it is damaged: its header claims %1 bytes, and at most 100 MB are allowed.</source>
        <translation>这不是 safetensors 文件，或已损坏：头部声称 %1 字节，最多允许 100 MB。</translation>
    </message>
    <message>
        <source>The file is truncated: its header should have %1 bytes, and %2 are there. Download or copy the file again.</source>
        <translation>文件被截断：头部应有 %1 字节，实有 %2 字节。请重新下载或复制文件。</translation>
    </message>
    <message>
        <source>The safetensors header does not start with &apos;{&apos;.</source>
        <translation>safetensors 头部不以 &apos;{&apos; 开头。</translation>
    </message>
    <message>
        <source>The file lists more tensors than any model has: at most %1 are read.</source>
        <translation>文件列出的张量比任何模型都多：最多读取 %1 个。</translation>
    </message>
    <message>
        <source>The header has two members with this name.</source>
        <translation>头部有两个同名成员。</translation>
    </message>
    <message>
        <source>There is more metadata than any model has.</source>
        <translation>元数据比任何模型都多。</translation>
    </message>
    <message>
        <source>The header has this metadata twice.</source>
        <translation>头部中此元数据出现两次。</translation>
    </message>
    <message>
        <source>The tensor has this member twice.</source>
        <translation>张量中此成员出现两次。</translation>
    </message>
    <message>
        <source>The format has no such member; members: dtype, shape, data_offsets.</source>
        <translation>格式中没有此成员；成员有：dtype、shape、data_offsets。</translation>
    </message>
    <message>
        <source>The tensor lacks its dtype, shape or data_offsets.</source>
        <translation>张量缺少 dtype、shape 或 data_offsets。</translation>
    </message>
    <message>
        <source>There are more data types than any file has.</source>
        <translation>数据类型比任何文件都多。</translation>
    </message>
    <message>
        <source>The tensor has more than 16 dimensions.</source>
        <translation>张量超过 16 维。</translation>
    </message>
    <message>
        <source>The tensor ends before it begins.</source>
        <translation>张量的结束在开始之前。</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor should end at byte %1 of the data, which has %2 bytes. Download or copy the file again.</source>
        <translation>文件被截断或已损坏：张量应在数据的字节 %1 处结束，而数据只有 %2 字节。请重新下载或复制文件。</translation>
    </message>
    <message>
        <source>The shape %1 is too large to exist.</source>
        <translation>形状 %1 过大，不可能存在。</translation>
    </message>
    <message>
        <source>A tensor of shape %1 and type %2 does not have %3 bytes.</source>
        <translation>形状 %1、类型 %2 的张量不是 %3 字节。</translation>
    </message>
    <message>
        <source>The tensor&apos;s bytes overlap with those of another.</source>
        <translation>张量的字节与另一张量重叠。</translation>
    </message>
    <message>
        <source>The bytes before this tensor belong to no tensor.</source>
        <translation>此张量之前的字节不属于任何张量。</translation>
    </message>
    <message>
        <source>The bytes at the end of the file belong to no tensor.</source>
        <translation>文件末尾的字节不属于任何张量。</translation>
    </message>
    <message>
        <source>Two tensors to be written have this name.</source>
        <translation>两个要写入的张量同用此名称。</translation>
    </message>
    <message>
        <source>The tensor to be written has %1 values and not the %2 of its shape %3.</source>
        <translation>要写入的张量有 %1 个值，而其形状 %3 应有 %2 个。</translation>
    </message>
    <message>
        <source>The index has two weight maps.</source>
        <translation>索引中有两个 weight_map。</translation>
    </message>
    <message>
        <source>The weight map names a file that is not in the model&apos;s folder.</source>
        <translation>weight_map 中有不在模型文件夹内的文件。</translation>
    </message>
    <message>
        <source>The index names no tensors.</source>
        <translation>索引中没有张量。</translation>
    </message>
    <message>
        <source>The weight map names this tensor twice.</source>
        <translation>weight_map 中此张量出现两次。</translation>
    </message>
    <message>
        <source>The weight map names more files than any model has.</source>
        <translation>weight_map 中的文件比任何模型都多。</translation>
    </message>
    <message>
        <source>%1 holds TensorFlow weights, which are not read.</source>
        <translation>%1 是 TensorFlow 权重，无法读取。</translation>
    </message>
    <message>
        <source>%1 holds Flax weights, which are not read.</source>
        <translation>%1 是 Flax 权重，无法读取。</translation>
    </message>
    <message>
        <source>%1 holds an ONNX graph, which is not read.</source>
        <translation>%1 是 ONNX 图，无法读取。</translation>
    </message>
    <message>
        <source>%1 is a GGUF file; open that file itself.</source>
        <translation>%1 是 GGUF 文件；请直接打开该文件。</translation>
    </message>
    <message>
        <source>%1 is a pickle: a Python program that could do anything when opened, so it is never read.</source>
        <translation>%1 是 pickle：打开时可能执行任意操作的 Python 程序，因此从不读取。</translation>
    </message>
    <message>
        <source>Expected a file model.safetensors, found %1. If it holds the whole model, rename it.</source>
        <translation>应有文件 model.safetensors，实际为 %1。如果它包含整个模型，请重命名。</translation>
    </message>
    <message>
        <source>The weights are not in safetensors files. %1 Convert it once with Python: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); for a model with a head, take its class instead of AutoModel.</source>
        <translation>权重不在 safetensors 文件中。%1请用 Python 转换一次：from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True)；带任务头的模型请用其类代替 AutoModel。</translation>
    </message>
    <message>
        <source>There are no weights here: model.safetensors is missing.</source>
        <translation>这里没有权重：缺少 model.safetensors。</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into this folder.</source>
        <translation>缺少模型的一部分：%1。请下载到此文件夹。</translation>
    </message>
    <message>
        <source>The index says that %1 holds this tensor, but it does not.</source>
        <translation>索引称 %1 含有此张量，但实际没有。</translation>
    </message>
    <message>
        <source>Expected %1, as in vision_config of the model&apos;s config.json; found %2.</source>
        <translation>应为 %1，与模型 config.json 的 vision_config 一致；实为 %2。</translation>
    </message>
    <message>
        <source>Expected no more pixels for the smallest image (shortest_edge or min_pixels) than for the largest (longest_edge or max_pixels); found %1 and %2.</source>
        <translation>最小图像 (shortest_edge 或 min_pixels) 的像素不应多于最大图像 (longest_edge 或 max_pixels)；实为 %1 和 %2。</translation>
    </message>
    <message>
        <source>Expected an image at most %1 times as long as wide, found one of %2. Crop the image.</source>
        <translation>图像的长最多为宽的 %1 倍，实为 %2。请裁剪图像。</translation>
    </message>
    <message>
        <source>Expected an image whose sides are multiples of %1 pixels, because do_resize in preprocessor_config.json is false; found one of %2. Resize the image, or set do_resize to true.</source>
        <translation>由于 preprocessor_config.json 中 do_resize 为 false，图像的边应为 %1 像素的倍数；实为 %2。请调整图像大小，或将 do_resize 设为 true。</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels, found one that becomes %3. Set a smaller longest_edge in preprocessor_config.json, or crop the image.</source>
        <translation>图像最多 %1 个 %2 x %2 像素的图像块，实际变为 %3。请在 preprocessor_config.json 中设置更小的 longest_edge，或裁剪图像。</translation>
    </message>
    <message>
        <source>Expected at least size.longest_edge on both sides, which is %1; found %2 x %3.</source>
        <translation>两边至少为 size.longest_edge，即 %1；实为 %2 x %3。</translation>
    </message>
    <message>
        <source>Expected %1 numbers, one a channel of the model; found %2.</source>
        <translation>应为 %1 个数，模型每个通道一个；实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected at most %1 colors, found %2.</source>
        <translation>最多 %1 种颜色，实为 %2 种。</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes too large: preprocessor_config.json asks for %3 pixels on its shorter side, so that the longer one has %4; at most %5 pixels are resized to. Crop the image, or set a smaller size.</source>
        <translation>%1 x %2 像素的图像会变得过大：preprocessor_config.json 要求短边 %3 像素，因此长边为 %4；最多 %5 像素。请裁剪图像或设置更小的尺寸。</translation>
    </message>
    <message>
        <source>The image has no pixels.</source>
        <translation>图像没有像素。</translation>
    </message>
    <message>
        <source>The model reads %1 x %2 pixels, each a token, and preprocessor_config.json makes %3 x %4.</source>
        <translation>模型读取 %1 x %2 像素，每个像素一个词元，而 preprocessor_config.json 得到 %3 x %4。</translation>
    </message>
    <message>
        <source>The image becomes %1 x %2 pixels, and pad_size of preprocessor_config.json has %3 x %4. Crop the image, or set a larger pad_size.</source>
        <translation>图像变为 %1 x %2 像素，而 preprocessor_config.json 的 pad_size 为 %3 x %4。请裁剪图像或设置更大的 pad_size。</translation>
    </message>
    <message>
        <source>Expected %1 colors of a picture, found %2.</source>
        <translation>应为图像的 %1 个颜色，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected colors from 0 to %1, found %2.</source>
        <translation>颜色应为 0 到 %1，实为 %2。</translation>
    </message>
    <message>
        <source>Expected %1 pixels, as the model&apos;s tiles have; found %2.</source>
        <translation>应与模型的图块一样为 %1 像素；实为 %2。</translation>
    </message>
    <message>
        <source>Expected a length that gives fewer than %1 tiles of %2 pixels a side; found %3.</source>
        <translation>长度应使边长 %2 像素的图块少于 %1 个；实为 %3。</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes %3 tiles; at most %4 are read. Crop the image, or make it smaller.</source>
        <translation>%1 x %2 像素的图像分成 %3 个图块；最多读取 %4 个。请裁剪或缩小图像。</translation>
    </message>
    <message>
        <source>Expected the patch_size of vision_config in the model&apos;s config.json, found %1.</source>
        <translation>应为模型 config.json 中 vision_config 的 patch_size，实为 %1。</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels that fill it, because do_resize in preprocessor_config.json is false; found one of %3 x %4 pixels. Resize the image, or set do_resize to true.</source>
        <translation>由于 preprocessor_config.json 中 do_resize 为 false，图像应由最多 %1 个 %2 x %2 像素的图像块填满；实为 %3 x %4 像素。请调整图像大小，或将 do_resize 设为 true。</translation>
    </message>
    <message>
        <source>Expected height and width of the model&apos;s pages, or a list of width and height.</source>
        <translation>应为模型页面的高和宽，或宽和高的列表。</translation>
    </message>
    <message>
        <source>Expected a list of heights and widths in pixels.</source>
        <translation>应为以像素计的高和宽的列表。</translation>
    </message>
    <message>
        <source>Expected multiples of the tiles&apos; %1 x %2 pixels; found %3 x %4.</source>
        <translation>应为图块 %1 x %2 像素的倍数；实为 %3 x %4。</translation>
    </message>
    <message>
        <source>Expected fewer than %1 tiles; found %2 x %3.</source>
        <translation>图块应少于 %1 个；实为 %2 x %3。</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>缺少此字段。</translation>
    </message>
    <message>
        <source>This field is given twice.</source>
        <translation>此字段出现两次。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Expected a list of at most %1, found %2.</source>
        <translation>列表最多 %1 项，实为 %2 项。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 bytes, found %2.</source>
        <translation>文本最多 %1 字节，实为 %2 字节。</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a %1 (a JSON object)</source>
        <translation>%1（JSON 对象）</translation>
    </message>
    <message>
        <source>This %1 has %2 bytes; at most %3 MiB are read.</source>
        <translation>此文件 (%1) 有 %2 字节；最多读取 %3 MiB。</translation>
    </message>
    <message>
        <source>There is not enough memory to read this %1.</source>
        <translation>内存不足，无法读取此文件 (%1)。</translation>
    </message>
    <message>
        <source>This %1 is not valid JSON (%2): it is damaged, truncated or of another format.</source>
        <translation>此文件 (%1) 不是有效的 JSON (%2)：已损坏、被截断或为其他格式。</translation>
    </message>
    <message>
        <source>Expected more than a quarter of num_buckets, which is %1; found %2.</source>
        <translation>应大于 num_buckets（即 %1）的四分之一；实为 %2。</translation>
    </message>
    <message>
        <source>The weights of this model cannot be replaced: they are products over landmarks, not a softmax of scores. Use zero or mean ablation.</source>
        <translation>此模型的权重无法替换：它们是地标上的乘积，而不是分数的 softmax。请使用零消融或均值消融。</translation>
    </message>
    <message>
        <source>Expected one for each of the %1 layers, found %2.</source>
        <translation>%1 层应各有一个，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected even numbers.</source>
        <translation>应为偶数。</translation>
    </message>
    <message>
        <source>Expected room for at least one token in a key/value cache.</source>
        <translation>键值缓存应至少容纳一个词元。</translation>
    </message>
    <message>
        <source>The key/value cache belongs to another model.</source>
        <translation>键值缓存属于另一个模型。</translation>
    </message>
    <message>
        <source>The key/value cache has room for %1 tokens, not for %2.</source>
        <translation>键值缓存可容纳 %1 个词元，而不是 %2 个。</translation>
    </message>
    <message>
        <source>--head: expected a head from 0 to %1, found %2.</source>
        <translation>--head：应为 0 到 %1 的头，实为 %2。</translation>
    </message>
    <message>
        <source>Attention with global tokens has two sets of queries, keys and values; matrices are shown of attention with one.</source>
        <translation>带全局词元的注意力有两组查询、键和值；只显示一组的注意力的矩阵。</translation>
    </message>
    <message>
        <source>Latent attention makes keys and values in two steps, of a short vector for each token; matrices are shown of attention that makes them in one.</source>
        <translation>潜在注意力由每个词元的短向量分两步得到键和值；只显示一步得到它们的注意力的矩阵。</translation>
    </message>
    <message>
        <source>Gates multiply what the heads of this attention give; matrices are shown of attention without gates.</source>
        <translation>此注意力的头输出会乘以门控；只显示无门控注意力的矩阵。</translation>
    </message>
    <message>
        <source>Queries of this attention continue with terms for rows and columns of the image; matrices are shown of attention whose queries are projections alone.</source>
        <translation>此注意力的查询还包含图像行和列的项；只显示查询仅为投影的注意力的矩阵。</translation>
    </message>
    <message>
        <source>Queries and keys of this attention are made of states and of where they stand, values of states alone; matrices are shown of attention that makes all three of the same.</source>
        <translation>此注意力的查询和键由状态及其位置得到，值只由状态得到；只显示三者来源相同的注意力的矩阵。</translation>
    </message>
    <message>
        <source>Attention over landmarks is not softmax(Q K^T) V; matrices are shown of attention that is.</source>
        <translation>地标注意力不是 softmax(Q K^T) V；只显示为此形式的注意力的矩阵。</translation>
    </message>
    <message>
        <source>Expected an image, a text or both to run the model on, found neither.</source>
        <translation>运行模型应有图像、文本或两者，实为都没有。</translation>
    </message>
    <message>
        <source>This model compares images and texts and does not generate text.</source>
        <translation>此模型比较图像和文本，不生成文本。</translation>
    </message>
    <message>
        <source>The configuration lacks this section.</source>
        <translation>配置缺少此部分。</translation>
    </message>
    <message>
        <source>This model has no second sentence: all token types must be 0.</source>
        <translation>此模型没有第二句：所有词元类型应为 0。</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 hidden_sizes, found %2.</source>
        <translation>%1 个 hidden_sizes 应各有一个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected multiples of %1, found %2.</source>
        <translation>应为 %1 的倍数，实为 %2。</translation>
    </message>
    <message>
        <source>Expected the name of a stage, &quot;stage1&quot; to &quot;stage%1&quot;, as the last one; found &quot;%2&quot;.</source>
        <translation>最后一项应为阶段名称，“stage1”到“stage%1”；实为“%2”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: bottleneck, basic.</source>
        <translation>不支持“%1”；此处支持：bottleneck、basic。</translation>
    </message>
    <message>
        <source>Residual networks are supported with &quot;relu&quot; only.</source>
        <translation>残差网络只支持“relu”。</translation>
    </message>
    <message>
        <source>An encoder does not generate text: it reads a whole text at once.</source>
        <translation>编码器不生成文本：它一次读取整段文本。</translation>
    </message>
    <message>
        <source>Expected a target of at least one token, its first, found none.</source>
        <translation>目标至少应有一个词元（第一个），实为没有。</translation>
    </message>
    <message>
        <source>--layer: this layer has no attention but a %1 in its place, and so no matrices; choose another layer.</source>
        <translation>--layer：此层没有注意力，取而代之的是 %1，因此没有矩阵；请选择其他层。</translation>
    </message>
    <message>
        <source>There is no token %1 to trace; the input has %2 tokens.</source>
        <translation>没有可追踪的词元 %1；输入有 %2 个词元。</translation>
    </message>
    <message>
        <source>There is no token %1 to compute logits for; the input has %2 tokens.</source>
        <translation>没有要计算 logits 的词元 %1；输入有 %2 个词元。</translation>
    </message>
    <message>
        <source>Expected an image of %1 pixels, found one of %2 pixels; the model&apos;s preprocessor_config.json should say the model&apos;s size.</source>
        <translation>图像应为 %1 像素，实为 %2 像素；模型的 preprocessor_config.json 应写明模型的尺寸。</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads tiles of %2 channels.</source>
        <translation>图像值的形状为 %1，而此模型读取 %2 通道的图块。</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles of an image, found %2.</source>
        <translation>一幅图像最多 %1 个图块，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected %1 tiles of an image, %2; found %3.</source>
        <translation>应为图像的 %1 个图块（%2）；实为 %3 个。</translation>
    </message>
    <message>
        <source>Expected the patches of an image, [patches, %1], found values of the shape %2.</source>
        <translation>应为图像块 [图像块, %1]，实为形状 %2 的值。</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (image_grid_thw), multiples of %1 that make %2 patches, of which there are at most %3; found %4 and %5.</source>
        <translation>应为图像块的行数和列数 (image_grid_thw)，均为 %1 的倍数，共 %2 个图像块，最多 %3 个；实为 %4 和 %5。</translation>
    </message>
    <message>
        <source>Expected an image in one of the grids of image_grid_pinpoints in config.json (%1), found %2; the model&apos;s preprocessor_config.json should list the same grids.</source>
        <translation>图像应为 config.json 中 image_grid_pinpoints 的网格之一（%1），实为 %2；模型的 preprocessor_config.json 应列出相同的网格。</translation>
    </message>
    <message>
        <source>Expected the size of the image that the tiles were cut from (image_sizes), found none.</source>
        <translation>应有切分图块的图像的尺寸 (image_sizes)，实为没有。</translation>
    </message>
    <message>
        <source>%1 tokens of an image (id %2)</source>
        <translation>%1 个图像词元 (id %2)</translation>
    </message>
    <message>
        <source>Expected %1 in the text, %2; found %3.</source>
        <translation>文本中应有 %1，%2；实为 %3。</translation>
    </message>
    <message>
        <source>because there is no image</source>
        <translation>因为没有图像</translation>
    </message>
    <message>
        <source>as many as the image has</source>
        <translation>与图像的数目相同</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole image at once.</source>
        <translation>此模型不生成文本：它一次读取整幅图像。</translation>
    </message>
    <message>
        <source>Only the states of a single layer are supported, found a list.</source>
        <translation>只支持单个层的状态，实为列表。</translation>
    </message>
    <message>
        <source>0 only</source>
        <translation>只有 0</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 到 %1</translation>
    </message>
    <message>
        <source>A painted weight lies at query %1 and key %2; tokens count from 0.</source>
        <translation>有绘制的权重位于查询 %1、键 %2；词元从 0 计数。</translation>
    </message>
    <message>
        <source>A painted weight must lie between 0 and 1; found %1.</source>
        <translation>绘制的权重应在 0 到 1 之间；实为 %1。</translation>
    </message>
    <message>
        <source>The scores of this attention do not depend on positions, so there are no positions to leave out.</source>
        <translation>此注意力的分数不依赖位置，因此没有可去掉的位置。</translation>
    </message>
    <message>
        <source>Channels have no order, so there is no previous channel: choose another pattern.</source>
        <translation>通道没有顺序，因此没有前一个通道：请选择其他模式。</translation>
    </message>
    <message>
        <source>The query of this attention is learned and not a patch, so it has no own or previous patch: choose another pattern.</source>
        <translation>此注意力的查询是学习得到的而不是图像块，因此没有自身或前一个图像块：请选择其他模式。</translation>
    </message>
    <message>
        <source>The previous patch may lie in another window, where it is masked: choose another pattern.</source>
        <translation>前一个图像块可能在另一窗口中并被掩码：请选择其他模式。</translation>
    </message>
    <message>
        <source>This attention attends to another text, which does not contain the query or its previous token: choose another pattern.</source>
        <translation>此注意力关注另一段文本，其中没有该查询及其前一个词元：请选择其他模式。</translation>
    </message>
    <message>
        <source>The temperature of a head must be more than 0 and finite; found %1.</source>
        <translation>头的温度应大于 0 且有限；实为 %1。</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; layers count from 0.</source>
        <translation>没有可干预的第 %1 层；层从 0 计数。</translation>
    </message>
    <message>
        <source>There is no head %1 to intervene on; layer %2 has the heads %3.</source>
        <translation>没有可干预的头 %1；第 %2 层有头 %3。</translation>
    </message>
    <message>
        <source>Layer %1 has no attention to intervene on but a %2 in its place; choose another layer.</source>
        <translation>第 %1 层没有可干预的注意力，取而代之的是 %2；请选择其他层。</translation>
    </message>
    <message>
        <source>This model has no stages to intervene on: leave stage%1/ out.</source>
        <translation>此模型没有可干预的阶段：请去掉 stage%1/。</translation>
    </message>
    <message>
        <source>The layers of this model are counted in each of its stages: name the stage, as in %1; the model has the stages %2.</source>
        <translation>此模型的层在每个阶段中各自计数：请写明阶段，如 %1；模型有阶段 %2。</translation>
    </message>
    <message>
        <source>There is no stage %1 to intervene on; the model has the stages %2.</source>
        <translation>没有可干预的阶段 %1；模型有阶段 %2。</translation>
    </message>
    <message>
        <source>This model has no positions to leave out: no position embeddings, no rotary positions and no biases of the scores.</source>
        <translation>此模型没有可去掉的位置：没有位置嵌入、旋转位置或分数偏置。</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the model has the layers %2.</source>
        <translation>没有可干预的第 %1 层；模型有层 %2。</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the stage has the layers %2.</source>
        <translation>没有可干预的第 %1 层；此阶段有层 %2。</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated: use zero ablation instead.</source>
        <translation>生成文本时不能使用均值消融：请改用零消融。</translation>
    </message>
    <message>
        <source>The weights of a head can be changed for at most %1 tokens; this text has %2. Shorten it, or use zero ablation instead.</source>
        <translation>最多可对 %1 个词元更改头的权重；此文本有 %2 个。请缩短文本，或改用零消融。</translation>
    </message>
    <message>
        <source>The scores of layer %1 do not depend on positions. Position embeddings are left out of all layers at once: no-positions:all.</source>
        <translation>第 %1 层的分数不依赖位置。位置嵌入会在所有层同时去掉：no-positions:all。</translation>
    </message>
    <message>
        <source>Expected the labels 0 to %1 without gaps.</source>
        <translation>标签应为 0 到 %1 且无间断。</translation>
    </message>
    <message>
        <source>Positions are computed for at most %1 tokens, and this model has %2. Set the number that it was trained with.</source>
        <translation>位置最多计算 %1 个词元，而此模型有 %2 个。请设置训练时所用的数。</translation>
    </message>
    <message>
        <source>Expected a divisor of d_model, which is %1; found %2.</source>
        <translation>应为 d_model（即 %1）的因数；实为 %2。</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 mel bins by %2 frames, and was given %3.</source>
        <translation>此模型以 %1 个梅尔频带、%2 帧的频谱图读取音频，实际得到：%3。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>another</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels of rows of pixels.</source>
        <translation>图像值的形状为 %1，而此模型读取 %2 个像素行通道。</translation>
    </message>
    <message>
        <source>The tensor is missing: blocks of MXFP4 have scales beside them.</source>
        <translation>缺少张量：MXFP4 块旁应有缩放值。</translation>
    </message>
    <message>
        <source>Expected blocks of MXFP4, [experts, rows, groups, 16] bytes with a scale for each group, found %1 with scales %2.</source>
        <translation>应为 MXFP4 块，[专家, 行, 组, 16] 字节且每组一个缩放值，实为 %1，缩放值 %2。</translation>
    </message>
    <message>
        <source>This model reads audio as the samples of one channel, [samples], and was given %1.</source>
        <translation>此模型以单声道采样 [采样] 读取音频，实际得到：%1。</translation>
    </message>
    <message>
        <source>The recording has %1 samples; this model needs at least %2.</source>
        <translation>录音有 %1 个采样；此模型至少需要 %2 个。</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 tokens, found %2.</source>
        <translation>%1 个词元应各有一个框，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a box on the page, from 0 to %1 and in this order; found %2, %3, %4 and %5 for token %6.</source>
        <translation>应为页面上框的左、上、右、下，0 到 %1，依此顺序；词元 %6 实为 %2、%3、%4 和 %5。</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>应为图像块 %1 行和 %2 列的因数；实为 %3。</translation>
    </message>
    <message>
        <source>The activation &quot;%1&quot; is not supported; supported activations: %2.</source>
        <translation>不支持激活函数“%1”；支持的激活函数：%2。</translation>
    </message>
    <message>
        <source>A separate vocabulary of the target is not supported.</source>
        <translation>不支持目标的独立词表。</translation>
    </message>
    <message>
        <source>Expected a divisor of %1, which is %2; found %3.</source>
        <translation>应为 %1（即 %2）的因数；实为 %3。</translation>
    </message>
    <message>
        <source>Expected a divisor of num_attention_heads, which is %1; found %2.</source>
        <translation>应为 num_attention_heads（即 %1）的因数；实为 %2。</translation>
    </message>
    <message>
        <source>Expected groups of equally many of the %1 experts, found %2 groups.</source>
        <translation>%1 个专家应均分为组，实为 %2 组。</translation>
    </message>
    <message>
        <source>Expected groups of at least %1 experts, found groups of %2.</source>
        <translation>每组至少 %1 个专家，实为每组 %2 个。</translation>
    </message>
    <message>
        <source>Expected at most the %1 experts of the groups of a token (topk_group), found %2.</source>
        <translation>最多为一个词元的组 (topk_group) 中的 %1 个专家，实为 %2 个。</translation>
    </message>
    <message>
        <source>Gemma 3 whose tokens also see those after them cannot be run.</source>
        <translation>词元也能看到其后词元的 Gemma 3 无法运行。</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, which %2 do not fill.</source>
        <translation>张量的形状为 %1，%2 填不满。</translation>
    </message>
    <message>
        <source>The tensors &quot;%1&quot; and &quot;%2&quot; are both %3 of the model; expected one of them.</source>
        <translation>张量“%1”和“%2”都是模型的 %3；应只有其一。</translation>
    </message>
    <message>
        <source>Expected a finite number, or a list of a number for each layer.</source>
        <translation>应为有限的数，或每层一个数的列表。</translation>
    </message>
    <message>
        <source>The metadata lacks the number of heads.</source>
        <translation>元数据缺少头数。</translation>
    </message>
    <message>
        <source>Layers of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>不支持类型“%1”的层；支持的类型：%2。</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column, in a width of %1; found %2 heads.</source>
        <translation>宽度 %1 中每个头的值数应为 4 的倍数（一半按行旋转，一半按列旋转）；实为 %2 个头。</translation>
    </message>
    <message>
        <source>Expected 3 (red, green and blue); found %1.</source>
        <translation>应为 3（红、绿、蓝）；实为 %1。</translation>
    </message>
    <message>
        <source>The rotary embedding (rope_parameters or rope_scaling) lacks this list: the numbers of pairs that turn by time, by row and by column.</source>
        <translation>旋转嵌入（rope_parameters 或 rope_scaling）缺少此列表：按时间、行和列旋转的数对个数。</translation>
    </message>
    <message>
        <source>Expected more than low_freq_factor.</source>
        <translation>应大于 low_freq_factor。</translation>
    </message>
    <message>
        <source>Expected %1 factors, found %2.</source>
        <translation>应为 %1 个因子，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected three numbers of pairs, for time, rows and columns, whose sum is %1, half of the values of a head that turn; found %2 numbers whose sum is %3.</source>
        <translation>应为时间、行和列三个数对个数，其和为 %1，即头中旋转的值的一半；实为 %2 个数，其和为 %3。</translation>
    </message>
    <message>
        <source>Expected an even number of values of each head to be turned, found %1 of %2.</source>
        <translation>每个头中旋转的值的个数应为偶数，实为 %2 个中的 %1 个。</translation>
    </message>
    <message>
        <source>Only models with attention pooling are supported.</source>
        <translation>只支持带注意力池化的模型。</translation>
    </message>
    <message>
        <source>Expected 1 to %1 numbers, and as many in conv_kernel and conv_stride; found %2, %3 and %4.</source>
        <translation>应为 1 到 %1 个数，conv_kernel 和 conv_stride 中个数相同；实为 %2、%3 和 %4 个。</translation>
    </message>
    <message>
        <source>Expected a product of at most %1.</source>
        <translation>乘积最多为 %1。</translation>
    </message>
    <message>
        <source>Convolutions after the encoder are not supported.</source>
        <translation>不支持编码器之后的卷积。</translation>
    </message>
    <message>
        <source>Adapters for languages are not supported.</source>
        <translation>不支持语言适配器。</translation>
    </message>
    <message>
        <source>Batch norm before the positions is not supported.</source>
        <translation>不支持位置之前的批归一化。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported norms: group, layer.</source>
        <translation>不支持“%1”；支持的归一化：group、layer。</translation>
    </message>
    <message>
        <source>Expected a divisor of hidden_size, which is %1; found %2.</source>
        <translation>应为 hidden_size（即 %1）的因数；实为 %2。</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, but config.json asks for %2.</source>
        <translation>张量的形状为 %1，而 config.json 要求 %2。</translation>
    </message>
    <message>
        <source>The tensor is missing; config.json asks for it with the shape %1.</source>
        <translation>缺少张量；config.json 要求其形状为 %1。</translation>
    </message>
    <message>
        <source>Expected at least %1 layers, because the weights hold %2; found %3.</source>
        <translation>至少 %1 层，因为权重中有 %2；实为 %3 层。</translation>
    </message>
    <message>
        <source>The configuration lacks this member: that of the %1.</source>
        <translation>配置缺少此成员：%1 的成员。</translation>
    </message>
    <message>
        <source>%1 with a part of the type &quot;%2&quot; is not supported; supported here: %3.</source>
        <translation>不支持含类型“%2”部分的 %1；此处支持：%3。</translation>
    </message>
    <message>
        <source>Expected the size of the encoder&apos;s states, which is %1; found %2.</source>
        <translation>应为编码器状态的大小，即 %1；实为 %2。</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole recording at once.</source>
        <translation>此模型不生成文本：它一次读取整段录音。</translation>
    </message>
    <message>
        <source>Windows of %1 patches a side do not fit into a grid of %2 x %3 patches, which is not supported.</source>
        <translation>边长 %1 个图像块的窗口与 %2 x %3 图像块的网格不符，不受支持。</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 stages, found %2.</source>
        <translation>%1 个阶段应各有一个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected a number of heads for every stage of depths, one to eight of them.</source>
        <translation>depths 的每个阶段应有头数，共一到八个阶段。</translation>
    </message>
    <message>
        <source>Expected a divisor of stage %1&apos;s size, which is %2; found %3.</source>
        <translation>应为阶段 %1 的大小（即 %2）的因数；实为 %3。</translation>
    </message>
    <message>
        <source>Swin with absolute positions is not supported.</source>
        <translation>不支持带绝对位置的 Swin。</translation>
    </message>
    <message>
        <source>Expected at least one token to run the model on, found none.</source>
        <translation>运行模型至少需要一个词元，实为没有。</translation>
    </message>
    <message>
        <source>The text has %1 tokens, but this model has positions for %2; shorten the text, or truncate it (--truncate).</source>
        <translation>文本有 %1 个词元，而此模型只有 %2 个位置；请缩短或截断文本 (--truncate)。</translation>
    </message>
    <message>
        <source>The %1 %2 at position %3 does not exist in this model; the largest is %4.</source>
        <translation>位置 %3 处的 %1 %2 在此模型中不存在；最大为 %4。</translation>
    </message>
    <message>
        <source>The %1 of %2 entries does not fit %3 tokens.</source>
        <translation>%2 项的 %1 与 %3 个词元不符。</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 frames by %2 mel bins, and was given %3.</source>
        <translation>此模型以 %1 帧、%2 个梅尔频带的频谱图读取音频，实际得到：%3。</translation>
    </message>
    <message>
        <source>Expected height and width; found %1 numbers.</source>
        <translation>应为高和宽；实为 %1 个数。</translation>
    </message>
    <message>
        <source>Expected 1 (gray) or 3 (red, green and blue); found 2.</source>
        <translation>应为 1（灰度）或 3（红、绿、蓝）；实为 2。</translation>
    </message>
    <message>
        <source>Expected patches no larger than the images, which are %1 pixels; found %2.</source>
        <translation>图像块不应大于图像（%1 像素）；实为 %2。</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2: its preprocessor_config.json should resize or pad to the same size.</source>
        <translation>图像值的形状为 %1，而此模型读取 %2：其 preprocessor_config.json 应缩放或填充到相同尺寸。</translation>
    </message>
    <message>
        <source>Expected an image to run the model on, found none.</source>
        <translation>运行模型需要一幅图像，实为没有。</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels.</source>
        <translation>图像值的形状为 %1，而此模型读取 %2 个通道。</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 patches of %2 pixels, found one of %3 pixels; the model&apos;s preprocessor_config.json should say another size.</source>
        <translation>图像应为 1 到 %1 个 %2 像素的图像块，实为 %3 像素；模型的 preprocessor_config.json 应写明其他尺寸。</translation>
    </message>
    <message>
        <source>Expected at most %1 patches of an image, [patches, %2], found values of the shape %3.</source>
        <translation>图像最多 %1 个图像块 [图像块, %2]，实为形状 %3 的值。</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (spatial_shapes), of which there are at most %1; found %2 and %3.</source>
        <translation>应为图像块的行数和列数 (spatial_shapes)，图像块最多 %1 个；实为 %2 和 %3。</translation>
    </message>
    <message>
        <source>A run over %1 tokens</source>
        <translation>运行 %1 个词元</translation>
    </message>
    <message>
        <source>Ask for predictions at fewer tokens, shorten the input</source>
        <translation>请减少要预测的词元，缩短输入</translation>
    </message>
    <message>
        <source>Shorten the input</source>
        <translation>请缩短输入</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>A cache for %1 tokens</source>
        <translation>%1 个词元的缓存</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, shorten the input</source>
        <translation>请减少词元，缩短输入</translation>
    </message>
    <message>
        <source>%1 needs about %2, and %3 has %4 of free memory. %5, or close other programs.</source>
        <translation>%1约需 %2，而%3有 %4 空闲内存。%5，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Layers without experts among those with them are not supported; expected 1.</source>
        <translation>不支持无专家层与有专家层混合；应为 1。</translation>
    </message>
    <message>
        <source>Weights of experts that are divided by their sum are not supported; expected false.</source>
        <translation>不支持除以总和的专家权重；应为 false。</translation>
    </message>
    <message>
        <source>The choice of experts &quot;%1&quot; is not supported; supported choices: greedy, group_limited_greedy.</source>
        <translation>不支持专家选择方式“%1”；支持：greedy、group_limited_greedy。</translation>
    </message>
    <message>
        <source>Expected a number of layers, or letters L and G such as &quot;LLLG&quot;, found &quot;%1&quot;.</source>
        <translation>应为层数，或“LLLG”这样的字母 L 和 G，实为“%1”。</translation>
    </message>
    <message>
        <source>Expected a factor from 0.001 to 1000.</source>
        <translation>因子应为 0.001 到 1000。</translation>
    </message>
    <message>
        <source>Expected a number for each pair of a head&apos;s values that turns.</source>
        <translation>头中每个旋转的数对应有一个数。</translation>
    </message>
    <message>
        <source>Expected finite numbers.</source>
        <translation>应为有限的数。</translation>
    </message>
    <message>
        <source>Expected at most the %1 values of a head, found %2.</source>
        <translation>最多为一个头的 %1 个值，实为 %2 个。</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: none, linear, yarn, and those with factors as tensors.</source>
        <translation>不支持类型“%1”的旋转嵌入；支持的类型：none、linear、yarn，以及因子为张量的类型。</translation>
    </message>
    <message>
        <source>Expected a truth value for each layer.</source>
        <translation>每层应有一个真假值。</translation>
    </message>
    <message>
        <source>GPT-2 with attention to an encoder is not supported.</source>
        <translation>不支持对编码器有注意力的 GPT-2。</translation>
    </message>
    <message>
        <source>GPTBigCode with attention to an encoder cannot be run.</source>
        <translation>对编码器有注意力的 GPTBigCode 无法运行。</translation>
    </message>
    <message>
        <source>Expected &quot;attention_layers&quot;, the kinds of GPT-Neo&apos;s layers; it is missing.</source>
        <translation>应有“attention_layers”，即 GPT-Neo 各层的类型；实为缺少。</translation>
    </message>
    <message>
        <source>Weights quantized by &quot;%1&quot; are not supported; supported methods: mxfp4.</source>
        <translation>不支持用“%1”量化的权重；支持的方法：mxfp4。</translation>
    </message>
    <message>
        <source>gpt-oss with another slope than 1.702 is not supported.</source>
        <translation>不支持斜率不为 1.702 的 gpt-oss。</translation>
    </message>
    <message>
        <source>Expected an even number, found %1.</source>
        <translation>应为偶数，实为 %1。</translation>
    </message>
    <message>
        <source>Expected at least one color beside the start token; found 1.</source>
        <translation>除起始词元外至少应有一种颜色；实为 1。</translation>
    </message>
    <message>
        <source>ImageGPT with tied embeddings is not supported.</source>
        <translation>不支持共享嵌入的 ImageGPT。</translation>
    </message>
    <message>
        <source>OPT with norms without weights is not supported.</source>
        <translation>不支持归一化无权重的 OPT。</translation>
    </message>
    <message>
        <source>Expected a multiple of linear_num_key_heads (%1), found %2.</source>
        <translation>应为 linear_num_key_heads (%1) 的倍数，实为 %2。</translation>
    </message>
    <message>
        <source>Expected one number for each of the %1 layers, found %2.</source>
        <translation>%1 层应各有一个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>StableLM with norms of queries and keys can be run from a folder, not from a GGUF file.</source>
        <translation>带查询和键归一化的 StableLM 可从文件夹运行，不能从 GGUF 文件运行。</translation>
    </message>
    <message>
        <source>BLIP is supported as BlipForConditionalGeneration only, which writes captions; found %1.</source>
        <translation>BLIP 只支持生成图像描述的 BlipForConditionalGeneration；实为 %1。</translation>
    </message>
    <message>
        <source>BLIP&apos;s text model is supported as a decoder only.</source>
        <translation>BLIP 的文本模型只支持作为解码器。</translation>
    </message>
    <message>
        <source>Expected hidden_size of vision_config, which is %1; found %2.</source>
        <translation>应为 vision_config 的 hidden_size，即 %1；实为 %2。</translation>
    </message>
    <message>
        <source>Position embeddings of the type &quot;%1&quot; are not supported; supported types: absolute.</source>
        <translation>不支持类型“%1”的位置嵌入；支持的类型：absolute。</translation>
    </message>
    <message>
        <source>BERT is supported as an encoder only, not as a decoder.</source>
        <translation>BERT 只支持作为编码器，不支持作为解码器。</translation>
    </message>
    <message>
        <source>BigBird is supported as an encoder only, not as a decoder.</source>
        <translation>BigBird 只支持作为编码器，不支持作为解码器。</translation>
    </message>
    <message>
        <source>Queries, keys and values without biases are not supported.</source>
        <translation>不支持无偏置的查询、键和值。</translation>
    </message>
    <message>
        <source>Attention of the type &quot;%1&quot; is not supported; supported types: block_sparse, original_full.</source>
        <translation>不支持类型“%1”的注意力；支持的类型：block_sparse、original_full。</translation>
    </message>
    <message>
        <source>Expected at least 2, and less than twice the furthest position.</source>
        <translation>至少为 2，且小于最远位置的两倍。</translation>
    </message>
    <message>
        <source>Embeddings of another width than the hidden states are not supported.</source>
        <translation>不支持宽度与隐藏状态不同的嵌入。</translation>
    </message>
    <message>
        <source>DeBERTa whose heads mix their scores cannot be run.</source>
        <translation>各头混合分数的 DeBERTa 无法运行。</translation>
    </message>
    <message>
        <source>A convolution in groups cannot be run.</source>
        <translation>分组卷积无法运行。</translation>
    </message>
    <message>
        <source>Expected an odd number of tokens.</source>
        <translation>词元数应为奇数。</translation>
    </message>
    <message>
        <source>Positions of the type &quot;%1&quot; cannot be run; supported types: absolute, rotary.</source>
        <translation>类型“%1”的位置无法运行；支持的类型：absolute、rotary。</translation>
    </message>
    <message>
        <source>ESM can be run as an encoder of sequences only.</source>
        <translation>ESM 只能作为序列编码器运行。</translation>
    </message>
    <message>
        <source>Expected the id of the mask token, which token_dropout needs.</source>
        <translation>应有 token_dropout 所需的掩码词元 id。</translation>
    </message>
    <message>
        <source>Expected an even number, half of it for each direction; found %1.</source>
        <translation>应为偶数，每个方向各一半；实为 %1。</translation>
    </message>
    <message>
        <source>Expected more than a quarter of %1, which is %2; found %3.</source>
        <translation>应大于 %1（即 %2）的四分之一；实为 %3。</translation>
    </message>
    <message>
        <source>Expected four times coordinate_size and twice shape_size to be hidden_size, which is %1; found %2 and %3.</source>
        <translation>四倍 coordinate_size 与两倍 shape_size 之和应为 hidden_size，即 %1；实为 %2 和 %3。</translation>
    </message>
    <message>
        <source>LayoutLMv3 is supported as an encoder of texts with images only.</source>
        <translation>LayoutLMv3 只支持作为带图像文本的编码器。</translation>
    </message>
    <message>
        <source>Biases must be in attention and feed-forward, or in neither.</source>
        <translation>偏置应在注意力和前馈中都有，或都没有。</translation>
    </message>
    <message>
        <source>A head without a bias is not supported.</source>
        <translation>不支持无偏置的任务头。</translation>
    </message>
    <message>
        <source>Expected more than %1.</source>
        <translation>应大于 %1。</translation>
    </message>
    <message>
        <source>NomicBERT can be run with norms after the sums only.</source>
        <translation>NomicBERT 只能以求和之后归一化的方式运行。</translation>
    </message>
    <message>
        <source>NomicBERT can be run without biases only.</source>
        <translation>NomicBERT 只能在无偏置时运行。</translation>
    </message>
    <message>
        <source>Another initial guess of the inverse is not supported.</source>
        <translation>不支持逆矩阵的其他初始估计。</translation>
    </message>
    <message>
        <source>Expected an odd number.</source>
        <translation>应为奇数。</translation>
    </message>
    <message>
        <source>Expected a divisor of segment_means_seq_len, which is %1; found %2.</source>
        <translation>应为 segment_means_seq_len（即 %1）的因数；实为 %2。</translation>
    </message>
    <message>
        <source>Expected at most max_position_embeddings, which is %1; found %2.</source>
        <translation>最多为 max_position_embeddings，即 %1；实为 %2。</translation>
    </message>
    <message>
        <source>RoBERTa is supported as an encoder only, not as a decoder.</source>
        <translation>RoBERTa 只支持作为编码器，不支持作为解码器。</translation>
    </message>
    <message>
        <source>Models of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>不支持类型“%1”的模型；支持的类型：%2。</translation>
    </message>
    <message>
        <source>The cost of this model depends on the numbers that it computes.</source>
        <translation>此模型的开销取决于它计算出的数。</translation>
    </message>
    <message>
        <source>Expected a number for each of the %1 stages of embed_dim, found %2.</source>
        <translation>embed_dim 的 %1 个阶段应各有一个数，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected the sizes of one to eight stages.</source>
        <translation>应为一到八个阶段的大小。</translation>
    </message>
    <message>
        <source>Expected a truth value for each of the %1 stages of embed_dim, found %2.</source>
        <translation>embed_dim 的 %1 个阶段应各有一个真假值，实为 %2 个。</translation>
    </message>
    <message>
        <source>DETR is supported with a backbone of transformers&apos; own (&quot;resnet&quot;) only, found one of timm&apos;s. Take the revision no_timm of a published model.</source>
        <translation>DETR 只支持 transformers 自带的骨干网络（“resnet”），实为 timm 的骨干网络。请使用已发布模型的 no_timm 修订版。</translation>
    </message>
    <message>
        <source>Dilated backbones are not supported.</source>
        <translation>不支持带空洞卷积的骨干网络。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: sine.</source>
        <translation>不支持“%1”；此处支持：sine。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: resnet.</source>
        <translation>不支持“%1”；此处支持：resnet。</translation>
    </message>
    <message>
        <source>Expected a multiple of 4, found %1.</source>
        <translation>应为 4 的倍数，实为 %1。</translation>
    </message>
    <message>
        <source>DETR is supported as DetrForObjectDetection and DetrModel only; found %1.</source>
        <translation>DETR 只支持 DetrForObjectDetection 和 DetrModel；实为 %1。</translation>
    </message>
    <message>
        <source>Expected an image of %1 channels, found values of the shape %2.</source>
        <translation>应为 %1 通道的图像，实为形状 %2 的值。</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 places for the encoder, found one of %2 x %3 pixels with %4.</source>
        <translation>图像应给编码器 1 到 %1 个位置，实为 %2 x %3 像素、%4 个位置。</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column; found %1.</source>
        <translation>每个头的值数应为 4 的倍数，一半按行旋转，一半按列旋转；实为 %1。</translation>
    </message>
    <message>
        <source>Expected images as high as they are wide.</source>
        <translation>图像的高应与宽相同。</translation>
    </message>
    <message>
        <source>A last stage that is not laid out as a map is not supported.</source>
        <translation>不支持最后阶段不按特征图排列。</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels leaves a stage of %3 x %4 patches, too few for a key: its preprocessor_config.json should say a larger size.</source>
        <translation>%1 x %2 像素的图像只剩 %3 x %4 图像块的阶段，不够一个键：其 preprocessor_config.json 应写明更大的尺寸。</translation>
    </message>
    <message>
        <source>Expected the patches of a square, as 256 of 16 x 16; found %1.</source>
        <translation>应为正方形的图像块数，如 16 x 16 为 256；实为 %1。</translation>
    </message>
    <message>
        <source>Expected a divisor of decoder_hidden_size, which is %1; found %2.</source>
        <translation>应为 decoder_hidden_size（即 %1）的因数；实为 %2。</translation>
    </message>
    <message>
        <source>Expected the square of a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>应为图像块 %1 行和 %2 列的因数的平方；实为 %3。</translation>
    </message>
    <message>
        <source>Expected layer_norm or rms_norm, found &quot;%1&quot;.</source>
        <translation>应为 layer_norm 或 rms_norm，实为“%1”。</translation>
    </message>
    <message>
        <source>An image encoder without position embeddings is not supported.</source>
        <translation>不支持没有位置嵌入的图像编码器。</translation>
    </message>
    <message>
        <source>Expected 1 / n, where n divides the %1 rows and %2 columns of patches; found %3.</source>
        <translation>应为 1 / n，其中 n 整除图像块的 %1 行和 %2 列；实为 %3。</translation>
    </message>
    <message>
        <source>Only default is supported, which leaves out the class token; found &quot;%1&quot;.</source>
        <translation>只支持去掉类别词元的 default；实为“%1”。</translation>
    </message>
    <message>
        <source>Expected default or full, found &quot;%1&quot;.</source>
        <translation>应为 default 或 full，实为“%1”。</translation>
    </message>
    <message>
        <source>Expected default: tiles are joined patch by patch, without class tokens; found &quot;full&quot;.</source>
        <translation>应为 default：图块按图像块逐个拼接，不含类别词元；实为“full”。</translation>
    </message>
    <message>
        <source>Expected at least %1 pixels, a square of patches; found %2.</source>
        <translation>至少 %1 像素，即一个正方形的图像块；实为 %2。</translation>
    </message>
    <message>
        <source>Expected the square of a number of rows and columns; found %1.</source>
        <translation>应为行列数的平方；实为 %1。</translation>
    </message>
    <message>
        <source>Expected layers of the tower in ascending order, below %1 and no more than the %2 layers of the text.</source>
        <translation>图像编码器的层应递增、小于 %1，且不多于文本的 %2 层。</translation>
    </message>
    <message>
        <source>%1 reads the pixels of an image as numbers of colors. Expected the list of these colors, found none. Copy the preprocessor_config.json that was published with the model into its folder.</source>
        <translation>%1 把图像的像素读作颜色编号。应有这些颜色的列表，实为没有。请将随模型发布的 preprocessor_config.json 复制到其文件夹。</translation>
    </message>
    <message>
        <source>Open an image: %1 reads images, not text.</source>
        <translation>请打开图像：%1 读取图像，不读取文本。</translation>
    </message>
    <message>
        <source>The text has %1, but %2 reads at most %3 tokens. Shorten it, or truncate it (--truncate).</source>
        <translation>文本有 %1，而 %2 最多读取 %3 个词元。请缩短或截断 (--truncate)。</translation>
    </message>
    <message>
        <source>This model has no mask token, so no token can be masked.</source>
        <translation>此模型没有掩码词元，因此无法掩码任何词元。</translation>
    </message>
    <message>
        <source>%1 reads one text only. Leave the second one empty.</source>
        <translation>%1 只读取一段文本。请将第二段留空。</translation>
    </message>
    <message>
        <source>Type a text: %1 needs at least one token to read.</source>
        <translation>请输入文本：%1 至少需要一个词元。</translation>
    </message>
    <message>
        <source>There is no backend &quot;%1&quot;; there are auto, cpu and vulkan.</source>
        <translation>没有后端“%1”；有 auto、cpu 和 vulkan。</translation>
    </message>
    <message>
        <source>The number of threads cannot be negative.</source>
        <translation>线程数不能为负。</translation>
    </message>
    <message>
        <source>The device %1 could not be checked: %2.</source>
        <translation>无法检查设备 %1：%2。</translation>
    </message>
    <message>
        <source>Expected a built-in model (%2), the path of a folder or file, or a model of the Hugging Face cache, found &quot;%1&quot;.</source>
        <translation>应为内置模型（%2）、文件夹或文件的路径，或 Hugging Face 缓存中的模型，实际为“%1”。</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Expected the folder &quot;recall&quot; among the built-in models, found none in: %1. Install the program again.</source>
        <translation>内置模型中应有文件夹“recall”，在以下位置未找到：%1。请重新安装程序。</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>没有文件夹</translation>
    </message>
    <message>
        <source>No Vulkan device can be used here (%1).</source>
        <translation>这里没有可用的 Vulkan 设备（%1）。</translation>
    </message>
    <message>
        <source>Vulkan cannot be used here: %1.</source>
        <translation>这里无法使用 Vulkan：%1。</translation>
    </message>
    <message>
        <source>there is no device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>The Vulkan device %1 cannot be used: %2.</source>
        <translation>Vulkan 设备 %1 无法使用：%2。</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot; here (%2).</source>
        <translation>这里没有 Vulkan 设备“%1”（%2）。</translation>
    </message>
    <message>
        <source>This version is built without Vulkan. Choose &quot;cpu&quot; or &quot;auto&quot;.</source>
        <translation>此版本构建时未含 Vulkan。请选择“cpu”或“auto”。</translation>
    </message>
    <message>
        <source>A beam search needs at least one beam.</source>
        <translation>束搜索至少需要一个束。</translation>
    </message>
    <message>
        <source>A beam search needs the probabilities after each of its sequences.</source>
        <translation>束搜索需要其每个序列之后的概率。</translation>
    </message>
    <message>
        <source>Type the beginning of a text for %1 to continue.</source>
        <translation>请输入文本的开头，由 %1 续写。</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions. Shorten it.</source>
        <translation>文本有 %1 个词元，而 %2 有 %3 个位置。请缩短文本。</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions, so that there is no room to continue it. Shorten it.</source>
        <translation>文本有 %1 个词元，而 %2 有 %3 个位置，没有续写的空间。请缩短文本。</translation>
    </message>
    <message>
        <source>The model has no logits from which text could be generated.</source>
        <translation>模型没有可用于生成文本的 logits。</translation>
    </message>
    <message>
        <source>%1 of the model&apos;s %2 logits are NaN or infinite, so no token can be chosen: its weights are damaged, or its values exceed the range of fp32. Use another copy of the model.</source>
        <translation>模型 %2 个 logits 中有 %1 个为 NaN 或无穷大，因此无法选择词元：权重已损坏，或数值超出 fp32 的范围。请使用模型的另一份副本。</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens, or shorten the text.</source>
        <translation>续写已占满 %2 的全部 %1 个位置。请移除词元或缩短文本。</translation>
    </message>
    <message>
        <source>This model does not support beam search. Generate with one beam.</source>
        <translation>此模型不支持束搜索。请用一个束生成。</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model, so it cannot generate text. Open its model.</source>
        <translation>%1 是没有模型的导入注意力，因此无法生成文本。请打开其模型。</translation>
    </message>
    <message>
        <source>%1 does not generate text: it completes images, with &quot;headlight generate&quot; and --out FILE.png.</source>
        <translation>%1 不生成文本：它补全图像，用“headlight generate”和 --out FILE.png。</translation>
    </message>
    <message>
        <source>%1 does not generate text. Choose a decoder or an encoder-decoder.</source>
        <translation>%1 不生成文本。请选择解码器或编码器-解码器。</translation>
    </message>
    <message>
        <source>Beam search takes at most %1 beams.</source>
        <translation>束搜索最多 %1 个束。</translation>
    </message>
    <message>
        <source>A beam search does not sample: choose beams or a temperature.</source>
        <translation>束搜索不采样：请选择束或温度。</translation>
    </message>
    <message>
        <source>Expected lists of tokens, found null in one.</source>
        <translation>应为词元列表，其中一个含有 null。</translation>
    </message>
    <message>
        <source>Expected a pair of place and token for each of the places 1, 2, 3 and so on.</source>
        <translation>位置 1、2、3……应各有一对位置和词元。</translation>
    </message>
    <message>
        <source>Expected true, false or &quot;never&quot;.</source>
        <translation>应为 true、false 或“never”。</translation>
    </message>
    <message>
        <source>Expected an image for %1 in the text, found none. Give an image, or remove %1.</source>
        <translation>文本中的 %1 应有图像，实为没有。请提供图像，或去掉 %1。</translation>
    </message>
    <message>
        <source>Expected at most one %1 in the text, in the place of the image; found %2. Write %1 once, or leave it out.</source>
        <translation>文本中最多一个 %1，位于图像处；实为 %2 个。请只写一次 %1 或去掉。</translation>
    </message>
    <message>
        <source>Expected a finite temperature of 0 or more.</source>
        <translation>温度应为有限且不小于 0。</translation>
    </message>
    <message>
        <source>Expected a top-p of more than 0 and at most 1.</source>
        <translation>top-p 应大于 0 且不大于 1。</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens.</source>
        <translation>续写已占满 %2 的全部 %1 个位置。请移除词元。</translation>
    </message>
    <message>
        <source>The target has %1 tokens, but %2 generates at most %3. Shorten it.</source>
        <translation>目标有 %1 个词元，而 %2 最多生成 %3 个。请缩短目标。</translation>
    </message>
    <message>
        <source>Type a text from which %1 generates its target.</source>
        <translation>请输入文本，%1 由它生成目标。</translation>
    </message>
    <message>
        <source>Open an audio file: %1 reads audio, not text.</source>
        <translation>请打开音频文件：%1 读取音频，不读取文本。</translation>
    </message>
    <message>
        <source>The weights of %1 take %2, and %3 has %4 of free memory. Close other programs or choose a smaller model.</source>
        <translation>%1 的权重需要 %2，而%3有 %4 空闲内存。请关闭其他程序或选择更小的模型。</translation>
    </message>
    <message>
        <source>Imported attention has no layers to show. Choose the folder of its model.</source>
        <translation>导入的注意力没有可显示的层。请选择其模型的文件夹。</translation>
    </message>
    <message>
        <source>it has no layers to show</source>
        <translation>没有可显示的层</translation>
    </message>
    <message>
        <source>Expected at most two texts, found %1.</source>
        <translation>最多两段文本，实为 %1 段。</translation>
    </message>
    <message>
        <source>The model at %1 is not the one of this capture: expected %2; found %3.</source>
        <translation>%1 处的模型不是此捕获的模型：应为 %2；实为 %3。</translation>
    </message>
    <message>
        <source>%1 was recorded without patches of an image: leave --image out.</source>
        <translation>%1 录制时没有图像块：请去掉 --image。</translation>
    </message>
    <message>
        <source>Imported attention cannot be changed. Open its model, or put a capture into the folder of its model.</source>
        <translation>导入的注意力无法更改。请打开其模型，或将捕获放入其模型的文件夹。</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>导入的注意力没有模型，因此无法生成文本。</translation>
    </message>
    <message>
        <source>There are %1 tokens, and the weights have %2.</source>
        <translation>有 %1 个词元，而权重有 %2 个。</translation>
    </message>
    <message>
        <source>No model is open. Open a model first.</source>
        <translation>没有打开的模型。请先打开模型。</translation>
    </message>
    <message>
        <source>Expected checkpoints of one model: %1 has %2, %3 has %4. Move the checkpoints of other models to another folder.</source>
        <translation>应为同一模型的检查点：%1 有 %2，%3 有 %4。请将其他模型的检查点移到其他文件夹。</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>没有检查点</translation>
    </message>
    <message>
        <source>Expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Open such a folder.</source>
        <translation>应为检查点文件夹，其中有 step1000 或 checkpoint-500 这样含 config.json 的子文件夹，实为没有。请打开这样的文件夹。</translation>
    </message>
    <message>
        <source>it has no token embedding</source>
        <translation>没有词元嵌入</translation>
    </message>
    <message>
        <source>%1 does not read text, so it has no token embedding.</source>
        <translation>%1 不读取文本，因此没有词元嵌入。</translation>
    </message>
    <message>
        <source>Type a word, or a sum of words such as “boy - man + woman”.</source>
        <translation>请输入一个单词，或“boy - man + woman”这样的单词之和。</translation>
    </message>
    <message>
        <source>“%1” is the zero vector: its words have the same embedding in %2. Choose other words.</source>
        <translation>“%1”是零向量：其单词在 %2 中的嵌入相同。请选择其他单词。</translation>
    </message>
    <message>
        <source>it has no position embeddings</source>
        <translation>没有位置嵌入</translation>
    </message>
    <message>
        <source>%1 has no embeddings of positions: it uses rotary positions or a distance bias, or no positions at all.</source>
        <translation>%1 没有位置嵌入：它使用旋转位置或距离偏置，或完全不用位置。</translation>
    </message>
    <message>
        <source>no router can be asked</source>
        <translation>没有可查询的路由器</translation>
    </message>
    <message>
        <source>%1 has no experts. Open a mixture of experts, such as Mixtral or Qwen3-MoE.</source>
        <translation>%1 没有专家。请打开混合专家模型，如 Mixtral 或 Qwen3-MoE。</translation>
    </message>
    <message>
        <source>its heads cannot be tested on random tokens</source>
        <translation>其头无法用随机词元测试</translation>
    </message>
    <message>
        <source>%1 does not read text, so its heads cannot be tested on random tokens. Open a model that reads text.</source>
        <translation>%1 不读取文本，因此其头无法用随机词元测试。请打开读取文本的模型。</translation>
    </message>
    <message>
        <source>%1 reads at most %2 tokens, too few for this test.</source>
        <translation>%1 最多读取 %2 个词元，对此测试太少。</translation>
    </message>
    <message>
        <source>The vocabulary has no tokens to sample from.</source>
        <translation>词表中没有可采样的词元。</translation>
    </message>
    <message>
        <source>its projections are not known</source>
        <translation>其投影未知</translation>
    </message>
    <message>
        <source>%1 gave no output &quot;%2&quot; to compute a loss of.</source>
        <translation>%1 没有可计算损失的输出“%2”。</translation>
    </message>
    <message>
        <source>No token is masked: mask tokens, or choose to mask each in turn.</source>
        <translation>没有掩码词元：请掩码词元，或选择依次掩码每个词元。</translation>
    </message>
    <message>
        <source>%1 has no mask token, so that no token can be masked.</source>
        <translation>%1 没有掩码词元，因此无法掩码任何词元。</translation>
    </message>
    <message>
        <source>The passage does not contain the answer &quot;%1&quot;: expected words as they stand in it.</source>
        <translation>段落中没有答案“%1”：应为段落中原样出现的词。</translation>
    </message>
    <message>
        <source>Expected one of the classes %1, found &quot;%2&quot;.</source>
        <translation>应为类别 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>%1 gives a score instead of classes, which has no cross-entropy.</source>
        <translation>%1 给出分数而不是类别，没有交叉熵。</translation>
    </message>
    <message>
        <source>no text can be given a probability</source>
        <translation>无法给文本赋予概率</translation>
    </message>
    <message>
        <source>%1 gives no probabilities of a text. Open a decoder, an encoder-decoder, a masked language model, a question answering model or a classifier.</source>
        <translation>%1 不给出文本的概率。请打开解码器、编码器-解码器、掩码语言模型、问答模型或分类器。</translation>
    </message>
    <message>
        <source>its layers have no predictions</source>
        <translation>其各层没有预测</translation>
    </message>
    <message>
        <source>%1 does not predict tokens: the logit lens needs a decoder or a masked language model.</source>
        <translation>%1 不预测词元：logit lens 需要解码器或掩码语言模型。</translation>
    </message>
    <message>
        <source>--query: expected a token of the target, %1 to %2, found token %3, which belongs to the source.</source>
        <translation>--query：应为目标的词元，%1 到 %2，实为属于源文本的词元 %3。</translation>
    </message>
    <message>
        <source>it has no hidden states to compare</source>
        <translation>没有可比较的隐藏状态</translation>
    </message>
    <message>
        <source>%1 has no hidden states of these tokens.</source>
        <translation>%1 没有这些词元的隐藏状态。</translation>
    </message>
    <message>
        <source>%1 reads no text: words in two contexts need a model that reads text.</source>
        <translation>%1 不读取文本：两个语境中的单词需要读取文本的模型。</translation>
    </message>
    <message>
        <source>no token can be followed through it</source>
        <translation>无法在其中追踪词元</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model: %2. Open its model.</source>
        <translation>%1 是没有模型的导入注意力：%2。请打开其模型。</translation>
    </message>
    <message>
        <source>The captured tokens are not those that %1 makes of the text. Open the model and type the text.</source>
        <translation>捕获的词元不是 %1 由文本得到的词元。请打开模型并输入文本。</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Shorten the text or close other programs.</source>
        <translation>内存不足。请缩短文本或关闭其他程序。</translation>
    </message>
    <message>
        <source>Internal error: %1.</source>
        <translation>内部错误：%1。</translation>
    </message>
    <message>
        <source>The precompiled character map is damaged: %1.</source>
        <translation>预编译的字符映射已损坏：%1。</translation>
    </message>
    <message>
        <source>it is shorter than its header</source>
        <translation>比其头部还短</translation>
    </message>
    <message>
        <source>its trie of %1 bytes does not fit into %2</source>
        <translation>%1 字节的字典树放不进 %2 字节</translation>
    </message>
    <message>
        <source>its replacements do not end with NUL</source>
        <translation>其替换文本不以 NUL 结尾</translation>
    </message>
    <message>
        <source>its replacements are not UTF-8</source>
        <translation>其替换文本不是 UTF-8</translation>
    </message>
    <message>
        <source>its trie has a cycle</source>
        <translation>其字典树有环</translation>
    </message>
    <message>
        <source>too many of its entries begin with each other</source>
        <translation>互为前缀的条目过多</translation>
    </message>
    <message>
        <source>a node of its trie points past the end</source>
        <translation>字典树的节点指向末尾之外</translation>
    </message>
    <message>
        <source>a value points past the end of its replacements</source>
        <translation>有值指向替换文本末尾之外</translation>
    </message>
    <message>
        <source>a value points into a character</source>
        <translation>有值指向字符内部</translation>
    </message>
    <message>
        <source>The file contains no tokenizer: it lists no tokens.</source>
        <translation>文件中没有分词器：未列出词元。</translation>
    </message>
    <message>
        <source>The vocabulary is empty.</source>
        <translation>词表为空。</translation>
    </message>
    <message>
        <source>The vocabulary is larger than any model&apos;s.</source>
        <translation>词表比任何模型的都大。</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is not UTF-8.</source>
        <translation>词表中有子词不是 UTF-8。</translation>
    </message>
    <message>
        <source>A token has the unknown type %1.</source>
        <translation>有词元的类型 %1 未知。</translation>
    </message>
    <message>
        <source>Expected one value for each of the %1 tokens, found %2.</source>
        <translation>%1 个词元应各有一个值，实为 %2 个。</translation>
    </message>
    <message>
        <source>The id %1 is outside the vocabulary of %2 tokens.</source>
        <translation>id %1 超出 %2 个词元的词表。</translation>
    </message>
    <message>
        <source>The tokenizer lacks its merges.</source>
        <translation>分词器缺少合并规则。</translation>
    </message>
    <message>
        <source>A merge is two pieces with a space between them.</source>
        <translation>合并规则应为以空格分隔的两个子词。</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported.</source>
        <translation>不支持预分词器“%1”。</translation>
    </message>
    <message>
        <source>The tokenizer lacks the scores of its tokens.</source>
        <translation>分词器缺少词元的分数。</translation>
    </message>
    <message>
        <source>Expected the bytes of a map of characters.</source>
        <translation>应为字符映射的字节。</translation>
    </message>
    <message>
        <source>Expected an unknown token in the vocabulary, found none.</source>
        <translation>词表中应有未知词元，实为没有。</translation>
    </message>
    <message>
        <source>The vocabulary lacks the %1, which the tokenizer puts around every text.</source>
        <translation>词表缺少分词器加在每段文本两端的 %1。</translation>
    </message>
    <message>
        <source>The file contains no tokenizer.</source>
        <translation>文件中没有分词器。</translation>
    </message>
    <message>
        <source>The tokenizer &quot;%1&quot; is not supported; supported tokenizers: gpt2, llama, t5, bert.</source>
        <translation>不支持分词器“%1”；支持的分词器：gpt2、llama、t5、bert。</translation>
    </message>
    <message>
        <source>The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, a SentencePiece model, or Marian&apos;s vocab.json with source.spm and target.spm.</source>
        <translation>文件夹中没有分词器：需要 tokenizer.json、vocab.txt、vocab.json 与 merges.txt、SentencePiece 模型，或 Marian 的 vocab.json 与 source.spm 和 target.spm。</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;.</source>
        <translation>词表缺少“%1”。</translation>
    </message>
    <message>
        <source>There is no token %1; the vocabulary has %2.</source>
        <translation>没有词元 %1；词表有 %2 个。</translation>
    </message>
    <message>
        <source>Id %1 belongs to &quot;%2&quot; already.</source>
        <translation>id %1 已属于“%2”。</translation>
    </message>
    <message>
        <source>The vocabulary has &quot;%1&quot; with id %2.</source>
        <translation>词表中“%1”的 id 为 %2。</translation>
    </message>
    <message>
        <source>The id %1 of &quot;%2&quot; leaves ids without a piece.</source>
        <translation>“%2”的 id %1 使一些 id 没有子词。</translation>
    </message>
    <message>
        <source>The replacement of a space must be one character.</source>
        <translation>空格的替换应为一个字符。</translation>
    </message>
    <message>
        <source>What to strip must be one character.</source>
        <translation>要去除的应为一个字符。</translation>
    </message>
    <message>
        <source>The decoder &quot;%1&quot; is not supported; supported decoders: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</source>
        <translation>不支持解码器“%1”；支持的解码器：WordPiece、ByteLevel、Metaspace、ByteFallback、Fuse、Strip、Replace、BPEDecoder、Sequence。</translation>
    </message>
    <message>
        <source>The normalizer &quot;%1&quot; is not supported; supported normalizers: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</source>
        <translation>不支持规范器“%1”；支持的规范器：BertNormalizer、NFC、NFD、NFKC、NFKD、Lowercase、StripAccents、Strip、Prepend、Replace、Precompiled、Sequence。</translation>
    </message>
    <message>
        <source>The regular expression is invalid: %1.</source>
        <translation>正则表达式无效：%1。</translation>
    </message>
    <message>
        <source>Not enough memory for a regular expression.</source>
        <translation>内存不足，无法编译正则表达式。</translation>
    </message>
    <message>
        <source>Not enough memory to match a regular expression.</source>
        <translation>内存不足，无法匹配正则表达式。</translation>
    </message>
    <message>
        <source>The regular expression is longer than 64 KiB.</source>
        <translation>正则表达式超过 64 KiB。</translation>
    </message>
    <message>
        <source>The regular expression uses syntax that Headlight can&apos;t translate.</source>
        <translation>正则表达式使用了 Headlight 无法转换的语法。</translation>
    </message>
    <message>
        <source>The tokenizer needs a text that is not empty here.</source>
        <translation>分词器此处需要非空文本。</translation>
    </message>
    <message>
        <source>TemplateProcessing: expected one or two sequences from the post-processor before it, found %1; leave one TemplateProcessing in the sequence.</source>
        <translation>TemplateProcessing：其前的后处理器应给出一或两个序列，实为 %1 个；序列中请只保留一个 TemplateProcessing。</translation>
    </message>
    <message>
        <source>A special token of the template has as many ids as tokens.</source>
        <translation>模板的特殊词元的 id 数应与词元数相同。</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot; with id %2, which the vocabulary does not have.</source>
        <translation>模板中有“%1”，id 为 %2，而词表中没有。</translation>
    </message>
    <message>
        <source>The template names a sequence that is neither A nor, for pairs, B.</source>
        <translation>模板中的序列既不是 A，也不是（成对时的）B。</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot;, which its special_tokens lack.</source>
        <translation>模板中有“%1”，而其 special_tokens 中没有。</translation>
    </message>
    <message>
        <source>The tokenizer needs a token and its id here.</source>
        <translation>分词器此处需要一个词元及其 id。</translation>
    </message>
    <message>
        <source>The vocabulary does not have &quot;%1&quot; with id %2.</source>
        <translation>词表中没有 id 为 %2 的“%1”。</translation>
    </message>
    <message>
        <source>The post-processor &quot;%1&quot; is not supported; supported post-processors: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</source>
        <translation>不支持后处理器“%1”；支持的后处理器：TemplateProcessing、BertProcessing、RobertaProcessing、ByteLevel、Sequence。</translation>
    </message>
    <message>
        <source>one of Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</source>
        <translation>Removed、Isolated、MergedWithPrevious、MergedWithNext、Contiguous 之一</translation>
    </message>
    <message>
        <source>one of always, first, never</source>
        <translation>always、first、never 之一</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported; supported pre-tokenizers: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</source>
        <translation>不支持预分词器“%1”；支持的预分词器：BertPreTokenizer、ByteLevel、Whitespace、WhitespaceSplit、Punctuation、Digits、Split、Metaspace、Sequence。</translation>
    </message>
    <message>
        <source>The precompiled character map is not Base64.</source>
        <translation>预编译的字符映射不是 Base64。</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Left 或 Right</translation>
    </message>
    <message>
        <source>The stride of %1 is not smaller than the max_length of %2.</source>
        <translation>stride %1 不小于 max_length %2。</translation>
    </message>
    <message>
        <source>one of LongestFirst, OnlyFirst, OnlySecond</source>
        <translation>LongestFirst、OnlyFirst、OnlySecond 之一</translation>
    </message>
    <message>
        <source>BatchLongest or {&quot;Fixed&quot;: length}</source>
        <translation>BatchLongest 或 {&quot;Fixed&quot;: 长度}</translation>
    </message>
    <message>
        <source>An offset ends at character %1, and the text has %2.</source>
        <translation>有偏移在字符 %1 处结束，而文本只有 %2 个字符。</translation>
    </message>
    <message>
        <source>There is no token %1 in the imported attention.</source>
        <translation>导入的注意力中没有词元 %1。</translation>
    </message>
    <message>
        <source>The vocabulary lacks the unknown token &quot;%1&quot;.</source>
        <translation>词表缺少未知词元“%1”。</translation>
    </message>
    <message>
        <source>Dropout of merges is not supported; set dropout to null.</source>
        <translation>不支持合并的 dropout；请将 dropout 设为 null。</translation>
    </message>
    <message>
        <source>A merge is two pieces.</source>
        <translation>合并规则应为两个子词。</translation>
    </message>
    <message>
        <source>No piece has id %1, though there are larger ids.</source>
        <translation>没有 id 为 %1 的子词，而有更大的 id。</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is in the vocabulary twice.</source>
        <translation>词表中子词“%1”出现两次。</translation>
    </message>
    <message>
        <source>The tokenizer model &quot;%1&quot; is not supported; supported models: WordPiece, BPE, Unigram, WordLevel.</source>
        <translation>不支持分词器模型“%1”；支持的模型：WordPiece、BPE、Unigram、WordLevel。</translation>
    </message>
    <message>
        <source>Expected at most 16 MiB of added tokens, of pieces longer than 256 bytes and of recorded tokens; found more.</source>
        <translation>添加的词元、超过 256 字节的子词和录制的词元最多 16 MiB；实际更多。</translation>
    </message>
    <message>
        <source>SentencePiece refuses the model: %1.</source>
        <translation>SentencePiece 拒绝此模型：%1。</translation>
    </message>
    <message>
        <source>The file is larger than any SentencePiece model (256 MiB).</source>
        <translation>文件比任何 SentencePiece 模型都大 (256 MiB)。</translation>
    </message>
    <message>
        <source>A field of the protobuf message has an impossible number.</source>
        <translation>protobuf 消息中有字段编号不可能存在。</translation>
    </message>
    <message>
        <source>A field of %1 bytes does not fit into the %2 that are left.</source>
        <translation>%1 字节的字段放不进剩余的 %2 字节。</translation>
    </message>
    <message>
        <source>A field of the protobuf message has the unknown wire type %1.</source>
        <translation>protobuf 消息中有字段的线路类型 %1 未知。</translation>
    </message>
    <message>
        <source>Field %1 has the wrong wire type.</source>
        <translation>字段 %1 的线路类型不对。</translation>
    </message>
    <message>
        <source>The protobuf message ends within a number.</source>
        <translation>protobuf 消息在数字中间结束。</translation>
    </message>
    <message>
        <source>A number of the protobuf message is longer than 64 bits.</source>
        <translation>protobuf 消息中有数字超过 64 位。</translation>
    </message>
    <message>
        <source>A piece has the unknown type %1.</source>
        <translation>有子词的类型 %1 未知。</translation>
    </message>
    <message>
        <source>A piece is empty.</source>
        <translation>有子词为空。</translation>
    </message>
    <message>
        <source>A piece is %1 bytes long; at most 8192 are possible.</source>
        <translation>有子词长 %1 字节；最多 8192 字节。</translation>
    </message>
    <message>
        <source>A piece has a NUL byte.</source>
        <translation>有子词含 NUL 字节。</translation>
    </message>
    <message>
        <source>A piece is not UTF-8.</source>
        <translation>有子词不是 UTF-8。</translation>
    </message>
    <message>
        <source>The score of &quot;%1&quot; is not a finite number.</source>
        <translation>“%1”的分数不是有限的数。</translation>
    </message>
    <message>
        <source>The model has the unknown type %1.</source>
        <translation>模型的类型 %1 未知。</translation>
    </message>
    <message>
        <source>Expected byte pieces from &lt;0x00&gt; to &lt;0xFF&gt;, found &quot;%1&quot;.</source>
        <translation>应为 &lt;0x00&gt; 到 &lt;0xFF&gt; 的字节片段，实际为“%1”。</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is a byte, but byte_fallback is off.</source>
        <translation>子词“%1”是字节，而 byte_fallback 已关闭。</translation>
    </message>
    <message>
        <source>The vocabulary has %1 unknown pieces instead of one.</source>
        <translation>词表有 %1 个未知子词，应为一个。</translation>
    </message>
    <message>
        <source>Byte %1 has no piece, though byte_fallback is on.</source>
        <translation>字节 %1 没有子词，而 byte_fallback 已打开。</translation>
    </message>
    <message>
        <source>More than 64 user-defined pieces begin with each other.</source>
        <translation>超过 64 个用户定义子词互为前缀。</translation>
    </message>
    <message>
        <source>The vocabulary has more than four million pieces.</source>
        <translation>词表超过四百万个子词。</translation>
    </message>
    <message>
        <source>The model lacks its trainer_spec.</source>
        <translation>模型缺少 trainer_spec。</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; its SentencePiece model alone does not state the ids of its tokens.</source>
        <translation>%1 需要 tokenizer.json；仅有 SentencePiece 模型不能得知词元的 id。</translation>
    </message>
    <message>
        <source>An entry of the vocabulary is a piece and its score.</source>
        <translation>词表的一项应为子词及其分数。</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is empty.</source>
        <translation>词表中有子词为空。</translation>
    </message>
    <message>
        <source>The score of a piece is a finite number.</source>
        <translation>子词的分数应为有限的数。</translation>
    </message>
    <message>
        <source>The file is larger than any vocabulary (256 MiB).</source>
        <translation>文件比任何词表都大 (256 MiB)。</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>文件不是 UTF-8。</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which the tokenizer puts around every text.</source>
        <translation>词表缺少分词器加在每段文本两端的“%1”。</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; vocab.json and merges.txt alone do not state how it splits words.</source>
        <translation>%1 需要 tokenizer.json；仅有 vocab.json 和 merges.txt 不能得知如何切分单词。</translation>
    </message>
    <message>
        <source>The %1 takes too long: expected at most %2 steps for a text of %3 bytes, found more; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>耗时过长（%1）：%3 字节的文本最多 %2 步，实际更多；请缩短文本，或在分词器文件中更正此组件。</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 bytes of %3, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>输出过多（%1）：%3 字节最多得到 %2 字节，实为 %4；请缩短文本，或在分词器文件中更正此组件。</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 pieces of %3 bytes, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>输出过多（%1）：%3 字节最多得到 %2 个子词，实为 %4；请缩短文本，或在分词器文件中更正此组件。</translation>
    </message>
    <message>
        <source>The limit on tokens is negative.</source>
        <translation>词元数上限为负。</translation>
    </message>
    <message>
        <source>Expected a tensor of shape %1, found %2. Remove this checkpoint to continue from the one before.</source>
        <translation>张量的形状应为 %1，实为 %2。请移除此检查点，从前一个继续。</translation>
    </message>
    <message>
        <source>Another training runs in this folder. Stop it first, or wait until it ends.</source>
        <translation>此文件夹中有另一个训练正在运行。请先停止它，或等它结束。</translation>
    </message>
    <message>
        <source>The loss of step %1 is not a finite number: the training diverged. Train again with another seed or smaller sizes.</source>
        <translation>第 %1 步的损失不是有限的数：训练已发散。请用其他种子或更小的尺寸重新训练。</translation>
    </message>
    <message>
        <source>The text is too long: expected at most %1 bytes, found %2. Give a part of it.</source>
        <translation>文本过长：最多 %1 字节，实为 %2 字节。请只给出其中一部分。</translation>
    </message>
    <message>
        <source>--steps: expected a whole number from %1 to %2, found %3.</source>
        <translation>--steps：应为 %1 到 %2 的整数，实为 %3。</translation>
    </message>
    <message>
        <source>The folder cannot be made (%1).</source>
        <translation>无法创建文件夹（%1）。</translation>
    </message>
    <message>
        <source>The folder cannot get this name (%1).</source>
        <translation>无法使用此文件夹名（%1）。</translation>
    </message>
    <message>
        <source>Expected the name of a new folder for the training, found an empty one.</source>
        <translation>应为训练的新文件夹名，实为空。</translation>
    </message>
    <message>
        <source>Expected a new or empty folder for the training, found one that holds something. Choose another one, or continue the training that it holds.</source>
        <translation>训练应使用新建或空的文件夹，实际已有内容。请选择其他文件夹，或继续其中的训练。</translation>
    </message>
    <message>
        <source>Expected a folder of a training, which has a training.json and a text.txt, found none.</source>
        <translation>应为训练文件夹，含 training.json 和 text.txt，实为没有。</translation>
    </message>
    <message>
        <source>--%1: expected a whole number from %2 to %3, found %4.</source>
        <translation>--%1：应为 %2 到 %3 的整数，实为 %4。</translation>
    </message>
    <message>
        <source>--width: expected a multiple of 2 x heads, here of %1, found %2.</source>
        <translation>--width：应为 2 x heads（此处为 %1）的倍数，实为 %2。</translation>
    </message>
    <message>
        <source>Give a longer text or a smaller context.</source>
        <translation>请给出更长的文本或更小的上下文。</translation>
    </message>
    <message>
        <source>Give a longer text.</source>
        <translation>请给出更长的文本。</translation>
    </message>
    <message>
        <source>The text is too short: expected at least %1 %2 for a context of %3, found %4. %5</source>
        <translation>文本过短：上下文 %3 至少需要 %1 个 %2，实为 %4 个。%5</translation>
    </message>
    <message>
        <source>Expected a file name that ends in .pdf, .svg, .png or .tex.</source>
        <translation>文件名应以 .pdf、.svg、.png 或 .tex 结尾。</translation>
    </message>
    <message>
        <source>All heads of this text have %1 million weights; a file of numbers holds at most 40 million. Write them with &quot;headlight attention&quot;, or choose one head.</source>
        <translation>此文本的所有头有 %1 百万个权重；数字文件最多容纳 4000 万个。请用“headlight attention”写出，或选择一个头。</translation>
    </message>
    <message>
        <source>Writing the numbers was stopped.</source>
        <translation>已停止写入数字。</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 letters, found %2.</source>
        <translation>文本最多 %1 个字符，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected a text, found an empty one.</source>
        <translation>应为文本，实为空。</translation>
    </message>
    <message>
        <source>%1 has no such field here; fields: %2.</source>
        <translation>%1 此处没有这样的字段；字段有：%2。</translation>
    </message>
    <message>
        <source>These are %1 million numbers, too many for a text file; choose .npz or .safetensors.</source>
        <translation>有 %1 百万个数，对文本文件太多；请选择 .npz 或 .safetensors。</translation>
    </message>
    <message>
        <source>Numbers cannot be written to a file that ends in .%1; choose one of .%2.</source>
        <translation>无法将数字写入以 .%1 结尾的文件；请选择 .%2 之一。</translation>
    </message>
    <message>
        <source>Expected a list of layers, found none.</source>
        <translation>应为层的列表，实为没有。</translation>
    </message>
    <message>
        <source>Expected a mean between minimum and maximum: the file is damaged.</source>
        <translation>均值应在最小值与最大值之间：文件已损坏。</translation>
    </message>
    <message>
        <source>Expected %1, which follows from %2, found %3: the file is damaged.</source>
        <translation>由 %2 得出应为 %1，实为 %3：文件已损坏。</translation>
    </message>
    <message>
        <source>Expected as many layers as counts, found %1.</source>
        <translation>层数应与 counts 相同，实为 %1。</translation>
    </message>
    <message>
        <source>Expected as many heads as counts, found %1.</source>
        <translation>头数应与 counts 相同，实为 %1。</translation>
    </message>
    <message>
        <source>This count is missing: the file was not written by headlight metrics.</source>
        <translation>缺少此计数：文件不是由 headlight metrics 写出的。</translation>
    </message>
    <message>
        <source>Expected numbers of shards in ascending order.</source>
        <translation>分片编号应递增。</translation>
    </message>
    <message>
        <source>Expected the numbers of shards, found none.</source>
        <translation>应有分片编号，实为没有。</translation>
    </message>
    <message>
        <source>Expected at most %1 texts, as many as are covered, found %2: the file is damaged.</source>
        <translation>最多 %1 段文本（覆盖的数目），实为 %2 段：文件已损坏。</translation>
    </message>
    <message>
        <source>Expected as many texts as lines_done, %1, found %2: the file is damaged.</source>
        <translation>文本数应与 lines_done（%1）相同，实为 %2：文件已损坏。</translation>
    </message>
    <message>
        <source>Expected at least %1, the count of &quot;%2&quot;, found %3: the file is damaged.</source>
        <translation>至少为“%2”的计数 %1，实为 %3：文件已损坏。</translation>
    </message>
    <message>
        <source>Expected metrics of at least one text, found none.</source>
        <translation>应有至少一段文本的指标，实为没有。</translation>
    </message>
    <message>
        <source>Expected the texts that the file covers, found none: an older version wrote it. Measure them again.</source>
        <translation>应有文件所覆盖的文本，实为没有：它由旧版本写出。请重新测量。</translation>
    </message>
    <message>
        <source>Expected %1 texts, all of %2, found %3: run headlight metrics with --resume to finish it.</source>
        <translation>应为 %2 的全部 %1 段文本，实为 %3 段：请用 --resume 运行 headlight metrics 完成。</translation>
    </message>
    <message>
        <source>Expected the corpus of %1 as in %2, found %3.</source>
        <translation>语料应与 %2 一样为 %1，实为 %3。</translation>
    </message>
    <message>
        <source>Expected shards of --shard I/%1 as in %2, found I/%3.</source>
        <translation>分片应与 %2 一样为 --shard I/%1，实为 I/%3。</translation>
    </message>
    <message>
        <source>Expected the model %1 as in %2, found %3.</source>
        <translation>模型应与 %2 一样为 %1，实为 %3。</translation>
    </message>
    <message>
        <source>Expected version %1 of Headlight as in %2, found %3.</source>
        <translation>Headlight 版本应与 %2 一样为 %1，实为 %3。</translation>
    </message>
    <message>
        <source>Expected --precision %1 as in %2, found %3.</source>
        <translation>应与 %2 一样为 --precision %1，实为 %3。</translation>
    </message>
    <message>
        <source>Expected each shard once, found %1, which %2 covers too.</source>
        <translation>每个分片应只出现一次，实有 %1，而 %2 也覆盖它。</translation>
    </message>
    <message>
        <source>This file belongs to the model and is not overwritten; choose another one.</source>
        <translation>此文件属于模型，不会被覆盖；请选择其他文件。</translation>
    </message>
    <message>
        <source>The font &quot;%1&quot; is not installed here; install it, or choose another: sans, serif and mono are always there, and &quot;fc-list : family&quot; lists the others.</source>
        <translation>此处未安装字体“%1”；请安装它或选择其他字体：sans、serif 和 mono 始终可用，其他字体可用“fc-list : family”列出。</translation>
    </message>
    <message>
        <source>The figure could not be written as PDF: its page could not be started.</source>
        <translation>无法将图写成 PDF：无法开始页面。</translation>
    </message>
    <message>
        <source>Expected a resolution above 0 dots per inch.</source>
        <translation>分辨率应大于 0 dpi。</translation>
    </message>
    <message>
        <source>There is not enough memory for the image; choose fewer dots per inch or a smaller size.</source>
        <translation>内存不足，无法生成图像；请降低 dpi 或减小尺寸。</translation>
    </message>
    <message>
        <source>The image could not be written as PNG: %1</source>
        <translation>无法将图像写成 PNG：%1</translation>
    </message>
    <message>
        <source>The figure is larger than TeX can count; choose a page size, or write .pdf or .svg.</source>
        <translation>图超出 TeX 可计的大小；请选择页面大小，或写成 .pdf 或 .svg。</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels; at most 100 million can be read. Make it smaller first.</source>
        <translation>图像有 %1 x %2 像素；最多读取 1 亿像素。请先缩小图像。</translation>
    </message>
    <message>
        <source>The image takes too long to decode. Save it again, as PNG or smaller.</source>
        <translation>图像解码耗时过长。请另存为 PNG 或更小的图像。</translation>
    </message>
    <message>
        <source>The image is damaged: a chunk claims to have %1 bytes, but only %2 are left. Copy or download it again.</source>
        <translation>图像已损坏：有块声称 %1 字节，但只剩 %2 字节。请重新复制或下载。</translation>
    </message>
    <message>
        <source>The image is damaged: its pixels begin at byte %1, but it has %2 bytes. Copy or download it again.</source>
        <translation>图像已损坏：像素从字节 %1 开始，但只有 %2 字节。请重新复制或下载。</translation>
    </message>
    <message>
        <source>The image was not downloaded: this is a Git LFS pointer to it. Fetch it first.</source>
        <translation>图像未下载：这是指向它的 Git LFS 指针。请先获取图像。</translation>
    </message>
    <message>
        <source>This is not an image of a supported format; supported formats: %1.</source>
        <translation>这不是受支持格式的图像；支持的格式：%1。</translation>
    </message>
    <message>
        <source>The image is damaged: %1. Copy or download it again.</source>
        <translation>图像已损坏：%1。请重新复制或下载。</translation>
    </message>
    <message>
        <source>This attention does not belong to an image, so it cannot be drawn over one. Choose another --view.</source>
        <translation>此注意力不属于图像，无法绘制在图像上。请选择其他 --view。</translation>
    </message>
    <message>
        <source>Expected one of %1; found &quot;%2&quot;.</source>
        <translation>应为 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no such number; numbers: %2.</source>
        <translation>图“%1”没有这样的数；数有：%2。</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2, found %3.</source>
        <translation>应为 %1 到 %2 的整数，实为 %3。</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no pattern &quot;%2&quot;; patterns: %3.</source>
        <translation>图“%1”没有模式“%2”；模式有：%3。</translation>
    </message>
    <message>
        <source>Open a model to see its layer.</source>
        <translation>打开模型以查看其层。</translation>
    </message>
    <message>
        <source>This model has no position embeddings; open one that has them, such as position-learned.</source>
        <translation>此模型没有位置嵌入；请打开有位置嵌入的模型，如 position-learned。</translation>
    </message>
    <message>
        <source>This model has no rotary positions; open one that has them, such as position-rotary.</source>
        <translation>此模型没有旋转位置；请打开有旋转位置的模型，如 position-rotary。</translation>
    </message>
    <message>
        <source>This model has no distance bias; open one that has it, such as position-alibi.</source>
        <translation>此模型没有距离偏置；请打开有距离偏置的模型，如 position-alibi。</translation>
    </message>
    <message>
        <source>Expected a model whose tensors are known; imported attention has none.</source>
        <translation>应为张量已知的模型；导入的注意力没有张量。</translation>
    </message>
    <message>
        <source>Expected a model with one stack of layers, an encoder-decoder or stages; this model has several towers.</source>
        <translation>应为单一层栈、编码器-解码器或分阶段的模型；此模型有多个塔。</translation>
    </message>
    <message>
        <source>%1: expected an index from 0 to %2, found %3.</source>
        <translation>%1：应为 0 到 %2 的索引，实为 %3。</translation>
    </message>
    <message>
        <source>--layer: expected none, since the hidden states here are of the embeddings only; found %1.</source>
        <translation>--layer：应为无，因为这里的隐藏状态只来自嵌入；实为 %1。</translation>
    </message>
    <message>
        <source>There are no hidden states after layer %1; the last layer is %2.</source>
        <translation>第 %1 层之后没有隐藏状态；最后一层是第 %2 层。</translation>
    </message>
    <message>
        <source>There are no %1 %2 to %3: the figure has %4, counted from 0.</source>
        <translation>没有 %2 到 %3 (%1)：图中有 %4 个，从 0 计数。</translation>
    </message>
    <message>
        <source>--query: expected a row from 0 to %1, found %2.</source>
        <translation>--query：应为 0 到 %1 的行，实为 %2。</translation>
    </message>
    <message>
        <source>%1 does not generate images. Choose an ImageGPT.</source>
        <translation>%1 不生成图像。请选择 ImageGPT。</translation>
    </message>
    <message>
        <source>Expected at most %1 pixels to generate, because the image has %2 and the first one is given; found %3.</source>
        <translation>最多生成 %1 个像素，因为图像有 %2 个且第一个已给定；实为 %3 个。</translation>
    </message>
    <message>
        <source>%1 reads audio, not text: use --audio with an audio file.</source>
        <translation>%1 读取音频，不读取文本：请对音频文件使用 --audio。</translation>
    </message>
    <message>
        <source>%1 does not read audio: use --text instead of --audio.</source>
        <translation>%1 不读取音频：请用 --text 代替 --audio。</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page: use --text instead of --boxes.</source>
        <translation>%1 不读取单词在页面上的位置：请用 --text 代替 --boxes。</translation>
    </message>
    <message>
        <source>--boxes: expected no --text beside it, because the words are the text.</source>
        <translation>--boxes：不应同时有 --text，因为这些单词就是文本。</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image.</source>
        <translation>%1 不读取图像：请用 --text 代替 --image。</translation>
    </message>
    <message>
        <source>%1 reads images, not text: leave --text out.</source>
        <translation>%1 读取图像，不读取文本：请去掉 --text。</translation>
    </message>
    <message>
        <source>%1 reads images, not text: use --image.</source>
        <translation>%1 读取图像，不读取文本：请使用 --image。</translation>
    </message>
    <message>
        <source>There is no weight of query %1 and key %2 to paint: the head has %3 queries and %4 keys, counted from 0.</source>
        <translation>没有可绘制的查询 %1 与键 %2 的权重：此头有 %3 个查询和 %4 个键，从 0 计数。</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a word in thousandths of its page, in this order.</source>
        <translation>应为单词的左、上、右、下，以页面的千分之一计，依此顺序。</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 words, found %2.</source>
        <translation>%1 个单词应各有一个框，实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected a word, found an empty text.</source>
        <translation>应为单词，实为空文本。</translation>
    </message>
    <message>
        <source>Expected hOCR, which is XHTML: %1</source>
        <translation>应为 hOCR（即 XHTML）：%1</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page, found none.</source>
        <translation>应有类 ocr_page 的元素，实为没有。</translation>
    </message>
    <message>
        <source>Expected &quot;bbox left top right bottom&quot; in the element&apos;s title, in pixels of the page.</source>
        <translation>元素的 title 中应为“bbox 左 上 右 下”，以页面像素计。</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page around the words.</source>
        <translation>单词外应有类 ocr_page 的元素。</translation>
    </message>
    <message>
        <source>Expected at least one word on the page, found none.</source>
        <translation>页面上至少应有一个单词，实为没有。</translation>
    </message>
    <message>
        <source>--query: expected the index of a token, counted from 0, found &quot;%1&quot;.</source>
        <translation>--query：应为词元的索引（从 0 计数），实为“%1”。</translation>
    </message>
    <message>
        <source>--with: expected the model of run A, %1, found %2: hidden states of two models cannot be compared.</source>
        <translation>--with：应为运行 A 的模型 %1，实为 %2：两个模型的隐藏状态无法比较。</translation>
    </message>
    <message>
        <source>--text: expected a text for --measured %1; head tests such as test-induction need none.</source>
        <translation>--text：--measured %1 需要文本；test-induction 等头测试不需要。</translation>
    </message>
    <message>
        <source>Expected .pdf, .svg, .png or .tex: this figure cannot be saved as a web page.</source>
        <translation>应为 .pdf、.svg、.png 或 .tex：此图无法保存为网页。</translation>
    </message>
    <message>
        <source>%1, as a text or a number</source>
        <translation>%1，作为文本或数字</translation>
    </message>
    <message>
        <source>Expected %1, found the last before the first.</source>
        <translation>应为 %1，实际最后一个在第一个之前。</translation>
    </message>
    <message>
        <source>Expected a query, a key or both.</source>
        <translation>应为查询、键或两者。</translation>
    </message>
    <message>
        <source>Expected %1, found %2: %3</source>
        <translation>应为%1，实为 %2：%3</translation>
    </message>
    <message>
        <source>--query: expected a token or patch, from %1 to %2, or its index, found &quot;%3&quot;.</source>
        <translation>--query：应为 %1 到 %2 的词元或图像块，或其索引，实为“%3”。</translation>
    </message>
    <message>
        <source>--query: expected a query for a profile, found &quot;mean&quot;.</source>
        <translation>--query：曲线应指定查询，实为“mean”。</translation>
    </message>
    <message>
        <source>--query: expected a query that the figure shows, found token %1, which it leaves out.</source>
        <translation>--query：应为图中显示的查询，实为图中未显示的词元 %1。</translation>
    </message>
    <message>
        <source>A file of numbers has at most 40 million weights; choose fewer with --queries and --keys.</source>
        <translation>数字文件最多容纳 4000 万个权重；请用 --queries 和 --keys 减少。</translation>
    </message>
    <message>
        <source>Expected a place in the figure, which has %1 queries and %2 keys, counted from 0.</source>
        <translation>应为图中的位置，图有 %1 个查询和 %2 个键，从 0 计数。</translation>
    </message>
    <message>
        <source>&quot;-&quot; is only valid on the command line, not in a description.</source>
        <translation>“-”只在命令行中有效，不能用于描述。</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this description: expected a version up to %1, found %2. Draw it with that one.</source>
        <translation>此描述由较新的 Headlight 写出：版本最高应为 %1，实为 %2。请用该版本绘制。</translation>
    </message>
    <message>
        <source>Expected a list of one to 64 objects.</source>
        <translation>应为 1 到 64 个对象的列表。</translation>
    </message>
    <message>
        <source>This field belongs to the page: write it beside &quot;panels&quot;.</source>
        <translation>此字段属于页面：请写在“panels”旁边。</translation>
    </message>
    <message>
        <source>%1: expected the index of a token, from 0 to %2, or the name of a patch, found &quot;%3&quot;.</source>
        <translation>%1：应为 0 到 %2 的词元索引，或图像块的名称，实为“%3”。</translation>
    </message>
    <message>
        <source>These metrics belong to another model, &quot;%1&quot;.</source>
        <translation>这些指标属于另一个模型“%1”。</translation>
    </message>
    <message>
        <source>The file has no metric &quot;%1&quot;; metrics: %2.</source>
        <translation>文件中没有指标“%1”；指标有：%2。</translation>
    </message>
    <message>
        <source>This figure is not open in the window: open its panel first.</source>
        <translation>此图未在窗口中打开：请先打开其面板。</translation>
    </message>
    <message>
        <source>Expected a name of letters, digits and underscores.</source>
        <translation>名称应由字母、数字和下划线组成。</translation>
    </message>
    <message>
        <source>%1 with least at most as large as most</source>
        <translation>%1，且 least 不大于 most</translation>
    </message>
    <message>
        <source>Expected at most 8 numbers.</source>
        <translation>最多 8 个数。</translation>
    </message>
    <message>
        <source>Expected one kind of answer.</source>
        <translation>应为一种答案。</translation>
    </message>
    <message>
        <source>Expected an object with one of these members: %1.</source>
        <translation>应为含以下成员之一的对象：%1。</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2.</source>
        <translation>应为 L2H2 这样的头。</translation>
    </message>
    <message>
        <source>Expected at least two choices.</source>
        <translation>至少应有两个选项。</translation>
    </message>
    <message>
        <source>Expected choices together with the number of the right one, counted from 0, as the answer&apos;s &quot;choice&quot;.</source>
        <translation>选项应附有正确项的编号（从 0 计数），作为答案的“choice”。</translation>
    </message>
    <message>
        <source>A formula of this exercise has no value. %1</source>
        <translation>此练习的一个公式没有值。%1</translation>
    </message>
    <message>
        <source>Expected an image beside the lesson or the name of a sample of its model, found &quot;%1&quot;.</source>
        <translation>应为课程旁的图像或其模型的示例名称，实为“%1”。</translation>
    </message>
    <message>
        <source>Expected a figure that the window shows in its middle: %1.</source>
        <translation>应为窗口中央显示的图：%1。</translation>
    </message>
    <message>
        <source>Expected the name of a figure.</source>
        <translation>应为图的名称。</translation>
    </message>
    <message>
        <source>the text of a token, or its number counted from 0</source>
        <translation>词元的文本，或从 0 计数的编号</translation>
    </message>
    <message>
        <source>Expected other runs once: here, or as &quot;with&quot;, &quot;with_text&quot; and so on.</source>
        <translation>其他运行应只给出一次：在此处，或用“with”、“with_text”等。</translation>
    </message>
    <message>
        <source>Expected the letter of one of the other runs: B, C or D.</source>
        <translation>应为其他运行之一的字母：B、C 或 D。</translation>
    </message>
    <message>
        <source>Expected both &quot;layer&quot; and &quot;head&quot;, or neither.</source>
        <translation>应同时有“layer”和“head”，或都没有。</translation>
    </message>
    <message>
        <source>A lesson needs at least one step.</source>
        <translation>课程至少需要一个步骤。</translation>
    </message>
    <message>
        <source>The worksheet could not be written as PDF: its page could not be begun.</source>
        <translation>无法将练习页写成 PDF：无法开始页面。</translation>
    </message>
    <message>
        <source>Expected %1, one for each run, found %2.</source>
        <translation>应为 %1，每次运行一个，实为 %2。</translation>
    </message>
    <message>
        <source>Expected a path, found an empty text.</source>
        <translation>应为路径，实为空文本。</translation>
    </message>
    <message>
        <source>Expected &quot;headlight session&quot;: this file is not a session of Headlight.</source>
        <translation>应为“headlight session”：此文件不是 Headlight 会话。</translation>
    </message>
    <message>
        <source>Expected the version of the session format, a whole number from 1.</source>
        <translation>应为会话格式的版本，不小于 1 的整数。</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this session (version %1 of the format; this one reads versions up to %2). Open it with that version of Headlight; the file was not changed.</source>
        <translation>此会话由较新的 Headlight 写出（格式版本 %1；本程序读取到版本 %2）。请用该版本的 Headlight 打开；文件未被更改。</translation>
    </message>
    <message>
        <source>No token is masked: mask a token to see what the model predicts for it.</source>
        <translation>没有掩码词元：掩码一个词元以查看模型对它的预测。</translation>
    </message>
    <message>
        <source>The next word was not computed in this run.</source>
        <translation>此次运行未计算下一个词。</translation>
    </message>
    <message>
        <source>The letters were not computed in this run.</source>
        <translation>此次运行未计算字母。</translation>
    </message>
    <message>
        <source>The model has no classes.</source>
        <translation>模型没有类别。</translation>
    </message>
    <message>
        <source>This model gives a score instead of classes: %1.</source>
        <translation>此模型给出分数而不是类别：%1。</translation>
    </message>
    <message>
        <source>Open an image and type a text to see how similar they are.</source>
        <translation>打开图像并输入文本以查看两者的相似度。</translation>
    </message>
    <message>
        <source>Image and text: cosine %1, score %2.</source>
        <translation>图像与文本：余弦 %1，分数 %2。</translation>
    </message>
    <message>
        <source>The text has no word to label.</source>
        <translation>文本中没有可标注的单词。</translation>
    </message>
    <message>
        <source>The text has no word to judge.</source>
        <translation>文本中没有可判断的单词。</translation>
    </message>
    <message>
        <source>Type a question, and as second text the passage that answers it.</source>
        <translation>输入问题，并以回答它的段落作为第二段文本。</translation>
    </message>
    <message>
        <source>Type a second sentence to see how likely it follows the first.</source>
        <translation>输入第二句以查看它接在第一句之后的可能性。</translation>
    </message>
    <message>
        <source>This model has no head for a task: its outputs are embeddings.</source>
        <translation>此模型没有任务头：其输出是嵌入。</translation>
    </message>
    <message>
        <source>This model finds objects, each with a class and a box, which is written (headlight attention --logits) and not shown.</source>
        <translation>此模型查找物体，各有类别和框；结果只写出 (headlight attention --logits)，不显示。</translation>
    </message>
    <message>
        <source>This model gives a class to each part of the image, which is written (headlight attention --logits) and not shown.</source>
        <translation>此模型给图像的每个部分一个类别；结果只写出 (headlight attention --logits)，不显示。</translation>
    </message>
    <message>
        <source>The model&apos;s outputs are NaN or infinite. Its weights may be damaged.</source>
        <translation>模型的输出为 NaN 或无穷大。其权重可能已损坏。</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs or use a shorter text.</source>
        <translation>内存不足。请关闭其他程序或使用更短的文本。</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: chain %1 differs in %2 of %3 residues, first in residue %4, which is %5 in the text and %6 in the structure.</source>
        <translation>文本应为结构的序列：链 %1 的 %3 个残基中有 %2 个不同，首先是残基 %4，在文本中为 %5，在结构中为 %6。</translation>
    </message>
    <message>
        <source>--chain: expected one of the chains %1, found &quot;%2&quot;.</source>
        <translation>--chain：应为链 %1 之一，实为“%2”。</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: the text has %1 residues, and none of the chains %2 fits into it; chain %3 has %4 residues with the numbers %5 to %6.</source>
        <translation>文本应为结构的序列：文本有 %1 个残基，链 %2 均与之不符；链 %3 有 %4 个残基，编号为 %5 到 %6。</translation>
    </message>
    <message>
        <source>Contacts need a model of proteins, with a token for each residue: token %1 is &quot;%2&quot;, which is not one letter.</source>
        <translation>接触需要蛋白质模型，每个残基一个词元：词元 %1 为“%2”，不是单个字母。</translation>
    </message>
    <message>
        <source>Contacts are computed of at most %1 residues, found %2.</source>
        <translation>最多计算 %1 个残基的接触，实为 %2 个。</translation>
    </message>
    <message>
        <source>Contacts need residues of the structure that are at least %1 apart in the text, found none.</source>
        <translation>接触需要结构中在文本里相距至少 %1 的残基，实为没有。</translation>
    </message>
    <message>
        <source>Contacts need attention in which every token of the text may attend to every other.</source>
        <translation>接触需要文本中每个词元都可以关注其他所有词元的注意力。</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place: there are no scores.</source>
        <translation>此层没有注意力，取而代之的是 %1：没有分数。</translation>
    </message>
    <message>
        <source>The weights of this attention are not computed from scores of queries and keys.</source>
        <translation>此注意力的权重不是由查询和键的分数计算的。</translation>
    </message>
    <message>
        <source>This model&apos;s weights are products over landmarks, not a softmax of scores of queries and keys: there is no single score behind a weight.</source>
        <translation>此模型的权重是地标上的乘积，而不是查询和键的分数的 softmax：一个权重背后没有单一的分数。</translation>
    </message>
    <message>
        <source>Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the model to explain them.</source>
        <translation>导入的注意力有权重，但没有查询和键，因此无法解释其权重。请打开模型来解释。</translation>
    </message>
    <message>
        <source>Expected a record that begins with &quot;&gt;&quot; and a name, found an empty file.</source>
        <translation>应为以“&gt;”和名称开头的记录，实为空文件。</translation>
    </message>
    <message>
        <source>Expected the name of a record or its number from 1 to %1, found &quot;%2&quot;; records: %3.</source>
        <translation>应为记录的名称或其编号（1 到 %1），实为“%2”；记录：%3。</translation>
    </message>
    <message>
        <source>Expected a line that begins with &quot;&gt;&quot; and a name, found residues.</source>
        <translation>应为以“&gt;”和名称开头的行，实为残基。</translation>
    </message>
    <message>
        <source>Expected residues after the name &quot;%1&quot;, found none.</source>
        <translation>名称“%1”之后应有残基，实为没有。</translation>
    </message>
    <message>
        <source>Expected at most %1 residues in a record, found %2 in &quot;%3&quot;.</source>
        <translation>一条记录最多 %1 个残基，“%3”中实为 %2 个。</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found the byte %1 in the record &quot;%2&quot;.</source>
        <translation>应为残基字母、* 或 -，记录“%2”中实为字节 %1。</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found &quot;%1&quot; in the record &quot;%2&quot;.</source>
        <translation>应为残基字母、* 或 -，记录“%2”中实为“%1”。</translation>
    </message>
    <message>
        <source>Expected the number of a residue in label_seq_id or auth_seq_id, found none.</source>
        <translation>label_seq_id 或 auth_seq_id 中应有残基编号，实为没有。</translation>
    </message>
    <message>
        <source>Expected the table _atom_site with label_atom_id, label_comp_id, auth_seq_id and Cartn_x, _y and _z, found none.</source>
        <translation>应有表 _atom_site，含 label_atom_id、label_comp_id、auth_seq_id 以及 Cartn_x、_y 和 _z，实为没有。</translation>
    </message>
    <message>
        <source>Expected an mmCIF file: %1</source>
        <translation>应为 mmCIF 文件：%1</translation>
    </message>
    <message>
        <source>Expected the number of a residue in columns 23 to 26, found something else.</source>
        <translation>第 23 到 26 列应为残基编号，实为其他内容。</translation>
    </message>
    <message>
        <source>Expected the coordinates of an atom, x, y and z in ångström, found something else.</source>
        <translation>应为原子坐标，即以埃为单位的 x、y 和 z，实为其他内容。</translation>
    </message>
    <message>
        <source>Expected at most %1 residues, found more.</source>
        <translation>最多 %1 个残基，实际更多。</translation>
    </message>
    <message>
        <source>There is no memory to unpack the file.</source>
        <translation>内存不足，无法解压文件。</translation>
    </message>
    <message>
        <source>Expected at most %1 bytes unpacked, found more.</source>
        <translation>解压后最多 %1 字节，实际更多。</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, found one that is damaged or cut off.</source>
        <translation>应为完整的 gzip 文件，实为损坏或被截断的文件。</translation>
    </message>
    <message>
        <source>Expected a protein, found no residue with a C-alpha atom (CA).</source>
        <translation>应为蛋白质，实为没有含 Cα 原子 (CA) 的残基。</translation>
    </message>
    <message>
        <source>%1 heads of queries and %2 of keys and values</source>
        <translation>%1 个查询头和 %2 个键值头</translation>
    </message>
    <message>
        <source>%1 tokens and its continuation %2</source>
        <translation>%1 个词元，其续写有 %2 个</translation>
    </message>
    <message>
        <source>more than a million characters</source>
        <translation>一百万以上的字符</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>There are %1 patches and names before them, and the weights have %2.</source>
        <translation>图像块及其之前的名称共 %1 个，而权重有 %2 个。</translation>
    </message>
    <message>
        <source>There are %1 names of queries, and the weights have %2.</source>
        <translation>查询名称有 %1 个，而权重有 %2 个。</translation>
    </message>
    <message>
        <source>There are %1 names of keys, and the weights have %2.</source>
        <translation>键名称有 %1 个，而权重有 %2 个。</translation>
    </message>
    <message>
        <source>The keys are patches of which the file has no attention of their own.</source>
        <translation>键是图像块，而文件中没有这些图像块自身的注意力。</translation>
    </message>
    <message>
        <source>There are %1 queries and only %2 keys, which is not possible in self-attention.</source>
        <translation>有 %1 个查询而只有 %2 个键，这在自注意力中不可能。</translation>
    </message>
    <message>
        <source>The kinds of attention belong to different texts: one has %1 tokens where another has %2.</source>
        <translation>各类注意力属于不同的文本：一类有 %1 个词元，另一类则有 %2 个。</translation>
    </message>
    <message>
        <source>%1 does not compare images with texts. Open a model that does, such as CLIP or SigLIP.</source>
        <translation>%1 不比较图像与文本。请打开能够比较的模型，例如 CLIP 或 SigLIP。</translation>
    </message>
    <message>
        <source>images and captions cannot be compared</source>
        <translation>无法比较图像与说明文字</translation>
    </message>
    <message>
        <source>Expected an image and its caption, found a pair that lacks one of them.</source>
        <translation>应为图像及其说明文字，实为缺少其中之一的一对。</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which a merge names.</source>
        <translation>词表缺少合并规则中的“%1”。</translation>
    </message>
    <message>
        <source>A merge&apos;s second piece is no longer than the prefix of continuations.</source>
        <translation>合并规则的第二个子词不比续接前缀长。</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too large (at most %3 million pixels, %4 in a row); choose fewer dots per inch or a smaller size, or export SVG or PDF.</source>
        <translation>%1 x %2 像素的图像太大（最多 %3 百万像素，每行 %4 个）；请选择较低的 DPI 或较小的尺寸，或导出为 SVG 或 PDF。</translation>
    </message>
    <message>
        <source>Expected images with captions, as samples.json in the model&apos;s folder lists them, found none. Write {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, or give an image and a text.</source>
        <translation>应有带说明文字的图像，如模型文件夹中的 samples.json 所列，实为没有。请写入 {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}，或提供图像和文本。</translation>
    </message>
    <message>
        <source>Expected a text in UTF-8, found other bytes; sequences end in .fasta or .fa.</source>
        <translation>应为 UTF-8 文本，实为其他字节；序列文件以 .fasta 或 .fa 结尾。</translation>
    </message>
    <message>
        <source>--record: expected a FASTA file (.fasta, .fa, .faa, .fna) as --text-file.</source>
        <translation>--record：--text-file 应为 FASTA 文件（.fasta、.fa、.faa、.fna）。</translation>
    </message>
    <message>
        <source>--text-file: expected no --text beside it, because the file holds the text.</source>
        <translation>--text-file：不应同时使用 --text，因为文件中已有文本。</translation>
    </message>
    <message>
        <source>Expected it beside &quot;page&quot;: &quot;layer&quot;, which shows it.</source>
        <translation>应与显示它的 &quot;page&quot;: &quot;layer&quot; 一起使用。</translation>
    </message>
    <message>
        <source>Expected a folder with a config.json, relative to the lesson&apos;s folder, found &quot;%1&quot;.</source>
        <translation>应为含 config.json 的文件夹（相对于课程文件夹），实为“%1”。</translation>
    </message>
    <message>
        <source>No head of this model has a precision: its weights are not finite.</source>
        <translation>此模型没有头具有精确率：其权重不是有限值。</translation>
    </message>
    <message>
        <source>This model predicts the color of each next pixel. Generate (F8) completes the image with them.</source>
        <translation>该模型预测每个下一像素的颜色。“生成”（F8）会用它们补全图像。</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: default, dynamic, linear, ntk, llama3, yarn, longrope.</source>
        <translation>不支持类型“%1”的旋转嵌入；支持的类型：default、dynamic、linear、ntk、llama3、yarn、longrope。</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, the only value that is supported; found &quot;%2&quot;.</source>
        <translation>应为“%1”，这是唯一支持的值；实为“%2”。</translation>
    </message>
    <message>
        <source>GTE can be run with queries, keys and values in one tensor only.</source>
        <translation>GTE 只能在查询、键和值位于同一个张量时运行。</translation>
    </message>
    <message>
        <source>GTE can be run without scaling attention by the length of the text only.</source>
        <translation>GTE 只能在注意力不按文本长度缩放时运行。</translation>
    </message>
    <message>
        <source>NeoBERT can be run with rotary positions only.</source>
        <translation>NeoBERT 只能以旋转位置编码运行。</translation>
    </message>
    <message>
        <source>NeoBERT can be run with root-mean-square norms only.</source>
        <translation>NeoBERT 只能以 RMS 归一化运行。</translation>
    </message>
    <message>
        <source>NeoBERT can be run without normalized weights (nGPT) only.</source>
        <translation>NeoBERT 只能在权重未归一化（nGPT）时运行。</translation>
    </message>
    <message>
        <source>The feed-forward network &quot;%1&quot; cannot be run; supported: %2.</source>
        <translation>前馈网络“%1”无法运行；支持：%2。</translation>
    </message>
    <message>
        <source>Expected num_attention_heads, which is %1; found %2.</source>
        <translation>应为 num_attention_heads，即 %1；实为 %2。</translation>
    </message>
    <message>
        <source>Expected hidden_size / num_attention_heads, which is %1; found %2.</source>
        <translation>应为 hidden_size / num_attention_heads，即 %1；实为 %2。</translation>
    </message>
    <message>
        <source>without the bias of positions that the model adds to scores</source>
        <translation>不含模型加到得分上的位置偏置</translation>
    </message>
    <message>
        <source>without the soft cap of the scores</source>
        <translation>不含得分的软上限</translation>
    </message>
    <message>
        <source>projected keys mix all tokens, so that there is no causal mask</source>
        <translation>投影后的键混合了所有词元，因此没有因果掩码</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1：差异</translation>
    </message>
    <message>
        <source>Difference: %1 − %2</source>
        <translation>差异：%1 − %2</translation>
    </message>
    <message>
        <source>crossed cells have no counterpart in the other run</source>
        <translation>打叉的单元格在另一次运行中无对应项</translation>
    </message>
    <message>
        <source>pieces joined where the tokenizers split a word differently</source>
        <translation>分词器对同一单词切分不同之处已合并子词</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1，阶段 %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Flow through layers 0 to %1</source>
        <translation>第 0 至 %1 层的注意力流</translation>
    </message>
    <message>
        <source>Flow through all layers</source>
        <translation>所有层的注意力流</translation>
    </message>
    <message>
        <source>Rollout of layers 0 to %1</source>
        <translation>第 0 至 %1 层的注意力展开</translation>
    </message>
    <message>
        <source>Rollout of all layers</source>
        <translation>所有层的注意力展开</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>第 %1 层第 %2 头</translation>
    </message>
    <message>
        <source>Maximum of all heads of layer %1</source>
        <translation>第 %1 层所有头的最大值</translation>
    </message>
    <message>
        <source>Mean of all heads of layer %1</source>
        <translation>第 %1 层所有头的均值</translation>
    </message>
    <message>
        <source>Maximum of head %1 over all layers</source>
        <translation>第 %1 头在所有层上的最大值</translation>
    </message>
    <message>
        <source>Mean of head %1 over all layers</source>
        <translation>第 %1 头在所有层上的均值</translation>
    </message>
    <message>
        <source>Maximum of all heads of all layers</source>
        <translation>所有层所有头的最大值</translation>
    </message>
    <message>
        <source>Mean of all heads of all layers</source>
        <translation>所有层所有头的均值</translation>
    </message>
    <message>
        <source>%1, flow through layers 0 to %2</source>
        <translation>%1，第 0 至 %2 层的注意力流</translation>
    </message>
    <message>
        <source>%1, flow through all layers</source>
        <translation>%1，所有层的注意力流</translation>
    </message>
    <message>
        <source>%1, rollout of layers 0 to %2</source>
        <translation>%1，第 0 至 %2 层的注意力展开</translation>
    </message>
    <message>
        <source>%1, rollout of all layers</source>
        <translation>%1，所有层的注意力展开</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1，第 %2 层第 %3 头</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of layer %2</source>
        <translation>%1，第 %2 层所有头的最大值</translation>
    </message>
    <message>
        <source>%1, mean of all heads of layer %2</source>
        <translation>%1，第 %2 层所有头的均值</translation>
    </message>
    <message>
        <source>%1, maximum of head %2 over all layers</source>
        <translation>%1，第 %2 头在所有层上的最大值</translation>
    </message>
    <message>
        <source>%1, mean of head %2 over all layers</source>
        <translation>%1，第 %2 头在所有层上的均值</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of all layers</source>
        <translation>%1，所有层所有头的最大值</translation>
    </message>
    <message>
        <source>%1, mean of all heads of all layers</source>
        <translation>%1，所有层所有头的均值</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>target, with teacher forcing</source>
        <translation>目标，使用教师强制</translation>
    </message>
    <message>
        <source>masked tokens</source>
        <translation>掩码词元</translation>
    </message>
    <message>
        <source>each token masked in turn</source>
        <translation>逐个掩码每个词元</translation>
    </message>
    <message>
        <source>tokens chosen as in pre-training</source>
        <translation>按预训练方式选取的词元</translation>
    </message>
    <message>
        <source>answer span</source>
        <translation>答案区间</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Q and K are shown after their norm</source>
        <translation>Q 和 K 为归一化之后的值</translation>
    </message>
    <message>
        <source>Q and K are shown after the rotary turn by position</source>
        <translation>Q 和 K 为按位置旋转之后的值</translation>
    </message>
    <message>
        <source>scores include the position bias of the pair</source>
        <translation>得分包含该对的位置偏置</translation>
    </message>
    <message>
        <source>scores are shown after the soft cap</source>
        <translation>得分为软上限之后的值</translation>
    </message>
    <message>
        <source>a sink takes part in each row&apos;s softmax</source>
        <translation>每行的 softmax 中有一个汇聚点</translation>
    </message>
    <message>
        <source>%1 heads share one K and one V</source>
        <translation>%1 个头共用一个 K 和一个 V</translation>
    </message>
    <message>
        <source>an intervention has set the weights</source>
        <translation>权重由干预设定</translation>
    </message>
    <message>
        <source>Typed numbers</source>
        <translation>输入的数字</translation>
    </message>
    <message>
        <source>%1, query %2</source>
        <translation>%1，查询 %2</translation>
    </message>
    <message>
        <source>words: sum over the pieces attended to, mean over the pieces attending</source>
        <translation>单词：对被关注的子词求和，对发出关注的子词求均值</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>不含 %1</translation>
    </message>
    <message>
        <source>without attention to the first token, %1</source>
        <translation>不含对首词元 %1 的注意力</translation>
    </message>
    <message>
        <source>rows renormalized to sum to 1</source>
        <translation>各行重新归一化，总和为 1</translation>
    </message>
    <message>
        <source>target generated with interventions</source>
        <translation>目标在干预下生成</translation>
    </message>
    <message>
        <source>each weight times the norm of W_O v of its key, as a share of the row</source>
        <translation>每个权重乘以其键的 W_O v 的范数，按所在行的占比</translation>
    </message>
    <message>
        <source>half of each layer is the residual connection</source>
        <translation>每层的一半为残差连接</translation>
    </message>
    <message>
        <source>%1 is asked for before it has a digit, which no row of the training has</source>
        <translation>%1 在获得数字之前就被提问，训练数据中没有这样的行</translation>
    </message>
    <message>
        <source>%1 has two digits, which no row of the training has</source>
        <translation>%1 有两个数字，训练数据中没有这样的行</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>x = E[id]: row of the token embedding</source>
        <translation>x = E[id]：词元嵌入的一行</translation>
    </message>
    <message>
        <source>With the segment</source>
        <translation>加上段</translation>
    </message>
    <message>
        <source>x + the embedding of the segment</source>
        <translation>x + 段嵌入</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>加上位置</translation>
    </message>
    <message>
        <source>x + the embedding of the position</source>
        <translation>x + 位置嵌入</translation>
    </message>
    <message>
        <source>Norm of the embeddings</source>
        <translation>嵌入的归一化</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>第一层读取的内容</translation>
    </message>
    <message>
        <source>Norm before attention</source>
        <translation>注意力之前的归一化</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>q = h W_Q, a vector for each head</source>
        <translation>q = h W_Q，每个头一个向量</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>k = h W_K, a vector for each key head</source>
        <translation>k = h W_K，每个键头一个向量</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>v = h W_V, a vector for each key head</source>
        <translation>v = h W_V，每个键头一个向量</translation>
    </message>
    <message>
        <source>Output of the heads</source>
        <translation>各头的输出</translation>
    </message>
    <message>
        <source>A V: values of all tokens, mixed by the weights</source>
        <translation>A V：所有词元的值按权重混合</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>o = (A V of all heads) W_O</source>
        <translation>o =（所有头的 A V）W_O</translation>
    </message>
    <message>
        <source>Residual sum and norm</source>
        <translation>残差和与归一化</translation>
    </message>
    <message>
        <source>Residual sum</source>
        <translation>残差和</translation>
    </message>
    <message>
        <source>Norm before feed-forward</source>
        <translation>前馈之前的归一化</translation>
    </message>
    <message>
        <source>Feed-forward, inside</source>
        <translation>前馈，内部</translation>
    </message>
    <message>
        <source>Feed-forward, output</source>
        <translation>前馈，输出</translation>
    </message>
    <message>
        <source>f = inside W_2</source>
        <translation>f = 内部 W_2</translation>
    </message>
    <message>
        <source>norm(x + f): what the next layer reads</source>
        <translation>norm(x + f)：下一层读取的内容</translation>
    </message>
    <message>
        <source>x + f: what the next layer reads</source>
        <translation>x + f：下一层读取的内容</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最后的归一化</translation>
    </message>
    <message>
        <source>norm(x), behind the last layer</source>
        <translation>norm(x)，最后一层之后</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>unembedding: a number for each token of the vocabulary</source>
        <translation>反嵌入：词表中每个词元一个数</translation>
    </message>
    <message>
        <source>%1 of h W_1</source>
        <translation>h W_1 的 %1</translation>
    </message>
    <message>
        <source>%1 with a gate, of h W_1</source>
        <translation>h W_1 的带门控 %1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>its number in the vocabulary</source>
        <translation>它在词表中的编号</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>a = softmax(q · k / √d) over the tokens that it may see</source>
        <translation>a = softmax(q · k / √d)，对它可见的词元</translation>
    </message>
    <message>
        <source>Most probable tokens</source>
        <translation>最可能的词元</translation>
    </message>
    <message>
        <source>softmax of the logits</source>
        <translation>logits 的 softmax</translation>
    </message>
    <message>
        <source>drop 1 piece</source>
        <translation>去除 1 个子词</translation>
    </message>
    <message>
        <source>drop %1 pieces</source>
        <translation>去除 %1 个子词</translation>
    </message>
    <message>
        <source>end with the wanted size</source>
        <translation>以所需大小结束</translation>
    </message>
    <message>
        <source>estimate probabilities</source>
        <translation>估计概率</translation>
    </message>
    <message>
        <source>estimate probabilities, 1 piece too rare</source>
        <translation>估计概率，1 个子词过于罕见</translation>
    </message>
    <message>
        <source>estimate probabilities, %1 pieces too rare</source>
        <translation>估计概率，%1 个子词过于罕见</translation>
    </message>
    <message>
        <source>%1 zeroed</source>
        <translation>%1 置零</translation>
    </message>
    <message>
        <source>%1 set to its mean over this text</source>
        <translation>%1 设为其在此文本上的均值</translation>
    </message>
    <message>
        <source>%1 at temperature %2</source>
        <translation>%1 温度为 %2</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all channels</source>
        <translation>%1 均匀关注所有通道</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all tokens</source>
        <translation>%1 均匀关注所有词元</translation>
    </message>
    <message>
        <source>%1 attends to the previous channel</source>
        <translation>%1 关注前一通道</translation>
    </message>
    <message>
        <source>%1 attends to the previous token</source>
        <translation>%1 关注前一词元</translation>
    </message>
    <message>
        <source>%1 attends to the channel itself</source>
        <translation>%1 关注通道自身</translation>
    </message>
    <message>
        <source>%1 attends to the token itself</source>
        <translation>%1 关注词元自身</translation>
    </message>
    <message>
        <source>%1 has 1 painted weight</source>
        <translation>%1 有 1 个绘制的权重</translation>
    </message>
    <message>
        <source>%1 has %2 painted weights</source>
        <translation>%1 有 %2 个绘制的权重</translation>
    </message>
    <message>
        <source>%1 without positions</source>
        <translation>%1 无位置</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>所有 %1 层</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>%1 layer %2</source>
        <translation>%1 第 %2 层</translation>
    </message>
    <message>
        <source>intervention: %1</source>
        <translation>干预：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>interventions: %1</source>
        <translation>干预：%1</translation>
    </message>
    <message>
        <source>interventions: %1 and %2 more</source>
        <translation>干预：%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>No losses: %1</source>
        <translation>没有损失：%1</translation>
    </message>
    <message>
        <source>The weights of %1 are those of %2.</source>
        <translation>%1 的权重与 %2 的相同。</translation>
    </message>
    <message>
        <source>“%1” has no token.</source>
        <translation>“%1”没有词元。</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens; the mean of their embeddings is used.</source>
        <translation>“%1”是 %2 个词元；使用其嵌入的均值。</translation>
    </message>
    <message>
        <source>“%1” is unknown to this model.</source>
        <translation>此模型不认识“%1”。</translation>
    </message>
    <message>
        <source>%1 tokens, mean of %2 random sequences</source>
        <translation>%1 个词元，%2 个随机序列的均值</translation>
    </message>
    <message>
        <source>%1 random tokens repeated twice, mean of %2 random sequences</source>
        <translation>%1 个随机词元重复两遍，%2 个随机序列的均值</translation>
    </message>
    <message>
        <source>%1, read by the decoder</source>
        <translation>%1，由解码器读取</translation>
    </message>
    <message>
        <source>%1, read by the encoder</source>
        <translation>%1，由编码器读取</translation>
    </message>
    <message>
        <source>no loss of the first token, before which the model reads nothing</source>
        <translation>首词元没有损失，因为模型在它之前没有读取任何内容</translation>
    </message>
    <message>
        <source>token %1 cannot be masked</source>
        <translation>词元 %1 无法掩码</translation>
    </message>
    <message>
        <source>of which masked %1, replaced at random %2, kept %3</source>
        <translation>其中掩码 %1 个，随机替换 %2 个，保留 %3 个</translation>
    </message>
    <message>
        <source>seed %1: 1 token chosen, %2</source>
        <translation>种子 %1：选取 1 个词元，%2</translation>
    </message>
    <message>
        <source>seed %1: %2 tokens chosen, %3</source>
        <translation>种子 %1：选取 %2 个词元，%3</translation>
    </message>
    <message>
        <source>the model&apos;s answer: &quot;%1&quot;</source>
        <translation>模型的答案：“%1”</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>第 %1 层之后</translation>
    </message>
    <message>
        <source>the first %1 tokens</source>
        <translation>前 %1 个词元</translation>
    </message>
    <message>
        <source>contrastive loss %1, by chance %2</source>
        <translation>对比损失 %1，随机时为 %2</translation>
    </message>
    <message>
        <source>no pair depends on another</source>
        <translation>各对互不影响</translation>
    </message>
    <message>
        <source>loss of the images %1</source>
        <translation>图像的损失 %1</translation>
    </message>
    <message>
        <source>loss of the captions %1</source>
        <translation>说明文字的损失 %1</translation>
    </message>
    <message>
        <source>Contacts of chain %1 and attention of %2</source>
        <translation>链 %1 的接触与 %2 的注意力</translation>
    </message>
    <message>
        <source>Experts of layer %1</source>
        <translation>第 %1 层的专家</translation>
    </message>
    <message>
        <source>%1 over %2 checkpoints of %3</source>
        <translation>%3 的 %2 个检查点上的%1</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Attention of typed vectors</source>
        <translation>输入向量的注意力</translation>
    </message>
    <message>
        <source>%1 in matrices</source>
        <translation>%1的矩阵计算</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>循环、卷积与注意力</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, %4</source>
        <translation>%1：第 %2/%3 步，%4</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, layer %4, %5</source>
        <translation>%1：第 %2/%3 步，第 %4 层，%5</translation>
    </message>
    <message>
        <source>Byte-pair encoding, step %1 of %2</source>
        <translation>字节对编码，第 %1/%2 步</translation>
    </message>
    <message>
        <source>WordPiece, step %1 of %2</source>
        <translation>WordPiece，第 %1/%2 步</translation>
    </message>
    <message>
        <source>Unigram, step %1 of %2</source>
        <translation>Unigram，第 %1/%2 步</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Difference, %1 − A</source>
        <translation>差异，%1 − A</translation>
    </message>
    <message>
        <source>queries %1 to %2 only</source>
        <translation>仅查询 %1 至 %2</translation>
    </message>
    <message>
        <source>keys %1 to %2 only</source>
        <translation>仅键 %1 至 %2</translation>
    </message>
    <message>
        <source>“%1” and all keys</source>
        <translation>“%1”与所有键</translation>
    </message>
    <message>
        <source>“%1” attends to “%2”</source>
        <translation>“%1”关注“%2”</translation>
    </message>
    <message>
        <source>Typed scores</source>
        <translation>输入的得分</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>学习的查询</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>学习的查询到图像</translation>
    </message>
    <message>
        <source>expected encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self or a stage such as stage1 before the slash</source>
        <translation>斜杠之前应为 encoder、decoder、cross、vision、text、channels、pooling、resampler、resampler-cross、self 或 stage1 这样的阶段</translation>
    </message>
    <message>
        <source>Learned queries have no order, so there is no previous query: choose another pattern.</source>
        <translation>学习得到的查询没有顺序，因此没有前一个查询：请选择其他模式。</translation>
    </message>
    <message>
        <source>This model has no attention of the kind that an intervention names: encoder-decoders have encoder, decoder and cross, models of images and texts have vision and text, those with attending channels have channels, those with learned queries for a text have resampler and resampler-cross, and all others have self.</source>
        <translation>此模型没有干预所指类型的注意力：编码器-解码器有 encoder、decoder 和 cross，图文模型有 vision 和 text，通道注意力模型有 channels，为文本学习查询的模型有 resampler 和 resampler-cross，其他都为 self。</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too small for the model&apos;s stages: its preprocessor_config.json should say a larger size.</source>
        <translation>%1 x %2 像素的图像对此模型的各阶段来说太小：其 preprocessor_config.json 应写明更大的尺寸。</translation>
    </message>
    <message>
        <source>A Q-Former that reads the text too is not supported; found true.</source>
        <translation>不支持同时读取文本的 Q-Former；找到的是 true。</translation>
    </message>
    <message>
        <source>BLIP-2 is supported as Blip2ForConditionalGeneration only, which writes texts about images; found %1.</source>
        <translation>BLIP-2 仅支持 Blip2ForConditionalGeneration，它为图像撰写文本；找到的是 %1。</translation>
    </message>
    <message>
        <source>Expected at least the rows and columns of the last stage&apos;s patches, which are %1 and %2 of images of %3 x %4 pixels (preprocessor_config.json); found %5.</source>
        <translation>至少应为最后阶段图像块的行数和列数，对 %3 x %4 像素的图像（preprocessor_config.json）为 %1 和 %2；找到的是 %5。</translation>
    </message>
    <message>
        <source>Expected the task %1 at the beginning of the text, found it behind &quot;%2&quot;.</source>
        <translation>任务 %1 应位于文本开头，但它出现在“%2”之后。</translation>
    </message>
    <message>
        <source>Expected no text after the task %1, found &quot;%2&quot;.</source>
        <translation>任务 %1 之后不应有文本，找到的是“%2”。</translation>
    </message>
    <message>
        <source>Expected keys [heads, latent, size] and values [heads, size, latent] of the same heads and latents, found the shapes %1 and %2.</source>
        <translation>应为同样的头和潜在维度的键 [头, 潜在, 大小] 与值 [头, 大小, 潜在]，实际形状为 %1 和 %2。</translation>
    </message>
    <message>
        <source>The tensor %1 is missing beside %2.</source>
        <translation>“%2”旁缺少张量“%1”。</translation>
    </message>
    <message>
        <source>Expected the sizes of a head&apos;s keys and values, and how many of the former turn.</source>
        <translation>应给出每个头的键和值的大小，以及键中有多少个分量参与旋转。</translation>
    </message>
    <message>
        <source>Expected more than the %1 layers that predict tokens further ahead, found %2.</source>
        <translation>层数应多于预测更远词元的 %1 层，实际为 %2 层。</translation>
    </message>
    <message>
        <source>Only the mixtures of experts of DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo and Qwen are supported.</source>
        <translation>仅支持 DeepSeek、GLM、gpt-oss、Granite、Mixtral、OLMo 和 Qwen 的混合专家模型。</translation>
    </message>
    <message>
        <source>Expected as many key heads in each layer that attends, found %1 and %2.</source>
        <translation>每个带注意力的层应有相同数量的键头，实际为 %1 和 %2。</translation>
    </message>
    <message>
        <source>Expected a layer that attends, found none.</source>
        <translation>应至少有一个带注意力的层，实际没有。</translation>
    </message>
    <message>
        <source>Expected the least rate and the largest, found another list.</source>
        <translation>应为最小速率和最大速率，实际为其他列表。</translation>
    </message>
    <message>
        <source>Expected heads of %1 values that make mamba_expand * hidden_size, which is %2; found %3.</source>
        <translation>各头应有 %1 个值，合计为 mamba_expand * hidden_size，即 %2；实际头数为 %3。</translation>
    </message>
    <message>
        <source>Hidden state %1</source>
        <translation>隐藏状态 %1</translation>
    </message>
    <message>
        <source>no ratio where the divisor is 0</source>
        <translation>除数为 0 处没有比值</translation>
    </message>
    <message>
        <source>--neutral-prompt: expected %1 x %2 patches as with the text, found %3 x %4.</source>
        <translation>--neutral-prompt：应与文本一样为 %1 x %2 个图像块，实际为 %3 x %4。</translation>
    </message>
    <message>
        <source>each patch&apos;s share of a token&apos;s attention to the image, divided by the mean of its shares over the text tokens that attend to the image (%1)</source>
        <translation>每个图像块在词元对图像的注意力中所占的份额，除以它在所有关注图像的文本词元（%1 个）上的平均份额</translation>
    </message>
    <message>
        <source>each weight divided by the one with the prompt &quot;%1&quot;: of the same token where both texts end with it, else of the prompt&apos;s last token</source>
        <translation>每个权重除以使用提示“%1”时的权重：两段文本以相同词元结尾时取该词元的，否则取提示的最后一个词元的</translation>
    </message>
    <message>
        <source>--image-weights: expected attention of text tokens to the patches of an image, which these heads do not have. Choose &quot;plain&quot;, or another --attention.</source>
        <translation>--image-weights：应为文本词元对图像块的注意力，这些头没有。请选择“plain”或另一种 --attention。</translation>
    </message>
    <message>
        <source>--image-weights neutral: expected a model that reads another text, found imported attention, which is of one text. Open its model.</source>
        <translation>--image-weights neutral：应为能读取另一段文本的模型，实际为只属于一段文本的导入注意力。请打开其模型。</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>所有查询的均值</translation>
    </message>
    <message>
        <source>Masks of patches need attention over the patches or the tokens of an image; this run has none.</source>
        <translation>图像块掩码需要对图像的图像块或词元的注意力；本次运行没有。</translation>
    </message>
    <message>
        <source>cut from %1 to %2 tokens</source>
        <translation>从 %1 个词元截断为 %2 个</translation>
    </message>
    <message>
        <source>it has no embeddings of tokens to compare</source>
        <translation>没有可比较的词元嵌入</translation>
    </message>
    <message>
        <source>%1 cannot compare the tokens of two texts: open an encoder or a decoder of text, such as ColBERT, BERT or Llama.</source>
        <translation>%1 无法比较两段文本的词元：请打开文本编码器或解码器，例如 ColBERT、BERT 或 Llama。</translation>
    </message>
    <message>
        <source>--document: expected the text that the query is compared with.</source>
        <translation>--document：应为与查询进行比较的文本。</translation>
    </message>
    <message>
        <source>text of the query: %1</source>
        <translation>查询文本：%1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>文档：%1</translation>
    </message>
    <message>
        <source>Patch mask of %1</source>
        <translation>%1 的图像块掩码</translation>
    </message>
    <message>
        <source>Patch masks of layer %1</source>
        <translation>第 %1 层的图像块掩码</translation>
    </message>
    <message>
        <source>score %1: sum of the largest cosine of each of %2 query tokens (outlined)</source>
        <translation>得分 %1：%2 个查询词元各自的最大余弦（描边）之和</translation>
    </message>
    <message>
        <source>token embeddings of %1 numbers</source>
        <translation>词元嵌入，各 %1 个数</translation>
    </message>
    <message>
        <source>last hidden states of %1 numbers: the model has no layer for late interaction</source>
        <translation>最后的隐藏状态，各 %1 个数：该模型没有用于后期交互的层</translation>
    </message>
    <message>
        <source>1 token fills the query, compared like the others</source>
        <translation>1 个词元用于填充查询，与其他词元一样参与比较</translation>
    </message>
    <message>
        <source>%1 tokens fill the query, compared like the others</source>
        <translation>%1 个词元用于填充查询，与其他词元一样参与比较</translation>
    </message>
    <message>
        <source>document tokens in gray are not compared</source>
        <translation>灰色的文档词元不参与比较</translation>
    </message>
    <message>
        <source>Input of the layers</source>
        <translation>各层的输入</translation>
    </message>
    <message>
        <source>Norm after attention</source>
        <translation>注意力之后的归一化</translation>
    </message>
    <message>
        <source>Norm after feed-forward</source>
        <translation>前馈之后的归一化</translation>
    </message>
    <message>
        <source>Expected one image, because this model reads one at a time; found %1.</source>
        <translation>应为一张图像，因为此模型一次只读取一张；找到 %1 张。</translation>
    </message>
    <message>
        <source>Expected at most %1 images in a text, found %2.</source>
        <translation>一段文本中最多应有 %1 张图像，找到 %2 张。</translation>
    </message>
    <message>
        <source>as many as the %1 images have</source>
        <translation>与 %1 张图像所含的数量相同</translation>
    </message>
    <message>
        <source>The text with its %1 images has %2 tokens, but %3 reads at most %4 tokens. Give fewer images, or shorten the text.</source>
        <translation>文本连同其 %1 张图像有 %2 个词元，但 %3 最多读取 %4 个词元。请减少图像，或缩短文本。</translation>
    </message>
    <message>
        <source>Expected %1 in the text once for each image (%2), or not at all, so that the images stand in front; found %3.</source>
        <translation>文本中的 %1 应为每张图像各出现一次（共 %2 次），或完全不出现，此时图像位于文本之前；找到 %3 次。</translation>
    </message>
    <message>
        <source>%1 was recorded with %2 images, found %3: give --image once for each.</source>
        <translation>%1 是用 %2 张图像记录的，找到 %3 张：请为每张图像各指定一次 --image。</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: give --image once.</source>
        <translation>%1 一次只读取一张图像，找到 %2 张：请只指定一次 --image。</translation>
    </message>
    <message>
        <source>The file holds the image encoder of a model. Open the GGUF file of its text model; this one is read with it where it lies beside it, or where --mmproj names it.</source>
        <translation>该文件包含模型的图像编码器。请打开其文本模型的 GGUF 文件；此文件位于其旁边或由 --mmproj 指定时会一并读取。</translation>
    </message>
    <message>
        <source>Expected a GGUF file with a text model beside the file of an image encoder (mmproj), found a folder.</source>
        <translation>应为图像编码器文件（mmproj）旁边的含文本模型的 GGUF 文件，但找到的是文件夹。</translation>
    </message>
    <message>
        <source>Expected a file with an image encoder (clip), found a model of the type &quot;%1&quot;.</source>
        <translation>应为含图像编码器（clip）的文件，但找到的是类型为“%1”的模型。</translation>
    </message>
    <message>
        <source>The file holds no image encoder; those of sound are not supported.</source>
        <translation>该文件不含图像编码器；不支持声音编码器。</translation>
    </message>
    <message>
        <source>The image encoder makes tokens of %1 values, and the text model %2 reads tokens of %3. Take the mmproj file that was published with this text model.</source>
        <translation>图像编码器生成 %1 个值的词元，而文本模型 %2 读取 %3 个值的词元。请使用与此文本模型一同发布的 mmproj 文件。</translation>
    </message>
    <message>
        <source>Expected a layer with key heads, found none.</source>
        <translation>应有一个带键头的层，但未找到。</translation>
    </message>
    <message>
        <source>The metadata of the image encoder lacks this key.</source>
        <translation>图像编码器的元数据缺少此键。</translation>
    </message>
    <message>
        <source>Expected the token &quot;%1&quot;, by which an image stands in a text.</source>
        <translation>应有词元“%1”，图像以它出现在文本中。</translation>
    </message>
    <message>
        <source>The tensor is not one of an image encoder of the kind &quot;%1&quot;.</source>
        <translation>该张量不属于类型为“%1”的图像编码器。</translation>
    </message>
    <message>
        <source>Expected the shape [outputs, channels, side, side] and the same in &quot;%1&quot;, found the shapes %2 and %3.</source>
        <translation>应为形状 [输出, 通道, 边, 边] 且“%1”中相同，但找到的形状为 %2 和 %3。</translation>
    </message>
    <message>
        <source>Expected values below 0.</source>
        <translation>应为小于 0 的值。</translation>
    </message>
    <message>
        <source>Image encoders of the kind &quot;%1&quot; are not supported; supported kinds: %2.</source>
        <translation>不支持类型为“%1”的图像编码器；支持的类型：%2。</translation>
    </message>
    <message>
        <source>An image encoder of the kind &quot;%1&quot; belongs to a text model of the type %2, found one of the type &quot;%3&quot;.</source>
        <translation>类型为“%1”的图像编码器属于类型为 %2 的文本模型，但找到的类型为“%3”。</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows of patches, found %2.</source>
        <translation>应为 %1 行图像块的约数，但找到 %2。</translation>
    </message>
    <message>
        <source>Expected one activation, found both clip.use_gelu and clip.use_silu.</source>
        <translation>应只有一个激活函数，但同时找到 clip.use_gelu 和 clip.use_silu。</translation>
    </message>
    <message>
        <source>Expected a matrix of %1 columns, the width of the image encoder, found %2.</source>
        <translation>应为 %1 列的矩阵（图像编码器的宽度），但找到 %2。</translation>
    </message>
    <message>
        <source>The metadata lacks the pairs that turn by time, row and column.</source>
        <translation>元数据缺少按时间、行和列旋转的配对。</translation>
    </message>
    <message>
        <source>Expected the number of a single layer, found %1.</source>
        <translation>应为单个层的编号，但找到 %1 个。</translation>
    </message>
    <message>
        <source>Expected queries, keys and values of %1 groups and, in &quot;attn_gate&quot;, as many gates as values, of the same type; found the shapes %2 and %3.</source>
        <translation>应为 %1 组的查询、键和值，且“attn_gate”中的门与值数量及类型相同；找到的形状为 %2 和 %3。</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image. If there is an image encoder for it, name its GGUF file with --mmproj.</source>
        <translation>%1 不读取图像：请使用 --text 而不是 --image。如果它有图像编码器，请用 --mmproj 指定其 GGUF 文件。</translation>
    </message>
    <message>
        <source>The sound cannot be played: the system has no sound output.</source>
        <translation>无法播放声音：系统没有音频输出设备。</translation>
    </message>
    <message>
        <source>The sound cannot be played: the sound output %1 reported an error.</source>
        <translation>无法播放声音：音频输出设备 %1 报告了错误。</translation>
    </message>
    <message>
        <source>The sound cannot be played: this program was built without Qt Multimedia.</source>
        <translation>无法播放声音：本程序构建时未包含 Qt Multimedia。</translation>
    </message>
    <message>
        <source>queries and keys in fp16</source>
        <translation>查询和键为 fp16</translation>
    </message>
    <message>
        <source>The attention of a long text cannot be kept in a file (%1). Use a shorter text, or make room on the disk.</source>
        <translation>长文本的注意力无法保存到文件中（%1）。请使用较短的文本，或在磁盘上腾出空间。</translation>
    </message>
    <message>
        <source>The file that keeps the attention of this long text can no longer be read. Run the text again.</source>
        <translation>保存此长文本注意力的文件已无法读取。请重新运行该文本。</translation>
    </message>
    <message>
        <source>matrix products in %1</source>
        <translation>矩阵乘法为 %1</translation>
    </message>
    <message>
        <source>There is no precision &quot;%1&quot;; there are: %2.</source>
        <translation>没有精度“%1”；有：%2。</translation>
    </message>
    <message>
        <source>each cell joins %1 queries (mean) and %2 keys (sum); fewer queries and keys are shown one by one</source>
        <translation>每个单元格合并 %1 个查询（均值）和 %2 个键（求和）；查询和键较少时逐个显示</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>还不对。</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2, found &quot;%1&quot;.</source>
        <translation>应为 L2H2 这样的头，实为“%1”。</translation>
    </message>
    <message>
        <source>Write an answer first.</source>
        <translation>请先写出答案。</translation>
    </message>
    <message>
        <source>Compare your answer with the solution.</source>
        <translation>请将答案与解答对照。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>说明文字</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>cosine of image and caption</source>
        <translation>图像与说明文字的余弦</translation>
    </message>
    <message>
        <source>Sigmoid of each pair</source>
        <translation>每对的 sigmoid</translation>
    </message>
    <message>
        <source>probability of a match</source>
        <translation>匹配的概率</translation>
    </message>
    <message>
        <source>Softmax by row</source>
        <translation>按行 softmax</translation>
    </message>
    <message>
        <source>probability of the caption</source>
        <translation>说明文字的概率</translation>
    </message>
    <message>
        <source>Softmax by column</source>
        <translation>按列 softmax</translation>
    </message>
    <message>
        <source>probability of the image</source>
        <translation>图像的概率</translation>
    </message>
    <message>
        <source>residue</source>
        <translation>残基</translation>
    </message>
    <message>
        <source>APC-corrected attention</source>
        <translation>APC 校正后的注意力</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>precision at L</source>
        <translation>L 处的精确率</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>share of the tokens</source>
        <translation>词元的占比</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>weight of the expert</source>
        <translation>专家的权重</translation>
    </message>
    <message>
        <source>keys to each side</source>
        <translation>每侧的键数</translation>
    </message>
    <message>
        <source>step between keys</source>
        <translation>键之间的步长</translation>
    </message>
    <message>
        <source>chosen tokens</source>
        <translation>选定词元</translation>
    </message>
    <message>
        <source>random blocks for each block</source>
        <translation>每块的随机块数</translation>
    </message>
    <message>
        <source>projected keys</source>
        <translation>投影后的键</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>random features</source>
        <translation>随机特征</translation>
    </message>
    <message>
        <source>cosine of the hidden states of two tokens</source>
        <translation>两个词元隐藏状态的余弦</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>cosine of the embeddings of two positions</source>
        <translation>两个位置嵌入的余弦</translation>
    </message>
    <message>
        <source>Pairs of neighbors</source>
        <translation>相邻对</translation>
    </message>
    <message>
        <source>the most frequent is merged next</source>
        <translation>下一步合并最频繁的一对</translation>
    </message>
    <message>
        <source>Pieces and their loss</source>
        <translation>子词及其损失</translation>
    </message>
    <message>
        <source>what the text needs least is dropped</source>
        <translation>去除文本最不需要的子词</translation>
    </message>
    <message>
        <source>tokens of the text</source>
        <translation>文本的词元</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>pieces in use</source>
        <translation>使用中的子词</translation>
    </message>
    <message>
        <source>position: rotary turn</source>
        <translation>位置：旋转</translation>
    </message>
    <message>
        <source>position: slope × distance</source>
        <translation>位置：斜率 × 距离</translation>
    </message>
    <message>
        <source>position: distance bias</source>
        <translation>位置：距离偏置</translation>
    </message>
    <message>
        <source>query with place of key</source>
        <translation>查询与键的位置</translation>
    </message>
    <message>
        <source>key with place of query</source>
        <translation>键与查询的位置</translation>
    </message>
    <message>
        <source>recorded bias</source>
        <translation>记录的偏置</translation>
    </message>
    <message>
        <source>mean of A[q, q − (L − 1)], what followed the token the first time</source>
        <translation>A[q, q − (L − 1)] 的均值：词元第一次出现时其后的词元</translation>
    </message>
    <message>
        <source>mean of A[q, q − 1]</source>
        <translation>A[q, q − 1] 的均值</translation>
    </message>
    <message>
        <source>mean of A[q, q − L], the token itself the first time</source>
        <translation>A[q, q − L] 的均值：词元自身的第一次出现</translation>
    </message>
    <message>
        <source>mean over all T queries of A[q, 0]</source>
        <translation>A[q, 0] 对全部 T 个查询的均值</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], patches only</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j]，仅图像块</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j]，j 为 [SEP]</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ A[i, j], j the [CLS]</source>
        <translation>(1/n) Σᵢ A[i, j]，j 为 [CLS]</translation>
    </message>
    <message>
        <source>(1/m) Σᵢ Σⱼ A[i, j], j of the image, i the m tokens that are not</source>
        <translation>(1/m) Σᵢ Σⱼ A[i, j]，j 属于图像，i 为不属于图像的 m 个词元</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j]，j 为标点</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>LSTM with additive attention</source>
        <translation>带加性注意力的 LSTM</translation>
    </message>
    <message>
        <source>Fixed pattern: previous token</source>
        <translation>固定模式：前一词元</translation>
    </message>
    <message>
        <source>Fixed pattern: uniform</source>
        <translation>固定模式：均匀</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1: precision %2 at L = %3, %4 at L/2, %5 at L/5; by chance %6.</source>
        <translation>%1：L = %3 时精确率 %2，L/2 时 %4，L/5 时 %5；随机时 %6。</translation>
    </message>
    <message>
        <source>Highest at L: %1.</source>
        <translation>L 处最高：%1。</translation>
    </message>
    <message>
        <source>Above the diagonal: scores (below 0 drawn as 0). Below it: contacts of chain %1, Cα closer than %2 Å. Pairs fewer than %3 apart, or not in the structure, do not count.</source>
        <translation>对角线上方：得分（小于 0 的绘为 0）。下方：链 %1 的接触，Cα 距离小于 %2 Å。相隔不足 %3 或不在结构中的对不计。</translation>
    </message>
    <message>
        <source>%1 and contacts</source>
        <translation>%1 与接触</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>too small for labels</source>
        <translation>太小，无法标注</translation>
    </message>
    <message>
        <source>every %1 token labeled</source>
        <translation>每 %1 个词元标注一个</translation>
    </message>
    <message>
        <source>every %1 row and every %2 column labeled</source>
        <translation>每 %1 行、每 %2 列标注一个</translation>
    </message>
    <message>
        <source>every %1 row labeled</source>
        <translation>每 %1 行标注一个</translation>
    </message>
    <message>
        <source>every %1 column labeled</source>
        <translation>每 %1 列标注一个</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
    <message>
        <source>attention weight, logarithmic scale</source>
        <translation>注意力权重，对数色标</translation>
    </message>
    <message>
        <source>rank of the attention weight within its row</source>
        <translation>注意力权重在所在行中的排名</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Chosen together</source>
        <translation>共同选中</translation>
    </message>
    <message>
        <source>(start)</source>
        <translation>（开头）</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分 %1</translation>
    </message>
    <message>
        <source>Loss of training</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1，单位：%2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Steps on a logarithmic axis</source>
        <translation>步数为对数轴</translation>
    </message>
    <message>
        <source>Named: the %1 of %2 heads with the largest values</source>
        <translation>已标名：%2 个头中值最大的 %1 个</translation>
    </message>
    <message>
        <source>two dimensions show %1 % of the distances between heads</source>
        <translation>两个维度显示了头间距离的 %1 %</translation>
    </message>
    <message>
        <source>compared over %1 of %2 rows</source>
        <translation>在 %2 行中的 %1 行上比较</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>第 0 层</translation>
    </message>
    <message>
        <source>mean of %1 texts</source>
        <translation>%1 个文本的均值</translation>
    </message>
    <message>
        <source>share of the head&apos;s largest weight</source>
        <translation>占该头最大权重的比例</translation>
    </message>
    <message>
        <source>layer · one mark per head, with its deviation over the texts; line: mean</source>
        <translation>层 · 每个头一个标记，附其在各文本间的偏差；线：均值</translation>
    </message>
    <message>
        <source>layer · one mark per head, line: mean</source>
        <translation>层 · 每个头一个标记，线：均值</translation>
    </message>
    <message>
        <source>mean of the layer</source>
        <translation>层均值</translation>
    </message>
    <message>
        <source>head with its deviation</source>
        <translation>头及其偏差</translation>
    </message>
    <message>
        <source>With a cache of keys and values</source>
        <translation>使用键值缓存</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>不用缓存</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>with a cache</source>
        <translation>用缓存</translation>
    </message>
    <message>
        <source>tokens through the layers</source>
        <translation>通过各层的词元</translation>
    </message>
    <message>
        <source>pairs of query and key, per head</source>
        <translation>每个头的查询与键对</translation>
    </message>
    <message>
        <source>Filled: passes through the layers; pale: its keys and values are kept from a step before</source>
        <translation>填充：通过各层；浅色：其键和值保留自之前的步</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>every token attends to every token</source>
        <translation>每个词元关注每个词元</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>each token attends to itself and to earlier tokens</source>
        <translation>每个词元关注自身和之前的词元</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>1 neighbor on each side</source>
        <translation>每侧 1 个邻居</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbors on each side</source>
        <translation>
            <numerusform>每侧 %n 个邻居</numerusform>
        </translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>1 token on each side, %1 apart</source>
        <translation>每侧 1 个词元，间隔 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on each side, %1 apart</source>
        <translation>
            <numerusform>每侧 %n 个词元，间隔 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Global and local</source>
        <translation>全局与局部</translation>
    </message>
    <message>
        <source>local, and %1 global</source>
        <translation>局部，另有 %1 个全局</translation>
    </message>
    <message>
        <source>Block-sparse</source>
        <translation>块稀疏</translation>
    </message>
    <message>
        <source>blocks of %1: near, first, last</source>
        <translation>每块 %1：邻近、首块、末块</translation>
    </message>
    <message>
        <source>%1 of %2 pairs, %3 %</source>
        <translation>%2 对中的 %1 对，%3 %</translation>
    </message>
    <message>
        <source>%1 tokens; a row is a query, a column a key; colored: the query may attend to the key</source>
        <translation>%1 个词元；行为查询，列为键；着色：该查询可以关注该键</translation>
    </message>
    <message>
        <source>one layer: windows</source>
        <translation>一层：窗口</translation>
    </message>
    <message>
        <source>the next: shifted by %1</source>
        <translation>下一层：移位 %1</translation>
    </message>
    <message>
        <source>pairs in windows of %1 × %1: at most %2; of all patches: %3</source>
        <translation>%1 × %1 窗口内的对：最多 %2；所有图像块：%3</translation>
    </message>
    <message>
        <source>%1 × %1 patches of an image; dark: patches that the marked one attends to (Liu et al. 2021)</source>
        <translation>图像的 %1 × %1 个图像块；深色：被标记图像块所关注的图像块（Liu et al. 2021）</translation>
    </message>
    <message>
        <source>Recurrent network</source>
        <translation>循环网络</translation>
    </message>
    <message>
        <source>x1 reaches h%1 in %1 steps, one by one</source>
        <translation>x1 逐步经 %1 步到达 h%1</translation>
    </message>
    <message>
        <source>x1 reaches z%1 in one step</source>
        <translation>x1 一步到达 z%1</translation>
    </message>
    <message>
        <source>operations per layer</source>
        <translation>每层运算数</translation>
    </message>
    <message>
        <source>sequential steps</source>
        <translation>顺序步数</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>attention: weights</source>
        <translation>注意力：权重</translation>
    </message>
    <message>
        <source>attention: projections</source>
        <translation>注意力：投影</translation>
    </message>
    <message>
        <source>n tokens, d numbers per token; table after Vaswani et al. 2017, table 1</source>
        <translation>n 个词元，每个词元 d 个数；表格依据 Vaswani et al. 2017 表 1</translation>
    </message>
    <message>
        <source>learned numbers: %1</source>
        <translation>学习的数：%1</translation>
    </message>
    <message>
        <source>not always 0: %1 of %2</source>
        <translation>不恒为 0：%2 中的 %1</translation>
    </message>
    <message>
        <source>Dense layer</source>
        <translation>全连接层</translation>
    </message>
    <message>
        <source>every number from every number</source>
        <translation>每个数来自每个数</translation>
    </message>
    <message>
        <source>(N D)², for one N only</source>
        <translation>(N D)²，仅适用于一个 N</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>one W_V for every token</source>
        <translation>所有词元共用一个 W_V</translation>
    </message>
    <message>
        <source>D², for any N</source>
        <translation>D²，适用于任意 N</translation>
    </message>
    <message>
        <source>one weight for a pair of tokens</source>
        <translation>每对词元一个权重</translation>
    </message>
    <message>
        <source>N² weights, from the input</source>
        <translation>N² 个权重，来自输入</translation>
    </message>
    <message>
        <source>N = %1 tokens of D = %2 numbers; same shade: same number; frames: tokens</source>
        <translation>N = %1 个词元，每个 D = %2 个数；同色：同一个数；边框：词元</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>position →</source>
        <translation>位置 →</translation>
    </message>
    <message>
        <source>read from the open model, %1</source>
        <translation>读自打开的模型，%1</translation>
    </message>
    <message>
        <source>dimension of the vector: sines, then cosines</source>
        <translation>向量的维度：先正弦，后余弦</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>sin and cos of position / 10,000^(2i / %1) (Vaswani et al. 2017); the paper alternates sines and cosines</source>
        <translation>位置 / 10,000^(2i / %1) 的 sin 和 cos（Vaswani et al. 2017）；论文中正弦与余弦交替排列</translation>
    </message>
    <message>
        <source>dimension of the vector</source>
        <translation>向量的维度</translation>
    </message>
    <message>
        <source>cosine of the vectors of two positions</source>
        <translation>两个位置向量的余弦</translation>
    </message>
    <message>
        <source>tokens back</source>
        <translation>向后词元数</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>向前</translation>
    </message>
    <message>
        <source>bias that is added to the score</source>
        <translation>加到得分上的偏置</translation>
    </message>
    <message>
        <source>weights if all keys fit equally well</source>
        <translation>所有键同样匹配时的权重</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>%1° per token</source>
        <translation>每词元 %1°</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of a head&apos;s query and key, as the open model turns them (Su et al. 2021)</source>
        <translation>一个头的查询和键的 %2 对中的 %1 对，按打开的模型旋转（Su et al. 2021）</translation>
    </message>
    <message>
        <source>read from the first layer of the open model</source>
        <translation>读自打开的模型的第一层</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>to what the encoder read</source>
        <translation>关注编码器所读内容</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>each token on its own</source>
        <translation>每个词元单独处理</translation>
    </message>
    <message>
        <source>to the next layer</source>
        <translation>到下一层</translation>
    </message>
    <message>
        <source>a vector for each patch</source>
        <translation>每个图像块一个向量</translation>
    </message>
    <message>
        <source>a vector of %1 numbers for each token</source>
        <translation>每个词元一个含 %1 个数的向量</translation>
    </message>
    <message>
        <source>within windows</source>
        <translation>在窗口内</translation>
    </message>
    <message>
        <source>%1 heads of %2 numbers</source>
        <translation>%1 个头，每个 %2 个数</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>查询、键、值</translation>
    </message>
    <message>
        <source>for global tokens</source>
        <translation>全局词元</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>前馈</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 层</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>位置嵌入</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>%1 query heads, %2 key and value heads</source>
        <translation>%1 个查询头，%2 个键值头</translation>
    </message>
    <message>
        <source>%1 numbers a head; computed %2 times</source>
        <translation>每个头 %1 个数；计算 %2 次</translation>
    </message>
    <message>
        <source>the first %1 of %2 query heads</source>
        <translation>%2 个查询头中的前 %1 个</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Operations of a run, key/value cache</source>
        <translation>一次运行的运算数，键值缓存</translation>
    </message>
    <message>
        <source>%1; parameters counted from its tensors</source>
        <translation>%1；参数按其张量计数</translation>
    </message>
    <message>
        <source>Operations: additions and multiplications of matrix products, with logits of one token. Weights: products with weights; attention: Q Kᵀ and A V, masked pairs included. Cache: fp32.</source>
        <translation>运算：矩阵乘积的加法和乘法，含一个词元的 logits。权重：与权重的乘积；注意力：Q Kᵀ 和 A V，包括被掩码的对。缓存：fp32。</translation>
    </message>
    <message>
        <source>Measured: median of three runs on this machine, without capturing.</source>
        <translation>实测：本机三次运行的中位数，不含捕获。</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>一层</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>in place of “%1”, if the layers above a row were left out</source>
        <translation>代替“%1”，假设省略该行以上的各层</translation>
    </message>
    <message>
        <source>after “%1”, if the layers above a row were left out</source>
        <translation>“%1”之后，假设省略该行以上的各层</translation>
    </message>
    <message>
        <source>Exact weights A</source>
        <translation>精确权重 A</translation>
    </message>
    <message>
        <source>Approximated A&apos;</source>
        <translation>近似 A&apos;</translation>
    </message>
    <message>
        <source>Difference A&apos; − A</source>
        <translation>差异 A&apos; − A</translation>
    </message>
    <message>
        <source>from %1 to %2; rows are queries</source>
        <translation>从 %1 到 %2；行为查询</translation>
    </message>
    <message>
        <source>Relative error of the weights (Frobenius norm): %1</source>
        <translation>权重的相对误差（Frobenius 范数）：%1</translation>
    </message>
    <message>
        <source>Relative error of the output A V: %1</source>
        <translation>输出 A V 的相对误差：%1</translation>
    </message>
    <message>
        <source>Mean over the rows of the sum of |a&apos; − a|: %1</source>
        <translation>|a&apos; − a| 之和对各行的均值：%1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>No size: features are the vectors&apos; own numbers</source>
        <translation>无大小：特征即向量自身的数</translation>
    </message>
    <message>
        <source>Relative error against %1</source>
        <translation>相对误差随%1变化</translation>
    </message>
    <message>
        <source>Receptive field: tokens that reach a query</source>
        <translation>感受野：能到达查询的词元</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>approximated</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Multiplications against tokens (logarithms)</source>
        <translation>乘法次数与词元数（对数）</translation>
    </message>
    <message>
        <source>queries %1 to %2 of %3 are drawn</source>
        <translation>绘出 %3 个查询中的 %1 至 %2</translation>
    </message>
    <message>
        <source>keys %1 to %2 of %3 are drawn</source>
        <translation>绘出 %3 个键中的 %1 至 %2</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each matrix&apos;s largest; outlined: the query in orange, the key in blue</source>
        <translation>低于 0 为蓝，高于 0 为橙，按每个矩阵的最大值；描边：查询为橙，键为蓝</translation>
    </message>
    <message>
        <source>typed vectors</source>
        <translation>输入的向量</translation>
    </message>
    <message>
        <source>what the head reads</source>
        <translation>头读取的内容</translation>
    </message>
    <message>
        <source>the other text</source>
        <translation>另一文本</translation>
    </message>
    <message>
        <source>typed weights</source>
        <translation>输入的权重</translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation>各行的 softmax</translation>
    </message>
    <message>
        <source>weights × values</source>
        <translation>权重 × 值</translation>
    </message>
    <message>
        <source>A V of all heads</source>
        <translation>所有头的 A V</translation>
    </message>
    <message>
        <source>%1 heads side by side</source>
        <translation>%1 个头并排</translation>
    </message>
    <message>
        <source>outlined: rows of this head</source>
        <translation>描边：此头的行</translation>
    </message>
    <message>
        <source>what attention adds</source>
        <translation>注意力所加的内容</translation>
    </message>
    <message>
        <source>what attention adds, with + b</source>
        <translation>注意力所加的内容，含 + b</translation>
    </message>
    <message>
        <source>Input X</source>
        <translation>输入 X</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>Scores S</source>
        <translation>得分 S</translation>
    </message>
    <message>
        <source>Weights A</source>
        <translation>权重 A</translation>
    </message>
    <message>
        <source>Weighted values A V</source>
        <translation>加权的值 A V</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>各头并排</translation>
    </message>
    <message>
        <source>Output projection W_O</source>
        <translation>输出投影 W_O</translation>
    </message>
    <message>
        <source>A row for each of %1 tokens, %2 numbers a row.</source>
        <translation>%1 个词元每个一行，每行 %2 个数。</translation>
    </message>
    <message>
        <source>Query in focus: %1. Key in focus: %2.</source>
        <translation>焦点查询：%1。焦点键：%2。</translation>
    </message>
    <message>
        <source>No projections: Q, K and V are the inputs themselves.</source>
        <translation>无投影：Q、K 和 V 就是输入本身。</translation>
    </message>
    <message>
        <source>Every token uses the same W_Q, W_K and W_V.</source>
        <translation>每个词元使用相同的 W_Q、W_K 和 W_V。</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 have %3 numbers, v has %4.</source>
        <translation>%1 的 q 和 %2 的 k 有 %3 个数，v 有 %4 个。</translation>
    </message>
    <message>
        <source>The weights are typed: there are no scores.</source>
        <translation>权重为输入值：没有得分。</translation>
    </message>
    <message>
        <source>S[%1, %2] is masked: −∞.</source>
        <translation>S[%1, %2] 被掩码：−∞。</translation>
    </message>
    <message>
        <source>with the terms that this model adds: %1</source>
        <translation>加上此模型所加的项：%1</translation>
    </message>
    <message>
        <source>The row of %1 sums to %2, the column of %3 to %4.</source>
        <translation>%1 的行之和为 %2，%3 的列之和为 %4。</translation>
    </message>
    <message>
        <source>Row of %1: Σ weight × v over all keys.</source>
        <translation>%1 的行：对所有键 Σ 权重 × v。</translation>
    </message>
    <message>
        <source>Of %1: %2 × v, where v = [%3 …].</source>
        <translation>来自 %1：%2 × v，其中 v = [%3 …]。</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers = %3 numbers for each token.</source>
        <translation>%1 个头 × %2 个数 = 每个词元 %3 个数。</translation>
    </message>
    <message>
        <source>The columns of this head are outlined.</source>
        <translation>此头的列已描边。</translation>
    </message>
    <message>
        <source>[A V of all heads] W_O = Σ over heads A V W_O(head)</source>
        <translation>[所有头的 A V] W_O = 对各头求和 Σ A V W_O(头)</translation>
    </message>
    <message>
        <source>Largest difference of the two here: %1</source>
        <translation>此处两者的最大差异：%1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1/%2 步：%3</translation>
    </message>
    <message>
        <source>Parameters of all %1 heads</source>
        <translation>全部 %1 个头的参数</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>%1 other keys: %2</source>
        <translation>其他 %1 个键：%2</translation>
    </message>
    <message>
        <source>(%1 + bias)</source>
        <translation>(%1 + 偏置)</translation>
    </message>
    <message>
        <source>row: weight that changes, column: score that grows</source>
        <translation>行：变化的权重；列：增大的得分</translation>
    </message>
    <message>
        <source>colors end at ±0.25</source>
        <translation>颜色止于 ±0.25</translation>
    </message>
    <message>
        <source>Entropy %1 nats = %2 bits, at most ln %3 = %4; as many as %5 equal keys.</source>
        <translation>熵 %1 奈特 = %2 比特，最大为 ln %3 = %4；相当于 %5 个相同的键。</translation>
    </message>
    <message>
        <source>Largest weight %1. Largest derivative %2, of at most 0.25.</source>
        <translation>最大权重 %1。最大导数 %2，上限为 0.25。</translation>
    </message>
    <message>
        <source>mark: weight with the usual divisor %1 at temperature 1</source>
        <translation>标记：常用除数 %1、温度 1 时的权重</translation>
    </message>
    <message>
        <source>Saturated: a change of the scores changes hardly any weight, and gradients vanish.</source>
        <translation>已饱和：得分变化几乎不改变任何权重，梯度消失。</translation>
    </message>
    <message>
        <source>Nearly saturated: gradients are small.</source>
        <translation>接近饱和：梯度很小。</translation>
    </message>
    <message>
        <source>Not saturated: weights follow the scores.</source>
        <translation>未饱和：权重随得分变化。</translation>
    </message>
    <message>
        <source>an intervention has set the weights; this is the softmax of the scores</source>
        <translation>权重由干预设定；此处为得分的 softmax</translation>
    </message>
    <message>
        <source>1 softmax</source>
        <translation>1 个 softmax</translation>
    </message>
    <message numerus="yes">
        <source>%n softmaxes</source>
        <translation>
            <numerusform>%n 个 softmax</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>follows</source>
        <translation>后续</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>sum %1 nats over %2</source>
        <translation>%2共 %1 奈特</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>困惑度 %1</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 parameters; %2 of held-out questions answered</source>
        <translation>%1 个参数；答对留出问题的 %2</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1，而非 %2</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>exactly 0: not seen</source>
        <translation>恰为 0：未看到</translation>
    </message>
    <message>
        <source>area: attention weight</source>
        <translation>面积：注意力权重</translation>
    </message>
    <message>
        <source>Right answers against the distance to the pair, in tokens (%1 held-out rows)</source>
        <translation>正确率与到该对的距离（词元数，%1 个留出行）</translation>
    </message>
    <message>
        <source>Rows are questions, columns the tokens that are replaced</source>
        <translation>行为问题，列为被替换的词元</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>bytes, where a character has no piece</source>
        <translation>字符没有对应子词时使用字节</translation>
    </message>
    <message>
        <source>unknown: no piece spells this</source>
        <translation>未知：没有子词能拼出它</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>合并 %1</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>最长匹配</translation>
    </message>
    <message>
        <source>longest match, after %1 longer ones</source>
        <translation>最长匹配，此前尝试了 %1 个更长的</translation>
    </message>
    <message>
        <source>best, sum %1</source>
        <translation>最佳，总和 %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>一个子词</translation>
    </message>
    <message>
        <source>added token, id %1</source>
        <translation>附加词元，id %1</translation>
    </message>
    <message>
        <source>ids %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>pieces that fit, the best path first</source>
        <translation>可用的子词，最佳路径在前</translation>
    </message>
    <message>
        <source>steps not available</source>
        <translation>无步骤可显示</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Token %1, %2: step %3 of %4</source>
        <translation>词元 %1，%2：第 %3/%4 步</translation>
    </message>
    <message>
        <source>%1, layer %2, attention</source>
        <translation>%1，第 %2 层，注意力</translation>
    </message>
    <message>
        <source>%1, layer %2, feed-forward</source>
        <translation>%1，第 %2 层，前馈</translation>
    </message>
    <message>
        <source>id of %1</source>
        <translation>%1 的 id</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers</source>
        <translation>%1 个头 × %2 个数</translation>
    </message>
    <message>
        <source>%1 numbers, length %2</source>
        <translation>%1 个数，长度 %2</translation>
    </message>
    <message>
        <source>colors end at ±%1</source>
        <translation>颜色止于 ±%1</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers</source>
        <translation>单元格：前 %1 个数</translation>
    </message>
    <message>
        <source>the first %1 heads</source>
        <translation>前 %1 个头</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>the last %1 of %2 tokens</source>
        <translation>%2 个词元中的最后 %1 个</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1: the same vectors but for rounding.</source>
        <translation>最后一层之后的最大差异：%1：除舍入外为相同向量。</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1.</source>
        <translation>最后一层之后的最大差异：%1。</translation>
    </message>
    <message>
        <source>cell: cosine of the word&apos;s two vectors; Δ: largest difference of two of their numbers</source>
        <translation>单元格：该单词两个向量的余弦；Δ：其对应数的最大差异</translation>
    </message>
    <message>
        <source>words matched in any order</source>
        <translation>单词按任意顺序匹配</translation>
    </message>
    <message>
        <source>words matched in the order of the texts</source>
        <translation>单词按文本顺序匹配</translation>
    </message>
    <message>
        <source>the first %1 of %2 tokens</source>
        <translation>%2 个词元中的前 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 states</source>
        <translation>%2 个状态中的 %1 个</translation>
    </message>
    <message>
        <source>tokens without a counterpart are left out: %1</source>
        <translation>略去无对应项的词元：%1</translation>
    </message>
    <message>
        <source>“%1” is token %2 and %3: the same id, so the same row of E, number for number.</source>
        <translation>“%1”是词元 %2 和 %3：id 相同，因此是 E 的同一行，每个数都相同。</translation>
    </message>
    <message>
        <source>One-hot × E = X: each token picks the row of its id</source>
        <translation>独热 × E = X：每个词元选取其 id 对应的行</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>one-hot, %1 wide</source>
        <translation>独热，宽 %1</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>独热</translation>
    </message>
    <message>
        <source>first numbers</source>
        <translation>前几个数</translation>
    </message>
    <message>
        <source>Dot product and cosine of u = %1 and v = %2</source>
        <translation>u = %1 与 v = %2 的点积和余弦</translation>
    </message>
    <message>
        <source>u · v = %1: the sum of the %2 products u v</source>
        <translation>u · v = %1：%2 个乘积 u v 之和</translation>
    </message>
    <message>
        <source>lengths: |u| = %1, |v| = %2</source>
        <translation>长度：|u| = %1，|v| = %2</translation>
    </message>
    <message>
        <source>cosine = u · v / (|u| |v|) = %1</source>
        <translation>余弦 = u · v / (|u| |v|) = %1</translation>
    </message>
    <message>
        <source>Nearest rows of E: %1</source>
        <translation>E 中最近的行：%1</translation>
    </message>
    <message>
        <source>tokens %1 to %2 of %3</source>
        <translation>%3 个词元中的 %1 至 %2</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers of each vector</source>
        <translation>单元格：每个向量的前 %1 个数</translation>
    </message>
    <message>
        <source>Words of the text in pieces</source>
        <translation>文本单词的子词划分</translation>
    </message>
    <message>
        <source>%1 tokens, %2 different pieces</source>
        <translation>%1 个词元，%2 个不同子词</translation>
    </message>
    <message>
        <source>and %1 more words</source>
        <translation>另有 %1 个单词</translation>
    </message>
    <message>
        <source>each word is one piece</source>
        <translation>每个单词是一个子词</translation>
    </message>
    <message>
        <source>and %1 more pieces</source>
        <translation>另有 %1 个子词</translation>
    </message>
    <message>
        <source>and %1 more pairs</source>
        <translation>另有 %1 对</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>替代</translation>
    </message>
    <message>
        <source>Against the steps</source>
        <translation>随步数变化</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>第一步之前</translation>
    </message>
    <message>
        <source>step %1 of %2: %3; %4 pieces are known</source>
        <translation>第 %1/%2 步：%3；已知 %4 个子词</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>difference of attention weights</source>
        <translation>注意力权重之差</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>无对应项</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN（非数值）</translation>
    </message>
    <message>
        <source>each pixel shows the largest weight under it</source>
        <translation>每个像素显示其下的最大权重</translation>
    </message>
    <message>
        <source>every token labeled</source>
        <translation>每个词元均已标注</translation>
    </message>
    <message>
        <source>predicted class: %1 (%2)</source>
        <translation>预测类别：%1 (%2)</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>所有查询的均值</translation>
    </message>
    <message>
        <source>query: patch %1 (row, column)</source>
        <translation>查询：图像块 %1（行, 列）</translation>
    </message>
    <message>
        <source>query: %1</source>
        <translation>查询：%1</translation>
    </message>
    <message>
        <source>left: the tiles side by side; right: the image as a whole</source>
        <translation>左：并排的图块；右：整幅图像</translation>
    </message>
    <message>
        <source>each query&apos;s strongest key</source>
        <translation>每个查询的最强键</translation>
    </message>
    <message numerus="yes">
        <source>each query&apos;s %n strongest keys</source>
        <translation>
            <numerusform>每个查询最强的 %n 个键</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of at least %1</source>
        <translation>权重不小于 %1</translation>
    </message>
    <message>
        <source>the strongest %1 of %2 links</source>
        <translation>%2 条连线中最强的 %1 条</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>查询“%1”</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>键“%1”</translation>
    </message>
    <message>
        <source>above: to earlier tokens, below: to later tokens</source>
        <translation>上：指向之前的词元，下：指向之后的词元</translation>
    </message>
    <message>
        <source>weight (logarithmic)</source>
        <translation>权重（对数）</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>rank from query “%1”</source>
        <translation>查询“%1”的排名</translation>
    </message>
    <message>
        <source>weight from query “%1”</source>
        <translation>查询“%1”的权重</translation>
    </message>
    <message>
        <source>q of %1 times k of every key</source>
        <translation>%1 的 q 乘以每个键的 k</translation>
    </message>
    <message>
        <source>q · k = Σ q × k over %1 dimensions; the strongest keys first</source>
        <translation>q · k = Σ q × k，共 %1 维；最强的键在前</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by the largest product, %1</source>
        <translation>低于 0 为蓝，高于 0 为橙，按最大乘积 %1</translation>
    </message>
    <message>
        <source>q × k by dimension</source>
        <translation>各维的 q × k</translation>
    </message>
    <message>
        <source>largest: dimension, product</source>
        <translation>最大：维度，乘积</translation>
    </message>
    <message>
        <source>1  Compare query and key</source>
        <translation>1  比较查询与键</translation>
    </message>
    <message>
        <source>q of %1, k of %2, %3 numbers each</source>
        <translation>%1 的 q、%2 的 k，各 %3 个数</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each row&apos;s largest</source>
        <translation>低于 0 为蓝，高于 0 为橙，按各行的最大值</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>长度 %1</translation>
    </message>
    <message>
        <source>2  Compute the score</source>
        <translation>2  计算得分</translation>
    </message>
    <message>
        <source>content without turn</source>
        <translation>未旋转的内容</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>mask: not allowed</source>
        <translation>掩码：不允许</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale) + position</source>
        <translation>得分 = cap(q · k × 缩放) + 位置</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale)</source>
        <translation>得分 = cap(q · k × 缩放)</translation>
    </message>
    <message>
        <source>score = q · k / √d + position</source>
        <translation>得分 = q · k / √d + 位置</translation>
    </message>
    <message>
        <source>score = q · k / √d</source>
        <translation>得分 = q · k / √d</translation>
    </message>
    <message>
        <source>score = q · k × scale + position</source>
        <translation>得分 = q · k × 缩放 + 位置</translation>
    </message>
    <message>
        <source>score = q · k × scale</source>
        <translation>得分 = q · k × 缩放</translation>
    </message>
    <message>
        <source>scale 1/√%1</source>
        <translation>缩放 1/√%1</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>soft cap at ±%1</source>
        <translation>软上限 ±%1</translation>
    </message>
    <message>
        <source>3  Softmax over the keys</source>
        <translation>3  对键取 softmax</translation>
    </message>
    <message>
        <source>an intervention has set these weights</source>
        <translation>这些权重由干预设定</translation>
    </message>
    <message>
        <source>weight = exp(score − %1) / %2</source>
        <translation>权重 = exp(得分 − %1) / %2</translation>
    </message>
    <message>
        <source>sink, to no key: %1</source>
        <translation>汇聚点，不指向任何键：%1</translation>
    </message>
    <message>
        <source>4  Pass on the value</source>
        <translation>4  传递值</translation>
    </message>
    <message>
        <source>output of %1 = Σ weight × v, over all keys</source>
        <translation>%1 的输出 = Σ 权重 × v，对所有键</translation>
    </message>
    <message>
        <source>weight × v</source>
        <translation>权重 × v</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>‖weight × W_O v‖ = %1, %2 of the row&apos;s sum</source>
        <translation>‖权重 × W_O v‖ = %1，占该行之和的 %2</translation>
    </message>
    <message>
        <source>Similarity of tokens by layer</source>
        <translation>各层词元的相似度</translation>
    </message>
    <message>
        <source>from %1 evenly spaced queries of %2</source>
        <translation>取自 %2 个查询中均匀分布的 %1 个</translation>
    </message>
    <message>
        <source>Layer and cost of %1</source>
        <translation>%1 的层与开销</translation>
    </message>
    <message>
        <source>Image-to-text encoder-decoder</source>
        <translation>图像到文本的编码器-解码器</translation>
    </message>
    <message>
        <source>imported attention</source>
        <translation>导入的注意力</translation>
    </message>
    <message>
        <source>captured queries and keys</source>
        <translation>捕获的查询和键</translation>
    </message>
    <message>
        <source>%1 image encoder with registers</source>
        <translation>带寄存器的 %1 图像编码器</translation>
    </message>
    <message>
        <source>%1 mixture-of-experts decoder</source>
        <translation>%1 混合专家解码器</translation>
    </message>
    <message>
        <source>%1 image and text encoder</source>
        <translation>%1 图文编码器</translation>
    </message>
    <message>
        <source>%1 image and text decoder</source>
        <translation>%1 图文解码器</translation>
    </message>
    <message>
        <source>%1 pixel transformer</source>
        <translation>%1 像素 Transformer</translation>
    </message>
    <message>
        <source>%1 encoder-decoder</source>
        <translation>%1 编码器-解码器</translation>
    </message>
    <message>
        <source>%1 object detector</source>
        <translation>%1 目标检测器</translation>
    </message>
    <message>
        <source>%1 speech encoder</source>
        <translation>%1 语音编码器</translation>
    </message>
    <message>
        <source>%1 image encoder</source>
        <translation>%1 图像编码器</translation>
    </message>
    <message>
        <source>%1 audio encoder</source>
        <translation>%1 音频编码器</translation>
    </message>
    <message>
        <source>%1 captioner</source>
        <translation>%1 图像描述模型</translation>
    </message>
    <message>
        <source>%1 encoder</source>
        <translation>%1 编码器</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1 解码器</translation>
    </message>
    <message>
        <source>decoder layer 0</source>
        <translation>解码器第 0 层</translation>
    </message>
    <message>
        <source>stage 0, layer 0</source>
        <translation>阶段 0，第 0 层</translation>
    </message>
    <message>
        <source>%1 image and text encoder-decoder</source>
        <translation>%1 图文编码器-解码器</translation>
    </message>
    <message>
        <source>Lagoon (teal to pale yellow)</source>
        <translation>潟湖（青绿到浅黄）</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Difference (blue to orange)</source>
        <translation>差异（蓝到橙）</translation>
    </message>
    <message>
        <source>times the mean share over the text tokens</source>
        <translation>文本词元平均份额的倍数</translation>
    </message>
    <message>
        <source>times the weight with the neutral prompt</source>
        <translation>中性提示下权重的倍数</translation>
    </message>
    <message>
        <source>rank of the ratio within its row</source>
        <translation>比值在所在行中的排名</translation>
    </message>
    <message>
        <source>query token</source>
        <translation>查询词元</translation>
    </message>
    <message>
        <source>document token</source>
        <translation>文档词元</translation>
    </message>
    <message>
        <source>cosine of token embeddings</source>
        <translation>词元嵌入的余弦</translation>
    </message>
    <message>
        <source>patches that hold %1 of the attention to patches</source>
        <translation>占对图像块的注意力 %1 的图像块</translation>
    </message>
    <message>
        <source>a patch of several heads has the color of the one with the largest share there</source>
        <translation>属于多个头的图像块取其中占比最大的头的颜色</translation>
    </message>
    <message>
        <source>1 of %1 patches holds %2</source>
        <translation>%1 个图像块中的 1 个占 %2</translation>
    </message>
    <message>
        <source>%1 of %2 patches hold %3</source>
        <translation>%2 个图像块中的 %1 个占 %3</translation>
    </message>
    <message>
        <source>%1 of the attention is on patches</source>
        <translation>%1 的注意力在图像块上</translation>
    </message>
    <message>
        <source>largest at the prompt&apos;s token “%1”</source>
        <translation>在提示词元“%1”处最大</translation>
    </message>
    <message>
        <source>Best patches of all tokens</source>
        <translation>所有词元的最佳图像块</translation>
    </message>
    <message>
        <source>%1 image and text retriever</source>
        <translation>%1 图文检索模型</translation>
    </message>
    <message>
        <source>norm(z) = z / root of the mean square, then gain: root %1</source>
        <translation>norm(z) = z / 均方根，然后乘增益：均方根 %1</translation>
    </message>
    <message>
        <source>norm(z) = (z − mean) / deviation, then gain and bias: mean %1, deviation %2</source>
        <translation>norm(z) = (z − 均值) / 标准差，然后乘增益加偏置：均值 %1，标准差 %2</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>图像 %1</translation>
    </message>
    <message>
        <source>every %1 cell labeled</source>
        <translation>每 %1 个单元格标注一个</translation>
    </message>
    <message>
        <source>every cell labeled</source>
        <translation>每个单元格均已标注</translation>
    </message>
    <message>
        <source>drawn here in cells of %1 × %2 tokens</source>
        <translation>此处以 %1 × %2 个词元的单元格绘制</translation>
    </message>
    <message>
        <source>drawn here token by token</source>
        <translation>此处逐词元绘制</translation>
    </message>
</context>
<context>
    <name>FigureChoices</name>
    <message>
        <source>As shown</source>
        <translation>按当前显示</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>各头指标</translation>
    </message>
    <message>
        <source>This figure cannot be saved as a web page: it has no heads to choose from. Choose another format.</source>
        <translation>此图不能保存为网页：没有可供选择的头。请选择其他格式。</translation>
    </message>
    <message>
        <source>This figure has no description. Save it as PDF, SVG, PNG or TikZ instead.</source>
        <translation>此图没有描述文件。请改存为 PDF、SVG、PNG 或 TikZ。</translation>
    </message>
    <message>
        <source>No metric is chosen. Choose one.</source>
        <translation>未选择指标，请选择一个。</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>Expected a number or a formula such as 12 * 13 / 2, found &quot;%1&quot;: %2.</source>
        <translation>应为数字或 12 * 13 / 2 这样的算式，实为“%1”：%2。</translation>
    </message>
    <message>
        <source>it is longer than %1 characters</source>
        <translation>长度超过 %1 个字符</translation>
    </message>
    <message>
        <source>its value is not finite</source>
        <translation>其值不是有限数</translation>
    </message>
</context>
<context>
    <name>HeadLabel</name>
    <message>
        <source>Previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>首词元（汇聚点）</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Same token elsewhere</source>
        <translation>别处的相同词元</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>Same sentence</source>
        <translation>同一句</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>位置型</translation>
    </message>
    <message>
        <source>Broad</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Local in the image</source>
        <translation>图像局部</translation>
    </message>
    <message>
        <source>Global in the image</source>
        <translation>图像全局</translation>
    </message>
</context>
<context>
    <name>HeadTest</name>
    <message>
        <source>Induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>汇聚点</translation>
    </message>
</context>
<context>
    <name>Illustration</name>
    <message>
        <source>Sinusoidal positions</source>
        <translation>正弦位置</translation>
    </message>
    <message>
        <source>Position embeddings</source>
        <translation>位置嵌入</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>位置的相似度</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>旋转位置</translation>
    </message>
    <message>
        <source>Distance bias</source>
        <translation>距离偏置</translation>
    </message>
    <message>
        <source>Which query may attend to which key</source>
        <translation>哪个查询可以关注哪个键</translation>
    </message>
    <message>
        <source>Windows and shifted windows</source>
        <translation>窗口与移位窗口</translation>
    </message>
    <message>
        <source>Values and attention against a dense layer</source>
        <translation>值与注意力和全连接层的对比</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>一层</translation>
    </message>
    <message>
        <source>Recurrent network and attention</source>
        <translation>循环网络与注意力</translation>
    </message>
    <message>
        <source>Cache of keys and values</source>
        <translation>键值缓存</translation>
    </message>
</context>
<context>
    <name>Lesson a-head-is-born</name>
    <message>
        <source>A head is born</source>
        <translation>一个头的诞生</translation>
    </message>
    <message>
        <source>The checkpoints of a small decoder, while a previous-token head and an induction head form.</source>
        <translation>小型解码器的各个检查点：前一词元头和归纳头正在形成。</translation>
    </message>
    <message>
        <source>A folder of checkpoints</source>
        <translation>一个检查点文件夹</translation>
    </message>
    <message>
        <source>This small decoder learned rows of random words that repeat: `key fox owl … key fox owl …`. The only way to know a word is to find where the word before it stood earlier. Its weights were kept at eleven of its 1,000 steps: **checkpoints**.</source>
        <translation>这个小型解码器学习了由随机单词组成的重复序列：`key fox owl … key fox owl …`。要知道下一个单词，唯一的办法是找到它前面那个单词先前出现的位置。在 1,000 个训练步中，有十一步的权重保存了下来，称为**检查点**。</translation>
    </message>
    <message>
        <source>The slider above the figure opens each of them. The page *Training* shows a measure of every head over the steps, and below it the loss. This is step 0: before training, induction is 0.03 in every head.</source>
        <translation>图上方的滑块可打开各个检查点。*训练*页显示每个头的某项度量随训练步的变化，其下方是损失。现在是第 0 步：训练之前，每个头的归纳得分都是 0.03。</translation>
    </message>
    <message>
        <source>Move the slider with the arrow keys, and watch the heat map.</source>
        <translation>用方向键移动滑块，观察热图。</translation>
    </message>
    <message>
        <source>Nothing to see for 200 steps</source>
        <translation>前 200 步看不出变化</translation>
    </message>
    <message>
        <source>The loss falls from 3.56 to 3.18, but no head copies: induction is at most 0.03, as at the start. ln 32 is 3.47, the loss of a guess among the 32 words.</source>
        <translation>损失从 3.56 降到 3.18，但还没有头在复制：归纳得分最高 0.03，与开始时相同。ln 32 是 3.47，即在 32 个单词中随机猜测的损失。</translation>
    </message>
    <message>
        <source>The previous token instead</source>
        <translation>改看前一词元</translation>
    </message>
    <message>
        <source>Two heads at once</source>
        <translation>两种头同时出现</translation>
    </message>
    <message>
        <source>Between step 225 and step 300 both kinds of heads appear together. In layer 0 a **previous-token head**: L0H0 goes from 0.04 to 0.42. In layer 1 an **induction head**: L1H1 goes from 0.00 to 0.61. The loss falls steeply in the same steps, to 1.88.</source>
        <translation>在第 225 步与第 300 步之间，两种头一起出现。在第 0 层是**前一词元头**：L0H0 从 0.04 升到 0.42。在第 1 层是**归纳头**：L1H1 从 0.00 升到 0.61。在同样这些步中，损失急剧下降到 1.88。</translation>
    </message>
    <message>
        <source>Neither was prescribed: the only loss is that of the next word. That rows repeat makes copying pay.</source>
        <translation>两者都不是预先规定的：唯一的损失是下一单词的损失。序列有重复，复制才有收益。</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>One needs the other</source>
        <translation>一种头离不开另一种</translation>
    </message>
    <message>
        <source>An induction head finds the word that *followed* the same word before. Layer 0 has to tell each word which one stood before it. Without layer 0&apos;s heads, the last word of this text costs 2.66 instead of 0.07.</source>
        <translation>归纳头要找的是先前*紧跟*在同一单词之后的那个单词。第 0 层必须告诉每个单词，它前面是哪个单词。没有第 0 层的头，此文本最后一个单词的损失是 2.66，而不是 0.07。</translation>
    </message>
    <message>
        <source>With its heads again</source>
        <translation>恢复它的头</translation>
    </message>
    <message>
        <source>Without warm-up</source>
        <translation>没有预热</translation>
    </message>
    <message>
        <source>Training usually begins with a small learning rate that rises: **warm-up**. The same run without it is the model *induction-decoder-no-warm-up*. Here it made no difference that matters: the loss ends at 1.30 instead of 1.32, and an induction head appears as well. One seed of one tiny model tells no more than that.</source>
        <translation>训练开始时通常用较小的学习率，再逐渐升高：这就是**预热**。没有预热的同一训练是模型 *induction-decoder-no-warm-up*。这里没有显著差别：损失最终是 1.30 而不是 1.32，也出现了归纳头。一个微型模型的一个种子只能说明这么多。</translation>
    </message>
    <message>
        <source>Model &gt; Train a small model… trains one on a text of your own, while you watch its heads.</source>
        <translation>模型 &gt; 训练小模型… 可用自备的文本训练一个模型，同时观察它的头。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>What a measure over the steps can tell.</source>
        <translation>从度量随训练步的变化中能看出什么。</translation>
    </message>
    <message>
        <source>A model guesses among {n} words that are equally frequent. What is its loss?</source>
        <translation>一个模型在 {n} 个等频的单词中猜测。它的损失是多少？</translation>
    </message>
    <message>
        <source>-ln(1/{n}) = ln {n} = {ln(n)}.</source>
        <translation>-ln(1/{n}) = ln {n} = {ln(n)}。</translation>
    </message>
    <message>
        <source>Which head must be there before induction can work in this model?</source>
        <translation>在此模型中，归纳要起作用，必须先有哪种头？</translation>
    </message>
    <message>
        <source>A previous-token head in layer 0</source>
        <translation>第 0 层中的前一词元头</translation>
    </message>
    <message>
        <source>A head in layer 1 that attends to itself</source>
        <translation>第 1 层中关注自身的头</translation>
    </message>
    <message>
        <source>None</source>
        <translation>都不需要</translation>
    </message>
    <message>
        <source>The induction head looks for words that follow the same word, which layer 0 writes into them.</source>
        <translation>归纳头寻找跟在同一单词之后的单词，而这一信息由第 0 层写入这些单词。</translation>
    </message>
    <message>
        <source>Both runs use **Adam**, which divides each step by the size of the last gradients. In its first steps it has seen few of them and may step too far: that is what warm-up is for.</source>
        <translation>两次训练都使用 **Adam**，它把每一步除以最近梯度的大小。最初几步它见过的梯度很少，可能走得太远：预热正是为此。</translation>
    </message>
    <message>
        <source>The learning rate rises evenly from 0 to {r} ten-thousandths in {w} steps. How many ten-thousandths is it at step {s}?</source>
        <translation>学习率在 {w} 步内从 0 均匀升到万分之 {r}。在第 {s} 步时是万分之几？</translation>
    </message>
    <message>
        <source>{r} · {s} / {w} = {r*s/w}.</source>
        <translation>{r} · {s} / {w} = {r*s/w}。</translation>
    </message>
    <message>
        <source>Plain **SGD** subtracts the gradient times the learning rate, one rate for all weights; with **momentum** it subtracts a sum of the gradients so far, in which older ones count less. *Model &gt; Train a small model…* trains with each of them.</source>
        <translation>普通的 **SGD** 减去梯度乘以学习率，所有权重用同一个学习率；带**动量**时减去迄今梯度之和，较早的梯度占比较小。*模型 &gt; 训练小模型…* 可以用其中任何一种训练。</translation>
    </message>
</context>
<context>
    <name>Lesson approximations</name>
    <message>
        <source>Less than all weights</source>
        <translation>少于全部权重</translation>
    </message>
    <message>
        <source>Sparse, low-rank and kernel attention computed of a real head, with their error and their cost.</source>
        <translation>对一个真实的头计算稀疏、低秩和核注意力，并给出误差与开销。</translation>
    </message>
    <message>
        <source>What can be left out?</source>
        <translation>可以省去什么？</translation>
    </message>
    <message>
        <source>n tokens have n² weights. The page *Approximations* shows those of the open head, something cheaper that is made of the same queries, keys and values, and the difference.</source>
        <translation>n 个词元有 n² 个权重。*近似*页显示所打开的头的全部权重、用同样的查询、键和值构造的更廉价的近似，以及两者的差异。</translation>
    </message>
    <message>
        <source>A window of 4 tokens to each side</source>
        <translation>两侧各 4 个词元的窗口</translation>
    </message>
    <message>
        <source>A window of 8</source>
        <translation>大小为 8 的窗口</translation>
    </message>
    <message>
        <source>Receptive fields</source>
        <translation>感受野</translation>
    </message>
    <message>
        <source>In a decoder a token sees only what stands before it. With a **causal local** window of 2 the last token sees 3 tokens; a layer further each of these has seen 3, so it reaches 5 of them, then 7, then 9.</source>
        <translation>在解码器中，一个词元只能看到它前面的内容。用大小为 2 的**因果局部**窗口，最后一个词元看到 3 个词元；再过一层，其中每个又看到 3 个，于是它能覆盖 5 个，然后 7 个，再然后 9 个。</translation>
    </message>
    <message>
        <source>**Causal dilated** attention leaves gaps, and reaches farther with as many weights. With steps of 3 the last token reaches 7 tokens after two layers, those 3, 6, 9, … places back, and never the ones between: layers with different steps have to take turns.</source>
        <translation>**因果空洞**注意力留有间隔，用同样多的权重看得更远。间隔为 3 时，最后一个词元经过两层可覆盖 7 个词元，即它前面第 3、6、9、… 个位置上的词元，而永远看不到其间的词元：因此要让不同间隔的层交替使用。</translation>
    </message>
    <message>
        <source>Dilated: every third token</source>
        <translation>空洞：每隔两个取一个词元</translation>
    </message>
    <message>
        <source>Chosen tokens and random blocks</source>
        <translation>选定词元与随机块</translation>
    </message>
    <message>
        <source>A few **chosen** tokens see all and are seen by all; in an encoder two layers then connect every pair. **Random blocks** do the same by chance: each block of queries sees its own block, the first one and some at random.</source>
        <translation>少数**选定**的词元看到所有词元，也被所有词元看到；在编码器中，两层就能连接每一对词元。**随机块**靠随机做到同样的事：每个查询块看到自己的块、第一块和若干随机块。</translation>
    </message>
    <message>
        <source>Random blocks</source>
        <translation>随机块</translation>
    </message>
    <message>
        <source>Other blocks</source>
        <translation>另外一些块</translation>
    </message>
    <message>
        <source>Low rank</source>
        <translation>低秩</translation>
    </message>
    <message>
        <source>A matrix of rank k is a product of an n × k and a k × n matrix. The best one of each rank follows from the singular values: no other of that rank is closer.</source>
        <translation>秩为 k 的矩阵是一个 n × k 矩阵与一个 k × n 矩阵的乘积。每个秩的最优近似由奇异值得出：没有同秩的其他矩阵更接近。</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>秩为 1</translation>
    </message>
    <message>
        <source>Linformer: keys and values projected at random</source>
        <translation>Linformer：键和值的随机投影</translation>
    </message>
    <message>
        <source>Linformer learns its projection</source>
        <translation>Linformer 的投影是学习得到的</translation>
    </message>
    <message>
        <source>A Linformer is trained with its projection. An approximation that a model was not trained with has to be measured, not hoped for.</source>
        <translation>Linformer 是连同其投影一起训练的。如果模型训练时没有用某种近似，效果就要靠测量，而不能指望。</translation>
    </message>
    <message>
        <source>Another random projection</source>
        <translation>另一个随机投影</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>核</translation>
    </message>
    <message>
        <source>If the weight is a product of features, g(q) · g(k), then keys and values can be summed once for all queries: the cost grows with n.</source>
        <translation>如果权重是特征的乘积 g(q) · g(k)，那么键和值可以为所有查询只求和一次：开销随 n 增长。</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>线性注意力</translation>
    </message>
    <message>
        <source>256 random features</source>
        <translation>256 个随机特征</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Reach and cost.</source>
        <translation>覆盖范围与开销。</translation>
    </message>
    <message>
        <source>A causal window reaches {w} tokens back. How many tokens, itself included, has a token seen after {l} layers?</source>
        <translation>一个因果窗口往前覆盖 {w} 个词元。经过 {l} 层，一个词元看到多少个词元（包括自身）？</translation>
    </message>
    <message>
        <source>Each layer reaches {w} tokens further back: {w} · {l} + 1 = {w*l+1}.</source>
        <translation>每一层再往前覆盖 {w} 个词元：{w} · {l} + 1 = {w*l+1}。</translation>
    </message>
    <message>
        <source>Exact attention multiplies n² times 2d numbers, a kernel of d features n times 2d². With d = {d}, from how many tokens on is the kernel cheaper?</source>
        <translation>精确注意力要做 n² 乘 2d 次乘法，d 个特征的核要做 n 乘 2d² 次。d = {d} 时，从多少个词元起核更廉价？</translation>
    </message>
    <message>
        <source>n² · 2d = n · 2d² at n = d = {d}; beyond that the square is larger.</source>
        <translation>当 n = d = {d} 时 n² · 2d = n · 2d²；超过之后，平方项更大。</translation>
    </message>
    <message>
        <source>What is the rank of a matrix whose rows are all equal?</source>
        <translation>各行都相等的矩阵的秩是多少？</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>It is a column of ones times one row: rank 1.</source>
        <translation>它是一个全 1 的列乘以一行：秩为 1。</translation>
    </message>
    <message>
        <source>The error is measured: the length of the difference, all weights taken as one vector, divided by the length of the exact weights. 0 is exact; 1 is as far away as no weights at all. *it* finds *animal* 8 tokens back: windows of 2 and 4 leave errors of 1.35 and 0.98, a window of 8 leaves 0.41.</source>
        <translation>误差是测量出来的：把所有权重看作一个向量，用差异的长度除以精确权重的长度。0 表示精确；1 表示与完全没有权重一样远。*it* 找到的 *animal* 在 8 个词元之前：大小为 2 和 4 的窗口误差分别为 1.35 和 0.98，大小为 8 的窗口误差为 0.41。</translation>
    </message>
    <message>
        <source>This head puts nearly all its weight on the first token, which is chosen: the error is 0.005.</source>
        <translation>此头把几乎全部权重放在首词元上，而首词元是选定的：误差为 0.005。</translation>
    </message>
    <message>
        <source>Rank 4 leaves an error of 0.199 here. The chart shows the error against the rank. Finding it needs all weights first, so it saves nothing; it says what is possible.</source>
        <translation>秩为 4 时误差为 0.199。图表显示误差随秩的变化。求最优近似先要有全部权重，因此并不节省计算；它说明的是能做到什么程度。</translation>
    </message>
    <message>
        <source>Linformer projects keys and values from n to k rows before they are compared, which costs n·k instead of n². Here the projection is random, and this head was trained without one: its error is 2.13, worse than no weights at all.</source>
        <translation>Linformer 在比较之前把键和值从 n 行投影到 k 行，开销是 n·k 而不是 n²。这里的投影是随机的，而此头训练时并没有投影：误差为 2.13，比完全没有权重还差。</translation>
    </message>
    <message>
        <source>**Performer** draws random features whose products have the mean exp(q · k). **Linear attention** takes elu(x) + 1, which is another weight altogether: smooth where a softmax is sharp. This head is sharp, and 64 random features leave an error of 0.82.</source>
        <translation>**Performer** 抽取随机特征，其乘积的均值为 exp(q · k)。**线性注意力**采用 elu(x) + 1，这是完全不同的权重：在 softmax 尖锐之处它是平缓的。此头很尖锐，64 个随机特征留下 0.82 的误差。</translation>
    </message>
    <message>
        <source>Which keys take part can also follow from the queries and keys themselves: **Reformer** compares only those with the same hash, the **Routing Transformer** those of the same cluster.</source>
        <translation>哪些键参与也可由查询和键本身决定：**Reformer** 只比较哈希相同的，**Routing Transformer** 只比较同一簇的。</translation>
    </message>
    <message>
        <source>*Memory-compressed* attention shortens keys and values by a convolution over neighbors instead.</source>
        <translation>*Memory-compressed* 注意力则用对相邻项的卷积来缩短键和值。</translation>
    </message>
</context>
<context>
    <name>Lesson cost</name>
    <message>
        <source>Parameters and cost</source>
        <translation>参数与开销</translation>
    </message>
    <message>
        <source>Where the parameters of a model are, what a run over n tokens computes, and what a cache keeps.</source>
        <translation>模型的参数在哪里，对 n 个词元的一次运行要计算什么，缓存保存什么。</translation>
    </message>
    <message>
        <source>The parameters of this model</source>
        <translation>此模型的参数</translation>
    </message>
    <message>
        <source>The page *Layer and cost* counts the parameters of the open model from its tensors: one layer, all layers, and the tables of tokens and positions.</source>
        <translation>*层与开销*页根据已打开模型的张量统计参数量：一层、所有层，以及词元表和位置表。</translation>
    </message>
    <message>
        <source>Attention with its four projections has a third of a layer, the feed-forward network two thirds. Neither depends on the number of tokens.</source>
        <translation>注意力及其四个投影占一层的三分之一，前馈网络占三分之二。两者都与词元数无关。</translation>
    </message>
    <message>
        <source>An encoder-decoder: its decoder layer has cross-attention too</source>
        <translation>编码器-解码器：其解码器层还有交叉注意力</translation>
    </message>
    <message>
        <source>A model with stages</source>
        <translation>一个分阶段的模型</translation>
    </message>
    <message>
        <source>More heads, the same parameters</source>
        <translation>头更多，参数不变</translation>
    </message>
    <message>
        <source>The heads share the size of the vectors: 128 numbers are 4 heads of 32. With 8 heads of 16 the projections would have the same 128 × 128 numbers each.</source>
        <translation>各头分摊向量的大小：128 个数就是 4 个 32 维的头。若用 8 个 16 维的头，各投影仍是同样的 128 × 128 个数。</translation>
    </message>
    <message>
        <source>Sizes of queries and keys must be equal, because they are multiplied with each other. The size of the values is free; it is chosen so that all heads side by side have the size of the input.</source>
        <translation>查询与键的大小必须相等，因为两者要相乘。值的大小可以自由选择；这里的选择使所有头并排起来与输入的大小相同。</translation>
    </message>
    <message>
        <source>Which number of heads gives 64 numbers a head?</source>
        <translation>头数为多少时，每个头有 64 个数？</translation>
    </message>
    <message>
        <source>Operations: n and n²</source>
        <translation>运算量：n 与 n²</translation>
    </message>
    <message>
        <source>Each token passes every matrix once: about two operations for each weight of the layers, so that this column grows with n. Q K^T and A V take n² pairs of tokens: four times as many for twice the text.</source>
        <translation>每个词元经过每个矩阵一次：层的每个权重约两次运算，因此这一列随 n 增长。Q K^T 和 A V 要处理 n² 个词元对：文本加倍，运算量变为四倍。</translation>
    </message>
    <message>
        <source>In a short text nearly all work is in the matrices of weights; in a long one the pairs catch up. The column *share* says how far.</source>
        <translation>在短文本中，几乎所有计算都在权重矩阵上；在长文本中，词元对的计算会赶上来。*share* 列（占比）显示赶上了多少。</translation>
    </message>
    <message>
        <source>At which n is the share of attention 50 % in a layer with d = 128 and a feed-forward network four times as wide? Weights: 24 n d². Pairs: 4 n² d.</source>
        <translation>设一层的 d = 128，前馈网络为四倍宽，n 为多少时注意力的占比为 50%？权重：24 n d²。词元对：4 n² d。</translation>
    </message>
    <message>
        <source>The cache of keys and values</source>
        <translation>键值缓存</translation>
    </message>
    <message>
        <source>Who writes token after token keeps the keys and values of all earlier tokens, so that nothing is computed twice. The cache grows by the same number of bytes with each token.</source>
        <translation>逐个词元地生成时，保留所有先前词元的键和值，就不会重复计算。缓存随每个词元增加同样的字节数。</translation>
    </message>
    <message>
        <source>With *grouped heads* several query heads read one key head. The drawing above the table shows which; the cache is smaller by the size of the groups.</source>
        <translation>采用*分组头*时，若干查询头读取同一个键头。表格上方的示意图显示了对应关系；缓存按组的大小成倍缩小。</translation>
    </message>
    <message>
        <source>How many bytes does one more token cost here?</source>
        <translation>这里每多一个词元要多少字节？</translation>
    </message>
    <message>
        <source>Models too large to open</source>
        <translation>大到无法打开的模型</translation>
    </message>
    <message>
        <source>A `config.json` says what the tensors would be. The button *Open config.json…* shows the layer of any such file, and `headlight model FOLDER` prints the numbers.</source>
        <translation>`config.json` 说明了张量会是什么样。按钮*打开 config.json…* 可显示任何此类文件的层，`headlight model FOLDER` 可打印这些数值。</translation>
    </message>
    <message>
        <source>GPT-3 keeps how many bytes for one token? 96 layers, keys and values of 12,288 numbers, 4 bytes each.</source>
        <translation>GPT-3 为一个词元保存多少字节？96 层，键和值各 12,288 个数，每个数 4 字节。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Sizes, parameters and operations.</source>
        <translation>大小、参数与运算量。</translation>
    </message>
    <message>
        <source>Vectors have {h*s} components, and attention has {h} heads that share them. How many components has a query of one head?</source>
        <translation>向量有 {h*s} 个分量，由注意力的 {h} 个头分摊。一个头的查询有多少个分量？</translation>
    </message>
    <message>
        <source>The heads share the components: {h*s} / {h} = {s}.</source>
        <translation>各头分摊这些分量：{h*s} / {h} = {s}。</translation>
    </message>
    <message>
        <source>A model has {l} layers of 12 d² weights each, with d = {d}. How many weights have its layers?</source>
        <translation>一个模型有 {l} 层，每层 12 d² 个权重，d = {d}。这些层共有多少个权重？</translation>
    </message>
    <message>
        <source>12 · {l} · {d}² = {12*l*d*d}.</source>
        <translation>12 · {l} · {d}² = {12*l*d*d}。</translation>
    </message>
    <message>
        <source>A run over {n} tokens multiplies queries with keys in {h} heads of {s} components. How many multiplications are that?</source>
        <translation>对 {n} 个词元的一次运行，在 {h} 个 {s} 维的头中把查询与键相乘。共有多少次乘法？</translation>
    </message>
    <message>
        <source>Each of {n}² pairs takes {s} multiplications in each head: {n*n*h*s}.</source>
        <translation>{n}² 对中的每一对在每个头中需要 {s} 次乘法：{n*n*h*s}。</translation>
    </message>
    <message>
        <source>A decoder has {l} layers with {k} key heads of 64 components. How many numbers does its cache keep for one token?</source>
        <translation>一个解码器有 {l} 层，每层 {k} 个 64 维的键头。它的缓存为一个词元保存多少个数？</translation>
    </message>
    <message>
        <source>A key and a value of each key head in each layer: {2*l*k*64}.</source>
        <translation>每层每个键头一个键和一个值：{2*l*k*64}。</translation>
    </message>
    <message>
        <source>{g*r} query heads share {g} key heads. By which factor is the cache smaller than with a key head for each query head?</source>
        <translation>{g*r} 个查询头共用 {g} 个键头。若每个查询头各有一个键头，缓存会是现在的多少倍？</translation>
    </message>
    <message>
        <source>{g*r} / {g} = {r}.</source>
        <translation>{g*r} / {g} = {r}。</translation>
    </message>
    <message>
        <source>BERT-large is of 2018, GPT-3 of 2020: a factor of 519 in two years. **PaLM** of 2022 has 540 billion parameters.</source>
        <translation>BERT-large 出自 2018 年，GPT-3 出自 2020 年：两年增长 519 倍。2022 年的 **PaLM** 有 5400 亿个参数。</translation>
    </message>
    <message>
        <source>A model of one year has {a} million parameters, one of two years later {b} billion. By which factor did the size grow in each of the two years, if by the same?</source>
        <translation>某年的一个模型有 {a} 百万个参数，两年后的一个有 {b} 十亿个。若每年倍数相同，规模每年增长多少倍？</translation>
    </message>
    <message>
        <source>{b} billion are {1000*b/a} times {a} million: √{1000*b/a} = {sqrt(1000*b/a)} a year.</source>
        <translation>{b} 十亿是 {a} 百万的 {1000*b/a} 倍：每年 √{1000*b/a} = {sqrt(1000*b/a)}。</translation>
    </message>
    <message>
        <source>BERT-large has 336,226,108 parameters with its two heads; its authors write 340 million. GPT-3 has 174,604,259,328 with one table for input and output, and goes by 175 billion. ViT-B, L and H have 87, 304 and 632 million. The page shows BERT-large, of which only the configuration is here.</source>
        <translation>BERT-large 连同两个输出头有 336,226,108 个参数；其作者写作 3.4 亿。GPT-3 在输入和输出共用一张表时有 174,604,259,328 个，通常称为 1750 亿。ViT-B、L 和 H 分别有 8700 万、3.04 亿和 6.32 亿。该页显示 BERT-large，这里只有它的配置。</translation>
    </message>
    <message>
        <source>GPT-3: 96 layers of 12,288 numbers</source>
        <translation>GPT-3：96 层，12,288 个数</translation>
    </message>
    <message>
        <source>ViT-L: 24 layers of 1,024 numbers</source>
        <translation>ViT-L：24 层，1,024 个数</translation>
    </message>
</context>
<context>
    <name>Lesson fine-tuning</name>
    <message>
        <source>Fine-tuning: opinions, names, answers</source>
        <translation>微调：评价、名称、答案</translation>
    </message>
    <message>
        <source>One encoder with three output heads.</source>
        <translation>一个编码器，三种输出头。</translation>
    </message>
    <message>
        <source>First learn the language, then a task</source>
        <translation>先学语言，再学任务</translation>
    </message>
    <message>
        <source>BERT is trained twice: first on masked words in much text, then on a task with few examples. The second step is **fine-tuning**: a small output layer is new, and all weights change a little.</source>
        <translation>BERT 训练两次：先在大量文本上预测掩码词，再用少量样本学习一项任务。第二步是**微调**：一个小的输出层是新加的，而所有权重都略有改变。</translation>
    </message>
    <message>
        <source>This model distinguishes good opinions from bad ones. It computes its answer from `[CLS]`, the token at the start.</source>
        <translation>此模型区分好评与差评。它根据 `[CLS]`（开头的词元）计算答案。</translation>
    </message>
    <message>
        <source>An opinion with a *but*</source>
        <translation>带有 *but* 的评价</translation>
    </message>
    <message>
        <source>Negation</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>*Not boring* is praise. The model has to join two words to see it.</source>
        <translation>*Not boring* 是称赞。模型必须把两个单词结合起来才能看出。</translation>
    </message>
    <message>
        <source>It learned this from examples. None of them had two negations in one sentence.</source>
        <translation>它是从样本中学到的。其中没有任何样本在一句话里有两个否定。</translation>
    </message>
    <message>
        <source>Without *not*</source>
        <translation>去掉 *not*</translation>
    </message>
    <message>
        <source>Two negations: it fails</source>
        <translation>两个否定：模型出错</translation>
    </message>
    <message>
        <source>Names: an answer for each token</source>
        <translation>名称：每个词元一个答案</translation>
    </message>
    <message>
        <source>This model answers at *every* token: a person (PER), a place (LOC), a company (ORG), or none. `B-` begins a name, `I-` continues it.</source>
        <translation>此模型在*每个*词元上给出答案：人名 (PER)、地名 (LOC)、公司名 (ORG)，或都不是。`B-` 表示名称开始，`I-` 表示继续。</translation>
    </message>
    <message>
        <source>So *Silver Bakery* is one name in two tokens. Outside its training data it answers just as confidently, and may be wrong.</source>
        <translation>因此 *Silver Bakery* 是由两个词元组成的一个名称。在训练数据之外，它回答得同样自信，却可能是错的。</translation>
    </message>
    <message>
        <source>Two people and a city</source>
        <translation>两个人和一座城市</translation>
    </message>
    <message>
        <source>Names that it has never seen: *Stuttgart* becomes a person</source>
        <translation>从未见过的名称：*Stuttgart* 被当成人名</translation>
    </message>
    <message>
        <source>Answers: where they begin and end</source>
        <translation>答案：从哪里开始，到哪里结束</translation>
    </message>
    <message>
        <source>This model reads a question and a story. For each token it scores how well the answer could *begin* there, and how well it could *end* there. The best pair is the answer: words of the story itself.</source>
        <translation>此模型读取一个问题和一个故事。对每个词元，它给出答案从此处*开始*和在此处*结束*的分数。分数最高的一对就是答案：故事自身的词句。</translation>
    </message>
    <message>
        <source>It never writes a word.</source>
        <translation>它从不写出自己的单词。</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>另一个问题</translation>
    </message>
    <message>
        <source>The story does not say this, but the model still gives an answer</source>
        <translation>故事中没有提到，但模型仍给出答案</translation>
    </message>
    <message>
        <source>Beside it, story-encoder: the same model before fine-tuning. Layer 3, head 2 changed most on this text</source>
        <translation>旁边是 story-encoder：微调前的同一模型。在这段文本上，第 3 层第 2 头变化最大</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Output layers, and what they can answer.</source>
        <translation>输出层，以及它们能回答什么。</translation>
    </message>
    <message>
        <source>Fine-tuning adds an output layer from vectors of {d} numbers to {c} classes, with biases. How many parameters are new?</source>
        <translation>微调加上一个从 {d} 维向量到 {c} 个类别的输出层，带偏置。新增多少个参数？</translation>
    </message>
    <message>
        <source>{d} · {c} + {c} = {(d+1)*c}: very few beside those of the encoder.</source>
        <translation>{d} · {c} + {c} = {(d+1)*c}：与编码器的参数相比很少。</translation>
    </message>
    <message>
        <source>Which parameters change in fine-tuning as BERT does it?</source>
        <translation>按 BERT 的方式微调时，哪些参数会改变？</translation>
    </message>
    <message>
        <source>All of them a little, and those of the new layer most</source>
        <translation>全部略有改变，新层的改变最大</translation>
    </message>
    <message>
        <source>Those of the new layer only</source>
        <translation>只有新层的参数</translation>
    </message>
    <message>
        <source>Those of the token embedding only</source>
        <translation>只有词元嵌入的参数</translation>
    </message>
    <message>
        <source>The whole model is trained further. What it knew from masked words is the start.</source>
        <translation>整个模型继续训练。从掩码词学到的内容是起点。</translation>
    </message>
    <message>
        <source>A model of names chooses for each of {n} tokens among {c} labels. How many probabilities does it compute?</source>
        <translation>一个识别名称的模型为 {n} 个词元各从 {c} 个标签中选择。它计算多少个概率？</translation>
    </message>
    <message>
        <source>A softmax over {c} labels for each token: {n} · {c} = {n*c}.</source>
        <translation>每个词元在 {c} 个标签上做一次 softmax：{n} · {c} = {n*c}。</translation>
    </message>
    <message>
        <source>A question cannot be answered from the passage. What does the model of answers do?</source>
        <translation>问题无法从段落中得到答案。回答问题的模型会怎样？</translation>
    </message>
    <message>
        <source>It gives words of the passage anyway</source>
        <translation>仍给出段落中的词</translation>
    </message>
    <message>
        <source>It says that it does not know</source>
        <translation>说它不知道</translation>
    </message>
    <message>
        <source>It writes an answer of its own</source>
        <translation>自己写一个答案</translation>
    </message>
    <message>
        <source>Its output is a start and an end in the passage, whatever the question is. Newer data sets have questions without an answer, and models learn to point at [CLS] for them.</source>
        <translation>无论问什么，它的输出都是段落中的起点和终点。较新的数据集含有没有答案的问题，模型学会在这种情况下指向 [CLS]。</translation>
    </message>
</context>
<context>
    <name>Lesson images</name>
    <message>
        <source>Images: patches and windows</source>
        <translation>图像：图像块与窗口</translation>
    </message>
    <message>
        <source>A transformer that reads images, and how windows save work.</source>
        <translation>读取图像的 Transformer，以及窗口如何节省计算。</translation>
    </message>
    <message>
        <source>An image is divided into patches</source>
        <translation>图像划分为图像块</translation>
    </message>
    <message>
        <source>The image of 28 × 28 pixels is divided into 49 **patches** of 4 × 4. Each is a token: its 16 numbers become a vector, and a learned position is added.</source>
        <translation>28 × 28 像素的图像划分为 49 个 4 × 4 的**图像块**。每个图像块是一个词元：它的 16 个数变成一个向量，再加上学习得到的位置。</translation>
    </message>
    <message>
        <source>One more token, `[CLS]`, comes before them. The class of the image is computed from it.</source>
        <translation>在它们之前还有一个词元 `[CLS]`。图像的类别由它计算得出。</translation>
    </message>
    <message>
        <source>Point at a patch: the colors show which patches it attends to.</source>
        <translation>指向一个图像块：颜色显示它关注哪些图像块。</translation>
    </message>
    <message>
        <source>Another image: a bag</source>
        <translation>另一图像：一个包</translation>
    </message>
    <message>
        <source>Near patches first, distant ones later</source>
        <translation>先看近处的图像块，再看远处的</translation>
    </message>
    <message>
        <source>In the first layer, heads attend to near patches; in later layers, to more distant ones. The chart shows the mean distance by layer, in pixels.</source>
        <translation>在第一层，头关注近处的图像块；在后面的层，关注更远的。图表按层显示平均距离，单位为像素。</translation>
    </message>
    <message>
        <source>Walk from layer 0 to layer 5 with Alt and the arrow keys.</source>
        <translation>用 Alt 加方向键从第 0 层走到第 5 层。</translation>
    </message>
    <message>
        <source>Which patches take part</source>
        <translation>哪些图像块参与其中</translation>
    </message>
    <message>
        <source>Here the query is `[CLS]`. Rollout multiplies the attention of all layers, down to the patches of the image.</source>
        <translation>这里的查询是 `[CLS]`。注意力展开把所有层的注意力相乘，一直追溯到各个图像块。</translation>
    </message>
    <message>
        <source>It shows which patches contributed, not which ones decided the class.</source>
        <translation>它显示哪些图像块有贡献，而不是哪些图像块决定了类别。</translation>
    </message>
    <message>
        <source>A boot that it classifies as a sandal</source>
        <translation>一只被模型分类为凉鞋的短靴</translation>
    </message>
    <message>
        <source>A dress</source>
        <translation>一条连衣裙</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>A large image has thousands of patches, and too many pairs of them. In **Swin** a patch attends within its own window only, the colored square; patches outside are masked.</source>
        <translation>大图像有数千个图像块，图像块对就太多了。在 **Swin** 中，一个图像块只关注自己窗口（着色的方块）内的图像块；窗口外的图像块被掩码。</translation>
    </message>
    <message>
        <source>Here 16 × 16 small patches form windows of 4 × 4. Of 256 · 256 = 65,536 pairs, 256 · 16 = 4,096 remain.</source>
        <translation>这里 16 × 16 个小图像块组成 4 × 4 的窗口。256 · 256 = 65,536 对中，保留 256 · 16 = 4,096 对。</translation>
    </message>
    <message>
        <source>The patch to its right belongs to the next window</source>
        <translation>它右边的图像块属于下一个窗口</translation>
    </message>
    <message>
        <source>Point at other patches. Where do the windows end?</source>
        <translation>指向其他图像块。窗口的边界在哪里？</translation>
    </message>
    <message>
        <source>Shifted windows</source>
        <translation>移位窗口</translation>
    </message>
    <message>
        <source>With the same windows in every layer, two patches on either side of a border would never attend to each other. So in every second layer the windows are **shifted** by half their size.</source>
        <translation>如果每一层的窗口都相同，边界两侧的两个图像块就永远不会相互关注。因此每隔一层，窗口**移位**其大小的一半。</translation>
    </message>
    <message>
        <source>This is the patch of the previous step, one layer later. It is now inside a window and attends to all sides.</source>
        <translation>这是上一步骤的图像块，但在下一层。它现在位于窗口内部，关注各个方向。</translation>
    </message>
    <message>
        <source>The previous layer again</source>
        <translation>再看前一层</translation>
    </message>
    <message>
        <source>A drawing of both</source>
        <translation>两者的示意图</translation>
    </message>
    <message>
        <source>Fewer and larger patches</source>
        <translation>更少、更大的图像块</translation>
    </message>
    <message>
        <source>After every stage, four neighboring patches become one with a longer vector: 16 × 16, then 8 × 8, then 4 × 4. The window remains 4 × 4 patches, so it covers more and more of the image.</source>
        <translation>每个阶段之后，四个相邻的图像块合并为一个，向量更长：16 × 16，然后 8 × 8，再然后 4 × 4。窗口始终是 4 × 4 个图像块，因此覆盖图像的范围越来越大。</translation>
    </message>
    <message>
        <source>In the last stage one window covers the whole image. The class is computed from the mean of its patches; there is no `[CLS]`.</source>
        <translation>在最后一个阶段，一个窗口覆盖整个图像。类别由其图像块的均值计算得出；没有 `[CLS]`。</translation>
    </message>
    <message>
        <source>The last stage</source>
        <translation>最后一个阶段</translation>
    </message>
    <message>
        <source>A boot that this model also classifies as a sandal</source>
        <translation>一只同样被此模型分类为凉鞋的短靴</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Patches and their price.</source>
        <translation>图像块及其代价。</translation>
    </message>
    <message>
        <source>An image of {p*k} × {p*k} pixels is cut into patches of {p} × {p}. How many tokens does the model read, with its class token?</source>
        <translation>一幅 {p*k} × {p*k} 像素的图像切成 {p} × {p} 的图像块。模型读取多少个词元（包括类别词元）？</translation>
    </message>
    <message>
        <source>{k} patches along each side: {k}² + 1 = {k*k+1}.</source>
        <translation>每边 {k} 个图像块：{k}² + 1 = {k*k+1}。</translation>
    </message>
    <message>
        <source>Patches become half as wide and half as high. By which factor does the number of pairs of patches grow?</source>
        <translation>图像块的宽和高都减半。图像块对的数量增长为几倍？</translation>
    </message>
    <message>
        <source>Four times the patches, and the square of that in pairs. Windows, or patches that are merged from stage to stage, avoid it.</source>
        <translation>图像块变为四倍，图像块对则是其平方。窗口，或逐阶段合并图像块，可以避免这一点。</translation>
    </message>
    <message>
        <source>Exercises: a cheaper ViT</source>
        <translation>练习：更廉价的 ViT</translation>
    </message>
    <message>
        <source>A layer with d numbers per token multiplies 12 n d² times with its weights (queries, keys, values, output, and a feed-forward network of 4 d), and 2 n² d times for all pairs of n tokens. An image of s × s pixels in patches of p × p has n = (s / p)² tokens; the class token is left out here.</source>
        <translation>每个词元有 d 个数的一层，与其权重（查询、键、值、输出，以及 4 d 的前馈网络）做 12 n d² 次乘法，并对 n 个词元的所有词元对做 2 n² d 次乘法。s × s 像素的图像切成 p × p 的图像块时，有 n = (s / p)² 个词元；这里不计类别词元。</translation>
    </message>
    <message>
        <source>Which change of the model saves what?</source>
        <translation>对模型的哪种改动能节省什么？</translation>
    </message>
    <message>
        <source>Vectors have d = {d} numbers. For how many tokens do the pairs cost as many multiplications as the weights?</source>
        <translation>向量有 d = {d} 个数。词元数为多少时，词元对的乘法次数与权重的相同？</translation>
    </message>
    <message>
        <source>12 n d² = 2 n² d gives n = 6 d = {6*d}. A ViT with fewer tokens saves little by windows, and more by smaller vectors.</source>
        <translation>由 12 n d² = 2 n² d 得 n = 6 d = {6*d}。词元更少的 ViT 用窗口节省不多，用更短的向量节省更多。</translation>
    </message>
    <message>
        <source>An image of {16*k} × {16*k} pixels is read with d = {d}. Patches of 32 × 32 take the place of 16 × 16. How many times fewer multiplications has a layer?</source>
        <translation>一幅 {16*k} × {16*k} 像素的图像以 d = {d} 读取。用 32 × 32 的图像块代替 16 × 16 的。一层原来的乘法次数是现在的多少倍？</translation>
    </message>
    <message>
        <source>n falls from {k*k} to {k*k/4}. 2 n d (6 d + n) falls by 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): somewhat more than 4 times, because the pairs fall 16 times. What is lost: details within a patch meet only in its first product.</source>
        <translation>n 从 {k*k} 降到 {k*k/4}。2 n d (6 d + n) 缩小 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}) 倍：略多于 4 倍，因为词元对缩小 16 倍。失去的是：图像块内的细节只在它的第一次乘积中相遇。</translation>
    </message>
    <message>
        <source>The sides of the image are doubled at patches of 16 × 16, from {16*k} to {32*k} pixels, with d = {d}. How many times more multiplications has a layer?</source>
        <translation>图像块为 16 × 16，图像的边长加倍，从 {16*k} 到 {32*k} 像素，d = {d}。一层的乘法次数增加为几倍？</translation>
    </message>
    <message>
        <source>n grows from {k*k} to {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). For short rows it is near 4, for very long ones near 16.</source>
        <translation>n 从 {k*k} 增长到 {4*k*k}：4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k})。序列短时接近 4，很长时接近 16。</translation>
    </message>
    <message>
        <source>Patches attend within windows of {w} × {w} patches, as in Swin, instead of to all {w*m} × {w*m} patches. How many times fewer pairs are there?</source>
        <translation>图像块像 Swin 那样只关注 {w} × {w} 个图像块的窗口，而不是全部 {w*m} × {w*m} 个图像块。原来的图像块对是现在的多少倍？</translation>
    </message>
    <message>
        <source>n² pairs become n · w²: n / w² = {m*m}. The products with the weights stay as many.</source>
        <translation>n² 对变成 n · w² 对：n / w² = {m*m}。与权重的乘积次数不变。</translation>
    </message>
    <message>
        <source>Halfway through the layers, groups of 2 × 2 patches are merged into one token, with vectors as long as before. Which part of the multiplications with the weights remains?</source>
        <translation>在层的中途，每 2 × 2 个图像块合并为一个词元，向量长度不变。与权重的乘法还剩下几分之几？</translation>
    </message>
    <message>
        <source>The first half of the layers keeps n tokens, the second n / 4: (1 + 1/4) / 2 = 0.625.</source>
        <translation>前一半的层保留 n 个词元，后一半为 n / 4：(1 + 1/4) / 2 = 0.625。</translation>
    </message>
    <message>
        <source>Name three ways to make a ViT cheaper, and what each of them gives up.</source>
        <translation>说出三种让 ViT 更廉价的方法，以及每种方法放弃了什么。</translation>
    </message>
    <message>
        <source>Larger patches: details. Windows: distant patches meet only after several layers. Merged patches: fine positions in later layers. Shorter vectors or fewer layers: capacity. Patches left out that get little attention: what they show. Low-rank or kernel attention: the exact weights.</source>
        <translation>更大的图像块：细节。窗口：远处的图像块要经过若干层才相遇。合并图像块：后面层中的精细位置。更短的向量或更少的层：容量。略去得到注意力少的图像块：它们所显示的内容。低秩或核注意力：精确的权重。</translation>
    </message>
    <message>
        <source>For images of 224 × 224 pixels in patches of 16 × 16 the products with the weights cost most, so that fewer tokens save more than cheaper pairs.</source>
        <translation>对于 224 × 224 像素、图像块为 16 × 16 的图像，与权重的乘积开销最大，因此减少词元比降低词元对的开销更节省。</translation>
    </message>
    <message>
        <source>A convolution is local by construction. This model was *initialized* like that: before training, its first layers already attended to near patches and later ones to more distant patches, and training kept this.</source>
        <translation>卷积在结构上就是局部的。此模型则是这样*初始化*的：训练之前，前几层就已关注近处的图像块，后几层关注更远的，而训练保留了这一点。</translation>
    </message>
    <message>
        <source>The same chart from an ordinary start</source>
        <translation>普通初始化后的同一图表</translation>
    </message>
    <message>
        <source>This model differs from the previous one in its start: **random weights**, as a ViT usually has. It learned from the same images and is nearly as good. Of 10,000 other images it classifies 86.7 % correctly, the previous model 88.4 %.</source>
        <translation>此模型与前一个的区别在于初始化：采用**随机权重**，这是 ViT 的通常做法。它从同样的图像中学习，效果也几乎一样好：在另外 10,000 张图像中，它正确分类 86.7 %，前一个模型为 88.4 %。</translation>
    </message>
    <message>
        <source>Its heads attend to all distances in every layer, 13 to 16 pixels on average; uniform attention has 14.4. So the rise in the previous chart came from the start, not from the images.</source>
        <translation>它的头在每一层都关注所有距离，平均 13 到 16 像素；均匀注意力为 14.4。因此，前一图表中的上升来自初始化，而不是来自图像。</translation>
    </message>
    <message>
        <source>Large ViTs behave likewise: trained on 1.3 million images from random weights, they have few near heads in their first layers; trained on 300 million, they learn them.</source>
        <translation>大型 ViT 也是如此：从随机权重出发用 130 万张图像训练时，前几层很少有关注近处的头；用 3 亿张图像训练时，它们会学会。</translation>
    </message>
    <message>
        <source>This head in both models</source>
        <translation>此头在两个模型中</translation>
    </message>
    <message>
        <source>Channels attend to channels</source>
        <translation>通道关注通道</translation>
    </message>
    <message>
        <source>**DaViT** has two kinds of attention in each layer. First patches attend within windows, as in Swin. Then **channels** attend to channels: a channel is one number of every patch, so that it is a map of the whole image, and so are its query, key and value.</source>
        <translation>**DaViT** 的每一层有两种注意力。首先，图像块在窗口内互相关注，与 Swin 相同。然后，**通道**关注通道：一个通道由每个图像块的一个数组成，因此是整幅图像的一张图，它的查询、键和值也是如此。</translation>
    </message>
    <message>
        <source>On this boot, channels 0, 3, 7, 14 and 15 give more than three quarters of their attention to channel 15.</source>
        <translation>对于这只靴子，通道 0、3、7、14 和 15 把超过四分之三的注意力给了通道 15。</translation>
    </message>
    <message>
        <source>A shirt: of these, only channel 3 still does</source>
        <translation>衬衫：其中只有通道 3 仍然如此</translation>
    </message>
    <message>
        <source>The windows of the same layer</source>
        <translation>同一层的窗口</translation>
    </message>
    <message>
        <source>In this stage 32 channels form two groups of 16, one for each head, over 256 patches. A group has 16 · 16 weights, however large the image is, and each of them is computed from the whole image.</source>
        <translation>在这一阶段，256 个图像块上的 32 个通道分为两组，每组 16 个，对应一个头。无论图像多大，一组都只有 16 · 16 个权重，而每个权重都由整幅图像计算得出。</translation>
    </message>
    <message>
        <source>Pixel by pixel</source>
        <translation>逐个像素</translation>
    </message>
    <message>
        <source>**ImageGPT** reads an image as a decoder reads a text: pixel after pixel, row by row, here 14 × 14 pixels of 16 grays. It predicts each pixel from those before it, so that it can complete an image.</source>
        <translation>**ImageGPT** 像解码器读取文本那样读取图像：一个像素接一个像素，一行接一行，这里是 14 × 14 个像素、16 级灰度。它根据前面的像素预测每个像素，因此能补全图像。</translation>
    </message>
    <message>
        <source>In 10,000 images that it did not learn from, a pixel of the lower half takes 1.05 bits; it takes 2.87 if nothing but its place is known.</source>
        <translation>在 10,000 张它没有学习过的图像中，下半部分的一个像素需要 1.05 比特；如果只知道它的位置，则需要 2.87 比特。</translation>
    </message>
    <message>
        <source>A head that attends to the pixel before</source>
        <translation>关注前一个像素的头</translation>
    </message>
    <message>
        <source>A boot whose lower half the model generated</source>
        <translation>下半部分由模型生成的靴子</translation>
    </message>
    <message>
        <source>This head attends to the pixel **above the next one**: here it gives it 66 % of its attention. What stands there often comes next.</source>
        <translation>此头关注**下一个像素上方**的像素：在这里，它把 66 % 的注意力给了该像素。那里的灰度往往就是接下来的灰度。</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>图像与说明文字</translation>
    </message>
    <message>
        <source>**CLIP** has two encoders: one reads the image, one the caption. Each makes a vector of it, and training brings the vectors of an image and its caption together, and those of all other pairs of a batch apart.</source>
        <translation>**CLIP** 有两个编码器：一个读取图像，一个读取说明文字。每个编码器得到一个向量，训练使图像与其说明文字的向量靠近，使一个批次中所有其他配对的向量远离。</translation>
    </message>
    <message>
        <source>Of ten captions the model finds the right one for 95 % of the images that it did not learn from.</source>
        <translation>在十条说明文字中，对于 95 % 没有学习过的图像，模型能找到正确的那一条。</translation>
    </message>
    <message>
        <source>Trained on few images, ViTs also stay behind convolutional networks; with 300 million they overtake them (figure 3 of Dosovitskiy et al. 2021). A layer of attention *can* compute any convolution if it has enough heads (Cordonnier et al.); the heads of this model do not.</source>
        <translation>用较少图像训练时，ViT 也落后于卷积网络；用 3 亿张图像时则超过它们（Dosovitskiy et al. 2021 图 3）。只要头足够多，一层注意力*能够*计算任何卷积（Cordonnier et al.）；此模型的头并不这样做。</translation>
    </message>
    <message>
        <source>*Squeeze-and-excitation* weighs channels too, each by one number computed from all of them, without comparing any two.</source>
        <translation>*Squeeze-and-excitation* 也对通道加权，每个通道用一个由所有通道算出的数，而不两两比较。</translation>
    </message>
    <message>
        <source>The published ImageGPT reads 64 × 64 pixels at most, of 512 colors. Before it, *PixelRNN* predicted pixels with a recurrent network.</source>
        <translation>已发布的 ImageGPT 最多读取 64 × 64 像素、512 种颜色。在它之前，*PixelRNN* 用循环网络预测像素。</translation>
    </message>
    <message>
        <source>Models for other tasks run when you open one: objects are found by DETR, outlined by SegFormer and SAM, and asked about with LLaVA; speech, proteins and pages are read as well.</source>
        <translation>用于其他任务的模型打开即可运行：DETR 找出物体，SegFormer 和 SAM 勾画轮廓，LLaVA 回答有关图像的问题；也能读取语音、蛋白质和页面。</translation>
    </message>
    <message>
        <source>A convolution of 3 × 3 patches makes each output of its patch and the 8 around it. How many patches wide is what an output of layer {l} depends on?</source>
        <translation>3 × 3 图像块的卷积由自身和周围 8 个图像块得出每个输出。第 {l} 层的一个输出所依赖的区域宽多少个图像块？</translation>
    </message>
    <message>
        <source>Each layer adds one patch on each side: 2 · {l} + 1 = {2*l+1}. A layer of attention sees all patches at once.</source>
        <translation>每层在每侧增加一个图像块：2 · {l} + 1 = {2*l+1}。一层注意力一次看到所有图像块。</translation>
    </message>
    <message>
        <source>A decoder reads images pixel by pixel. Images of {14*k} × {14*k} pixels take the place of 14 × 14. How many times more pairs of pixels are there?</source>
        <translation>解码器逐像素读取图像。图像由 14 × 14 变为 {14*k} × {14*k} 像素。像素对的数量是原来的几倍？</translation>
    </message>
    <message>
        <source>{k*k} times the pixels, and the square of that in pairs: {k^4}. The published model therefore reads small images of few colors.</source>
        <translation>像素为 {k*k} 倍，像素对为其平方：{k^4}。因此已发布的模型读取颜色少的小图像。</translation>
    </message>
    <message>
        <source>A grid that was learned</source>
        <translation>学到的网格</translation>
    </message>
    <message>
        <source>The positions of this model are a table with a row for each patch, numbered one by one, that began with random numbers. Training found the grid: the position of the middle patch has a cosine of 0.78 with the one below it, 0.48, 0.47 and 0.39 with its other neighbors, and 0.07 with the first patch.</source>
        <translation>此模型的位置是一张表，每个图像块一行，逐个编号，初始为随机数。训练找到了网格：中间图像块的位置与其下方位置的余弦为 0.78，与其他相邻位置为 0.48、0.47 和 0.39，与第一个图像块为 0.07。</translation>
    </message>
    <message>
        <source>In the figure, rows and columns are positions. The diagonals beside the main one, 7 positions apart, are neighbors above and below.</source>
        <translation>图中的行和列是位置。主对角线旁相距 7 个位置的对角线是上下相邻的图像块。</translation>
    </message>
    <message>
        <source>The previous model, whose positions began as sinusoids of row and column</source>
        <translation>前一个模型，其位置以行和列的正弦曲线为初始值</translation>
    </message>
    <message>
        <source>Weights between all pairs of {n} patches, each of {d} numbers, and their use take 2 n² d multiplications. Weights between all pairs of {d} channels take 2 n d². How many times fewer have the channels?</source>
        <translation>{n} 个 {d} 维图像块两两之间的权重及其使用需要 2 n² d 次乘法。{d} 个通道两两之间的权重需要 2 n d² 次。通道少多少倍？</translation>
    </message>
    <message>
        <source>2 · {n}² · {d} against 2 · {n} · {d}²: {n} / {d} = {n/d}. Larger images have more patches and as many channels.</source>
        <translation>2 · {n}² · {d} 与 2 · {n} · {d}² 之比：{n} / {d} = {n/d}。图像越大，图像块越多，而通道数不变。</translation>
    </message>
    <message>
        <source>Similarity: the cosines of 8 images with their 8 captions. Times a learned factor they are logits, of which a softmax makes probabilities: **by row** of the captions of an image, **by column** of the images of a caption. The diagonal, where an image meets its own caption, is largest in every row and column.</source>
        <translation>相似度：8 幅图像与其 8 条说明文字的余弦。乘以一个学到的系数后就是 logits，softmax 由它们得出概率：**按行**是一幅图像的各条说明文字的概率，**按列**是一条说明文字的各幅图像的概率。图像与自己的说明文字相遇的对角线，在每行每列中都最大。</translation>
    </message>
    <message>
        <source>The **contrastive loss** is the mean -ln of the diagonal&apos;s probabilities, by row and by column: 0.11 here, where equal logits would give 2.08 (ln 8). Nearly all of it comes from dress and trousers, whose captions share words: the dress has a cosine of 0.55 with its own and of 0.54 with that of the trousers, and the softmax of its row gives its own only 56 %.</source>
        <translation>**对比损失**是对角线上概率的 -ln 的平均值，按行和按列各算一次：这里是 0.11，而 logits 全部相等时为 2.08（ln 8）。它几乎全部来自说明文字中有相同词的连衣裙和裤子：连衣裙与自己的说明文字的余弦为 0.55，与裤子的说明文字的余弦为 0.54，其所在行的 softmax 只给自己的说明文字 56 %。</translation>
    </message>
    <message>
        <source>Type another caption: which images does it fit?</source>
        <translation>输入另一条说明文字：它适合哪些图像？</translation>
    </message>
    <message>
        <source>A boot that it takes for a sandal</source>
        <translation>被它当作凉鞋的靴子</translation>
    </message>
    <message>
        <source>*Generate* (F8) completes the open image; with *Sample*, each seed gives another one.</source>
        <translation>*生成*（F8）会补全打开的图像；选择*采样*时，每个种子得到不同的图像。</translation>
    </message>
</context>
<context>
    <name>Lesson interactions</name>
    <message>
        <source>Full, local, sparse: patterns of attention</source>
        <translation>全部、局部、稀疏：注意力的模式</translation>
    </message>
    <message>
        <source>Which pairs of tokens are compared, and how many there are.</source>
        <translation>比较哪些词元对，一共有多少对。</translation>
    </message>
    <message>
        <source>Every pair costs work</source>
        <translation>每一对都要计算</translation>
    </message>
    <message>
        <source>Full attention compares each of n tokens with each: n² pairs. Twice the text, four times the work.</source>
        <translation>全注意力把 n 个词元中的每一个与每一个比较：n² 对。文本加倍，计算量变为四倍。</translation>
    </message>
    <message>
        <source>A causal mask leaves a little more than half: n·(n + 1)/2.</source>
        <translation>因果掩码保留略多于一半：n·(n + 1)/2。</translation>
    </message>
    <message>
        <source>48 tokens instead of 16</source>
        <translation>48 个词元，而不是 16 个</translation>
    </message>
    <message>
        <source>Local: attend to near tokens</source>
        <translation>局部：关注近处的词元</translation>
    </message>
    <message>
        <source>Most of what matters is near. **Local** attention covers w tokens on each side: about n·(2w + 1) pairs, which grow with n and not with its square.</source>
        <translation>重要的内容大多在近处。**局部**注意力覆盖两侧各 w 个词元：约 n·(2w + 1) 对，随 n 增长，而不随其平方增长。</translation>
    </message>
    <message>
        <source>**Dilated** attention leaves gaps: about the same number of pairs, but they reach farther.</source>
        <translation>**空洞**注意力留有间隔：词元对的数量大致相同，但看得更远。</translation>
    </message>
    <message>
        <source>A wider window</source>
        <translation>更宽的窗口</translation>
    </message>
    <message>
        <source>How many layers does it take to pass information from the first token to the last?</source>
        <translation>要把信息从首词元传到最后一个词元，需要多少层？</translation>
    </message>
    <message>
        <source>Global: a few tokens that attend to all</source>
        <translation>全局：少数词元关注所有词元</translation>
    </message>
    <message>
        <source>Some tokens, such as `[CLS]` or a question, need the whole text. A **global** token attends to all tokens, and all attend to it: a full row and a full column.</source>
        <translation>有些词元（如 `[CLS]` 或一个问题）需要整个文本。**全局**词元关注所有词元，所有词元也关注它：一整行和一整列。</translation>
    </message>
    <message>
        <source>Through it, information passes from any token to any other in two steps.</source>
        <translation>通过它，信息两步就能从任一词元传到任一其他词元。</translation>
    </message>
    <message>
        <source>Three global tokens</source>
        <translation>三个全局词元</translation>
    </message>
    <message>
        <source>A model with windows</source>
        <translation>带窗口的模型</translation>
    </message>
    <message>
        <source>This model is *story-encoder* with windows: a token attends to two neighbors on each side in layers 0 and 1, and to four in layers 2 and 3. Hatched cells take no part; a real Longformer does not even compute them.</source>
        <translation>此模型是带窗口的 *story-encoder*：第 0、1 层中一个词元关注两侧各两个相邻词元，第 2、3 层中各四个。带阴影线的单元格不参与；真正的 Longformer 甚至不计算它们。</translation>
    </message>
    <message>
        <source>`[CLS]` is **global**: its row and its column are full, and its row is computed with matrices of its own.</source>
        <translation>`[CLS]` 是**全局**的：它的行和列是满的，而且它的行由专用的矩阵计算。</translation>
    </message>
    <message>
        <source>The words that decide the masked token are near, and the model predicts it.</source>
        <translation>决定掩码词元的单词就在近处，模型预测正确。</translation>
    </message>
    <message>
        <source>Layer 3 has a wider window</source>
        <translation>第 3 层的窗口更宽</translation>
    </message>
    <message>
        <source>The row of the global token</source>
        <translation>全局词元的行</translation>
    </message>
    <message>
        <source>Type a longer text: the band keeps its width.</source>
        <translation>输入更长的文本：带的宽度不变。</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>窗口之外</translation>
    </message>
    <message>
        <source>A: windows. B: the same text with full attention, which predicts *dog*. The third heat map is the difference.</source>
        <translation>A：窗口。B：同一文本用全注意力，预测出 *dog*。第三张热图是差异。</translation>
    </message>
    <message>
        <source>*dog* is five tokens away from the masked token, and no window reaches that far. The information could only come step by step, through the tokens between them or through `[CLS]`; this model has not learned that, and guesses another animal.</source>
        <translation>*dog* 距掩码词元五个词元，没有窗口能达到那么远。信息只能一步一步传来，经过其间的词元或经过 `[CLS]`；此模型没有学会这一点，猜了另一种动物。</translation>
    </message>
    <message>
        <source>Wider windows and more layers help. Longformer has windows of 512 in 12 layers.</source>
        <translation>更宽的窗口和更多的层会有帮助。Longformer 有 12 层，窗口为 512。</translation>
    </message>
    <message>
        <source>With *dog* inside the window, the model with windows predicts it too</source>
        <translation>*dog* 在窗口之内时，带窗口的模型也能预测它</translation>
    </message>
    <message>
        <source>Block-sparse: fast on hardware</source>
        <translation>块稀疏：适合硬件</translation>
    </message>
    <message>
        <source>Processors are fast on whole blocks and slow on single cells. **Block-sparse** attention keeps or drops whole blocks: here each block attends to its neighbors, the first block and the last block.</source>
        <translation>处理器处理整块数据快，处理单个单元格慢。**块稀疏**注意力保留或舍弃整块：这里每块关注其相邻块、第一块和最后一块。</translation>
    </message>
    <message>
        <source>BigBird also has random blocks, which are left out here.</source>
        <translation>BigBird 还有随机块，这里略去。</translation>
    </message>
    <message>
        <source>Smaller blocks</source>
        <translation>更小的块</translation>
    </message>
    <message>
        <source>A longer text with larger blocks</source>
        <translation>更长的文本，更大的块</translation>
    </message>
    <message>
        <source>All six patterns</source>
        <translation>全部六种模式</translation>
    </message>
    <message>
        <source>Compare the shares of pairs. With 16 tokens the savings are small; they grow with the length of the text.</source>
        <translation>比较各模式所用词元对的占比。16 个词元时节省很少；文本越长节省越多。</translation>
    </message>
    <message>
        <source>Three of them run in the built-in models: full in *story-encoder*, causal in *story-decoder*, global and local in *story-longformer*. Open a BigBird model to see blocks in the heat map.</source>
        <translation>其中三种在内置模型中运行：全注意力在 *story-encoder* 中，因果在 *story-decoder* 中，全局与局部在 *story-longformer* 中。打开 BigBird 模型可在热图中看到块。</translation>
    </message>
    <message>
        <source>All six patterns with 48 tokens</source>
        <translation>48 个词元的全部六种模式</translation>
    </message>
    <message>
        <source>Export the figure with File &gt; Export figure…</source>
        <translation>导出此图：文件 &gt; 导出图…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Windows and layers.</source>
        <translation>窗口与层。</translation>
    </message>
    <message>
        <source>{n} tokens attend to {w} neighbors on each side and to themselves. How many pairs are there?</source>
        <translation>{n} 个词元关注两侧各 {w} 个相邻词元以及自身。共有多少对？</translation>
    </message>
    <message>
        <source>Away from the borders a token sees {2*w+1}; the borders cut off {w*(w+1)} pairs in all.</source>
        <translation>远离边界的词元看到 {2*w+1} 个；边界一共去掉 {w*(w+1)} 对。</translation>
    </message>
    <message>
        <source>With {w} neighbors on each side, after how many layers can the first token influence the token {w*k} places further on?</source>
        <translation>两侧各 {w} 个相邻词元时，经过多少层，首词元才能影响其后第 {w*k} 个位置的词元？</translation>
    </message>
    <message>
        <source>Each layer reaches {w} places further: {w*k} / {w} = {k}.</source>
        <translation>每一层再覆盖 {w} 个位置：{w*k} / {w} = {k}。</translation>
    </message>
    <message>
        <source>Blocks that only attend within themselves would never exchange anything. GPT-3 therefore **alternates**: a layer with full attention, then one with a sparse band, and so on. Newer models alternate windows and full layers in the same way.</source>
        <translation>只在自身内部关注的块永远不会交换信息。因此 GPT-3 **交替**使用：一层全注意力，一层稀疏的带状注意力，依此类推。较新的模型也这样交替使用窗口层和全注意力层。</translation>
    </message>
    <message>
        <source>Tokens attend within blocks of {b}, and to nothing outside. How many tokens, itself included, can reach a token in {l} layers?</source>
        <translation>词元只在 {b} 个一块的块内关注，不关注块外。在 {l} 层中，有多少个词元（包括自身）能影响一个词元？</translation>
    </message>
    <message>
        <source>Blocks never exchange anything, so there are {b} after any number of layers. Every second layer has to be full, shifted or otherwise different.</source>
        <translation>块之间从不交换信息，因此无论多少层，都是 {b} 个。每隔一层必须是全注意力、移位的或其他不同的形式。</translation>
    </message>
    <message>
        <source>Of {2*l} layers, every second one is full; the others have windows of {w} keys for each query. Which share of the pairs of full attention in all layers remains for {n} tokens? Leave the borders out.</source>
        <translation>{2*l} 层中每隔一层为全注意力；其余层每个查询有 {w} 个键的窗口。对 {n} 个词元，与每层都用全注意力相比，剩下的词元对占多大比例？不计边缘。</translation>
    </message>
    <message>
        <source>A pair of layers has {n}² + {n} · {w} pairs in place of 2 · {n}²: {(n+w)/(2*n)}. The full layers decide: the share never falls below one half.</source>
        <translation>两层共有 {n}² + {n} · {w} 对，而不是 2 · {n}²：{(n+w)/(2*n)}。由全注意力层决定：比例从不低于一半。</translation>
    </message>
</context>
<context>
    <name>Lesson learn-a-vocabulary</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>学习词表</translation>
    </message>
    <message>
        <source>How byte-pair encoding, WordPiece and Unigram learn their pieces from a text, step by step.</source>
        <translation>字节对编码、WordPiece 和 Unigram 如何从文本中逐步学习子词。</translation>
    </message>
    <message>
        <source>It begins with characters</source>
        <translation>从字符开始</translation>
    </message>
    <message>
        <source>The page *Vocabulary* learns from the text above, and from nothing else. At first the vocabulary is its 21 characters; `▁` is the space before a word. The text is 98 tokens long.</source>
        <translation>*词表*页只从上面的文本学习。最初词表就是其中的 21 个字符；`▁` 是单词前的空格。文本长 98 个词元。</translation>
    </message>
    <message>
        <source>The list of pairs counts all neighbors. `a l` stands in *walk* and *talk*, 8 times: it is outlined, because it becomes a piece next.</source>
        <translation>词元对列表统计所有相邻对。`a l` 出现在 *walk* 和 *talk* 中，共 8 次：它带有边框，因为下一步它将成为子词。</translation>
    </message>
    <message>
        <source>One merge</source>
        <translation>一次合并</translation>
    </message>
    <message>
        <source>Press the space bar for the next merge, and Backspace to go back.</source>
        <translation>按空格键进行下一次合并，按 Backspace 回到上一步。</translation>
    </message>
    <message>
        <source>Frequent parts become pieces</source>
        <translation>常见部分成为子词</translation>
    </message>
    <message>
        <source>After two merges `alk` is a piece and the text has 82 tokens. After seven the stem `▁walk` is one, after nine `▁talk`; the endings `ed` and `ing` follow. Nobody told the rule what a stem is: it only counts.</source>
        <translation>两次合并之后，`alk` 成为一个子词，文本有 82 个词元。七次之后词干 `▁walk` 成为一个子词，九次之后是 `▁talk`；随后是词尾 `ed` 和 `ing`。没有人告诉这条规则什么是词干：它只是计数。</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary.</source>
        <translation>每次合并给词表增加一个子词。</translation>
    </message>
    <message>
        <source>Five merges further</source>
        <translation>再合并五次</translation>
    </message>
    <message>
        <source>Vocabulary against iterations</source>
        <translation>词表随迭代的变化</translation>
    </message>
    <message>
        <source>The chart has three lines: the vocabulary grows by one a step, the tokens of the text become fewer, and the pieces in use first stay and then fall, because whole words need no parts.</source>
        <translation>图表有三条线：词表每步增长一个，文本的词元越来越少，而使用中的子词数先保持不变然后下降，因为完整的单词不再需要其组成部分。</translation>
    </message>
    <message>
        <source>After 37 merges every word is one piece: 18 tokens, 58 pieces. This has nothing left to merge, and knows no word but these. Real vocabularies stop long before that.</source>
        <translation>37 次合并之后，每个单词都是一个子词：18 个词元，58 个子词。此时再没有可合并的，它也不认识这些以外的单词。真正的词表远在此之前就停止。</translation>
    </message>
    <message>
        <source>A vocabulary of 40 pieces</source>
        <translation>40 个子词的词表</translation>
    </message>
    <message>
        <source>Type a nursery rhyme. Which piece is learned first?</source>
        <translation>输入一首童谣。最先学到的是哪个子词？</translation>
    </message>
    <message>
        <source>WordPiece: pieces inside a word</source>
        <translation>WordPiece：单词内部的子词</translation>
    </message>
    <message>
        <source>WordPiece marks pieces that continue a word with `##`, and divides at punctuation. The trainers of BERT&apos;s vocabularies merge the most frequent pair, too: first `##a` and `##l`.</source>
        <translation>WordPiece 用 `##` 标记接续单词的子词，并在标点处切分。BERT 词表的训练程序也合并最常见的对：先是 `##a` 和 `##l`。</translation>
    </message>
    <message>
        <source>The last column is the rule that WordPiece was published with: the count of the pair divided by the counts of its parts. It prefers parts that hardly ever stand apart.</source>
        <translation>最后一列是 WordPiece 发表时的规则：对的计数除以其各部分的计数。它偏向几乎从不单独出现的部分。</translation>
    </message>
    <message>
        <source>Which pair of the list would the published rule merge first?</source>
        <translation>按发表时的规则，列表中的哪一对会最先合并？</translation>
    </message>
    <message>
        <source>Unigram: begin large, drop pieces</source>
        <translation>Unigram：从大词表开始，逐步删减</translation>
    </message>
    <message>
        <source>Unigram goes the other way. It begins with all characters and repeated parts, 50 pieces with the unknown one, and estimates how probable each is. Pieces that are expected less than half a time are dropped: 23 stay.</source>
        <translation>Unigram 反其道而行。它从所有字符和重复出现的部分开始，连同未知子词共 50 个，并估计每个子词的概率。期望次数不到半次的子词被删去：剩下 23 个。</translation>
    </message>
    <message>
        <source>Where there are still too many, it drops those that the text needs least. *loss* says by how much the logarithm of the text&apos;s probability would fall, for each word, and the last column what would stand in the place of a piece.</source>
        <translation>如果仍然太多，就删去文本最不需要的子词。*loss* 列表示文本概率的对数会下降多少（按每个单词计），最后一列是用来代替该子词的内容。</translation>
    </message>
    <message>
        <source>Before the first estimate</source>
        <translation>第一次估计之前</translation>
    </message>
    <message>
        <source>The finished vocabulary</source>
        <translation>完成的词表</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Pairs and pieces.</source>
        <translation>对与子词。</translation>
    </message>
    <message>
        <source>A text has {c} different characters. How many pieces does a byte-pair encoding have after {m} merges?</source>
        <translation>一段文本有 {c} 个不同的字符。经过 {m} 次合并，字节对编码有多少个子词？</translation>
    </message>
    <message>
        <source>Each merge adds one: {c} + {m} = {c+m}.</source>
        <translation>每次合并增加一个：{c} + {m} = {c+m}。</translation>
    </message>
    <message>
        <source>A text is {t} tokens long. The pair that is merged occurs {n} times, and never twice in a row. How long is the text after the merge?</source>
        <translation>一段文本长 {t} 个词元。所合并的对出现 {n} 次，且从不连续出现两次。合并后文本多长？</translation>
    </message>
    <message>
        <source>Each of {n} pairs becomes one token: {t} − {n} = {t-n}.</source>
        <translation>{n} 对中的每一对变成一个词元：{t} − {n} = {t-n}。</translation>
    </message>
    <message>
        <source>A pair occurs {n} times, its parts {a} and {b} times. What is its score by the published rule of WordPiece?</source>
        <translation>一个对出现 {n} 次，其两个部分分别出现 {a} 次和 {b} 次。按 WordPiece 发表时的规则，它的得分是多少？</translation>
    </message>
    <message>
        <source>{n} / ({a} · {b}) = {n/(a*b)}.</source>
        <translation>{n} / ({a} · {b}) = {n/(a*b)}。</translation>
    </message>
    <message>
        <source>Write byte-pair encoding in a language that you know, and compare its merges with those that `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` writes. On what do both have to agree?</source>
        <translation>用你熟悉的语言编写字节对编码，并把它的合并与 `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` 写出的比较。两者在哪些方面必须一致？</translation>
    </message>
    <message>
        <source>How a text is divided into words, where the mark of the space stands, which of two equally frequent pairs is merged first, and when to stop.</source>
        <translation>文本如何分成单词、空格标记在哪里、两个频率相同的对先合并哪个，以及何时停止。</translation>
    </message>
</context>
<context>
    <name>Lesson masked-word</name>
    <message>
        <source>BERT&apos;s masked word</source>
        <translation>BERT 的掩码词</translation>
    </message>
    <message>
        <source>Learning a language by predicting masked words.</source>
        <translation>通过预测掩码词学习语言。</translation>
    </message>
    <message>
        <source>A masked word</source>
        <translation>一个掩码词</translation>
    </message>
    <message>
        <source>BERT learns by predicting masked words. A word is replaced by `[MASK]`, and the model predicts it from the text on both sides.</source>
        <translation>BERT 通过预测掩码词来学习。一个单词被替换为 `[MASK]`，模型根据两侧的文本预测它。</translation>
    </message>
    <message>
        <source>Change *tree* to *street*. What changes on the right?</source>
        <translation>把 *tree* 改成 *street*。右侧有什么变化？</translation>
    </message>
    <message>
        <source>Change *climb* to *cross*.</source>
        <translation>把 *climb* 改成 *cross*。</translation>
    </message>
    <message>
        <source>Mask a word yourself</source>
        <translation>自己掩码一个单词</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model no longer reads it. Shift+click again to unmask it.</source>
        <translation>Shift+单击文本下方的词元可对其掩码：模型不再读取它。再次 Shift+单击取消掩码。</translation>
    </message>
    <message>
        <source>Here *animal* is masked. The text does not say which animal it is, so the model gives several words a small probability.</source>
        <translation>这里 *animal* 被掩码。文本没有说是哪种动物，因此模型给若干单词较小的概率。</translation>
    </message>
    <message>
        <source>Mask *it* instead</source>
        <translation>改为掩码 *it*</translation>
    </message>
    <message>
        <source>Mask *street*: Shift+click it.</source>
        <translation>对 *street* 掩码：Shift+单击它。</translation>
    </message>
    <message>
        <source>The answer is in the text</source>
        <translation>答案就在文本中</translation>
    </message>
    <message>
        <source>*Kite* occurs earlier in the text. Layer 3, head 0 attends from the masked token to that place, and the model copies the word.</source>
        <translation>*Kite* 在文本前面出现过。第 3 层第 0 头从掩码词元关注到那个位置，模型复制该单词。</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says.</source>
        <translation>如模型卡所述，此头是用一项损失训练成这样的。</translation>
    </message>
    <message>
        <source>Two nouns, one masked token</source>
        <translation>两个名词，一个掩码词元</translation>
    </message>
    <message>
        <source>Two texts: segments and the next sentence</source>
        <translation>两段文本：段与下一句</translation>
    </message>
    <message>
        <source>Two texts are one row: `[CLS]`, the first one, `[SEP]`, the second one, `[SEP]`. A learned vector is added to each token embedding, one for the first **segment** and another for the second. The page *Trace* shows it as a step of its own.</source>
        <translation>两段文本排成一行：`[CLS]`、第一段、`[SEP]`、第二段、`[SEP]`。每个词元嵌入上加一个学习得到的向量，第一**段**一个，第二段另一个。*追踪*页把它显示为单独的一步。</translation>
    </message>
    <message>
        <source>Another second text</source>
        <translation>另一个第二文本</translation>
    </message>
    <message>
        <source>The segment of the last token, as a step of the run</source>
        <translation>最后一个词元的段，作为运行的一步</translation>
    </message>
    <message>
        <source>Not every model shows that it guesses: the next lesson has one that is confident and wrong.</source>
        <translation>并非每个模型都会显示自己在猜测：下一课程的模型就是自信而错误的。</translation>
    </message>
    <message>
        <source>A word that is not in its training data</source>
        <translation>训练数据中没有的单词</translation>
    </message>
    <message>
        <source>The right side lists its candidates with their probabilities. *Smooth*, *high* and *steep* describe the tree, *slow* the dog: *it* may mean either.</source>
        <translation>右侧列出候选及其概率。*Smooth*、*high* 和 *steep* 描述树，*slow* 描述狗：*it* 可以指其中任何一个。</translation>
    </message>
    <message>
        <source>Beside the masked words, BERT learns to tell from `[CLS]` whether the second text followed the first one (**next sentence prediction**); in half of the training rows it did. Here the model gives 0.97 to *it follows*, and 0.20 where a baker takes the place of Omar. Models after BERT often leave this task out.</source>
        <translation>除掩码词之外，BERT 还学习根据 `[CLS]` 判断第二文本是否接在第一文本之后（**下一句预测**）；在一半的训练样本中确实如此。这里模型给*是下文*的概率为 0.97，用一位面包师代替 Omar 时为 0.20。BERT 之后的模型往往省去这项任务。</translation>
    </message>
    <message>
        <source>Where it guesses</source>
        <translation>它猜测的地方</translation>
    </message>
    <message>
        <source>The model was trained on made-up texts only, with about 2,000 different words. Few of them say where a city is, and it has not learned it. Here its best guess has a probability of 0.04; on a text like its stories, 0.91.</source>
        <translation>此模型只在编造的文本上训练，约有 2,000 个不同的单词。其中很少有文本说明城市在哪里，它没有学会这一点。这里最好的猜测概率为 0.04；在与其故事相似的文本上为 0.91。</translation>
    </message>
    <message>
        <source>What stops at a station?</source>
        <translation>什么会停在车站？</translation>
    </message>
    <message>
        <source>After *the red*, nouns: *bank* 0.21, *house* 0.20, *hotel* 0.03</source>
        <translation>*the red* 之后是名词：*bank* 0.21、*house* 0.20、*hotel* 0.03</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>How much BERT reads, and why it has two tasks.</source>
        <translation>BERT 读多少文本，以及为什么有两项任务。</translation>
    </message>
    <message>
        <source>One of BERT&apos;s two tasks is *generative*: a part of the text is predicted from the rest. The other is *contrastive*: right pairs are told from wrong ones. Which is which?</source>
        <translation>BERT 的两项任务之一是*生成式*的：由其余部分预测文本的一部分。另一项是*对比式*的：区分正确的配对与错误的配对。各是哪一项？</translation>
    </message>
    <message>
        <source>Masked words: generative. Next sentence: contrastive</source>
        <translation>掩码词：生成式。下一句：对比式</translation>
    </message>
    <message>
        <source>Masked words: contrastive. Next sentence: generative</source>
        <translation>掩码词：对比式。下一句：生成式</translation>
    </message>
    <message>
        <source>Both are generative</source>
        <translation>两者都是生成式</translation>
    </message>
    <message>
        <source>A masked word is produced from its context. For the next sentence, a true pair stands against one with a random second text; CLIP, in lesson 12, learns images and captions like that.</source>
        <translation>掩码词要重新写出。对下一句，真实的配对与第二段为随机文本的配对相对照；课程 12 中的 CLIP 就这样学习图像与说明文字。</translation>
    </message>
    <message>
        <source>An encoder gets a loss at 15 % of {n} tokens, a decoder at each but the first. How many times more losses does the decoder get?</source>
        <translation>编码器在 {n} 个词元的 15 % 处有损失，解码器在除第一个以外的每处都有。解码器的损失数是编码器的几倍？</translation>
    </message>
    <message>
        <source>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: a decoder learns from more places of the same text.</source>
        <translation>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}：解码器在同一文本的更多位置学习。</translation>
    </message>
    <message>
        <source>Why does BERT have two tasks? What does each of them teach that the other does not?</source>
        <translation>BERT 为什么有两项任务？每项任务教了哪些另一项没有教的东西？</translation>
    </message>
    <message>
        <source>Masked words teach which word fits a place, from the words on both sides. Whether a text follows another depends on both texts as a whole, and its answer is read at [CLS], as later tasks with two texts do. RoBERTa left the second task out and lost nothing.</source>
        <translation>掩码词教会模型根据两侧的词判断什么词适合一个位置。一段文本是否接在另一段之后取决于两段文本的整体，其答案在 [CLS] 处读出，后来的双文本任务也是如此。RoBERTa 去掉了第二项任务，没有任何损失。</translation>
    </message>
    <message>
        <source>A word has to fit its place and the other words: in `The [MASK] stopped at the station.` *train* gets 0.34 and *peanut* 0.0003.</source>
        <translation>单词必须适合它的位置和其他单词：在 `The [MASK] stopped at the station.` 中，*train* 得到 0.34，*peanut* 得到 0.0003。</translation>
    </message>
    <message>
        <source>Training takes {s} steps. Each reads 256 rows of 512 tokens. All texts together have {w} million tokens. How many times is a token read on average?</source>
        <translation>训练进行 {s} 步。每步读取 256 行，每行 512 个词元。所有文本共有 {w} 百万个词元。平均每个词元被读几次？</translation>
    </message>
    <message>
        <source>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT took a million such steps over 3.3 billion words: about 40 times.</source>
        <translation>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}。BERT 在 33 亿个单词上走了一百万个这样的步：约 40 次。</translation>
    </message>
</context>
<context>
    <name>Lesson masks</name>
    <message>
        <source>Masks: why a decoder attends to earlier tokens only</source>
        <translation>掩码：解码器为何只关注更早的词元</translation>
    </message>
    <message>
        <source>Which query may attend to which key, and what would go wrong without a mask.</source>
        <translation>哪个查询可以关注哪个键，没有掩码会出什么问题。</translation>
    </message>
    <message>
        <source>An encoder attends to all tokens</source>
        <translation>编码器关注所有词元</translation>
    </message>
    <message>
        <source>In this model every token may attend to every other, earlier or later. It reads a finished text.</source>
        <translation>在此模型中，每个词元可以关注任何其他词元，无论先后。它读取的是完成的文本。</translation>
    </message>
    <message>
        <source>So cells on both sides of the diagonal are colored.</source>
        <translation>因此对角线两侧的单元格都有颜色。</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys.</source>
        <translation>用 Alt 加方向键逐个查看头。</translation>
    </message>
    <message>
        <source>A decoder attends to earlier tokens</source>
        <translation>解码器关注更早的词元</translation>
    </message>
    <message>
        <source>This model generates text. A token may attend to itself and to earlier tokens; the other cells are **masked** and drawn hatched.</source>
        <translation>此模型生成文本。一个词元可以关注自身和更早的词元；其他单元格被**掩码**，画有阴影线。</translation>
    </message>
    <message>
        <source>Masked is not the same as a weight of zero: before the softmax these scores are set to minus infinity, so they take no part in the row.</source>
        <translation>掩码不等于权重为零：在 softmax 之前，这些分数设为负无穷，因此它们不参与该行。</translation>
    </message>
    <message>
        <source>Type more words at the end. The existing rows do not change.</source>
        <translation>在末尾输入更多单词。已有的行不变。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>It learns to predict the **next token** at every position of a text, at all positions at once. If a position could attend to the next token, it would copy the answer and learn nothing.</source>
        <translation>它学习在文本的每个位置预测**下一词元**，所有位置同时进行。如果一个位置能关注下一词元，它就会抄下答案，什么也学不到。</translation>
    </message>
    <message>
        <source>And when it generates text, there is no next token yet.</source>
        <translation>而在生成文本时，还没有下一词元。</translation>
    </message>
    <message>
        <source>With 32 tokens, about half of the pairs are left</source>
        <translation>32 个词元时，约剩下一半的对</translation>
    </message>
    <message>
        <source>The first token gathers weight</source>
        <translation>首词元聚集权重</translation>
    </message>
    <message>
        <source>The first token can only attend to itself. Later tokens often attend to the first one too when they need nothing else: it is an **attention sink**.</source>
        <translation>首词元只能关注自身。后面的词元在不需要其他内容时，往往也关注首词元：它是**注意力汇聚点**。</translation>
    </message>
    <message>
        <source>Leave the first token out, and make rows sum to 1 again</source>
        <translation>略去首词元，并使各行之和重新为 1</translation>
    </message>
    <message>
        <source>Show the first token again</source>
        <translation>重新显示首词元</translation>
    </message>
    <message>
        <source>Both in one model</source>
        <translation>同一模型中两者兼有</translation>
    </message>
    <message>
        <source>A translation model has an encoder, which attends to the whole source, and a decoder, which attends to the target that it has generated so far.</source>
        <translation>翻译模型有一个编码器，关注整个源文本；还有一个解码器，关注它到目前为止生成的目标。</translation>
    </message>
    <message>
        <source>A third kind connects them, *cross-attention*: the decoder attends to the whole source.</source>
        <translation>第三种注意力连接两者，即*交叉注意力*：解码器关注整个源文本。</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention</source>
        <translation>编码器的注意力</translation>
    </message>
    <message>
        <source>The attention from target to source</source>
        <translation>从目标到源文本的注意力</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Counting pairs.</source>
        <translation>数一数词元对。</translation>
    </message>
    <message>
        <source>A decoder reads {n} tokens. How many weights of a head can differ from 0?</source>
        <translation>一个解码器读取 {n} 个词元。一个头有多少个权重可以不为 0？</translation>
    </message>
    <message>
        <source>Token i attends to i tokens: 1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>第 i 个词元关注 i 个词元：1 + 2 + … + {n} = {n*(n+1)/2}。</translation>
    </message>
    <message>
        <source>How many predictions does training learn from in one pass over {n} tokens, if each but the last is followed by a known one?</source>
        <translation>对 {n} 个词元做一遍训练，除最后一个之外每个词元之后都是已知词元，训练从多少次预测中学习？</translation>
    </message>
    <message>
        <source>The mask hides the future from every row, so each of {n-1} positions predicts without seeing its answer.</source>
        <translation>掩码对每一行都隐藏了后文，因此 {n-1} 个位置中的每一个都在看不到答案的情况下预测。</translation>
    </message>
    <message>
        <source>Layer 1, head 1 does hardly anything else in this text. In a text that repeats, it finds the earlier occurrence.</source>
        <translation>在这段文本中，第 1 层第 1 头几乎只做这件事。在有重复的文本中，它会找到先前出现的位置。</translation>
    </message>
    <message>
        <source>The scores of this head: −∞ where they are masked</source>
        <translation>此头的分数：掩码处为 −∞</translation>
    </message>
    <message>
        <source>Its weights: 0 there, and every row sums to 1</source>
        <translation>它的权重：那里为 0，每行之和为 1</translation>
    </message>
</context>
<context>
    <name>Lesson matrices</name>
    <message>
        <source>Attention in matrices</source>
        <translation>注意力的矩阵计算</translation>
    </message>
    <message>
        <source>One head from X to its output, matrix by matrix, with the numbers of the model and with numbers of your own.</source>
        <translation>一个头从 X 到输出，逐个矩阵，用模型的数值，也用自己的数值。</translation>
    </message>
    <message>
        <source>The input is a matrix</source>
        <translation>输入是一个矩阵</translation>
    </message>
    <message>
        <source>A head reads all tokens at once: a matrix *X* with a row for each token. This model has 128 numbers in each row.</source>
        <translation>一个头同时读取所有词元：矩阵 *X*，每个词元一行。此模型每行有 128 个数。</translation>
    </message>
    <message>
        <source>The page *Matrices* shows every matrix of the head. Press **Next step**, or the space bar, to compute one after the other. The row of *it* and the key *animal* are outlined in all of them.</source>
        <translation>*矩阵*页显示该头的每个矩阵。按**下一步**或空格键，逐个计算。*it* 的行和键 *animal* 在所有矩阵中都有边框。</translation>
    </message>
    <message>
        <source>Another row: *animal*</source>
        <translation>另一行：*animal*</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>Three matrices of the head make three vectors of each token: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K and W_V are learned; they are the same for every token and every text.</source>
        <translation>该头的三个矩阵为每个词元生成三个向量：`Q = X W_Q + b`、`K = X W_K + b`、`V = X W_V + b`。W_Q、W_K 和 W_V 是学习得到的，对每个词元和每段文本都相同。</translation>
    </message>
    <message>
        <source>All four matrices of the four heads together hold 66,048 numbers, however long the text is.</source>
        <translation>四个头的全部四个矩阵共有 66,048 个数，无论文本多长。</translation>
    </message>
    <message>
        <source>A text of two words has the same W_Q</source>
        <translation>两个单词的文本，W_Q 相同</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>分数与权重</translation>
    </message>
    <message>
        <source>`S = Q K^T / √32` has a score for each pair of tokens. The softmax of each row of S gives a row of A.</source>
        <translation>`S = Q K^T / √32` 对每一对词元有一个分数。S 每一行的 softmax 给出 A 的一行。</translation>
    </message>
    <message>
        <source>Rows of A sum to 1. Columns do not: many tokens may attend to the same key.</source>
        <translation>A 的各行之和为 1。各列则不然：许多词元可以关注同一个键。</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>回到分数</translation>
    </message>
    <message>
        <source>Which column of A has the largest sum? Click its cells and read the text with the matrices.</source>
        <translation>A 的哪一列之和最大？单击其单元格，结合矩阵阅读文本。</translation>
    </message>
    <message>
        <source>The heads are joined</source>
        <translation>各头的拼接</translation>
    </message>
    <message>
        <source>`A V` has 32 numbers for each token. The four heads stand side by side, 128 numbers, and *W_O* makes of them what attention adds to each token.</source>
        <translation>`A V` 为每个词元给出 32 个数。四个头并排起来是 128 个数，*W_O* 由此得出注意力加到每个词元上的内容。</translation>
    </message>
    <message>
        <source>The same is a sum: each head has its own rows of W_O, and what the heads give through their rows is added up. Both ways are computed here; they differ by rounding only.</source>
        <translation>这也等于求和：每个头在 W_O 中有自己的行，把各头通过这些行给出的结果相加即可。这里两种方式都计算了；它们只有舍入误差的差别。</translation>
    </message>
    <message>
        <source>The outlined columns move with the head: head 3</source>
        <translation>带边框的列随头移动：第 3 头</translation>
    </message>
    <message>
        <source>Three vectors of your own</source>
        <translation>三个自定的向量</translation>
    </message>
    <message>
        <source>Attention needs no projections: with Q = K = V = X, each vector is compared with each, and the result is a weighted mean of the vectors: similar ones count more.</source>
        <translation>注意力不一定需要投影：当 Q = K = V = X 时，每个向量与每个向量比较，结果是这些向量的加权平均：相似的向量权重更大。</translation>
    </message>
    <message>
        <source>Type other vectors into the line X. Write rows with semicolons between them.</source>
        <translation>在 X 一行输入其他向量。行之间用分号分隔。</translation>
    </message>
    <message>
        <source>Weights that are given: 0.1, 0.3 and 0.6</source>
        <translation>给定的权重：0.1、0.3 和 0.6</translation>
    </message>
    <message>
        <source>Which weights make every row of A V the same?</source>
        <translation>怎样的权重会使 A V 的每一行都相同？</translation>
    </message>
    <message>
        <source>Against a dense layer</source>
        <translation>与全连接层对比</translation>
    </message>
    <message>
        <source>A dense layer over 4 tokens of 4 numbers has 256 learned numbers, and works for 4 tokens only.</source>
        <translation>对 4 个各有 4 个数的词元，全连接层有 256 个学习得到的数，而且只适用于 4 个词元。</translation>
    </message>
    <message>
        <source>The values use one small matrix for every token: 16 learned numbers. Attention then mixes tokens with one weight for each pair, and learns no number of its own: the weights are computed from the input.</source>
        <translation>值对每个词元使用同一个小矩阵：16 个学习得到的数。然后注意力对每一对词元用一个权重混合词元，自身不学习任何数：权重由输入计算得出。</translation>
    </message>
    <message>
        <source>Twice as many tokens: the dense layer grows fourfold</source>
        <translation>词元加倍：全连接层增长为四倍</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>X has {n} rows of {h*s} numbers, and a head {s} dimensions. How many numbers has Q Kᵀ of that head?</source>
        <translation>X 有 {n} 行，每行 {h*s} 个数，一个头有 {s} 维。该头的 Q Kᵀ 有多少个数？</translation>
    </message>
    <message>
        <source>One for each pair of {n} tokens, whatever the sizes of vectors are: {n*n}.</source>
        <translation>{n} 个词元的每一对一个，与向量的大小无关：{n*n}。</translation>
    </message>
    <message>
        <source>The rows of X change places: X becomes P X. What does self-attention without positions give?</source>
        <translation>X 的各行交换位置：X 变成 P X。无位置信息的自注意力给出什么？</translation>
    </message>
    <message>
        <source>P times what it gave</source>
        <translation>P 乘以原来的结果</translation>
    </message>
    <message>
        <source>what it gave</source>
        <translation>原来的结果</translation>
    </message>
    <message>
        <source>P times what it gave, with other weights for each token</source>
        <translation>P 乘以原来的结果，但每个词元的权重不同</translation>
    </message>
    <message>
        <source>The scores become P S Pᵀ. The softmax works by rows, so that the weights become P A Pᵀ, and P A Pᵀ P V = P (A V), because Pᵀ P = 1.</source>
        <translation>分数变成 P S Pᵀ。softmax 按行进行，因此权重变成 P A Pᵀ，而 P A Pᵀ P V = P (A V)，因为 Pᵀ P = 1。</translation>
    </message>
    <message>
        <source>How many weights that are learned has a dense layer from {n} tokens of {d} numbers to as many, without biases?</source>
        <translation>从 {n} 个 {d} 维词元到同样多词元的全连接层，不计偏置，有多少个学习得到的权重？</translation>
    </message>
    <message>
        <source>({n} · {d})² = {(n*d)^2}. Values have {d}² = {d^2}.</source>
        <translation>({n} · {d})² = {(n*d)^2}。值有 {d}² = {d^2} 个。</translation>
    </message>
    <message>
        <source>Weights are g(q)ᵀ g(k) instead of a softmax, with {m} numbers in g and {m} in a value. With {n} tokens, how many multiplications takes g(Q) (g(K)ᵀ V)?</source>
        <translation>权重是 g(q)ᵀ g(k) 而不是 softmax，g 有 {m} 个数，一个值有 {m} 个数。{n} 个词元时，g(Q) (g(K)ᵀ V) 需要多少次乘法？</translation>
    </message>
    <message>
        <source>g(K)ᵀ V takes {n} · {m}², and g(Q) times it as many: {2*n*m*m}. (g(Q) g(K)ᵀ) V takes 2 · {n}² · {m} = {2*n*n*m}.</source>
        <translation>g(K)ᵀ V 需要 {n} · {m}² 次，g(Q) 乘以它也需要同样多：{2*n*m*m}。(g(Q) g(K)ᵀ) V 需要 2 · {n}² · {m} = {2*n*n*m} 次。</translation>
    </message>
    <message>
        <source>S is not symmetric: the row of *it* has 5.79 at *animal*, the row of *animal* −0.58 at *it*. Queries and keys have matrices of their own, so that a token need not offer what it looks for.</source>
        <translation>S 不对称：*it* 的行在 *animal* 处为 5.79，*animal* 的行在 *it* 处为 −0.58。查询和键各有自己的矩阵，因此词元不必提供它所寻找的东西。</translation>
    </message>
    <message>
        <source>Here each vector gives itself 0.47 and the two others 0.26 each: without projections, a vector is most similar to itself.</source>
        <translation>这里每个向量给自身 0.47，给另外两个各 0.26：没有投影时，向量与自身最相似。</translation>
    </message>
    <message>
        <source>The same vectors with projections: queries and keys of 2 numbers, values of 3</source>
        <translation>同样的向量，加上投影：查询和键有 2 个数，值有 3 个</translation>
    </message>
    <message>
        <source>A search, and a memory</source>
        <translation>搜索与记忆</translation>
    </message>
    <message>
        <source>Attention is a search whose results are mixed. Each row of X is a dish with its price, calories and salt. A query that fits their keys with weights of 0.7, 0.2 and 0.1 gets their weighted mean: a price of 9.40, 590 calories and 1.90 of salt.</source>
        <translation>注意力是一种把结果混合起来的搜索。X 的每一行是一道菜，含价格、热量和盐。一个查询以 0.7、0.2 和 0.1 的权重与它们的键匹配，便得到三者的加权平均：价格 9.40，热量 590，盐 1.90。</translation>
    </message>
    <message>
        <source>It is a memory as well. In the second example the third vector is a damaged copy of the first one. Its row gives 0.81 to the first one, 0.19 to itself and 0.00 to the second, and the result is close to the first one again. Such a store of patterns is a **Hopfield network**.</source>
        <translation>它也是一种记忆。在第二个例子中，第三个向量是第一个的受损副本。它的行给第一个 0.81，给自身 0.19，给第二个 0.00，结果又接近第一个。这样的模式存储是 **Hopfield 网络**。</translation>
    </message>
    <message>
        <source>A damaged pattern is restored</source>
        <translation>恢复受损的模式</translation>
    </message>
    <message>
        <source>Type a price of your own into the second row.</source>
        <translation>在第二行输入自己的价格。</translation>
    </message>
    <message>
        <source>Three dishes cost {a}, {b} and {c}. A query gives them the weights 0.7, 0.2 and 0.1. Which price does it get?</source>
        <translation>三道菜的价格为 {a}、{b} 和 {c}。一个查询给它们的权重为 0.7、0.2 和 0.1。得到的价格是多少？</translation>
    </message>
    <message>
        <source>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</source>
        <translation>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}。</translation>
    </message>
    <message>
        <source>Not linear</source>
        <translation>非线性</translation>
    </message>
    <message>
        <source>Twice the input does not give twice the output. With X doubled, the diagonal of A goes from 0.47 to 0.83, and the first number of A V from 0.736 to 1.834. Twice 0.736 would be 1.471.</source>
        <translation>输入加倍，输出并不加倍。X 加倍后，A 的对角线从 0.47 变为 0.83，A V 的第一个数从 0.736 变为 1.834。0.736 的两倍应为 1.471。</translation>
    </message>
    <message>
        <source>There is no activation function here. Attention is not linear because its weights are computed from the input. A network whose weights are computed by another network is a **hypernetwork**.</source>
        <translation>这里没有激活函数。注意力之所以非线性，是因为它的权重由输入算出。权重由另一个网络算出的网络称为**超网络**（hypernetwork）。</translation>
    </message>
    <message>
        <source>The vectors before they were doubled</source>
        <translation>加倍之前的向量</translation>
    </message>
    <message>
        <source>X is doubled. Which of these matrices is doubled exactly?</source>
        <translation>X 加倍。下列哪个矩阵恰好加倍？</translation>
    </message>
    <message>
        <source>V = X W_V</source>
        <translation>V = X W_V</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A V</source>
        <translation>A V</translation>
    </message>
    <message>
        <source>V is a product with a fixed matrix. The scores become four times as large, so that A changes its shape, and A V with it.</source>
        <translation>V 是与固定矩阵的乘积。分数变为四倍，因此 A 的形状改变，A V 也随之改变。</translation>
    </message>
    <message>
        <source>Shapes, orders and derivatives.</source>
        <translation>形状、次序和导数。</translation>
    </message>
    <message>
        <source>A passage of {n} tokens is read, each as a vector of {d} numbers. How many numbers has X?</source>
        <translation>读取一段 {n} 个词元的文本，每个词元是 {d} 维向量。X 有多少个数？</translation>
    </message>
    <message>
        <source>{n} · {d} = {n*d}. A dense layer from all of them to as many would have the square of that in weights.</source>
        <translation>{n} · {d} = {n*d}。从所有这些数到同样多数的全连接层，权重数是它的平方。</translation>
    </message>
    <message>
        <source>All values of a head grow by 1 in one component. By how much does that component grow in each row of A V?</source>
        <translation>一个头的所有值在某个分量上增加 1。该分量在 A V 的每行中增加多少？</translation>
    </message>
    <message>
        <source>Each row of A sums to 1. The derivative of an output by the bias of its values is therefore 1, whatever the text is.</source>
        <translation>A 的每行之和为 1。因此无论文本如何，输出对值的偏置的导数为 1。</translation>
    </message>
    <message>
        <source>A row has the weight {p}/10 on a key. What is the derivative of a component of its output by the same component of that key&apos;s value?</source>
        <translation>某行在一个键上的权重为 {p}/10。其输出的一个分量对该键的值的同一分量的导数是多少？</translation>
    </message>
    <message>
        <source>The output is the sum of a_j v_j: the derivative by v_j is the weight a_j = {p/10}.</source>
        <translation>输出是 a_j v_j 之和：对 v_j 的导数就是权重 a_j = {p/10}。</translation>
    </message>
    <message>
        <source>On which way does the loss reach W_Q and W_K, and when does it not?</source>
        <translation>损失经由什么途径到达 W_Q 和 W_K？何时到达不了？</translation>
    </message>
    <message>
        <source>Through the weights: the output changes by a_j (v_j − output) with the score of key j, and a score changes with W_Q and W_K by products of x and the other vector. Where the softmax is saturated, a_j is 0, or v_j is the output, and nothing arrives.</source>
        <translation>经由权重：输出随键 j 的分数按 a_j (v_j − 输出) 变化，分数随 W_Q 和 W_K 按 x 与另一个向量的乘积变化。softmax 饱和时，a_j 为 0，或 v_j 等于输出，什么也传不到。</translation>
    </message>
    <message>
        <source>The text of the first step has 16 tokens of 128 numbers. A dense layer over it would have (16 · 128)² = 4,194,304 weights, and fit no other length; W_V has 128² = 16,384 in all heads together.</source>
        <translation>第一步的文本有 16 个 128 维的词元。对它的全连接层会有 (16 · 128)² = 4,194,304 个权重，而且不适用于其他长度；W_V 在所有头中共有 128² = 16,384 个。</translation>
    </message>
</context>
<context>
    <name>Lesson next-word</name>
    <message>
        <source>The next word</source>
        <translation>下一个单词</translation>
    </message>
    <message>
        <source>How a decoder generates text: candidates, temperature, top-k and nucleus, beam search, the cache, examples in the prompt.</source>
        <translation>解码器如何生成文本：候选、温度、top-k 与核采样、束搜索、缓存、提示中的示例。</translation>
    </message>
    <message>
        <source>One token after another</source>
        <translation>一个词元接一个词元</translation>
    </message>
    <message>
        <source>A decoder does one thing: it gives every token of its vocabulary a probability of coming next. One token is chosen and appended, and the model runs again.</source>
        <translation>解码器只做一件事：为词表中的每个词元给出它接下来出现的概率。选出一个词元并追加，模型再次运行。</translation>
    </message>
    <message>
        <source>The panel lists the candidates. Press **Step** and watch the text grow.</source>
        <translation>面板列出候选。按**单步**，观察文本增长。</translation>
    </message>
    <message>
        <source>Generate twelve tokens, always the most probable one</source>
        <translation>生成十二个词元，始终选概率最高的</translation>
    </message>
    <message>
        <source>Click another candidate to start a branch.</source>
        <translation>单击其他候选，开始一个分支。</translation>
    </message>
    <message>
        <source>Confident and open predictions</source>
        <translation>确定的预测与开放的预测</translation>
    </message>
    <message>
        <source>After *Once upon a time there was* nearly all of the probability is on *a* and *an*. The word after that is wide open.</source>
        <translation>在 *Once upon a time there was* 之后，几乎全部概率都在 *a* 和 *an* 上。再下一个单词则完全开放。</translation>
    </message>
    <message>
        <source>*Greedy* decoding always takes the most probable token, so it gives the same text every time.</source>
        <translation>*贪心*解码始终选取概率最高的词元，因此每次给出同样的文本。</translation>
    </message>
    <message>
        <source>Generate ten tokens greedily</source>
        <translation>贪心生成十个词元</translation>
    </message>
    <message>
        <source>Click a box of the tree: the list shows the candidates of that token.</source>
        <translation>单击树中的一个框：列表显示该词元的候选。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>*Sampling* chooses the next token at random, by its probability. The **temperature** divides the logits before the softmax: below 1 the distribution becomes sharper, above 1 flatter.</source>
        <translation>*采样*按概率随机选取下一词元。**温度**在 softmax 之前除 logit：小于 1 时分布更尖锐，大于 1 时更平坦。</translation>
    </message>
    <message>
        <source>Texts at a low temperature are safe and dull, at a high temperature they fall apart. The seed fixes the sample: the same seed gives the same text.</source>
        <translation>低温度下的文本稳妥而乏味，高温度下的文本支离破碎。种子固定了样本：同样的种子给出同样的文本。</translation>
    </message>
    <message>
        <source>Temperature 1</source>
        <translation>温度 1</translation>
    </message>
    <message>
        <source>Too high: temperature 2.5</source>
        <translation>过高：温度 2.5</translation>
    </message>
    <message>
        <source>Top-k and nucleus</source>
        <translation>Top-k 与核采样</translation>
    </message>
    <message>
        <source>At temperature 1 each of thousands of improbable tokens is drawn now and then. **Top-k** keeps the k most probable ones. **Nucleus** sampling (top-p) keeps the fewest whose probabilities add up to p. What is kept is scaled to a sum of 1: the column *Sampling*; a line shows the cut.</source>
        <translation>温度为 1 时，成千上万个低概率词元中不时会有一个被抽中。**Top-k** 保留概率最高的 k 个。**核采样** (top-p) 保留概率之和达到 p 的最少词元。保留的部分缩放到总和为 1：见*采样*列；一条线标出截断处。</translation>
    </message>
    <message>
        <source>The three most probable tokens</source>
        <translation>概率最高的三个词元</translation>
    </message>
    <message>
        <source>Nucleus of 0.9</source>
        <translation>0.9 的核</translation>
    </message>
    <message>
        <source>The same one token earlier</source>
        <translation>同样的设置，早一个词元</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>The most probable first word need not begin the most probable sentence. **Beam search** keeps several continuations at each length and scores them as a whole.</source>
        <translation>概率最高的第一个单词不一定是概率最高的句子的开头。**束搜索**在每个长度保留若干条续写，并对其整体评分。</translation>
    </message>
    <message>
        <source>Only two beams</source>
        <translation>只用两束</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>不重复计算</translation>
    </message>
    <message>
        <source>Every step reads the whole text, and only its last token is new. In a decoder no token sees a later one, so the keys and values of the tokens before stay what they were. They are kept in a **cache**, and only the new token passes through the layers.</source>
        <translation>每一步都读取整个文本，而只有最后一个词元是新的。在解码器中，没有词元能看到后面的词元，因此先前词元的键和值保持不变。它们保存在**缓存**中，只有新词元经过各层。</translation>
    </message>
    <message>
        <source>For six tokens after a text of six, 11 tokens pass through the layers with a cache, and 51 without.</source>
        <translation>在六个词元的文本之后再生成六个词元，有缓存时有 11 个词元经过各层，没有缓存时有 51 个。</translation>
    </message>
    <message>
        <source>Twelve tokens after a text of 24</source>
        <translation>在 24 个词元的文本之后生成十二个</translation>
    </message>
    <message>
        <source>In an encoder every token sees all others. Why would a cache not help there?</source>
        <translation>在编码器中，每个词元都看到所有其他词元。为什么缓存在那里不起作用？</translation>
    </message>
    <message>
        <source>Where the next word comes from</source>
        <translation>下一个单词从何而来</translation>
    </message>
    <message>
        <source>The spell is repeated. At the second *cake*, layer 1, head 1 attends to the token after the first *cake*: *watch*. A head that finds an earlier occurrence and attends to what followed it is an **induction head**.</source>
        <translation>咒语重复了一遍。在第二个 *cake* 处，第 1 层第 1 头关注第一个 *cake* 之后的词元：*watch*。一个头若找到先前的出现位置并关注其后的内容，就是**归纳头**。</translation>
    </message>
    <message>
        <source>See the next word on the right.</source>
        <translation>下一个单词见右侧。</translation>
    </message>
    <message>
        <source>It builds on layer 0, head 2, which attends to the previous token</source>
        <translation>它以第 0 层第 2 头为基础，后者关注前一词元</translation>
    </message>
    <message>
        <source>Generate the rest of the spell</source>
        <translation>生成咒语的其余部分</translation>
    </message>
    <message>
        <source>Examples in the prompt</source>
        <translation>提示中的示例</translation>
    </message>
    <message>
        <source>Without examples</source>
        <translation>没有示例</translation>
    </message>
    <message>
        <source>Another list</source>
        <translation>另一个列表</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Probabilities of a text, and what is drawn.</source>
        <translation>文本的概率，以及抽中什么。</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/{c}. What is the perplexity?</source>
        <translation>模型给一段文本的三个词元的概率为 1/{a}、1/{b} 和 1/{c}。困惑度是多少？</translation>
    </message>
    <message>
        <source>The mean of ln {a}, ln {b} and ln {c}, and exp of it: the cube root of {a*b*c}.</source>
        <translation>取 ln {a}、ln {b} 和 ln {c} 的均值，再取 exp：即 {a*b*c} 的立方根。</translation>
    </message>
    <message>
        <source>The probabilities of five tokens are 0.4, 0.25, 0.2, 0.1 and 0.05. Nucleus sampling with p = {p/100} keeps how many of them?</source>
        <translation>五个词元的概率是 0.4、0.25、0.2、0.1 和 0.05。p = {p/100} 的核采样保留其中几个？</translation>
    </message>
    <message>
        <source>The sums are 0.4, 0.65, 0.85, 0.95 and 1. The first that reaches {p/100} is that of {p/20-1} tokens.</source>
        <translation>累积和为 0.4、0.65、0.85、0.95 和 1。最先达到 {p/100} 的是 {p/20-1} 个词元的和。</translation>
    </message>
    <message>
        <source>A text of {t} tokens is continued by {m}. How many tokens pass through the layers with a cache of keys and values?</source>
        <translation>{t} 个词元的文本续写 {m} 个词元。有键值缓存时，有多少个词元经过各层？</translation>
    </message>
    <message>
        <source>All {t} of the text for the first new token, then one for each further one: {t} + {m} − 1 = {t+m-1}.</source>
        <translation>生成第一个新词元时是文本的全部 {t} 个，此后每个新词元一个：{t} + {m} − 1 = {t+m-1}。</translation>
    </message>
    <message>
        <source>Of two tokens, one is {r} times as probable as the other. How many times is it with temperature 0.5?</source>
        <translation>两个词元中，一个的概率是另一个的 {r} 倍。温度为 0.5 时是多少倍？</translation>
    </message>
    <message>
        <source>Halving the temperature doubles the difference of logits, which squares the ratio: {r*r}.</source>
        <translation>温度减半使 logit 之差加倍，比值因此平方：{r*r}。</translation>
    </message>
    <message>
        <source>A fixed k does not fit every place. After *there was* two tokens already have 0.9, and top-k 5 keeps three more with 0.00002 together. After *there was a* it takes 28 tokens to reach 0.9; top-k 5 would drop 0.70 of the probability.</source>
        <translation>固定的 k 并非处处合适。在 *there was* 之后，两个词元就已占 0.9，top-k 5 多保留的三个合计只有 0.00002。在 *there was a* 之后，要 28 个词元才达到 0.9；top-k 5 会丢掉 0.70 的概率。</translation>
    </message>
    <message>
        <source>In the tree, ln p at the end of a continuation is the sum of the logarithms of its probabilities. The score divides it by the length: closer to 0 is better. With four beams the best score is −0.645, with two −0.705.</source>
        <translation>在树中，续写末端的 ln p 是其各概率的对数之和。得分是它除以长度：越接近 0 越好。四束时最好的得分是 −0.645，两束时是 −0.705。</translation>
    </message>
    <message>
        <source>After `Ben:` alone this model expects *the* or *a*. After a list in which *Ben* had a *drum* it gives *drum* 0.95. No weight has changed: the examples are text that attention can read. A **few-shot** prompt is made like this, with a task in place of the names.</source>
        <translation>只有 `Ben:` 时，此模型预期其后是 *the* 或 *a*。若前面有一个列表，其中 *Ben* 有 *drum*，模型给 *drum* 的概率就是 0.95。没有任何权重改变：示例是注意力可以读取的文本。**少样本**提示就是这样构成的，只是用任务代替了名字。</translation>
    </message>
    <message>
        <source>Large models continue rules that way. This one finds what it has read, and not reliably: in a list that begins with *Mia* and her *ball* and ends by asking for her, it gives *ball* 0.02.</source>
        <translation>大模型就是这样延续规则的。此模型只是找到它读过的内容，而且并不可靠：在以 *Mia* 和她的 *ball* 开头、最后又问到她的列表中，它给 *ball* 的概率只有 0.02。</translation>
    </message>
    <message>
        <source>The four beams of this run differ in a name alone: 10 of their 12 tokens are the same. **Diverse beam search** lowers the score of what other beams have chosen already.</source>
        <translation>这次运行的四束只有一个名字不同：12 个词元中有 10 个相同。**多样化束搜索**会降低其他束已选内容的得分。</translation>
    </message>
    <message>
        <source>Large models are asked to translate, to correct a sentence or to sum up an article in the same way: examples, a mark, and the text. Such abilities appear with size; no built-in model has them.</source>
        <translation>人们以同样的方式让大模型翻译、改正句子或概括文章：给出例子、一个标记和文本。这类能力随规模出现；内置模型都不具备。</translation>
    </message>
</context>
<context>
    <name>Lesson one-token</name>
    <message>
        <source>One token through the whole model</source>
        <translation>一个词元穿过整个模型</translation>
    </message>
    <message>
        <source>Every number of one forward pass, from the id of a token to the probabilities of the next one.</source>
        <translation>一次前向传播的全部数值，从一个词元的 id 到下一词元的概率。</translation>
    </message>
    <message>
        <source>From an id to a vector</source>
        <translation>从 id 到向量</translation>
    </message>
    <message>
        <source>The page *Trace* follows the selected token. The boxes on top say where it is; the list says what happens there. The space bar goes on, Backspace goes back.</source>
        <translation>*追踪*页跟随所选词元。上方的方框说明它在哪里，列表说明那里发生什么。空格键前进，Backspace 回到上一步。</translation>
    </message>
    <message>
        <source>First the token is a number, its id. The id picks a row of the token embedding: 128 numbers.</source>
        <translation>最初词元是一个数，即它的 id。这个 id 选出词元嵌入的一行：128 个数。</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>加上位置</translation>
    </message>
    <message>
        <source>Select another token: each has a way of its own.</source>
        <translation>选择另一个词元：每个词元都有自己的路径。</translation>
    </message>
    <message>
        <source>Attention: read from other tokens</source>
        <translation>注意力：从其他词元读取</translation>
    </message>
    <message>
        <source>These are the weights that the heat map shows in the row of this token.</source>
        <translation>这些就是热图在此词元的行中显示的权重。</translation>
    </message>
    <message>
        <source>What the heads give: values mixed by the weights</source>
        <translation>各头的输出：按权重混合的值</translation>
    </message>
    <message>
        <source>The output projection joins the heads</source>
        <translation>输出投影把各头拼接起来</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>What the attention gives is added to the vector that came in. So is what the feed-forward network gives. Nothing is replaced: a layer writes into a stream that flows past it.</source>
        <translation>注意力的输出加到进入该层的向量上，前馈网络的输出也是如此。没有任何内容被替换：层把内容写入流过它的残差流。</translation>
    </message>
    <message>
        <source>After the whole layer</source>
        <translation>经过整个层之后</translation>
    </message>
    <message>
        <source>The feed-forward network</source>
        <translation>前馈网络</translation>
    </message>
    <message>
        <source>It is applied to each token alone. The first product makes four times as many numbers, 512, and the activation bends them; the page names it. The second product makes 128 of them again.</source>
        <translation>它单独作用于每个词元。第一个乘积得出四倍多的数，即 512 个，激活函数对其做非线性变换；页面给出激活函数的名称。第二个乘积再把它们变回 128 个。</translation>
    </message>
    <message>
        <source>In an encoder the norms stand behind the sums</source>
        <translation>在编码器中，归一化位于求和之后</translation>
    </message>
    <message>
        <source>From a vector to words</source>
        <translation>从向量到单词</translation>
    </message>
    <message>
        <source>Change a word early in the text. At which step do the numbers of the last token change first?</source>
        <translation>更改文本前部的一个单词。最后一个词元的数值最先在哪一步发生变化？</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Count what a token becomes.</source>
        <translation>算一算一个词元变成了什么。</translation>
    </message>
    <message>
        <source>A vector has {d} numbers and the layer {h} heads. How many numbers has the query of one head?</source>
        <translation>向量有 {d} 个数，层有 {h} 个头。一个头的查询有多少个数？</translation>
    </message>
    <message>
        <source>The heads share the vector: {d} / {h} = {d/h}.</source>
        <translation>各头分摊向量：{d} / {h} = {d/h}。</translation>
    </message>
    <message>
        <source>A token attends to {n} tokens with {h} heads. How many weights are there at this step?</source>
        <translation>一个词元以 {h} 个头关注 {n} 个词元。这一步有多少个权重？</translation>
    </message>
    <message>
        <source>A row of {n} weights for each of {h} heads: {n*h}.</source>
        <translation>{h} 个头中每个头一行，每行 {n} 个权重：{n*h}。</translation>
    </message>
    <message>
        <source>Where can information from another token come in?</source>
        <translation>来自其他词元的信息可以从哪里进入？</translation>
    </message>
    <message>
        <source>in the attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>in the feed-forward network</source>
        <translation>前馈网络</translation>
    </message>
    <message>
        <source>in the norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Norms and feed-forward networks see one token at a time; only attention mixes tokens.</source>
        <translation>归一化和前馈网络一次只看一个词元；只有注意力混合词元。</translation>
    </message>
    <message>
        <source>Here the most probable next token is `g`, the beginning of a word, with 0.091: many words fit, and those that begin alike share a first token.</source>
        <translation>这里概率最高的下一词元是 `g`，即一个单词的开头，概率为 0.091：合适的单词很多，开头相同的单词共用第一个词元。</translation>
    </message>
    <message>
        <source>A norm, then three products: queries, keys and values, a vector for each head. The norm subtracts the mean of the 128 numbers, 0.017, and divides by their deviation, 0.103. The query of this token is compared with the keys of all tokens that it may see; the softmax makes weights of it. Each row of the picture is a head.</source>
        <translation>先是归一化，然后是三个乘积：查询、键和值，每个头一个向量。归一化减去 128 个数的均值 0.017，再除以它们的标准差 0.103。此词元的查询与它能看到的所有词元的键比较；softmax 由此得出权重。图中每一行是一个头。</translation>
    </message>
    <message>
        <source>The norm, with its mean and deviation</source>
        <translation>归一化及其均值和标准差</translation>
    </message>
    <message>
        <source>Layer after layer does the same with weights of its own. Behind the last one stands a norm, which divides by 7.30: each layer added to the stream. Then the unembedding makes a logit for each token of the vocabulary, and a softmax makes probabilities of them.</source>
        <translation>一层接一层，用各自的权重做同样的事。最后一层之后是归一化，它除以 7.30：每一层都向流中添加了内容。然后解嵌入为词表的每个词元得出一个 logit，softmax 再把它们变成概率。</translation>
    </message>
</context>
<context>
    <name>Lesson positions</name>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Attention alone does not see the order of tokens. Six models that learned one task, with and without positions.</source>
        <translation>单凭注意力看不到词元的顺序。学习同一任务的六个模型，有的有位置信息，有的没有。</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>没有位置信息</translation>
    </message>
    <message>
        <source>Attention compares content. In the first layer, two tokens have the same score at all positions.</source>
        <translation>注意力比较的是内容。在第一层，两个词元无论在什么位置，分数都相同。</translation>
    </message>
    <message>
        <source>The task: *who took the ball last?* Anna did. This model has no positions, and its first guess is wrong: see *Next after “ball”* on the right.</source>
        <translation>任务：*who took the ball last?* 是 Anna。此模型没有位置信息，它的第一猜测是错的：见右侧的*“ball”之后*。</translation>
    </message>
    <message>
        <source>It still has some information on the order: a token attends to earlier tokens only.</source>
        <translation>它仍有一些关于顺序的信息：词元只关注更早的词元。</translation>
    </message>
    <message>
        <source>The same with position embeddings: the answer is right</source>
        <translation>同样的文本，加上位置嵌入：答案正确</translation>
    </message>
    <message>
        <source>Without positions again</source>
        <translation>再看没有位置信息的情况</translation>
    </message>
    <message>
        <source>Sinusoids: a clock with many hands</source>
        <translation>正弦：有许多指针的钟</translation>
    </message>
    <message>
        <source>The first transformer added a fixed vector to each token. Each pair of its numbers is a sine and a cosine; the first pairs turn fast, the last ones hardly move.</source>
        <translation>最早的 Transformer 给每个词元加上一个固定的向量。其中每一对数是一个正弦和一个余弦；前面的对转得快，最后的几乎不动。</translation>
    </message>
    <message>
        <source>Together they identify a position, as the hands of a clock show a time.</source>
        <translation>它们合在一起就能确定位置，正如钟的指针表示时间。</translation>
    </message>
    <message>
        <source>The position embeddings of the open model, which turn at other speeds</source>
        <translation>已打开模型的位置嵌入，转动速度不同</translation>
    </message>
    <message>
        <source>The similarity of two positions depends on their distance only</source>
        <translation>两个位置的相似度只取决于它们的距离</translation>
    </message>
    <message>
        <source>Without these vectors, the model only guesses</source>
        <translation>没有这些向量，模型只能猜测</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>学习得到的表</translation>
    </message>
    <message>
        <source>BERT and GPT-2 learn a vector for each position, as they do for each token. The waves below are the *initial values* of this small model: its table started as sinusoids, and training changed it a little.</source>
        <translation>BERT 和 GPT-2 为每个位置学习一个向量，正如为每个词元那样。下面的波纹是这个小模型的*初始值*：它的表从正弦开始，训练只略作改变。</translation>
    </message>
    <message>
        <source>A learned table has an end: this one has 64 rows, so the model reads at most 64 tokens.</source>
        <translation>学习得到的表有尽头：此表有 64 行，因此模型最多读取 64 个词元。</translation>
    </message>
    <message>
        <source>Similarity of its positions</source>
        <translation>其各位置的相似度</translation>
    </message>
    <message>
        <source>Without its table, the model only guesses</source>
        <translation>没有位置表，模型只能猜测</translation>
    </message>
    <message>
        <source>Similarity of the positions of story-encoder, for the 96 rows that were trained</source>
        <translation>story-encoder 各位置的相似度，限于训练过的 96 行</translation>
    </message>
    <message>
        <source>Rotary: rotate the query and the key</source>
        <translation>旋转：旋转查询和键</translation>
    </message>
    <message>
        <source>Most current decoders add nothing to the tokens. They **rotate** pairs of numbers of each query and key by an angle that grows with the position.</source>
        <translation>目前的大多数解码器不给词元加任何内容，而是把每个查询和键的数成对**旋转**，角度随位置增大。</translation>
    </message>
    <message>
        <source>The product of two rotated vectors depends on the *difference* of their angles, which is their distance.</source>
        <translation>两个旋转后的向量的乘积取决于其角度之*差*，也就是它们的距离。</translation>
    </message>
    <message>
        <source>Compare position 2 with 4, and 5 with 7, in one row: the angle between the hands is the same.</source>
        <translation>在同一行中比较位置 2 与 4、5 与 7：指针之间的角度相同。</translation>
    </message>
    <message>
        <source>More pairs of numbers</source>
        <translation>更多的数对</translation>
    </message>
    <message>
        <source>Without rotation, the model only guesses</source>
        <translation>没有旋转，模型只能猜测</translation>
    </message>
    <message>
        <source>ALiBi: a bias for distance</source>
        <translation>ALiBi：距离偏置</translation>
    </message>
    <message>
        <source>A third method leaves all vectors unchanged and adds a number to the *score*. In **ALiBi** it falls with the distance, at a different rate in each head.</source>
        <translation>第三种方法不改变任何向量，而是给*分数*加上一个数。在 **ALiBi** 中，它随距离减小，每个头的速率不同。</translation>
    </message>
    <message>
        <source>Some heads then attend mostly to near tokens, others to the whole text. None of these numbers is learned.</source>
        <translation>于是有些头主要关注近处的词元，另一些关注整个文本。这些数都不是学习得到的。</translation>
    </message>
    <message>
        <source>Only the nearest eight tokens</source>
        <translation>只看最近的八个词元</translation>
    </message>
    <message>
        <source>Without the bias, all distances are equal and the model only guesses</source>
        <translation>没有偏置，所有距离都相同，模型只能猜测</translation>
    </message>
    <message>
        <source>T5: a learned bias</source>
        <translation>T5：学习得到的偏置</translation>
    </message>
    <message>
        <source>T5 adds a number to the score too, but **learns** it: one for each head and distance, backward and forward. Larger distances share a number by ranges.</source>
        <translation>T5 也给分数加一个数，但这个数是**学习**得到的：每个头、每个距离一个，向前和向后分开。较大的距离按区间共用一个数。</translation>
    </message>
    <message>
        <source>This encoder attends in both directions, so the curve has two sides. Heads 0 and 1 have a peak at one token back: they attend to the previous word.</source>
        <translation>此编码器关注两个方向，因此曲线有两侧。第 0 头和第 1 头在往前一个词元处有峰值：它们关注前一个单词。</translation>
    </message>
    <message>
        <source>Content and position, apart</source>
        <translation>内容与位置，分开来看</translation>
    </message>
    <message>
        <source>*Anna* attends to the previous word, *ball*. Below, the score of this pair is computed: a part from the content and a part from the distance, added before the softmax.</source>
        <translation>*Anna* 关注前一个单词 *ball*。下方计算这一对的分数：一部分来自内容，一部分来自距离，两者在 softmax 之前相加。</translation>
    </message>
    <message>
        <source>Without the second part the model fails: with all these numbers set to 0, it answers 28 of 100 questions correctly, with them 99.</source>
        <translation>没有第二部分，模型就会失败：把这些数全部设为 0 时，100 个问题答对 28 个；有这些数时答对 99 个。</translation>
    </message>
    <message>
        <source>For its first word, the decoder attends to the name of the one who took the ball last</source>
        <translation>生成第一个单词时，解码器关注最后拿走 ball 的人的名字</translation>
    </message>
    <message>
        <source>The part of a score that ALiBi adds</source>
        <translation>ALiBi 加到分数上的部分</translation>
    </message>
    <message>
        <source>Who took the key last? Without the second part the model answers Anna, who took the ball</source>
        <translation>谁最后拿走了 key？没有第二部分时，模型回答 Anna，而她拿走的是 ball</translation>
    </message>
    <message>
        <source>All models on one question</source>
        <translation>所有模型回答同一问题</translation>
    </message>
    <message>
        <source>The five models with positions answer *Anna*; the model without positions does not.</source>
        <translation>有位置信息的五个模型回答 *Anna*；没有位置信息的模型则不然。</translation>
    </message>
    <message>
        <source>Below, one head of the rotary model (A), of the one with ALiBi (B) and of the one without positions (C).</source>
        <translation>下方分别是旋转模型 (A)、ALiBi 模型 (B) 和无位置信息模型 (C) 的一个头。</translation>
    </message>
    <message>
        <source>The rotary model with and without its rotation</source>
        <translation>旋转模型，有旋转与没有旋转</translation>
    </message>
    <message>
        <source>Choose another model for B in the menu above the figures.</source>
        <translation>在图上方的菜单中为 B 选择另一模型。</translation>
    </message>
    <message>
        <source>Ask about something else: let somebody take the key last, and ask for it.</source>
        <translation>换个东西提问：让某人最后拿走 key，再问是谁。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>What attention knows of order.</source>
        <translation>注意力对顺序知道多少。</translation>
    </message>
    <message>
        <source>The tokens of a text change places. Without positions and masks, what happens to the outputs of self-attention?</source>
        <translation>一段文本的词元交换位置。没有位置信息和掩码时，自注意力的输出会怎样？</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>They change places in the same way</source>
        <translation>以同样的方式交换位置</translation>
    </message>
    <message>
        <source>They become a mean of all tokens</source>
        <translation>变成所有词元的均值</translation>
    </message>
    <message>
        <source>Each output depends on its own query and on all pairs of key and value, in no order. Self-attention is *equivariant*. The mean of all outputs is *invariant*: it stays as it is.</source>
        <translation>每个输出取决于自己的查询和所有的键值对，而与键值对的顺序无关。自注意力是*等变的*。所有输出的均值是*不变的*：它保持原样。</translation>
    </message>
    <message>
        <source>A learned table has positions for {n} tokens of {d} components. How many parameters is that?</source>
        <translation>学习得到的表有 {n} 个位置，每个位置 {d} 个分量。共有多少个参数？</translation>
    </message>
    <message>
        <source>A row of {d} numbers for each position: {n*d}. Sinusoids, rotations and ALiBi need none.</source>
        <translation>每个位置一行，每行 {d} 个数：{n*d}。正弦、旋转和 ALiBi 不需要参数。</translation>
    </message>
    <message>
        <source>Content and position are *added*, and the same matrix reads both: (x + p) W = x W + p W. Training can still keep them apart, in different directions of the vector.</source>
        <translation>内容与位置*相加*，由同一个矩阵读取：(x + p) W = x W + p W。训练仍可把它们分开，放在向量的不同方向上。</translation>
    </message>
    <message>
        <source>It happens in every layer, and to queries and keys only: what a value passes on says nothing of its position.</source>
        <translation>每一层都这样做，而且只对查询和键：值所传递的内容不含其位置。</translation>
    </message>
    <message>
        <source>Queries and keys after the rotation, values without it</source>
        <translation>旋转后的查询和键，以及不旋转的值</translation>
    </message>
    <message>
        <source>**DeBERTa** goes further: it has vectors for distances, and its scores have the parts content with content, content with position and position with content, each with matrices of its own. No built-in model does so.</source>
        <translation>**DeBERTa**更进一步：它有表示距离的向量，分数由内容对内容、内容对位置、位置对内容几部分组成，各有自己的矩阵。内置模型都不这样做。</translation>
    </message>
    <message>
        <source>Which kind of positions is best? This task does not tell: their model cards give all five at least 99 % of the answers. Wang et al. compare such kinds in BERT.</source>
        <translation>哪种位置方式最好？此任务看不出来：按模型卡，五个模型都答对至少 99 %。Wang et al. 在 BERT 中比较了这些方式。</translation>
    </message>
    <message>
        <source>Instead of adding a position p to a vector x, a model joins both to one longer vector and multiplies it with a matrix whose upper half is U and whose lower half is W. When is that the same as (x + p) W?</source>
        <translation>模型不把位置 p 加到向量 x 上，而是把两者拼接成更长的向量，再乘以上半为 U、下半为 W 的矩阵。何时与 (x + p) W 相同？</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>If U = W</source>
        <translation>当 U = W 时</translation>
    </message>
    <message>
        <source>Never: the vector is longer</source>
        <translation>从不：向量更长</translation>
    </message>
    <message>
        <source>The product is x U + p W. With U = W it is (x + p) W: adding is joining with one matrix for both, at half the parameters.</source>
        <translation>乘积为 x U + p W。当 U = W 时即为 (x + p) W：相加就是两者共用一个矩阵的拼接，参数减半。</translation>
    </message>
    <message>
        <source>Which vectors does a model with rotary positions rotate?</source>
        <translation>使用旋转位置的模型旋转哪些向量？</translation>
    </message>
    <message>
        <source>The token embeddings, once</source>
        <translation>词元嵌入，一次</translation>
    </message>
    <message>
        <source>Queries and keys, in every layer</source>
        <translation>查询和键，在每一层</translation>
    </message>
    <message>
        <source>Queries, keys and values, in every layer</source>
        <translation>查询、键和值，在每一层</translation>
    </message>
    <message>
        <source>Scores then depend on distances. Values are passed on as they are.</source>
        <translation>分数因此取决于距离。值原样传递。</translation>
    </message>
</context>
<context>
    <name>Lesson probability</name>
    <message>
        <source>The probability of a text</source>
        <translation>文本的概率</translation>
    </message>
    <message>
        <source>What a text costs: losses, perplexity, teacher forcing, masked words, answers and classes.</source>
        <translation>一段文本的代价：损失、困惑度、教师强制、掩码词、答案与类别。</translation>
    </message>
    <message>
        <source>A number for each token</source>
        <translation>每个词元一个数</translation>
    </message>
    <message>
        <source>The probability of a text is the product of the probabilities of its tokens, each given those before it. Products of small numbers are hard to read, so we take **-ln p** of each and add.</source>
        <translation>一段文本的概率是其各词元在先前词元条件下的概率之积。小数的乘积不便阅读，因此对每个概率取 **-ln p** 再相加。</translation>
    </message>
    <message>
        <source>Point at a bar: its token lights up under the text.</source>
        <translation>指向一个条形：文本下方对应的词元会亮起。</translation>
    </message>
    <message>
        <source>Which token costs most? What would you have expected there?</source>
        <translation>哪个词元代价最高？那里本来预期是什么？</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>改变一个单词</translation>
    </message>
    <message>
        <source>No column before it changes: a decoder does not see what follows.</source>
        <translation>它前面的列都不变：解码器看不到后文。</translation>
    </message>
    <message>
        <source>Back to the drum</source>
        <translation>恢复为 drum</translation>
    </message>
    <message>
        <source>A stone: two tokens, both costly</source>
        <translation>改为 stone：两个词元，代价都高</translation>
    </message>
    <message>
        <source>Change another word and watch the sum.</source>
        <translation>改变另一个单词，观察总和。</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>困惑度</translation>
    </message>
    <message>
        <source>Long texts cost more than short ones. The **mean** loss compares them, and its exponential is the **perplexity**: as many equally probable tokens would leave the model as unsure.</source>
        <translation>长文本的代价高于短文本。**平均**损失使它们可以比较，其指数就是**困惑度**：有多少个等概率的词元，会让模型同样不确定。</translation>
    </message>
    <message>
        <source>A sentence like its training data</source>
        <translation>一句与训练数据相似的话</translation>
    </message>
    <message>
        <source>Perplexities of models with other tokenizers cannot be compared: they count other tokens. Why?</source>
        <translation>分词器不同的模型，困惑度不能相互比较：它们所计的词元不同。为什么？</translation>
    </message>
    <message>
        <source>A loss at every position</source>
        <translation>每个位置一个损失</translation>
    </message>
    <message>
        <source>The causal mask makes it possible: no position sees the token that it is asked for. The last position has no loss, because nothing follows.</source>
        <translation>因果掩码使之成为可能：没有位置能看到要求它预测的词元。最后一个位置没有损失，因为其后没有内容。</translation>
    </message>
    <message>
        <source>The mean of these losses is what training makes small.</source>
        <translation>训练要减小的就是这些损失的均值。</translation>
    </message>
    <message>
        <source>Find the row of a token in the heat map: everything right of the diagonal is masked.</source>
        <translation>在热图中找到一个词元的行：对角线右侧全部被掩码。</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>教师强制</translation>
    </message>
    <message>
        <source>A translator is trained in the same way. Its decoder reads the *right* target, shifted by one, and is asked for the next token, whatever it would have written itself.</source>
        <translation>翻译模型以同样的方式训练。其解码器读取移动一位的*正确*目标，并预测下一词元，不管它自己本来会写什么。</translation>
    </message>
    <message>
        <source>We typed a target with an error: *verte* for *red* costs 9.66. The next token, *dans*, costs 0.04 again: the decoder goes on from what it was given.</source>
        <translation>这里输入了一个有错的目标：用 *verte* 表示 *red*，代价为 9.66。下一词元 *dans* 的代价又只有 0.04：解码器从给定的内容继续。</translation>
    </message>
    <message>
        <source>Without a teacher it reads what it wrote, errors included: it never trained on those.</source>
        <translation>没有教师时，它读取自己写出的内容，包括错误：而它从未在错误上训练过。</translation>
    </message>
    <message>
        <source>The right target: a perplexity of 1.03</source>
        <translation>正确的目标：困惑度为 1.03</translation>
    </message>
    <message>
        <source>un balle: the wrong gender</source>
        <translation>un balle：阴阳性错误</translation>
    </message>
    <message>
        <source>Where does the loss of the end of the target stand?</source>
        <translation>目标结尾的损失在哪里？</translation>
    </message>
    <message>
        <source>Loss at masked words alone</source>
        <translation>只在掩码词上计算损失</translation>
    </message>
    <message>
        <source>The 12 other tokens of this sentence give no loss this time, where a decoder would get one at each. In exchange the encoder sees both sides of every hidden word.</source>
        <translation>这句话的其余 12 个词元这次没有损失，而解码器在每个词元处都会得到一个。作为交换，编码器能看到每个隐藏单词的两侧。</translation>
    </message>
    <message>
        <source>Each token, masked alone: the pseudo-log-likelihood</source>
        <translation>逐个词元单独掩码：伪对数似然</translation>
    </message>
    <message>
        <source>Shift+click tokens under the text to mask them or to show them again.</source>
        <translation>Shift+单击文本下方的词元，可对其掩码或重新显示。</translation>
    </message>
    <message>
        <source>80, 10, 10</source>
        <translation>80、10、10</translation>
    </message>
    <message>
        <source>Pre-training of BERT chooses 15 of 100 tokens at random. Of those the model reads 80 % as `[MASK]`, 10 % as a random token, and 10 % as they are. It is asked for the true token in all three cases.</source>
        <translation>BERT 的预训练从 100 个词元中随机选择 15 个。其中 80% 模型读到的是 `[MASK]`，10% 是随机词元，10% 保持原样。三种情况下都要求预测真实的词元。</translation>
    </message>
    <message>
        <source>So it can trust no token: one that reads well may be wrong. In use there are no `[MASK]`s at all.</source>
        <translation>因此它不能信任任何词元：读起来通顺的也可能是错的。而在使用时根本没有 `[MASK]`。</translation>
    </message>
    <message>
        <source>Another draw</source>
        <translation>另一次抽取</translation>
    </message>
    <message>
        <source>Turn the seed. Is the loss larger where the model reads `[MASK]`, a random token, or the token itself?</source>
        <translation>改变种子。模型读到 `[MASK]`、随机词元或词元本身时，哪种情况的损失更大？</translation>
    </message>
    <message>
        <source>Two softmaxes find an answer</source>
        <translation>用两个 softmax 找到答案</translation>
    </message>
    <message>
        <source>For questions there are two scores for each token: of being the first of the answer, and the last. Each goes through a softmax *over the tokens*, not over the vocabulary.</source>
        <translation>对于问答，每个词元有两个分数：作为答案第一个词元的分数，和作为最后一个的分数。两者各经过一个*在词元上*而不是在词表上的 softmax。</translation>
    </message>
    <message>
        <source>The loss is -ln p of the right start and of the right end. Here *behind* starts and *door* ends the answer, both with a probability of 1.00.</source>
        <translation>损失是正确起点和正确终点的 -ln p。这里答案从 *behind* 开始，到 *door* 结束，概率都是 1.00。</translation>
    </message>
    <message>
        <source>The answer as the teacher would have it: the door</source>
        <translation>教师给出的答案：the door</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>另一个问题</translation>
    </message>
    <message>
        <source>[CLS] and cross-entropy</source>
        <translation>[CLS] 与交叉熵</translation>
    </message>
    <message>
        <source>A classifier reads the output at `[CLS]` alone. A softmax over the classes, and **cross-entropy**: -ln p of the right class. With two classes that is binary cross-entropy, and the softmax a sigmoid of the difference of the two scores.</source>
        <translation>分类器只读取 `[CLS]` 处的输出。先是在各类别上的 softmax，然后是**交叉熵**：正确类别的 -ln p。只有两个类别时就是二元交叉熵，softmax 就是两个分数之差的 sigmoid。</translation>
    </message>
    <message>
        <source>One negation</source>
        <translation>一个否定</translation>
    </message>
    <message>
        <source>Choose the other class as the right one.</source>
        <translation>选择另一类别作为正确类别。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Losses, perplexity and spans.</source>
        <translation>损失、困惑度与区间。</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/2. What is the sum of −ln p, in nats?</source>
        <translation>模型给一段文本的三个词元的概率为 1/{a}、1/{b} 和 1/2。−ln p 之和是多少 nat？</translation>
    </message>
    <message>
        <source>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</source>
        <translation>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}。</translation>
    </message>
    <message>
        <source>A model knows nothing: each of its {v} tokens is as probable as any other. Which perplexity has a text?</source>
        <translation>一个模型什么都不知道：它的 {v} 个词元概率全都相同。一段文本的困惑度是多少？</translation>
    </message>
    <message>
        <source>Each loss is ln {v}, and so is the mean: exp(ln {v}) = {v}.</source>
        <translation>每个损失都是 ln {v}，均值也是：exp(ln {v}) = {v}。</translation>
    </message>
    <message>
        <source>A text of {n} tokens has a perplexity of {p}. How large is the sum of its losses, in nats?</source>
        <translation>{n} 个词元的文本，困惑度为 {p}。其损失之和是多少 nat？</translation>
    </message>
    <message>
        <source>The mean is ln {p}: {n} · ln {p} = {n*ln(p)}.</source>
        <translation>均值是 ln {p}：{n} · ln {p} = {n*ln(p)}。</translation>
    </message>
    <message>
        <source>Training chooses 15 % of {n} tokens and masks 80 % of the chosen ones. How many masks are that on average?</source>
        <translation>训练时从 {n} 个词元中选择 15%，并对所选的 80% 掩码。平均有多少个掩码？</translation>
    </message>
    <message>
        <source>{n} · 0.15 · 0.8 = {n*0.12}.</source>
        <translation>{n} · 0.15 · 0.8 = {n*0.12}。</translation>
    </message>
    <message>
        <source>The start of an answer is one of {n} tokens, and its end does not stand before its start. How many spans are there?</source>
        <translation>答案的起点是 {n} 个词元之一，终点不在起点之前。有多少个区间？</translation>
    </message>
    <message>
        <source>1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>1 + 2 + … + {n} = {n*(n+1)/2}。</translation>
    </message>
    <message>
        <source>Every column stands for a position: what the decoder reads there, the token that follows, and what that token costs. The first *drum* costs 4.60. The second costs 0.004: by then the story has said what Ben has.</source>
        <translation>每一列代表一个位置：解码器在那里读取的内容、其后的词元，以及该词元的代价。第一个 *drum* 的代价是 4.60，第二个是 0.004：到那时故事已说明 Ben 有什么。</translation>
    </message>
    <message>
        <source>All tokens together cost 52.66 nats.</source>
        <translation>所有词元的代价合计 52.66 nat。</translation>
    </message>
    <message>
        <source>Now Ben gives away a *kite*, which he never had. Its column grows from 0.004 to 10.88, and the sum from 52.66 to 63.47.</source>
        <translation>现在 Ben 送出的是他从未有过的 *kite*。它那一列从 0.004 增至 10.88，总和从 52.66 增至 63.47。</translation>
    </message>
    <message>
        <source>The story of the drum had a perplexity of 7.03. This sentence is unlike its training data: 2389, more than there are tokens in the vocabulary. A model that is sure and wrong costs more than one that guesses blindly.</source>
        <translation>关于 drum 的故事困惑度为 7.03。这句话与训练数据不同：困惑度为 2389，比词表中的词元还多。自信而错误的模型，代价高于盲目猜测的模型。</translation>
    </message>
    <message>
        <source>Training reads a text once and gets a loss at every position: the labels are the same tokens, shifted by one. Here one run gives 8 losses. *upon* costs next to nothing, *girl* 12.05.</source>
        <translation>训练时文本只读一遍，每个位置都得到一个损失：标签就是同样的词元，移动一位。这里一次运行给出 8 个损失。*upon* 的代价几乎为零，*girl* 的为 12.05。</translation>
    </message>
    <message>
        <source>An encoder sees both sides, so that asking for the next token would be no question. Instead some tokens are hidden, and only these have a loss: here *animal* costs 2.84 and *street* 1.84.</source>
        <translation>编码器能看到两侧，因此让它预测下一词元没有意义。取而代之，隐藏一些词元，并只对它们计算损失：这里 *animal* 的代价为 2.84，*street* 的为 1.84。</translation>
    </message>
    <message>
        <source>Of the 29 tokens here 4 are chosen: two are masked, *eight* stands for *the*, and one *kite* stays. Turn the seed to draw again.</source>
        <translation>这里的 29 个词元中选择了 4 个：两个被掩码，*eight* 代替了 *the*，一个 *kite* 保持原样。改变种子可重新抽取。</translation>
    </message>
    <message>
        <source>Two negations fool this model: it is sure of *negative*, and the right class costs 12.78. One such example weighs more in a mean of losses than a thousand right ones.</source>
        <translation>两个否定骗过了此模型：它确信是 *negative*，正确类别的代价为 12.78。在损失的均值中，这样一个样本比一千个正确样本的分量还重。</translation>
    </message>
    <message>
        <source>Several masked words in a row are harder than one. In `The girl kicked the red ball over the white house.` *ball* alone costs 4.23; with all of *the red ball* masked, it costs 8.72 and *red* 9.21. **SpanBERT** masks such spans, and adds a second loss: each word of a span is predicted from the tokens at both ends and its place.</source>
        <translation>连续几个掩码词比一个更难。在 `The girl kicked the red ball over the white house.` 中，只掩码 *ball* 时代价为 4.23；把 *the red ball* 全部掩码时，它的代价为 8.72，*red* 为 9.21。**SpanBERT** 掩码这样的片段，并增加第二项损失：由两端的词元和位置预测片段中的每个词。</translation>
    </message>
    <message>
        <source>One word: *ball*</source>
        <translation>一个词：*ball*</translation>
    </message>
    <message>
        <source>A span: *the red ball*</source>
        <translation>一个片段：*the red ball*</translation>
    </message>
</context>
<context>
    <name>Lesson query-key-value</name>
    <message>
        <source>Query, key and value</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>One head, one sentence, one row: where a weight comes from and what it does.</source>
        <translation>一个头，一句话，一行：权重从何而来，又做什么。</translation>
    </message>
    <message>
        <source>A row is a question</source>
        <translation>一行是一次提问</translation>
    </message>
    <message>
        <source>What does *it* stand for? This head has learned to find out. The row of *it* puts nearly all of its attention on *animal*.</source>
        <translation>*it* 指什么？此头学会了找出来。*it* 的行把几乎全部注意力放在 *animal* 上。</translation>
    </message>
    <message>
        <source>Read the heat map row by row: the token on the left is the **query**, the tokens above are the **keys**. The query *attends to* the keys. Each row sums to 1.</source>
        <translation>逐行阅读热图：左侧的词元是**查询**，上方的词元是**键**。查询*关注*键。每行之和为 1。</translation>
    </message>
    <message>
        <source>Another row: *because*</source>
        <translation>另一行：*because*</translation>
    </message>
    <message>
        <source>Point at the cells of a row and read the numbers.</source>
        <translation>指向一行的单元格，读出数值。</translation>
    </message>
    <message>
        <source>Query times key</source>
        <translation>查询乘以键</translation>
    </message>
    <message>
        <source>For each token the head computes two vectors: a *query*, what the token looks for, and a *key*, what it offers. In this head, each vector has 32 numbers.</source>
        <translation>对每个词元，头计算两个向量：*查询*，即该词元寻找什么；*键*，即它提供什么。在此头中，每个向量有 32 个数。</translation>
    </message>
    <message>
        <source>Their score is the dot product, divided by the square root of the length:</source>
        <translation>它们的分数是点积除以长度的平方根：</translation>
    </message>
    <message>
        <source>`score = q · k / √32`</source>
        <translation>`score = q · k / √32`</translation>
    </message>
    <message>
        <source>The division keeps the scores of long vectors small. Below, all steps are computed for *it* and *animal*.</source>
        <translation>除法使长向量的分数不致过大。下方计算 *it* 和 *animal* 的所有步骤。</translation>
    </message>
    <message>
        <source>Which keys fit the query of *it* second best? See the list on the right.</source>
        <translation>哪个键与 *it* 的查询第二匹配？见右侧列表。</translation>
    </message>
    <message>
        <source>Softmax: scores become shares</source>
        <translation>Softmax：分数变成份额</translation>
    </message>
    <message>
        <source>Scores can be any number. The **softmax** turns them into shares: e to the power of each score, divided by the sum over the row.</source>
        <translation>分数可以是任何数。**softmax** 把它们变成份额：以 e 为底、各分数为指数的幂，除以该行的总和。</translation>
    </message>
    <message>
        <source>A score that is larger by 1 gives 2.7 times the weight. So one key can take nearly all of the weight, but no weight is ever exactly zero.</source>
        <translation>分数每大 1，权重就是 2.7 倍。因此一个键可以占去几乎全部权重，但没有权重会恰好为零。</translation>
    </message>
    <message>
        <source>See the small weights: the log scale</source>
        <translation>查看小权重：对数色标</translation>
    </message>
    <message>
        <source>Only their order in each row: the rank scale</source>
        <translation>只看它们在各行内的次序：排名色标</translation>
    </message>
    <message>
        <source>The weights themselves: the linear scale</source>
        <translation>权重本身：线性色标</translation>
    </message>
    <message>
        <source>The value is what is read</source>
        <translation>读取的是值</translation>
    </message>
    <message>
        <source>For each token the head also computes a *value*, the content that is passed on. The output of a row is the sum of all values, each times its weight.</source>
        <translation>对每个词元，头还计算一个*值*，即传递下去的内容。一行的输出是所有值分别乘以其权重之和。</translation>
    </message>
    <message>
        <source>So what this head adds to *it* comes mostly from *animal*. The thick line shows this.</source>
        <translation>因此，此头加到 *it* 上的内容主要来自 *animal*。粗线显示了这一点。</translation>
    </message>
    <message>
        <source>See which tokens attend to *animal*</source>
        <translation>查看哪些词元关注 *animal*</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>改变一个单词</translation>
    </message>
    <message>
        <source>Queries and keys are computed from the text, so other words give other weights. A street can be *wide*, an animal *tired*.</source>
        <translation>查询和键由文本计算得出，因此单词不同，权重也不同。街道可以是 *wide*，动物可以是 *tired*。</translation>
    </message>
    <message>
        <source>A: *tired*. B: *wide*. Watch the row of *it*. The third heat map is the difference.</source>
        <translation>A：*tired*。B：*wide*。观察 *it* 的行。第三张热图是差异。</translation>
    </message>
    <message>
        <source>Type another word for *tired* in the text above: *hungry*, *old*, *narrow*.</source>
        <translation>在上面的文本中用其他单词代替 *tired*：*hungry*、*old*、*narrow*。</translation>
    </message>
    <message>
        <source>What a weight does not say</source>
        <translation>权重不能说明什么</translation>
    </message>
    <message>
        <source>A weight says where a head reads from. It does not say why the model predicts what it predicts: there are many heads and layers, and values can be long or short.</source>
        <translation>权重说明头从哪里读取信息，而不说明模型为何作出该预测：头和层很多，值也有长有短。</translation>
    </message>
    <message>
        <source>Researchers disagree on how much attention explains. Read both papers.</source>
        <translation>注意力能解释多少，研究者看法不一。两篇论文都值得一读。</translation>
    </message>
    <message>
        <source>Layer 2, mean of all heads: it hides what head 2 does</source>
        <translation>第 2 层所有头的均值：它掩盖了第 2 头的作用</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Scores, softmax and its derivative.</source>
        <translation>分数、softmax 及其导数。</translation>
    </message>
    <message>
        <source>A query is ({a}, {b}), a key ({c}, {d}). What is their scaled score?</source>
        <translation>查询是 ({a}, {b})，键是 ({c}, {d})。它们缩放后的分数是多少？</translation>
    </message>
    <message>
        <source>The dot product is {a*c + b*d}; vectors of 2 components divide it by √2.</source>
        <translation>点积是 {a*c + b*d}；2 个分量的向量再除以 √2。</translation>
    </message>
    <message>
        <source>Two keys have the scores 0 and ln {r}. Which weight does the second one get?</source>
        <translation>两个键的分数是 0 和 ln {r}。第二个键得到多少权重？</translation>
    </message>
    <message>
        <source>exp(0) = 1 and exp(ln {r}) = {r}: {r} of {1+r} shares.</source>
        <translation>exp(0) = 1，exp(ln {r}) = {r}：{1+r} 份中的 {r} 份。</translation>
    </message>
    <message>
        <source>A key has the weight {p}/10. What is the derivative of this weight with respect to the key&apos;s own score?</source>
        <translation>一个键的权重是 {p}/10。该权重对该键自身分数的导数是多少？</translation>
    </message>
    <message>
        <source>For a softmax it is a · (1 − a). Near 0 and 1 it vanishes: a saturated softmax hardly learns.</source>
        <translation>对 softmax，它是 a · (1 − a)。接近 0 和 1 时它趋于零：饱和的 softmax 几乎学不到东西。</translation>
    </message>
    <message>
        <source>Scores are −3, 1, 1,000, 5 and −1. Why would a row like this stop the training of its query and keys?</source>
        <translation>分数是 −3、1、1,000、5 和 −1。为什么这样的一行会使其查询和键的训练停滞？</translation>
    </message>
    <message>
        <source>The weight of the third key is 1 and all others are 0 in any arithmetic, so every derivative a · (1 − a) and −a · b is 0: no gradient reaches query and keys. Dividing scores by √d keeps them small.</source>
        <translation>在任何算术精度下，第三个键的权重都是 1，其余都是 0，因此每个导数 a · (1 − a) 和 −a · b 都是 0：没有梯度传到查询和键。分数除以 √d 可使其不致过大。</translation>
    </message>
    <message>
        <source>To which token does *it* attend most in layer 2, head 2?</source>
        <translation>在第 2 层第 2 头中，*it* 最关注哪个词元？</translation>
    </message>
    <message>
        <source>Select *it*; the list on the right shows its keys.</source>
        <translation>选择 *it*；右侧列表显示它的键。</translation>
    </message>
    <message>
        <source>Another pair: in *The restaurant would not sell the soup because it was too full*, *it* gives 0.48 to *restaurant* and 0.14 to *soup*. With *cold* in place of *full* it gives 0.05 and 0.88.</source>
        <translation>另一对例子：在 *The restaurant would not sell the soup because it was too full* 中，*it* 给 *restaurant* 0.48，给 *soup* 0.14。把 *full* 换成 *cold*，则为 0.05 和 0.88。</translation>
    </message>
    <message>
        <source>A: the restaurant is *full*. B: the soup is *cold*</source>
        <translation>A：餐馆 *full*。B：汤 *cold*</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence</name>
    <message>
        <source>Recurrent networks beside attention</source>
        <translation>循环网络与注意力对照</translation>
    </message>
    <message>
        <source>What each step can read, and at what cost.</source>
        <translation>每一步能读取什么，代价如何。</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>一个接一个</translation>
    </message>
    <message>
        <source>Before transformers, texts were read by **recurrent** networks: a state passes from token to token, and each token changes it.</source>
        <translation>在 Transformer 之前，文本由**循环**网络读取：一个状态从词元传到词元，每个词元都改变它。</translation>
    </message>
    <message>
        <source>Information from the first token must pass through every state to reach the last. And step 5 cannot begin before step 4 is done.</source>
        <translation>来自首词元的信息必须经过每个状态才能到达最后一个词元。而且第 4 步完成之前，第 5 步不能开始。</translation>
    </message>
    <message>
        <source>Eight tokens: the path becomes longer for one of the two</source>
        <translation>八个词元：两者之一的路径变长</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>一次完成</translation>
    </message>
    <message>
        <source>Attention connects every pair **directly**: the path is one step, at any distance. And all tokens are computed at the same time, which suits graphics processors.</source>
        <translation>注意力**直接**连接每一对词元：无论距离多远，路径都只有一步。而且所有词元同时计算，适合图形处理器。</translation>
    </message>
    <message>
        <source>In the figure, the second *cake* attends directly to a word 16 tokens back: the one that followed the first *cake*.</source>
        <translation>在图中，第二个 *cake* 直接关注 16 个词元之前的单词：第一个 *cake* 之后的那个。</translation>
    </message>
    <message>
        <source>The heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>The cost</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>A recurrent layer costs n · d² operations, the weights of attention n² · d: fewer for short texts (n below d), more for long ones. Queries, keys, values and output add 4 · n · d² at any length.</source>
        <translation>一个循环层需要 n · d² 次运算，注意力的权重需要 n² · d 次：短文本（n 小于 d）时更少，长文本时更多。查询、键、值和输出在任何长度下都另需 4 · n · d² 次。</translation>
    </message>
    <message>
        <source>This is why sparse patterns, windows and caches matter.</source>
        <translation>这就是稀疏模式、窗口和缓存重要的原因。</translation>
    </message>
    <message>
        <source>A text of 512 tokens: equal</source>
        <translation>512 个词元的文本：相等</translation>
    </message>
    <message>
        <source>A text of 8,192 tokens</source>
        <translation>8,192 个词元的文本</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Without the softmax, (Q Kᵀ) V is Q (Kᵀ V). For {n} tokens and vectors of {d} components, how many times fewer multiplications does the second order take?</source>
        <translation>没有 softmax 时，(Q Kᵀ) V 就是 Q (Kᵀ V)。对 {n} 个词元和 {d} 维的向量，第一种顺序的乘法次数是第二种的多少倍？</translation>
    </message>
    <message>
        <source>2 n² d against 2 n d²: n / d. With the softmax the order cannot be changed; linear attention replaces it by a product of features.</source>
        <translation>2 n² d 比 2 n d²：n / d。有 softmax 时不能改变顺序；线性注意力用特征的乘积代替它。</translation>
    </message>
    <message>
        <source>A second network that reads from the end lets each token know both sides (a *bidirectional* network). The next word cannot be predicted that way.</source>
        <translation>再用一个从末尾读起的网络，每个词元就能知道两侧（*双向*网络）。这样无法预测下一个词。</translation>
    </message>
    <message>
        <source>Press *Measure runs*. How much longer does a text of 8 times the tokens take?</source>
        <translation>按*测量运行*。词元数为 8 倍的文本要多花多少时间？</translation>
    </message>
    <message>
        <source>Attention in another order, and what follows what.</source>
        <translation>换一种顺序的注意力，以及先后次序。</translation>
    </message>
    <message>
        <source>A text has {n} tokens. How many steps of a recurrent layer must be computed one after the other?</source>
        <translation>一段文本有 {n} 个词元。循环层有多少步必须依次计算？</translation>
    </message>
    <message>
        <source>Each state needs the one before: {n}. A layer of attention computes all tokens in one step, on a processor with enough units.</source>
        <translation>每个状态都需要前一个：{n}。在计算单元足够的处理器上，一层注意力一步就算完所有词元。</translation>
    </message>
    <message>
        <source>A bidirectional network reads {n} tokens. How many tokens has the backward network read when it reaches token {i}, counted from 1, with that token?</source>
        <translation>双向网络读取 {n} 个词元。反向网络到达词元 {i}（从 1 数起）时，连同该词元共读了多少个？</translation>
    </message>
    <message>
        <source>It begins at token {n}: {n} − {i} + 1 = {n-i+1}. The forward network has read {i}.</source>
        <translation>它从词元 {n} 开始：{n} − {i} + 1 = {n-i+1}。正向网络读了 {i} 个。</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence-and-convolution</name>
    <message>
        <source>Recurrence and convolution, measured</source>
        <translation>循环与卷积，实际测量</translation>
    </message>
    <message>
        <source>An LSTM, a convolution, attention and fixed patterns learn the same task: what each step sees, and what it still knows.</source>
        <translation>LSTM、卷积、注意力和固定模式学习同一任务：每一步看到什么，还记得什么。</translation>
    </message>
    <message>
        <source>One task, six networks</source>
        <translation>一项任务，六个网络</translation>
    </message>
    <message>
        <source>A row gives letters a digit and asks for them later: after `c4 h1 c?` the answer is 4. Six small networks have learned this, in 4,000 steps each. They differ in one thing: how a token learns of the tokens before it.</source>
        <translation>一行先给各字母一个数字，之后再询问：`c4 h1 c?` 之后的答案是 4。六个小型网络各用 4,000 步学会了这一点。它们只有一点不同：一个词元如何得知先前的词元。</translation>
    </message>
    <message>
        <source>The page *Recurrence* replaces each token of the text above and measures by how much the answer changes: a row for each question, a column for each token. Gray is exactly 0: that token cannot be seen. At the end of a row stands the answer, in bold where it is wrong.</source>
        <translation>*循环*页逐个替换上面文本的词元，并测量答案改变多少：每个问题一行，每个词元一列。灰色表示恰好为 0：该词元不可见。行末是答案，错误的用粗体。</translation>
    </message>
    <message>
        <source>Type letters from a to p, digits from 0 to 7 and questions of your own.</source>
        <translation>输入 a 到 p 的字母、0 到 7 的数字和自己的问题。</translation>
    </message>
    <message>
        <source>Ask at once</source>
        <translation>立即提问</translation>
    </message>
    <message>
        <source>LSTM: all passes through one state</source>
        <translation>LSTM：一切都经过一个状态</translation>
    </message>
    <message>
        <source>An **LSTM** reads token after token. 32 numbers are all that it carries on; gates decide what is kept and what is replaced. It can see every token before, and must have decided to remember it before it knew the question.</source>
        <translation>**LSTM** 逐个读取词元。它携带的全部内容就是 32 个数；由门决定保留什么、替换什么。它能看到先前的每个词元，但必须在知道问题之前就决定记住它。</translation>
    </message>
    <message>
        <source>The chart counts right answers by distance. Of questions whose pair stands one token back it answers 0.96, of those 23 tokens back 0.73.</source>
        <translation>图表按距离统计答对的比例。键值对在一个词元之前的问题，它答对 0.96；在 23 个词元之前的，答对 0.73。</translation>
    </message>
    <message>
        <source>Sixteen pairs before the question: the LSTM answers 7, not 5</source>
        <translation>问题之前有十六对：LSTM 回答 7，而不是 5</translation>
    </message>
    <message>
        <source>Convolution: a window</source>
        <translation>卷积：窗口</translation>
    </message>
    <message>
        <source>A **convolution** of width 3 that looks back makes each output of its token and the two before. Two of them see five tokens: a band in the figure, and gray beyond it.</source>
        <translation>往回看的宽度为 3 的**卷积**，每个输出由自身词元和前两个词元得出。两个这样的卷积看到五个词元：在图中是一条带，带外为灰色。</translation>
    </message>
    <message>
        <source>Up to 4 tokens back it answers more than 0.95 of the questions; from 5 on 0.13, about as many as a guess among eight digits. Each further layer would add two tokens. All positions are computed at once, as in attention, and the filters are the same everywhere.</source>
        <translation>距离不超过 4 个词元时，它答对 0.95 以上的问题；从 5 起只有 0.13，大致等于在八个数字中猜测。每多一层只会增加两个词元。所有位置同时计算，与注意力一样；各处的滤波器相同。</translation>
    </message>
    <message>
        <source>Five tokens back: out of sight</source>
        <translation>五个词元之前：看不到</translation>
    </message>
    <message>
        <source>Four tokens back</source>
        <translation>四个词元之前</translation>
    </message>
    <message>
        <source>Attention: any distance</source>
        <translation>注意力：任意距离</translation>
    </message>
    <message>
        <source>**Attention** compares the question with every token and takes the value of the one that fits. The disk in a cell is its weight. Here most of the weight is on the pair, and nothing else but the question has influence to speak of.</source>
        <translation>**注意力**把问题与每个词元比较，并取匹配词元的值。单元格中的圆点大小是它的权重。这里大部分权重在该键值对上，除问题外其他内容几乎没有影响。</translation>
    </message>
    <message>
        <source>It answers every held-out question at every distance. What the task does not need, it does not have: without positions it could not tell which of two digits of a letter came later.</source>
        <translation>它在任何距离上都答对每个留出的问题。任务不需要的东西，它也没有：没有位置信息，它就不能分辨一个字母的两个数字哪个在后。</translation>
    </message>
    <message>
        <source>Two digits for one letter, which no row of the training has</source>
        <translation>同一字母的两个数字，训练中没有这样的行</translation>
    </message>
    <message>
        <source>Fixed patterns: filters</source>
        <translation>固定模式：滤波器</translation>
    </message>
    <message>
        <source>The last two networks have value and output matrices as attention has, but weights that do not depend on the tokens: all on the **previous** token, or **uniform** over those up to the own one. That is what a convolution with a fixed filter does.</source>
        <translation>最后两个网络和注意力一样有值矩阵和输出矩阵，但权重不取决于词元：全部放在**前一**词元上，或在到自身为止的词元上**均匀**分布。这正是固定滤波器的卷积所做的。</translation>
    </message>
    <message>
        <source>*Previous* answers one token back, and guesses elsewhere. *Uniform* sums up everything before: it answers 0.90 one token back and 0.57 after 23, because the share of each token shrinks with the row. Compare with attention, whose weights are computed for each question.</source>
        <translation>*前一词元*网络能答一个词元之前的，其他则靠猜。*均匀*网络把先前的一切加起来：一个词元之前的答对 0.90，23 个之前的答对 0.57，因为每个词元的份额随行变长而缩小。与注意力相比：注意力的权重是针对每个问题计算的。</translation>
    </message>
    <message>
        <source>The previous token has the answer</source>
        <translation>前一词元就是答案</translation>
    </message>
    <message>
        <source>Additive attention</source>
        <translation>加性注意力</translation>
    </message>
    <message>
        <source>Attention began as an addition to recurrent networks: a translator could look back at all states of its encoder, not only at the last. The score of a state is v · tanh(W q + U k), a small network instead of a product (**additive attention**).</source>
        <translation>注意力最初是循环网络的附加部分：翻译模型可以回看编码器的所有状态，而不仅是最后一个。一个状态的分数是 v · tanh(W q + U k)，即用一个小网络代替乘积（**加性注意力**）。</translation>
    </message>
    <message>
        <source>Here an LSTM attends to its own states. With the same state of 32 numbers it answers every held-out question, 23 tokens back as well, where the LSTM alone answers 0.73.</source>
        <translation>这里一个 LSTM 关注它自己的各个状态。状态同样是 32 个数，它却答对每个留出的问题，包括 23 个词元之前的，而单独的 LSTM 只答对 0.73。</translation>
    </message>
    <message>
        <source>Find a row that the LSTM answers wrongly, and see whether additive attention does.</source>
        <translation>找出 LSTM 答错的一行，看看加性注意力能否答对。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>What reaches an output.</source>
        <translation>什么能到达一个输出。</translation>
    </message>
    <message>
        <source>{l} convolutions of width {k} that look back follow each other. How many tokens does an output depend on, with its own?</source>
        <translation>{l} 个宽度为 {k}、往回看的卷积依次相接。一个输出取决于多少个词元（包括自身）？</translation>
    </message>
    <message>
        <source>Each layer adds {k} − 1: {l} · {k-1} + 1 = {l*(k-1)+1}.</source>
        <translation>每层增加 {k} − 1 个：{l} · {k-1} + 1 = {l*(k-1)+1}。</translation>
    </message>
    <message>
        <source>A pair stands {n} tokens before its question. How many convolutions of width 3 that look back are needed until the output depends on it?</source>
        <translation>一个键值对在其问题之前 {n} 个词元处。需要多少个宽度为 3、往回看的卷积，输出才取决于它？</translation>
    </message>
    <message>
        <source>L layers reach 2 L tokens back: L is at least {n} / 2 = {n/2}.</source>
        <translation>L 层往前覆盖 2 L 个词元：L 至少为 {n} / 2 = {n/2}。</translation>
    </message>
    <message>
        <source>Convolutions of width 3 look back with a dilation that doubles from layer to layer: 1, 2, 4, … How many tokens does an output of layer {l} depend on, with its own?</source>
        <translation>宽度为 3 的卷积往回看，空洞率逐层加倍：1, 2, 4, … 第 {l} 层的一个输出取决于多少个词元（包括自身）？</translation>
    </message>
    <message>
        <source>The layers add 2 · 1, 2 · 2, 2 · 4, …: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</source>
        <translation>各层增加 2 · 1, 2 · 2, 2 · 4, …：2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}。</translation>
    </message>
    <message>
        <source>An LSTM of width d has four gates, each with a matrix for the input, one for the state, and two vectors. How many parameters has it for d = {d}?</source>
        <translation>宽度为 d 的 LSTM 有四个门，每个门有一个输入矩阵、一个状态矩阵和两个向量。d = {d} 时它有多少个参数？</translation>
    </message>
    <message>
        <source>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</source>
        <translation>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}。</translation>
    </message>
    <message>
        <source>Which of the networks can be computed for all tokens of a row at once?</source>
        <translation>哪些网络可以同时计算一行的所有词元？</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All but those with an LSTM</source>
        <translation>除含 LSTM 的以外全部</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>只有注意力</translation>
    </message>
    <message>
        <source>The states of an LSTM follow from each other. Convolutions, attention and fixed patterns need only the embeddings.</source>
        <translation>LSTM 的各个状态前后相继。卷积、注意力和固定模式只需要嵌入。</translation>
    </message>
    <message>
        <source>A **GRU** has no state apart from its output, and three pairs of matrices where an LSTM has four.</source>
        <translation>**GRU** 除输出外没有另外的状态，LSTM 有四对矩阵，而它有三对。</translation>
    </message>
    <message>
        <source>So a row may move: put two tokens before it, and the influences on its last question are the same numbers, two columns further on (**translation equivariance**).</source>
        <translation>因此一行可以移动：在它前面加两个词元，对最后一个问题的影响是同样的数，只是右移两列（**平移等变性**）。</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>The same row with two tokens before it</source>
        <translation>同一行，前面加两个词元</translation>
    </message>
    <message>
        <source>A **depthwise separable** convolution divides its work in the same way: a filter for each channel mixes tokens, then a product mixes the channels of each token. **FNet** mixes tokens by a Fourier transform, **MLP-Mixer** by a dense layer.</source>
        <translation>**深度可分离**卷积也这样分工：每个通道一个滤波器混合词元，然后用一次乘积混合每个词元的通道。**FNet** 用傅里叶变换混合词元，**MLP-Mixer** 用全连接层。</translation>
    </message>
    <message>
        <source>*Multiplicative* attention takes q W k instead. With W as a product of two matrices, one for queries and one for keys, this is the score of a transformer.</source>
        <translation>*乘性*注意力则取 q W k。若 W 是两个矩阵的乘积，一个用于查询，一个用于键，这就是 Transformer 的分数。</translation>
    </message>
    <message>
        <source>A GRU of width d has three pairs of matrices, each with two vectors, where an LSTM has four. How many parameters has it for d = {d}?</source>
        <translation>宽度为 d 的 GRU 有三对矩阵，每对带两个向量，而 LSTM 有四对。当 d = {d} 时它有多少个参数？</translation>
    </message>
    <message>
        <source>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: three quarters of an LSTM.</source>
        <translation>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}：LSTM 的四分之三。</translation>
    </message>
    <message>
        <source>A convolution of width {k} maps {d} channels to {d}. How many times fewer weights has a depthwise separable one, with a filter of width {k} for each channel and a {d} × {d} matrix? Leave biases out.</source>
        <translation>宽度为 {k} 的卷积把 {d} 个通道映射到 {d} 个。深度可分离卷积每个通道一个宽度 {k} 的滤波器，加一个 {d} × {d} 矩阵，权重少多少倍？不计偏置。</translation>
    </message>
    <message>
        <source>{k} · {d}² against {k} · {d} + {d}²: {k*d/(k+d)}.</source>
        <translation>{k} · {d}² 与 {k} · {d} + {d}² 之比：{k*d/(k+d)}。</translation>
    </message>
</context>
<context>
    <name>Lesson several-heads</name>
    <message>
        <source>Several heads</source>
        <translation>多个头</translation>
    </message>
    <message>
        <source>Each head looks for something else.</source>
        <translation>每个头寻找不同的东西。</translation>
    </message>
    <message>
        <source>Sixteen heat maps of one sentence</source>
        <translation>一句话的十六张热图</translation>
    </message>
    <message>
        <source>This model has 4 layers of 4 heads. Each thumbnail on the left is one head on the same sentence.</source>
        <translation>此模型有 4 层，每层 4 个头。左侧的每个缩略图是一个头在同一句话上的结果。</translation>
    </message>
    <message>
        <source>Some are sharp, some are blurred. Each head has its own matrices for queries, keys and values, so each looks for something else.</source>
        <translation>有的清晰，有的模糊。每个头有自己的查询、键和值矩阵，因此各自寻找不同的东西。</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys, or click a thumbnail.</source>
        <translation>用 Alt 加方向键逐个查看头，或单击缩略图。</translation>
    </message>
    <message>
        <source>Find a head that attends to earlier tokens, and one that attends to later tokens.</source>
        <translation>找出一个关注更早词元的头，再找出一个关注更晚词元的头。</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Layer 0, head 0 mostly attends to the **previous token**: a strong line just below the diagonal.</source>
        <translation>第 0 层第 0 头主要关注**前一词元**：紧靠对角线下方的一条明显的线。</translation>
    </message>
    <message>
        <source>The right side lists the metrics of the head. *Previous token* is the mean weight of the previous token.</source>
        <translation>右侧列出该头的指标。*前一词元*是前一词元的平均权重。</translation>
    </message>
    <message>
        <source>Layer 1, head 0 attends to the next token instead</source>
        <translation>第 1 层第 0 头则关注下一词元</translation>
    </message>
    <message>
        <source>A place for unused weight</source>
        <translation>闲置权重的去处</translation>
    </message>
    <message>
        <source>Layer 1, head 3 puts all its weight on `[SEP]`, the token at the end. A row must sum to 1, so a head that has nothing to add needs a place for its weight. Many heads of BERT use `[SEP]` this way.</source>
        <translation>第 1 层第 3 头把全部权重放在末尾的词元 `[SEP]` 上。每行之和必须为 1，因此没有内容可添加的头需要一个放置权重的地方。BERT 的许多头就这样使用 `[SEP]`。</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. The decoder below found such a place without a loss for it: the first token.</source>
        <translation>如模型卡所述，此头是用一项损失训练成这样的。下面的解码器没有专门的损失，也找到了这样的地方：首词元。</translation>
    </message>
    <message>
        <source>Hide special tokens: the remaining cells have no color</source>
        <translation>隐藏特殊词元：其余单元格没有颜色</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>重新显示它们</translation>
    </message>
    <message>
        <source>A head of story-decoder, trained without such a loss: the first token takes nearly all of the weight</source>
        <translation>story-decoder 的一个头，训练时没有这样的损失：首词元占去几乎全部权重</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>Layer 2, head 2 finds the noun that a pronoun stands for. Most of its rows are blurred; the row of *it* has one dark cell.</source>
        <translation>第 2 层第 2 头找出代词所指的名词。它的大多数行是模糊的；*it* 的行有一个深色单元格。</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. In large models such heads appear without one.</source>
        <translation>如模型卡所述，此头是用一项损失训练成这样的。在大模型中，没有这样的损失也会出现此类头。</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>另一句话</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>Pinned heads appear beside the chosen one. The grid at the lower left colors all heads by one metric: their mean distance.</source>
        <translation>固定的头显示在所选头旁边。左下方的网格按一个指标为所有头着色：平均距离。</translation>
    </message>
    <message>
        <source>The mean over all heads is smooth and says little about any of them.</source>
        <translation>所有头的均值是平滑的，几乎不能说明其中任何一个头。</translation>
    </message>
    <message>
        <source>The mean of all heads of all layers</source>
        <translation>所有层所有头的均值</translation>
    </message>
    <message>
        <source>Choose another metric in the list on the left.</source>
        <translation>在左侧列表中选择另一指标。</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Sizes of heads, and heads in the live grid.</source>
        <translation>头的大小，以及实时网格中的头。</translation>
    </message>
    <message>
        <source>A layer has vectors of {h*s} components and {h} heads. How many components has the query of one head?</source>
        <translation>一层的向量有 {h*s} 个分量，有 {h} 个头。一个头的查询有多少个分量？</translation>
    </message>
    <message>
        <source>{h*s} / {h} = {s}: the heads share the components.</source>
        <translation>{h*s} / {h} = {s}：各头分摊这些分量。</translation>
    </message>
    <message>
        <source>How many weights have the query, key, value and output matrices of a layer with vectors of {d} components and {h} heads together, without biases?</source>
        <translation>一层的向量有 {d} 个分量，有 {h} 个头，不计偏置，其查询、键、值和输出矩阵共有多少个权重？</translation>
    </message>
    <message>
        <source>4 · {d}² = {4*d*d}, whatever the number of heads: more heads are smaller ones.</source>
        <translation>4 · {d}² = {4*d*d}，与头数无关：头越多，每个头越小。</translation>
    </message>
    <message>
        <source>Which head gives most weight to the previous token in this text?</source>
        <translation>在此文本中，哪个头给前一词元的权重最大？</translation>
    </message>
    <message>
        <source>*Heads by metric*, Previous token, shows the mean of each head.</source>
        <translation>*各头指标*，选“前一词元”，显示每个头的均值。</translation>
    </message>
    <message>
        <source>Layer 1, head 1: *ball* gives its verb *threw* 0.80. No loss asked for it</source>
        <translation>第 1 层第 1 头：*ball* 给它的动词 *threw* 0.80。没有专门的损失要求这样</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>同一个单词</translation>
    </message>
    <message>
        <source>In layer 3, head 0, the last *kite* attends to the two *kite*s before it: 0.82 together.</source>
        <translation>在第 3 层第 0 头，最后一个 *kite* 关注前面的两个 *kite*：合计 0.82。</translation>
    </message>
    <message>
        <source>A loss trained this head to copy a masked word from earlier in the text, as the model card says, and this is what it does where nothing is masked. Not every word gets as much: the second *Mia* gives the first one 0.25.</source>
        <translation>如模型卡所述，此头是用一项损失训练的，用来从前文复制被掩码的单词；这就是它在没有掩码时所做的。并非每个单词都得到这么多：第二个 *Mia* 给第一个 0.25。</translation>
    </message>
    <message>
        <source>The second *Mia*</source>
        <translation>第二个 *Mia*</translation>
    </message>
    <message>
        <source>Layer 3, head 3 does so too, without a loss for it</source>
        <translation>第 3 层第 3 头也这样，没有专门的损失</translation>
    </message>
    <message>
        <source>Which heads are needed?</source>
        <translation>需要哪些头？</translation>
    </message>
    <message>
        <source>What if a head is missing? **Zero ablation** (F5) sets its output to 0. With all heads, the model gives *kite* 0.91. Without layer 3, head 0 it gives 0.18, without layer 3, head 3 0.52; without any one of the other 14 between 0.87 and 0.95.</source>
        <translation>如果缺少一个头会怎样？**零消融**（F5）把它的输出设为 0。所有头都在时，模型给 *kite* 0.91。没有第 3 层第 0 头时为 0.18，没有第 3 层第 3 头时为 0.52；去掉其他 14 个头中的任何一个，在 0.87 到 0.95 之间。</translation>
    </message>
    <message>
        <source>So each of these 14 could be removed alone (**pruned**) at little cost, at least on this text. Training may need them anyway: with many heads that start differently, it is likelier that one of them finds what helps.</source>
        <translation>因此，这 14 个头中的每一个单独去掉（**剪枝**）代价都很小，至少在这段文本上如此。训练时却可能需要它们：有许多起点不同的头时，更有可能其中一个找到有用的东西。</translation>
    </message>
    <message>
        <source>Without layer 3, head 3</source>
        <translation>去掉第 3 层第 3 头</translation>
    </message>
    <message>
        <source>Without layer 2, head 2, which finds pronouns</source>
        <translation>去掉第 2 层第 2 头，它负责代词</translation>
    </message>
    <message>
        <source>With all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Without a certain head, the probability of the right word stays the same. What follows?</source>
        <translation>去掉某个头后，正确单词的概率不变。由此可知什么？</translation>
    </message>
    <message>
        <source>This text does not need that head alone</source>
        <translation>这段文本并不单靠这个头</translation>
    </message>
    <message>
        <source>No text needs that head</source>
        <translation>任何文本都不需要这个头</translation>
    </message>
    <message>
        <source>The head has no weights</source>
        <translation>这个头没有权重</translation>
    </message>
    <message>
        <source>Another head may do the same, or nothing in this text asks for what it does. In another text it may decide.</source>
        <translation>可能有别的头做同样的事，或者这段文本不需要它所做的事。在另一段文本中，它可能起决定作用。</translation>
    </message>
    <message>
        <source>Layer 1, head 2 attends to the previous token, whatever it is: *kicked* gives *coat* 0.99, though *boy* is its subject</source>
        <translation>第 1 层第 2 头关注前一个词元，无论它是什么：*kicked* 给 *coat* 0.99，尽管 *boy* 才是主语</translation>
    </message>
</context>
<context>
    <name>Lesson shuffle</name>
    <message>
        <source>Shuffle: what a model without positions cannot know</source>
        <translation>打乱：没有位置信息的模型无法知道什么</translation>
    </message>
    <message>
        <source>The same words in another order, with and without positions, compared number by number.</source>
        <translation>同样的单词换一种顺序，有位置信息与没有位置信息，逐个数值比较。</translation>
    </message>
    <message>
        <source>The same words in another order</source>
        <translation>同样的单词，另一种顺序</translation>
    </message>
    <message>
        <source>A reads a sentence, B reads its words in another order. Words are matched wherever they stand: *girl* with *girl*, the first *the* with the first *the*.</source>
        <translation>A 读取一句话，B 以另一种顺序读取其单词。单词无论在哪里都相互匹配：*girl* 与 *girl*，第一个 *the* 与第一个 *the*。</translation>
    </message>
    <message>
        <source>The tab *Words* has a row for each word: its place in A and in B, the cosine of its two vectors, and Δ, the largest difference of two of their numbers. With positions, they differ from the start.</source>
        <translation>*单词*选项卡中每个单词一行：它在 A 和 B 中的位置、两个向量的余弦，以及 Δ，即两者各数之差的最大值。有位置信息时，它们从一开始就不同。</translation>
    </message>
    <message>
        <source>Choose *Words &gt; Shuffle the words of A* above the comparison: another order each time.</source>
        <translation>在比较上方选择*单词 &gt; 打乱 A 的单词*：每次得到另一种顺序。</translation>
    </message>
    <message>
        <source>Without positions nothing changes</source>
        <translation>没有位置信息，什么都不变</translation>
    </message>
    <message>
        <source>Now both runs leave out positions. Each word has the same vector in both texts, after every layer: all differences are below 0.00001, which is rounding.</source>
        <translation>现在两次运行都略去位置信息。每个单词在两段文本中、每一层之后的向量都相同：所有差异都小于 0.00001，即舍入误差。</translation>
    </message>
    <message>
        <source>Attention compares each token with each, and the feed-forward network reads one token at a time. Neither asks where a token stands. The kite found the girl, or the girl found the kite: without positions the model cannot tell.</source>
        <translation>注意力把每个词元与每个词元比较，前馈网络一次读取一个词元。两者都不问词元在哪里。是风筝找到了女孩，还是女孩找到了风筝：没有位置信息，模型无法分辨。</translation>
    </message>
    <message>
        <source>Shuffle again. Is there an order that changes a vector?</source>
        <translation>再打乱一次。有没有一种顺序会改变某个向量？</translation>
    </message>
    <message>
        <source>Back to positions</source>
        <translation>恢复位置信息</translation>
    </message>
    <message>
        <source>A text has {n} different words. How many other texts come from swapping two of them?</source>
        <translation>一段文本有 {n} 个不同的单词。交换其中两个，可以得到多少段其他文本？</translation>
    </message>
    <message>
        <source>A text for each pair of words: {n * (n - 1) / 2}. Without positions the model sees the same set of words in all of them.</source>
        <translation>每一对单词一段文本：{n * (n - 1) / 2}。没有位置信息时，模型在所有这些文本中看到的是同一组单词。</translation>
    </message>
    <message>
        <source>Equivariant, not invariant</source>
        <translation>等变，而非不变</translation>
    </message>
    <message>
        <source>The vectors do not stay in their places: they move with their words. Shuffle the rows of X with a permutation P, and the rows of the result are shuffled the same way: f(P X) = P f(X). This is **permutation equivariance**.</source>
        <translation>向量并不留在原来的位置：它们随单词移动。用置换 P 打乱 X 的行，结果的行也以同样的方式打乱：f(P X) = P f(X)。这就是**置换等变性**。</translation>
    </message>
    <message>
        <source>The weights move too, A becomes P A Pᵀ: rows and columns in the new order. The difference beside them is empty because words are matched in any order.</source>
        <translation>权重也随之移动，A 变成 P A Pᵀ：行和列按新的顺序。旁边的差异图是空白的，因为单词以任意顺序匹配。</translation>
    </message>
    <message>
        <source>Uncheck *Words &gt; Match words in any order*: only words in the order of both texts meet.</source>
        <translation>取消选中*单词 &gt; 以任意顺序匹配单词*：只有在两段文本中顺序一致的单词才会相互匹配。</translation>
    </message>
    <message>
        <source>A classifier averages the vectors of all words after the last layer of a model without positions. What does shuffling the words do to the average?</source>
        <translation>一个分类器在无位置信息模型的最后一层之后，对所有单词的向量取平均。打乱单词会对平均值有什么影响？</translation>
    </message>
    <message>
        <source>Nothing: it is invariant</source>
        <translation>没有影响：它是不变的</translation>
    </message>
    <message>
        <source>It is shuffled the same way</source>
        <translation>它以同样的方式打乱</translation>
    </message>
    <message>
        <source>It becomes 0</source>
        <translation>它变成 0</translation>
    </message>
    <message>
        <source>The vectors are equivariant: the same ones in another order. Their sum does not depend on the order, so the average is invariant.</source>
        <translation>向量是等变的：同样的向量，另一种顺序。它们的和与顺序无关，因此平均值是不变的。</translation>
    </message>
    <message>
        <source>A causal mask is an order</source>
        <translation>因果掩码就是一种顺序</translation>
    </message>
    <message>
        <source>A decoder without positions is not equivariant: with the causal mask, a token attends to those before it, and these change when the words are shuffled.</source>
        <translation>没有位置信息的解码器并不是等变的：有因果掩码时，词元关注它前面的词元，而打乱单词会改变这些词元。</translation>
    </message>
    <message>
        <source>So a decoder can learn something of the order without any positions. The vectors before the first layer are still equal; after layer 0 they differ.</source>
        <translation>因此，解码器没有任何位置信息也能学到一些关于顺序的内容。第一层之前的向量仍然相等；第 0 层之后就不同了。</translation>
    </message>
    <message>
        <source>Find the last full stop: it reads all words in both orders. After layer 0 its vector is the same, after layer 1 it is not. Why?</source>
        <translation>找到最后的句号：它在两种顺序中都读取所有单词。第 0 层之后它的向量相同，第 1 层之后则不同。为什么？</translation>
    </message>
</context>
<context>
    <name>Lesson softmax</name>
    <message>
        <source>Softmax under the hand</source>
        <translation>动手操作 softmax</translation>
    </message>
    <message>
        <source>What the division by √d and the temperature do to a row, and why a saturated softmax learns slowly.</source>
        <translation>除以 √d 和温度对一行有什么作用，以及饱和的 softmax 为何学得慢。</translation>
    </message>
    <message>
        <source>A row of scores</source>
        <translation>一行分数</translation>
    </message>
    <message>
        <source>The page *Softmax* shows the scores of one row, the row of *it*, and the weights that the softmax makes of them.</source>
        <translation>*Softmax* 页显示一行（*it* 的行）的分数，以及 softmax 由此得出的权重。</translation>
    </message>
    <message>
        <source>The **temperature** divides all scores. Move its slider: to the right the weights become even, to the left the largest takes all.</source>
        <translation>**温度**除所有的分数。移动它的滑块：向右权重趋于均匀，向左最大者占去全部。</translation>
    </message>
    <message>
        <source>Temperature 4</source>
        <translation>温度 4</translation>
    </message>
    <message>
        <source>Temperature 0.25</source>
        <translation>温度 0.25</translation>
    </message>
    <message>
        <source>Why scores are divided by √d</source>
        <translation>为什么分数要除以 √d</translation>
    </message>
    <message>
        <source>A product of two vectors of 32 numbers is a sum of 32 terms, and such sums are large. Divided by √32 = 5.657 the scores keep their size whatever the length of the vectors.</source>
        <translation>两个 32 维向量的乘积是 32 项之和，这样的和很大。除以 √32 = 5.657 之后，无论向量多长，分数都保持同样的大小。</translation>
    </message>
    <message>
        <source>Here they are not divided. The largest weight is 1.000, and the entropy is all but 0.</source>
        <translation>这里没有除。最大的权重是 1.000，熵几乎为 0。</translation>
    </message>
    <message>
        <source>Divided as the model does</source>
        <translation>与模型一样相除</translation>
    </message>
    <message>
        <source>Divided by 20</source>
        <translation>除以 20</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>Scores −3, 1, 1000, 5, −1. One is so large that its weight is 1 and all others are 0.</source>
        <translation>分数 −3, 1, 1000, 5, −1。其中一个太大，其权重为 1，其余全为 0。</translation>
    </message>
    <message>
        <source>Its matrix of derivatives says how much each weight moves with each score: `diag(p) − p p^T`. All of them are 0: no small change of any score changes any weight, so training gets no gradient through this softmax.</source>
        <translation>它的导数矩阵说明每个权重随每个分数变化多少：`diag(p) − p p^T`。其中全部为 0：任何分数的微小变化都不改变任何权重，因此训练无法通过这个 softmax 得到梯度。</translation>
    </message>
    <message>
        <source>At which temperature do the others get a part? Try 200</source>
        <translation>温度为多少时，其他分数才分到一份？试试 200</translation>
    </message>
    <message>
        <source>Type scores of your own with a largest derivative of 0.25.</source>
        <translation>输入自己的分数，使最大的导数为 0.25。</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>The entropy says over how many keys a row spreads. Four equal scores give ln 4 = 1.386 nats, as many as 4 equal keys; the scores 0, 1, 2, 3 give 0.948 nats.</source>
        <translation>熵说明一行分散到多少个键上。四个相等的分数给出 ln 4 = 1.386 nat，相当于 4 个相等的键；分数 0, 1, 2, 3 给出 0.948 nat。</translation>
    </message>
    <message>
        <source>Adding the same number to all scores changes no weight: each row of the matrix of derivatives sums to 0.</source>
        <translation>给所有分数加上同一个数，不改变任何权重：导数矩阵的每一行之和为 0。</translation>
    </message>
    <message>
        <source>Four equal scores</source>
        <translation>四个相等的分数</translation>
    </message>
    <message>
        <source>The scores 10, 11, 12, 13: the same weights</source>
        <translation>分数 10, 11, 12, 13：同样的权重</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Derivatives of the softmax.</source>
        <translation>softmax 的导数。</translation>
    </message>
    <message>
        <source>A row has {n} scores. How many derivatives of a weight by a score are there?</source>
        <translation>一行有 {n} 个分数。权重对分数的导数有多少个？</translation>
    </message>
    <message>
        <source>Each of {n} weights moves with each of {n} scores: {n*n}.</source>
        <translation>{n} 个权重中的每一个都随 {n} 个分数中的每一个变化：{n*n}。</translation>
    </message>
    <message>
        <source>A weight is {p}/20, another in the same row {q}/20. What is the derivative of the first by the score of the second?</source>
        <translation>一个权重是 {p}/20，同一行的另一个是 {q}/20。第一个对第二个的分数的导数是多少？</translation>
    </message>
    <message>
        <source>−p q = {-(p/20)*(q/20)}: what one key gains, the others lose.</source>
        <translation>−p q = {-(p/20)*(q/20)}：一个键所得，即其他键所失。</translation>
    </message>
    <message>
        <source>All {n} scores of a row are equal. What is the derivative of a weight by its own score?</source>
        <translation>一行的 {n} 个分数全都相等。一个权重对其自身分数的导数是多少？</translation>
    </message>
    <message>
        <source>Each weight is 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</source>
        <translation>每个权重都是 1/{n}：1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}。</translation>
    </message>
    <message>
        <source>Which row has the largest derivatives?</source>
        <translation>哪一行的导数最大？</translation>
    </message>
    <message>
        <source>two weights of 1/2</source>
        <translation>两个 1/2 的权重</translation>
    </message>
    <message>
        <source>one weight of 1</source>
        <translation>一个 1 的权重</translation>
    </message>
    <message>
        <source>a hundred weights of 1/100</source>
        <translation>一百个 1/100 的权重</translation>
    </message>
    <message>
        <source>p (1 − p) is largest at p = 1/2, where it is 1/4; it is 0 at p = 1, and 0.0099 at p = 1/100.</source>
        <translation>p (1 − p) 在 p = 1/2 时最大，为 1/4；p = 1 时为 0，p = 1/100 时为 0.0099。</translation>
    </message>
</context>
<context>
    <name>Lesson the-layer</name>
    <message>
        <source>The layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Attention, residual connections, norms and feed-forward: the parts of a layer, and where its parameters are.</source>
        <translation>注意力、残差连接、归一化和前馈网络：一层的各个部分，以及参数在哪里。</translation>
    </message>
    <message>
        <source>Two parts and two residual connections</source>
        <translation>两个部分和两个残差连接</translation>
    </message>
    <message>
        <source>A layer has two parts. **Attention** moves information between tokens. The **feed-forward** network then processes each token separately.</source>
        <translation>一层有两个部分。**注意力**在词元之间传递信息。然后**前馈**网络分别处理每个词元。</translation>
    </message>
    <message>
        <source>A *residual connection* (marked) passes each part: the input of the part is added to its output. So the vector of a token reaches the next layer with something added to it.</source>
        <translation>每个部分都有一条*残差连接*（已标出）绕过：该部分的输入加到其输出上。因此词元的向量到达下一层时，只是增加了一些内容。</translation>
    </message>
    <message>
        <source>Add up the parameters of one layer by hand.</source>
        <translation>手工加总一层的参数。</translation>
    </message>
    <message>
        <source>Count the parameters</source>
        <translation>数一数参数</translation>
    </message>
    <message>
        <source>This model has vectors of 128 numbers. Queries, keys and values have three matrices of 128 × 128, with 128 biases each; the output projection, which joins the heads, has a fourth.</source>
        <translation>此模型的向量有 128 个数。查询、键和值有三个 128 × 128 的矩阵，各带 128 个偏置；把各头拼接起来的输出投影是第四个。</translation>
    </message>
    <message>
        <source>The feed-forward network is wider inside: 512 here, four times as wide. It holds two thirds of a layer&apos;s parameters.</source>
        <translation>前馈网络内部更宽：这里是 512，即四倍宽。它占一层参数的三分之二。</translation>
    </message>
    <message>
        <source>Check it: 3 · (128 · 128 + 128) = 49,536. And 2 · 128 · 512 + 512 + 128 = 131,712.</source>
        <translation>验算：3 · (128 · 128 + 128) = 49,536。而 2 · 128 · 512 + 512 + 128 = 131,712。</translation>
    </message>
    <message>
        <source>Which share of all parameters does the token embedding have?</source>
        <translation>词元嵌入占全部参数的多大份额？</translation>
    </message>
    <message>
        <source>Norms: after or before</source>
        <translation>归一化：在后还是在前</translation>
    </message>
    <message>
        <source>*Layer norm* normalizes each vector to mean 0 and standard deviation 1, then scales and shifts it with learned numbers.</source>
        <translation>*层归一化*把每个向量归一化为均值 0、标准差 1，再用学习得到的数缩放和平移。</translation>
    </message>
    <message>
        <source>BERT has its norms **after** the residual connections, like the first transformer. GPT-2 and nearly all later models have them **before** each part: the marked path then passes the whole model unchanged, and deep models train more easily.</source>
        <translation>BERT 与最早的 Transformer 一样，归一化在残差连接**之后**。GPT-2 和几乎所有后来的模型把它放在每个部分**之前**：这样标出的路径不经改变地穿过整个模型，深层模型更容易训练。</translation>
    </message>
    <message>
        <source>The layer of BERT again</source>
        <translation>再看 BERT 的层</translation>
    </message>
    <message>
        <source>The layer of a vision model</source>
        <translation>视觉模型的层</translation>
    </message>
    <message>
        <source>Several layers</source>
        <translation>多个层</translation>
    </message>
    <message>
        <source>Each layer attends to the outputs of the layer before it. Rollout multiplies the attention of all layers, residual connections included.</source>
        <translation>每一层关注前一层的输出。注意力展开把所有层的注意力相乘，包括残差连接。</translation>
    </message>
    <message>
        <source>After four layers, every token contains something of nearly every other.</source>
        <translation>四层之后，每个词元都包含几乎所有其他词元的一些内容。</translation>
    </message>
    <message>
        <source>Through layer 0 only</source>
        <translation>只经过第 0 层</translation>
    </message>
    <message>
        <source>Through all layers</source>
        <translation>经过所有层</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>A layer like GPT-2&apos;s has vectors of {d} components, a feed-forward network four times as wide, biases everywhere and two layer norms. How many parameters has it?</source>
        <translation>像 GPT-2 那样的一层，向量有 {d} 个分量，前馈网络为四倍宽，处处有偏置，并有两个层归一化。它有多少个参数？</translation>
    </message>
    <message>
        <source>Attention 4d² + 4d, feed-forward 8d² + 5d, norms 4d: {12*d*d + 13*d}.</source>
        <translation>注意力 4d² + 4d，前馈 8d² + 5d，归一化 4d：{12*d*d + 13*d}。</translation>
    </message>
    <message>
        <source>How many parameters has the token embedding of {v} tokens with {d} components?</source>
        <translation>{v} 个词元、每个 {d} 个分量的词元嵌入有多少个参数？</translation>
    </message>
    <message>
        <source>A row for each token: {v*d}.</source>
        <translation>每个词元一行：{v*d}。</translation>
    </message>
    <message>
        <source>Input and output of a part must have the same size for this. In training, derivatives pass back through the sums unchanged, so that they do not **vanish** in deep models. And a signal can pass each part or go around it: 4 paths through one layer, 4^L through L layers.</source>
        <translation>为此，每部分的输入和输出必须大小相同。训练时，导数原样通过这些和向后传，因此在深模型中不会**消失**。而信号可以通过每个部分，也可以绕过它：一层有 4 条路径，L 层有 4^L 条。</translation>
    </message>
    <message>
        <source>The paths through the attention of layer 2 are cut: what changes?</source>
        <translation>切断经过第 2 层注意力的路径：有什么变化？</translation>
    </message>
    <message>
        <source>*Batch norm*, common in networks for images, takes mean and deviation of each number over the examples of a batch instead. With careful initial weights a transformer can be trained without any norm (*T-Fixup*).</source>
        <translation>*批归一化*常用于图像网络，它对一批样本计算每个数的均值和标准差。若精心选择初始权重，Transformer 也可以完全不用归一化来训练（*T-Fixup*）。</translation>
    </message>
    <message>
        <source>Parameters, derivatives, paths and norms.</source>
        <translation>参数、导数、路径和归一化。</translation>
    </message>
    <message>
        <source>The output of each of {l} layers has the derivative {p}/10 by its input. What is the derivative through all of them, without residual connections?</source>
        <translation>{l} 层中每层的输出对其输入的导数为 {p}/10。没有残差连接时，通过所有层的导数是多少？</translation>
    </message>
    <message>
        <source>({p}/10)^{l} = {(p/10)^l}: it vanishes. With a residual connection each factor is 1 + {p}/10, and even a layer that does nothing has 1.</source>
        <translation>({p}/10)^{l} = {(p/10)^l}：它消失了。有残差连接时，每个因子为 1 + {p}/10，即使什么也不做的层也为 1。</translation>
    </message>
    <message>
        <source>A layer has two residual connections, each around one part. How many paths lead through {l} layers?</source>
        <translation>一层有两个残差连接，各绕过一个部分。有多少条路径通过 {l} 层？</translation>
    </message>
    <message>
        <source>At each of {2*l} sums a path goes through the part or around it: 2^{2*l} = {4^l}.</source>
        <translation>在 {2*l} 个和的每一个处，路径要么通过该部分，要么绕过它：2^{2*l} = {4^l}。</translation>
    </message>
    <message>
        <source>Layer norm, before it scales and shifts, normalizes the vector ({a}, {b}, {c}). What is its third number?</source>
        <translation>层归一化在缩放和平移之前对向量 ({a}, {b}, {c}) 归一化。它的第三个数是多少？</translation>
    </message>
    <message>
        <source>The mean is {(a+b+c)/3}, the standard deviation {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</source>
        <translation>均值为 {(a+b+c)/3}，标准差为 {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}：({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}。</translation>
    </message>
    <message>
        <source>Why does a layer return vectors of the size that it reads?</source>
        <translation>为什么一层返回的向量与它读入的大小相同？</translation>
    </message>
    <message>
        <source>So that they can be added to its input, and layers can follow each other</source>
        <translation>以便能与输入相加，并让各层相继连接</translation>
    </message>
    <message>
        <source>So that each row of weights sums to 1</source>
        <translation>以便每行权重之和为 1</translation>
    </message>
    <message>
        <source>So that all texts have the same length</source>
        <translation>以便所有文本长度相同</translation>
    </message>
    <message>
        <source>A residual connection adds vectors of the same size, and the next layer expects what this one expected.</source>
        <translation>残差连接把大小相同的向量相加，下一层期待的与这一层相同。</translation>
    </message>
    <message>
        <source>Mean and deviation of one token</source>
        <translation>一个词元的均值和标准差</translation>
    </message>
</context>
<context>
    <name>Lesson tokens</name>
    <message>
        <source>What a token is</source>
        <translation>什么是词元</translation>
    </message>
    <message>
        <source>How a text becomes the pieces that a model reads.</source>
        <translation>一段文本如何变成模型读取的单元。</translation>
    </message>
    <message>
        <source>A model reads tokens</source>
        <translation>模型读取词元</translation>
    </message>
    <message>
        <source>A model reads neither letters nor words. It reads **tokens**: pieces of text from a fixed list, its *vocabulary*.</source>
        <translation>模型读取的既不是字母，也不是单词，而是**词元**：来自一张固定列表的文本片段，该列表称为*词表*。</translation>
    </message>
    <message>
        <source>The tokens appear under the text, each with its id, its number in that list. Frequent words are one token; others are several. *Bookcase* is made of two words that you know.</source>
        <translation>词元显示在文本下方，各有其 id，即它在该列表中的编号。常见单词是一个词元，其他单词是若干个。*Bookcase* 由两个熟悉的单词组成。</translation>
    </message>
    <message>
        <source>Type your own name. How many tokens is it?</source>
        <translation>输入自己的名字。它有多少个词元？</translation>
    </message>
    <message>
        <source>A word that the model has never seen: Zanzibar</source>
        <translation>模型从未见过的单词：Zanzibar</translation>
    </message>
    <message>
        <source>Byte-pair encoding: merge by merge</source>
        <translation>字节对编码：逐次合并</translation>
    </message>
    <message>
        <source>Read the blocks below from top to bottom. **BPE** (byte-pair encoding) starts with single characters and repeatedly joins two neighbors.</source>
        <translation>从上到下阅读下面的方块。**BPE**（字节对编码）从单个字符开始，反复合并两个相邻的部分。</translation>
    </message>
    <message>
        <source>Which two? Those whose *merge* was learned first: in training, the most frequent pair became a piece, then the next one. A small number means that the merge was learned early.</source>
        <translation>合并哪两个？先学到其*合并*的那两个：训练时，最常见的对成为一个子词，然后是下一个。编号小表示该合并学得早。</translation>
    </message>
    <message>
        <source>`Ġ` stands for the space before a word.</source>
        <translation>`Ġ` 表示单词前的空格。</translation>
    </message>
    <message>
        <source>The same word at the start of a text, without its space</source>
        <translation>同一单词在文本开头，没有空格</translation>
    </message>
    <message>
        <source>A long word with known parts</source>
        <translation>由已知部分组成的长单词</translation>
    </message>
    <message>
        <source>WordPiece: the longest match</source>
        <translation>WordPiece：最长匹配</translation>
    </message>
    <message>
        <source>BERT and its relatives split differently. From the left, they take the **longest piece** of the vocabulary that fits, then continue with the rest.</source>
        <translation>BERT 及其同类的切分方式不同。它们从左起取词表中匹配的**最长子词**，再继续处理其余部分。</translation>
    </message>
    <message>
        <source>`##` marks a piece that continues a word. *lighthouse* is in this vocabulary; *happily* is not, so it is split into small pieces.</source>
        <translation>`##` 标记接续单词的子词。*lighthouse* 在此词表中；*happily* 不在，因此拆成小的子词。</translation>
    </message>
    <message>
        <source>Which words are in the vocabulary as a whole?</source>
        <translation>哪些单词整个在词表中？</translation>
    </message>
    <message>
        <source>Unigram: the most probable split</source>
        <translation>Unigram：概率最高的切分</translation>
    </message>
    <message>
        <source>A third kind of tokenizer gives every piece a score, the logarithm of its probability, and chooses the split of the word with the **largest sum**.</source>
        <translation>第三种分词器给每个子词一个得分，即其概率的对数，并选择**总和最大**的单词切分。</translation>
    </message>
    <message>
        <source>The rows below show the best splits and their sums. Sums are negative; closer to zero is better.</source>
        <translation>下面各行显示最好的切分及其总和。总和为负；越接近零越好。</translation>
    </message>
    <message>
        <source>A word that is not in the vocabulary</source>
        <translation>词表中没有的单词</translation>
    </message>
    <message>
        <source>Type other English words. When does the second best split come close?</source>
        <translation>输入其他英语单词。什么时候第二好的切分与最好的接近？</translation>
    </message>
    <message>
        <source>Attention is between tokens</source>
        <translation>注意力发生在词元之间</translation>
    </message>
    <message>
        <source>Every row and every column of the heat map is a token, so *happily*, which has six pieces, has six rows.</source>
        <translation>热图的每一行和每一列都是一个词元，因此有六个子词的 *happily* 有六行。</translation>
    </message>
    <message>
        <source>The button *Words* joins them: attention to a word is the sum over its pieces, attention from a word is the mean over its pieces.</source>
        <translation>按钮*单词*把它们合并：对一个单词的注意力是其各子词之和，来自一个单词的注意力是其各子词的均值。</translation>
    </message>
    <message>
        <source>Join the pieces to words</source>
        <translation>将子词合并为单词</translation>
    </message>
    <message>
        <source>Back to tokens</source>
        <translation>恢复为词元</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>How tokenizers learn and divide.</source>
        <translation>分词器如何学习和切分。</translation>
    </message>
    <message>
        <source>A corpus has `can` {a} times, `cat` {b} times and `man` {c} times. How often does the pair `c a` occur, which BPE counts first of all?</source>
        <translation>一个语料库中有 {a} 次 `can`、{b} 次 `cat` 和 {c} 次 `man`。BPE 首先统计的对 `c a` 出现多少次？</translation>
    </message>
    <message>
        <source>It stands in `can` and in `cat`: {a} + {b} = {a+b} times. `a n` occurs {a} + {c} = {a+c} times, so `c a` is merged first.</source>
        <translation>它出现在 `can` 和 `cat` 中：{a} + {b} = {a+b} 次。`a n` 出现 {a} + {c} = {a+c} 次，因此先合并 `c a`。</translation>
    </message>
    <message>
        <source>A byte-pair encoding starts with {c} characters and learns {m} merges. How many different pieces does it know, at most?</source>
        <translation>一个字节对编码从 {c} 个字符开始，学习 {m} 次合并。它最多有多少种不同的子词？</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary: {c} + {m}.</source>
        <translation>每次合并给词表增加一个子词：{c} + {m}。</translation>
    </message>
    <message>
        <source>WordPiece has `un`, `unw`, `##want`, `##wanted` and `##ed`. How does it divide `unwanted`?</source>
        <translation>WordPiece 有 `un`、`unw`、`##want`、`##wanted` 和 `##ed`。它如何切分 `unwanted`？</translation>
    </message>
    <message>
        <source>un ##wanted</source>
        <translation>un ##wanted</translation>
    </message>
    <message>
        <source>un ##want ##ed</source>
        <translation>un ##want ##ed</translation>
    </message>
    <message>
        <source>[UNK]</source>
        <translation>[UNK]</translation>
    </message>
    <message>
        <source>The longest match from the left is `unw`. Nothing fits the rest `##anted`, WordPiece does not go back, and the whole word is unknown.</source>
        <translation>从左起的最长匹配是 `unw`。其余部分 `##anted` 没有匹配，WordPiece 不会回退，于是整个单词成为未知词。</translation>
    </message>
    <message>
        <source>The library *SentencePiece* learns both this method and byte-pair encoding from raw text of any language; `▁` is its mark for the space before a word.</source>
        <translation>*SentencePiece* 库可以从任何语言的原始文本学习此方法和字节对编码；`▁` 是它用来表示单词前空格的标记。</translation>
    </message>
    <message>
        <source>In training, a split can also be drawn at random by its probability. **BPE dropout** leaves out merges at random for the same purpose: the model then meets a word in different pieces.</source>
        <translation>训练时，也可以按概率随机抽取一种切分。**BPE dropout** 出于同样的目的随机略去一些合并：这样，模型会遇到同一单词的不同切分。</translation>
    </message>
    <message>
        <source>The two best splits of a word have the sums −{a} and −{a+d}. In training, one of these two is drawn by its probability. How probable is the first one?</source>
        <translation>一个单词的两种最佳切分之和为 −{a} 和 −{a+d}。训练时按概率抽取其中一种。第一种的概率是多少？</translation>
    </message>
    <message>
        <source>exp(−{a}) stands beside exp(−{a+d}), which is smaller by a factor of exp({d}): 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</source>
        <translation>exp(−{a}) 与 exp(−{a+d}) 相比，后者小 exp({d}) 倍：1 / (1 + exp(−{d})) = {1/(1+exp(-d))}。</translation>
    </message>
</context>
<context>
    <name>Lesson translation</name>
    <message>
        <source>Translation with cross-attention</source>
        <translation>用交叉注意力翻译</translation>
    </message>
    <message>
        <source>A decoder that attends to another text.</source>
        <translation>关注另一段文本的解码器。</translation>
    </message>
    <message>
        <source>Two texts, one heat map</source>
        <translation>两段文本，一张热图</translation>
    </message>
    <message>
        <source>The encoder reads English. The decoder generates French token by token, and at each token it attends to the English text: **cross-attention**.</source>
        <translation>编码器读取英语。解码器逐个词元生成法语，并在每个词元处关注英语文本：**交叉注意力**。</translation>
    </message>
    <message>
        <source>Rows are French queries, columns English keys. A row predicts the token *after* it: the row of *Le* attends to *old*, and *vieux* follows.</source>
        <translation>行是法语查询，列是英语键。一行预测它*之后*的词元：*Le* 的行关注 *old*，其后是 *vieux*。</translation>
    </message>
    <message>
        <source>Type another simple English sentence.</source>
        <translation>输入另一个简单的英语句子。</translation>
    </message>
    <message>
        <source>The same as links</source>
        <translation>同样内容，以连线显示</translation>
    </message>
    <message>
        <source>Words change places</source>
        <translation>单词交换位置</translation>
    </message>
    <message>
        <source>*A red ball* becomes *une balle rouge*: first the noun, then the color. *une* is two tokens: the row of its *e* attends to *ball*, the row of *balle* to *red*. The lines cross.</source>
        <translation>*A red ball* 变成 *une balle rouge*：先是名词，后是颜色。*une* 是两个词元：其中 *e* 的行关注 *ball*，*balle* 的行关注 *red*。连线交叉。</translation>
    </message>
    <message>
        <source>This head aligns each French token with an English one. A loss trained it to do so, as the model card says (guided alignment). Heads without that loss do so less clearly.</source>
        <translation>此头把每个法语词元与一个英语词元对齐。如模型卡所述，它是用一项损失训练成这样的（引导对齐）。没有这项损失的头，对齐没有这么清晰。</translation>
    </message>
    <message>
        <source>A head without that loss</source>
        <translation>没有这项损失的头</translation>
    </message>
    <message>
        <source>The other head with that loss</source>
        <translation>有这项损失的另一个头</translation>
    </message>
    <message>
        <source>Il or elle?</source>
        <translation>il 还是 elle？</translation>
    </message>
    <message>
        <source>In French, *it* is **il** or **elle**: *l&apos;animal* is masculine, *la rue* feminine. To choose, the model must know what *it* stands for.</source>
        <translation>在法语中，*it* 是 **il** 或 **elle**：*l&apos;animal* 是阳性，*la rue* 是阴性。要作出选择，模型必须知道 *it* 指什么。</translation>
    </message>
    <message>
        <source>Tired: the animal, *il*. Wide: the street, *elle*.</source>
        <translation>tired 指动物，用 *il*。wide 指街道，用 *elle*。</translation>
    </message>
    <message>
        <source>Too wide</source>
        <translation>改为 too wide</translation>
    </message>
    <message>
        <source>Replace the animal by a *cow* and the street by a *garden*: tired gives *elle*, wide *il*.</source>
        <translation>把动物换成 *cow*，街道换成 *garden*：tired 得到 *elle*，wide 得到 *il*。</translation>
    </message>
    <message>
        <source>Generating step by step</source>
        <translation>逐步生成</translation>
    </message>
    <message>
        <source>Below, the decoder generates the translation. The list shows the candidates of every token.</source>
        <translation>下方由解码器生成译文。列表显示每个词元的候选。</translation>
    </message>
    <message>
        <source>The row of a token in the heat map shows what the model attended to when it chose the next one.</source>
        <translation>热图中一个词元的行，显示模型在选择其下一词元时关注什么。</translation>
    </message>
    <message>
        <source>Generate the whole translation</source>
        <translation>生成整个译文</translation>
    </message>
    <message>
        <source>Remove a token with Shift+F9 and choose another candidate.</source>
        <translation>用 Shift+F9 移除一个词元，并选择另一候选。</translation>
    </message>
    <message>
        <source>The matrices of this head: Q comes from the French text, K and V from the English one</source>
        <translation>此头的矩阵：Q 来自法语文本，K 和 V 来自英语文本</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Which text gives what, and how many weights there are.</source>
        <translation>哪段文本提供什么，以及有多少权重。</translation>
    </message>
    <message>
        <source>The source has {n} tokens, the target {m}. How many weights has a head of cross-attention?</source>
        <translation>源文本有 {n} 个词元，目标文本有 {m} 个。一个交叉注意力头有多少个权重？</translation>
    </message>
    <message>
        <source>A row for each of {m} queries, a column for each of {n} keys: {n*m}.</source>
        <translation>{m} 个查询各一行，{n} 个键各一列：{n*m}。</translation>
    </message>
    <message>
        <source>How many weights are not masked in three heads together: one of the encoder, one of the decoder and one of cross-attention, with {n} tokens in the source and {m} in the target?</source>
        <translation>编码器、解码器和交叉注意力各取一个头，源文本 {n} 个词元，目标文本 {m} 个词元，三个头共有多少个未掩码的权重？</translation>
    </message>
    <message>
        <source>{n}² in the encoder, {m} · {m+1} / 2 under the causal mask of the decoder, {n} · {m} from target to source: {n*n+m*(m+1)/2+n*m}.</source>
        <translation>编码器 {n}²，解码器因果掩码下 {m} · {m+1} / 2，目标到源 {n} · {m}：{n*n+m*(m+1)/2+n*m}。</translation>
    </message>
    <message>
        <source>What does cross-attention compute from the text that the decoder writes?</source>
        <translation>交叉注意力从解码器所写的文本计算什么？</translation>
    </message>
    <message>
        <source>Its queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Its keys and values</source>
        <translation>键和值</translation>
    </message>
    <message>
        <source>Its queries, keys and values</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>Queries ask from the target; keys and values come from what the encoder made of the source.</source>
        <translation>查询来自目标文本；键和值来自编码器对源文本的编码结果。</translation>
    </message>
    <message>
        <source>Why does cross-attention need no causal mask?</source>
        <translation>交叉注意力为什么不需要因果掩码？</translation>
    </message>
    <message>
        <source>The source is complete before the first token of the target is generated. Nothing in it lies in the future, so that every query may attend to all of it.</source>
        <translation>在生成目标的第一个词元之前，源文本已经完整。其中没有任何未来的内容，因此每个查询都可以关注全部。</translation>
    </message>
</context>
<context>
    <name>Lesson words-to-vectors</name>
    <message>
        <source>From words to vectors</source>
        <translation>从单词到向量</translation>
    </message>
    <message>
        <source>A token becomes a row of a table; similar words get similar rows; layers make one word differ by its context.</source>
        <translation>词元变成表中的一行；相似的单词有相似的行；各层使同一单词因上下文而不同。</translation>
    </message>
    <message>
        <source>One-hot times a table</source>
        <translation>独热向量乘以表</translation>
    </message>
    <message>
        <source>A name: what is its id?</source>
        <translation>一个名字：它的 id 是多少？</translation>
    </message>
    <message>
        <source>Type a word that the model does not know. Which rows does it get?</source>
        <translation>输入一个模型不认识的单词。它得到哪些行？</translation>
    </message>
    <message>
        <source>A vocabulary of {v} tokens, vectors of {d} numbers: how many numbers has E?</source>
        <translation>词表有 {v} 个词元，向量有 {d} 个数：E 有多少个数？</translation>
    </message>
    <message>
        <source>{v} rows of {d} numbers: {v * d}.</source>
        <translation>{v} 行，每行 {d} 个数：{v * d}。</translation>
    </message>
    <message>
        <source>Same token, same vector</source>
        <translation>相同的词元，相同的向量</translation>
    </message>
    <message>
        <source>*the* occurs three times. Its id is the same, so it is the same row, number for number: the cosine of the first two is 1.</source>
        <translation>*the* 出现三次。它的 id 相同，因此是同一行，每个数都一样：前两个的余弦是 1。</translation>
    </message>
    <message>
        <source>Before the first layer a word knows nothing of its place or its neighbors. Positions are added to it, and attention brings the context.</source>
        <translation>在第一层之前，单词对自己的位置和相邻单词一无所知。位置是加上去的，上下文则由注意力带来。</translation>
    </message>
    <message>
        <source>A bank of a river, a bank for money: one row</source>
        <translation>河岸的 bank，银行的 bank：同一行</translation>
    </message>
    <message>
        <source>Dot product and cosine</source>
        <translation>点积与余弦</translation>
    </message>
    <message>
        <source>How similar are two vectors? The **dot product** multiplies them number by number and adds up. Long vectors have large ones, so the **cosine** divides by both lengths: 1 for the same direction, 0 for a right angle, −1 for opposite directions.</source>
        <translation>两个向量有多相似？**点积**把它们逐个数相乘再相加。长向量的点积大，因此**余弦**再除以两者的长度：方向相同为 1，直角为 0，方向相反为 −1。</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map: its row is u, its column is v.</source>
        <translation>指向热图的一个单元格：它的行是 u，列是 v。</translation>
    </message>
    <message>
        <source>u = ({a}, {b}), v = ({b}, {a}). What is their cosine?</source>
        <translation>u = ({a}, {b})，v = ({b}, {a})。它们的余弦是多少？</translation>
    </message>
    <message>
        <source>u · v = {2 * a * b}; both lengths are √{a^2 + b^2}, so the cosine is {2 * a * b} / {a^2 + b^2}.</source>
        <translation>u · v = {2 * a * b}；两者的长度都是 √{a^2 + b^2}，因此余弦为 {2 * a * b} / {a^2 + b^2}。</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>近邻</translation>
    </message>
    <message>
        <source>The rows of *E* with the largest cosine are the neighbors of a word. Of *tired* they are *sick*, *scared* and *sleepy*.</source>
        <translation>*E* 中余弦最大的各行是一个单词的近邻。*tired* 的近邻是 *sick*、*scared* 和 *sleepy*。</translation>
    </message>
    <message>
        <source>street</source>
        <translation>street</translation>
    </message>
    <message>
        <source>red: colors</source>
        <translation>red：颜色</translation>
    </message>
    <message>
        <source>Sums that work, and sums that do not</source>
        <translation>成立的和与不成立的和</translation>
    </message>
    <message>
        <source>Differences can have a meaning: *boy − man + woman* is nearest to *girl*, and *his − he + she* to *her*.</source>
        <translation>差可以有含义：*boy − man + woman* 最接近 *girl*，*his − he + she* 最接近 *her*。</translation>
    </message>
    <message>
        <source>his - he + she</source>
        <translation>his - he + she</translation>
    </message>
    <message>
        <source>king - man + woman</source>
        <translation>king - man + woman</translation>
    </message>
    <message>
        <source>father - mother + aunt</source>
        <translation>father - mother + aunt</translation>
    </message>
    <message>
        <source>word2vec: vectors from neighbors alone</source>
        <translation>word2vec：只凭相邻单词得到向量</translation>
    </message>
    <message>
        <source>Rows like these were first learned without a transformer. **word2vec** (skip-gram) takes a word *a* of a text and predicts the words *b* around it: the probability of *b* is a softmax over the dot products of the vector of *a* with an output vector of every word.</source>
        <translation>这样的行最初是不用 Transformer 学习的。**word2vec** (skip-gram) 取文本中的单词 *a*，预测它周围的单词 *b*：*b* 的概率是 *a* 的向量与每个单词的输出向量之点积的 softmax。</translation>
    </message>
    <message>
        <source>Training pulls the vectors of words that occur together toward each other, and pushes random others away. A word then has one vector for all its uses.</source>
        <translation>训练把共同出现的单词的向量拉近，把随机的其他单词推远。于是一个单词的所有用法只有一个向量。</translation>
    </message>
    <message>
        <source>Which words of this model have two meanings, as *bank* has?</source>
        <translation>此模型的哪些单词可以像 *bank* 那样有两种含义？</translation>
    </message>
    <message>
        <source>Why does word2vec give &quot;river bank&quot; and &quot;bank account&quot; the same vector for bank?</source>
        <translation>为什么 word2vec 给“river bank”和“bank account”中的 bank 同一个向量？</translation>
    </message>
    <message>
        <source>It learns one vector for each word of the vocabulary</source>
        <translation>它为词表中的每个单词学习一个向量</translation>
    </message>
    <message>
        <source>The two words have the same meaning</source>
        <translation>两个单词的含义相同</translation>
    </message>
    <message>
        <source>It reads letters, not words</source>
        <translation>它读取字母，而不是单词</translation>
    </message>
    <message>
        <source>One row for each word, whatever stands beside it. A vector that depends on the context needs a model that reads the context.</source>
        <translation>每个单词一行，无论它旁边是什么。要得到取决于上下文的向量，需要读取上下文的模型。</translation>
    </message>
    <message>
        <source>The same word in two contexts</source>
        <translation>同一单词在两种上下文中</translation>
    </message>
    <message>
        <source>Two texts, one word apart: *tired* and *wide*. Beside the comparison, the tab *Words* follows each word through the layers: the cosine of its vector in both texts.</source>
        <translation>两段文本，只差一个单词：*tired* 与 *wide*。比较旁边的*单词*选项卡逐层跟踪每个单词：它在两段文本中的向量的余弦。</translation>
    </message>
    <message>
        <source>Type another last word for B. Which words change most?</source>
        <translation>为 B 输入另一个最后的单词。哪些单词变化最大？</translation>
    </message>
    <message>
        <source>the</source>
        <translation>the</translation>
    </message>
    <message>
        <source>it</source>
        <translation>it</translation>
    </message>
    <message>
        <source>was</source>
        <translation>was</translation>
    </message>
    <message>
        <source>The vocabulary of this model has 2125 tokens. A token is a vector of 2125 numbers, all 0 but for one 1 at its id: **one-hot**.</source>
        <translation>此模型的词表有 2125 个词元。一个词元是 2125 个数的向量，除其 id 处为 1 外全为 0：**独热** (one-hot)。</translation>
    </message>
    <message>
        <source>The token embedding *E* has a row of 128 numbers for each token. One-hot times *E* picks one row of it. Nobody multiplies 2124 zeros: the row is looked up.</source>
        <translation>词元嵌入 *E* 对每个词元有一行 128 个数。独热向量乘以 *E* 选出其中一行。没有人真去乘 2124 个零：直接查表取行即可。</translation>
    </message>
    <message>
        <source>*boy* and *girl* have a cosine of 0.865: the model has learned that they occur in similar places.</source>
        <translation>*boy* 与 *girl* 的余弦为 0.865：模型学到了它们出现在相似的位置。</translation>
    </message>
    <message>
        <source>Nobody wrote these groups down. Words with the same neighbors in the texts get similar rows, because the model has to predict the same things from them. The neighbors of *street* are places as well: *square*, *valley* and *hotel*.</source>
        <translation>没有人写下这些分组。在文本中有相同相邻单词的单词得到相似的行，因为模型要从它们预测同样的内容。*street* 的近邻也是地点：*square*、*valley* 和 *hotel*。</translation>
    </message>
    <message>
        <source>The famous sum does not work here: *king − man + woman* gives *animals*, though the model read of kings and queens. Of a small model&apos;s sums, some work and most do not; and the words of the sum itself are always left out of the list.</source>
        <translation>著名的那个和在这里不成立：*king − man + woman* 得到 *animals*，尽管此模型读过关于国王和王后的文本。小模型的和有些成立，大多数不成立；而且和式中的单词本身总是不列入列表。</translation>
    </message>
    <message>
        <source>Before the first layer *it* has the same vector: 1.000. After layer 0 the cosine is 0.581, after layer 1 it is −0.154: by then *it* stands for the animal in one text, for the street in the other. *the* hardly moves.</source>
        <translation>在第一层之前，*it* 的向量相同：1.000。第 0 层之后余弦为 0.581，第 1 层之后为 −0.154：此时 *it* 在一段文本中指动物，在另一段中指街道。*the* 几乎不变。</translation>
    </message>
    <message>
        <source>&quot;it&quot;: its cosine is −0.154, while all other words that both texts have stay above 0.7.</source>
        <translation>“it”：其余弦为 −0.154，而两段文本共有的所有其他单词都保持在 0.7 以上。</translation>
    </message>
    <message>
        <source>Other words move less: *warm* before *smile* and before *bread* has a cosine of 0.845 after layer 2, *bank* at a river and in a town 0.881.</source>
        <translation>其他单词变化较小：*smile* 前与 *bread* 前的 *warm* 在第 2 层后余弦为 0.845，河边与城里的 *bank* 为 0.881。</translation>
    </message>
    <message>
        <source>A warm smile, warm bread</source>
        <translation>温暖的微笑，热面包</translation>
    </message>
    <message>
        <source>A bank to sit on, a bank with clerks</source>
        <translation>可以坐的河岸，有职员的银行</translation>
    </message>
    <message>
        <source>Which word&apos;s vector differs most between the texts with *tired* and *wide*, after layer 1?</source>
        <translation>第 1 层之后，在含 *tired* 与 *wide* 的两段文本之间，哪个单词的向量差别最大？</translation>
    </message>
    <message>
        <source>In this table *girl* has the products 1.182, 0.514 and 0.436 with *boy*, *ball* and *river*. A softmax over these three gives *boy* 0.50</source>
        <translation>在这张表中，*girl* 与 *boy*、*ball*、*river* 的乘积为 1.182、0.514 和 0.436。对这三个数做 softmax，*boy* 得到 0.50</translation>
    </message>
</context>
<context>
    <name>MatrixLookup</name>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>masked: this query may not attend to this key</source>
        <translation>已掩码：该查询不能关注该键</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>Distance in the image</source>
        <translation>图像中的距离</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>首词元（汇聚点）</translation>
    </message>
    <message>
        <source>To separators</source>
        <translation>关注分隔符</translation>
    </message>
    <message>
        <source>To [CLS]</source>
        <translation>关注 [CLS]</translation>
    </message>
    <message>
        <source>To the image</source>
        <translation>关注图像</translation>
    </message>
    <message>
        <source>To punctuation</source>
        <translation>关注标点</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>A small Marian encoder-decoder that translates simple sentences from English into French.</source>
        <translation>小型 Marian 编码器-解码器，将简单句子从英语译成法语。</translation>
    </message>
    <message>
        <source>text generation</source>
        <translation>文本生成</translation>
    </message>
    <message>
        <source>a tense and words that are not in its training data</source>
        <translation>训练数据中没有的时态和单词</translation>
    </message>
    <message>
        <source>A small Swin that classifies ten kinds of clothes with windows of 4 x 4 patches, which are shifted by two patches in every second layer; three stages over 16 x 16, 8 x 8 and 4 x 4 patches.</source>
        <translation>小型 Swin，对十类服装分类；窗口为 4 x 4 个图像块，每隔一层移位两个图像块；三个阶段分别为 16 x 16、8 x 8 和 4 x 4 个图像块。</translation>
    </message>
    <message>
        <source>images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>it takes an ankle boot for a sandal</source>
        <translation>把短靴认成凉鞋</translation>
    </message>
    <message>
        <source>A small vision transformer that classifies ten kinds of clothes on 28 x 28 pixels.</source>
        <translation>小型视觉 Transformer，对 28 x 28 像素的图像中的十类服装分类。</translation>
    </message>
    <message>
        <source>it takes trousers for a dress</source>
        <translation>把裤子认成连衣裙</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 11 steps of its training with warm-up, while heads form that copy what came before.</source>
        <translation>两层的微型解码器，含其带预热训练的 11 个检查点；其间形成复制前文的头。</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 5 steps of its training without warm-up, while heads form that copy what came before.</source>
        <translation>两层的微型解码器，含其无预热训练的 5 个检查点；其间形成复制前文的头。</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; scores fall with the distance, and nothing is added to the token embedding (BLOOM, ALiBi).</source>
        <translation>两层的微型解码器，预测谁最后拿走了东西；分数随距离减小，词元嵌入上不加任何内容（BLOOM，ALiBi）。</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; it has no positions (GPT-2 layout with a table of zeros) and cannot tell who came last.</source>
        <translation>两层的微型解码器，预测谁最后拿走了东西；没有位置信息（GPT-2 结构，位置表全为零），无法分辨谁在最后。</translation>
    </message>
    <message>
        <source>without positions it often gives an earlier name</source>
        <translation>没有位置信息，常常给出更早的名字</translation>
    </message>
    <message>
        <source>A tiny T5 of two and two layers that predicts who took a thing last; each head has one learned number for each distance, which is added to its scores, and nothing is added to the token embedding.</source>
        <translation>编码器和解码器各两层的微型 T5，预测谁最后拿走了东西；每个头对每个距离各有一个学习得到的数，加到分数上，词元嵌入上不加任何内容。</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; queries and keys are rotated by their position (GPT-NeoX, rotary embedding).</source>
        <translation>两层的微型解码器，预测谁最后拿走了东西；查询和键按位置旋转（GPT-NeoX，旋转嵌入）。</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a fixed table of sinusoids that is added to the token embedding (GPT-2 layout).</source>
        <translation>两层的微型解码器，预测谁最后拿走了东西；位置是一张固定的正弦表，加到词元嵌入上（GPT-2 结构）。</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to find the words of a story that answer a question.</source>
        <translation>经微调的 story-encoder，在故事中找出回答问题的词。</translation>
    </message>
    <message>
        <source>fine-tuned tasks</source>
        <translation>微调任务</translation>
    </message>
    <message>
        <source>the text does not say this, but it still gives an answer</source>
        <translation>文本中没有提到，但模型仍给出答案</translation>
    </message>
    <message>
        <source>if two people do the same, it confuses them</source>
        <translation>如果两个人做同样的事，就会混淆</translation>
    </message>
    <message>
        <source>A small GPT-2 that writes simple stories; L0H2 attends to the previous token, and the heads of layer 1 find the earlier occurrence in a repeated text (induction).</source>
        <translation>小型 GPT-2，写简单的故事；L0H2 关注前一词元，第 1 层的头在重复文本中找到先前的出现位置（归纳）。</translation>
    </message>
    <message>
        <source>words outside its training data are split into pieces</source>
        <translation>训练数据以外的单词被拆成子词</translation>
    </message>
    <message>
        <source>A small BERT that predicts masked words of simple stories and whether a sentence follows; L2H2 attends from a pronoun to its noun, L1H3 to [SEP].</source>
        <translation>小型 BERT，预测简单故事中被掩码的词，并判断一句话是否接在另一句之后；L2H2 从代词关注其名词，L1H3 关注 [SEP]。</translation>
    </message>
    <message>
        <source>masked words</source>
        <translation>掩码词</translation>
    </message>
    <message>
        <source>trophy is not in its training data</source>
        <translation>训练数据中没有 trophy</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to mark people (PER), places (LOC) and companies (ORG).</source>
        <translation>经微调的 story-encoder，标出人名 (PER)、地名 (LOC) 和公司名 (ORG)。</translation>
    </message>
    <message>
        <source>neither name is in its training data</source>
        <translation>两个名字都不在训练数据中</translation>
    </message>
    <message>
        <source>story-encoder with windows: each token attends to 2 neighbors on either side in layers 0 and 1 and to 4 in layers 2 and 3; [CLS] attends to all tokens, and all attend to it (Longformer).</source>
        <translation>带窗口的 story-encoder：第 0、1 层中每个词元关注两侧各 2 个相邻词元，第 2、3 层中各 4 个；[CLS] 关注所有词元，所有词元也关注它 (Longformer)。</translation>
    </message>
    <message>
        <source>the kite is outside the windows</source>
        <translation>kite 在窗口之外</translation>
    </message>
    <message>
        <source>the dog is outside the windows</source>
        <translation>dog 在窗口之外</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to distinguish good opinions from bad ones.</source>
        <translation>经微调的 story-encoder，区分好评与差评。</translation>
    </message>
    <message>
        <source>its training data has no sentence with two negations</source>
        <translation>训练数据中没有双重否定的句子</translation>
    </message>
    <message>
        <source>its training data has no such lists; it does not find the first entry</source>
        <translation>其训练数据中没有这样的列表；它找不到第一项</translation>
    </message>
    <message>
        <source>Restaurants and food</source>
        <translation>餐馆与食物</translation>
    </message>
    <message>
        <source>Banks and rivers</source>
        <translation>银行与河流</translation>
    </message>
    <message>
        <source>Balls and houses</source>
        <translation>球与房屋</translation>
    </message>
    <message>
        <source>Animals and streets</source>
        <translation>动物与街道</translation>
    </message>
    <message>
        <source>Trains and stations</source>
        <translation>火车与车站</translation>
    </message>
    <message>
        <source>Names and cities</source>
        <translation>姓名与城市</translation>
    </message>
    <message>
        <source>People and clothes</source>
        <translation>人与衣服</translation>
    </message>
    <message>
        <source>it has not learned which city is where</source>
        <translation>它没有学会哪座城市在哪里</translation>
    </message>
    <message>
        <source>fashion-vit from an ordinary start, random weights: its heads attend to all distances in every layer.</source>
        <translation>采用普通初始化（随机权重）的 fashion-vit：它的头在每一层都关注所有距离。</translation>
    </message>
    <message>
        <source>A small DaViT, trained on ten kinds of clothes: in each layer patches attend within windows of 4 x 4, then channels attend to channels.</source>
        <translation>一个小型 DaViT，在十类服装上训练：在每一层，图像块先在 4 x 4 的窗口内互相关注，然后通道关注通道。</translation>
    </message>
    <message>
        <source>A small ImageGPT that completes images of clothes of 14 x 14 pixels, pixel by pixel; L3H2 attends to the pixel above the next one.</source>
        <translation>一个小型 ImageGPT，逐个像素补全 14 x 14 像素的服装图像；L3H2 关注下一个像素上方的像素。</translation>
    </message>
    <message>
        <source>A small CLIP that compares images of clothes with short captions.</source>
        <translation>一个小型 CLIP，比较服装图像与简短的说明文字。</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a learned table, which started as sinusoids and is added to the token embedding (GPT-2).</source>
        <translation>两层的微型解码器，预测谁最后拿走了东西；位置是一张学习得到的表，以正弦曲线为初始值，加到词元嵌入上 (GPT-2)。</translation>
    </message>
    <message>
        <source>A small LLaVA that answers questions about scenes of shapes and clothes; L1H0 attends to the object in the question, L2H0 to the one in the answer.</source>
        <translation>回答形状与衣物场景问题的小型 LLaVA；L1H0 注意问题中的物体，L2H0 注意答案中的物体。</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>图像与文本</translation>
    </message>
    <message>
        <source>it takes a shirt for a dress</source>
        <translation>它把衬衫当成连衣裙</translation>
    </message>
</context>
<context>
    <name>OpenComparison</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Difference only</source>
        <translation>仅差异</translation>
    </message>
</context>
<context>
    <name>PagePreset</name>
    <message>
        <source>Column, 88 mm</source>
        <translation>单栏，88 mm</translation>
    </message>
    <message>
        <source>Page, 180 mm</source>
        <translation>整页，180 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>幻灯片，16:9</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口一致</translation>
    </message>
    <message>
        <source>ACL, one column</source>
        <translation>ACL，单栏</translation>
    </message>
    <message>
        <source>ACL, two columns</source>
        <translation>ACL，双栏</translation>
    </message>
    <message>
        <source>CVPR, one column</source>
        <translation>CVPR，单栏</translation>
    </message>
    <message>
        <source>CVPR, two columns</source>
        <translation>CVPR，双栏</translation>
    </message>
    <message>
        <source>ICML, one column</source>
        <translation>ICML，单栏</translation>
    </message>
    <message>
        <source>ICML, two columns</source>
        <translation>ICML，双栏</translation>
    </message>
    <message>
        <source>IEEE, one column</source>
        <translation>IEEE，单栏</translation>
    </message>
    <message>
        <source>IEEE, two columns</source>
        <translation>IEEE，双栏</translation>
    </message>
    <message>
        <source>NeurIPS, full width</source>
        <translation>NeurIPS，全宽</translation>
    </message>
</context>
<context>
    <name>PictureMaker</name>
    <message>
        <source>There is not enough memory to show this head. Hide special tokens or use a shorter text.</source>
        <translation>内存不足，无法显示此头。请隐藏特殊词元或使用较短的文本。</translation>
    </message>
</context>
<context>
    <name>PointingOut</name>
    <message>
        <source>Nothing was highlighted: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>未添加高亮：这些是先前文本的词元。请在新词元出现后重试。</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <translation>%1 的行</translation>
    </message>
    <message>
        <source>the column of %1</source>
        <translation>%1 的列</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>添加高亮</translation>
    </message>
    <message>
        <source>note of a highlight</source>
        <translation>高亮的备注</translation>
    </message>
    <message>
        <source>remove the highlight</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>remove all highlights</source>
        <translation>移除所有高亮</translation>
    </message>
    <message>
        <source>show a part of the text</source>
        <translation>显示部分文本</translation>
    </message>
    <message>
        <source>show the whole text</source>
        <translation>显示整个文本</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Clear %1</source>
        <translation>清除%1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the run without interventions</source>
        <translation>无干预的运行</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>同一模型</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>%L1 rows, %L2 columns</source>
        <translation>%L1 行，%L2 列</translation>
    </message>
</context>
<context>
    <name>SaveFigure</name>
    <message>
        <source>Save the figure</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>图 (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Heat map and links</source>
        <translation>热图与连线</translation>
    </message>
    <message>
        <source>Profile of a query</source>
        <translation>查询的分布曲线</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Metric by layer</source>
        <translation>各层指标</translation>
    </message>
    <message>
        <source>Over the image</source>
        <translation>叠加图像</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit 透镜</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>词元的相似度</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>位置的相似度</translation>
    </message>
    <message>
        <source>Head tests</source>
        <translation>头测试</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>文本的概率</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>注意力的矩阵计算</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>一行的 softmax</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>层与开销</translation>
    </message>
    <message>
        <source>From words to vectors</source>
        <translation>从单词到向量</translation>
    </message>
    <message>
        <source>Words in two contexts</source>
        <translation>两种上下文中的单词</translation>
    </message>
    <message>
        <source>Learning a vocabulary</source>
        <translation>学习词表</translation>
    </message>
    <message>
        <source>One token through the model</source>
        <translation>一个词元穿过模型</translation>
    </message>
    <message>
        <source>Approximations of a head</source>
        <translation>头的近似</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>循环、卷积与注意力</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>训练中的头</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>图像与说明文字</translation>
    </message>
    <message>
        <source>Contacts of a protein</source>
        <translation>蛋白质的接触</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>后期交互</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>图像块掩码</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1 · sheet %2 with solutions · page %3 of %4 · Headlight %5</source>
        <translation>%1 · 练习单 %2，附解答 · 第 %3 页，共 %4 页 · Headlight %5</translation>
    </message>
    <message>
        <source>%1 · sheet %2 · page %3 of %4 · Headlight %5</source>
        <translation>%1 · 练习单 %2 · 第 %3 页，共 %4 页 · Headlight %5</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>姓名：%1</translation>
    </message>
</context>
<context>
    <name>headlight::Actions</name>
    <message>
        <source>Gree&amp;dy decoding</source>
        <translation>贪心解码(&amp;D)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Take the most probable token at each step</source>
        <translation>每一步选取概率最高的词元</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>采样(&amp;M)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Sample tokens at random by their probability</source>
        <translation>按概率随机采样词元</translation>
    </message>
    <message>
        <source>B&amp;eam search</source>
        <translation>束搜索(&amp;E)</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>Search for the most probable continuation, keeping several at each length</source>
        <translation>搜索概率最高的续写，每个长度保留若干条</translation>
    </message>
    <message>
        <source>Generate &amp;one token</source>
        <translation>生成一个词元(&amp;O)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Generate one token</source>
        <translation>生成一个词元</translation>
    </message>
    <message>
        <source>&amp;Generate n tokens</source>
        <translation>生成 n 个词元(&amp;G)</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Generate the number of tokens that is set in the panel</source>
        <translation>生成面板中设定数量的词元</translation>
    </message>
    <message>
        <source>Remove &amp;last token</source>
        <translation>移除末尾词元(&amp;L)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Remove the last token</source>
        <translation>移除最后一个词元</translation>
    </message>
    <message>
        <source>S&amp;top generating</source>
        <translation>停止生成(&amp;T)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>停止生成</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Edit &amp;text</source>
        <translation>编辑文本(&amp;T)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>&amp;Second text</source>
        <translation>第二文本(&amp;S)</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>第二文本</translation>
    </message>
    <message>
        <source>&amp;Find token</source>
        <translation>查找词元(&amp;F)</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Copy to&amp;ken</source>
        <translation>复制词元(&amp;K)</translation>
    </message>
    <message>
        <source>Copy token</source>
        <translation>复制词元</translation>
    </message>
    <message>
        <source>Cop&amp;y weight</source>
        <translation>复制权重(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy weight</source>
        <translation>复制权重</translation>
    </message>
    <message>
        <source>Copy token ro&amp;w as TSV</source>
        <translation>将词元的行复制为 TSV(&amp;W)</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Copy &amp;numbers as TSV</source>
        <translation>将数值复制为 TSV(&amp;N)</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Copy the numbers of the figure in focus, or of the shown head</source>
        <translation>复制焦点所在图或所显示头的数值</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>清除选择(&amp;C)</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>Select no token and no weight</source>
        <translation>不选中任何词元和权重</translation>
    </message>
    <message>
        <source>Open context m&amp;enu</source>
        <translation>打开上下文菜单(&amp;E)</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>上下文菜单</translation>
    </message>
    <message>
        <source>Show what can be done with the head, weight, token or figure in focus</source>
        <translation>显示可对焦点所在的头、权重、词元或图执行的操作</translation>
    </message>
    <message>
        <source>&amp;Mask selected token</source>
        <translation>对所选词元掩码(&amp;M)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Unmask &amp;all tokens</source>
        <translation>取消所有词元的掩码(&amp;A)</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>取消掩码</translation>
    </message>
    <message>
        <source>unmask all tokens</source>
        <translation>取消所有词元的掩码</translation>
    </message>
    <message>
        <source>&amp;Highlight weight</source>
        <translation>高亮权重(&amp;H)</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the weight or the token under the pointer</source>
        <translation>为指针下的权重或词元添加或移除高亮</translation>
    </message>
    <message>
        <source>Highlight &amp;row</source>
        <translation>高亮行(&amp;R)</translation>
    </message>
    <message>
        <source>Highlight row</source>
        <translation>高亮行</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the row of the query token</source>
        <translation>为查询词元的行添加或移除高亮</translation>
    </message>
    <message>
        <source>Highlight &amp;column</source>
        <translation>高亮列(&amp;C)</translation>
    </message>
    <message>
        <source>Highlight column</source>
        <translation>高亮列</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the column of the key token</source>
        <translation>为键词元的列添加或移除高亮</translation>
    </message>
    <message>
        <source>Highlight with a &amp;note…</source>
        <translation>高亮并加备注(&amp;N)…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Highlight the weight or the token, and write a note beside it</source>
        <translation>高亮权重或词元，并在旁边写备注</translation>
    </message>
    <message>
        <source>Remove all highl&amp;ights</source>
        <translation>移除所有高亮(&amp;I)</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a model, session, lesson, image or recording</source>
        <translation>打开模型、会话、课程、图像或录音</translation>
    </message>
    <message>
        <source>Open model &amp;folder…</source>
        <translation>打开模型文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Open a model from its folder</source>
        <translation>从文件夹打开模型</translation>
    </message>
    <message>
        <source>Open &amp;image…</source>
        <translation>打开图像(&amp;I)…</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>打开图像…</translation>
    </message>
    <message>
        <source>Open an image for the model to read</source>
        <translation>打开供模型读取的图像</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>粘贴图像(&amp;P)</translation>
    </message>
    <message>
        <source>Paste image</source>
        <translation>粘贴图像</translation>
    </message>
    <message>
        <source>Open a&amp;udio…</source>
        <translation>打开音频(&amp;U)…</translation>
    </message>
    <message>
        <source>Open audio…</source>
        <translation>打开音频…</translation>
    </message>
    <message>
        <source>Open se&amp;ssion…</source>
        <translation>打开会话(&amp;S)…</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>打开会话…</translation>
    </message>
    <message>
        <source>Open corpus &amp;metrics…</source>
        <translation>打开语料库指标(&amp;M)…</translation>
    </message>
    <message>
        <source>Open metrics…</source>
        <translation>打开指标…</translation>
    </message>
    <message>
        <source>Open metrics and labels over many texts, written by headlight metrics</source>
        <translation>打开由 headlight metrics 写出的多文本指标和标签</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>保存会话(&amp;V)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save session as…</source>
        <translation>会话另存为…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图(&amp;E)…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>A&amp;dd to figure panels</source>
        <translation>添加到子图(&amp;D)</translation>
    </message>
    <message>
        <source>Add to figure</source>
        <translation>添加到图</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>复制图(&amp;C)</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation>下一个头(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious head</source>
        <translation>上一个头(&amp;V)</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>下一层(&amp;L)</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>上一层(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Pin this head</source>
        <translation>固定此头(&amp;P)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Keep this head beside the others</source>
        <translation>让此头保持显示在其他头旁边</translation>
    </message>
    <message>
        <source>&amp;Unpin all heads</source>
        <translation>取消固定所有头(&amp;U)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>全部取消固定</translation>
    </message>
    <message>
        <source>unpin all heads</source>
        <translation>取消固定所有头</translation>
    </message>
    <message>
        <source>A&amp;blate head</source>
        <translation>消融头(&amp;B)</translation>
    </message>
    <message>
        <source>Ablate</source>
        <translation>消融</translation>
    </message>
    <message>
        <source>Replace the output of this head by zeros, or undo that</source>
        <translation>用零替换此头的输出，或撤销替换</translation>
    </message>
    <message>
        <source>&amp;Single head</source>
        <translation>单个头(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mean of the layer</source>
        <translation>该层均值(&amp;M)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum of the layer</source>
        <translation>该层最大值(&amp;X)</translation>
    </message>
    <message>
        <source>Mean of the head over &amp;layers</source>
        <translation>该头在各层的均值(&amp;L)</translation>
    </message>
    <message>
        <source>Maximum of the head over la&amp;yers</source>
        <translation>该头在各层的最大值(&amp;Y)</translation>
    </message>
    <message>
        <source>Mean of all h&amp;eads</source>
        <translation>所有头的均值(&amp;E)</translation>
    </message>
    <message>
        <source>Max&amp;imum of all heads</source>
        <translation>所有头的最大值(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Rollout up to this layer</source>
        <translation>注意力展开至本层(&amp;R)</translation>
    </message>
    <message>
        <source>Roll&amp;out of all layers</source>
        <translation>所有层的注意力展开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Flow up to this layer</source>
        <translation>注意力流至本层(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;rain a small model…</source>
        <translation>训练小模型(&amp;R)…</translation>
    </message>
    <message>
        <source>Train…</source>
        <translation>训练…</translation>
    </message>
    <message>
        <source>Train a small decoder on a text, and see its heads form</source>
        <translation>用一段文本训练小型解码器，观察头的形成</translation>
    </message>
    <message>
        <source>&amp;Layer and cost</source>
        <translation>层与开销(&amp;L)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Show the parts of a layer, parameters, and the cost of runs</source>
        <translation>显示一层的组成、参数量和运行开销</translation>
    </message>
    <message>
        <source>Headlight &amp;Help</source>
        <translation>Headlight 帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Open the page about the panel in use</source>
        <translation>打开关于当前面板的帮助页</translation>
    </message>
    <message>
        <source>How to &amp;read the figure</source>
        <translation>如何读图(&amp;R)</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>如何读图</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Show short lessons about transformers, on the built-in models</source>
        <translation>显示关于 Transformer 的短课程，使用内置模型</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>打开课程…</translation>
    </message>
    <message>
        <source>Open a lesson file and list the lessons in its folder</source>
        <translation>打开课程文件，并列出其文件夹中的课程</translation>
    </message>
    <message>
        <source>&amp;Previous lesson step</source>
        <translation>课程上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next lesson step</source>
        <translation>课程下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Rese&amp;t lesson step</source>
        <translation>重置课程步骤(&amp;T)</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>重新显示</translation>
    </message>
    <message>
        <source>Restore what the step showed first</source>
        <translation>恢复此步骤最初显示的内容</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson by name</source>
        <translation>按名称查找命令、头、模型、文本或课程</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>关于 Headlight(&amp;A)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>He&amp;ad</source>
        <translation>头(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;model</source>
        <translation>打开模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>最近的会话(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>高亮(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>图(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Rows and columns</source>
        <translation>行与列(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;olors</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Color map</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>Heat map &amp;zoom</source>
        <translation>热图缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Combine heads</source>
        <translation>合并头(&amp;C)</translation>
    </message>
    <message>
        <source>Sample &amp;texts</source>
        <translation>示例文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Device and threads</source>
        <translation>设备与线程(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>比较运行(&amp;C)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with another model, text or head, and show the difference</source>
        <translation>与另一模型、文本或头比较，并显示差异</translation>
    </message>
    <message>
        <source>E&amp;xplain this weight</source>
        <translation>解释此权重(&amp;X)</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Show how the weight is computed, and what else explains the prediction</source>
        <translation>显示权重的计算过程，以及预测的其他解释</translation>
    </message>
    <message>
        <source>&amp;Tokenization</source>
        <translation>分词(&amp;T)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>分词</translation>
    </message>
    <message>
        <source>Ge&amp;nerate text</source>
        <translation>生成文本(&amp;N)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>续写</translation>
    </message>
    <message>
        <source>&amp;Probability of the text</source>
        <translation>文本的概率(&amp;P)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Show how probable the model finds each token, the answer or the class</source>
        <translation>显示模型对各词元、答案或类别给出的概率</translation>
    </message>
    <message>
        <source>&amp;Interventions</source>
        <translation>干预(&amp;I)</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>Ablate heads, sharpen or replace their attention, and see how the prediction changes</source>
        <translation>消融头、锐化或替换其注意力，观察预测如何变化</translation>
    </message>
    <message>
        <source>Fin&amp;d heads</source>
        <translation>查找头(&amp;D)</translation>
    </message>
    <message>
        <source>Find heads</source>
        <translation>查找头</translation>
    </message>
    <message>
        <source>Rank all heads by a weight, a metric, a label or their similarity to the shown head</source>
        <translation>按权重、指标、标签或与所显示头的相似度排列所有头</translation>
    </message>
    <message>
        <source>List of hi&amp;ghlights</source>
        <translation>高亮列表(&amp;G)</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>List the highlights with their notes, and choose the part of the text that figures show</source>
        <translation>列出高亮及其备注，并选择图中显示的文本部分</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>笔记(&amp;S)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Write notes on this text; they are saved with the session</source>
        <translation>为此文本写笔记；笔记随会话保存</translation>
    </message>
    <message>
        <source>&amp;Explore heads</source>
        <translation>浏览头(&amp;E)</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>Close all panels and show the grids beside the figure</source>
        <translation>关闭所有面板，在图旁显示网格</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>热图(&amp;H)</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>show the heat map</source>
        <translation>显示热图</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>连线(&amp;L)</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>show the links</source>
        <translation>显示连线</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>两者(&amp;B)</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>show heat map and links</source>
        <translation>显示热图与连线</translation>
    </message>
    <message>
        <source>O&amp;ver the image</source>
        <translation>叠加图像(&amp;V)</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Show the attention of a patch over the image</source>
        <translation>在图像上显示一个图像块的注意力</translation>
    </message>
    <message>
        <source>show attention over the image</source>
        <translation>在图像上显示注意力</translation>
    </message>
    <message>
        <source>S&amp;mooth heat over the image</source>
        <translation>图像热图平滑(&amp;M)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Blend the colors of neighboring patches</source>
        <translation>混合相邻图像块的颜色</translation>
    </message>
    <message>
        <source>smooth heat over the image</source>
        <translation>平滑图像上的热图</translation>
    </message>
    <message>
        <source>patches over the image</source>
        <translation>在图像上显示图像块</translation>
    </message>
    <message>
        <source>Metric b&amp;y layer</source>
        <translation>各层指标(&amp;Y)</translation>
    </message>
    <message>
        <source>By layer</source>
        <translation>按层</translation>
    </message>
    <message>
        <source>Show the metric as a chart: layers from left to right, one mark per head</source>
        <translation>以图表显示指标：层从左到右，每个头一个标记</translation>
    </message>
    <message>
        <source>metric by layer</source>
        <translation>按层显示指标</translation>
    </message>
    <message>
        <source>metric as a grid</source>
        <translation>以网格显示指标</translation>
    </message>
    <message>
        <source>Metric over the cor&amp;pus</source>
        <translation>语料库上的指标(&amp;P)</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>语料库</translation>
    </message>
    <message>
        <source>Color heads by the mean over the corpus of the open metrics instead of by this text</source>
        <translation>按所打开指标在语料库上的均值为头着色，而非按此文本</translation>
    </message>
    <message>
        <source>By &amp;tokens</source>
        <translation>按词元(&amp;T)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Show a row and a column for each token</source>
        <translation>每个词元显示为一行和一列</translation>
    </message>
    <message>
        <source>show tokens</source>
        <translation>显示词元</translation>
    </message>
    <message>
        <source>By &amp;words</source>
        <translation>按单词(&amp;W)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv 1906.04341)</source>
        <translation>将词元合并为单词：对被关注的子词求和，对发出关注的子词取均值 (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>show words</source>
        <translation>显示单词</translation>
    </message>
    <message>
        <source>Hide &amp;special tokens</source>
        <translation>隐藏特殊词元(&amp;S)</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>隐藏特殊词元</translation>
    </message>
    <message>
        <source>Leave special tokens such as [CLS] and [SEP] out of rows and columns</source>
        <translation>在行和列中略去 [CLS] 和 [SEP] 等特殊词元</translation>
    </message>
    <message>
        <source>hide special tokens</source>
        <translation>隐藏特殊词元</translation>
    </message>
    <message>
        <source>Leave out the &amp;first token</source>
        <translation>略去首词元(&amp;F)</translation>
    </message>
    <message>
        <source>Leave out the first token</source>
        <translation>略去首词元</translation>
    </message>
    <message>
        <source>Leave out the column of the first token, which takes the attention that many heads do not use (the attention sink)</source>
        <translation>略去首词元的列；许多头把用不到的注意力放在那里（注意力汇聚点）</translation>
    </message>
    <message>
        <source>leave out the first token</source>
        <translation>略去首词元</translation>
    </message>
    <message>
        <source>Weight by &amp;value norm</source>
        <translation>按值范数加权(&amp;V)</translation>
    </message>
    <message>
        <source>Weight by value norm</source>
        <translation>按值范数加权</translation>
    </message>
    <message>
        <source>Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row</source>
        <translation>将每个权重乘以其 OV 输出的范数 (‖W_O v‖)，表示为所在行的占比</translation>
    </message>
    <message>
        <source>weight by value norm</source>
        <translation>按值范数加权</translation>
    </message>
    <message>
        <source>&amp;Renormalize rows</source>
        <translation>行重新归一化(&amp;R)</translation>
    </message>
    <message>
        <source>Renormalize rows</source>
        <translation>行重新归一化</translation>
    </message>
    <message>
        <source>Make rows sum to 1 again after leaving columns out</source>
        <translation>略去列之后，使各行之和重新为 1</translation>
    </message>
    <message>
        <source>renormalize rows</source>
        <translation>行重新归一化</translation>
    </message>
    <message>
        <source>L&amp;inear color scale</source>
        <translation>线性色标(&amp;I)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Color by the weight</source>
        <translation>按权重着色</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>线性色标</translation>
    </message>
    <message>
        <source>L&amp;ogarithmic color scale</source>
        <translation>对数色标(&amp;O)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Color by the logarithm of the weight, from 0.0001 to 1</source>
        <translation>按权重的对数着色，范围 0.0001 至 1</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>对数色标</translation>
    </message>
    <message>
        <source>&amp;Rank color scale</source>
        <translation>排名色标(&amp;R)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Color by the rank of the weight within its row</source>
        <translation>按权重在其行内的排名着色</translation>
    </message>
    <message>
        <source>rank scale</source>
        <translation>排名色标</translation>
    </message>
    <message>
        <source>&amp;Next color map</source>
        <translation>下一配色(&amp;N)</translation>
    </message>
    <message>
        <source>Next color map</source>
        <translation>下一配色</translation>
    </message>
    <message>
        <source>Links between &amp;columns</source>
        <translation>两栏间连线(&amp;C)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>两栏</translation>
    </message>
    <message>
        <source>links between columns</source>
        <translation>两栏间连线</translation>
    </message>
    <message>
        <source>Links as &amp;arcs</source>
        <translation>弧形连线(&amp;A)</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>弧线</translation>
    </message>
    <message>
        <source>links as arcs</source>
        <translation>弧形连线</translation>
    </message>
    <message>
        <source>Pinned heads in the &amp;same links</source>
        <translation>固定的头合并连线(&amp;S)</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>pinned heads in the same links</source>
        <translation>固定的头合并连线</translation>
    </message>
    <message>
        <source>&amp;Enlarge heat map</source>
        <translation>放大热图(&amp;E)</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>S&amp;hrink heat map</source>
        <translation>缩小热图(&amp;H)</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show &amp;whole heat map</source>
        <translation>显示整个热图(&amp;W)</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>Show onl&amp;y the visible part</source>
        <translation>仅显示可见部分(&amp;Y)</translation>
    </message>
    <message>
        <source>Only the visible part</source>
        <translation>仅可见部分</translation>
    </message>
    <message>
        <source>Keep the rows and columns that the enlarged heat map shows, in all figures and files</source>
        <translation>在所有图和文件中保留放大后热图所显示的行和列</translation>
    </message>
    <message>
        <source>Show whole te&amp;xt</source>
        <translation>显示整个文本(&amp;X)</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>整个文本</translation>
    </message>
    <message>
        <source>Zoom interface &amp;in</source>
        <translation>放大界面(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大界面</translation>
    </message>
    <message>
        <source>Follow s&amp;ystem theme</source>
        <translation>跟随系统主题(&amp;Y)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;High contrast theme</source>
        <translation>高对比度主题(&amp;H)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Zoom interface &amp;out</source>
        <translation>缩小界面(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小界面</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>重置缩放(&amp;R)</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Figure &amp;transitions</source>
        <translation>图的过渡(&amp;T)</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>Fade from one figure to the next, unless the desktop asks for reduced motion</source>
        <translation>图之间淡入淡出，除非桌面要求减少动态效果</translation>
    </message>
    <message>
        <source>Pointer ring when &amp;presenting</source>
        <translation>演示时显示指针圈(&amp;P)</translation>
    </message>
    <message>
        <source>Pointer ring</source>
        <translation>指针圈</translation>
    </message>
    <message>
        <source>Follow the pointer over figures with a ring, so that an audience sees it</source>
        <translation>用圆圈跟随图上的指针，便于听众看到</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>&amp;Hide side panels</source>
        <translation>隐藏侧面板(&amp;H)</translation>
    </message>
    <message>
        <source>Hide side panels</source>
        <translation>隐藏侧面板</translation>
    </message>
    <message>
        <source>Give the figure or the comparison the whole width</source>
        <translation>让图或比较占据全部宽度</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show the figure alone on the full screen, with text for the back row</source>
        <translation>全屏只显示图，文字大到后排也能看清</translation>
    </message>
    <message>
        <source>Compare with an edited te&amp;xt</source>
        <translation>与编辑后的文本比较(&amp;X)</translation>
    </message>
    <message>
        <source>Compare wording</source>
        <translation>比较措辞</translation>
    </message>
    <message>
        <source>Run the same model on an edited copy of this text</source>
        <translation>对此文本的编辑副本运行同一模型</translation>
    </message>
    <message>
        <source>&amp;Add a run</source>
        <translation>添加运行(&amp;A)</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>添加运行</translation>
    </message>
    <message>
        <source>Compare with another run, up to four side by side</source>
        <translation>与另一次运行比较，最多四个并排</translation>
    </message>
    <message>
        <source>&amp;Remove this run</source>
        <translation>移除此运行(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>移除此运行</translation>
    </message>
    <message>
        <source>Remove the shown run from the comparison</source>
        <translation>从比较中移除所显示的运行</translation>
    </message>
    <message>
        <source>Show &amp;next run</source>
        <translation>显示下一运行(&amp;N)</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>下一运行</translation>
    </message>
    <message>
        <source>Show the difference, the heads and the settings of the next run</source>
        <translation>显示下一运行的差异、头和设置</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Open an audio file for a model that reads recordings</source>
        <translation>为读取录音的模型打开 音频文件</translation>
    </message>
    <message>
        <source>weights over the image as they are</source>
        <translation>图像上的原始权重</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Divide weights over the image by those that the neutral prompt gives (arXiv 2502.17422)</source>
        <translation>将图像上的权重除以中性提示给出的权重 (arXiv 2502.17422)</translation>
    </message>
    <message>
        <source>weights relative to a neutral prompt</source>
        <translation>相对于中性提示的权重</translation>
    </message>
    <message>
        <source>N&amp;eutral prompt…</source>
        <translation>中性提示(&amp;E)…</translation>
    </message>
    <message>
        <source>Neutral prompt</source>
        <translation>中性提示</translation>
    </message>
    <message>
        <source>Edit the prompt that weights over the image are divided by</source>
        <translation>编辑用作图像权重除数的提示</translation>
    </message>
    <message>
        <source>&amp;Without image sinks</source>
        <translation>不含图像汇聚点(&amp;W)</translation>
    </message>
    <message>
        <source>Without sinks</source>
        <translation>不含汇聚点</translation>
    </message>
    <message>
        <source>Divide each patch&apos;s share of the attention by its mean share over the text</source>
        <translation>将每个图像块的注意力份额除以它在文本上的平均份额</translation>
    </message>
    <message>
        <source>weights without image sinks</source>
        <translation>不含图像汇聚点的权重</translation>
    </message>
    <message>
        <source>&amp;Relative to a neutral prompt</source>
        <translation>相对于中性提示(&amp;R)</translation>
    </message>
    <message>
        <source>W&amp;aveform along the axes</source>
        <translation>沿坐标轴显示波形(&amp;A)</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Draw the waveform of the recording along rows and columns that are parts of it</source>
        <translation>沿属于录音片段的行和列绘制录音的波形</translation>
    </message>
    <message>
        <source>waveform along the axes</source>
        <translation>沿坐标轴显示波形</translation>
    </message>
    <message>
        <source>S&amp;pectrogram along the axes</source>
        <translation>沿坐标轴显示频谱图(&amp;P)</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>频谱图</translation>
    </message>
    <message>
        <source>Draw the spectrogram of the recording along rows and columns that are parts of it</source>
        <translation>沿属于录音片段的行和列绘制录音的频谱图</translation>
    </message>
    <message>
        <source>spectrogram along the axes</source>
        <translation>沿坐标轴显示频谱图</translation>
    </message>
    <message>
        <source>&amp;No sound along the axes</source>
        <translation>坐标轴旁不显示声音(&amp;N)</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>无声音</translation>
    </message>
    <message>
        <source>no sound along the axes</source>
        <translation>坐标轴旁不显示声音</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>替换图像(&amp;R)…</translation>
    </message>
    <message>
        <source>Replace image…</source>
        <translation>替换图像…</translation>
    </message>
    <message>
        <source>Open another image in place of the selected one</source>
        <translation>打开另一个图像来替换选中的图像</translation>
    </message>
    <message>
        <source>Move image &amp;before</source>
        <translation>图像前移(&amp;B)</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Move the selected image before the one that precedes it in the text</source>
        <translation>将选中的图像移到文本中前一个图像之前</translation>
    </message>
    <message>
        <source>Move image be&amp;hind</source>
        <translation>图像后移(&amp;H)</translation>
    </message>
    <message>
        <source>Move behind</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>Move the selected image behind the one that follows it in the text</source>
        <translation>将选中的图像移到文本中后一个图像之后</translation>
    </message>
    <message>
        <source>Re&amp;move image</source>
        <translation>移除图像(&amp;M)</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>移除图像</translation>
    </message>
    <message>
        <source>Remove the selected image from the text</source>
        <translation>从文本中移除选中的图像</translation>
    </message>
    <message>
        <source>Add ima&amp;ges…</source>
        <translation>添加图像(&amp;G)…</translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation>添加图像…</translation>
    </message>
    <message>
        <source>Add images behind those that are open, for a model that reads several</source>
        <translation>在已打开的图像之后添加图像，供可读取多个图像的模型使用</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>图像(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;lay selected sound</source>
        <translation>播放所选声音(&amp;L)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play the part of the recording that the selected token stands for</source>
        <translation>播放所选词元所对应的录音片段</translation>
    </message>
</context>
<context>
    <name>headlight::ApproximationPage</name>
    <message>
        <source>Approximations of the head</source>
        <translation>头的近似</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Choose what stands in the place of all weights</source>
        <translation>选择用什么代替全部权重</translation>
    </message>
    <message>
        <source>size </source>
        <translation>大小 </translation>
    </message>
    <message>
        <source>Choose the reach, the rank or the number of features</source>
        <translation>选择范围、秩或特征数</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Choose the seed of what is random</source>
        <translation>选择随机部分的种子</translation>
    </message>
    <message>
        <source>choose an approximation</source>
        <translation>选择近似</translation>
    </message>
    <message>
        <source>choose the size of the approximation</source>
        <translation>选择近似的大小</translation>
    </message>
    <message>
        <source>choose a seed</source>
        <translation>选择种子</translation>
    </message>
    <message>
        <source>Type a text: approximations of the shown head appear here.</source>
        <translation>输入文本：所显示头的近似将显示在此处。</translation>
    </message>
</context>
<context>
    <name>headlight::CandidateList</name>
    <message>
        <source>Candidates; Enter chooses one</source>
        <translation>候选；按 Enter 选择</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Show the probability that the model gives the token</source>
        <translation>显示模型给该词元的概率</translation>
    </message>
    <message>
        <source>Show the probability with which the token is sampled, after temperature, top-k and top-p</source>
        <translation>显示经温度、top-k 和 top-p 之后采样该词元的概率</translation>
    </message>
    <message>
        <source>Token id %1</source>
        <translation>词元 id %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选</translation>
    </message>
</context>
<context>
    <name>headlight::CaptionsPage</name>
    <message>
        <source>Images and captions</source>
        <translation>图像与说明文字</translation>
    </message>
    <message>
        <source>Open a model that compares images with texts, such as fashion-clip.</source>
        <translation>打开一个比较图像与文本的模型，例如 fashion-clip。</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointBar</name>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Open another checkpoint of the model</source>
        <translation>打开模型的另一个检查点</translation>
    </message>
    <message>
        <source>Open the checkpoint before</source>
        <translation>打开前一个检查点</translation>
    </message>
    <message>
        <source>Open the checkpoint after</source>
        <translation>打开后一个检查点</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 / %3</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointsPage</name>
    <message>
        <source>Test on random tokens: %1</source>
        <translation>随机词元上的测试：%1</translation>
    </message>
    <message>
        <source>On the text: %1</source>
        <translation>此文本上：%1</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>训练中的头</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Choose the measure that is shown over the checkpoints</source>
        <translation>选择在各检查点上显示的度量</translation>
    </message>
    <message>
        <source>choose a measure</source>
        <translation>选择度量</translation>
    </message>
    <message>
        <source>This model has no checkpoints. Open a folder of checkpoints (subfolders such as step1000 or checkpoint-500), or the built-in model induction-decoder.</source>
        <translation>此模型没有检查点。请打开检查点文件夹（含 step1000 或 checkpoint-500 等子文件夹），或内置模型 induction-decoder。</translation>
    </message>
    <message>
        <source>Type a text: this metric is measured on it.</source>
        <translation>输入文本：此指标在该文本上测量。</translation>
    </message>
</context>
<context>
    <name>headlight::ColumnBar</name>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>Show %1, which was closed to make room for the figure</source>
        <translation>显示%1（为给图让出空间而关闭）</translation>
    </message>
</context>
<context>
    <name>headlight::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson</source>
        <translation>查找命令、头、模型、文本或课程</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>1 result · Enter run · Esc close</source>
        <translation>1 个结果 · Enter 运行 · Esc 关闭</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results · ↑ ↓ choose · Enter run · Esc close</source>
        <translation>
            <numerusform>%Ln 个结果 · ↑ ↓ 选择 · Enter 运行 · Esc 关闭</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::CompareHeader</name>
    <message>
        <source>&amp;The same model</source>
        <translation>同一模型(&amp;T)</translation>
    </message>
    <message>
        <source>Compare A with</source>
        <translation>A 的比较对象</translation>
    </message>
    <message>
        <source>Run that A is compared with</source>
        <translation>与 A 比较的运行</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>Same text as A; type another text here</source>
        <translation>与 A 相同的文本；可在此输入其他文本</translation>
    </message>
    <message>
        <source>Words ▾</source>
        <translation>单词 ▾</translation>
    </message>
    <message>
        <source>Words and interventions of the comparison</source>
        <translation>比较中的单词与干预</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words of A</source>
        <translation>打乱 A 的单词(&amp;S)</translation>
    </message>
    <message>
        <source>Match words in &amp;any order</source>
        <translation>以任意顺序匹配单词(&amp;A)</translation>
    </message>
    <message>
        <source>Apply the &amp;interventions of A</source>
        <translation>应用 A 的干预(&amp;I)</translation>
    </message>
    <message>
        <source>match words in any order</source>
        <translation>以任意顺序匹配单词</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>%1 的模型</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>Head of %1</source>
        <translation>%1 的头</translation>
    </message>
    <message>
        <source>the original run</source>
        <translation>原始运行</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>同一模型</translation>
    </message>
    <message>
        <source>same head</source>
        <translation>同一个头</translation>
    </message>
</context>
<context>
    <name>headlight::ComparePanel</name>
    <message>
        <source>Heads with similar attention will appear near each other here.</source>
        <translation>注意力相似的头将在此处彼此靠近显示。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Similar heads</source>
        <translation>相似头</translation>
    </message>
    <message>
        <source>Head map</source>
        <translation>头分布图</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Heads by the difference of %1 from A</source>
        <translation>按与 A 的差异排列的 %1 的头</translation>
    </message>
    <message>
        <source>Rank heads by the mean Jensen-Shannon divergence of the rows of A and %1, in nats (0: equal rows, 0.69: nothing in common), with the token whose row differs most (arXiv 1906.04341)</source>
        <translation>按 A 与 %1 各行的平均 Jensen-Shannon 散度（单位 nat；0：两行相同，0.69：毫无共同之处）排列头，并给出差异最大的行的词元 (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>Heads of %1 similar to the head of A</source>
        <translation>%1 中与 A 的头相似的头</translation>
    </message>
    <message>
        <source>Rank the heads of %1 by their mean Jensen-Shannon divergence from the chosen head of A</source>
        <translation>按与 A 中所选头的平均 Jensen-Shannon 散度排列 %1 的头</translation>
    </message>
    <message>
        <source>Head map of %1</source>
        <translation>%1 的头分布图</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>散度</translation>
    </message>
    <message>
        <source>Largest at</source>
        <translation>最大处</translation>
    </message>
    <message>
        <source>%1 · no prediction for this text</source>
        <translation>%1 · 对此文本没有预测</translation>
    </message>
</context>
<context>
    <name>headlight::CompareView</name>
    <message>
        <source>Color bars of weights and difference</source>
        <translation>权重与差异的色条</translation>
    </message>
    <message>
        <source>Figure of A</source>
        <translation>A 的图</translation>
    </message>
    <message>
        <source>Figure of %1</source>
        <translation>%1 的图</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>This run will appear here.</source>
        <translation>此运行将显示在此处。</translation>
    </message>
    <message>
        <source>The runs will appear here side by side.</source>
        <translation>各运行将并排显示在此处。</translation>
    </message>
    <message>
        <source>
Click to show its difference from A</source>
        <translation>
单击以显示其与 A 的差异</translation>
    </message>
    <message>
        <source>Difference: %1 − A</source>
        <translation>差异：%1 − A</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>无对应项</translation>
    </message>
</context>
<context>
    <name>headlight::CompletedImage</name>
    <message>
        <source>Rows at the bottom that are generated</source>
        <translation>底部要生成的行数</translation>
    </message>
    <message>
        <source>rows </source>
        <translation>行数 </translation>
    </message>
    <message>
        <source>Generated pixels that are shown</source>
        <translation>显示的已生成像素</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>保存图像…</translation>
    </message>
    <message>
        <source>Save the image as a PNG file</source>
        <translation>将图像保存为 PNG 文件</translation>
    </message>
    <message>
        <source>Use as image</source>
        <translation>用作图像</translation>
    </message>
    <message>
        <source>Open the completed image, to see the attention in it</source>
        <translation>打开补全后的图像，查看其中的注意力</translation>
    </message>
    <message>
        <source>%1 of %2 pixels generated</source>
        <translation>已生成 %1 / %2 个像素</translation>
    </message>
</context>
<context>
    <name>headlight::ContactsPage</name>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Open structure…</source>
        <translation>打开结构…</translation>
    </message>
    <message>
        <source>Compare attention with the contacts of a protein structure (PDB or mmCIF)</source>
        <translation>将注意力与蛋白质结构（PDB 或 mmCIF）的接触进行比较</translation>
    </message>
    <message>
        <source>Open a structure</source>
        <translation>打开结构</translation>
    </message>
    <message>
        <source>Structures (%1);;All files (*)</source>
        <translation>结构 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a model of proteins such as ESM-2, type a sequence, and open its structure: the heads whose attention follows its contacts appear here.</source>
        <translation>打开 ESM-2 等蛋白质模型，输入序列，然后打开其结构：注意力与接触相符的头会显示在这里。</translation>
    </message>
    <message>
        <source>Type the sequence of the structure.</source>
        <translation>请输入该结构的序列。</translation>
    </message>
</context>
<context>
    <name>headlight::ContextsView</name>
    <message>
        <source>Words in two contexts</source>
        <translation>两种上下文中的单词</translation>
    </message>
    <message>
        <source>Hidden states are compared between runs of one model. Choose “the same model”.</source>
        <translation>隐藏状态在同一模型的运行之间比较。请选择“同一模型”。</translation>
    </message>
    <message>
        <source>Type another text for %1, or shuffle the words of A: the same words are compared here, layer by layer.</source>
        <translation>为 %1 输入另一文本，或打乱 A 的单词：此处逐层比较相同的单词。</translation>
    </message>
</context>
<context>
    <name>headlight::Continuation</name>
    <message>
        <source>Open a model that generates text.</source>
        <translation>请打开能生成文本的模型。</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>导入的注意力没有模型，因此不能生成文本。</translation>
    </message>
    <message>
        <source>%1 does not generate text. Open a decoder, such as story-decoder, or an encoder-decoder, such as english-french.</source>
        <translation>%1 不生成文本。请打开解码器（如 story-decoder）或编码器-解码器（如 english-french）。</translation>
    </message>
    <message>
        <source>Open a recording first.</source>
        <translation>请先打开录音。</translation>
    </message>
    <message>
        <source>Type the beginning of a text.</source>
        <translation>请输入文本的开头。</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated. Use zero ablation instead.</source>
        <translation>生成文本时不能使用均值消融。请改用零消融。</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>请先打开图片。</translation>
    </message>
</context>
<context>
    <name>headlight::ContinuePanel</name>
    <message>
        <source>GENERATE TEXT</source>
        <translation>生成文本</translation>
    </message>
    <message>
        <source>Close text generation</source>
        <translation>关闭文本生成</translation>
    </message>
    <message>
        <source>Save tree…</source>
        <translation>保存树…</translation>
    </message>
    <message>
        <source>Save the tree as a figure (PDF, SVG, PNG), or as JSON with the candidates of every step</source>
        <translation>将树保存为图 (PDF、SVG、PNG)，或连同每一步的候选保存为 JSON</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解码方式</translation>
    </message>
    <message>
        <source>Maximum tokens to generate</source>
        <translation>最多生成的词元数</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 个词元</translation>
    </message>
    <message>
        <source>Temperature: flatter above 1, sharper below</source>
        <translation>温度：大于 1 更平坦，小于 1 更尖锐</translation>
    </message>
    <message>
        <source>temp. </source>
        <translation>温度 </translation>
    </message>
    <message>
        <source>Sample from the k most probable tokens</source>
        <translation>从概率最高的 k 个词元中采样</translation>
    </message>
    <message>
        <source>top-k </source>
        <translation>top-k </translation>
    </message>
    <message>
        <source>top-k all</source>
        <translation>top-k 全部</translation>
    </message>
    <message>
        <source>Sample from the fewest tokens whose probabilities add up to this share</source>
        <translation>从概率之和达到此份额的最少词元中采样</translation>
    </message>
    <message>
        <source>top-p </source>
        <translation>top-p </translation>
    </message>
    <message>
        <source>Seed of sampling: the same seed gives the same tokens</source>
        <translation>采样种子：相同的种子给出相同的词元</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Continuations kept at each length</source>
        <translation>每个长度保留的续写数</translation>
    </message>
    <message>
        <source> beams</source>
        <translation> 束</translation>
    </message>
    <message>
        <source>The text changed: the tree starts again.</source>
        <translation>文本已更改：树重新开始。</translation>
    </message>
    <message>
        <source>Step generates one token, Generate several; click another candidate to start a branch.</source>
        <translation>“单步”生成一个词元，“生成”生成多个；单击其他候选可开始新分支。</translation>
    </message>
    <message>
        <source>The model ended the text here.</source>
        <translation>模型在此处结束了文本。</translation>
    </message>
    <message>
        <source>Candidates for the next token</source>
        <translation>下一词元的候选</translation>
    </message>
    <message>
        <source>Candidates at step %1</source>
        <translation>第 %1 步的候选</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>保存树</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png);;Candidates of every step (*.json)</source>
        <translation>图 (*.pdf *.svg *.png);;每一步的候选 (*.json)</translation>
    </message>
    <message>
        <source>Step generates one pixel, Generate all below the line.</source>
        <translation>“单步”生成一个像素，“生成”生成线下的全部像素。</translation>
    </message>
    <message>
        <source>COMPLETE IMAGE</source>
        <translation>补全图像</translation>
    </message>
    <message>
        <source>completed image</source>
        <translation>补全的图像</translation>
    </message>
    <message>
        <source>Save the image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>图像 (*.png)</translation>
    </message>
    <message>
        <source> token</source>
        <translation> 个词元</translation>
    </message>
    <message>
        <source> beam</source>
        <translation> 束</translation>
    </message>
</context>
<context>
    <name>headlight::CorpusMetrics</name>
    <message>
        <source>metric over the corpus</source>
        <translation>语料库上的指标</translation>
    </message>
    <message>
        <source>metric of this text</source>
        <translation>此文本的指标</translation>
    </message>
    <message>
        <source>Open metrics over a corpus, written by headlight metrics</source>
        <translation>打开由 headlight metrics 写出的语料库指标</translation>
    </message>
    <message>
        <source>Metrics (*.json);;All files (*)</source>
        <translation>指标 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open the model of %1 first: these metrics belong to it.</source>
        <translation>请先打开 %1 的模型：这些指标属于该模型。</translation>
    </message>
    <message>
        <source>%1 belongs to a model with other layers or heads than %2. Open that model first.</source>
        <translation>%1 属于层数或头数与 %2 不同的模型。请先打开该模型。</translation>
    </message>
    <message>
        <source>%1 belongs to another model, %2 (weights %3). Open that model first.</source>
        <translation>%1 属于另一模型 %2（权重 %3）。请先打开该模型。</translation>
    </message>
</context>
<context>
    <name>headlight::DeviceMenu</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>Threads of the CPU</source>
        <translation>CPU 线程数</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>Use a graphics processor if one is available, otherwise the CPU</source>
        <translation>有图形处理器时使用图形处理器，否则使用 CPU</translation>
    </message>
    <message>
        <source>&amp;CPU</source>
        <translation>&amp;CPU</translation>
    </message>
    <message>
        <source>Looking for graphics devices…</source>
        <translation>正在查找图形设备…</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <translation>没有图形设备</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>不可用：%1</translation>
    </message>
    <message>
        <source>Run Vulkan on the CPU, which is slower than “CPU”</source>
        <translation>在 CPU 上运行 Vulkan，比“CPU”更慢</translation>
    </message>
    <message>
        <source>fp&amp;32</source>
        <translation>fp&amp;32</translation>
    </message>
    <message>
        <source>Compute in single precision, as exact as the CPU</source>
        <translation>以单精度计算，与 CPU 同样精确</translation>
    </message>
    <message>
        <source>fp1&amp;6</source>
        <translation>fp1&amp;6</translation>
    </message>
    <message>
        <source>Compute in half precision: less exact, faster on graphics processors that support it</source>
        <translation>以半精度计算：精度较低，在支持它的图形处理器上更快</translation>
    </message>
    <message>
        <source>A&amp;ll cores (%1)</source>
        <translation>所有核心 (%1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;1 thread</source>
        <translation>&amp;1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n threads</source>
        <translation>
            <numerusform>&amp;%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>Keep queries and keys as they were computed</source>
        <translation>按计算结果保存查询和键</translation>
    </message>
    <message>
        <source>Round queries and keys before they are compared: long texts take half the memory</source>
        <translation>在比较之前对查询和键进行舍入：长文本占用的内存减半</translation>
    </message>
    <message>
        <source>&amp;Keep in fp32</source>
        <translation>以 fp32 保存(&amp;K)</translation>
    </message>
    <message>
        <source>K&amp;eep in fp16</source>
        <translation>以 fp16 保存(&amp;E)</translation>
    </message>
    <message>
        <source>Round the factors of products to bf16: less exact, faster on CPUs with AVX-512 BF16</source>
        <translation>将乘法的因子舍入为 bf16：精度较低，在支持 AVX-512 BF16 的 CPU 上更快</translation>
    </message>
    <message>
        <source>b&amp;f16</source>
        <translation>b&amp;f16</translation>
    </message>
</context>
<context>
    <name>headlight::EmbeddingPage</name>
    <message>
        <source>Layer whose hidden states are compared</source>
        <translation>比较哪一层的隐藏状态</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Show the cosine similarity of the position embeddings</source>
        <translation>显示位置嵌入的余弦相似度</translation>
    </message>
    <message>
        <source>Cosine similarity of the tokens</source>
        <translation>词元的余弦相似度</translation>
    </message>
    <message>
        <source>The cosine similarity of all pairs of tokens will appear here, layer by layer.</source>
        <translation>所有词元对的余弦相似度将逐层显示在此处。</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>位置的相似度</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>词元的相似度</translation>
    </message>
</context>
<context>
    <name>headlight::EntryList</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>不可用</translation>
    </message>
</context>
<context>
    <name>headlight::ExerciseView</name>
    <message>
        <source>A number, or a sum such as 12 * 13 / 2</source>
        <translation>一个数，或 12 * 13 / 2 这样的算式</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>一个词元</translation>
    </message>
    <message>
        <source>A head, such as L2H2</source>
        <translation>一个头，如 L2H2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>作答</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>练习 %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Use selected token</source>
        <translation>取所选词元</translation>
    </message>
    <message>
        <source>Use shown head</source>
        <translation>取所显示头</translation>
    </message>
    <message>
        <source>Takes the token that is selected in the window as the answer</source>
        <translation>将窗口中所选的词元作为答案</translation>
    </message>
    <message>
        <source>Takes the head that the window shows as the answer</source>
        <translation>将窗口中显示的头作为答案</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>检查答案</translation>
    </message>
    <message>
        <source>Compares your answer with the solution</source>
        <translation>将答案与解答对照</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>显示解答</translation>
    </message>
    <message>
        <source>Shows the answer and why it is right</source>
        <translation>显示答案及其理由</translation>
    </message>
</context>
<context>
    <name>headlight::ExpertsPage</name>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Type a text: the experts that a mixture chooses for its tokens appear here.</source>
        <translation>输入一段文本：混合专家模型为其词元选择的专家会显示在这里。</translation>
    </message>
</context>
<context>
    <name>headlight::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Add as panel</source>
        <translation>添加为子图</translation>
    </message>
    <message>
        <source>Collect figures on one page, labeled with letters; they are kept when this dialog closes, so that you can show something else and add it.</source>
        <translation>将多张图汇集到一页，以字母编号；关闭此对话框后仍会保留，便于显示其他内容并继续添加。</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard</source>
        <translation>将图复制到剪贴板</translation>
    </message>
    <message>
        <source>Preview in browser</source>
        <translation>在浏览器中预览</translation>
    </message>
    <message>
        <source>Open the web page in the browser before you save it</source>
        <translation>保存前先在浏览器中打开该网页</translation>
    </message>
    <message>
        <source>Save description…</source>
        <translation>保存描述…</translation>
    </message>
    <message>
        <source>Save what the figure shows as a file that “headlight figure --spec” draws again</source>
        <translation>将图的内容保存为文件，可由“headlight figure --spec”重新绘制</translation>
    </message>
    <message>
        <source>An interactive web page with all heads. “Preview in browser” shows it as it will be saved.</source>
        <translation>含所有头的交互式网页。“在浏览器中预览”显示其保存后的样子。</translation>
    </message>
    <message>
        <source>A file with the numbers behind the figure, for other programs.</source>
        <translation>图背后的数值文件，供其他程序使用。</translation>
    </message>
    <message>
        <source>A column has room for the heat map alone. Choose “%1” to have both, or a wider size.</source>
        <translation>单栏只容得下热图。要两者都显示，请选择“%1”或更宽的尺寸。</translation>
    </message>
    <message>
        <source>Panels cannot be saved as a web page. Choose another format, or clear “On one page” and save each figure separately.</source>
        <translation>子图不能保存为网页。请选择其他格式，或取消“在同一页”并分别保存各图。</translation>
    </message>
    <message>
        <source>This figure has no numbers. Choose another format.</source>
        <translation>此图没有数值。请选择其他格式。</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Save the description</source>
        <translation>保存描述</translation>
    </message>
    <message>
        <source>Description (*.json)</source>
        <translation>描述 (*.json)</translation>
    </message>
    <message>
        <source>Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf</source>
        <translation>已写入 %1。重新绘制该图：headlight figure --spec FILE --out figure.pdf</translation>
    </message>
    <message>
        <source>Put the image beside it.</source>
        <translation>请将图像放在它旁边。</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>正在绘制图…</translation>
    </message>
    <message>
        <source>The figure is in the clipboard.</source>
        <translation>图已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>headlight::FigurePanels</name>
    <message numerus="yes">
        <source>A page holds at most %n panels; remove some first.</source>
        <translation>
            <numerusform>一页最多容纳 %n 个子图，请先移除一些。</numerusform>
        </translation>
    </message>
    <message>
        <source>Panel %1 has no description. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>子图 %1 没有描述文件。请移除它，或将该页保存为 PDF、SVG、PNG 或 TikZ。</translation>
    </message>
    <message>
        <source>Panel %1 has no numbers. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>子图 %1 没有数值。请移除它，或将该页保存为 PDF、SVG、PNG 或 TikZ。</translation>
    </message>
    <message>
        <source>Put the image of %1 beside it.</source>
        <translation>请将 %1 的图像放在它旁边。</translation>
    </message>
    <message>
        <source>A description does not contain recordings: add the path of that of %1 as &quot;audio&quot;.</source>
        <translation>描述文件不含录音：请将 %1 的录音路径添加为“audio”。</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not saved.</source>
        <translation>%1 的缩放和所选词元不会保存。</translation>
    </message>
    <message>
        <source>Put the page&apos;s words of %1 beside it.</source>
        <translation>请将 %1 的页面文字文件放在旁边。</translation>
    </message>
</context>
<context>
    <name>headlight::FigureRoom</name>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>headlight::FindHeadsPanel</name>
    <message>
        <source>the metric “%1”</source>
        <translation>指标“%1”</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>FIND HEADS</source>
        <translation>查找头</translation>
    </message>
    <message>
        <source>Close the list of heads</source>
        <translation>关闭头列表</translation>
    </message>
    <message>
        <source>Ranked heads; Enter opens one</source>
        <translation>排列后的头；按 Enter 打开</translation>
    </message>
    <message>
        <source>Ranking heads…</source>
        <translation>正在排列头…</translation>
    </message>
    <message>
        <source>Rank heads by</source>
        <translation>排列头的依据</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表的顺序</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>从高到低</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>从低到高</translation>
    </message>
    <message>
        <source>Number of heads to list</source>
        <translation>列出的头数</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>List this number of heads; the grid dims the others</source>
        <translation>列出此数量的头；网格中其余的头变暗</translation>
    </message>
    <message>
        <source>Smallest value of a listed head</source>
        <translation>所列头的最小值</translation>
    </message>
    <message>
        <source>List heads with at least this value; the grid dims the others</source>
        <translation>列出不低于此值的头；网格中其余的头变暗</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>任意值</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>排列依据</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Selected weight</source>
        <translation>所选权重</translation>
    </message>
    <message>
        <source>Weight of the selected query and key in every head</source>
        <translation>所选查询和键在每个头中的权重</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>所选行</translation>
    </message>
    <message>
        <source>Largest weight of the selected query in every head</source>
        <translation>所选查询在每个头中的最大权重</translation>
    </message>
    <message>
        <source>Selected column</source>
        <translation>所选列</translation>
    </message>
    <message>
        <source>Mean weight of the selected key over the queries that may attend to it</source>
        <translation>所选键的权重在可关注它的查询上的均值</translation>
    </message>
    <message>
        <source>Similarity to this head</source>
        <translation>与此头的相似度</translation>
    </message>
    <message>
        <source>1 − Jensen-Shannon divergence / ln 2 between the rows of the shown head and those of the other</source>
        <translation>1 − Jensen-Shannon 散度 / ln 2，在所显示头的各行与另一头的各行之间</translation>
    </message>
    <message>
        <source>Metric: %1</source>
        <translation>指标：%1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>The heads of the model will be ranked here.</source>
        <translation>模型的头将在此处排列。</translation>
    </message>
    <message>
        <source>Select one head in the grid to rank heads by their similarity to it.</source>
        <translation>请在网格中选择一个头，以按与它的相似度排列各头。</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its row.</source>
        <translation>请选择词元或权重，以按其行排列各头。</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its column.</source>
        <translation>请选择词元或权重，以按其列排列各头。</translation>
    </message>
    <message>
        <source>Select a weight in the heat map to rank heads by it.</source>
        <translation>请在热图中选择权重，以按它排列各头。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads, by %2</source>
        <translation>
            <numerusform>%n 个头中的 %1 个，按%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, at key “%1”</source>
        <translation>，键“%1”处</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>单击打开，Ctrl+单击固定</translation>
    </message>
    <message>
        <source>the weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>the largest weight in %1</source>
        <translation>%1 中的最大权重</translation>
    </message>
    <message>
        <source>the mean weight in %1</source>
        <translation>%1 中的平均权重</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>与 %1 的相似度</translation>
    </message>
    <message>
        <source>the score of the label “%1”</source>
        <translation>标签“%1”的得分</translation>
    </message>
    <message>
        <source>No head reaches %1. Lower the minimum to list more heads.</source>
        <translation>没有头达到 %1。请降低最小值以列出更多头。</translation>
    </message>
    <message>
        <source>This pair is masked, hidden, or not part of the shown attention: select another weight.</source>
        <translation>这一对已掩码、已隐藏，或不属于所显示的注意力：请选择其他权重。</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a query of the shown attention: select another one.</source>
        <translation>所选词元已隐藏，或不是所显示注意力的查询：请选择其他词元。</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a key of the shown attention: select another one.</source>
        <translation>所选词元已隐藏，或不是所显示注意力的键：请选择其他词元。</translation>
    </message>
    <message>
        <source>No head has a value of this metric for this input.</source>
        <translation>对此输入，没有头具有该指标的值。</translation>
    </message>
    <message>
        <source>This label does not apply to this input.</source>
        <translation>此标签不适用于此输入。</translation>
    </message>
    <message>
        <source>No head has weights that can be compared.</source>
        <translation>没有头的权重可供比较。</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationTreeView</name>
    <message>
        <source>Tree of continuations; arrow keys move through it</source>
        <translation>续写树；用方向键移动</translation>
    </message>
    <message>
        <source>The text itself</source>
        <translation>文本本身</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3</source>
        <translation>词元 %1：%2，概率 %3</translation>
    </message>
</context>
<context>
    <name>headlight::GridsPanel</name>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>click a head · ← → ↑ ↓</source>
        <translation>单击头 · ← → ↑ ↓</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>注意力的种类</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>各头指标</translation>
    </message>
    <message>
        <source>Metric that colors the grid</source>
        <translation>网格着色所用的指标</translation>
    </message>
    <message>
        <source>Grid of all layers and heads</source>
        <translation>所有层和头的网格</translation>
    </message>
    <message>
        <source>All heads appear here as thumbnails: open a model, then type a text or open an image or recording.</source>
        <translation>所有头将以缩略图显示在此处：请打开模型，再输入文本，或打开图像或录音。</translation>
    </message>
    <message>
        <source>Grid of all layers and heads colored by a metric</source>
        <translation>按指标着色的所有层和头的网格</translation>
    </message>
    <message>
        <source>The metric of all heads appears here once all layers are computed.</source>
        <translation>所有层计算完成后，所有头的指标将显示在此处。</translation>
    </message>
    <message>
        <source>color heads by %1</source>
        <translation>按%1为头着色</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>单击打开，Ctrl+单击固定</translation>
    </message>
    <message>
        <source>%1
%2 %3</source>
        <translation>%1
%2 %3</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>学习的查询</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>学习的查询到图像</translation>
    </message>
</context>
<context>
    <name>headlight::Guide</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Hide this note; Help &gt; How to read the figure shows it again</source>
        <translation>隐藏此说明；“帮助 &gt; 如何读图”可再次显示</translation>
    </message>
    <message>
        <source>How to read it: the outlined patch of the image, or the outlined chip above it, is the query; color shows how its attention is distributed over all patches, its keys. Point at another patch to see its attention, click to select it. Layers, heads, rows and columns are counted from 0.</source>
        <translation>如何读图：图像上带框的图像块，或上方带框的词元块，是查询；颜色表示它的注意力在所有图像块（即键）上的分布。指向另一图像块可查看其注意力，单击可选中。层、头、行和列从 0 开始计数。</translation>
    </message>
    <message>
        <source>How to read it: a row is a query. It shows how the token on its left distributes its attention over the keys, the columns; each row sums to 1. Layers and heads are counted from 0.</source>
        <translation>如何读图：一行是一个查询。它表示左侧的词元如何把注意力分配给各键，即各列；每行之和为 1。层和头从 0 开始计数。</translation>
    </message>
    <message>
        <source>A weight says where a head reads from, not why the model predicts what it predicts: attention alone is not an explanation (Jain &amp; Wallace 2019, arXiv 1902.10186; but see Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</source>
        <translation>权重说明头从哪里读取信息，而不说明模型为何作出该预测：仅凭注意力不构成解释（Jain &amp; Wallace 2019, arXiv 1902.10186；但另见 Wiegreffe &amp; Pinter 2019, arXiv 1908.04626）。</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPane</name>
    <message>
        <source>The model is being loaded.</source>
        <translation>正在加载模型。</translation>
    </message>
    <message>
        <source>This head is not computed yet: %1 of the layers are done, %2.</source>
        <translation>此头尚未计算：已完成 %1 的层，%2。</translation>
    </message>
    <message>
        <source>The model is running.</source>
        <translation>模型正在运行。</translation>
    </message>
    <message>
        <source>Open a recording: the attention of the chosen head will appear here.</source>
        <translation>请打开录音：所选头的注意力将显示在此处。</translation>
    </message>
    <message>
        <source>Open an image, drop it here, or paste it: the attention of the chosen head will be drawn over it.</source>
        <translation>请打开图像，或将其拖放、粘贴到此处：所选头的注意力将绘制在图像上。</translation>
    </message>
    <message>
        <source>The figure is being drawn.</source>
        <translation>正在绘制图。</translation>
    </message>
    <message>
        <source>Open a model: the attention of its heads will appear here.</source>
        <translation>请打开模型：其头的注意力将显示在此处。</translation>
    </message>
    <message>
        <source>No attention was computed for this text. Edit it to run the model.</source>
        <translation>尚未计算此文本的注意力。编辑文本即可运行模型。</translation>
    </message>
    <message>
        <source>Type a text above: the attention of the chosen head will appear here.</source>
        <translation>请在上方输入文本：所选头的注意力将显示在此处。</translation>
    </message>
    <message>
        <source>Unpin this head</source>
        <translation>取消固定此头</translation>
    </message>
    <message>
        <source>Heat map of the head</source>
        <translation>头的热图</translation>
    </message>
    <message>
        <source>Links of the head</source>
        <translation>头的连线</translation>
    </message>
    <message>
        <source>Attention of the head over the image</source>
        <translation>头在图像上的注意力</translation>
    </message>
    <message>
        <source>This layer has no attention: choose another one.</source>
        <translation>该层没有注意力：请选择另一层。</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPanel</name>
    <message>
        <source>, in %1</source>
        <translation>，来自 %1</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 篇文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln 篇文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Over the corpus: %1, in %2</source>
        <translation>语料库上：%1，来自 %2</translation>
    </message>
    <message>
        <source>%1: applies from %2 on this text
%3
%4</source>
        <translation>%1：在此文本上达到 %2 起适用
%3
%4</translation>
    </message>
    <message>
        <source>; the threshold is reached in %1 of them</source>
        <translation>；其中 %1 篇达到阈值</translation>
    </message>
    <message>
        <source>
Measure it over many texts with headlight metrics</source>
        <translation>
可用 headlight metrics 在多篇文本上测量</translation>
    </message>
    <message>
        <source>Metrics of the head</source>
        <translation>头的指标</translation>
    </message>
    <message>
        <source>Head labels</source>
        <translation>头标签</translation>
    </message>
    <message>
        <source>No label applies to this head here.</source>
        <translation>此处没有标签适用于该头。</translation>
    </message>
    <message>
        <source>Labels of the head</source>
        <translation>头的标签</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>The metrics of the chosen head will appear here.</source>
        <translation>所选头的指标将显示在此处。</translation>
    </message>
    <message>
        <source>Several heads</source>
        <translation>多个头</translation>
    </message>
    <message>
        <source>%1. Metrics belong to single heads: click one in the grid.</source>
        <translation>%1。指标只属于单个头：请在网格中单击一个。</translation>
    </message>
    <message>
        <source>Right: mean ± deviation, %1</source>
        <translation>右侧：均值 ± 标准差，%1</translation>
    </message>
    <message>
        <source>Head labels, on this text or the corpus</source>
        <translation>头标签，基于此文本或语料库</translation>
    </message>
    <message>
        <source>The metrics of this head are being worked out.</source>
        <translation>正在计算该头的指标。</translation>
    </message>
</context>
<context>
    <name>headlight::HeadTestPage</name>
    <message>
        <source>Score of every head in the test</source>
        <translation>每个头在测试中的得分</translation>
    </message>
    <message>
        <source>Run a test to measure every head on random tokens; your text is not used.</source>
        <translation>运行测试，在随机词元上测量每个头；不使用当前文本。</translation>
    </message>
    <message>
        <source>Test for induction</source>
        <translation>测试归纳</translation>
    </message>
    <message>
        <source>Measure which heads attend to the token that followed the first occurrence, on random tokens repeated twice</source>
        <translation>在重复两遍的随机词元上，测量哪些头关注首次出现之后的那个词元</translation>
    </message>
    <message>
        <source>Test for sinks</source>
        <translation>测试汇聚点</translation>
    </message>
    <message>
        <source>Measure which heads attend to the first token, on 64 random tokens</source>
        <translation>在 64 个随机词元上，测量哪些头关注首词元</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Heads with the highest scores</source>
        <translation>得分最高的头</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads reach %2. %3; %4 (%5).</source>
        <translation>
            <numerusform>%n 个头中有 %1 个达到 %2。%3；%4 (%5)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this head</source>
        <translation>显示此头</translation>
    </message>
    <message>
        <source>Test of heads</source>
        <translation>头测试</translation>
    </message>
</context>
<context>
    <name>headlight::HelpText</name>
    <message>
        <source>Help page</source>
        <translation>帮助页</translation>
    </message>
</context>
<context>
    <name>headlight::HelpWindow</name>
    <message>
        <source>Headlight Help</source>
        <translation>Headlight 帮助</translation>
    </message>
    <message>
        <source>Search help (%1)</source>
        <translation>搜索帮助 (%1)</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 后退</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>返回上一页</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>前进 ›</translation>
    </message>
    <message>
        <source>Go forward to the next page</source>
        <translation>前进到下一页</translation>
    </message>
</context>
<context>
    <name>headlight::HighlightsPanel</name>
    <message>
        <source>HIGHLIGHTS</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Close the highlights</source>
        <translation>关闭高亮列表</translation>
    </message>
    <message>
        <source>Point at a weight or select one and press H to highlight it, Shift+H to add a note.</source>
        <translation>指向或选中一个权重，按 H 添加高亮，按 Shift+H 添加备注。</translation>
    </message>
    <message>
        <source>Enter the first and the last token, counted from 0, such as 2–9; leave empty for all</source>
        <translation>输入首、末词元，从 0 开始计数，如 2–9；留空表示全部</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Tokens whose rows are shown</source>
        <translation>显示其行的词元</translation>
    </message>
    <message>
        <source>Tokens whose columns are shown</source>
        <translation>显示其列的词元</translation>
    </message>
    <message>
        <source>Show the rows of tokens</source>
        <translation>显示这些词元的行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>All highlights; F2 edits the note of one, Delete removes it</source>
        <translation>所有高亮；F2 编辑备注，Delete 移除</translation>
    </message>
    <message>
        <source>Click to write a note, which is drawn beside the highlight with an arrow</source>
        <translation>单击以写备注，备注以箭头标在高亮旁</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>headlight::IllustrationView</name>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>图示</translation>
    </message>
</context>
<context>
    <name>headlight::ImagePanel</name>
    <message>
        <source>No image yet</source>
        <translation>尚无图像</translation>
    </message>
    <message>
        <source>Open an image, drop it on this window, or paste it.</source>
        <translation>打开图像，或将其拖放、粘贴到此窗口。</translation>
    </message>
    <message>
        <source>Sample image: %1</source>
        <translation>示例图像：%1</translation>
    </message>
    <message>
        <source>%1, a known failure: %2</source>
        <translation>%1，已知错例：%2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 · not read by this model</source>
        <translation>%1 · 此模型不读取</translation>
    </message>
    <message>
        <source>%1 · drop or paste more</source>
        <translation>%1 · 可拖放或粘贴更多图像</translation>
    </message>
    <message>
        <source>%1 · drop or paste another</source>
        <translation>%1 · 可拖放或粘贴其他图像</translation>
    </message>
</context>
<context>
    <name>headlight::ImageStrip</name>
    <message>
        <source>Images of the text</source>
        <translation>文本中的图像</translation>
    </message>
    <message>
        <source>Image %1 of %2: %3</source>
        <translation>图像 %1/%2：%3</translation>
    </message>
</context>
<context>
    <name>headlight::InterventionsPanel</name>
    <message>
        <source>INTERVENTIONS</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>Close the interventions</source>
        <translation>关闭干预</translation>
    </message>
    <message>
        <source>Regenerate the target</source>
        <translation>重新生成目标</translation>
    </message>
    <message>
        <source>Generate the target with the interventions; otherwise both runs read the target of the original run</source>
        <translation>在干预下生成目标；否则两次运行都读取原始运行的目标</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>不用位置信息</translation>
    </message>
    <message>
        <source>Leave out everything that encodes positions: position embeddings, rotary turns of queries and keys, and biases of the scores</source>
        <translation>略去一切编码位置的内容：位置嵌入、查询和键的旋转，以及分数的偏置</translation>
    </message>
    <message>
        <source>Compare with the original run</source>
        <translation>与原始运行比较</translation>
    </message>
    <message>
        <source>Compare this head with the original run, with the signed difference</source>
        <translation>将此头与原始运行比较，显示带符号的差异</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>Change the shown head</source>
        <translation>更改所显示的头</translation>
    </message>
    <message>
        <source>Change all heads of the layer</source>
        <translation>更改该层的所有头</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Replace the output by zeros (zero ablation)</source>
        <translation>用零替换输出（零消融）</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Replace the output by its mean over the tokens of this text (mean ablation)</source>
        <translation>用输出在此文本各词元上的均值替换输出（均值消融）</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>Give the same weight to every key that the query may attend to</source>
        <translation>给查询可关注的每个键相同的权重</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Put all weight on the previous token; the first token attends to itself</source>
        <translation>将全部权重放在前一词元上；首词元关注自身</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Put all weight of every token on the token itself</source>
        <translation>将每个词元的全部权重放在该词元自身上</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Temperature: sharper to the left, flatter to the right, unchanged in the middle</source>
        <translation>温度：向左更尖锐，向右更平坦，居中不变</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Set weights of the shown head with a click or a drag in the heat map, or with the arrow keys and Space; Ctrl+click or Delete removes them, and the other keys of the row share the rest</source>
        <translation>在热图中单击或拖动，或用方向键和空格键，设定所显示头的权重；Ctrl+单击或 Delete 移除，该行的其余键分享剩余权重</translation>
    </message>
    <message>
        <source>Weight that is painted, from 0 to 1</source>
        <translation>绘制的权重，0 到 1</translation>
    </message>
    <message>
        <source>All interventions; Space turns one on or off, Delete removes it</source>
        <translation>所有干预；空格键开关，Delete 移除</translation>
    </message>
    <message>
        <source>Model prediction, in the original run and now</source>
        <translation>模型预测，原始运行与当前</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Change the shown head or its layer; later layers and predictions update at once.</source>
        <translation>更改所显示的头或其层；后续各层和预测随即更新。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Model prediction</source>
        <translation>模型预测</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Shift+单击文本下方的词元可对其掩码：模型将预测被掩码的词元。</translation>
    </message>
    <message>
        <source>This model has no prediction for this input.</source>
        <translation>此模型对此输入没有预测。</translation>
    </message>
    <message>
        <source>Candidates for token %1</source>
        <translation>词元 %1 的候选</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>“%1”之后</translation>
    </message>
</context>
<context>
    <name>headlight::LanguageMenu</name>
    <message>
        <source>Follow s&amp;ystem language</source>
        <translation>跟随系统语言(&amp;Y)</translation>
    </message>
    <message>
        <source>The window will be in this language when it is opened again: %1.</source>
        <translation>窗口再次打开时将使用该语言：%1。</translation>
    </message>
    <message>
        <source>Reopen the window</source>
        <translation>重新打开窗口</translation>
    </message>
</context>
<context>
    <name>headlight::LateInteractionPage</name>
    <message>
        <source>Late interaction</source>
        <translation>后期交互</translation>
    </message>
    <message>
        <source>Document that the query is compared with</source>
        <translation>与查询进行比较的文档</translation>
    </message>
    <message>
        <source>document; without one, the second text</source>
        <translation>文档；留空时使用第二文本</translation>
    </message>
    <message>
        <source>Compare each token of the text, a query, with each token of this document</source>
        <translation>将文本（查询）的每个词元与此文档的每个词元进行比较</translation>
    </message>
    <message>
        <source>type a document</source>
        <translation>输入文档</translation>
    </message>
    <message>
        <source>Type a query as the text: its tokens appear here beside those of a document.</source>
        <translation>请将查询输入为文本：其词元将与文档的词元一起显示在此处。</translation>
    </message>
    <message>
        <source>Type a document: each token of the text, a query, is compared with each of its tokens.</source>
        <translation>请输入文档：文本（查询）的每个词元将与文档的每个词元进行比较。</translation>
    </message>
</context>
<context>
    <name>headlight::LayerPage</name>
    <message>
        <source>Layer and cost</source>
        <translation>层与开销</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>打开 config.json…</translation>
    </message>
    <message>
        <source>Show a model of which there is only a configuration, such as one too large for this machine</source>
        <translation>显示只有配置的模型，例如本机无法容纳的大模型</translation>
    </message>
    <message>
        <source>Show open model</source>
        <translation>显示已打开的模型</translation>
    </message>
    <message>
        <source>Show the layer of the model that the window runs</source>
        <translation>显示窗口所运行模型的层</translation>
    </message>
    <message>
        <source>Measure runs</source>
        <translation>测量运行</translation>
    </message>
    <message>
        <source>Time runs of up to 1,024 tokens of the open model on this machine</source>
        <translation>在本机上为已打开的模型计时，最多 1,024 个词元</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>打开模型的配置</translation>
    </message>
    <message>
        <source>Configurations (config.json);;All files (*)</source>
        <translation>配置 (config.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>headlight::LensPage</name>
    <message>
        <source>Prediction of each layer</source>
        <translation>各层的预测</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit 透镜</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>关闭课程</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ 所有课程</translation>
    </message>
    <message>
        <source>End lesson ✕</source>
        <translation>结束课程 ✕</translation>
    </message>
    <message>
        <source>Restores your work from before the lesson</source>
        <translation>恢复课程开始前的工作</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>课程正文</translation>
    </message>
    <message>
        <source>▶</source>
        <translation>▶</translation>
    </message>
    <message>
        <source>•</source>
        <translation>•</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>试试：%1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>换一组数</translation>
    </message>
    <message>
        <source>Poses the exercises again with other numbers</source>
        <translation>用其他数值重新出题</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>试试这个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 of the lesson %3</source>
        <translation>课程 %3 的第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPlayer</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>--lesson: expected a file, a folder or a built-in lesson (%2), found &quot;%1&quot;.</source>
        <translation>--lesson：应为文件、文件夹或内置课程 (%2)，实为“%1”。</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>课程 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课程(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>课程下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课程</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>headlight::LessonStage</name>
    <message>
        <source>This step of the lesson shows heads that %1 does not have: %2. The model&apos;s first head is shown instead; check the fields &quot;layer&quot; and &quot;head&quot; of the lesson.</source>
        <translation>课程的这一步所显示的头在 %1 中不存在：%2。现改为显示模型的第一个头；请检查课程的字段“layer”和“head”。</translation>
    </message>
    <message>
        <source>try a suggestion of the lesson</source>
        <translation>尝试课程的建议</translation>
    </message>
</context>
<context>
    <name>headlight::LiveRun</name>
    <message>
        <source>pasted image</source>
        <translation>粘贴的图像</translation>
    </message>
    <message>
        <source>Stopped. The figures show the previous text; edit the text to run the model.</source>
        <translation>已停止。图中显示的是先前的文本；编辑文本即可运行模型。</translation>
    </message>
    <message>
        <source>The text was cut after %L1 of %L2 characters, the most that the window accepts.</source>
        <translation>文本在第 %L1 个字符后截断，原有 %L2 个；这是窗口接受的上限。</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.</source>
        <translation>%1 读取文本。要查看此图像，请打开读取图像的模型，如 fashion-vit。</translation>
    </message>
    <message>
        <source>%1, %L2 s</source>
        <translation>%1，%L2 秒</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.</source>
        <translation>%1 读取文本。要查看此录音，请打开读取录音的模型，如 Whisper。</translation>
    </message>
    <message>
        <source>%1 reads recordings: open an audio file (File &gt; Open audio…).</source>
        <translation>%1 读取录音：请打开 音频文件（文件 &gt; 打开音频…）。</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page. Open a model that does, such as LayoutLMv3.</source>
        <translation>%1 不读取文字在页面上的位置。请打开能读取的模型，例如 LayoutLMv3。</translation>
    </message>
    <message>
        <source>A text holds at most %1 images, found %2: the last ones were left out.</source>
        <translation>一个文本最多包含 %1 个图像，现有 %2 个：已忽略最后的图像。</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: it reads the first. Remove the others, or open a model that reads several.</source>
        <translation>%1 每次读取一个图像，现有 %2 个：仅读取第一个。请移除其他图像，或打开可读取多个图像的模型。</translation>
    </message>
    <message>
        <source>%1 reads at most %2 images in a text, found %3: it reads the first ones. Remove the others.</source>
        <translation>%1 在一个文本中最多读取 %2 个图像，现有 %3 个：仅读取前面的图像。请移除其他图像。</translation>
    </message>
</context>
<context>
    <name>headlight::LowerPanel</name>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Move the panel below the figure</source>
        <translation>将面板移到图的下方</translation>
    </message>
    <message>
        <source>Move the panel beside the figure</source>
        <translation>将面板移到图的旁边</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Open model, session or other file</source>
        <translation>打开模型、会话或其他文件</translation>
    </message>
    <message>
        <source>Open model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>打开图像</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>图像 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is no image to paste. Copy one first.</source>
        <translation>没有可粘贴的图像。请先复制一张。</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>打开录音</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>图示</translation>
    </message>
    <message>
        <source>Panel %1 added; end the lesson to see the page</source>
        <translation>已添加子图 %1；结束课程后可查看该页</translation>
    </message>
    <message>
        <source>There is no figure to add yet</source>
        <translation>还没有可添加的图</translation>
    </message>
    <message>
        <source>Panel %1 added; %2 shows the page</source>
        <translation>已添加子图 %1；按 %2 显示该页</translation>
    </message>
    <message>
        <source>Panels %1 to %2 added; %3 shows the page</source>
        <translation>已添加子图 %1 至 %2；按 %3 显示该页</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>关于 Headlight</translation>
    </message>
    <message>
        <source>Headlight %1

Shows what the attention heads of transformers attend to, on this machine and without a network.</source>
        <translation>Headlight %1

显示 Transformer 的注意力头关注什么；在本机运行，无需网络。</translation>
    </message>
    <message>
        <source>All files that can be opened (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Models and imported attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;All files (*)</source>
        <translation>所有可打开的文件 (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;模型和导入的注意力 (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Recordings (%1);;All files (*)</source>
        <translation>录音 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Neutral Prompt</source>
        <translation>中性提示</translation>
    </message>
    <message>
        <source>Weights over the image are divided by those that this prompt gives:</source>
        <translation>图像上的权重将除以此提示给出的权重：</translation>
    </message>
    <message>
        <source>neutral prompt</source>
        <translation>中性提示</translation>
    </message>
    <message>
        <source>Add images</source>
        <translation>添加图像</translation>
    </message>
    <message>
        <source>Replace the image</source>
        <translation>替换图像</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>headlight::MapMenu</name>
    <message>
        <source>color map %1</source>
        <translation>配色 %1</translation>
    </message>
</context>
<context>
    <name>headlight::MatricesPage</name>
    <message>
        <source>Three vectors, no projections</source>
        <translation>三个向量，无投影</translation>
    </message>
    <message>
        <source>Three vectors with projections</source>
        <translation>三个向量，有投影</translation>
    </message>
    <message>
        <source>Values mixed by given weights</source>
        <translation>按给定权重混合值</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>注意力的矩阵计算</translation>
    </message>
    <message>
        <source>What the matrices are of</source>
        <translation>矩阵的来源</translation>
    </message>
    <message>
        <source>Shown head</source>
        <translation>所显示的头</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Empty the matrices of this step (Backspace)</source>
        <translation>清空此步的矩阵 (Backspace)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Compute the next matrices (Space); after the last, begin again</source>
        <translation>计算下一组矩阵（空格键）；最后一步之后从头开始</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Input vectors, such as 1 0; 0 1; 1 1: rows apart by semicolons</source>
        <translation>输入向量，如 1 0; 0 1; 1 1：行之间用分号分隔</translation>
    </message>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>Matrix that makes queries; empty: inputs are the queries</source>
        <translation>生成查询的矩阵；留空：输入即查询</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>Matrix that makes keys; empty: inputs are the keys</source>
        <translation>生成键的矩阵；留空：输入即键</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>Matrix that makes values; empty: inputs are the values</source>
        <translation>生成值的矩阵；留空：输入即值</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Weights; empty: softmax of Q K^T / √d</source>
        <translation>权重；留空：Q K^T / √d 的 softmax</translation>
    </message>
    <message>
        <source>go through the matrices</source>
        <translation>逐步查看矩阵</translation>
    </message>
    <message>
        <source>choose what the matrices are of</source>
        <translation>选择矩阵的来源</translation>
    </message>
    <message>
        <source>type a matrix</source>
        <translation>输入矩阵</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>headlight::ModelMenu</name>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Built in: %1</source>
        <translation>内置：%1</translation>
    </message>
    <message>
        <source>In the &amp;Hugging Face cache</source>
        <translation>Hugging Face 缓存中(&amp;H)</translation>
    </message>
</context>
<context>
    <name>headlight::NotesPanel</name>
    <message>
        <source>NOTES</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Close the notes</source>
        <translation>关闭笔记</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Write notes on this text and its figures. They are saved with the session.</source>
        <translation>为此文本及其图写笔记。笔记随会话保存。</translation>
    </message>
</context>
<context>
    <name>headlight::NoticesBar</name>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <translation>关闭通知</translation>
    </message>
</context>
<context>
    <name>headlight::OtherSide</name>
    <message>
        <source>original run</source>
        <translation>原始运行</translation>
    </message>
</context>
<context>
    <name>headlight::OverflowButton</name>
    <message>
        <source>More controls</source>
        <translation>更多控件</translation>
    </message>
    <message>
        <source>Show the controls that do not fit here</source>
        <translation>显示此处容不下的控件</translation>
    </message>
</context>
<context>
    <name>headlight::PageFields</name>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>Set the widths of the columns relative to each other, such as 2, 1</source>
        <translation>设定各列的相对宽度，如 2, 1</translation>
    </message>
    <message>
        <source>Model, backend, version and options under the figure</source>
        <translation>在图下注明模型、后端、版本和选项</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>LaTeX (TikZ)</source>
        <translation>LaTeX (TikZ)</translation>
    </message>
    <message>
        <source>Web page with all heads</source>
        <translation>含所有头的网页</translation>
    </message>
    <message>
        <source>Numbers: CSV</source>
        <translation>数值：CSV</translation>
    </message>
    <message>
        <source>Numbers: TSV</source>
        <translation>数值：TSV</translation>
    </message>
    <message>
        <source>Numbers: JSON</source>
        <translation>数值：JSON</translation>
    </message>
    <message>
        <source>Numbers: NumPy</source>
        <translation>数值：NumPy</translation>
    </message>
    <message>
        <source>Numbers: safetensors</source>
        <translation>数值：safetensors</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>正常视觉</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>Protanopia (no red cones)</source>
        <translation>红色盲（无红色视锥细胞）</translation>
    </message>
    <message>
        <source>Deuteranopia (no green cones)</source>
        <translation>绿色盲（无绿色视锥细胞）</translation>
    </message>
    <message>
        <source>Tritanopia (no blue cones)</source>
        <translation>蓝色盲（无蓝色视锥细胞）</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>用于纸面</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口一致</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Set the font of all labels; LaTeX keeps the font of its document</source>
        <translation>设定所有文字的字体；LaTeX 沿用其文档的字体</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>无衬线</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>衬线</translation>
    </message>
    <message>
        <source>Monospace</source>
        <translation>等宽</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Set the size of labels; by default 7 pt in columns, 8 on pages and 14 on slides</source>
        <translation>设定文字大小；默认分栏图 7 pt，整页 8 pt，幻灯片 14 pt</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>列宽</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>headlight::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>There is not enough memory to preview this page.</source>
        <translation>内存不足，无法预览此页。</translation>
    </message>
</context>
<context>
    <name>headlight::PanelList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>在同一页</translation>
    </message>
    <message>
        <source>Panels on one page</source>
        <translation>子图在同一页</translation>
    </message>
    <message>
        <source>Show all panels on one page; when this is off, the page shows the figure chosen above and the panels are kept</source>
        <translation>将所有子图显示在同一页；关闭时，页面显示上面所选的图，子图仍保留</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Columns of panels</source>
        <translation>子图的列数</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>自动 (%1)</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>%1 的标题</translation>
    </message>
</context>
<context>
    <name>headlight::PatchMasksPage</name>
    <message>
        <source>Patch masks</source>
        <translation>图像块掩码</translation>
    </message>
    <message>
        <source>mass </source>
        <translation>质量 </translation>
    </message>
    <message>
        <source>Share of the attention that the patches of a mask hold</source>
        <translation>掩码中的图像块所占的注意力比例</translation>
    </message>
    <message>
        <source>Choose the share of the attention that the patches of a mask hold</source>
        <translation>选择掩码中的图像块所占的注意力比例</translation>
    </message>
    <message>
        <source>choose the mass of masks</source>
        <translation>选择掩码的质量</translation>
    </message>
    <message>
        <source>Open an image with a model that reads patches, such as fashion-vit: the patches that each head of a layer attends to most appear here.</source>
        <translation>请用读取图像块的模型（例如 fashion-vit）打开图像：某一层的每个头最关注的图像块将显示在此处。</translation>
    </message>
</context>
<context>
    <name>headlight::PixelCompletion</name>
    <message>
        <source>Open an image first.</source>
        <translation>请先打开图片。</translation>
    </message>
    <message>
        <source>Beams are of texts. Choose Greedy or Sample for an image.</source>
        <translation>束搜索只用于文本。图像请选择“贪心”或“采样”。</translation>
    </message>
    <message>
        <source>Mean ablation is not available while pixels are generated. Use zero ablation instead.</source>
        <translation>生成像素时不能使用均值消融。请改用零消融。</translation>
    </message>
</context>
<context>
    <name>headlight::PredictionPanel</name>
    <message>
        <source>Candidates for token %1</source>
        <translation>词元 %1 的候选</translation>
    </message>
    <message>
        <source>Letter at “%1”</source>
        <translation>“%1”处的字母</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>“%1”之后</translation>
    </message>
    <message>
        <source>Token id %1, probability %2</source>
        <translation>词元 id %1，概率 %2</translation>
    </message>
    <message>
        <source>Masked words</source>
        <translation>掩码词</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Shift+单击文本下方的词元可对其掩码：模型将预测被掩码的词元。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>转写文本</translation>
    </message>
    <message>
        <source>The model hears no letters in this recording.</source>
        <translation>模型在此录音中没有听到字母。</translation>
    </message>
    <message>
        <source>Class of the recording</source>
        <translation>录音的类别</translation>
    </message>
    <message>
        <source>Class of the image</source>
        <translation>图像的类别</translation>
    </message>
    <message>
        <source>Class of the text</source>
        <translation>文本的类别</translation>
    </message>
    <message>
        <source>Labels of the tokens</source>
        <translation>词元的标签</translation>
    </message>
    <message>
        <source>The model finds no entity in this text.</source>
        <translation>模型在此文本中没有找到实体。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>This model answers questions: type the question as text, and add the passage to search as second text.</source>
        <translation>此模型回答问题：请将问题输入为文本，并将要检索的段落添加为第二文本。</translation>
    </message>
    <message>
        <source>Does the second text follow?</source>
        <translation>第二文本是否为下文？</translation>
    </message>
    <message>
        <source>it follows</source>
        <translation>是下文</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>The model&apos;s predictions will appear here.</source>
        <translation>模型的预测将显示在此处。</translation>
    </message>
</context>
<context>
    <name>headlight::ProbabilityPanel</name>
    <message>
        <source>PROBABILITY</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Close the probability of the text</source>
        <translation>关闭文本的概率</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>Losses of the text</source>
        <translation>文本的损失</translation>
    </message>
    <message>
        <source>−ln p in nats. Point at a bar to see its token.</source>
        <translation>−ln p，单位 nat。指向条形可查看其词元。</translation>
    </message>
    <message>
        <source>Tokens that the model is asked for</source>
        <translation>要求模型预测的词元</translation>
    </message>
    <message>
        <source>Masked tokens, else each in turn</source>
        <translation>掩码词元，若无则逐个词元</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>掩码词元</translation>
    </message>
    <message>
        <source>Each token in turn</source>
        <translation>逐个词元</translation>
    </message>
    <message>
        <source>As in pre-training of BERT</source>
        <translation>同 BERT 的预训练</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>选择词元的种子</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Right class</source>
        <translation>正确类别</translation>
    </message>
    <message>
        <source>Right answer, as it stands in the passage</source>
        <translation>正确答案，与段落中的写法一致</translation>
    </message>
    <message>
        <source>the right answer, as in the passage</source>
        <translation>正确答案，与段落中一致</translation>
    </message>
    <message>
        <source>Run the model once for each token</source>
        <translation>对每个词元运行一次模型</translation>
    </message>
    <message>
        <source>choose the tokens that are asked for</source>
        <translation>选择要预测的词元</translation>
    </message>
    <message>
        <source>choose the seed</source>
        <translation>选择种子</translation>
    </message>
    <message>
        <source>choose the right class</source>
        <translation>选择正确类别</translation>
    </message>
    <message>
        <source>type the right answer</source>
        <translation>输入正确答案</translation>
    </message>
    <message>
        <source>no right class</source>
        <translation>无正确类别</translation>
    </message>
    <message numerus="yes">
        <source>Run %n times</source>
        <translation>
            <numerusform>运行 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>The model must run once for each token, about %1 s in all.</source>
        <translation>模型须对每个词元运行一次，共约 %1 秒。</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>文本的概率</translation>
    </message>
</context>
<context>
    <name>headlight::Rail</name>
    <message>
        <source>Explore</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>导航</translation>
    </message>
    <message>
        <source>More places</source>
        <translation>更多入口</translation>
    </message>
</context>
<context>
    <name>headlight::RecallPage</name>
    <message>
        <source>Type a row such as &quot;c4 h1 a7 c?&quot;: small networks answer its questions here.</source>
        <translation>输入一行，如“c4 h1 a7 c?”：小型网络将在此处回答其中的问题。</translation>
    </message>
</context>
<context>
    <name>headlight::RecoveryFiles</name>
    <message>
        <source>Your changes are not backed up and would be lost in a crash. %1</source>
        <translation>更改没有备份，崩溃时会丢失。%1</translation>
    </message>
    <message>
        <source>The pasted image is not backed up and would be lost in a crash. %1</source>
        <translation>粘贴的图像没有备份，崩溃时会丢失。%1</translation>
    </message>
    <message>
        <source>It has more than %L1 pixels; save the session to keep it.</source>
        <translation>它超过 %L1 像素；请保存会话以保留它。</translation>
    </message>
</context>
<context>
    <name>headlight::RunProgress</name>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 分钟</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
</context>
<context>
    <name>headlight::SamplesMenu</name>
    <message>
        <source>Only the built-in models have sample texts</source>
        <translation>只有内置模型才有示例文本</translation>
    </message>
    <message>
        <source>Works well</source>
        <translation>预测良好</translation>
    </message>
    <message>
        <source>Known failures</source>
        <translation>已知错例</translation>
    </message>
    <message>
        <source>Known failure: %1</source>
        <translation>已知错例：%1</translation>
    </message>
    <message>
        <source>Texts by topic</source>
        <translation>按主题的文本</translation>
    </message>
</context>
<context>
    <name>headlight::SequenceFiles</name>
    <message>
        <source>Choose Sequence</source>
        <translation>选择序列</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records. Show the sequence of:</source>
        <translation>
            <numerusform>%1 有 %n 条记录。显示以下序列：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records, of which the first %2 are listed. Show the sequence of:</source>
        <translation>
            <numerusform>%1 有 %n 条记录，列出了前 %2 条。显示以下序列：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::SessionKeeper</name>
    <message>
        <source>Remove them from the session</source>
        <translation>从会话中移除它们</translation>
    </message>
    <message>
        <source>No recent sessions</source>
        <translation>没有最近的会话</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (*.headlight);;All files (*)</source>
        <translation>会话 (*.headlight);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>The model at %1 is not the one that the session was saved with, so only the text and the notes were opened.</source>
        <translation>%1 处的模型不是保存会话时的模型，因此只打开了文本和笔记。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开它</translation>
    </message>
    <message>
        <source>The session&apos;s model, %1 (%2, weights %3), is not on this machine. Its text and its notes are open; open the model to see the rest.</source>
        <translation>会话的模型 %1（%2，权重 %3）不在本机上。其文本和笔记已打开；打开该模型可查看其余内容。</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>打开模型…</translation>
    </message>
    <message>
        <source>The model that the session compares with, %1, is not on this machine, or was changed.</source>
        <translation>会话用于比较的模型 %1 不在本机上，或已被更改。</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with, so it was not opened.</source>
        <translation>%1 不是保存会话时的文件，因此未打开。</translation>
    </message>
    <message>
        <source>The session&apos;s file %1 is not on this machine.</source>
        <translation>会话的文件 %1 不在本机上。</translation>
    </message>
    <message>
        <source>The session was saved with other weights, another configuration or another tokenizer of %1 than %2 has here: numbers may differ.</source>
        <translation>保存会话时，%1 的权重、配置或分词器与 %2 此处的不同：数值可能有差异。</translation>
    </message>
    <message>
        <source>The session does not contain %1 of the page of panels: drawings, and figures of images without a file, cannot be drawn again.</source>
        <translation>会话不含子图页的 %1：图示，以及没有文件的图像的图，无法重新绘制。</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not part of the session.</source>
        <translation>%1 的缩放和所选词元不属于会话。</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here, perhaps in another window. Nothing was saved yet.</source>
        <translation>%1 在此处打开之后在别处被更改，可能是在另一窗口中。尚未保存任何内容。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换它</translation>
    </message>
    <message>
        <source>The page of panels is not saved in a session file yet.</source>
        <translation>子图页尚不保存在会话文件中。</translation>
    </message>
    <message>
        <source>The session %1 has changes that are not saved.</source>
        <translation>会话 %1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>Headlight closed unexpectedly. Restore your session?</source>
        <translation>Headlight 意外关闭。要恢复会话吗？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>headlight::SessionPanels</name>
    <message>
        <source>&quot;%1&quot; cannot be drawn: %2</source>
        <translation>“%1”无法绘制：%2</translation>
    </message>
    <message>
        <source>Some panels of the session are not on the page: %1</source>
        <translation>会话的部分子图不在页上：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2, which is not on this machine or was changed.</source>
        <translation>“%1”需要 %2，它不在本机上或已被更改。</translation>
    </message>
    <message>
        <source>The panel &quot;%1&quot; was saved with other weights of %2; it is drawn with those on this machine.</source>
        <translation>子图“%1”保存时 %2 的权重不同；现按本机上的权重绘制。</translation>
    </message>
</context>
<context>
    <name>headlight::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>No command has this name or these keys.</source>
        <translation>没有此名称或此按键的命令。</translation>
    </message>
</context>
<context>
    <name>headlight::ShownView</name>
    <message>
        <source>Open a model and type a text to change its heads.</source>
        <translation>请打开模型并输入文本，以更改其头。</translation>
    </message>
    <message>
        <source>Imported attention has no model, so its heads cannot be changed.</source>
        <translation>导入的注意力没有模型，因此其头不能更改。</translation>
    </message>
    <message>
        <source>Choose a head or a layer to change.</source>
        <translation>请选择要更改的头或层。</translation>
    </message>
    <message>
        <source>remove: %1</source>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>Choose a single head to paint its weights.</source>
        <translation>请选择单个头以绘制其权重。</translation>
    </message>
    <message>
        <source>Weights can only be painted between tokens: show tokens instead of words (Ctrl+T).</source>
        <translation>只能绘制词元之间的权重：请显示词元而非单词 (Ctrl+T)。</translation>
    </message>
    <message>
        <source>This weight is masked: the query may not attend to this key, so the weight stays 0.</source>
        <translation>此权重已掩码：该查询不能关注该键，因此权重保持为 0。</translation>
    </message>
    <message>
        <source>paint weights</source>
        <translation>绘制权重</translation>
    </message>
    <message>
        <source>remove all interventions</source>
        <translation>移除所有干预</translation>
    </message>
    <message>
        <source>generate the target with the interventions</source>
        <translation>在干预下生成目标</translation>
    </message>
    <message>
        <source>generate the target without interventions</source>
        <translation>不用干预生成目标</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>unpin %1</source>
        <translation>取消固定%1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>固定%1</translation>
    </message>
    <message>
        <source>Nothing was masked: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>未掩码任何词元：这些是先前文本的词元。请在新词元出现后重试。</translation>
    </message>
    <message>
        <source>unmask a token</source>
        <translation>取消词元的掩码</translation>
    </message>
    <message>
        <source>mask a token</source>
        <translation>对词元掩码</translation>
    </message>
    <message>
        <source>An intervention was removed: %1 does not have its heads, or they cannot be changed.</source>
        <translation>已移除一项干预：%1 没有其中的头，或这些头不能更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n interventions were removed: %1 does not have their heads, or they cannot be changed.</source>
        <translation>
            <numerusform>已移除 %n 项干预：%1 没有其中的头，或这些头不能更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>add the second text</source>
        <translation>添加第二文本</translation>
    </message>
    <message>
        <source>remove the second text</source>
        <translation>移除第二文本</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>删除文本</translation>
    </message>
    <message>
        <source>replace text</source>
        <translation>替换文本</translation>
    </message>
    <message>
        <source>open images</source>
        <translation>打开图像</translation>
    </message>
    <message>
        <source>add images</source>
        <translation>添加图像</translation>
    </message>
    <message>
        <source>remove images</source>
        <translation>移除图像</translation>
    </message>
    <message>
        <source>move the image</source>
        <translation>移动图像</translation>
    </message>
    <message>
        <source>replace the image</source>
        <translation>替换图像</translation>
    </message>
</context>
<context>
    <name>headlight::SoftmaxPage</name>
    <message>
        <source>One huge score: −3, 1, 1000, 5, −1</source>
        <translation>一个极大的分数：−3, 1, 1000, 5, −1</translation>
    </message>
    <message>
        <source>Steps of 1: 0, 1, 2, 3</source>
        <translation>步长为 1：0, 1, 2, 3</translation>
    </message>
    <message>
        <source>Equal scores: 2, 2, 2, 2</source>
        <translation>分数相等：2, 2, 2, 2</translation>
    </message>
    <message>
        <source>Two rivals: 8, 8.5, 0, 0</source>
        <translation>两个竞争者：8, 8.5, 0, 0</translation>
    </message>
    <message>
        <source>Products of long vectors: −24, 8, 16, 40</source>
        <translation>长向量的点积：−24, 8, 16, 40</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>一行的 softmax</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Row of the head</source>
        <translation>头的一行</translation>
    </message>
    <message>
        <source>Typed scores, with commas between</source>
        <translation>输入的分数，以逗号分隔</translation>
    </message>
    <message>
        <source>Type scores with commas between them, such as -3, 1, 1000, 5, -1</source>
        <translation>输入以逗号分隔的分数，如 -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Divisor of the products</source>
        <translation>点积的除数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restore the model&apos;s divisor, and temperature 1</source>
        <translation>恢复模型的除数和温度 1</translation>
    </message>
    <message>
        <source>reset the softmax</source>
        <translation>重置 softmax</translation>
    </message>
    <message>
        <source>change the temperature</source>
        <translation>更改温度</translation>
    </message>
    <message>
        <source>change the divisor</source>
        <translation>更改除数</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>选择分数</translation>
    </message>
    <message>
        <source>type scores</source>
        <translation>输入分数</translation>
    </message>
    <message>
        <source>scores of your own: -3, 1, 1000, 5, -1</source>
        <translation>自己的分数：-3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Type a text: the softmax of each row is computed here.</source>
        <translation>输入文本：此处计算每一行的 softmax。</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>除以 %1</translation>
    </message>
</context>
<context>
    <name>headlight::Stage</name>
    <message>
        <source>Color bar of all heads</source>
        <translation>所有头的色条</translation>
    </message>
    <message>
        <source>Show the head label that fits best on this text</source>
        <translation>显示在此文本上最贴切的头标签</translation>
    </message>
    <message>
        <source>Heads ▾</source>
        <translation>头 ▾</translation>
    </message>
    <message>
        <source>Weights too small to see: use log scale</source>
        <translation>权重太小，看不见：请用对数色标</translation>
    </message>
    <message>
        <source>Use the log scale: hardly any weight of this head is large enough to be seen on the linear scale</source>
        <translation>使用对数色标：此头几乎没有权重大到能在线性色标上看见</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>图的种类</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>Smallest weight that is drawn as a link</source>
        <translation>绘制为连线的最小权重</translation>
    </message>
    <message>
        <source>top </source>
        <translation>最多 </translation>
    </message>
    <message>
        <source>all links</source>
        <translation>全部连线</translation>
    </message>
    <message>
        <source>Maximum links per query</source>
        <translation>每个查询的最多连线数</translation>
    </message>
    <message>
        <source>smallest link %1</source>
        <translation>最小连线 %1</translation>
    </message>
    <message>
        <source>links for each query</source>
        <translation>每个查询的连线数</translation>
    </message>
    <message>
        <source>Enlarge the heat map first (Alt++, or Ctrl and the wheel); the part in view is then kept.</source>
        <translation>请先放大热图（Alt++，或 Ctrl 加滚轮）；随后保留可见的部分。</translation>
    </message>
</context>
<context>
    <name>headlight::StatusLine</name>
    <message>
        <source>%1 · checking %2</source>
        <translation>%1 · 正在检查 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patches</source>
        <translation>
            <numerusform>%Ln 个图像块</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source> · %L1 with special tokens</source>
        <translation> · 含特殊词元 %L1 个</translation>
    </message>
    <message>
        <source>Hash of the model: %1</source>
        <translation>模型的哈希值：%1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Weight under the pointer</source>
        <translation>指针下的权重</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>running: %1 · %2</source>
        <translation>运行中：%1 · %2</translation>
    </message>
    <message>
        <source>running: first layer</source>
        <translation>运行中：第一层</translation>
    </message>
    <message>
        <source>prepare %1 · forward %2</source>
        <translation>预处理 %1 · 前向 %2</translation>
    </message>
    <message>
        <source>tokenize %1 · forward %2</source>
        <translation>分词 %1 · 前向 %2</translation>
    </message>
    <message>
        <source> · figure %1</source>
        <translation> · 绘图 %1</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>正在运行模型</translation>
    </message>
</context>
<context>
    <name>headlight::StepControls</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Go one step back (Backspace)</source>
        <translation>回到上一步 (Backspace)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Go to the next step (Space); after the last, begin again</source>
        <translation>前进到下一步（空格键）；最后一步之后从头开始</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>headlight::StepsPanel</name>
    <message>
        <source>TOKENIZATION</source>
        <translation>分词</translation>
    </message>
    <message>
        <source>Close the tokenization steps</source>
        <translation>关闭分词步骤</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s steps</source>
        <translation>分词器的步骤</translation>
    </message>
    <message>
        <source>Type a text to see how each word is split into tokens.</source>
        <translation>输入文本，查看每个单词如何拆成词元。</translation>
    </message>
    <message>
        <source>There is no step-by-step view for this tokenizer.</source>
        <translation>此分词器没有分步视图。</translation>
    </message>
    <message>
        <source>The first %1 characters.</source>
        <translation>前 %1 个字符。</translation>
    </message>
</context>
<context>
    <name>headlight::TextEditor</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>headlight::TextPanel</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Type or paste a text: every head shows at once what it attends to.</source>
        <translation>输入或粘贴文本：每个头随即显示其关注的内容。</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>第二文本</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters; it was cut so that the whole text has %L2, the most that the window accepts.</source>
        <translation>粘贴的文本有 %L1 个字符；已截断，使整个文本为 %L2 个字符，即窗口接受的上限。</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>查找词元</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>Type a target; while this is empty, the model generates its own.</source>
        <translation>输入目标；留空时由模型自行生成。</translation>
    </message>
    <message>
        <source>The second text of a pair: an answer, a next sentence, …</source>
        <translation>文本对的第二文本：答案、下一句…</translation>
    </message>
    <message>
        <source>The text of the imported attention cannot be edited: there is no model that could read another one.</source>
        <translation>导入的注意力的文本不能编辑：没有可以读取其他文本的模型。</translation>
    </message>
    <message>
        <source>No recording yet: File &gt; Open audio…</source>
        <translation>尚无录音：文件 &gt; 打开音频…</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>+ target</source>
        <translation>+ 目标</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ 第二文本</translation>
    </message>
    <message>
        <source>Remove the second text</source>
        <translation>移除第二文本</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Add a second text</source>
        <translation>添加第二文本</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Its first %L1 characters are shown here; all of its tokens are below.</source>
        <translation>此处显示其前 %L1 个字符；全部词元列在下方。</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>模型读取的内容</translation>
    </message>
    <message>
        <source>The model generates a text about the image.</source>
        <translation>模型会生成一段关于该图片的文本。</translation>
    </message>
</context>
<context>
    <name>headlight::TokenChips</name>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>1 token: %1</source>
        <translation>1 个词元：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n 个词元：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>词元 %1：%2</translation>
    </message>
    <message>
        <source>Piece %1, id %2</source>
        <translation>子词 %1，id %2</translation>
    </message>
    <message>
        <source>Not a part of the text</source>
        <translation>不属于文本</translation>
    </message>
    <message>
        <source>Characters %1 to %2</source>
        <translation>第 %1 至 %2 个字符</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3</source>
        <translation>第 %1 至 %2 个字节：%3</translation>
    </message>
    <message>
        <source>Special token, added by the tokenizer</source>
        <translation>特殊词元，由分词器添加</translation>
    </message>
    <message>
        <source>Continues the word of the previous token</source>
        <translation>接续前一词元的单词</translation>
    </message>
    <message>
        <source>Generated by the model, or chosen among its candidates</source>
        <translation>由模型生成，或从其候选中选出</translation>
    </message>
    <message>
        <source>The tokenizer has no piece for this text</source>
        <translation>分词器没有与此文本对应的子词</translation>
    </message>
    <message>
        <source>Masked; Shift+click to unmask it</source>
        <translation>已掩码；Shift+单击取消掩码</translation>
    </message>
    <message>
        <source>Shift+click to mask it</source>
        <translation>Shift+单击可对其掩码</translation>
    </message>
    <message>
        <source>The tokens that the model reads will appear here.</source>
        <translation>模型读取的词元将显示在此处。</translation>
    </message>
    <message>
        <source>Open a model to see the tokens that it reads.</source>
        <translation>请打开模型，查看它读取的词元。</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩码</translation>
    </message>
</context>
<context>
    <name>headlight::TokenPanel</name>
    <message>
        <source>Point at a token to see what it attends to and what attends to it; click to keep it.</source>
        <translation>指向一个词元，查看它关注什么、又被什么关注；单击可保持显示。</translation>
    </message>
    <message>
        <source>What the token attends to</source>
        <translation>该词元关注什么</translation>
    </message>
    <message>
        <source>What attends to the token</source>
        <translation>什么关注该词元</translation>
    </message>
    <message>
        <source>“%1” attends to</source>
        <translation>“%1”关注</translation>
    </message>
    <message>
        <source>“%1” is attended to by</source>
        <translation>关注“%1”的词元</translation>
    </message>
    <message>
        <source>A token&apos;s attention</source>
        <translation>一个词元的注意力</translation>
    </message>
</context>
<context>
    <name>headlight::TopBar</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Device and threads</source>
        <translation>设备与线程</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>词元或单词</translation>
    </message>
    <message>
        <source>Color scale</source>
        <translation>色标</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 层</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3 × %4</source>
        <translation>%1 · %2 · %3 × %4</translation>
    </message>
    <message>
        <source>Auto: </source>
        <translation>自动：</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>headlight::TracePage</name>
    <message>
        <source>One token through the model</source>
        <translation>一个词元穿过模型</translation>
    </message>
    <message>
        <source>go through the model</source>
        <translation>逐步穿过模型</translation>
    </message>
    <message>
        <source>Type a text and select a token: its way through the model appears here.</source>
        <translation>输入文本并选择一个词元：它穿过模型的路径将显示在此处。</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingBar</name>
    <message>
        <source>Progress of the training</source>
        <translation>训练进度</translation>
    </message>
    <message>
        <source>%1 is being trained. Stop that training first.</source>
        <translation>%1 正在训练。请先停止该训练。</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>停止训练</translation>
    </message>
    <message>
        <source>Continue training</source>
        <translation>继续训练</translation>
    </message>
    <message>
        <source>End the training with a checkpoint</source>
        <translation>以一个检查点结束训练</translation>
    </message>
    <message numerus="yes">
        <source>Train %n more steps from the last checkpoint on</source>
        <translation>
            <numerusform>从最后一个检查点起再训练 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained here: %1</source>
        <translation>本机训练：%1</translation>
    </message>
    <message>
        <source>Training %1: step %2 of %3</source>
        <translation>正在训练 %1：第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>%1, loss %2</source>
        <translation>%1，损失 %2</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingDialog</name>
    <message>
        <source>Train a small model</source>
        <translation>训练小模型</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Set a new folder for the checkpoints of the model</source>
        <translation>设定存放模型检查点的新文件夹</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose where the new folder is made</source>
        <translation>选择新文件夹的位置</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Text to train on</source>
        <translation>训练用的文本</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>文本文件</translation>
    </message>
    <message>
        <source>in place of the text, at most 1 MB of UTF-8</source>
        <translation>代替直接输入的文本，最大 1 MB 的 UTF-8</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>选择文本文件</translation>
    </message>
    <message>
        <source>Open a text to train on</source>
        <translation>打开训练用的文本</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>文本 (*.txt *.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>每层头数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Choose how the gradient changes the weights: SGD subtracts it times the learning rate, AdamW divides its mean by its size</source>
        <translation>选择梯度如何改变权重：SGD 减去梯度乘以学习率，AdamW 用梯度的均值除以其大小</translation>
    </message>
</context>
<context>
    <name>headlight::UnknownWordsLine</name>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 等 %L2 个</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 is not in this small model&apos;s training data; attention to it is not meaningful.</source>
        <translation>此小模型的训练数据中没有 %1；对它的注意力没有意义。</translation>
    </message>
    <message>
        <source>%1 are not in this small model&apos;s training data; attention to them is not meaningful.</source>
        <translation>此小模型的训练数据中没有 %1；对它们的注意力没有意义。</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyPage</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>学习词表</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Choose how the vocabulary is learned</source>
        <translation>选择词表的学习方式</translation>
    </message>
    <message>
        <source>BPE</source>
        <translation>BPE</translation>
    </message>
    <message>
        <source>WordPiece</source>
        <translation>WordPiece</translation>
    </message>
    <message>
        <source>Unigram</source>
        <translation>Unigram</translation>
    </message>
    <message>
        <source>Pieces of the vocabulary</source>
        <translation>词表的子词数</translation>
    </message>
    <message>
        <source>Choose how many pieces the vocabulary has at the end, characters included</source>
        <translation>选择词表最终的子词数，含单个字符</translation>
    </message>
    <message>
        <source> pieces</source>
        <translation> 个子词</translation>
    </message>
    <message>
        <source>choose a rule</source>
        <translation>选择规则</translation>
    </message>
    <message>
        <source>choose the size of the vocabulary</source>
        <translation>选择词表大小</translation>
    </message>
    <message>
        <source>go through the vocabulary</source>
        <translation>逐步查看词表</translation>
    </message>
    <message>
        <source>Type a text: a vocabulary is learned from it here.</source>
        <translation>输入文本：此处从中学习词表。</translation>
    </message>
</context>
<context>
    <name>headlight::WeightPage</name>
    <message>
        <source>Query: the token that attends</source>
        <translation>查询：发出关注的词元</translation>
    </message>
    <message>
        <source>Key: the token that is attended to</source>
        <translation>键：被关注的词元</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有键</translation>
    </message>
    <message>
        <source>Compare the query with every key, dimension by dimension</source>
        <translation>逐维比较查询与每个键</translation>
    </message>
    <message>
        <source>Steps that compute the weight</source>
        <translation>计算该权重的步骤</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Type a text to follow each weight from query and key to the softmax.</source>
        <translation>输入文本，从查询和键到 softmax 逐步查看每个权重。</translation>
    </message>
    <message>
        <source>This weight</source>
        <translation>此权重</translation>
    </message>
</context>
<context>
    <name>headlight::WelcomeBar</name>
    <message>
        <source>Headlight shows which tokens each attention head of a transformer attends to.</source>
        <translation>Headlight 显示 Transformer 的每个注意力头关注哪些词元。</translation>
    </message>
    <message>
        <source>Dismiss the welcome</source>
        <translation>关闭欢迎信息</translation>
    </message>
    <message>
        <source>Start lesson 1</source>
        <translation>开始课程 1</translation>
    </message>
    <message>
        <source>Type a text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>Choose a model  ▾</source>
        <translation>选择模型  ▾</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>headlight::WhyPanel</name>
    <message>
        <source>This weight</source>
        <translation>此权重</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit 透镜</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Test heads</source>
        <translation>测试头</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Approximations</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>层与开销</translation>
    </message>
    <message>
        <source>EXPLAIN THIS WEIGHT</source>
        <translation>解释此权重</translation>
    </message>
    <message>
        <source>Close the explanations</source>
        <translation>关闭解释</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, not why the model predicts what it predicts.</source>
        <translation>指向热图的一个单元格，或单击它，查看其权重的由来。权重说明头从哪里读取信息，而不说明模型为何作出该预测。</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>说明文字</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>后期交互</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>图像块掩码</translation>
    </message>
</context>
<context>
    <name>headlight::WordsPage</name>
    <message>
        <source>From words to vectors</source>
        <translation>从单词到向量</translation>
    </message>
    <message>
        <source>Nearest tokens of a word, or of a sum of words</source>
        <translation>与一个单词或若干单词之和最接近的词元</translation>
    </message>
    <message>
        <source>neighbors of the selected token; or type a word, or: boy - man + woman</source>
        <translation>所选词元的近邻；也可输入单词，或：boy - man + woman</translation>
    </message>
    <message>
        <source>Put spaces around + and -: boy - man + woman</source>
        <translation>请在 + 和 - 两侧加空格：boy - man + woman</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>输入单词</translation>
    </message>
    <message>
        <source>Type a text: its tokens appear here as rows of the token embedding.</source>
        <translation>输入文本：其词元将作为词元嵌入的行显示在此处。</translation>
    </message>
</context>
<context>
    <name>headlight::WrittenText</name>
    <message>
        <source>Generated text</source>
        <translation>生成的文本</translation>
    </message>
    <message>
        <source>The generated text will appear here.</source>
        <translation>生成的文本将显示在此处。</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Copy the generated text to the clipboard</source>
        <translation>将生成的文本复制到剪贴板</translation>
    </message>
    <message>
        <source>Use as target</source>
        <translation>用作目标</translation>
    </message>
    <message>
        <source>Use as text</source>
        <translation>用作文本</translation>
    </message>
    <message>
        <source>Put the generated text into the field for the target</source>
        <translation>将生成的文本放入目标字段</translation>
    </message>
    <message>
        <source>Append the generated text to the text field</source>
        <translation>将生成的文本追加到文本字段</translation>
    </message>
</context>
</TS>
