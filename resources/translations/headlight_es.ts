<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Approximation</name>
    <message>
        <source>Sparse: local window</source>
        <translation>Dispersa: ventana local</translation>
    </message>
    <message>
        <source>Sparse: dilated window</source>
        <translation>Dispersa: ventana dilatada</translation>
    </message>
    <message>
        <source>Sparse: chosen tokens</source>
        <translation>Dispersa: tokens elegidos</translation>
    </message>
    <message>
        <source>Sparse: random blocks</source>
        <translation>Dispersa: bloques aleatorios</translation>
    </message>
    <message>
        <source>Low rank: random projection (Linformer)</source>
        <translation>Rango bajo: proyección aleatoria (Linformer)</translation>
    </message>
    <message>
        <source>Low rank: the best of this rank</source>
        <translation>Rango bajo: la mejor de este rango</translation>
    </message>
    <message>
        <source>Kernel: random features (Performer)</source>
        <translation>Kernel: características aleatorias (Performer)</translation>
    </message>
    <message>
        <source>Kernel: elu(x) + 1 (linear attention)</source>
        <translation>Kernel: elu(x) + 1 (atención lineal)</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>%1, 1 thread</source>
        <translation>%1, 1 hilo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1, %n hilo</numerusform>
            <numerusform>%1, %n hilos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckpointTest</name>
    <message>
        <source>induction</source>
        <translation>inducción</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token anterior</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>token duplicado</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>sumidero</translation>
    </message>
</context>
<context>
    <name>ComparisonMaker</name>
    <message>
        <source>There is not enough memory to compare these heads. Use a shorter text.</source>
        <translation>No hay memoria suficiente para comparar estas cabezas. Use un texto más corto.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This head cannot be approximated: expected weights that are a softmax of scores between the tokens of one text.</source>
        <translation>Esta cabeza no se puede aproximar: se esperaban pesos que sean una softmax de puntuaciones entre los tokens de un texto.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 tokens to approximate a head, found %2. Shorten the text.</source>
        <translation>--text: se esperaban como máximo %1 tokens para aproximar una cabeza, se encontraron %2. Acorte el texto.</translation>
    </message>
    <message>
        <source>This run did not keep the values of its heads.</source>
        <translation>Esta ejecución no conservó los valores de sus cabezas.</translation>
    </message>
    <message>
        <source>Attention flow needs self-attention: it follows one text through its own layers.</source>
        <translation>El flujo de atención necesita autoatención: sigue un texto a través de sus propias capas.</translation>
    </message>
    <message>
        <source>Attention flow is computed for at most %1 tokens, and there are %2. Shorten the text, or use --aggregation rollout.</source>
        <translation>El flujo de atención se calcula para un máximo de %1 tokens, y hay %2. Acorte el texto o use --aggregation rollout.</translation>
    </message>
    <message>
        <source>Expected one of the measures %1, found &quot;%2&quot;.</source>
        <translation>Se esperaba una de las medidas %1, se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The analysis has no attention to show: it was made without capturing it.</source>
        <translation>El análisis no tiene atención que mostrar: se hizo sin capturarla.</translation>
    </message>
    <message>
        <source>This model has %1 attention only; %2 attention was asked for.</source>
        <translation>Este modelo solo tiene atención %1; se pidió la atención %2.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has no stages; stage %2 was asked for.</source>
        <translation>La atención %1 de este modelo no tiene etapas; se pidió la etapa %2.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has the stages %2; stage %3 was asked for.</source>
        <translation>La atención %1 de este modelo tiene las etapas %2; se pidió la etapa %3.</translation>
    </message>
    <message>
        <source>Expected one of the labels %1; found &quot;%2&quot;.</source>
        <translation>Se esperaba una de las etiquetas %1; se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>These metrics belong to a model with other layers or heads: start new ones.</source>
        <translation>Estas métricas pertenecen a un modelo con otras capas o cabezas: empiece unas nuevas.</translation>
    </message>
    <message>
        <source>These metrics belong to models with different layers or heads.</source>
        <translation>Estas métricas pertenecen a modelos con capas o cabezas distintas.</translation>
    </message>
    <message>
        <source>The run is shorter than the sequence that was to be repeated twice.</source>
        <translation>La ejecución es más corta que la secuencia que debía repetirse dos veces.</translation>
    </message>
    <message>
        <source>The analysis has no attention to measure: it was made without capturing it.</source>
        <translation>El análisis no tiene atención que medir: se hizo sin capturarla.</translation>
    </message>
    <message>
        <source>Expected one of the metrics %1; found &quot;%2&quot;.</source>
        <translation>Se esperaba una de las métricas %1; se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>There is no head %1 in this model.</source>
        <translation>En este modelo no existe la cabeza %1.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows of %3 numbers, found a matrix of %4.</source>
        <translation>%1: se esperaban %2 filas de %3 números, se encontró una matriz de %4.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows, found a matrix of %3.</source>
        <translation>%1: se esperaban %2 filas, se encontró una matriz de %3.</translation>
    </message>
    <message>
        <source>%1: expected a number, found &quot;%2&quot;.</source>
        <translation>%1: se esperaba un número, se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Matrices are shown of attention that is softmax(Q K^T) V over all tokens; the attention of this head works within windows or over channels.</source>
        <translation>Se muestran matrices de la atención que es softmax(Q K^T) V sobre todos los tokens; la atención de esta cabeza trabaja dentro de ventanas o sobre canales.</translation>
    </message>
    <message>
        <source>Matrices are shown of texts as they are; this model pads the text to whole blocks.</source>
        <translation>Se muestran matrices de los textos tal como son; este modelo rellena el texto hasta bloques completos.</translation>
    </message>
    <message>
        <source>%1: expected rows of %2 numbers as the first, found one of %3.</source>
        <translation>%1: se esperaban filas de %2 números como la primera, se encontró una de %3.</translation>
    </message>
    <message>
        <source>%1: expected at most %2 numbers.</source>
        <translation>%1: se esperaban como máximo %2 números.</translation>
    </message>
    <message>
        <source>--inputs: expected vectors such as &quot;1 0; 0 1; 1 1&quot;, found none.</source>
        <translation>--inputs: se esperaban vectores como &quot;1 0; 0 1; 1 1&quot;, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>--key-matrix: expected keys as long as the queries, %1 numbers, found %2.</source>
        <translation>--key-matrix: se esperaban claves tan largas como las consultas, %1 números, se encontraron %2.</translation>
    </message>
    <message>
        <source>This query may attend to no key.</source>
        <translation>Esta consulta no puede atender a ninguna clave.</translation>
    </message>
    <message>
        <source>There is no %1 %2: the matrix has %3.</source>
        <translation>No existe %1 %2: la matriz tiene %3.</translation>
    </message>
    <message>
        <source>There is no layer %1: the model has %2 layers, counted from 0.</source>
        <translation>No existe la capa %1: el modelo tiene %2 capas, contadas desde 0.</translation>
    </message>
    <message>
        <source>There is no head %1: layer %2 has %3 heads, counted from 0.</source>
        <translation>No existe la cabeza %1: la capa %2 tiene %3 cabezas, contadas desde 0.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention but a %2 in its place; layers with attention: %3.</source>
        <translation>La capa %1 no tiene atención sino %2 en su lugar; capas con atención: %3.</translation>
    </message>
    <message>
        <source>These layers attend over texts of different lengths, so their heads cannot be combined. Choose one layer.</source>
        <translation>Estas capas atienden a textos de longitudes distintas, por lo que sus cabezas no se pueden combinar. Elija una capa.</translation>
    </message>
    <message>
        <source>Value-weighted attention needs the norms of the values, which this attention does not have. Use the weights alone.</source>
        <translation>La atención ponderada por valores necesita las normas de los valores, que esta atención no tiene. Use solo los pesos.</translation>
    </message>
    <message>
        <source>a text of at least two characters</source>
        <translation>un texto de al menos dos caracteres</translation>
    </message>
    <message>
        <source>Expected a question such as %1 after %2 in the text, found none.</source>
        <translation>Se esperaba una pregunta como %1 después de %2 en el texto, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>Expected tokens such as %1 or %2 in the text, a letter from %3 to %4 with a digit from %5 to %6 or a question mark, found &quot;%7&quot;.</source>
        <translation>Se esperaban en el texto tokens como %1 o %2, una letra de %3 a %4 con un dígito de %5 a %6 o un signo de interrogación, se encontró &quot;%7&quot;.</translation>
    </message>
    <message>
        <source>Expected at most %1 tokens in the text, found more.</source>
        <translation>Se esperaban como máximo %1 tokens en el texto, se encontraron más.</translation>
    </message>
    <message>
        <source>Expected networks for the letters and digits of networks.json.</source>
        <translation>Se esperaban redes para las letras y los dígitos de networks.json.</translation>
    </message>
    <message>
        <source>Expected as many distances as the first network has.</source>
        <translation>Se esperaban tantas distancias como tiene la primera red.</translation>
    </message>
    <message>
        <source>Expected a tensor of this name, found none.</source>
        <translation>Se esperaba un tensor con este nombre, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected a tensor that fits the network, found the shape %1.</source>
        <translation>Se esperaba un tensor que encaje en la red, se encontró la forma %1.</translation>
    </message>
    <message>
        <source>Rollout and flow follow a text through the attention of every layer, and one of the layers has a %1 in its place.</source>
        <translation>El rollout y el flujo siguen un texto por la atención de cada capa, y una de las capas tiene %1 en su lugar.</translation>
    </message>
    <message>
        <source>Rollout needs self-attention: it follows one text through its own layers.</source>
        <translation>El rollout necesita autoatención: sigue un texto a través de sus propias capas.</translation>
    </message>
    <message>
        <source>Rollout is computed for at most %1 tokens, and there are %2. Shorten the text.</source>
        <translation>El rollout se calcula para un máximo de %1 tokens, y hay %2. Acorte el texto.</translation>
    </message>
    <message>
        <source>--layer: layer %1 has no router; expected one of the layers with experts: %2.</source>
        <translation>--layer: la capa %1 no tiene enrutador; se esperaba una de las capas con expertos: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be traced: a token is followed through encoders and decoders of text, such as BERT, GPT-2 and Llama.</source>
        <translation>%1 no se puede rastrear: se sigue un token por codificadores y decodificadores de texto, como BERT, GPT-2 y Llama.</translation>
    </message>
    <message>
        <source>The runs have %1 and %2 hidden states of a token; compare runs of one model.</source>
        <translation>Las ejecuciones tienen %1 y %2 estados ocultos por token; compare ejecuciones de un mismo modelo.</translation>
    </message>
    <message>
        <source>The two texts have no word in common. Use texts that share words.</source>
        <translation>Los dos textos no tienen ninguna palabra en común. Use textos que compartan palabras.</translation>
    </message>
    <message>
        <source>--vocabulary-size: expected at least %1, one piece for each character of the text and one for unknown ones, found %2.</source>
        <translation>--vocabulary-size: se esperaba al menos %1, una pieza por cada carácter del texto y una para los desconocidos, se encontró %2.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 bytes to learn a vocabulary from, found %2. Shorten the text.</source>
        <translation>--text: se esperaban como máximo %1 bytes para aprender un vocabulario, se encontraron %2. Acorte el texto.</translation>
    </message>
    <message>
        <source>--text: expected a text with words to learn a vocabulary from, found none.</source>
        <translation>--text: se esperaba un texto con palabras de las que aprender un vocabulario, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>This is not an audio file that can be read: expected %1. Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>No es un archivo de audio que se pueda leer: se esperaba %1. Expórtelo de nuevo, por ejemplo con: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The audio file is damaged, or compressed in a way that cannot be read (libsndfile: &quot;%1&quot;). Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>El archivo de audio está dañado o comprimido de un modo que no se puede leer (libsndfile: &quot;%1&quot;). Expórtelo de nuevo, por ejemplo con: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 channels, and 1 to %2 are possible.</source>
        <translation>El archivo está dañado: tiene %1 canales, y son posibles de 1 a %2.</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 samples a second, and 1,000 to 768,000 are possible.</source>
        <translation>El archivo está dañado: tiene %1 muestras por segundo, y son posibles de 1000 a 768 000.</translation>
    </message>
    <message>
        <source>The recording is truncated: its last page, which states how long it is, is missing. Copy or export the file again.</source>
        <translation>La grabación está truncada: falta su última página, que indica su duración. Copie o exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The file is damaged: sample %1 is NaN, infinite, or far beyond full scale.</source>
        <translation>El archivo está dañado: la muestra %1 es NaN, infinita o muy superior al fondo de escala.</translation>
    </message>
    <message>
        <source>The recording contains no samples.</source>
        <translation>La grabación no contiene muestras.</translation>
    </message>
    <message>
        <source>The recording is truncated: it should have %1 samples, and %2 are there. Copy or export the file again.</source>
        <translation>La grabación está truncada: debería tener %1 muestras y hay %2. Copie o exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The model reads %1 mel bins, and this file says %2.</source>
        <translation>El modelo lee %1 bandas mel, y este archivo indica %2.</translation>
    </message>
    <message>
        <source>Expected an even number of samples.</source>
        <translation>Se esperaba un número par de muestras.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and these settings give %2.</source>
        <translation>El modelo lee %1 tramas, y estos ajustes dan %2.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and this file says %2.</source>
        <translation>El modelo lee %1 tramas, y este archivo indica %2.</translation>
    </message>
    <message>
        <source>The recording is %1 long; models of waveforms read at most %2 here. Cut it into parts.</source>
        <translation>La grabación dura %1; los modelos de formas de onda leen aquí como máximo %2. Córtela en partes.</translation>
    </message>
    <message>
        <source>The recording is %1 long; this model reads at least %2.</source>
        <translation>La grabación dura %1; este modelo lee al menos %2.</translation>
    </message>
    <message>
        <source>Resampling the recording failed: %1</source>
        <translation>No se pudo remuestrear la grabación: %1</translation>
    </message>
    <message>
        <source>The recording is truncated: the chunk &quot;%1&quot; should take %2 bytes, and %3 are there. Copy or export the file again.</source>
        <translation>La grabación está truncada: el bloque &quot;%1&quot; debería ocupar %2 bytes y hay %3. Copie o exporte el archivo de nuevo.</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.</source>
        <translation>No hay memoria suficiente: se necesitan %1 MiB más. Use un texto más corto o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Token id %1 is outside the model&apos;s embedding of %2 rows.</source>
        <translation>El id de token %1 está fuera del embedding del modelo, de %2 filas.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is larger than the device %2 can allocate at once.</source>
        <translation>Un tensor de %1 MiB es mayor de lo que el dispositivo %2 puede reservar de una vez.</translation>
    </message>
    <message>
        <source>There is no Vulkan device %1; this machine has %2, counted from 0.</source>
        <translation>No existe el dispositivo Vulkan %1; este equipo tiene %2, contados desde 0.</translation>
    </message>
    <message>
        <source>No Vulkan driver is installed.</source>
        <translation>No hay ningún controlador Vulkan instalado.</translation>
    </message>
    <message>
        <source>No Vulkan device can be used (%1).</source>
        <translation>No se puede usar ningún dispositivo Vulkan (%1).</translation>
    </message>
    <message>
        <source>The graphics device %1 has no memory of a suitable type.</source>
        <translation>El dispositivo gráfico %1 no tiene memoria de un tipo adecuado.</translation>
    </message>
    <message>
        <source>The graphics device has too little free memory; close other programs, use a smaller model or text, or the CPU.</source>
        <translation>El dispositivo gráfico tiene muy poca memoria libre; cierre otros programas, use un modelo más pequeño, un texto más corto o la CPU.</translation>
    </message>
    <message>
        <source>The machine has too little free memory.</source>
        <translation>El equipo tiene muy poca memoria libre.</translation>
    </message>
    <message>
        <source>The graphics device stopped working (device lost).</source>
        <translation>El dispositivo gráfico dejó de funcionar (device lost).</translation>
    </message>
    <message>
        <source>The graphics device failed: %1.</source>
        <translation>El dispositivo gráfico falló: %1.</translation>
    </message>
    <message>
        <source>The graphics device failed earlier and is not used any more.</source>
        <translation>El dispositivo gráfico falló antes y ya no se usa.</translation>
    </message>
    <message>
        <source>The graphics device %1 did not answer for %2 seconds.</source>
        <translation>El dispositivo gráfico %1 no respondió durante %2 segundos.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is more than the device %2 can address at once.</source>
        <translation>Un tensor de %1 MiB es más de lo que el dispositivo %2 puede direccionar de una vez.</translation>
    </message>
    <message>
        <source>This machine has no Vulkan loader (libvulkan.so.1); install it and a driver, or compute on the CPU.</source>
        <translation>Este equipo no tiene el cargador de Vulkan (libvulkan.so.1); instálelo con un controlador, o calcule en la CPU.</translation>
    </message>
    <message>
        <source>The Vulkan loader is older than 1.2; update it, or compute on the CPU.</source>
        <translation>El cargador de Vulkan es anterior a 1.2; actualícelo, o calcule en la CPU.</translation>
    </message>
    <message>
        <source>Expected a range among the %3 %4 of this attention module, found %1 to %2.</source>
        <translation>Se esperaba un intervalo de los %3 %4 de este módulo de atención y se encontró de %1 a %2.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place.</source>
        <translation>Esta capa no tiene atención sino %1 en su lugar.</translation>
    </message>
    <message>
        <source>There is no head %1; this layer has the heads 0 to %2.</source>
        <translation>No existe la cabeza %1; esta capa tiene las cabezas 0 a %2.</translation>
    </message>
    <message>
        <source>A thumbnail needs at least one row and one column.</source>
        <translation>Una miniatura necesita al menos una fila y una columna.</translation>
    </message>
    <message>
        <source>stages count from 0</source>
        <translation>las etapas se cuentan desde 0</translation>
    </message>
    <message>
        <source>expected a layer after a colon, as in zero:2 or zero:2.5</source>
        <translation>se esperaba una capa después de dos puntos, como en zero:2 o zero:2.5</translation>
    </message>
    <message>
        <source>layers and heads count from 0</source>
        <translation>las capas y las cabezas se cuentan desde 0</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an intervention: %2.</source>
        <translation>&quot;%1&quot; no es una intervención: %2.</translation>
    </message>
    <message>
        <source>expected one of zero, mean, temperature, uniform, previous, self, paint, no-positions</source>
        <translation>se esperaba uno de zero, mean, temperature, uniform, previous, self, paint, no-positions</translation>
    </message>
    <message>
        <source>expected a temperature as in temperature=0.5:2.5</source>
        <translation>se esperaba una temperatura como en temperature=0.5:2.5</translation>
    </message>
    <message>
        <source>expected painted weights as in paint@4,2=0.9:2.5</source>
        <translation>se esperaban pesos pintados como en paint@4,2=0.9:2.5</translation>
    </message>
    <message>
        <source>expected the colon right after %1</source>
        <translation>se esperaban los dos puntos justo después de %1</translation>
    </message>
    <message>
        <source>expected painted weights as QUERY,KEY=WEIGHT</source>
        <translation>se esperaban pesos pintados como QUERY,KEY=WEIGHT</translation>
    </message>
    <message>
        <source>expected a number as its %1</source>
        <translation>se esperaba un número (%1)</translation>
    </message>
    <message>
        <source>The factors of an attention module must have one column for each landmark of each head, and its key mask one entry for each key.</source>
        <translation>Los factores de un módulo de atención deben tener una columna por cada punto de referencia de cada cabeza, y su máscara de claves, una entrada por clave.</translation>
    </message>
    <message>
        <source>The tensors of a captured attention module have shapes that do not fit each other.</source>
        <translation>Las formas de los tensores de un módulo de atención capturado no encajan entre sí.</translation>
    </message>
    <message>
        <source>The %1 of an attention module must be %2, not %3.</source>
        <translation>Módulo de atención: %1: se esperaba %2, se encontró %3.</translation>
    </message>
    <message>
        <source>The windows of an attention module have shapes that do not fit each other.</source>
        <translation>Las formas de las ventanas de un módulo de atención no encajan entre sí.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (en el byte %2)</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <translation>Se canceló el trabajo.</translation>
    </message>
    <message>
        <source>The file was not downloaded: it is only a Git LFS pointer to it. Run &quot;git lfs pull&quot; in the model&apos;s folder.</source>
        <translation>El archivo no se descargó: solo es un puntero de Git LFS a él. Ejecute &quot;git lfs pull&quot; en la carpeta del modelo.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>El archivo no se puede abrir: %1.</translation>
    </message>
    <message>
        <source>The file cannot be examined: %1.</source>
        <translation>El archivo no se puede examinar: %1.</translation>
    </message>
    <message>
        <source>The file cannot be mapped: %1.</source>
        <translation>El archivo no se puede proyectar en memoria: %1.</translation>
    </message>
    <message>
        <source>The file was changed, or could no longer be read, while it was in use. Open the model again.</source>
        <translation>El archivo cambió, o dejó de poder leerse, mientras estaba en uso. Abra el modelo de nuevo.</translation>
    </message>
    <message>
        <source>The hash of the model could not be computed: %1.</source>
        <translation>No se pudo calcular el hash del modelo: %1.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; at most %2 are read.</source>
        <translation>El archivo tiene %1 bytes; se leen como máximo %2.</translation>
    </message>
    <message>
        <source>A tensor has the negative size %1.</source>
        <translation>Un tensor tiene el tamaño negativo %1.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 is too large to exist.</source>
        <translation>Un tensor de forma %1 es demasiado grande para existir.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 cannot hold %2 values.</source>
        <translation>Un tensor de forma %1 no puede contener %2 valores.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its bytes.</source>
        <translation>Un tensor de forma %1 no llena sus bytes.</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported.</source>
        <translation>No se admiten pesos de tipo %1.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its memory.</source>
        <translation>Un tensor de forma %1 no llena su memoria.</translation>
    </message>
    <message>
        <source>The system starts no more threads (%1). Close other programs, or ask for fewer threads (--threads 1).</source>
        <translation>El sistema no inicia más hilos (%1). Cierre otros programas o pida menos hilos (--threads 1).</translation>
    </message>
    <message>
        <source>%1 (%2). The previous content is unchanged.</source>
        <translation>%1 (%2). El contenido anterior no ha cambiado.</translation>
    </message>
    <message>
        <source>Expected the name of a file to write, found an empty one.</source>
        <translation>Se esperaba el nombre de un archivo que escribir, se encontró uno vacío.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>Es una carpeta; elija un archivo de ella.</translation>
    </message>
    <message>
        <source>This is a link to another file; choose the file itself, or another one.</source>
        <translation>Es un enlace a otro archivo; elija el propio archivo u otro.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; choose a file.</source>
        <translation>Es un dispositivo o una tubería, no un archivo; elija un archivo.</translation>
    </message>
    <message>
        <source>The folder does not exist; create it, or choose another one.</source>
        <translation>La carpeta no existe; créela o elija otra.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>El archivo no se puede escribir</translation>
    </message>
    <message>
        <source>The file could not be written to the end</source>
        <translation>El archivo no se pudo escribir hasta el final</translation>
    </message>
    <message>
        <source>The file could not be finished</source>
        <translation>El archivo no se pudo terminar</translation>
    </message>
    <message>
        <source>Layers are stored both in one tensor and in tensors of their own.</source>
        <translation>Las capas están guardadas a la vez en un tensor y en tensores propios.</translation>
    </message>
    <message>
        <source>Attention weights are floating-point numbers, not %1.</source>
        <translation>Los pesos de atención son números de coma flotante, no %1.</translation>
    </message>
    <message>
        <source>The layer is missing, but there are later ones.</source>
        <translation>Falta la capa, pero hay otras posteriores.</translation>
    </message>
    <message>
        <source>The tensor must be [layers, heads, queries, keys], and is %1.</source>
        <translation>El tensor debe ser [capas, cabezas, consultas, claves], y es %1.</translation>
    </message>
    <message>
        <source>A layer must be [heads, queries, keys], none of them 0, and is %1.</source>
        <translation>Una capa debe ser [cabezas, consultas, claves], ninguna 0, y es %1.</translation>
    </message>
    <message>
        <source>Expected one weight for each of %1 global tokens and an odd number for the window, found %2.</source>
        <translation>Se esperaba un peso por cada uno de los %1 tokens globales y un número impar para la ventana, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected more queries than global token %1, found %2.</source>
        <translation>Se esperaban más consultas que el token global %1, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Se esperaba %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected [%1, keys, %2], found %3.</source>
        <translation>Se esperaba [%1, claves, %2], se encontró %3.</translation>
    </message>
    <message>
        <source>Expected this tensor beside the weights, found none.</source>
        <translation>Se esperaba este tensor junto a los pesos, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected bytes or booleans of the shape %1, found %2 %3.</source>
        <translation>Se esperaban bytes o booleanos de la forma %1, se encontró %2 %3.</translation>
    </message>
    <message>
        <source>The layer has the shape %1, and layer 0 has %2.</source>
        <translation>La capa tiene la forma %1, y la capa 0 tiene %2.</translation>
    </message>
    <message>
        <source>no tensors</source>
        <translation>ningún tensor</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and others</source>
        <translation>&quot;%1&quot; y otros</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>&quot;%1&quot;</translation>
    </message>
    <message>
        <source>Expected a tensor &quot;%1&quot;, or another one that &quot;Imported attention&quot; in Help (F1) lists, found %2.</source>
        <translation>Se esperaba un tensor &quot;%1&quot;, u otro de los que enumera &quot;Imported attention&quot; en la Ayuda (F1); se encontró: %2.</translation>
    </message>
    <message>
        <source>There are %1 offsets for %2 tokens.</source>
        <translation>Hay %1 desplazamientos para %2 tokens.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches, found %2 rows and %3 columns.</source>
        <translation>Se esperaban como máximo %1 parches, se encontraron %2 filas y %3 columnas.</translation>
    </message>
    <message>
        <source>Expected ascending tokens, none of them twice.</source>
        <translation>Se esperaban tokens en orden ascendente, ninguno repetido.</translation>
    </message>
    <message>
        <source>Two entries describe the same kind and stage.</source>
        <translation>Dos entradas describen el mismo tipo y la misma etapa.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found a list of %1.</source>
        <translation>Se esperaba [inicio, fin], se encontró una lista de %1.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found an end before the beginning.</source>
        <translation>Se esperaba [inicio, fin], se encontró un fin anterior al inicio.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: %1 bytes should follow here, and %2 are left.</source>
        <translation>El archivo está truncado o dañado: aquí deberían seguir %1 bytes y quedan %2.</translation>
    </message>
    <message>
        <source>Expected a capture, with &quot;headlight_capture&quot; in the metadata of its tensors.</source>
        <translation>Se esperaba una captura, con &quot;headlight_capture&quot; en los metadatos de sus tensores.</translation>
    </message>
    <message>
        <source>Expected [begin, end] among the %1 bytes of the text, found [%2, %3].</source>
        <translation>Se esperaba [inicio, fin] dentro de los %1 bytes del texto, se encontró [%2, %3].</translation>
    </message>
    <message>
        <source>Expected one entry for each of the %1 tokens, found %2 %3.</source>
        <translation>Se esperaba una entrada por cada uno de los %1 tokens, se encontraron %2 %3.</translation>
    </message>
    <message>
        <source>Expected [rows, columns], found a list of %1.</source>
        <translation>Se esperaba [filas, columnas], se encontró una lista de %1.</translation>
    </message>
    <message>
        <source>Expected one token for each of the %1 patches of the grid, found %2.</source>
        <translation>Se esperaba un token por cada uno de los %1 parches de la cuadrícula, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected at least one token, found an empty list.</source>
        <translation>Se esperaba al menos un token, se encontró una lista vacía.</translation>
    </message>
    <message>
        <source>Two sequences are called &quot;%1&quot;.</source>
        <translation>Dos secuencias se llaman &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected at least one sequence of tokens, found an empty list.</source>
        <translation>Se esperaba al menos una secuencia de tokens, se encontró una lista vacía.</translation>
    </message>
    <message>
        <source>Expected numbers of type %1, found %2.</source>
        <translation>Se esperaban números de tipo %1, se encontró %2.</translation>
    </message>
    <message>
        <source>BOOL or U8</source>
        <translation>BOOL o U8</translation>
    </message>
    <message>
        <source>F32, F16 or BF16</source>
        <translation>F32, F16 o BF16</translation>
    </message>
    <message>
        <source>The tensor is missing; the layer &quot;%1&quot; of the metadata needs it.</source>
        <translation>Falta el tensor; la capa &quot;%1&quot; de los metadatos lo necesita.</translation>
    </message>
    <message>
        <source>Expected a tensor [heads, tokens, head size], none of them 0, found %1.</source>
        <translation>Se esperaba un tensor [cabezas, tokens, tamaño de cabeza], ninguno 0, se encontró %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Expected the shape %1, found %2.</source>
        <translation>Se esperaba la forma %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected a number of key heads that divides the %1 heads of the queries, found %2.</source>
        <translation>Se esperaba un número de cabezas de claves que divida las %1 cabezas de las consultas, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected vectors of %1 numbers, as the queries have, found %2.</source>
        <translation>Se esperaban vectores de %1 números, como los de las consultas, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected the shape [%1, %2, value size], found %3.</source>
        <translation>Se esperaba la forma [%1, %2, tamaño de valor], se encontró %3.</translation>
    </message>
    <message>
        <source>There are %1 keys, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Hay %1 claves, y la secuencia &quot;%2&quot; tiene %3 tokens.</translation>
    </message>
    <message>
        <source>There are %1 queries, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Hay %1 consultas, y la secuencia &quot;%2&quot; tiene %3 tokens.</translation>
    </message>
    <message>
        <source>Expected false, because queries and keys are of different sequences; found true.</source>
        <translation>Se esperaba false, porque las consultas y las claves son de secuencias distintas; se encontró true.</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is there twice: &quot;%3&quot; and &quot;%4&quot;.</source>
        <translation>La capa %1 de %2 está dos veces: &quot;%3&quot; y &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>The layers &quot;%1&quot; and &quot;%2&quot; of %3 must have the same sequences and as many queries and keys.</source>
        <translation>Las capas &quot;%1&quot; y &quot;%2&quot; de %3 deben tener las mismas secuencias y el mismo número de consultas y claves.</translation>
    </message>
    <message>
        <source>No layer of the metadata is called &quot;%1&quot;.</source>
        <translation>Ninguna capa de los metadatos se llama &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Two layers are called &quot;%1&quot;.</source>
        <translation>Dos capas se llaman &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected at least one layer, found an empty list.</source>
        <translation>Se esperaba al menos una capa, se encontró una lista vacía.</translation>
    </message>
    <message>
        <source>Version %1 is not supported; supported versions: 1, 2.</source>
        <translation>La versión %1 no se admite; versiones admitidas: 1, 2.</translation>
    </message>
    <message>
        <source>--checkpoint: expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Leave the option out, or choose such a folder.</source>
        <translation>--checkpoint: se esperaba una carpeta de checkpoints, con subcarpetas como step1000 o checkpoint-500 que tengan un config.json, no se encontró ninguna. Omita la opción o elija una carpeta así.</translation>
    </message>
    <message>
        <source>--checkpoint: expected first, last, a step, or one of %1, found &quot;%2&quot;.</source>
        <translation>--checkpoint: se esperaba first, last, un paso o uno de %1, se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The object has more members than any configuration.</source>
        <translation>El objeto tiene más miembros que cualquier configuración.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: %1.</source>
        <translation>A la configuración le falta este miembro: %1.</translation>
    </message>
    <message>
        <source>Expected a list of %1 numbers, found one of %2.</source>
        <translation>Se esperaba una lista de %1 números, se encontró una de %2.</translation>
    </message>
    <message>
        <source>Expected whole numbers as keys, as in {&quot;0&quot;: &quot;A&quot;}, found &quot;%1&quot;.</source>
        <translation>Se esperaban números enteros como claves, como en {&quot;0&quot;: &quot;A&quot;}, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The number %1 is given twice.</source>
        <translation>El número %1 se da dos veces.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Expected a regular file.</source>
        <translation>Se esperaba un archivo normal.</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>El archivo no se puede abrir</translation>
    </message>
    <message>
        <source>The file cannot be examined</source>
        <translation>El archivo no se puede examinar</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>El archivo no se puede leer</translation>
    </message>
    <message>
        <source>The file was changed while the model was open. Open the model again.</source>
        <translation>El archivo cambió mientras el modelo estaba abierto. Abra el modelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no config.json here. Choose the folder of a Hugging Face model.</source>
        <translation>Aquí no hay ningún config.json. Elija la carpeta de un modelo de Hugging Face.</translation>
    </message>
    <message>
        <source>The file contains a vocabulary but no weights, so no model can be run.</source>
        <translation>El archivo contiene un vocabulario pero no pesos, así que no se puede ejecutar ningún modelo.</translation>
    </message>
    <message>
        <source>Expected the name of a snapshot in the file.</source>
        <translation>Se esperaba el nombre de una instantánea en el archivo.</translation>
    </message>
    <message>
        <source>The folder holds several GGUF files. Choose one of them, %1 for example.</source>
        <translation>La carpeta contiene varios archivos GGUF. Elija uno de ellos, por ejemplo %1.</translation>
    </message>
    <message>
        <source>The snapshot %1 that refs/main names is not there. Download the model again.</source>
        <translation>La instantánea %1 que nombra refs/main no está. Descargue el modelo de nuevo.</translation>
    </message>
    <message>
        <source>The folder of the cache contains no snapshot. Download the model again.</source>
        <translation>La carpeta de la caché no contiene ninguna instantánea. Descargue el modelo de nuevo.</translation>
    </message>
    <message>
        <source>The folder holds several snapshots and no refs/main. Choose one of the folders in &quot;snapshots&quot;.</source>
        <translation>La carpeta contiene varias instantáneas y ningún refs/main. Elija una de las carpetas de &quot;snapshots&quot;.</translation>
    </message>
    <message>
        <source>The path cannot be followed: %1.</source>
        <translation>No se puede seguir la ruta: %1.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>No existe tal archivo o carpeta.</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder.</source>
        <translation>No es ni un archivo ni una carpeta.</translation>
    </message>
    <message>
        <source>The cryptographic library could not compute a SHA-256 hash.</source>
        <translation>La biblioteca criptográfica no pudo calcular un hash SHA-256.</translation>
    </message>
    <message>
        <source>The file claims %1 tensors; at most %2 are read.</source>
        <translation>El archivo declara %1 tensores; se leen como máximo %2.</translation>
    </message>
    <message>
        <source>The file claims %1 keys of metadata; at most %2 are read.</source>
        <translation>El archivo declara %1 claves de metadatos; se leen como máximo %2.</translation>
    </message>
    <message>
        <source>This is not a GGUF file: it does not begin with &quot;GGUF&quot;.</source>
        <translation>No es un archivo GGUF: no empieza con &quot;GGUF&quot;.</translation>
    </message>
    <message>
        <source>The file is written for big-endian machines. Convert it with gguf-py&apos;s gguf_convert_endian.py.</source>
        <translation>El archivo está escrito para máquinas big-endian. Conviértalo con gguf_convert_endian.py de gguf-py.</translation>
    </message>
    <message>
        <source>GGUF version %1 is not supported; supported versions: 2, 3. Convert or download the model again.</source>
        <translation>La versión %1 de GGUF no se admite; versiones admitidas: 2, 3. Convierta o descargue el modelo de nuevo.</translation>
    </message>
    <message>
        <source>A name is empty.</source>
        <translation>Un nombre está vacío.</translation>
    </message>
    <message>
        <source>A name claims %1 bytes; at most %2 are possible.</source>
        <translation>Un nombre declara %1 bytes; son posibles como máximo %2.</translation>
    </message>
    <message>
        <source>A name is not UTF-8 text.</source>
        <translation>Un nombre no es texto UTF-8.</translation>
    </message>
    <message>
        <source>The value has the unknown type %1.</source>
        <translation>El valor tiene el tipo desconocido %1.</translation>
    </message>
    <message>
        <source>Lists of lists are not supported.</source>
        <translation>No se admiten listas de listas.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: a value of %1 elements does not fit into the %2 bytes that are left.</source>
        <translation>El archivo está truncado o dañado: un valor de %1 elementos no cabe en los %2 bytes que quedan.</translation>
    </message>
    <message>
        <source>Expected a whole number of the type u32, found %1.</source>
        <translation>Se esperaba un número entero de tipo u32, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a power of two from 8 to 1048576, found %1.</source>
        <translation>Se esperaba una potencia de dos de 8 a 1048576, se encontró %1.</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions; at most 4 are possible.</source>
        <translation>El tensor tiene %1 dimensiones; son posibles como máximo 4.</translation>
    </message>
    <message>
        <source>A dimension of the tensor is %1.</source>
        <translation>Una dimensión del tensor es %1.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which is not supported.</source>
        <translation>El tensor tiene el tipo %1, que no se admite.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which was removed from the format. Convert or download the model again.</source>
        <translation>El tensor tiene el tipo %1, que se eliminó del formato. Convierta o descargue el modelo de nuevo.</translation>
    </message>
    <message>
        <source>A tensor of the shape %1 is too large to exist.</source>
        <translation>Un tensor de la forma %1 es demasiado grande para existir.</translation>
    </message>
    <message>
        <source>The tensor&apos;s rows have %1 values, which blocks of %2 (%3) do not fill.</source>
        <translation>Las filas del tensor tienen %1 valores, que no llenan bloques de %2 (%3).</translation>
    </message>
    <message>
        <source>The tensor&apos;s offset %1 is not a multiple of %2.</source>
        <translation>El desplazamiento %1 del tensor no es múltiplo de %2.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor&apos;s %1 bytes at offset %2 of the data end beyond it. Download or copy the file again.</source>
        <translation>El archivo está truncado o dañado: los %1 bytes del tensor en el desplazamiento %2 de los datos terminan más allá de ellos. Descargue o copie el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Two tensors have this name.</source>
        <translation>Dos tensores tienen este nombre.</translation>
    </message>
    <message>
        <source>The tensor overlaps &quot;%1&quot;.</source>
        <translation>El tensor se solapa con &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported; supported types: %2.</source>
        <translation>No se admiten pesos de tipo %1; tipos admitidos: %2.</translation>
    </message>
    <message>
        <source>The metadata has this key twice.</source>
        <translation>Los metadatos tienen esta clave dos veces.</translation>
    </message>
    <message>
        <source>Expected a text, found %1.</source>
        <translation>Se esperaba un texto, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a number, found %1.</source>
        <translation>Se esperaba un número, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a finite number.</source>
        <translation>Se esperaba un número finito.</translation>
    </message>
    <message>
        <source>Expected true or false, found %1.</source>
        <translation>Se esperaba true o false, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a list of texts, found %1.</source>
        <translation>Se esperaba una lista de textos, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a list of whole numbers, found %1.</source>
        <translation>Se esperaba una lista de números enteros, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected a list of numbers, found %1.</source>
        <translation>Se esperaba una lista de números, se encontró %1.</translation>
    </message>
    <message>
        <source>A number of the list is NaN or infinite.</source>
        <translation>Un número de la lista es NaN o infinito.</translation>
    </message>
    <message>
        <source>The file says that the model has %1 parts, and its name says %2.</source>
        <translation>El archivo dice que el modelo tiene %1 partes, y su nombre dice %2.</translation>
    </message>
    <message>
        <source>The file says that it is part %1, and its name says %2.</source>
        <translation>El archivo dice que es la parte %1, y su nombre dice %2.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into the folder of the others.</source>
        <translation>Falta una parte del modelo: %1. Descárguela en la carpeta de las demás.</translation>
    </message>
    <message>
        <source>The parts should hold %1 tensors, and hold %2.</source>
        <translation>Las partes deberían contener %1 tensores, y contienen %2.</translation>
    </message>
    <message>
        <source>The file is a part of a model, but its name does not say which. Name the parts NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf and so on.</source>
        <translation>El archivo es una parte de un modelo, pero su nombre no dice cuál. Nombre las partes NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf, etcétera.</translation>
    </message>
    <message>
        <source>Two of the model&apos;s files hold a tensor of this name.</source>
        <translation>Dos de los archivos del modelo contienen un tensor con este nombre.</translation>
    </message>
    <message>
        <source>The header of the array lacks %1.</source>
        <translation>A la cabecera de la matriz le falta %1.</translation>
    </message>
    <message>
        <source>The header of the array has no simple number type.</source>
        <translation>La cabecera de la matriz no tiene un tipo numérico simple.</translation>
    </message>
    <message>
        <source>The header of the array does not state the order of its numbers.</source>
        <translation>La cabecera de la matriz no indica el orden de sus números.</translation>
    </message>
    <message>
        <source>The header of the array has no shape.</source>
        <translation>La cabecera de la matriz no tiene forma.</translation>
    </message>
    <message>
        <source>The header of the array has an impossible shape.</source>
        <translation>La cabecera de la matriz tiene una forma imposible.</translation>
    </message>
    <message>
        <source>This is not a NumPy array, or it is truncated.</source>
        <translation>No es una matriz de NumPy, o está truncada.</translation>
    </message>
    <message>
        <source>Version %1 of NumPy&apos;s arrays is newer than this program.</source>
        <translation>La versión %1 de las matrices de NumPy es más nueva que este programa.</translation>
    </message>
    <message>
        <source>The header of the array is truncated.</source>
        <translation>La cabecera de la matriz está truncada.</translation>
    </message>
    <message>
        <source>This is not an .npz file (a zip file of arrays), or it is truncated.</source>
        <translation>No es un archivo .npz (un zip de matrices), o está truncado.</translation>
    </message>
    <message>
        <source>The zip file is encrypted.</source>
        <translation>El archivo zip está cifrado.</translation>
    </message>
    <message>
        <source>The zip file is compressed in a way that NumPy does not write.</source>
        <translation>El archivo zip está comprimido de un modo que NumPy no escribe.</translation>
    </message>
    <message>
        <source>The zip file lists a member twice, or has too many members.</source>
        <translation>El archivo zip enumera un miembro dos veces, o tiene demasiados.</translation>
    </message>
    <message>
        <source>Expected the CRC-32 that the zip file&apos;s directory gives for this member, found another: its bytes were changed after the file was written. Copy or save the file again.</source>
        <translation>Se esperaba el CRC-32 que el directorio del archivo zip da para este miembro, se encontró otro: sus bytes cambiaron después de escribir el archivo. Copie o guarde el archivo de nuevo.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged.</source>
        <translation>Esta parte del archivo zip está dañada.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged or truncated.</source>
        <translation>Esta parte del archivo zip está dañada o truncada.</translation>
    </message>
    <message>
        <source>There is no such array.</source>
        <translation>No existe tal matriz.</translation>
    </message>
    <message>
        <source>The array has numbers of type &apos;%1&apos;. Convert them with .astype(&quot;float32&quot;) before they are saved.</source>
        <translation>La matriz tiene números de tipo &apos;%1&apos;. Conviértalos con .astype(&quot;float32&quot;) antes de guardarla.</translation>
    </message>
    <message>
        <source>The array is stored column by column. Convert it with np.ascontiguousarray before it is saved.</source>
        <translation>La matriz está guardada por columnas. Conviértala con np.ascontiguousarray antes de guardarla.</translation>
    </message>
    <message>
        <source>The array does not have as many numbers as its shape %1 says.</source>
        <translation>La matriz no tiene tantos números como dice su forma %1.</translation>
    </message>
    <message>
        <source>The arrays of this file are more than twenty times as large as the file. Save them uncompressed, with np.savez.</source>
        <translation>Las matrices de este archivo son más de veinte veces mayores que el archivo. Guárdelas sin comprimir, con np.savez.</translation>
    </message>
    <message>
        <source>This part of the zip file is larger than it may be.</source>
        <translation>Esta parte del archivo zip es mayor de lo permitido.</translation>
    </message>
    <message>
        <source>The zip file could not be written.</source>
        <translation>No se pudo escribir el archivo zip.</translation>
    </message>
    <message>
        <source>There is not enough memory to write a zip file.</source>
        <translation>No hay memoria suficiente para escribir un archivo zip.</translation>
    </message>
    <message>
        <source>The file is too short to be a safetensors file: it has %1 bytes.</source>
        <translation>El archivo es demasiado corto para ser safetensors: tiene %1 bytes.</translation>
    </message>
    <message>
        <source>This is not a safetensors file, or it is damaged: its header claims %1 bytes, and at most 100 MB are allowed.</source>
        <translation>No es un archivo safetensors, o está dañado: su cabecera declara %1 bytes, y se permiten como máximo 100 MB.</translation>
    </message>
    <message>
        <source>The file is truncated: its header should have %1 bytes, and %2 are there. Download or copy the file again.</source>
        <translation>El archivo está truncado: su cabecera debería tener %1 bytes y hay %2. Descargue o copie el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The safetensors header does not start with &apos;{&apos;.</source>
        <translation>La cabecera safetensors no empieza con &apos;{&apos;.</translation>
    </message>
    <message>
        <source>The file lists more tensors than any model has: at most %1 are read.</source>
        <translation>El archivo enumera más tensores que cualquier modelo: se leen como máximo %1.</translation>
    </message>
    <message>
        <source>The header has two members with this name.</source>
        <translation>La cabecera tiene dos miembros con este nombre.</translation>
    </message>
    <message>
        <source>There is more metadata than any model has.</source>
        <translation>Hay más metadatos que en cualquier modelo.</translation>
    </message>
    <message>
        <source>The header has this metadata twice.</source>
        <translation>La cabecera tiene estos metadatos dos veces.</translation>
    </message>
    <message>
        <source>The tensor has this member twice.</source>
        <translation>El tensor tiene este miembro dos veces.</translation>
    </message>
    <message>
        <source>The format has no such member; members: dtype, shape, data_offsets.</source>
        <translation>El formato no tiene tal miembro; miembros: dtype, shape, data_offsets.</translation>
    </message>
    <message>
        <source>The tensor lacks its dtype, shape or data_offsets.</source>
        <translation>Al tensor le falta dtype, shape o data_offsets.</translation>
    </message>
    <message>
        <source>There are more data types than any file has.</source>
        <translation>Hay más tipos de datos que en cualquier archivo.</translation>
    </message>
    <message>
        <source>The tensor has more than 16 dimensions.</source>
        <translation>El tensor tiene más de 16 dimensiones.</translation>
    </message>
    <message>
        <source>The tensor ends before it begins.</source>
        <translation>El tensor termina antes de empezar.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor should end at byte %1 of the data, which has %2 bytes. Download or copy the file again.</source>
        <translation>El archivo está truncado o dañado: el tensor debería terminar en el byte %1 de los datos, que tienen %2 bytes. Descargue o copie el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The shape %1 is too large to exist.</source>
        <translation>La forma %1 es demasiado grande para existir.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 and type %2 does not have %3 bytes.</source>
        <translation>Un tensor de forma %1 y tipo %2 no tiene %3 bytes.</translation>
    </message>
    <message>
        <source>The tensor&apos;s bytes overlap with those of another.</source>
        <translation>Los bytes del tensor se solapan con los de otro.</translation>
    </message>
    <message>
        <source>The bytes before this tensor belong to no tensor.</source>
        <translation>Los bytes anteriores a este tensor no pertenecen a ningún tensor.</translation>
    </message>
    <message>
        <source>The bytes at the end of the file belong to no tensor.</source>
        <translation>Los bytes al final del archivo no pertenecen a ningún tensor.</translation>
    </message>
    <message>
        <source>Two tensors to be written have this name.</source>
        <translation>Dos tensores que escribir tienen este nombre.</translation>
    </message>
    <message>
        <source>The tensor to be written has %1 values and not the %2 of its shape %3.</source>
        <translation>El tensor que escribir tiene %1 valores y no los %2 de su forma %3.</translation>
    </message>
    <message>
        <source>The index has two weight maps.</source>
        <translation>El índice tiene dos mapas de pesos (weight_map).</translation>
    </message>
    <message>
        <source>The weight map names a file that is not in the model&apos;s folder.</source>
        <translation>El mapa de pesos nombra un archivo que no está en la carpeta del modelo.</translation>
    </message>
    <message>
        <source>The index names no tensors.</source>
        <translation>El índice no nombra ningún tensor.</translation>
    </message>
    <message>
        <source>The weight map names this tensor twice.</source>
        <translation>El mapa de pesos nombra este tensor dos veces.</translation>
    </message>
    <message>
        <source>The weight map names more files than any model has.</source>
        <translation>El mapa de pesos nombra más archivos que cualquier modelo.</translation>
    </message>
    <message>
        <source>%1 holds TensorFlow weights, which are not read.</source>
        <translation>%1 contiene pesos de TensorFlow, que no se leen.</translation>
    </message>
    <message>
        <source>%1 holds Flax weights, which are not read.</source>
        <translation>%1 contiene pesos de Flax, que no se leen.</translation>
    </message>
    <message>
        <source>%1 holds an ONNX graph, which is not read.</source>
        <translation>%1 contiene un grafo ONNX, que no se lee.</translation>
    </message>
    <message>
        <source>%1 is a GGUF file; open that file itself.</source>
        <translation>%1 es un archivo GGUF; abra ese archivo.</translation>
    </message>
    <message>
        <source>%1 is a pickle: a Python program that could do anything when opened, so it is never read.</source>
        <translation>%1 es un pickle: un programa de Python que podría hacer cualquier cosa al abrirse, por lo que nunca se lee.</translation>
    </message>
    <message>
        <source>Expected a file model.safetensors, found %1. If it holds the whole model, rename it.</source>
        <translation>Se esperaba un archivo model.safetensors y se encontró %1. Si contiene el modelo entero, cámbiele el nombre.</translation>
    </message>
    <message>
        <source>The weights are not in safetensors files. %1 Convert it once with Python: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); for a model with a head, take its class instead of AutoModel.</source>
        <translation>Los pesos no están en archivos safetensors. %1 Conviértalos una vez con Python: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); para un modelo con cabezal, use su clase en lugar de AutoModel.</translation>
    </message>
    <message>
        <source>There are no weights here: model.safetensors is missing.</source>
        <translation>Aquí no hay pesos: falta model.safetensors.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into this folder.</source>
        <translation>Falta una parte del modelo: %1. Descárguela en esta carpeta.</translation>
    </message>
    <message>
        <source>The index says that %1 holds this tensor, but it does not.</source>
        <translation>El índice dice que %1 contiene este tensor, pero no es así.</translation>
    </message>
    <message>
        <source>Expected %1, as in vision_config of the model&apos;s config.json; found %2.</source>
        <translation>Se esperaba %1, como en vision_config del config.json del modelo; se encontró %2.</translation>
    </message>
    <message>
        <source>Expected no more pixels for the smallest image (shortest_edge or min_pixels) than for the largest (longest_edge or max_pixels); found %1 and %2.</source>
        <translation>Se esperaban para la imagen más pequeña (shortest_edge o min_pixels) no más píxeles que para la mayor (longest_edge o max_pixels); se encontraron %1 y %2.</translation>
    </message>
    <message>
        <source>Expected an image at most %1 times as long as wide, found one of %2. Crop the image.</source>
        <translation>Se esperaba una imagen como máximo %1 veces tan larga como ancha, se encontró una de %2. Recorte la imagen.</translation>
    </message>
    <message>
        <source>Expected an image whose sides are multiples of %1 pixels, because do_resize in preprocessor_config.json is false; found one of %2. Resize the image, or set do_resize to true.</source>
        <translation>Se esperaba una imagen cuyos lados sean múltiplos de %1 píxeles, porque do_resize en preprocessor_config.json es false; se encontró una de %2. Redimensione la imagen o ponga do_resize a true.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels, found one that becomes %3. Set a smaller longest_edge in preprocessor_config.json, or crop the image.</source>
        <translation>Se esperaba una imagen de como máximo %1 parches de %2 x %2 píxeles, se encontró una que pasa a ser de %3. Ponga un longest_edge menor en preprocessor_config.json, o recorte la imagen.</translation>
    </message>
    <message>
        <source>Expected at least size.longest_edge on both sides, which is %1; found %2 x %3.</source>
        <translation>Se esperaba en ambos lados al menos size.longest_edge, que es %1; se encontró %2 x %3.</translation>
    </message>
    <message>
        <source>Expected %1 numbers, one a channel of the model; found %2.</source>
        <translation>Se esperaban %1 números, uno por canal del modelo; se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected at most %1 colors, found %2.</source>
        <translation>Se esperaban como máximo %1 colores, se encontraron %2.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes too large: preprocessor_config.json asks for %3 pixels on its shorter side, so that the longer one has %4; at most %5 pixels are resized to. Crop the image, or set a smaller size.</source>
        <translation>La imagen de %1 x %2 píxeles resulta demasiado grande: preprocessor_config.json pide %3 píxeles en su lado corto, con lo que el largo tiene %4; se permiten como máximo %5 píxeles. Recorte la imagen o fije un tamaño menor.</translation>
    </message>
    <message>
        <source>The image has no pixels.</source>
        <translation>La imagen no tiene píxeles.</translation>
    </message>
    <message>
        <source>The model reads %1 x %2 pixels, each a token, and preprocessor_config.json makes %3 x %4.</source>
        <translation>El modelo lee %1 x %2 píxeles, cada uno un token, y preprocessor_config.json produce %3 x %4.</translation>
    </message>
    <message>
        <source>The image becomes %1 x %2 pixels, and pad_size of preprocessor_config.json has %3 x %4. Crop the image, or set a larger pad_size.</source>
        <translation>La imagen pasa a tener %1 x %2 píxeles, y pad_size de preprocessor_config.json tiene %3 x %4. Recorte la imagen o fije un pad_size mayor.</translation>
    </message>
    <message>
        <source>Expected %1 colors of a picture, found %2.</source>
        <translation>Se esperaban %1 colores de una imagen, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected colors from 0 to %1, found %2.</source>
        <translation>Se esperaban colores de 0 a %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected %1 pixels, as the model&apos;s tiles have; found %2.</source>
        <translation>Se esperaban %1 píxeles, como los mosaicos del modelo; se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected a length that gives fewer than %1 tiles of %2 pixels a side; found %3.</source>
        <translation>Se esperaba una longitud que dé menos de %1 mosaicos de %2 píxeles de lado; se encontró %3.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes %3 tiles; at most %4 are read. Crop the image, or make it smaller.</source>
        <translation>La imagen de %1 x %2 píxeles se convierte en %3 mosaicos; se leen como máximo %4. Recorte o reduzca la imagen.</translation>
    </message>
    <message>
        <source>Expected the patch_size of vision_config in the model&apos;s config.json, found %1.</source>
        <translation>Se esperaba el patch_size de vision_config en el config.json del modelo, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels that fill it, because do_resize in preprocessor_config.json is false; found one of %3 x %4 pixels. Resize the image, or set do_resize to true.</source>
        <translation>Se esperaba una imagen de como máximo %1 parches de %2 x %2 píxeles que la llenen, porque do_resize en preprocessor_config.json es false; se encontró una de %3 x %4 píxeles. Redimensione la imagen o ponga do_resize a true.</translation>
    </message>
    <message>
        <source>Expected height and width of the model&apos;s pages, or a list of width and height.</source>
        <translation>Se esperaban alto y ancho de las páginas del modelo, o una lista de ancho y alto.</translation>
    </message>
    <message>
        <source>Expected a list of heights and widths in pixels.</source>
        <translation>Se esperaba una lista de altos y anchos en píxeles.</translation>
    </message>
    <message>
        <source>Expected multiples of the tiles&apos; %1 x %2 pixels; found %3 x %4.</source>
        <translation>Se esperaban múltiplos de los %1 x %2 píxeles de los mosaicos; se encontró %3 x %4.</translation>
    </message>
    <message>
        <source>Expected fewer than %1 tiles; found %2 x %3.</source>
        <translation>Se esperaban menos de %1 mosaicos; se encontraron %2 x %3.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Falta este campo.</translation>
    </message>
    <message>
        <source>This field is given twice.</source>
        <translation>Este campo se da dos veces.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>Expected a list of at most %1, found %2.</source>
        <translation>Se esperaba una lista de como máximo %1, se encontró %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 bytes, found %2.</source>
        <translation>Se esperaba un texto de como máximo %1 bytes, se encontraron %2.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a %1 (a JSON object)</source>
        <translation>%1 (un objeto JSON)</translation>
    </message>
    <message>
        <source>This %1 has %2 bytes; at most %3 MiB are read.</source>
        <translation>Este archivo (%1) tiene %2 bytes; se leen como máximo %3 MiB.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this %1.</source>
        <translation>No hay memoria suficiente para leer este archivo (%1).</translation>
    </message>
    <message>
        <source>This %1 is not valid JSON (%2): it is damaged, truncated or of another format.</source>
        <translation>Este archivo (%1) no es JSON válido (%2): está dañado, truncado o es de otro formato.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of num_buckets, which is %1; found %2.</source>
        <translation>Se esperaba más de un cuarto de num_buckets, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>The weights of this model cannot be replaced: they are products over landmarks, not a softmax of scores. Use zero or mean ablation.</source>
        <translation>Los pesos de este modelo no se pueden sustituir: son productos sobre puntos de referencia, no una softmax de puntuaciones. Use la ablación a cero o a la media.</translation>
    </message>
    <message>
        <source>Expected one for each of the %1 layers, found %2.</source>
        <translation>Se esperaba uno por cada una de las %1 capas, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected even numbers.</source>
        <translation>Se esperaban números pares.</translation>
    </message>
    <message>
        <source>Expected room for at least one token in a key/value cache.</source>
        <translation>Se esperaba sitio para al menos un token en una caché de claves y valores.</translation>
    </message>
    <message>
        <source>The key/value cache belongs to another model.</source>
        <translation>La caché de claves y valores pertenece a otro modelo.</translation>
    </message>
    <message>
        <source>The key/value cache has room for %1 tokens, not for %2.</source>
        <translation>La caché de claves y valores tiene sitio para %1 tokens, no para %2.</translation>
    </message>
    <message>
        <source>--head: expected a head from 0 to %1, found %2.</source>
        <translation>--head: se esperaba una cabeza de 0 a %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Attention with global tokens has two sets of queries, keys and values; matrices are shown of attention with one.</source>
        <translation>La atención con tokens globales tiene dos juegos de consultas, claves y valores; se muestran matrices de la atención con uno.</translation>
    </message>
    <message>
        <source>Latent attention makes keys and values in two steps, of a short vector for each token; matrices are shown of attention that makes them in one.</source>
        <translation>La atención latente forma claves y valores en dos pasos, a partir de un vector corto por token; se muestran matrices de la atención que los forma en uno.</translation>
    </message>
    <message>
        <source>Gates multiply what the heads of this attention give; matrices are shown of attention without gates.</source>
        <translation>Unas compuertas multiplican la salida de las cabezas de esta atención; se muestran matrices de la atención sin compuertas.</translation>
    </message>
    <message>
        <source>Queries of this attention continue with terms for rows and columns of the image; matrices are shown of attention whose queries are projections alone.</source>
        <translation>Las consultas de esta atención continúan con términos para filas y columnas de la imagen; se muestran matrices de la atención cuyas consultas son solo proyecciones.</translation>
    </message>
    <message>
        <source>Queries and keys of this attention are made of states and of where they stand, values of states alone; matrices are shown of attention that makes all three of the same.</source>
        <translation>Las consultas y claves de esta atención se forman de los estados y de su lugar, los valores solo de los estados; se muestran matrices de la atención que forma los tres de lo mismo.</translation>
    </message>
    <message>
        <source>Attention over landmarks is not softmax(Q K^T) V; matrices are shown of attention that is.</source>
        <translation>La atención sobre puntos de referencia no es softmax(Q K^T) V; se muestran matrices de la atención que sí lo es.</translation>
    </message>
    <message>
        <source>Expected an image, a text or both to run the model on, found neither.</source>
        <translation>Se esperaba una imagen, un texto o ambos para ejecutar el modelo, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>This model compares images and texts and does not generate text.</source>
        <translation>Este modelo compara imágenes y textos y no genera texto.</translation>
    </message>
    <message>
        <source>The configuration lacks this section.</source>
        <translation>A la configuración le falta esta sección.</translation>
    </message>
    <message>
        <source>This model has no second sentence: all token types must be 0.</source>
        <translation>Este modelo no tiene segunda frase: todos los tipos de token deben ser 0.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 hidden_sizes, found %2.</source>
        <translation>Se esperaba un número por cada uno de los %1 hidden_sizes, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected multiples of %1, found %2.</source>
        <translation>Se esperaban múltiplos de %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected the name of a stage, &quot;stage1&quot; to &quot;stage%1&quot;, as the last one; found &quot;%2&quot;.</source>
        <translation>Se esperaba como último el nombre de una etapa, de &quot;stage1&quot; a &quot;stage%1&quot;; se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: bottleneck, basic.</source>
        <translation>&quot;%1&quot; no se admite; aquí se admiten: bottleneck, basic.</translation>
    </message>
    <message>
        <source>Residual networks are supported with &quot;relu&quot; only.</source>
        <translation>Las redes residuales solo se admiten con &quot;relu&quot;.</translation>
    </message>
    <message>
        <source>An encoder does not generate text: it reads a whole text at once.</source>
        <translation>Un codificador no genera texto: lee un texto entero de una vez.</translation>
    </message>
    <message>
        <source>Expected a target of at least one token, its first, found none.</source>
        <translation>Se esperaba un objetivo de al menos un token, el primero, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>--layer: this layer has no attention but a %1 in its place, and so no matrices; choose another layer.</source>
        <translation>--layer: esta capa no tiene atención sino %1 en su lugar, y por tanto ninguna matriz; elija otra capa.</translation>
    </message>
    <message>
        <source>There is no token %1 to trace; the input has %2 tokens.</source>
        <translation>No existe el token %1 que rastrear; la entrada tiene %2 tokens.</translation>
    </message>
    <message>
        <source>There is no token %1 to compute logits for; the input has %2 tokens.</source>
        <translation>No existe el token %1 para el que calcular logits; la entrada tiene %2 tokens.</translation>
    </message>
    <message>
        <source>Expected an image of %1 pixels, found one of %2 pixels; the model&apos;s preprocessor_config.json should say the model&apos;s size.</source>
        <translation>Se esperaba una imagen de %1 píxeles, se encontró una de %2 píxeles; el preprocessor_config.json del modelo debería indicar el tamaño del modelo.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads tiles of %2 channels.</source>
        <translation>Los valores de la imagen tienen la forma %1, pero este modelo lee mosaicos de %2 canales.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles of an image, found %2.</source>
        <translation>Se esperaban como máximo %1 mosaicos de una imagen, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected %1 tiles of an image, %2; found %3.</source>
        <translation>Se esperaban %1 mosaicos de una imagen, %2; se encontraron %3.</translation>
    </message>
    <message>
        <source>Expected the patches of an image, [patches, %1], found values of the shape %2.</source>
        <translation>Se esperaban los parches de una imagen, [parches, %1], se encontraron valores de la forma %2.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (image_grid_thw), multiples of %1 that make %2 patches, of which there are at most %3; found %4 and %5.</source>
        <translation>Se esperaban las filas y columnas de los parches de la imagen (image_grid_thw), múltiplos de %1 que den %2 parches, de los que hay como máximo %3; se encontraron %4 y %5.</translation>
    </message>
    <message>
        <source>Expected an image in one of the grids of image_grid_pinpoints in config.json (%1), found %2; the model&apos;s preprocessor_config.json should list the same grids.</source>
        <translation>Se esperaba una imagen en una de las cuadrículas de image_grid_pinpoints de config.json (%1), se encontró %2; el preprocessor_config.json del modelo debería enumerar las mismas.</translation>
    </message>
    <message>
        <source>Expected the size of the image that the tiles were cut from (image_sizes), found none.</source>
        <translation>Se esperaba el tamaño de la imagen de la que se cortaron los mosaicos (image_sizes), no se encontró ninguno.</translation>
    </message>
    <message>
        <source>%1 tokens of an image (id %2)</source>
        <translation>%1 tokens de una imagen (id %2)</translation>
    </message>
    <message>
        <source>Expected %1 in the text, %2; found %3.</source>
        <translation>Se esperaba %1 en el texto, %2; se encontró %3.</translation>
    </message>
    <message>
        <source>because there is no image</source>
        <translation>porque no hay imagen</translation>
    </message>
    <message>
        <source>as many as the image has</source>
        <translation>tantos como tiene la imagen</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole image at once.</source>
        <translation>Este modelo no genera texto: lee una imagen entera de una vez.</translation>
    </message>
    <message>
        <source>Only the states of a single layer are supported, found a list.</source>
        <translation>Solo se admiten los estados de una única capa, se encontró una lista.</translation>
    </message>
    <message>
        <source>0 only</source>
        <translation>solo 0</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 a %1</translation>
    </message>
    <message>
        <source>A painted weight lies at query %1 and key %2; tokens count from 0.</source>
        <translation>Un peso pintado está en la consulta %1 y la clave %2; los tokens se cuentan desde 0.</translation>
    </message>
    <message>
        <source>A painted weight must lie between 0 and 1; found %1.</source>
        <translation>Un peso pintado debe estar entre 0 y 1; se encontró %1.</translation>
    </message>
    <message>
        <source>The scores of this attention do not depend on positions, so there are no positions to leave out.</source>
        <translation>Las puntuaciones de esta atención no dependen de las posiciones, así que no hay posiciones que omitir.</translation>
    </message>
    <message>
        <source>Channels have no order, so there is no previous channel: choose another pattern.</source>
        <translation>Los canales no tienen orden, así que no hay canal anterior: elija otro patrón.</translation>
    </message>
    <message>
        <source>The query of this attention is learned and not a patch, so it has no own or previous patch: choose another pattern.</source>
        <translation>La consulta de esta atención es aprendida y no un parche, así que no tiene parche propio ni anterior: elija otro patrón.</translation>
    </message>
    <message>
        <source>The previous patch may lie in another window, where it is masked: choose another pattern.</source>
        <translation>El parche anterior puede estar en otra ventana, donde está enmascarado: elija otro patrón.</translation>
    </message>
    <message>
        <source>This attention attends to another text, which does not contain the query or its previous token: choose another pattern.</source>
        <translation>Esta atención atiende a otro texto, que no contiene la consulta ni su token anterior: elija otro patrón.</translation>
    </message>
    <message>
        <source>The temperature of a head must be more than 0 and finite; found %1.</source>
        <translation>La temperatura de una cabeza debe ser mayor que 0 y finita; se encontró %1.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; layers count from 0.</source>
        <translation>No existe la capa %1 en la que intervenir; las capas se cuentan desde 0.</translation>
    </message>
    <message>
        <source>There is no head %1 to intervene on; layer %2 has the heads %3.</source>
        <translation>No existe la cabeza %1 en la que intervenir; la capa %2 tiene las cabezas %3.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention to intervene on but a %2 in its place; choose another layer.</source>
        <translation>La capa %1 no tiene atención en la que intervenir sino %2 en su lugar; elija otra capa.</translation>
    </message>
    <message>
        <source>This model has no stages to intervene on: leave stage%1/ out.</source>
        <translation>Este modelo no tiene etapas en las que intervenir: omita stage%1/.</translation>
    </message>
    <message>
        <source>The layers of this model are counted in each of its stages: name the stage, as in %1; the model has the stages %2.</source>
        <translation>Las capas de este modelo se cuentan en cada una de sus etapas: nombre la etapa, como en %1; el modelo tiene las etapas %2.</translation>
    </message>
    <message>
        <source>There is no stage %1 to intervene on; the model has the stages %2.</source>
        <translation>No existe la etapa %1 en la que intervenir; el modelo tiene las etapas %2.</translation>
    </message>
    <message>
        <source>This model has no positions to leave out: no position embeddings, no rotary positions and no biases of the scores.</source>
        <translation>Este modelo no tiene posiciones que omitir: ni embeddings de posición, ni posiciones rotatorias, ni sesgos de las puntuaciones.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the model has the layers %2.</source>
        <translation>No existe la capa %1 en la que intervenir; el modelo tiene las capas %2.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the stage has the layers %2.</source>
        <translation>No existe la capa %1 en la que intervenir; la etapa tiene las capas %2.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated: use zero ablation instead.</source>
        <translation>La ablación a la media no está disponible al generar texto: use la ablación a cero.</translation>
    </message>
    <message>
        <source>The weights of a head can be changed for at most %1 tokens; this text has %2. Shorten it, or use zero ablation instead.</source>
        <translation>Los pesos de una cabeza se pueden cambiar para un máximo de %1 tokens; este texto tiene %2. Acórtelo o use la ablación a cero.</translation>
    </message>
    <message>
        <source>The scores of layer %1 do not depend on positions. Position embeddings are left out of all layers at once: no-positions:all.</source>
        <translation>Las puntuaciones de la capa %1 no dependen de las posiciones. Los embeddings de posición se omiten en todas las capas a la vez: no-positions:all.</translation>
    </message>
    <message>
        <source>Expected the labels 0 to %1 without gaps.</source>
        <translation>Se esperaban las etiquetas 0 a %1 sin huecos.</translation>
    </message>
    <message>
        <source>Positions are computed for at most %1 tokens, and this model has %2. Set the number that it was trained with.</source>
        <translation>Las posiciones se calculan para un máximo de %1 tokens, y este modelo tiene %2. Ponga el número con el que se entrenó.</translation>
    </message>
    <message>
        <source>Expected a divisor of d_model, which is %1; found %2.</source>
        <translation>Se esperaba un divisor de d_model, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 mel bins by %2 frames, and was given %3.</source>
        <translation>Este modelo lee audio como un espectrograma de %1 bandas mel por %2 tramas, y se le dio: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>another</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels of rows of pixels.</source>
        <translation>Los valores de la imagen tienen la forma %1, pero este modelo lee %2 canales de filas de píxeles.</translation>
    </message>
    <message>
        <source>The tensor is missing: blocks of MXFP4 have scales beside them.</source>
        <translation>Falta el tensor: los bloques de MXFP4 llevan escalas al lado.</translation>
    </message>
    <message>
        <source>Expected blocks of MXFP4, [experts, rows, groups, 16] bytes with a scale for each group, found %1 with scales %2.</source>
        <translation>Se esperaban bloques de MXFP4, [expertos, filas, grupos, 16] bytes con una escala por grupo, se encontró %1 con escalas %2.</translation>
    </message>
    <message>
        <source>This model reads audio as the samples of one channel, [samples], and was given %1.</source>
        <translation>Este modelo lee audio como las muestras de un canal, [muestras], y se le dio: %1.</translation>
    </message>
    <message>
        <source>The recording has %1 samples; this model needs at least %2.</source>
        <translation>La grabación tiene %1 muestras; este modelo necesita al menos %2.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 tokens, found %2.</source>
        <translation>Se esperaba un recuadro por cada uno de los %1 tokens, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a box on the page, from 0 to %1 and in this order; found %2, %3, %4 and %5 for token %6.</source>
        <translation>Se esperaban izquierda, arriba, derecha y abajo de un recuadro en la página, de 0 a %1 y en este orden; se encontraron %2, %3, %4 y %5 para el token %6.</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Se esperaba un divisor de las %1 filas y %2 columnas de parches; se encontró %3.</translation>
    </message>
    <message>
        <source>The activation &quot;%1&quot; is not supported; supported activations: %2.</source>
        <translation>La activación &quot;%1&quot; no se admite; activaciones admitidas: %2.</translation>
    </message>
    <message>
        <source>A separate vocabulary of the target is not supported.</source>
        <translation>No se admite un vocabulario aparte del objetivo.</translation>
    </message>
    <message>
        <source>Expected a divisor of %1, which is %2; found %3.</source>
        <translation>Se esperaba un divisor de %1, que es %2; se encontró %3.</translation>
    </message>
    <message>
        <source>Expected a divisor of num_attention_heads, which is %1; found %2.</source>
        <translation>Se esperaba un divisor de num_attention_heads, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>Expected groups of equally many of the %1 experts, found %2 groups.</source>
        <translation>Se esperaban grupos con el mismo número de los %1 expertos, se encontraron %2 grupos.</translation>
    </message>
    <message>
        <source>Expected groups of at least %1 experts, found groups of %2.</source>
        <translation>Se esperaban grupos de al menos %1 expertos, se encontraron grupos de %2.</translation>
    </message>
    <message>
        <source>Expected at most the %1 experts of the groups of a token (topk_group), found %2.</source>
        <translation>Se esperaban como máximo los %1 expertos de los grupos de un token (topk_group), se encontraron %2.</translation>
    </message>
    <message>
        <source>Gemma 3 whose tokens also see those after them cannot be run.</source>
        <translation>Gemma 3 cuyos tokens también ven los posteriores no se puede ejecutar.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, which %2 do not fill.</source>
        <translation>El tensor tiene la forma %1, que %2 no llenan.</translation>
    </message>
    <message>
        <source>The tensors &quot;%1&quot; and &quot;%2&quot; are both %3 of the model; expected one of them.</source>
        <translation>Los tensores &quot;%1&quot; y &quot;%2&quot; son ambos %3 del modelo; se esperaba uno de ellos.</translation>
    </message>
    <message>
        <source>Expected a finite number, or a list of a number for each layer.</source>
        <translation>Se esperaba un número finito, o una lista con un número por capa.</translation>
    </message>
    <message>
        <source>The metadata lacks the number of heads.</source>
        <translation>A los metadatos les falta el número de cabezas.</translation>
    </message>
    <message>
        <source>Layers of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>No se admiten capas de tipo &quot;%1&quot;; tipos admitidos: %2.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column, in a width of %1; found %2 heads.</source>
        <translation>Se esperaban cabezas de un múltiplo de 4 valores, la mitad girada por fila y la mitad por columna, en un ancho de %1; se encontraron %2 cabezas.</translation>
    </message>
    <message>
        <source>Expected 3 (red, green and blue); found %1.</source>
        <translation>Se esperaba 3 (rojo, verde y azul); se encontró %1.</translation>
    </message>
    <message>
        <source>The rotary embedding (rope_parameters or rope_scaling) lacks this list: the numbers of pairs that turn by time, by row and by column.</source>
        <translation>Al embedding rotatorio (rope_parameters o rope_scaling) le falta esta lista: los números de pares que giran por tiempo, por fila y por columna.</translation>
    </message>
    <message>
        <source>Expected more than low_freq_factor.</source>
        <translation>Se esperaba más que low_freq_factor.</translation>
    </message>
    <message>
        <source>Expected %1 factors, found %2.</source>
        <translation>Se esperaban %1 factores, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected three numbers of pairs, for time, rows and columns, whose sum is %1, half of the values of a head that turn; found %2 numbers whose sum is %3.</source>
        <translation>Se esperaban tres números de pares, para tiempo, filas y columnas, cuya suma sea %1, la mitad de los valores de una cabeza que giran; se encontraron %2 números cuya suma es %3.</translation>
    </message>
    <message>
        <source>Expected an even number of values of each head to be turned, found %1 of %2.</source>
        <translation>Se esperaba que girara un número par de valores de cada cabeza, se encontró %1 de %2.</translation>
    </message>
    <message>
        <source>Only models with attention pooling are supported.</source>
        <translation>Solo se admiten modelos con agrupación por atención.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 numbers, and as many in conv_kernel and conv_stride; found %2, %3 and %4.</source>
        <translation>Se esperaban de 1 a %1 números, y otros tantos en conv_kernel y conv_stride; se encontraron %2, %3 y %4.</translation>
    </message>
    <message>
        <source>Expected a product of at most %1.</source>
        <translation>Se esperaba un producto de como máximo %1.</translation>
    </message>
    <message>
        <source>Convolutions after the encoder are not supported.</source>
        <translation>No se admiten convoluciones después del codificador.</translation>
    </message>
    <message>
        <source>Adapters for languages are not supported.</source>
        <translation>No se admiten adaptadores para idiomas.</translation>
    </message>
    <message>
        <source>Batch norm before the positions is not supported.</source>
        <translation>No se admite la normalización por lotes antes de las posiciones.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported norms: group, layer.</source>
        <translation>&quot;%1&quot; no se admite; normas admitidas: group, layer.</translation>
    </message>
    <message>
        <source>Expected a divisor of hidden_size, which is %1; found %2.</source>
        <translation>Se esperaba un divisor de hidden_size, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, but config.json asks for %2.</source>
        <translation>El tensor tiene la forma %1, pero config.json pide %2.</translation>
    </message>
    <message>
        <source>The tensor is missing; config.json asks for it with the shape %1.</source>
        <translation>Falta el tensor; config.json lo pide con la forma %1.</translation>
    </message>
    <message>
        <source>Expected at least %1 layers, because the weights hold %2; found %3.</source>
        <translation>Se esperaban al menos %1 capas, porque los pesos contienen %2; se encontraron %3.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: that of the %1.</source>
        <translation>A la configuración le falta este miembro: el de %1.</translation>
    </message>
    <message>
        <source>%1 with a part of the type &quot;%2&quot; is not supported; supported here: %3.</source>
        <translation>%1 con una parte de tipo &quot;%2&quot; no se admite; aquí se admite: %3.</translation>
    </message>
    <message>
        <source>Expected the size of the encoder&apos;s states, which is %1; found %2.</source>
        <translation>Se esperaba el tamaño de los estados del codificador, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole recording at once.</source>
        <translation>Este modelo no genera texto: lee una grabación entera de una vez.</translation>
    </message>
    <message>
        <source>Windows of %1 patches a side do not fit into a grid of %2 x %3 patches, which is not supported.</source>
        <translation>Las ventanas de %1 parches de lado no encajan en una cuadrícula de %2 x %3 parches, lo que no se admite.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 stages, found %2.</source>
        <translation>Se esperaba un número por cada una de las %1 etapas, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected a number of heads for every stage of depths, one to eight of them.</source>
        <translation>Se esperaba un número de cabezas por cada etapa de depths, de una a ocho.</translation>
    </message>
    <message>
        <source>Expected a divisor of stage %1&apos;s size, which is %2; found %3.</source>
        <translation>Se esperaba un divisor del tamaño de la etapa %1, que es %2; se encontró %3.</translation>
    </message>
    <message>
        <source>Swin with absolute positions is not supported.</source>
        <translation>No se admite Swin con posiciones absolutas.</translation>
    </message>
    <message>
        <source>Expected at least one token to run the model on, found none.</source>
        <translation>Se esperaba al menos un token para ejecutar el modelo, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, but this model has positions for %2; shorten the text, or truncate it (--truncate).</source>
        <translation>El texto tiene %1 tokens, pero este modelo tiene posiciones para %2; acorte el texto, o trúnquelo (--truncate).</translation>
    </message>
    <message>
        <source>The %1 %2 at position %3 does not exist in this model; the largest is %4.</source>
        <translation>%1 %2 en la posición %3 no existe en este modelo; el mayor es %4.</translation>
    </message>
    <message>
        <source>The %1 of %2 entries does not fit %3 tokens.</source>
        <translation>%1 de %2 entradas no encaja con %3 tokens.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 frames by %2 mel bins, and was given %3.</source>
        <translation>Este modelo lee audio como un espectrograma de %1 tramas por %2 bandas mel, y se le dio: %3.</translation>
    </message>
    <message>
        <source>Expected height and width; found %1 numbers.</source>
        <translation>Se esperaban alto y ancho; se encontraron %1 números.</translation>
    </message>
    <message>
        <source>Expected 1 (gray) or 3 (red, green and blue); found 2.</source>
        <translation>Se esperaba 1 (gris) o 3 (rojo, verde y azul); se encontró 2.</translation>
    </message>
    <message>
        <source>Expected patches no larger than the images, which are %1 pixels; found %2.</source>
        <translation>Se esperaban parches no mayores que las imágenes, que son de %1 píxeles; se encontró %2.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2: its preprocessor_config.json should resize or pad to the same size.</source>
        <translation>Los valores de la imagen tienen la forma %1, pero este modelo lee %2: su preprocessor_config.json debería redimensionar o rellenar al mismo tamaño.</translation>
    </message>
    <message>
        <source>Expected an image to run the model on, found none.</source>
        <translation>Se esperaba una imagen para ejecutar el modelo, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels.</source>
        <translation>Los valores de la imagen tienen la forma %1, pero este modelo lee %2 canales.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 patches of %2 pixels, found one of %3 pixels; the model&apos;s preprocessor_config.json should say another size.</source>
        <translation>Se esperaba una imagen de 1 a %1 parches de %2 píxeles, se encontró una de %3 píxeles; el preprocessor_config.json del modelo debería indicar otro tamaño.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches of an image, [patches, %2], found values of the shape %3.</source>
        <translation>Se esperaban como máximo %1 parches de una imagen, [parches, %2], se encontraron valores de la forma %3.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (spatial_shapes), of which there are at most %1; found %2 and %3.</source>
        <translation>Se esperaban las filas y columnas de los parches de la imagen (spatial_shapes), de los que hay como máximo %1; se encontraron %2 y %3.</translation>
    </message>
    <message>
        <source>A run over %1 tokens</source>
        <translation>Una ejecución sobre %1 tokens</translation>
    </message>
    <message>
        <source>Ask for predictions at fewer tokens, shorten the input</source>
        <translation>Pida predicciones en menos tokens, acorte la entrada</translation>
    </message>
    <message>
        <source>Shorten the input</source>
        <translation>Acorte la entrada</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>A cache for %1 tokens</source>
        <translation>Una caché para %1 tokens</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, shorten the input</source>
        <translation>Pida menos tokens, acorte la entrada</translation>
    </message>
    <message>
        <source>%1 needs about %2, and %3 has %4 of free memory. %5, or close other programs.</source>
        <translation>%1 necesita unos %2, y %3 tiene %4 de memoria libre. %5, o cierre otros programas.</translation>
    </message>
    <message>
        <source>Layers without experts among those with them are not supported; expected 1.</source>
        <translation>No se admiten capas sin expertos entre las que los tienen; se esperaba 1.</translation>
    </message>
    <message>
        <source>Weights of experts that are divided by their sum are not supported; expected false.</source>
        <translation>No se admiten pesos de expertos divididos por su suma; se esperaba false.</translation>
    </message>
    <message>
        <source>The choice of experts &quot;%1&quot; is not supported; supported choices: greedy, group_limited_greedy.</source>
        <translation>La elección de expertos &quot;%1&quot; no se admite; elecciones admitidas: greedy, group_limited_greedy.</translation>
    </message>
    <message>
        <source>Expected a number of layers, or letters L and G such as &quot;LLLG&quot;, found &quot;%1&quot;.</source>
        <translation>Se esperaba un número de capas, o letras L y G como &quot;LLLG&quot;, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected a factor from 0.001 to 1000.</source>
        <translation>Se esperaba un factor de 0.001 a 1000.</translation>
    </message>
    <message>
        <source>Expected a number for each pair of a head&apos;s values that turns.</source>
        <translation>Se esperaba un número por cada par de valores de una cabeza que gira.</translation>
    </message>
    <message>
        <source>Expected finite numbers.</source>
        <translation>Se esperaban números finitos.</translation>
    </message>
    <message>
        <source>Expected at most the %1 values of a head, found %2.</source>
        <translation>Se esperaban como máximo los %1 valores de una cabeza, se encontraron %2.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: none, linear, yarn, and those with factors as tensors.</source>
        <translation>No se admiten embeddings rotatorios de tipo &quot;%1&quot;; tipos admitidos: none, linear, yarn y los que tienen factores como tensores.</translation>
    </message>
    <message>
        <source>Expected a truth value for each layer.</source>
        <translation>Se esperaba un valor lógico por capa.</translation>
    </message>
    <message>
        <source>GPT-2 with attention to an encoder is not supported.</source>
        <translation>No se admite GPT-2 con atención a un codificador.</translation>
    </message>
    <message>
        <source>GPTBigCode with attention to an encoder cannot be run.</source>
        <translation>GPTBigCode con atención a un codificador no se puede ejecutar.</translation>
    </message>
    <message>
        <source>Expected &quot;attention_layers&quot;, the kinds of GPT-Neo&apos;s layers; it is missing.</source>
        <translation>Se esperaba &quot;attention_layers&quot;, los tipos de las capas de GPT-Neo; falta.</translation>
    </message>
    <message>
        <source>Weights quantized by &quot;%1&quot; are not supported; supported methods: mxfp4.</source>
        <translation>No se admiten pesos cuantizados con &quot;%1&quot;; métodos admitidos: mxfp4.</translation>
    </message>
    <message>
        <source>gpt-oss with another slope than 1.702 is not supported.</source>
        <translation>No se admite gpt-oss con otra pendiente que 1.702.</translation>
    </message>
    <message>
        <source>Expected an even number, found %1.</source>
        <translation>Se esperaba un número par, se encontró %1.</translation>
    </message>
    <message>
        <source>Expected at least one color beside the start token; found 1.</source>
        <translation>Se esperaba al menos un color además del token inicial; se encontró 1.</translation>
    </message>
    <message>
        <source>ImageGPT with tied embeddings is not supported.</source>
        <translation>No se admite ImageGPT con embeddings compartidos.</translation>
    </message>
    <message>
        <source>OPT with norms without weights is not supported.</source>
        <translation>No se admite OPT con normas sin pesos.</translation>
    </message>
    <message>
        <source>Expected a multiple of linear_num_key_heads (%1), found %2.</source>
        <translation>Se esperaba un múltiplo de linear_num_key_heads (%1), se encontró %2.</translation>
    </message>
    <message>
        <source>Expected one number for each of the %1 layers, found %2.</source>
        <translation>Se esperaba un número por cada una de las %1 capas, se encontraron %2.</translation>
    </message>
    <message>
        <source>StableLM with norms of queries and keys can be run from a folder, not from a GGUF file.</source>
        <translation>StableLM con normas de consultas y claves se puede ejecutar desde una carpeta, no desde un archivo GGUF.</translation>
    </message>
    <message>
        <source>BLIP is supported as BlipForConditionalGeneration only, which writes captions; found %1.</source>
        <translation>BLIP solo se admite como BlipForConditionalGeneration, que escribe descripciones; se encontró %1.</translation>
    </message>
    <message>
        <source>BLIP&apos;s text model is supported as a decoder only.</source>
        <translation>El modelo de texto de BLIP solo se admite como decodificador.</translation>
    </message>
    <message>
        <source>Expected hidden_size of vision_config, which is %1; found %2.</source>
        <translation>Se esperaba hidden_size de vision_config, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>Position embeddings of the type &quot;%1&quot; are not supported; supported types: absolute.</source>
        <translation>No se admiten embeddings de posición de tipo &quot;%1&quot;; tipos admitidos: absolute.</translation>
    </message>
    <message>
        <source>BERT is supported as an encoder only, not as a decoder.</source>
        <translation>BERT solo se admite como codificador, no como decodificador.</translation>
    </message>
    <message>
        <source>BigBird is supported as an encoder only, not as a decoder.</source>
        <translation>BigBird solo se admite como codificador, no como decodificador.</translation>
    </message>
    <message>
        <source>Queries, keys and values without biases are not supported.</source>
        <translation>No se admiten consultas, claves y valores sin sesgos.</translation>
    </message>
    <message>
        <source>Attention of the type &quot;%1&quot; is not supported; supported types: block_sparse, original_full.</source>
        <translation>No se admite atención de tipo &quot;%1&quot;; tipos admitidos: block_sparse, original_full.</translation>
    </message>
    <message>
        <source>Expected at least 2, and less than twice the furthest position.</source>
        <translation>Se esperaba al menos 2, y menos del doble de la posición más lejana.</translation>
    </message>
    <message>
        <source>Embeddings of another width than the hidden states are not supported.</source>
        <translation>No se admiten embeddings de otro ancho que los estados ocultos.</translation>
    </message>
    <message>
        <source>DeBERTa whose heads mix their scores cannot be run.</source>
        <translation>DeBERTa cuyas cabezas mezclan sus puntuaciones no se puede ejecutar.</translation>
    </message>
    <message>
        <source>A convolution in groups cannot be run.</source>
        <translation>Una convolución en grupos no se puede ejecutar.</translation>
    </message>
    <message>
        <source>Expected an odd number of tokens.</source>
        <translation>Se esperaba un número impar de tokens.</translation>
    </message>
    <message>
        <source>Positions of the type &quot;%1&quot; cannot be run; supported types: absolute, rotary.</source>
        <translation>Las posiciones de tipo &quot;%1&quot; no se pueden ejecutar; tipos admitidos: absolute, rotary.</translation>
    </message>
    <message>
        <source>ESM can be run as an encoder of sequences only.</source>
        <translation>ESM solo se puede ejecutar como codificador de secuencias.</translation>
    </message>
    <message>
        <source>Expected the id of the mask token, which token_dropout needs.</source>
        <translation>Se esperaba el id del token de máscara, que token_dropout necesita.</translation>
    </message>
    <message>
        <source>Expected an even number, half of it for each direction; found %1.</source>
        <translation>Se esperaba un número par, la mitad para cada dirección; se encontró %1.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of %1, which is %2; found %3.</source>
        <translation>Se esperaba más de un cuarto de %1, que es %2; se encontró %3.</translation>
    </message>
    <message>
        <source>Expected four times coordinate_size and twice shape_size to be hidden_size, which is %1; found %2 and %3.</source>
        <translation>Se esperaba que cuatro veces coordinate_size y dos veces shape_size sumaran hidden_size, que es %1; se encontraron %2 y %3.</translation>
    </message>
    <message>
        <source>LayoutLMv3 is supported as an encoder of texts with images only.</source>
        <translation>LayoutLMv3 solo se admite como codificador de textos con imágenes.</translation>
    </message>
    <message>
        <source>Biases must be in attention and feed-forward, or in neither.</source>
        <translation>Debe haber sesgos en la atención y en la red feed-forward, o en ninguna.</translation>
    </message>
    <message>
        <source>A head without a bias is not supported.</source>
        <translation>No se admite un cabezal sin sesgo.</translation>
    </message>
    <message>
        <source>Expected more than %1.</source>
        <translation>Se esperaba más de %1.</translation>
    </message>
    <message>
        <source>NomicBERT can be run with norms after the sums only.</source>
        <translation>NomicBERT solo se puede ejecutar con normas después de las sumas.</translation>
    </message>
    <message>
        <source>NomicBERT can be run without biases only.</source>
        <translation>NomicBERT solo se puede ejecutar sin sesgos.</translation>
    </message>
    <message>
        <source>Another initial guess of the inverse is not supported.</source>
        <translation>No se admite otra estimación inicial de la inversa.</translation>
    </message>
    <message>
        <source>Expected an odd number.</source>
        <translation>Se esperaba un número impar.</translation>
    </message>
    <message>
        <source>Expected a divisor of segment_means_seq_len, which is %1; found %2.</source>
        <translation>Se esperaba un divisor de segment_means_seq_len, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>Expected at most max_position_embeddings, which is %1; found %2.</source>
        <translation>Se esperaba como máximo max_position_embeddings, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>RoBERTa is supported as an encoder only, not as a decoder.</source>
        <translation>RoBERTa solo se admite como codificador, no como decodificador.</translation>
    </message>
    <message>
        <source>Models of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>No se admiten modelos de tipo &quot;%1&quot;; tipos admitidos: %2.</translation>
    </message>
    <message>
        <source>The cost of this model depends on the numbers that it computes.</source>
        <translation>El coste de este modelo depende de los números que calcula.</translation>
    </message>
    <message>
        <source>Expected a number for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Se esperaba un número por cada una de las %1 etapas de embed_dim, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected the sizes of one to eight stages.</source>
        <translation>Se esperaban los tamaños de una a ocho etapas.</translation>
    </message>
    <message>
        <source>Expected a truth value for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Se esperaba un valor lógico por cada una de las %1 etapas de embed_dim, se encontraron %2.</translation>
    </message>
    <message>
        <source>DETR is supported with a backbone of transformers&apos; own (&quot;resnet&quot;) only, found one of timm&apos;s. Take the revision no_timm of a published model.</source>
        <translation>DETR solo se admite con una red troncal propia de transformers (&quot;resnet&quot;), se encontró una de timm. Tome la revisión no_timm de un modelo publicado.</translation>
    </message>
    <message>
        <source>Dilated backbones are not supported.</source>
        <translation>No se admiten redes troncales dilatadas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: sine.</source>
        <translation>&quot;%1&quot; no se admite; aquí se admite: sine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: resnet.</source>
        <translation>&quot;%1&quot; no se admite; aquí se admite: resnet.</translation>
    </message>
    <message>
        <source>Expected a multiple of 4, found %1.</source>
        <translation>Se esperaba un múltiplo de 4, se encontró %1.</translation>
    </message>
    <message>
        <source>DETR is supported as DetrForObjectDetection and DetrModel only; found %1.</source>
        <translation>DETR solo se admite como DetrForObjectDetection y DetrModel; se encontró %1.</translation>
    </message>
    <message>
        <source>Expected an image of %1 channels, found values of the shape %2.</source>
        <translation>Se esperaba una imagen de %1 canales, se encontraron valores de la forma %2.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 places for the encoder, found one of %2 x %3 pixels with %4.</source>
        <translation>Se esperaba una imagen con de 1 a %1 lugares para el codificador, se encontró una de %2 x %3 píxeles con %4.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column; found %1.</source>
        <translation>Se esperaban cabezas de un múltiplo de 4 valores, la mitad girada por fila y la mitad por columna; se encontró %1.</translation>
    </message>
    <message>
        <source>Expected images as high as they are wide.</source>
        <translation>Se esperaban imágenes tan altas como anchas.</translation>
    </message>
    <message>
        <source>A last stage that is not laid out as a map is not supported.</source>
        <translation>No se admite una última etapa que no esté dispuesta como mapa.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels leaves a stage of %3 x %4 patches, too few for a key: its preprocessor_config.json should say a larger size.</source>
        <translation>Una imagen de %1 x %2 píxeles deja una etapa de %3 x %4 parches, demasiado pocos para una clave: su preprocessor_config.json debería indicar un tamaño mayor.</translation>
    </message>
    <message>
        <source>Expected the patches of a square, as 256 of 16 x 16; found %1.</source>
        <translation>Se esperaban los parches de un cuadrado, como 256 de 16 x 16; se encontraron %1.</translation>
    </message>
    <message>
        <source>Expected a divisor of decoder_hidden_size, which is %1; found %2.</source>
        <translation>Se esperaba un divisor de decoder_hidden_size, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>Expected the square of a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Se esperaba el cuadrado de un divisor de las %1 filas y %2 columnas de parches; se encontró %3.</translation>
    </message>
    <message>
        <source>Expected layer_norm or rms_norm, found &quot;%1&quot;.</source>
        <translation>Se esperaba layer_norm o rms_norm, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>An image encoder without position embeddings is not supported.</source>
        <translation>No se admite un codificador de imágenes sin embeddings de posición.</translation>
    </message>
    <message>
        <source>Expected 1 / n, where n divides the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Se esperaba 1 / n, donde n divide las %1 filas y %2 columnas de parches; se encontró %3.</translation>
    </message>
    <message>
        <source>Only default is supported, which leaves out the class token; found &quot;%1&quot;.</source>
        <translation>Solo se admite default, que omite el token de clase; se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected default or full, found &quot;%1&quot;.</source>
        <translation>Se esperaba default o full, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected default: tiles are joined patch by patch, without class tokens; found &quot;full&quot;.</source>
        <translation>Se esperaba default: los mosaicos se unen parche a parche, sin tokens de clase; se encontró &quot;full&quot;.</translation>
    </message>
    <message>
        <source>Expected at least %1 pixels, a square of patches; found %2.</source>
        <translation>Se esperaban al menos %1 píxeles, un cuadrado de parches; se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected the square of a number of rows and columns; found %1.</source>
        <translation>Se esperaba el cuadrado de un número de filas y columnas; se encontró %1.</translation>
    </message>
    <message>
        <source>Expected layers of the tower in ascending order, below %1 and no more than the %2 layers of the text.</source>
        <translation>Se esperaban capas del codificador de imágenes en orden ascendente, menores que %1 y no más que las %2 capas del texto.</translation>
    </message>
    <message>
        <source>%1 reads the pixels of an image as numbers of colors. Expected the list of these colors, found none. Copy the preprocessor_config.json that was published with the model into its folder.</source>
        <translation>%1 lee los píxeles de una imagen como números de colores. Se esperaba la lista de estos colores, no se encontró ninguna. Copie en su carpeta el preprocessor_config.json publicado con el modelo.</translation>
    </message>
    <message>
        <source>Open an image: %1 reads images, not text.</source>
        <translation>Abra una imagen: %1 lee imágenes, no texto.</translation>
    </message>
    <message>
        <source>The text has %1, but %2 reads at most %3 tokens. Shorten it, or truncate it (--truncate).</source>
        <translation>El texto tiene %1, pero %2 lee como máximo %3 tokens. Acórtelo o trúnquelo (--truncate).</translation>
    </message>
    <message>
        <source>This model has no mask token, so no token can be masked.</source>
        <translation>Este modelo no tiene token de máscara, así que no se puede enmascarar ningún token.</translation>
    </message>
    <message>
        <source>%1 reads one text only. Leave the second one empty.</source>
        <translation>%1 lee un solo texto. Deje vacío el segundo.</translation>
    </message>
    <message>
        <source>Type a text: %1 needs at least one token to read.</source>
        <translation>Escriba un texto: %1 necesita al menos un token que leer.</translation>
    </message>
    <message>
        <source>There is no backend &quot;%1&quot;; there are auto, cpu and vulkan.</source>
        <translation>No existe el backend &quot;%1&quot;; hay auto, cpu y vulkan.</translation>
    </message>
    <message>
        <source>The number of threads cannot be negative.</source>
        <translation>El número de hilos no puede ser negativo.</translation>
    </message>
    <message>
        <source>The device %1 could not be checked: %2.</source>
        <translation>No se pudo comprobar el dispositivo %1: %2.</translation>
    </message>
    <message>
        <source>Expected a built-in model (%2), the path of a folder or file, or a model of the Hugging Face cache, found &quot;%1&quot;.</source>
        <translation>Se esperaba un modelo integrado (%2), la ruta de una carpeta o un archivo, o un modelo de la caché de Hugging Face, y se encontró «%1».</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>no se encontró ninguno</translation>
    </message>
    <message>
        <source>Expected the folder &quot;recall&quot; among the built-in models, found none in: %1. Install the program again.</source>
        <translation>Se esperaba la carpeta &quot;recall&quot; entre los modelos incorporados, no se encontró en: %1. Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>ninguna carpeta</translation>
    </message>
    <message>
        <source>No Vulkan device can be used here (%1).</source>
        <translation>Aquí no se puede usar ningún dispositivo Vulkan (%1).</translation>
    </message>
    <message>
        <source>Vulkan cannot be used here: %1.</source>
        <translation>Vulkan no se puede usar aquí: %1.</translation>
    </message>
    <message>
        <source>there is no device</source>
        <translation>no hay ningún dispositivo</translation>
    </message>
    <message>
        <source>The Vulkan device %1 cannot be used: %2.</source>
        <translation>El dispositivo Vulkan %1 no se puede usar: %2.</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot; here (%2).</source>
        <translation>Aquí no existe el dispositivo Vulkan &quot;%1&quot; (%2).</translation>
    </message>
    <message>
        <source>This version is built without Vulkan. Choose &quot;cpu&quot; or &quot;auto&quot;.</source>
        <translation>Esta versión está compilada sin Vulkan. Elija &quot;cpu&quot; o &quot;auto&quot;.</translation>
    </message>
    <message>
        <source>A beam search needs at least one beam.</source>
        <translation>Una búsqueda por haces necesita al menos un haz.</translation>
    </message>
    <message>
        <source>A beam search needs the probabilities after each of its sequences.</source>
        <translation>Una búsqueda por haces necesita las probabilidades tras cada una de sus secuencias.</translation>
    </message>
    <message>
        <source>Type the beginning of a text for %1 to continue.</source>
        <translation>Escriba el comienzo de un texto para que %1 lo continúe.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions. Shorten it.</source>
        <translation>El texto tiene %1 tokens, y %2 tiene %3 posiciones. Acórtelo.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions, so that there is no room to continue it. Shorten it.</source>
        <translation>El texto tiene %1 tokens, y %2 tiene %3 posiciones, así que no hay sitio para continuarlo. Acórtelo.</translation>
    </message>
    <message>
        <source>The model has no logits from which text could be generated.</source>
        <translation>El modelo no tiene logits a partir de los que generar texto.</translation>
    </message>
    <message>
        <source>%1 of the model&apos;s %2 logits are NaN or infinite, so no token can be chosen: its weights are damaged, or its values exceed the range of fp32. Use another copy of the model.</source>
        <translation>%1 de los %2 logits del modelo son NaN o infinitos, así que no se puede elegir ningún token: sus pesos están dañados, o sus valores superan el rango de fp32. Use otra copia del modelo.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens, or shorten the text.</source>
        <translation>La continuación llena las %1 posiciones de %2. Quite tokens o acorte el texto.</translation>
    </message>
    <message>
        <source>This model does not support beam search. Generate with one beam.</source>
        <translation>Este modelo no admite la búsqueda por haces. Genere con un haz.</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model, so it cannot generate text. Open its model.</source>
        <translation>%1 es atención importada sin modelo, así que no puede generar texto. Abra su modelo.</translation>
    </message>
    <message>
        <source>%1 does not generate text: it completes images, with &quot;headlight generate&quot; and --out FILE.png.</source>
        <translation>%1 no genera texto: completa imágenes, con &quot;headlight generate&quot; y --out FILE.png.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Choose a decoder or an encoder-decoder.</source>
        <translation>%1 no genera texto. Elija un decodificador o un codificador-decodificador.</translation>
    </message>
    <message>
        <source>Beam search takes at most %1 beams.</source>
        <translation>La búsqueda por haces admite como máximo %1 haces.</translation>
    </message>
    <message>
        <source>A beam search does not sample: choose beams or a temperature.</source>
        <translation>Una búsqueda por haces no muestrea: elija haces o una temperatura.</translation>
    </message>
    <message>
        <source>Expected lists of tokens, found null in one.</source>
        <translation>Se esperaban listas de tokens, se encontró null en una.</translation>
    </message>
    <message>
        <source>Expected a pair of place and token for each of the places 1, 2, 3 and so on.</source>
        <translation>Se esperaba un par de lugar y token para cada uno de los lugares 1, 2, 3, etcétera.</translation>
    </message>
    <message>
        <source>Expected true, false or &quot;never&quot;.</source>
        <translation>Se esperaba true, false o &quot;never&quot;.</translation>
    </message>
    <message>
        <source>Expected an image for %1 in the text, found none. Give an image, or remove %1.</source>
        <translation>Se esperaba una imagen para %1 en el texto, no se encontró ninguna. Dé una imagen o quite %1.</translation>
    </message>
    <message>
        <source>Expected at most one %1 in the text, in the place of the image; found %2. Write %1 once, or leave it out.</source>
        <translation>Se esperaba como máximo un %1 en el texto, en el lugar de la imagen; se encontraron %2. Escriba %1 una vez u omítalo.</translation>
    </message>
    <message>
        <source>Expected a finite temperature of 0 or more.</source>
        <translation>Se esperaba una temperatura finita de 0 o más.</translation>
    </message>
    <message>
        <source>Expected a top-p of more than 0 and at most 1.</source>
        <translation>Se esperaba un top-p mayor que 0 y como máximo 1.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens.</source>
        <translation>La continuación llena las %1 posiciones de %2. Quite tokens.</translation>
    </message>
    <message>
        <source>The target has %1 tokens, but %2 generates at most %3. Shorten it.</source>
        <translation>El objetivo tiene %1 tokens, pero %2 genera como máximo %3. Acórtelo.</translation>
    </message>
    <message>
        <source>Type a text from which %1 generates its target.</source>
        <translation>Escriba un texto a partir del cual %1 genere su objetivo.</translation>
    </message>
    <message>
        <source>Open an audio file: %1 reads audio, not text.</source>
        <translation>Abra un archivo de audio: %1 lee audio, no texto.</translation>
    </message>
    <message>
        <source>The weights of %1 take %2, and %3 has %4 of free memory. Close other programs or choose a smaller model.</source>
        <translation>Los pesos de %1 ocupan %2, y %3 tiene %4 de memoria libre. Cierre otros programas o elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Imported attention has no layers to show. Choose the folder of its model.</source>
        <translation>La atención importada no tiene capas que mostrar. Elija la carpeta de su modelo.</translation>
    </message>
    <message>
        <source>it has no layers to show</source>
        <translation>no tiene capas que mostrar</translation>
    </message>
    <message>
        <source>Expected at most two texts, found %1.</source>
        <translation>Se esperaban como máximo dos textos, se encontraron %1.</translation>
    </message>
    <message>
        <source>The model at %1 is not the one of this capture: expected %2; found %3.</source>
        <translation>El modelo de %1 no es el de esta captura: se esperaba %2; se encontró %3.</translation>
    </message>
    <message>
        <source>%1 was recorded without patches of an image: leave --image out.</source>
        <translation>%1 se grabó sin parches de una imagen: omita --image.</translation>
    </message>
    <message>
        <source>Imported attention cannot be changed. Open its model, or put a capture into the folder of its model.</source>
        <translation>La atención importada no se puede cambiar. Abra su modelo, o ponga una captura en la carpeta de su modelo.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>La atención importada no tiene modelo, así que no puede generar texto.</translation>
    </message>
    <message>
        <source>There are %1 tokens, and the weights have %2.</source>
        <translation>Hay %1 tokens, y los pesos tienen %2.</translation>
    </message>
    <message>
        <source>No model is open. Open a model first.</source>
        <translation>No hay ningún modelo abierto. Abra primero un modelo.</translation>
    </message>
    <message>
        <source>Expected checkpoints of one model: %1 has %2, %3 has %4. Move the checkpoints of other models to another folder.</source>
        <translation>Se esperaban checkpoints de un mismo modelo: %1 tiene %2, %3 tiene %4. Mueva los checkpoints de otros modelos a otra carpeta.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>no tiene checkpoints</translation>
    </message>
    <message>
        <source>Expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Open such a folder.</source>
        <translation>Se esperaba una carpeta de checkpoints, con subcarpetas como step1000 o checkpoint-500 que tengan un config.json, no se encontró ninguna. Abra una carpeta así.</translation>
    </message>
    <message>
        <source>it has no token embedding</source>
        <translation>no tiene embedding de tokens</translation>
    </message>
    <message>
        <source>%1 does not read text, so it has no token embedding.</source>
        <translation>%1 no lee texto, así que no tiene embedding de tokens.</translation>
    </message>
    <message>
        <source>Type a word, or a sum of words such as “boy - man + woman”.</source>
        <translation>Escriba una palabra, o una suma de palabras como “boy - man + woman”.</translation>
    </message>
    <message>
        <source>“%1” is the zero vector: its words have the same embedding in %2. Choose other words.</source>
        <translation>“%1” es el vector cero: sus palabras tienen el mismo embedding en %2. Elija otras palabras.</translation>
    </message>
    <message>
        <source>it has no position embeddings</source>
        <translation>no tiene embeddings de posición</translation>
    </message>
    <message>
        <source>%1 has no embeddings of positions: it uses rotary positions or a distance bias, or no positions at all.</source>
        <translation>%1 no tiene embeddings de posición: usa posiciones rotatorias, un sesgo por distancia, o ninguna posición.</translation>
    </message>
    <message>
        <source>no router can be asked</source>
        <translation>no se puede consultar ningún enrutador</translation>
    </message>
    <message>
        <source>%1 has no experts. Open a mixture of experts, such as Mixtral or Qwen3-MoE.</source>
        <translation>%1 no tiene expertos. Abra una mezcla de expertos, como Mixtral o Qwen3-MoE.</translation>
    </message>
    <message>
        <source>its heads cannot be tested on random tokens</source>
        <translation>sus cabezas no se pueden probar con tokens al azar</translation>
    </message>
    <message>
        <source>%1 does not read text, so its heads cannot be tested on random tokens. Open a model that reads text.</source>
        <translation>%1 no lee texto, así que sus cabezas no se pueden probar con tokens al azar. Abra un modelo que lea texto.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 tokens, too few for this test.</source>
        <translation>%1 lee como máximo %2 tokens, demasiado pocos para esta prueba.</translation>
    </message>
    <message>
        <source>The vocabulary has no tokens to sample from.</source>
        <translation>El vocabulario no tiene tokens de los que muestrear.</translation>
    </message>
    <message>
        <source>its projections are not known</source>
        <translation>sus proyecciones no se conocen</translation>
    </message>
    <message>
        <source>%1 gave no output &quot;%2&quot; to compute a loss of.</source>
        <translation>%1 no dio ninguna salida &quot;%2&quot; de la que calcular una pérdida.</translation>
    </message>
    <message>
        <source>No token is masked: mask tokens, or choose to mask each in turn.</source>
        <translation>No hay ningún token enmascarado: enmascare tokens, o elija enmascarar cada uno por turno.</translation>
    </message>
    <message>
        <source>%1 has no mask token, so that no token can be masked.</source>
        <translation>%1 no tiene token de máscara, así que no se puede enmascarar ningún token.</translation>
    </message>
    <message>
        <source>The passage does not contain the answer &quot;%1&quot;: expected words as they stand in it.</source>
        <translation>El pasaje no contiene la respuesta &quot;%1&quot;: se esperaban palabras tal como aparecen en él.</translation>
    </message>
    <message>
        <source>Expected one of the classes %1, found &quot;%2&quot;.</source>
        <translation>Se esperaba una de las clases %1, se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 gives a score instead of classes, which has no cross-entropy.</source>
        <translation>%1 da una puntuación en lugar de clases, que no tiene entropía cruzada.</translation>
    </message>
    <message>
        <source>no text can be given a probability</source>
        <translation>no se puede dar probabilidad a ningún texto</translation>
    </message>
    <message>
        <source>%1 gives no probabilities of a text. Open a decoder, an encoder-decoder, a masked language model, a question answering model or a classifier.</source>
        <translation>%1 no da probabilidades de un texto. Abra un decodificador, un codificador-decodificador, un modelo de lenguaje enmascarado, un modelo de preguntas y respuestas o un clasificador.</translation>
    </message>
    <message>
        <source>its layers have no predictions</source>
        <translation>sus capas no tienen predicciones</translation>
    </message>
    <message>
        <source>%1 does not predict tokens: the logit lens needs a decoder or a masked language model.</source>
        <translation>%1 no predice tokens: la lente de logits necesita un decodificador o un modelo de lenguaje enmascarado.</translation>
    </message>
    <message>
        <source>--query: expected a token of the target, %1 to %2, found token %3, which belongs to the source.</source>
        <translation>--query: se esperaba un token del objetivo, de %1 a %2, se encontró el token %3, que pertenece al origen.</translation>
    </message>
    <message>
        <source>it has no hidden states to compare</source>
        <translation>no tiene estados ocultos que comparar</translation>
    </message>
    <message>
        <source>%1 has no hidden states of these tokens.</source>
        <translation>%1 no tiene estados ocultos de estos tokens.</translation>
    </message>
    <message>
        <source>%1 reads no text: words in two contexts need a model that reads text.</source>
        <translation>%1 no lee texto: las palabras en dos contextos necesitan un modelo que lea texto.</translation>
    </message>
    <message>
        <source>no token can be followed through it</source>
        <translation>no se puede seguir ningún token por ella</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model: %2. Open its model.</source>
        <translation>%1 es atención importada sin modelo: %2. Abra su modelo.</translation>
    </message>
    <message>
        <source>The captured tokens are not those that %1 makes of the text. Open the model and type the text.</source>
        <translation>Los tokens capturados no son los que %1 forma del texto. Abra el modelo y escriba el texto.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Shorten the text or close other programs.</source>
        <translation>No hay memoria suficiente para esto. Acorte el texto o cierre otros programas.</translation>
    </message>
    <message>
        <source>Internal error: %1.</source>
        <translation>Error interno: %1.</translation>
    </message>
    <message>
        <source>The precompiled character map is damaged: %1.</source>
        <translation>El mapa de caracteres precompilado está dañado: %1.</translation>
    </message>
    <message>
        <source>it is shorter than its header</source>
        <translation>es más corto que su cabecera</translation>
    </message>
    <message>
        <source>its trie of %1 bytes does not fit into %2</source>
        <translation>su trie de %1 bytes no cabe en %2</translation>
    </message>
    <message>
        <source>its replacements do not end with NUL</source>
        <translation>sus reemplazos no terminan en NUL</translation>
    </message>
    <message>
        <source>its replacements are not UTF-8</source>
        <translation>sus reemplazos no son UTF-8</translation>
    </message>
    <message>
        <source>its trie has a cycle</source>
        <translation>su trie tiene un ciclo</translation>
    </message>
    <message>
        <source>too many of its entries begin with each other</source>
        <translation>demasiadas de sus entradas empiezan unas con otras</translation>
    </message>
    <message>
        <source>a node of its trie points past the end</source>
        <translation>un nodo de su trie apunta más allá del final</translation>
    </message>
    <message>
        <source>a value points past the end of its replacements</source>
        <translation>un valor apunta más allá del final de sus reemplazos</translation>
    </message>
    <message>
        <source>a value points into a character</source>
        <translation>un valor apunta al interior de un carácter</translation>
    </message>
    <message>
        <source>The file contains no tokenizer: it lists no tokens.</source>
        <translation>El archivo no contiene ningún tokenizador: no enumera tokens.</translation>
    </message>
    <message>
        <source>The vocabulary is empty.</source>
        <translation>El vocabulario está vacío.</translation>
    </message>
    <message>
        <source>The vocabulary is larger than any model&apos;s.</source>
        <translation>El vocabulario es mayor que el de cualquier modelo.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is not UTF-8.</source>
        <translation>Una pieza del vocabulario no es UTF-8.</translation>
    </message>
    <message>
        <source>A token has the unknown type %1.</source>
        <translation>Un token tiene el tipo desconocido %1.</translation>
    </message>
    <message>
        <source>Expected one value for each of the %1 tokens, found %2.</source>
        <translation>Se esperaba un valor por cada uno de los %1 tokens, se encontraron %2.</translation>
    </message>
    <message>
        <source>The id %1 is outside the vocabulary of %2 tokens.</source>
        <translation>El id %1 está fuera del vocabulario de %2 tokens.</translation>
    </message>
    <message>
        <source>The tokenizer lacks its merges.</source>
        <translation>Al tokenizador le faltan las fusiones.</translation>
    </message>
    <message>
        <source>A merge is two pieces with a space between them.</source>
        <translation>Una fusión son dos piezas con un espacio entre ellas.</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported.</source>
        <translation>El pretokenizador &quot;%1&quot; no se admite.</translation>
    </message>
    <message>
        <source>The tokenizer lacks the scores of its tokens.</source>
        <translation>Al tokenizador le faltan las puntuaciones de sus tokens.</translation>
    </message>
    <message>
        <source>Expected the bytes of a map of characters.</source>
        <translation>Se esperaban los bytes de un mapa de caracteres.</translation>
    </message>
    <message>
        <source>Expected an unknown token in the vocabulary, found none.</source>
        <translation>Se esperaba un token desconocido en el vocabulario, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the %1, which the tokenizer puts around every text.</source>
        <translation>Al vocabulario le falta %1, que el tokenizador pone alrededor de cada texto.</translation>
    </message>
    <message>
        <source>The file contains no tokenizer.</source>
        <translation>El archivo no contiene ningún tokenizador.</translation>
    </message>
    <message>
        <source>The tokenizer &quot;%1&quot; is not supported; supported tokenizers: gpt2, llama, t5, bert.</source>
        <translation>El tokenizador &quot;%1&quot; no se admite; tokenizadores admitidos: gpt2, llama, t5, bert.</translation>
    </message>
    <message>
        <source>The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, a SentencePiece model, or Marian&apos;s vocab.json with source.spm and target.spm.</source>
        <translation>La carpeta no tiene tokenizador: necesita tokenizer.json, vocab.txt, vocab.json con merges.txt, un modelo de SentencePiece, o el vocab.json de Marian con source.spm y target.spm.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;.</source>
        <translation>Al vocabulario le falta &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no token %1; the vocabulary has %2.</source>
        <translation>No existe el token %1; el vocabulario tiene %2.</translation>
    </message>
    <message>
        <source>Id %1 belongs to &quot;%2&quot; already.</source>
        <translation>El id %1 ya pertenece a &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The vocabulary has &quot;%1&quot; with id %2.</source>
        <translation>El vocabulario tiene &quot;%1&quot; con el id %2.</translation>
    </message>
    <message>
        <source>The id %1 of &quot;%2&quot; leaves ids without a piece.</source>
        <translation>El id %1 de &quot;%2&quot; deja ids sin pieza.</translation>
    </message>
    <message>
        <source>The replacement of a space must be one character.</source>
        <translation>El sustituto de un espacio debe ser un carácter.</translation>
    </message>
    <message>
        <source>What to strip must be one character.</source>
        <translation>Lo que se recorta debe ser un carácter.</translation>
    </message>
    <message>
        <source>The decoder &quot;%1&quot; is not supported; supported decoders: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</source>
        <translation>El decodificador &quot;%1&quot; no se admite; decodificadores admitidos: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</translation>
    </message>
    <message>
        <source>The normalizer &quot;%1&quot; is not supported; supported normalizers: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</source>
        <translation>El normalizador &quot;%1&quot; no se admite; normalizadores admitidos: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</translation>
    </message>
    <message>
        <source>The regular expression is invalid: %1.</source>
        <translation>La expresión regular no es válida: %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a regular expression.</source>
        <translation>No hay memoria suficiente para una expresión regular.</translation>
    </message>
    <message>
        <source>Not enough memory to match a regular expression.</source>
        <translation>No hay memoria suficiente para aplicar una expresión regular.</translation>
    </message>
    <message>
        <source>The regular expression is longer than 64 KiB.</source>
        <translation>La expresión regular ocupa más de 64 KiB.</translation>
    </message>
    <message>
        <source>The regular expression uses syntax that Headlight can&apos;t translate.</source>
        <translation>La expresión regular usa una sintaxis que Headlight no puede traducir.</translation>
    </message>
    <message>
        <source>The tokenizer needs a text that is not empty here.</source>
        <translation>El tokenizador necesita aquí un texto que no esté vacío.</translation>
    </message>
    <message>
        <source>TemplateProcessing: expected one or two sequences from the post-processor before it, found %1; leave one TemplateProcessing in the sequence.</source>
        <translation>TemplateProcessing: se esperaban una o dos secuencias del posprocesador anterior, se encontraron %1; deje un solo TemplateProcessing en la secuencia.</translation>
    </message>
    <message>
        <source>A special token of the template has as many ids as tokens.</source>
        <translation>Un token especial de la plantilla tiene tantos ids como tokens.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot; with id %2, which the vocabulary does not have.</source>
        <translation>La plantilla nombra &quot;%1&quot; con el id %2, que el vocabulario no tiene.</translation>
    </message>
    <message>
        <source>The template names a sequence that is neither A nor, for pairs, B.</source>
        <translation>La plantilla nombra una secuencia que no es A ni, en pares, B.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot;, which its special_tokens lack.</source>
        <translation>La plantilla nombra &quot;%1&quot;, que falta en sus special_tokens.</translation>
    </message>
    <message>
        <source>The tokenizer needs a token and its id here.</source>
        <translation>El tokenizador necesita aquí un token y su id.</translation>
    </message>
    <message>
        <source>The vocabulary does not have &quot;%1&quot; with id %2.</source>
        <translation>El vocabulario no tiene &quot;%1&quot; con el id %2.</translation>
    </message>
    <message>
        <source>The post-processor &quot;%1&quot; is not supported; supported post-processors: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</source>
        <translation>El posprocesador &quot;%1&quot; no se admite; posprocesadores admitidos: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</translation>
    </message>
    <message>
        <source>one of Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</source>
        <translation>uno de Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</translation>
    </message>
    <message>
        <source>one of always, first, never</source>
        <translation>uno de always, first, never</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported; supported pre-tokenizers: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</source>
        <translation>El pretokenizador &quot;%1&quot; no se admite; pretokenizadores admitidos: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</translation>
    </message>
    <message>
        <source>The precompiled character map is not Base64.</source>
        <translation>El mapa de caracteres precompilado no es Base64.</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Left o Right</translation>
    </message>
    <message>
        <source>The stride of %1 is not smaller than the max_length of %2.</source>
        <translation>El stride de %1 no es menor que la max_length de %2.</translation>
    </message>
    <message>
        <source>one of LongestFirst, OnlyFirst, OnlySecond</source>
        <translation>uno de LongestFirst, OnlyFirst, OnlySecond</translation>
    </message>
    <message>
        <source>BatchLongest or {&quot;Fixed&quot;: length}</source>
        <translation>BatchLongest o {&quot;Fixed&quot;: longitud}</translation>
    </message>
    <message>
        <source>An offset ends at character %1, and the text has %2.</source>
        <translation>Un desplazamiento termina en el carácter %1, y el texto tiene %2.</translation>
    </message>
    <message>
        <source>There is no token %1 in the imported attention.</source>
        <translation>No existe el token %1 en la atención importada.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the unknown token &quot;%1&quot;.</source>
        <translation>Al vocabulario le falta el token desconocido &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Dropout of merges is not supported; set dropout to null.</source>
        <translation>No se admite el dropout de fusiones; ponga dropout a null.</translation>
    </message>
    <message>
        <source>A merge is two pieces.</source>
        <translation>Una fusión son dos piezas.</translation>
    </message>
    <message>
        <source>No piece has id %1, though there are larger ids.</source>
        <translation>Ninguna pieza tiene el id %1, aunque hay ids mayores.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is in the vocabulary twice.</source>
        <translation>La pieza &quot;%1&quot; está dos veces en el vocabulario.</translation>
    </message>
    <message>
        <source>The tokenizer model &quot;%1&quot; is not supported; supported models: WordPiece, BPE, Unigram, WordLevel.</source>
        <translation>El modelo de tokenizador &quot;%1&quot; no se admite; modelos admitidos: WordPiece, BPE, Unigram, WordLevel.</translation>
    </message>
    <message>
        <source>Expected at most 16 MiB of added tokens, of pieces longer than 256 bytes and of recorded tokens; found more.</source>
        <translation>Se esperaban como máximo 16 MiB de tokens añadidos, de piezas de más de 256 bytes y de tokens grabados; se encontraron más.</translation>
    </message>
    <message>
        <source>SentencePiece refuses the model: %1.</source>
        <translation>SentencePiece rechaza el modelo: %1.</translation>
    </message>
    <message>
        <source>The file is larger than any SentencePiece model (256 MiB).</source>
        <translation>El archivo es mayor que cualquier modelo de SentencePiece (256 MiB).</translation>
    </message>
    <message>
        <source>A field of the protobuf message has an impossible number.</source>
        <translation>Un campo del mensaje protobuf tiene un número imposible.</translation>
    </message>
    <message>
        <source>A field of %1 bytes does not fit into the %2 that are left.</source>
        <translation>Un campo de %1 bytes no cabe en los %2 que quedan.</translation>
    </message>
    <message>
        <source>A field of the protobuf message has the unknown wire type %1.</source>
        <translation>Un campo del mensaje protobuf tiene el tipo de cable desconocido %1.</translation>
    </message>
    <message>
        <source>Field %1 has the wrong wire type.</source>
        <translation>El campo %1 tiene un tipo de cable incorrecto.</translation>
    </message>
    <message>
        <source>The protobuf message ends within a number.</source>
        <translation>El mensaje protobuf termina dentro de un número.</translation>
    </message>
    <message>
        <source>A number of the protobuf message is longer than 64 bits.</source>
        <translation>Un número del mensaje protobuf ocupa más de 64 bits.</translation>
    </message>
    <message>
        <source>A piece has the unknown type %1.</source>
        <translation>Una pieza tiene el tipo desconocido %1.</translation>
    </message>
    <message>
        <source>A piece is empty.</source>
        <translation>Una pieza está vacía.</translation>
    </message>
    <message>
        <source>A piece is %1 bytes long; at most 8192 are possible.</source>
        <translation>Una pieza ocupa %1 bytes; son posibles como máximo 8192.</translation>
    </message>
    <message>
        <source>A piece has a NUL byte.</source>
        <translation>Una pieza tiene un byte NUL.</translation>
    </message>
    <message>
        <source>A piece is not UTF-8.</source>
        <translation>Una pieza no es UTF-8.</translation>
    </message>
    <message>
        <source>The score of &quot;%1&quot; is not a finite number.</source>
        <translation>La puntuación de &quot;%1&quot; no es un número finito.</translation>
    </message>
    <message>
        <source>The model has the unknown type %1.</source>
        <translation>El modelo tiene el tipo desconocido %1.</translation>
    </message>
    <message>
        <source>Expected byte pieces from &lt;0x00&gt; to &lt;0xFF&gt;, found &quot;%1&quot;.</source>
        <translation>Se esperaban piezas de bytes de &lt;0x00&gt; a &lt;0xFF&gt; y se encontró «%1».</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is a byte, but byte_fallback is off.</source>
        <translation>La pieza &quot;%1&quot; es un byte, pero byte_fallback está desactivado.</translation>
    </message>
    <message>
        <source>The vocabulary has %1 unknown pieces instead of one.</source>
        <translation>El vocabulario tiene %1 piezas desconocidas en lugar de una.</translation>
    </message>
    <message>
        <source>Byte %1 has no piece, though byte_fallback is on.</source>
        <translation>El byte %1 no tiene pieza, aunque byte_fallback está activado.</translation>
    </message>
    <message>
        <source>More than 64 user-defined pieces begin with each other.</source>
        <translation>Más de 64 piezas definidas por el usuario empiezan unas con otras.</translation>
    </message>
    <message>
        <source>The vocabulary has more than four million pieces.</source>
        <translation>El vocabulario tiene más de cuatro millones de piezas.</translation>
    </message>
    <message>
        <source>The model lacks its trainer_spec.</source>
        <translation>Al modelo le falta su trainer_spec.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; its SentencePiece model alone does not state the ids of its tokens.</source>
        <translation>%1 necesita tokenizer.json; su modelo de SentencePiece por sí solo no indica los ids de sus tokens.</translation>
    </message>
    <message>
        <source>An entry of the vocabulary is a piece and its score.</source>
        <translation>Una entrada del vocabulario es una pieza y su puntuación.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is empty.</source>
        <translation>Una pieza del vocabulario está vacía.</translation>
    </message>
    <message>
        <source>The score of a piece is a finite number.</source>
        <translation>La puntuación de una pieza es un número finito.</translation>
    </message>
    <message>
        <source>The file is larger than any vocabulary (256 MiB).</source>
        <translation>El archivo es mayor que cualquier vocabulario (256 MiB).</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>El archivo no es UTF-8.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which the tokenizer puts around every text.</source>
        <translation>Al vocabulario le falta &quot;%1&quot;, que el tokenizador pone alrededor de cada texto.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; vocab.json and merges.txt alone do not state how it splits words.</source>
        <translation>%1 necesita tokenizer.json; vocab.json y merges.txt por sí solos no indican cómo divide las palabras.</translation>
    </message>
    <message>
        <source>The %1 takes too long: expected at most %2 steps for a text of %3 bytes, found more; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Demasiado lento (%1): se esperaban como máximo %2 pasos para un texto de %3 bytes, se encontraron más; acorte el texto o corrija este componente en el archivo del tokenizador.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 bytes of %3, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Demasiada salida (%1): se esperaban como máximo %2 bytes a partir de %3, se encontraron %4; acorte el texto o corrija este componente en el archivo del tokenizador.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 pieces of %3 bytes, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Demasiada salida (%1): se esperaban como máximo %2 piezas a partir de %3 bytes, se encontraron %4; acorte el texto o corrija este componente en el archivo del tokenizador.</translation>
    </message>
    <message>
        <source>The limit on tokens is negative.</source>
        <translation>El límite de tokens es negativo.</translation>
    </message>
    <message>
        <source>Expected a tensor of shape %1, found %2. Remove this checkpoint to continue from the one before.</source>
        <translation>Se esperaba un tensor de forma %1, se encontró %2. Quite este checkpoint para continuar desde el anterior.</translation>
    </message>
    <message>
        <source>Another training runs in this folder. Stop it first, or wait until it ends.</source>
        <translation>Otro entrenamiento se ejecuta en esta carpeta. Deténgalo primero o espere a que termine.</translation>
    </message>
    <message>
        <source>The loss of step %1 is not a finite number: the training diverged. Train again with another seed or smaller sizes.</source>
        <translation>La pérdida del paso %1 no es un número finito: el entrenamiento divergió. Entrene de nuevo con otra semilla o tamaños menores.</translation>
    </message>
    <message>
        <source>The text is too long: expected at most %1 bytes, found %2. Give a part of it.</source>
        <translation>El texto es demasiado largo: se esperaban como máximo %1 bytes, se encontraron %2. Dé una parte de él.</translation>
    </message>
    <message>
        <source>--steps: expected a whole number from %1 to %2, found %3.</source>
        <translation>--steps: se esperaba un número entero de %1 a %2, se encontró %3.</translation>
    </message>
    <message>
        <source>The folder cannot be made (%1).</source>
        <translation>No se puede crear la carpeta (%1).</translation>
    </message>
    <message>
        <source>The folder cannot get this name (%1).</source>
        <translation>La carpeta no puede tomar este nombre (%1).</translation>
    </message>
    <message>
        <source>Expected the name of a new folder for the training, found an empty one.</source>
        <translation>Se esperaba el nombre de una carpeta nueva para el entrenamiento, se encontró uno vacío.</translation>
    </message>
    <message>
        <source>Expected a new or empty folder for the training, found one that holds something. Choose another one, or continue the training that it holds.</source>
        <translation>Se esperaba una carpeta nueva o vacía para el entrenamiento, se encontró una con contenido. Elija otra, o continúe el entrenamiento que contiene.</translation>
    </message>
    <message>
        <source>Expected a folder of a training, which has a training.json and a text.txt, found none.</source>
        <translation>Se esperaba la carpeta de un entrenamiento, con training.json y text.txt, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>--%1: expected a whole number from %2 to %3, found %4.</source>
        <translation>--%1: se esperaba un número entero de %2 a %3, se encontró %4.</translation>
    </message>
    <message>
        <source>--width: expected a multiple of 2 x heads, here of %1, found %2.</source>
        <translation>--width: se esperaba un múltiplo de 2 x heads, aquí de %1, se encontró %2.</translation>
    </message>
    <message>
        <source>Give a longer text or a smaller context.</source>
        <translation>Dé un texto más largo o un contexto menor.</translation>
    </message>
    <message>
        <source>Give a longer text.</source>
        <translation>Dé un texto más largo.</translation>
    </message>
    <message>
        <source>The text is too short: expected at least %1 %2 for a context of %3, found %4. %5</source>
        <translation>El texto es demasiado corto: se esperaban al menos %1 %2 para un contexto de %3, se encontraron %4. %5</translation>
    </message>
    <message>
        <source>Expected a file name that ends in .pdf, .svg, .png or .tex.</source>
        <translation>Se esperaba un nombre de archivo que termine en .pdf, .svg, .png o .tex.</translation>
    </message>
    <message>
        <source>All heads of this text have %1 million weights; a file of numbers holds at most 40 million. Write them with &quot;headlight attention&quot;, or choose one head.</source>
        <translation>Todas las cabezas de este texto tienen %1 millones de pesos; un archivo de números contiene como máximo 40 millones. Escríbalos con &quot;headlight attention&quot;, o elija una cabeza.</translation>
    </message>
    <message>
        <source>Writing the numbers was stopped.</source>
        <translation>Se detuvo la escritura de los números.</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 letters, found %2.</source>
        <translation>Se esperaba un texto de como máximo %1 letras, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected a text, found an empty one.</source>
        <translation>Se esperaba un texto, se encontró uno vacío.</translation>
    </message>
    <message>
        <source>%1 has no such field here; fields: %2.</source>
        <translation>%1 no tiene aquí tal campo; campos: %2.</translation>
    </message>
    <message>
        <source>These are %1 million numbers, too many for a text file; choose .npz or .safetensors.</source>
        <translation>Son %1 millones de números, demasiados para un archivo de texto; elija .npz o .safetensors.</translation>
    </message>
    <message>
        <source>Numbers cannot be written to a file that ends in .%1; choose one of .%2.</source>
        <translation>No se pueden escribir números en un archivo que termina en .%1; elija uno de .%2.</translation>
    </message>
    <message>
        <source>Expected a list of layers, found none.</source>
        <translation>Se esperaba una lista de capas, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>Expected a mean between minimum and maximum: the file is damaged.</source>
        <translation>Se esperaba una media entre el mínimo y el máximo: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Expected %1, which follows from %2, found %3: the file is damaged.</source>
        <translation>Se esperaba %1, que se sigue de %2, se encontró %3: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Expected as many layers as counts, found %1.</source>
        <translation>Se esperaban tantas capas como counts, se encontraron %1.</translation>
    </message>
    <message>
        <source>Expected as many heads as counts, found %1.</source>
        <translation>Se esperaban tantas cabezas como counts, se encontraron %1.</translation>
    </message>
    <message>
        <source>This count is missing: the file was not written by headlight metrics.</source>
        <translation>Falta este recuento: el archivo no lo escribió headlight metrics.</translation>
    </message>
    <message>
        <source>Expected numbers of shards in ascending order.</source>
        <translation>Se esperaban números de fragmentos (shards) en orden ascendente.</translation>
    </message>
    <message>
        <source>Expected the numbers of shards, found none.</source>
        <translation>Se esperaban los números de los fragmentos (shards), no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected at most %1 texts, as many as are covered, found %2: the file is damaged.</source>
        <translation>Se esperaban como máximo %1 textos, los que se cubren, se encontraron %2: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Expected as many texts as lines_done, %1, found %2: the file is damaged.</source>
        <translation>Se esperaban tantos textos como lines_done, %1, se encontraron %2: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Expected at least %1, the count of &quot;%2&quot;, found %3: the file is damaged.</source>
        <translation>Se esperaba al menos %1, el recuento de &quot;%2&quot;, se encontró %3: el archivo está dañado.</translation>
    </message>
    <message>
        <source>Expected metrics of at least one text, found none.</source>
        <translation>Se esperaban métricas de al menos un texto, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>Expected the texts that the file covers, found none: an older version wrote it. Measure them again.</source>
        <translation>Se esperaban los textos que cubre el archivo, no se encontró ninguno: lo escribió una versión anterior. Mídalos de nuevo.</translation>
    </message>
    <message>
        <source>Expected %1 texts, all of %2, found %3: run headlight metrics with --resume to finish it.</source>
        <translation>Se esperaban %1 textos, todos los de %2, se encontraron %3: ejecute headlight metrics con --resume para terminarlo.</translation>
    </message>
    <message>
        <source>Expected the corpus of %1 as in %2, found %3.</source>
        <translation>Se esperaba el corpus de %1 como en %2, se encontró %3.</translation>
    </message>
    <message>
        <source>Expected shards of --shard I/%1 as in %2, found I/%3.</source>
        <translation>Se esperaban fragmentos de --shard I/%1 como en %2, se encontró I/%3.</translation>
    </message>
    <message>
        <source>Expected the model %1 as in %2, found %3.</source>
        <translation>Se esperaba el modelo %1 como en %2, se encontró %3.</translation>
    </message>
    <message>
        <source>Expected version %1 of Headlight as in %2, found %3.</source>
        <translation>Se esperaba la versión %1 de Headlight como en %2, se encontró %3.</translation>
    </message>
    <message>
        <source>Expected --precision %1 as in %2, found %3.</source>
        <translation>Se esperaba --precision %1 como en %2, se encontró %3.</translation>
    </message>
    <message>
        <source>Expected each shard once, found %1, which %2 covers too.</source>
        <translation>Se esperaba cada fragmento una vez, se encontró %1, que %2 también cubre.</translation>
    </message>
    <message>
        <source>This file belongs to the model and is not overwritten; choose another one.</source>
        <translation>Este archivo pertenece al modelo y no se sobrescribe; elija otro.</translation>
    </message>
    <message>
        <source>The font &quot;%1&quot; is not installed here; install it, or choose another: sans, serif and mono are always there, and &quot;fc-list : family&quot; lists the others.</source>
        <translation>La fuente &quot;%1&quot; no está instalada aquí; instálela o elija otra: sans, serif y mono siempre están, y &quot;fc-list : family&quot; enumera las demás.</translation>
    </message>
    <message>
        <source>The figure could not be written as PDF: its page could not be started.</source>
        <translation>No se pudo escribir la figura como PDF: no se pudo iniciar su página.</translation>
    </message>
    <message>
        <source>Expected a resolution above 0 dots per inch.</source>
        <translation>Se esperaba una resolución superior a 0 puntos por pulgada.</translation>
    </message>
    <message>
        <source>There is not enough memory for the image; choose fewer dots per inch or a smaller size.</source>
        <translation>No hay memoria suficiente para la imagen; elija menos puntos por pulgada o un tamaño menor.</translation>
    </message>
    <message>
        <source>The image could not be written as PNG: %1</source>
        <translation>No se pudo escribir la imagen como PNG: %1</translation>
    </message>
    <message>
        <source>The figure is larger than TeX can count; choose a page size, or write .pdf or .svg.</source>
        <translation>La figura es mayor de lo que TeX puede contar; elija un tamaño de página, o escriba .pdf o .svg.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels; at most 100 million can be read. Make it smaller first.</source>
        <translation>La imagen tiene %1 x %2 píxeles; se pueden leer como máximo 100 millones. Redúzcala primero.</translation>
    </message>
    <message>
        <source>The image takes too long to decode. Save it again, as PNG or smaller.</source>
        <translation>La imagen tarda demasiado en decodificarse. Guárdela de nuevo, como PNG o más pequeña.</translation>
    </message>
    <message>
        <source>The image is damaged: a chunk claims to have %1 bytes, but only %2 are left. Copy or download it again.</source>
        <translation>La imagen está dañada: un bloque dice tener %1 bytes, pero solo quedan %2. Cópiela o descárguela de nuevo.</translation>
    </message>
    <message>
        <source>The image is damaged: its pixels begin at byte %1, but it has %2 bytes. Copy or download it again.</source>
        <translation>La imagen está dañada: sus píxeles empiezan en el byte %1, pero tiene %2 bytes. Cópiela o descárguela de nuevo.</translation>
    </message>
    <message>
        <source>The image was not downloaded: this is a Git LFS pointer to it. Fetch it first.</source>
        <translation>La imagen no se descargó: esto es un puntero de Git LFS a ella. Obténgala primero.</translation>
    </message>
    <message>
        <source>This is not an image of a supported format; supported formats: %1.</source>
        <translation>No es una imagen de un formato admitido; formatos admitidos: %1.</translation>
    </message>
    <message>
        <source>The image is damaged: %1. Copy or download it again.</source>
        <translation>La imagen está dañada: %1. Cópiela o descárguela de nuevo.</translation>
    </message>
    <message>
        <source>This attention does not belong to an image, so it cannot be drawn over one. Choose another --view.</source>
        <translation>Esta atención no pertenece a una imagen, así que no se puede dibujar sobre una. Elija otra --view.</translation>
    </message>
    <message>
        <source>Expected one of %1; found &quot;%2&quot;.</source>
        <translation>Se esperaba uno de %1; se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no such number; numbers: %2.</source>
        <translation>La figura &quot;%1&quot; no tiene tal número; números: %2.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2, found %3.</source>
        <translation>Se esperaba un número entero de %1 a %2, se encontró %3.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no pattern &quot;%2&quot;; patterns: %3.</source>
        <translation>La figura &quot;%1&quot; no tiene el patrón &quot;%2&quot;; patrones: %3.</translation>
    </message>
    <message>
        <source>Open a model to see its layer.</source>
        <translation>Abra un modelo para ver su capa.</translation>
    </message>
    <message>
        <source>This model has no position embeddings; open one that has them, such as position-learned.</source>
        <translation>Este modelo no tiene embeddings de posición; abra uno que los tenga, como position-learned.</translation>
    </message>
    <message>
        <source>This model has no rotary positions; open one that has them, such as position-rotary.</source>
        <translation>Este modelo no tiene posiciones rotatorias; abra uno que las tenga, como position-rotary.</translation>
    </message>
    <message>
        <source>This model has no distance bias; open one that has it, such as position-alibi.</source>
        <translation>Este modelo no tiene sesgo por distancia; abra uno que lo tenga, como position-alibi.</translation>
    </message>
    <message>
        <source>Expected a model whose tensors are known; imported attention has none.</source>
        <translation>Se esperaba un modelo cuyos tensores se conozcan; la atención importada no tiene ninguno.</translation>
    </message>
    <message>
        <source>Expected a model with one stack of layers, an encoder-decoder or stages; this model has several towers.</source>
        <translation>Se esperaba un modelo con una pila de capas, un codificador-decodificador o etapas; este modelo tiene varias torres.</translation>
    </message>
    <message>
        <source>%1: expected an index from 0 to %2, found %3.</source>
        <translation>%1: se esperaba un índice de 0 a %2, se encontró %3.</translation>
    </message>
    <message>
        <source>--layer: expected none, since the hidden states here are of the embeddings only; found %1.</source>
        <translation>--layer: no se esperaba ninguna, ya que los estados ocultos aquí son solo de los embeddings; se encontró %1.</translation>
    </message>
    <message>
        <source>There are no hidden states after layer %1; the last layer is %2.</source>
        <translation>No hay estados ocultos después de la capa %1; la última capa es %2.</translation>
    </message>
    <message>
        <source>There are no %1 %2 to %3: the figure has %4, counted from 0.</source>
        <translation>No existe el intervalo %2 a %3 (%1): la figura tiene %4, contados desde 0.</translation>
    </message>
    <message>
        <source>--query: expected a row from 0 to %1, found %2.</source>
        <translation>--query: se esperaba una fila de 0 a %1, se encontró %2.</translation>
    </message>
    <message>
        <source>%1 does not generate images. Choose an ImageGPT.</source>
        <translation>%1 no genera imágenes. Elija un ImageGPT.</translation>
    </message>
    <message>
        <source>Expected at most %1 pixels to generate, because the image has %2 and the first one is given; found %3.</source>
        <translation>Se esperaban como máximo %1 píxeles que generar, porque la imagen tiene %2 y el primero está dado; se encontraron %3.</translation>
    </message>
    <message>
        <source>%1 reads audio, not text: use --audio with an audio file.</source>
        <translation>%1 lee audio, no texto: use --audio con un archivo de audio.</translation>
    </message>
    <message>
        <source>%1 does not read audio: use --text instead of --audio.</source>
        <translation>%1 no lee audio: use --text en lugar de --audio.</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page: use --text instead of --boxes.</source>
        <translation>%1 no lee dónde están las palabras en una página: use --text en lugar de --boxes.</translation>
    </message>
    <message>
        <source>--boxes: expected no --text beside it, because the words are the text.</source>
        <translation>--boxes: no se esperaba --text al lado, porque las palabras son el texto.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image.</source>
        <translation>%1 no lee imágenes: use --text en lugar de --image.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: leave --text out.</source>
        <translation>%1 lee imágenes, no texto: omita --text.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: use --image.</source>
        <translation>%1 lee imágenes, no texto: use --image.</translation>
    </message>
    <message>
        <source>There is no weight of query %1 and key %2 to paint: the head has %3 queries and %4 keys, counted from 0.</source>
        <translation>No hay peso de la consulta %1 y la clave %2 que pintar: la cabeza tiene %3 consultas y %4 claves, contadas desde 0.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a word in thousandths of its page, in this order.</source>
        <translation>Se esperaban izquierda, arriba, derecha y abajo de una palabra en milésimas de su página, en este orden.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 words, found %2.</source>
        <translation>Se esperaba un recuadro por cada una de las %1 palabras, se encontraron %2.</translation>
    </message>
    <message>
        <source>Expected a word, found an empty text.</source>
        <translation>Se esperaba una palabra, se encontró un texto vacío.</translation>
    </message>
    <message>
        <source>Expected hOCR, which is XHTML: %1</source>
        <translation>Se esperaba hOCR, que es XHTML: %1</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page, found none.</source>
        <translation>Se esperaba un elemento de la clase ocr_page, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected &quot;bbox left top right bottom&quot; in the element&apos;s title, in pixels of the page.</source>
        <translation>Se esperaba &quot;bbox izquierda arriba derecha abajo&quot; en el title del elemento, en píxeles de la página.</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page around the words.</source>
        <translation>Se esperaba un elemento de la clase ocr_page alrededor de las palabras.</translation>
    </message>
    <message>
        <source>Expected at least one word on the page, found none.</source>
        <translation>Se esperaba al menos una palabra en la página, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>--query: expected the index of a token, counted from 0, found &quot;%1&quot;.</source>
        <translation>--query: se esperaba el índice de un token, contado desde 0, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--with: expected the model of run A, %1, found %2: hidden states of two models cannot be compared.</source>
        <translation>--with: se esperaba el modelo de la ejecución A, %1, se encontró %2: los estados ocultos de dos modelos no se pueden comparar.</translation>
    </message>
    <message>
        <source>--text: expected a text for --measured %1; head tests such as test-induction need none.</source>
        <translation>--text: se esperaba un texto para --measured %1; las pruebas de cabezas como test-induction no lo necesitan.</translation>
    </message>
    <message>
        <source>Expected .pdf, .svg, .png or .tex: this figure cannot be saved as a web page.</source>
        <translation>Se esperaba .pdf, .svg, .png o .tex: esta figura no se puede guardar como página web.</translation>
    </message>
    <message>
        <source>%1, as a text or a number</source>
        <translation>%1, como texto o número</translation>
    </message>
    <message>
        <source>Expected %1, found the last before the first.</source>
        <translation>Se esperaba %1, se encontró el último antes del primero.</translation>
    </message>
    <message>
        <source>Expected a query, a key or both.</source>
        <translation>Se esperaba una consulta, una clave o ambas.</translation>
    </message>
    <message>
        <source>Expected %1, found %2: %3</source>
        <translation>Se esperaba %1, se encontró %2: %3</translation>
    </message>
    <message>
        <source>--query: expected a token or patch, from %1 to %2, or its index, found &quot;%3&quot;.</source>
        <translation>--query: se esperaba un token o parche, de %1 a %2, o su índice, se encontró &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>--query: expected a query for a profile, found &quot;mean&quot;.</source>
        <translation>--query: se esperaba una consulta para un perfil, se encontró &quot;mean&quot;.</translation>
    </message>
    <message>
        <source>--query: expected a query that the figure shows, found token %1, which it leaves out.</source>
        <translation>--query: se esperaba una consulta que la figura muestre, se encontró el token %1, que omite.</translation>
    </message>
    <message>
        <source>A file of numbers has at most 40 million weights; choose fewer with --queries and --keys.</source>
        <translation>Un archivo de números contiene como máximo 40 millones de pesos; elija menos con --queries y --keys.</translation>
    </message>
    <message>
        <source>Expected a place in the figure, which has %1 queries and %2 keys, counted from 0.</source>
        <translation>Se esperaba un lugar de la figura, que tiene %1 consultas y %2 claves, contadas desde 0.</translation>
    </message>
    <message>
        <source>&quot;-&quot; is only valid on the command line, not in a description.</source>
        <translation>&quot;-&quot; solo es válido en la línea de órdenes, no en una descripción.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this description: expected a version up to %1, found %2. Draw it with that one.</source>
        <translation>Un Headlight más nuevo escribió esta descripción: se esperaba una versión hasta %1, se encontró %2. Dibújela con ese.</translation>
    </message>
    <message>
        <source>Expected a list of one to 64 objects.</source>
        <translation>Se esperaba una lista de uno a 64 objetos.</translation>
    </message>
    <message>
        <source>This field belongs to the page: write it beside &quot;panels&quot;.</source>
        <translation>Este campo pertenece a la página: escríbalo junto a &quot;panels&quot;.</translation>
    </message>
    <message>
        <source>%1: expected the index of a token, from 0 to %2, or the name of a patch, found &quot;%3&quot;.</source>
        <translation>%1: se esperaba el índice de un token, de 0 a %2, o el nombre de un parche, se encontró &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>These metrics belong to another model, &quot;%1&quot;.</source>
        <translation>Estas métricas pertenecen a otro modelo, &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The file has no metric &quot;%1&quot;; metrics: %2.</source>
        <translation>El archivo no tiene la métrica &quot;%1&quot;; métricas: %2.</translation>
    </message>
    <message>
        <source>This figure is not open in the window: open its panel first.</source>
        <translation>Esta figura no está abierta en la ventana: abra primero su panel.</translation>
    </message>
    <message>
        <source>Expected a name of letters, digits and underscores.</source>
        <translation>Se esperaba un nombre de letras, dígitos y guiones bajos.</translation>
    </message>
    <message>
        <source>%1 with least at most as large as most</source>
        <translation>%1 con least como máximo igual a most</translation>
    </message>
    <message>
        <source>Expected at most 8 numbers.</source>
        <translation>Se esperaban como máximo 8 números.</translation>
    </message>
    <message>
        <source>Expected one kind of answer.</source>
        <translation>Se esperaba un solo tipo de respuesta.</translation>
    </message>
    <message>
        <source>Expected an object with one of these members: %1.</source>
        <translation>Se esperaba un objeto con uno de estos miembros: %1.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2.</source>
        <translation>Se esperaba una cabeza como L2H2.</translation>
    </message>
    <message>
        <source>Expected at least two choices.</source>
        <translation>Se esperaban al menos dos opciones.</translation>
    </message>
    <message>
        <source>Expected choices together with the number of the right one, counted from 0, as the answer&apos;s &quot;choice&quot;.</source>
        <translation>Se esperaban opciones junto con el número de la correcta, contado desde 0, como &quot;choice&quot; de la respuesta.</translation>
    </message>
    <message>
        <source>A formula of this exercise has no value. %1</source>
        <translation>Una fórmula de este ejercicio no tiene valor. %1</translation>
    </message>
    <message>
        <source>Expected an image beside the lesson or the name of a sample of its model, found &quot;%1&quot;.</source>
        <translation>Se esperaba una imagen junto a la lección o el nombre de una muestra de su modelo, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Expected a figure that the window shows in its middle: %1.</source>
        <translation>Se esperaba una figura que la ventana muestre en su centro: %1.</translation>
    </message>
    <message>
        <source>Expected the name of a figure.</source>
        <translation>Se esperaba el nombre de una figura.</translation>
    </message>
    <message>
        <source>the text of a token, or its number counted from 0</source>
        <translation>el texto de un token, o su número contado desde 0</translation>
    </message>
    <message>
        <source>Expected other runs once: here, or as &quot;with&quot;, &quot;with_text&quot; and so on.</source>
        <translation>Se esperaban otras ejecuciones una sola vez: aquí, o como &quot;with&quot;, &quot;with_text&quot;, etcétera.</translation>
    </message>
    <message>
        <source>Expected the letter of one of the other runs: B, C or D.</source>
        <translation>Se esperaba la letra de una de las otras ejecuciones: B, C o D.</translation>
    </message>
    <message>
        <source>Expected both &quot;layer&quot; and &quot;head&quot;, or neither.</source>
        <translation>Se esperaban &quot;layer&quot; y &quot;head&quot;, o ninguno.</translation>
    </message>
    <message>
        <source>A lesson needs at least one step.</source>
        <translation>Una lección necesita al menos un paso.</translation>
    </message>
    <message>
        <source>The worksheet could not be written as PDF: its page could not be begun.</source>
        <translation>No se pudo escribir la hoja de trabajo como PDF: no se pudo iniciar su página.</translation>
    </message>
    <message>
        <source>Expected %1, one for each run, found %2.</source>
        <translation>Se esperaba %1, uno por ejecución, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected a path, found an empty text.</source>
        <translation>Se esperaba una ruta, se encontró un texto vacío.</translation>
    </message>
    <message>
        <source>Expected &quot;headlight session&quot;: this file is not a session of Headlight.</source>
        <translation>Se esperaba &quot;headlight session&quot;: este archivo no es una sesión de Headlight.</translation>
    </message>
    <message>
        <source>Expected the version of the session format, a whole number from 1.</source>
        <translation>Se esperaba la versión del formato de sesión, un número entero desde 1.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this session (version %1 of the format; this one reads versions up to %2). Open it with that version of Headlight; the file was not changed.</source>
        <translation>Un Headlight más nuevo escribió esta sesión (versión %1 del formato; este lee versiones hasta %2). Ábrala con esa versión de Headlight; el archivo no se modificó.</translation>
    </message>
    <message>
        <source>No token is masked: mask a token to see what the model predicts for it.</source>
        <translation>No hay ningún token enmascarado: enmascare uno para ver qué predice el modelo para él.</translation>
    </message>
    <message>
        <source>The next word was not computed in this run.</source>
        <translation>La siguiente palabra no se calculó en esta ejecución.</translation>
    </message>
    <message>
        <source>The letters were not computed in this run.</source>
        <translation>Las letras no se calcularon en esta ejecución.</translation>
    </message>
    <message>
        <source>The model has no classes.</source>
        <translation>El modelo no tiene clases.</translation>
    </message>
    <message>
        <source>This model gives a score instead of classes: %1.</source>
        <translation>Este modelo da una puntuación en lugar de clases: %1.</translation>
    </message>
    <message>
        <source>Open an image and type a text to see how similar they are.</source>
        <translation>Abra una imagen y escriba un texto para ver cuánto se parecen.</translation>
    </message>
    <message>
        <source>Image and text: cosine %1, score %2.</source>
        <translation>Imagen y texto: coseno %1, puntuación %2.</translation>
    </message>
    <message>
        <source>The text has no word to label.</source>
        <translation>El texto no tiene ninguna palabra que etiquetar.</translation>
    </message>
    <message>
        <source>The text has no word to judge.</source>
        <translation>El texto no tiene ninguna palabra que juzgar.</translation>
    </message>
    <message>
        <source>Type a question, and as second text the passage that answers it.</source>
        <translation>Escriba una pregunta y, como segundo texto, el pasaje que la responde.</translation>
    </message>
    <message>
        <source>Type a second sentence to see how likely it follows the first.</source>
        <translation>Escriba una segunda frase para ver con qué probabilidad sigue a la primera.</translation>
    </message>
    <message>
        <source>This model has no head for a task: its outputs are embeddings.</source>
        <translation>Este modelo no tiene cabezal para una tarea: sus salidas son embeddings.</translation>
    </message>
    <message>
        <source>This model finds objects, each with a class and a box, which is written (headlight attention --logits) and not shown.</source>
        <translation>Este modelo encuentra objetos, cada uno con una clase y un recuadro, lo que se escribe (headlight attention --logits) y no se muestra.</translation>
    </message>
    <message>
        <source>This model gives a class to each part of the image, which is written (headlight attention --logits) and not shown.</source>
        <translation>Este modelo da una clase a cada parte de la imagen, lo que se escribe (headlight attention --logits) y no se muestra.</translation>
    </message>
    <message>
        <source>The model&apos;s outputs are NaN or infinite. Its weights may be damaged.</source>
        <translation>Las salidas del modelo son NaN o infinitas. Sus pesos pueden estar dañados.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs or use a shorter text.</source>
        <translation>No hay memoria suficiente. Cierre otros programas o use un texto más corto.</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: chain %1 differs in %2 of %3 residues, first in residue %4, which is %5 in the text and %6 in the structure.</source>
        <translation>Se esperaba la secuencia de la estructura como texto: la cadena %1 difiere en %2 de %3 residuos, primero en el residuo %4, que es %5 en el texto y %6 en la estructura.</translation>
    </message>
    <message>
        <source>--chain: expected one of the chains %1, found &quot;%2&quot;.</source>
        <translation>--chain: se esperaba una de las cadenas %1, se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: the text has %1 residues, and none of the chains %2 fits into it; chain %3 has %4 residues with the numbers %5 to %6.</source>
        <translation>Se esperaba la secuencia de la estructura como texto: el texto tiene %1 residuos y ninguna de las cadenas %2 encaja en él; la cadena %3 tiene %4 residuos con los números del %5 al %6.</translation>
    </message>
    <message>
        <source>Contacts need a model of proteins, with a token for each residue: token %1 is &quot;%2&quot;, which is not one letter.</source>
        <translation>Los contactos necesitan un modelo de proteínas con un token por residuo: el token %1 es &quot;%2&quot;, que no es una sola letra.</translation>
    </message>
    <message>
        <source>Contacts are computed of at most %1 residues, found %2.</source>
        <translation>Los contactos se calculan para un máximo de %1 residuos, se encontraron %2.</translation>
    </message>
    <message>
        <source>Contacts need residues of the structure that are at least %1 apart in the text, found none.</source>
        <translation>Los contactos necesitan residuos de la estructura separados por al menos %1 en el texto, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Contacts need attention in which every token of the text may attend to every other.</source>
        <translation>Los contactos necesitan una atención en la que cada token del texto pueda atender a todos los demás.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place: there are no scores.</source>
        <translation>Esta capa no tiene atención, sino %1 en su lugar: no hay puntuaciones.</translation>
    </message>
    <message>
        <source>The weights of this attention are not computed from scores of queries and keys.</source>
        <translation>Los pesos de esta atención no se calculan a partir de puntuaciones de consultas y claves.</translation>
    </message>
    <message>
        <source>This model&apos;s weights are products over landmarks, not a softmax of scores of queries and keys: there is no single score behind a weight.</source>
        <translation>Los pesos de este modelo son productos sobre puntos de referencia, no una softmax de puntuaciones de consultas y claves: detrás de un peso no hay una única puntuación.</translation>
    </message>
    <message>
        <source>Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the model to explain them.</source>
        <translation>La atención importada tiene pesos pero no consultas ni claves, así que sus pesos no se pueden explicar. Abra el modelo para explicarlos.</translation>
    </message>
    <message>
        <source>Expected a record that begins with &quot;&gt;&quot; and a name, found an empty file.</source>
        <translation>Se esperaba un registro que empiece por &quot;&gt;&quot; y un nombre, se encontró un archivo vacío.</translation>
    </message>
    <message>
        <source>Expected the name of a record or its number from 1 to %1, found &quot;%2&quot;; records: %3.</source>
        <translation>Se esperaba el nombre de un registro o su número, de 1 a %1, se encontró &quot;%2&quot;; registros: %3.</translation>
    </message>
    <message>
        <source>Expected a line that begins with &quot;&gt;&quot; and a name, found residues.</source>
        <translation>Se esperaba una línea que empiece por &quot;&gt;&quot; y un nombre, se encontraron residuos.</translation>
    </message>
    <message>
        <source>Expected residues after the name &quot;%1&quot;, found none.</source>
        <translation>Se esperaban residuos después del nombre &quot;%1&quot;, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues in a record, found %2 in &quot;%3&quot;.</source>
        <translation>Se esperaban como máximo %1 residuos en un registro, se encontraron %2 en &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found the byte %1 in the record &quot;%2&quot;.</source>
        <translation>Se esperaban letras de residuos, * o -, se encontró el byte %1 en el registro &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found &quot;%1&quot; in the record &quot;%2&quot;.</source>
        <translation>Se esperaban letras de residuos, * o -, se encontró &quot;%1&quot; en el registro &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Expected the number of a residue in label_seq_id or auth_seq_id, found none.</source>
        <translation>Se esperaba el número de un residuo en label_seq_id o auth_seq_id, no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Expected the table _atom_site with label_atom_id, label_comp_id, auth_seq_id and Cartn_x, _y and _z, found none.</source>
        <translation>Se esperaba la tabla _atom_site con label_atom_id, label_comp_id, auth_seq_id y Cartn_x, _y y _z, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>Expected an mmCIF file: %1</source>
        <translation>Se esperaba un archivo mmCIF: %1</translation>
    </message>
    <message>
        <source>Expected the number of a residue in columns 23 to 26, found something else.</source>
        <translation>Se esperaba el número de un residuo en las columnas 23 a 26, se encontró otra cosa.</translation>
    </message>
    <message>
        <source>Expected the coordinates of an atom, x, y and z in ångström, found something else.</source>
        <translation>Se esperaban las coordenadas de un átomo, x, y y z en ångström, se encontró otra cosa.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues, found more.</source>
        <translation>Se esperaban como máximo %1 residuos, se encontraron más.</translation>
    </message>
    <message>
        <source>There is no memory to unpack the file.</source>
        <translation>No hay memoria para descomprimir el archivo.</translation>
    </message>
    <message>
        <source>Expected at most %1 bytes unpacked, found more.</source>
        <translation>Se esperaban como máximo %1 bytes descomprimidos, se encontraron más.</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, found one that is damaged or cut off.</source>
        <translation>Se esperaba un archivo gzip completo, se encontró uno dañado o cortado.</translation>
    </message>
    <message>
        <source>Expected a protein, found no residue with a C-alpha atom (CA).</source>
        <translation>Se esperaba una proteína, no se encontró ningún residuo con un átomo de carbono alfa (CA).</translation>
    </message>
    <message>
        <source>%1 heads of queries and %2 of keys and values</source>
        <translation>%1 cabezas de consultas y %2 de claves y valores</translation>
    </message>
    <message>
        <source>%1 tokens and its continuation %2</source>
        <translation>%1 tokens y su continuación %2</translation>
    </message>
    <message>
        <source>more than a million characters</source>
        <translation>más de un millón de caracteres</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>There are %1 patches and names before them, and the weights have %2.</source>
        <translation>Hay %1 parches y nombres delante de ellos, y los pesos tienen %2.</translation>
    </message>
    <message>
        <source>There are %1 names of queries, and the weights have %2.</source>
        <translation>Hay %1 nombres de consultas, y los pesos tienen %2.</translation>
    </message>
    <message>
        <source>There are %1 names of keys, and the weights have %2.</source>
        <translation>Hay %1 nombres de claves, y los pesos tienen %2.</translation>
    </message>
    <message>
        <source>The keys are patches of which the file has no attention of their own.</source>
        <translation>Las claves son parches de los que el archivo no tiene atención propia.</translation>
    </message>
    <message>
        <source>There are %1 queries and only %2 keys, which is not possible in self-attention.</source>
        <translation>Hay %1 consultas y solo %2 claves, lo que no es posible en la autoatención.</translation>
    </message>
    <message>
        <source>The kinds of attention belong to different texts: one has %1 tokens where another has %2.</source>
        <translation>Los tipos de atención pertenecen a textos distintos: uno tiene %1 tokens donde otro tiene %2.</translation>
    </message>
    <message>
        <source>%1 does not compare images with texts. Open a model that does, such as CLIP or SigLIP.</source>
        <translation>%1 no compara imágenes con textos. Abra un modelo que lo haga, como CLIP o SigLIP.</translation>
    </message>
    <message>
        <source>images and captions cannot be compared</source>
        <translation>no se pueden comparar imágenes y descripciones</translation>
    </message>
    <message>
        <source>Expected an image and its caption, found a pair that lacks one of them.</source>
        <translation>Se esperaba una imagen y su descripción, se encontró un par al que le falta una de las dos.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which a merge names.</source>
        <translation>Al vocabulario le falta &quot;%1&quot;, que una fusión nombra.</translation>
    </message>
    <message>
        <source>A merge&apos;s second piece is no longer than the prefix of continuations.</source>
        <translation>La segunda pieza de una fusión no es más larga que el prefijo de las continuaciones.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too large (at most %3 million pixels, %4 in a row); choose fewer dots per inch or a smaller size, or export SVG or PDF.</source>
        <translation>Una imagen de %1 x %2 píxeles es demasiado grande (como máximo %3 millones de píxeles, %4 en una fila); elija menos puntos por pulgada o un tamaño menor, o exporte SVG o PDF.</translation>
    </message>
    <message>
        <source>Expected images with captions, as samples.json in the model&apos;s folder lists them, found none. Write {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, or give an image and a text.</source>
        <translation>Se esperaban imágenes con descripciones, como las que enumera samples.json en la carpeta del modelo, no se encontró ninguna. Escriba {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, o indique una imagen y un texto.</translation>
    </message>
    <message>
        <source>Expected a text in UTF-8, found other bytes; sequences end in .fasta or .fa.</source>
        <translation>Se esperaba un texto en UTF-8, se encontraron otros bytes; los archivos de secuencias terminan en .fasta o .fa.</translation>
    </message>
    <message>
        <source>--record: expected a FASTA file (.fasta, .fa, .faa, .fna) as --text-file.</source>
        <translation>--record: se esperaba un archivo FASTA (.fasta, .fa, .faa, .fna) como --text-file.</translation>
    </message>
    <message>
        <source>--text-file: expected no --text beside it, because the file holds the text.</source>
        <translation>--text-file: no se esperaba --text junto a esta opción, porque el archivo contiene el texto.</translation>
    </message>
    <message>
        <source>Expected it beside &quot;page&quot;: &quot;layer&quot;, which shows it.</source>
        <translation>Se esperaba junto a &quot;page&quot;: &quot;layer&quot;, que lo muestra.</translation>
    </message>
    <message>
        <source>Expected a folder with a config.json, relative to the lesson&apos;s folder, found &quot;%1&quot;.</source>
        <translation>Se esperaba una carpeta con un config.json, relativa a la carpeta de la lección, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>No head of this model has a precision: its weights are not finite.</source>
        <translation>Ninguna cabeza de este modelo tiene precisión: sus pesos no son finitos.</translation>
    </message>
    <message>
        <source>This model predicts the color of each next pixel. Generate (F8) completes the image with them.</source>
        <translation>Este modelo predice el color de cada píxel siguiente. Generar (F8) completa la imagen con ellos.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: default, dynamic, linear, ntk, llama3, yarn, longrope.</source>
        <translation>No se admiten embeddings rotatorios de tipo &quot;%1&quot;; tipos admitidos: default, dynamic, linear, ntk, llama3, yarn, longrope.</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, the only value that is supported; found &quot;%2&quot;.</source>
        <translation>Se esperaba &quot;%1&quot;, el único valor admitido; se encontró &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>GTE can be run with queries, keys and values in one tensor only.</source>
        <translation>GTE solo se puede ejecutar con consultas, claves y valores en un solo tensor.</translation>
    </message>
    <message>
        <source>GTE can be run without scaling attention by the length of the text only.</source>
        <translation>GTE solo se puede ejecutar sin escalar la atención según la longitud del texto.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with rotary positions only.</source>
        <translation>NeoBERT solo se puede ejecutar con posiciones rotatorias.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with root-mean-square norms only.</source>
        <translation>NeoBERT solo se puede ejecutar con normas RMS.</translation>
    </message>
    <message>
        <source>NeoBERT can be run without normalized weights (nGPT) only.</source>
        <translation>NeoBERT solo se puede ejecutar sin pesos normalizados (nGPT).</translation>
    </message>
    <message>
        <source>The feed-forward network &quot;%1&quot; cannot be run; supported: %2.</source>
        <translation>La red feed-forward &quot;%1&quot; no se puede ejecutar; admitidas: %2.</translation>
    </message>
    <message>
        <source>Expected num_attention_heads, which is %1; found %2.</source>
        <translation>Se esperaba num_attention_heads, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>Expected hidden_size / num_attention_heads, which is %1; found %2.</source>
        <translation>Se esperaba hidden_size / num_attention_heads, que es %1; se encontró %2.</translation>
    </message>
    <message>
        <source>without the bias of positions that the model adds to scores</source>
        <translation>sin el sesgo de posición que el modelo suma a las puntuaciones</translation>
    </message>
    <message>
        <source>without the soft cap of the scores</source>
        <translation>sin el límite suave de las puntuaciones</translation>
    </message>
    <message>
        <source>projected keys mix all tokens, so that there is no causal mask</source>
        <translation>las claves proyectadas mezclan todos los tokens, por lo que no hay máscara causal</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1: diferencia</translation>
    </message>
    <message>
        <source>Difference: %1 − %2</source>
        <translation>Diferencia: %1 − %2</translation>
    </message>
    <message>
        <source>crossed cells have no counterpart in the other run</source>
        <translation>las celdas tachadas no tienen equivalente en la otra ejecución</translation>
    </message>
    <message>
        <source>pieces joined where the tokenizers split a word differently</source>
        <translation>piezas unidas donde los tokenizadores dividen una palabra de otra forma</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decodificador</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atención cruzada</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, etapa %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Etapa %1</translation>
    </message>
    <message>
        <source>Flow through layers 0 to %1</source>
        <translation>Flujo por las capas 0 a %1</translation>
    </message>
    <message>
        <source>Flow through all layers</source>
        <translation>Flujo por todas las capas</translation>
    </message>
    <message>
        <source>Rollout of layers 0 to %1</source>
        <translation>Rollout de las capas 0 a %1</translation>
    </message>
    <message>
        <source>Rollout of all layers</source>
        <translation>Rollout de todas las capas</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>Maximum of all heads of layer %1</source>
        <translation>Máximo de todas las cabezas de la capa %1</translation>
    </message>
    <message>
        <source>Mean of all heads of layer %1</source>
        <translation>Media de todas las cabezas de la capa %1</translation>
    </message>
    <message>
        <source>Maximum of head %1 over all layers</source>
        <translation>Máximo de la cabeza %1 en todas las capas</translation>
    </message>
    <message>
        <source>Mean of head %1 over all layers</source>
        <translation>Media de la cabeza %1 en todas las capas</translation>
    </message>
    <message>
        <source>Maximum of all heads of all layers</source>
        <translation>Máximo de todas las cabezas de todas las capas</translation>
    </message>
    <message>
        <source>Mean of all heads of all layers</source>
        <translation>Media de todas las cabezas de todas las capas</translation>
    </message>
    <message>
        <source>%1, flow through layers 0 to %2</source>
        <translation>%1, flujo por las capas 0 a %2</translation>
    </message>
    <message>
        <source>%1, flow through all layers</source>
        <translation>%1, flujo por todas las capas</translation>
    </message>
    <message>
        <source>%1, rollout of layers 0 to %2</source>
        <translation>%1, rollout de las capas 0 a %2</translation>
    </message>
    <message>
        <source>%1, rollout of all layers</source>
        <translation>%1, rollout de todas las capas</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1, capa %2, cabeza %3</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of layer %2</source>
        <translation>%1, máximo de todas las cabezas de la capa %2</translation>
    </message>
    <message>
        <source>%1, mean of all heads of layer %2</source>
        <translation>%1, media de todas las cabezas de la capa %2</translation>
    </message>
    <message>
        <source>%1, maximum of head %2 over all layers</source>
        <translation>%1, máximo de la cabeza %2 en todas las capas</translation>
    </message>
    <message>
        <source>%1, mean of head %2 over all layers</source>
        <translation>%1, media de la cabeza %2 en todas las capas</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of all layers</source>
        <translation>%1, máximo de todas las cabezas de todas las capas</translation>
    </message>
    <message>
        <source>%1, mean of all heads of all layers</source>
        <translation>%1, media de todas las cabezas de todas las capas</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token siguiente</translation>
    </message>
    <message>
        <source>target, with teacher forcing</source>
        <translation>destino, con teacher forcing</translation>
    </message>
    <message>
        <source>masked tokens</source>
        <translation>tokens enmascarados</translation>
    </message>
    <message>
        <source>each token masked in turn</source>
        <translation>cada token enmascarado por turno</translation>
    </message>
    <message>
        <source>tokens chosen as in pre-training</source>
        <translation>tokens elegidos como en el preentrenamiento</translation>
    </message>
    <message>
        <source>answer span</source>
        <translation>tramo de la respuesta</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>Q and K are shown after their norm</source>
        <translation>Q y K se muestran tras su normalización</translation>
    </message>
    <message>
        <source>Q and K are shown after the rotary turn by position</source>
        <translation>Q y K se muestran tras la rotación por posición</translation>
    </message>
    <message>
        <source>scores include the position bias of the pair</source>
        <translation>las puntuaciones incluyen el sesgo de posición del par</translation>
    </message>
    <message>
        <source>scores are shown after the soft cap</source>
        <translation>las puntuaciones se muestran tras el límite suave</translation>
    </message>
    <message>
        <source>a sink takes part in each row&apos;s softmax</source>
        <translation>un sumidero participa en la softmax de cada fila</translation>
    </message>
    <message>
        <source>%1 heads share one K and one V</source>
        <translation>%1 cabezas comparten un K y un V</translation>
    </message>
    <message>
        <source>an intervention has set the weights</source>
        <translation>una intervención ha fijado los pesos</translation>
    </message>
    <message>
        <source>Typed numbers</source>
        <translation>Números escritos</translation>
    </message>
    <message>
        <source>%1, query %2</source>
        <translation>%1, consulta %2</translation>
    </message>
    <message>
        <source>words: sum over the pieces attended to, mean over the pieces attending</source>
        <translation>palabras: suma sobre las piezas atendidas, media sobre las piezas que atienden</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>without attention to the first token, %1</source>
        <translation>sin la atención al primer token, %1</translation>
    </message>
    <message>
        <source>rows renormalized to sum to 1</source>
        <translation>filas normalizadas para que sumen 1</translation>
    </message>
    <message>
        <source>target generated with interventions</source>
        <translation>destino generado con intervenciones</translation>
    </message>
    <message>
        <source>each weight times the norm of W_O v of its key, as a share of the row</source>
        <translation>cada peso por la norma de W_O v de su clave, como parte de la fila</translation>
    </message>
    <message>
        <source>half of each layer is the residual connection</source>
        <translation>la mitad de cada capa es la conexión residual</translation>
    </message>
    <message>
        <source>%1 is asked for before it has a digit, which no row of the training has</source>
        <translation>se pregunta por %1 antes de que tenga una cifra, lo que no ocurre en ninguna fila del entrenamiento</translation>
    </message>
    <message>
        <source>%1 has two digits, which no row of the training has</source>
        <translation>%1 tiene dos cifras, lo que no ocurre en ninguna fila del entrenamiento</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>Embedding del token</translation>
    </message>
    <message>
        <source>x = E[id]: row of the token embedding</source>
        <translation>x = E[id]: fila del embedding de tokens</translation>
    </message>
    <message>
        <source>With the segment</source>
        <translation>Con el segmento</translation>
    </message>
    <message>
        <source>x + the embedding of the segment</source>
        <translation>x + el embedding del segmento</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Con la posición</translation>
    </message>
    <message>
        <source>x + the embedding of the position</source>
        <translation>x + el embedding de la posición</translation>
    </message>
    <message>
        <source>Norm of the embeddings</source>
        <translation>Normalización de los embeddings</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>lo que lee la primera capa</translation>
    </message>
    <message>
        <source>Norm before attention</source>
        <translation>Normalización antes de la atención</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>q = h W_Q, a vector for each head</source>
        <translation>q = h W_Q, un vector por cabeza</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>k = h W_K, a vector for each key head</source>
        <translation>k = h W_K, un vector por cabeza de clave</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>v = h W_V, a vector for each key head</source>
        <translation>v = h W_V, un vector por cabeza de clave</translation>
    </message>
    <message>
        <source>Output of the heads</source>
        <translation>Salida de las cabezas</translation>
    </message>
    <message>
        <source>A V: values of all tokens, mixed by the weights</source>
        <translation>A V: valores de todos los tokens, mezclados por los pesos</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Proyección de salida</translation>
    </message>
    <message>
        <source>o = (A V of all heads) W_O</source>
        <translation>o = (A V de todas las cabezas) W_O</translation>
    </message>
    <message>
        <source>Residual sum and norm</source>
        <translation>Suma residual y normalización</translation>
    </message>
    <message>
        <source>Residual sum</source>
        <translation>Suma residual</translation>
    </message>
    <message>
        <source>Norm before feed-forward</source>
        <translation>Normalización antes de feed-forward</translation>
    </message>
    <message>
        <source>Feed-forward, inside</source>
        <translation>Feed-forward, interior</translation>
    </message>
    <message>
        <source>Feed-forward, output</source>
        <translation>Feed-forward, salida</translation>
    </message>
    <message>
        <source>f = inside W_2</source>
        <translation>f = interior W_2</translation>
    </message>
    <message>
        <source>norm(x + f): what the next layer reads</source>
        <translation>norm(x + f): lo que lee la capa siguiente</translation>
    </message>
    <message>
        <source>x + f: what the next layer reads</source>
        <translation>x + f: lo que lee la capa siguiente</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Normalización final</translation>
    </message>
    <message>
        <source>norm(x), behind the last layer</source>
        <translation>norm(x), tras la última capa</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>unembedding: a number for each token of the vocabulary</source>
        <translation>unembedding: un número por cada token del vocabulario</translation>
    </message>
    <message>
        <source>%1 of h W_1</source>
        <translation>%1 de h W_1</translation>
    </message>
    <message>
        <source>%1 with a gate, of h W_1</source>
        <translation>%1 con compuerta, de h W_1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>its number in the vocabulary</source>
        <translation>su número en el vocabulario</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Pesos de atención</translation>
    </message>
    <message>
        <source>a = softmax(q · k / √d) over the tokens that it may see</source>
        <translation>a = softmax(q · k / √d) sobre los tokens que puede ver</translation>
    </message>
    <message>
        <source>Most probable tokens</source>
        <translation>Tokens más probables</translation>
    </message>
    <message>
        <source>softmax of the logits</source>
        <translation>softmax de los logits</translation>
    </message>
    <message>
        <source>drop 1 piece</source>
        <translation>quitar 1 pieza</translation>
    </message>
    <message>
        <source>drop %1 pieces</source>
        <translation>quitar %1 piezas</translation>
    </message>
    <message>
        <source>end with the wanted size</source>
        <translation>terminar con el tamaño deseado</translation>
    </message>
    <message>
        <source>estimate probabilities</source>
        <translation>estimar probabilidades</translation>
    </message>
    <message>
        <source>estimate probabilities, 1 piece too rare</source>
        <translation>estimar probabilidades, 1 pieza demasiado rara</translation>
    </message>
    <message>
        <source>estimate probabilities, %1 pieces too rare</source>
        <translation>estimar probabilidades, %1 piezas demasiado raras</translation>
    </message>
    <message>
        <source>%1 zeroed</source>
        <translation>%1 puesta a cero</translation>
    </message>
    <message>
        <source>%1 set to its mean over this text</source>
        <translation>%1 fijada a su media sobre este texto</translation>
    </message>
    <message>
        <source>%1 at temperature %2</source>
        <translation>%1 a temperatura %2</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all channels</source>
        <translation>%1 atiende por igual a todos los canales</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all tokens</source>
        <translation>%1 atiende por igual a todos los tokens</translation>
    </message>
    <message>
        <source>%1 attends to the previous channel</source>
        <translation>%1 atiende al canal anterior</translation>
    </message>
    <message>
        <source>%1 attends to the previous token</source>
        <translation>%1 atiende al token anterior</translation>
    </message>
    <message>
        <source>%1 attends to the channel itself</source>
        <translation>%1 atiende al propio canal</translation>
    </message>
    <message>
        <source>%1 attends to the token itself</source>
        <translation>%1 atiende al propio token</translation>
    </message>
    <message>
        <source>%1 has 1 painted weight</source>
        <translation>%1 tiene 1 peso pintado</translation>
    </message>
    <message>
        <source>%1 has %2 painted weights</source>
        <translation>%1 tiene %2 pesos pintados</translation>
    </message>
    <message>
        <source>%1 without positions</source>
        <translation>%1 sin posiciones</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>todas las capas</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>todas las capas %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>%1 layer %2</source>
        <translation>%1 capa %2</translation>
    </message>
    <message>
        <source>intervention: %1</source>
        <translation>intervención: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>interventions: %1</source>
        <translation>intervenciones: %1</translation>
    </message>
    <message>
        <source>interventions: %1 and %2 more</source>
        <translation>intervenciones: %1 y %2 más</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>No losses: %1</source>
        <translation>Sin pérdidas: %1</translation>
    </message>
    <message>
        <source>The weights of %1 are those of %2.</source>
        <translation>Los pesos de %1 son los de %2.</translation>
    </message>
    <message>
        <source>“%1” has no token.</source>
        <translation>«%1» no tiene token.</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens; the mean of their embeddings is used.</source>
        <translation>«%1» son %2 tokens; se usa la media de sus embeddings.</translation>
    </message>
    <message>
        <source>“%1” is unknown to this model.</source>
        <translation>Este modelo no conoce «%1».</translation>
    </message>
    <message>
        <source>%1 tokens, mean of %2 random sequences</source>
        <translation>%1 tokens, media de %2 secuencias aleatorias</translation>
    </message>
    <message>
        <source>%1 random tokens repeated twice, mean of %2 random sequences</source>
        <translation>%1 tokens aleatorios repetidos dos veces, media de %2 secuencias aleatorias</translation>
    </message>
    <message>
        <source>%1, read by the decoder</source>
        <translation>%1, leídos por el decodificador</translation>
    </message>
    <message>
        <source>%1, read by the encoder</source>
        <translation>%1, leídos por el codificador</translation>
    </message>
    <message>
        <source>no loss of the first token, before which the model reads nothing</source>
        <translation>sin pérdida del primer token, antes del cual el modelo no lee nada</translation>
    </message>
    <message>
        <source>token %1 cannot be masked</source>
        <translation>el token %1 no se puede enmascarar</translation>
    </message>
    <message>
        <source>of which masked %1, replaced at random %2, kept %3</source>
        <translation>de ellos enmascarados %1, reemplazados al azar %2, conservados %3</translation>
    </message>
    <message>
        <source>seed %1: 1 token chosen, %2</source>
        <translation>semilla %1: 1 token elegido, %2</translation>
    </message>
    <message>
        <source>seed %1: %2 tokens chosen, %3</source>
        <translation>semilla %1: %2 tokens elegidos, %3</translation>
    </message>
    <message>
        <source>the model&apos;s answer: &quot;%1&quot;</source>
        <translation>respuesta del modelo: «%1»</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>Tras la capa %1</translation>
    </message>
    <message>
        <source>the first %1 tokens</source>
        <translation>los primeros %1 tokens</translation>
    </message>
    <message>
        <source>contrastive loss %1, by chance %2</source>
        <translation>pérdida contrastiva %1, por azar %2</translation>
    </message>
    <message>
        <source>no pair depends on another</source>
        <translation>ningún par depende de otro</translation>
    </message>
    <message>
        <source>loss of the images %1</source>
        <translation>pérdida de las imágenes %1</translation>
    </message>
    <message>
        <source>loss of the captions %1</source>
        <translation>pérdida de las descripciones %1</translation>
    </message>
    <message>
        <source>Contacts of chain %1 and attention of %2</source>
        <translation>Contactos de la cadena %1 y atención de %2</translation>
    </message>
    <message>
        <source>Experts of layer %1</source>
        <translation>Expertos de la capa %1</translation>
    </message>
    <message>
        <source>%1 over %2 checkpoints of %3</source>
        <translation>%1 a lo largo de %2 checkpoints de %3</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>Attention of typed vectors</source>
        <translation>Atención de vectores escritos</translation>
    </message>
    <message>
        <source>%1 in matrices</source>
        <translation>%1 en matrices</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Recurrencia, convolución y atención</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, %4</source>
        <translation>%1: paso %2 de %3, %4</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, layer %4, %5</source>
        <translation>%1: paso %2 de %3, capa %4, %5</translation>
    </message>
    <message>
        <source>Byte-pair encoding, step %1 of %2</source>
        <translation>Codificación por pares de bytes, paso %1 de %2</translation>
    </message>
    <message>
        <source>WordPiece, step %1 of %2</source>
        <translation>WordPiece, paso %1 de %2</translation>
    </message>
    <message>
        <source>Unigram, step %1 of %2</source>
        <translation>Unigram, paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Difference, %1 − A</source>
        <translation>Diferencia, %1 − A</translation>
    </message>
    <message>
        <source>queries %1 to %2 only</source>
        <translation>solo consultas %1 a %2</translation>
    </message>
    <message>
        <source>keys %1 to %2 only</source>
        <translation>solo claves %1 a %2</translation>
    </message>
    <message>
        <source>“%1” and all keys</source>
        <translation>«%1» y todas las claves</translation>
    </message>
    <message>
        <source>“%1” attends to “%2”</source>
        <translation>«%1» atiende a «%2»</translation>
    </message>
    <message>
        <source>Typed scores</source>
        <translation>Puntuaciones escritas</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Consultas aprendidas</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Consultas aprendidas a la imagen</translation>
    </message>
    <message>
        <source>expected encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self or a stage such as stage1 before the slash</source>
        <translation>se esperaba encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self o una etapa como stage1 antes de la barra</translation>
    </message>
    <message>
        <source>Learned queries have no order, so there is no previous query: choose another pattern.</source>
        <translation>Las consultas aprendidas no tienen orden, así que no hay una consulta anterior: elija otro patrón.</translation>
    </message>
    <message>
        <source>This model has no attention of the kind that an intervention names: encoder-decoders have encoder, decoder and cross, models of images and texts have vision and text, those with attending channels have channels, those with learned queries for a text have resampler and resampler-cross, and all others have self.</source>
        <translation>Este modelo no tiene atención del tipo que nombra una intervención: los codificadores-decodificadores tienen encoder, decoder y cross; los modelos de imágenes y textos, vision y text; los de canales que atienden, channels; los de consultas aprendidas para un texto, resampler y resampler-cross; todos los demás, self.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too small for the model&apos;s stages: its preprocessor_config.json should say a larger size.</source>
        <translation>Una imagen de %1 x %2 píxeles es demasiado pequeña para las etapas del modelo: su preprocessor_config.json debería indicar un tamaño mayor.</translation>
    </message>
    <message>
        <source>A Q-Former that reads the text too is not supported; found true.</source>
        <translation>No se admite un Q-Former que también lea el texto; se encontró true.</translation>
    </message>
    <message>
        <source>BLIP-2 is supported as Blip2ForConditionalGeneration only, which writes texts about images; found %1.</source>
        <translation>BLIP-2 solo se admite como Blip2ForConditionalGeneration, que escribe textos sobre imágenes; se encontró %1.</translation>
    </message>
    <message>
        <source>Expected at least the rows and columns of the last stage&apos;s patches, which are %1 and %2 of images of %3 x %4 pixels (preprocessor_config.json); found %5.</source>
        <translation>Se esperaban al menos las filas y columnas de los parches de la última etapa, que son %1 y %2 en imágenes de %3 x %4 píxeles (preprocessor_config.json); se encontró %5.</translation>
    </message>
    <message>
        <source>Expected the task %1 at the beginning of the text, found it behind &quot;%2&quot;.</source>
        <translation>Se esperaba la tarea %1 al principio del texto, pero está después de «%2».</translation>
    </message>
    <message>
        <source>Expected no text after the task %1, found &quot;%2&quot;.</source>
        <translation>No se esperaba texto después de la tarea %1, se encontró «%2».</translation>
    </message>
    <message>
        <source>Expected keys [heads, latent, size] and values [heads, size, latent] of the same heads and latents, found the shapes %1 and %2.</source>
        <translation>Se esperaban claves [cabezas, latente, tamaño] y valores [cabezas, tamaño, latente] de las mismas cabezas y los mismos latentes; las formas encontradas son %1 y %2.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing beside %2.</source>
        <translation>Falta el tensor «%1» junto a «%2».</translation>
    </message>
    <message>
        <source>Expected the sizes of a head&apos;s keys and values, and how many of the former turn.</source>
        <translation>Se esperaban los tamaños de las claves y los valores de una cabeza, y cuántos componentes de las claves giran.</translation>
    </message>
    <message>
        <source>Expected more than the %1 layers that predict tokens further ahead, found %2.</source>
        <translation>Se esperaban más que las %1 capas que predicen tokens posteriores; se encontraron %2.</translation>
    </message>
    <message>
        <source>Only the mixtures of experts of DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo and Qwen are supported.</source>
        <translation>Solo se admiten las mezclas de expertos de DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo y Qwen.</translation>
    </message>
    <message>
        <source>Expected as many key heads in each layer that attends, found %1 and %2.</source>
        <translation>Se esperaba el mismo número de cabezas de claves en cada capa con atención; se encontraron %1 y %2.</translation>
    </message>
    <message>
        <source>Expected a layer that attends, found none.</source>
        <translation>Se esperaba una capa con atención; no se encontró ninguna.</translation>
    </message>
    <message>
        <source>Expected the least rate and the largest, found another list.</source>
        <translation>Se esperaban la tasa menor y la mayor; se encontró otra lista.</translation>
    </message>
    <message>
        <source>Expected heads of %1 values that make mamba_expand * hidden_size, which is %2; found %3.</source>
        <translation>Se esperaban cabezas de %1 valores que sumen mamba_expand * hidden_size, es decir, %2; se encontraron %3.</translation>
    </message>
    <message>
        <source>Hidden state %1</source>
        <translation>Estado oculto %1</translation>
    </message>
    <message>
        <source>no ratio where the divisor is 0</source>
        <translation>sin cociente donde el divisor es 0</translation>
    </message>
    <message>
        <source>--neutral-prompt: expected %1 x %2 patches as with the text, found %3 x %4.</source>
        <translation>--neutral-prompt: se esperaban %1 x %2 parches como con el texto, se encontraron %3 x %4.</translation>
    </message>
    <message>
        <source>each patch&apos;s share of a token&apos;s attention to the image, divided by the mean of its shares over the text tokens that attend to the image (%1)</source>
        <translation>parte de cada parche en la atención de un token a la imagen, dividida entre la media de sus partes sobre los tokens de texto que atienden a la imagen (%1)</translation>
    </message>
    <message>
        <source>each weight divided by the one with the prompt &quot;%1&quot;: of the same token where both texts end with it, else of the prompt&apos;s last token</source>
        <translation>cada peso dividido entre el que hay con el prompt «%1»: el del mismo token donde ambos textos terminan con él; si no, el del último token del prompt</translation>
    </message>
    <message>
        <source>--image-weights: expected attention of text tokens to the patches of an image, which these heads do not have. Choose &quot;plain&quot;, or another --attention.</source>
        <translation>--image-weights: se esperaba atención de tokens de texto a los parches de una imagen, que estas cabezas no tienen. Elija «plain» u otra --attention.</translation>
    </message>
    <message>
        <source>--image-weights neutral: expected a model that reads another text, found imported attention, which is of one text. Open its model.</source>
        <translation>--image-weights neutral: se esperaba un modelo que lea otro texto, se encontró atención importada, que es de un solo texto. Abra su modelo.</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>media sobre todas las consultas</translation>
    </message>
    <message>
        <source>Masks of patches need attention over the patches or the tokens of an image; this run has none.</source>
        <translation>Las máscaras de parches necesitan atención sobre los parches o los tokens de una imagen; esta ejecución no la tiene.</translation>
    </message>
    <message>
        <source>cut from %1 to %2 tokens</source>
        <translation>recortado de %1 a %2 tokens</translation>
    </message>
    <message>
        <source>it has no embeddings of tokens to compare</source>
        <translation>no tiene embeddings de tokens que comparar</translation>
    </message>
    <message>
        <source>%1 cannot compare the tokens of two texts: open an encoder or a decoder of text, such as ColBERT, BERT or Llama.</source>
        <translation>%1 no puede comparar los tokens de dos textos: abra un codificador o un decodificador de texto, como ColBERT, BERT o Llama.</translation>
    </message>
    <message>
        <source>--document: expected the text that the query is compared with.</source>
        <translation>--document: se esperaba el texto con el que se compara la consulta.</translation>
    </message>
    <message>
        <source>text of the query: %1</source>
        <translation>texto de la consulta: %1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>documento: %1</translation>
    </message>
    <message>
        <source>Patch mask of %1</source>
        <translation>Máscara de parches de %1</translation>
    </message>
    <message>
        <source>Patch masks of layer %1</source>
        <translation>Máscaras de parches de la capa %1</translation>
    </message>
    <message>
        <source>score %1: sum of the largest cosine of each of %2 query tokens (outlined)</source>
        <translation>puntuación %1: suma del mayor coseno (con borde) de cada uno de los %2 tokens de la consulta</translation>
    </message>
    <message>
        <source>token embeddings of %1 numbers</source>
        <translation>embeddings de tokens de %1 números</translation>
    </message>
    <message>
        <source>last hidden states of %1 numbers: the model has no layer for late interaction</source>
        <translation>últimos estados ocultos de %1 números: el modelo no tiene capa de interacción tardía</translation>
    </message>
    <message>
        <source>1 token fills the query, compared like the others</source>
        <translation>1 token rellena la consulta y se compara como los demás</translation>
    </message>
    <message>
        <source>%1 tokens fill the query, compared like the others</source>
        <translation>%1 tokens rellenan la consulta y se comparan como los demás</translation>
    </message>
    <message>
        <source>document tokens in gray are not compared</source>
        <translation>los tokens del documento en gris no se comparan</translation>
    </message>
    <message>
        <source>Input of the layers</source>
        <translation>Entrada de las capas</translation>
    </message>
    <message>
        <source>Norm after attention</source>
        <translation>Normalización después de la atención</translation>
    </message>
    <message>
        <source>Norm after feed-forward</source>
        <translation>Normalización después de feed-forward</translation>
    </message>
    <message>
        <source>Expected one image, because this model reads one at a time; found %1.</source>
        <translation>Se esperaba una imagen, porque este modelo lee una cada vez; se encontraron %1.</translation>
    </message>
    <message>
        <source>Expected at most %1 images in a text, found %2.</source>
        <translation>Se esperaban como máximo %1 imágenes en un texto, se encontraron %2.</translation>
    </message>
    <message>
        <source>as many as the %1 images have</source>
        <translation>tantos como tienen las %1 imágenes</translation>
    </message>
    <message>
        <source>The text with its %1 images has %2 tokens, but %3 reads at most %4 tokens. Give fewer images, or shorten the text.</source>
        <translation>El texto con sus %1 imágenes tiene %2 tokens, pero %3 lee como máximo %4 tokens. Indique menos imágenes o acorte el texto.</translation>
    </message>
    <message>
        <source>Expected %1 in the text once for each image (%2), or not at all, so that the images stand in front; found %3.</source>
        <translation>Se esperaba %1 en el texto una vez por cada imagen (%2), o ninguna, para que las imágenes vayan delante; se encontraron %3.</translation>
    </message>
    <message>
        <source>%1 was recorded with %2 images, found %3: give --image once for each.</source>
        <translation>%1 se grabó con %2 imágenes, se encontraron %3: indique --image una vez por cada una.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: give --image once.</source>
        <translation>%1 lee una imagen cada vez, se encontraron %2: indique --image una sola vez.</translation>
    </message>
    <message>
        <source>The file holds the image encoder of a model. Open the GGUF file of its text model; this one is read with it where it lies beside it, or where --mmproj names it.</source>
        <translation>El archivo contiene el codificador de imágenes de un modelo. Abra el archivo GGUF de su modelo de texto; este se lee con él si está a su lado o si --mmproj lo indica.</translation>
    </message>
    <message>
        <source>Expected a GGUF file with a text model beside the file of an image encoder (mmproj), found a folder.</source>
        <translation>Se esperaba un archivo GGUF con un modelo de texto junto al archivo de un codificador de imágenes (mmproj), se encontró una carpeta.</translation>
    </message>
    <message>
        <source>Expected a file with an image encoder (clip), found a model of the type &quot;%1&quot;.</source>
        <translation>Se esperaba un archivo con un codificador de imágenes (clip), se encontró un modelo del tipo «%1».</translation>
    </message>
    <message>
        <source>The file holds no image encoder; those of sound are not supported.</source>
        <translation>El archivo no contiene ningún codificador de imágenes; los de sonido no se admiten.</translation>
    </message>
    <message>
        <source>The image encoder makes tokens of %1 values, and the text model %2 reads tokens of %3. Take the mmproj file that was published with this text model.</source>
        <translation>El codificador de imágenes produce tokens de %1 valores, y el modelo de texto %2 lee tokens de %3. Use el archivo mmproj publicado con este modelo de texto.</translation>
    </message>
    <message>
        <source>Expected a layer with key heads, found none.</source>
        <translation>Se esperaba una capa con cabezas de claves, no se encontró ninguna.</translation>
    </message>
    <message>
        <source>The metadata of the image encoder lacks this key.</source>
        <translation>A los metadatos del codificador de imágenes les falta esta clave.</translation>
    </message>
    <message>
        <source>Expected the token &quot;%1&quot;, by which an image stands in a text.</source>
        <translation>Se esperaba el token «%1», con el que una imagen figura en un texto.</translation>
    </message>
    <message>
        <source>The tensor is not one of an image encoder of the kind &quot;%1&quot;.</source>
        <translation>El tensor no es de un codificador de imágenes de la clase «%1».</translation>
    </message>
    <message>
        <source>Expected the shape [outputs, channels, side, side] and the same in &quot;%1&quot;, found the shapes %2 and %3.</source>
        <translation>Se esperaba la forma [salidas, canales, lado, lado] y la misma en «%1», se encontraron las formas %2 y %3.</translation>
    </message>
    <message>
        <source>Expected values below 0.</source>
        <translation>Se esperaban valores menores que 0.</translation>
    </message>
    <message>
        <source>Image encoders of the kind &quot;%1&quot; are not supported; supported kinds: %2.</source>
        <translation>Los codificadores de imágenes de la clase «%1» no se admiten; clases admitidas: %2.</translation>
    </message>
    <message>
        <source>An image encoder of the kind &quot;%1&quot; belongs to a text model of the type %2, found one of the type &quot;%3&quot;.</source>
        <translation>Un codificador de imágenes de la clase «%1» pertenece a un modelo de texto del tipo %2, se encontró uno del tipo «%3».</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows of patches, found %2.</source>
        <translation>Se esperaba un divisor de las %1 filas de parches, se encontró %2.</translation>
    </message>
    <message>
        <source>Expected one activation, found both clip.use_gelu and clip.use_silu.</source>
        <translation>Se esperaba una activación, se encontraron clip.use_gelu y clip.use_silu.</translation>
    </message>
    <message>
        <source>Expected a matrix of %1 columns, the width of the image encoder, found %2.</source>
        <translation>Se esperaba una matriz de %1 columnas, la anchura del codificador de imágenes, se encontró %2.</translation>
    </message>
    <message>
        <source>The metadata lacks the pairs that turn by time, row and column.</source>
        <translation>A los metadatos les faltan los pares que giran por tiempo, fila y columna.</translation>
    </message>
    <message>
        <source>Expected the number of a single layer, found %1.</source>
        <translation>Se esperaba el número de una sola capa, se encontraron %1.</translation>
    </message>
    <message>
        <source>Expected queries, keys and values of %1 groups and, in &quot;attn_gate&quot;, as many gates as values, of the same type; found the shapes %2 and %3.</source>
        <translation>Se esperaban consultas, claves y valores de %1 grupos y, en «attn_gate», tantas puertas como valores, del mismo tipo; se encontraron las formas %2 y %3.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image. If there is an image encoder for it, name its GGUF file with --mmproj.</source>
        <translation>%1 no lee imágenes: use --text en lugar de --image. Si tiene un codificador de imágenes, indique su archivo GGUF con --mmproj.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the system has no sound output.</source>
        <translation>No se puede reproducir el sonido: el sistema no tiene salida de sonido.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the sound output %1 reported an error.</source>
        <translation>No se puede reproducir el sonido: la salida de sonido %1 ha comunicado un error.</translation>
    </message>
    <message>
        <source>The sound cannot be played: this program was built without Qt Multimedia.</source>
        <translation>No se puede reproducir el sonido: este programa se compiló sin Qt Multimedia.</translation>
    </message>
    <message>
        <source>queries and keys in fp16</source>
        <translation>consultas y claves en fp16</translation>
    </message>
    <message>
        <source>The attention of a long text cannot be kept in a file (%1). Use a shorter text, or make room on the disk.</source>
        <translation>La atención de un texto largo no se puede conservar en un archivo (%1). Use un texto más corto o libere espacio en el disco.</translation>
    </message>
    <message>
        <source>The file that keeps the attention of this long text can no longer be read. Run the text again.</source>
        <translation>El archivo que conserva la atención de este texto largo ya no se puede leer. Ejecute el texto otra vez.</translation>
    </message>
    <message>
        <source>matrix products in %1</source>
        <translation>productos de matrices en %1</translation>
    </message>
    <message>
        <source>There is no precision &quot;%1&quot;; there are: %2.</source>
        <translation>No existe la precisión &quot;%1&quot;; hay: %2.</translation>
    </message>
    <message>
        <source>each cell joins %1 queries (mean) and %2 keys (sum); fewer queries and keys are shown one by one</source>
        <translation>cada celda reúne %1 consultas (media) y %2 claves (suma); menos consultas y claves se muestran una a una</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Todavía no.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2, found &quot;%1&quot;.</source>
        <translation>Se esperaba una cabeza como L2H2, se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Write an answer first.</source>
        <translation>Escriba primero una respuesta.</translation>
    </message>
    <message>
        <source>Compare your answer with the solution.</source>
        <translation>Compare su respuesta con la solución.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>cosine of image and caption</source>
        <translation>coseno de imagen y descripción</translation>
    </message>
    <message>
        <source>Sigmoid of each pair</source>
        <translation>Sigmoide de cada par</translation>
    </message>
    <message>
        <source>probability of a match</source>
        <translation>probabilidad de correspondencia</translation>
    </message>
    <message>
        <source>Softmax by row</source>
        <translation>Softmax por fila</translation>
    </message>
    <message>
        <source>probability of the caption</source>
        <translation>probabilidad de la descripción</translation>
    </message>
    <message>
        <source>Softmax by column</source>
        <translation>Softmax por columna</translation>
    </message>
    <message>
        <source>probability of the image</source>
        <translation>probabilidad de la imagen</translation>
    </message>
    <message>
        <source>residue</source>
        <translation>residuo</translation>
    </message>
    <message>
        <source>APC-corrected attention</source>
        <translation>atención con corrección APC</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>precision at L</source>
        <translation>precisión en L</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>share of the tokens</source>
        <translation>parte de los tokens</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>weight of the expert</source>
        <translation>peso del experto</translation>
    </message>
    <message>
        <source>keys to each side</source>
        <translation>claves a cada lado</translation>
    </message>
    <message>
        <source>step between keys</source>
        <translation>paso entre claves</translation>
    </message>
    <message>
        <source>chosen tokens</source>
        <translation>tokens elegidos</translation>
    </message>
    <message>
        <source>random blocks for each block</source>
        <translation>bloques aleatorios por bloque</translation>
    </message>
    <message>
        <source>projected keys</source>
        <translation>claves proyectadas</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>random features</source>
        <translation>características aleatorias</translation>
    </message>
    <message>
        <source>cosine of the hidden states of two tokens</source>
        <translation>coseno de los estados ocultos de dos tokens</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>cosine of the embeddings of two positions</source>
        <translation>coseno de los embeddings de dos posiciones</translation>
    </message>
    <message>
        <source>Pairs of neighbors</source>
        <translation>Pares de vecinos</translation>
    </message>
    <message>
        <source>the most frequent is merged next</source>
        <translation>el más frecuente se fusiona a continuación</translation>
    </message>
    <message>
        <source>Pieces and their loss</source>
        <translation>Piezas y su pérdida</translation>
    </message>
    <message>
        <source>what the text needs least is dropped</source>
        <translation>se quita lo que el texto menos necesita</translation>
    </message>
    <message>
        <source>tokens of the text</source>
        <translation>tokens del texto</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulario</translation>
    </message>
    <message>
        <source>pieces in use</source>
        <translation>piezas en uso</translation>
    </message>
    <message>
        <source>position: rotary turn</source>
        <translation>posición: rotación</translation>
    </message>
    <message>
        <source>position: slope × distance</source>
        <translation>posición: pendiente × distancia</translation>
    </message>
    <message>
        <source>position: distance bias</source>
        <translation>posición: sesgo por distancia</translation>
    </message>
    <message>
        <source>query with place of key</source>
        <translation>consulta con lugar de la clave</translation>
    </message>
    <message>
        <source>key with place of query</source>
        <translation>clave con lugar de la consulta</translation>
    </message>
    <message>
        <source>recorded bias</source>
        <translation>sesgo registrado</translation>
    </message>
    <message>
        <source>mean of A[q, q − (L − 1)], what followed the token the first time</source>
        <translation>media de A[q, q − (L − 1)]: lo que siguió al token la primera vez</translation>
    </message>
    <message>
        <source>mean of A[q, q − 1]</source>
        <translation>media de A[q, q − 1]</translation>
    </message>
    <message>
        <source>mean of A[q, q − L], the token itself the first time</source>
        <translation>media de A[q, q − L]: el propio token la primera vez</translation>
    </message>
    <message>
        <source>mean over all T queries of A[q, 0]</source>
        <translation>media de A[q, 0] sobre las T consultas</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], patches only</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], solo parches</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j un [SEP]</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ A[i, j], j the [CLS]</source>
        <translation>(1/n) Σᵢ A[i, j], j el [CLS]</translation>
    </message>
    <message>
        <source>(1/m) Σᵢ Σⱼ A[i, j], j of the image, i the m tokens that are not</source>
        <translation>(1/m) Σᵢ Σⱼ A[i, j], j de la imagen, i los m tokens que no lo son</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j un signo de puntuación</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolución</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>LSTM with additive attention</source>
        <translation>LSTM con atención aditiva</translation>
    </message>
    <message>
        <source>Fixed pattern: previous token</source>
        <translation>Patrón fijo: token anterior</translation>
    </message>
    <message>
        <source>Fixed pattern: uniform</source>
        <translation>Patrón fijo: uniforme</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>no definida</translation>
    </message>
    <message>
        <source>%1: precision %2 at L = %3, %4 at L/2, %5 at L/5; by chance %6.</source>
        <translation>%1: precisión %2 en L = %3, %4 en L/2, %5 en L/5; por azar %6.</translation>
    </message>
    <message>
        <source>Highest at L: %1.</source>
        <translation>Más altas en L: %1.</translation>
    </message>
    <message>
        <source>Above the diagonal: scores (below 0 drawn as 0). Below it: contacts of chain %1, Cα closer than %2 Å. Pairs fewer than %3 apart, or not in the structure, do not count.</source>
        <translation>Sobre la diagonal: puntuaciones (por debajo de 0 dibujadas como 0). Debajo: contactos de la cadena %1, Cα a menos de %2 Å. No cuentan los pares a menos de %3 posiciones ni los que no están en la estructura.</translation>
    </message>
    <message>
        <source>%1 and contacts</source>
        <translation>%1 y contactos</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
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
        <translation>demasiado pequeño para etiquetas</translation>
    </message>
    <message>
        <source>every %1 token labeled</source>
        <translation>uno de cada %1 tokens etiquetado</translation>
    </message>
    <message>
        <source>every %1 row and every %2 column labeled</source>
        <translation>una de cada %1 filas y una de cada %2 columnas etiquetadas</translation>
    </message>
    <message>
        <source>every %1 row labeled</source>
        <translation>una de cada %1 filas etiquetada</translation>
    </message>
    <message>
        <source>every %1 column labeled</source>
        <translation>una de cada %1 columnas etiquetada</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>enmascarado</translation>
    </message>
    <message>
        <source>attention weight, logarithmic scale</source>
        <translation>peso de atención, escala logarítmica</translation>
    </message>
    <message>
        <source>rank of the attention weight within its row</source>
        <translation>rango del peso de atención en su fila</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>peso de atención</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Capa %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Chosen together</source>
        <translation>Elegidos juntos</translation>
    </message>
    <message>
        <source>(start)</source>
        <translation>(inicio)</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>Loss of training</source>
        <translation>Pérdida del entrenamiento</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sobre: %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>Steps on a logarithmic axis</source>
        <translation>Pasos en un eje logarítmico</translation>
    </message>
    <message>
        <source>Named: the %1 of %2 heads with the largest values</source>
        <translation>Con nombre: las %1 de %2 cabezas con los mayores valores</translation>
    </message>
    <message>
        <source>two dimensions show %1 % of the distances between heads</source>
        <translation>dos dimensiones muestran el %1 % de las distancias entre cabezas</translation>
    </message>
    <message>
        <source>compared over %1 of %2 rows</source>
        <translation>comparadas en %1 de %2 filas</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>capa 0</translation>
    </message>
    <message>
        <source>mean of %1 texts</source>
        <translation>media de %1 textos</translation>
    </message>
    <message>
        <source>share of the head&apos;s largest weight</source>
        <translation>parte del mayor peso de la cabeza</translation>
    </message>
    <message>
        <source>layer · one mark per head, with its deviation over the texts; line: mean</source>
        <translation>capa · una marca por cabeza, con su desviación entre los textos; línea: media</translation>
    </message>
    <message>
        <source>layer · one mark per head, line: mean</source>
        <translation>capa · una marca por cabeza, línea: media</translation>
    </message>
    <message>
        <source>mean of the layer</source>
        <translation>media de la capa</translation>
    </message>
    <message>
        <source>head with its deviation</source>
        <translation>cabeza con su desviación</translation>
    </message>
    <message>
        <source>With a cache of keys and values</source>
        <translation>Con caché de claves y valores</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>Sin caché</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 veces</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>with a cache</source>
        <translation>con caché</translation>
    </message>
    <message>
        <source>tokens through the layers</source>
        <translation>tokens a través de las capas</translation>
    </message>
    <message>
        <source>pairs of query and key, per head</source>
        <translation>pares consulta-clave por cabeza</translation>
    </message>
    <message>
        <source>Filled: passes through the layers; pale: its keys and values are kept from a step before</source>
        <translation>Rellenos: pasan por las capas; pálidos: sus claves y valores se conservan de un paso anterior</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>every token attends to every token</source>
        <translation>cada token atiende a cada token</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>each token attends to itself and to earlier tokens</source>
        <translation>cada token atiende a sí mismo y a los tokens anteriores</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>1 neighbor on each side</source>
        <translation>1 vecino a cada lado</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbors on each side</source>
        <translation>
            <numerusform>%n vecino a cada lado</numerusform>
            <numerusform>%n vecinos a cada lado</numerusform>
        </translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatada</translation>
    </message>
    <message>
        <source>1 token on each side, %1 apart</source>
        <translation>1 token a cada lado, a distancia %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on each side, %1 apart</source>
        <translation>
            <numerusform>%n token a cada lado, a distancia %1</numerusform>
            <numerusform>%n tokens a cada lado, a distancia %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Global and local</source>
        <translation>Global y local</translation>
    </message>
    <message>
        <source>local, and %1 global</source>
        <translation>local, y %1 global</translation>
    </message>
    <message>
        <source>Block-sparse</source>
        <translation>Dispersa por bloques</translation>
    </message>
    <message>
        <source>blocks of %1: near, first, last</source>
        <translation>bloques de %1: cercanos, primero, último</translation>
    </message>
    <message>
        <source>%1 of %2 pairs, %3 %</source>
        <translation>%1 de %2 pares, %3 %</translation>
    </message>
    <message>
        <source>%1 tokens; a row is a query, a column a key; colored: the query may attend to the key</source>
        <translation>%1 tokens; una fila es una consulta, una columna una clave; en color: la consulta puede atender a la clave</translation>
    </message>
    <message>
        <source>one layer: windows</source>
        <translation>una capa: ventanas</translation>
    </message>
    <message>
        <source>the next: shifted by %1</source>
        <translation>la siguiente: desplazadas %1</translation>
    </message>
    <message>
        <source>pairs in windows of %1 × %1: at most %2; of all patches: %3</source>
        <translation>pares en ventanas de %1 × %1: como máximo %2; de todos los parches: %3</translation>
    </message>
    <message>
        <source>%1 × %1 patches of an image; dark: patches that the marked one attends to (Liu et al. 2021)</source>
        <translation>%1 × %1 parches de una imagen; oscuros: parches a los que atiende el marcado (Liu et al. 2021)</translation>
    </message>
    <message>
        <source>Recurrent network</source>
        <translation>Red recurrente</translation>
    </message>
    <message>
        <source>x1 reaches h%1 in %1 steps, one by one</source>
        <translation>x1 llega a h%1 en %1 pasos, uno tras otro</translation>
    </message>
    <message>
        <source>x1 reaches z%1 in one step</source>
        <translation>x1 llega a z%1 en un paso</translation>
    </message>
    <message>
        <source>operations per layer</source>
        <translation>operaciones por capa</translation>
    </message>
    <message>
        <source>sequential steps</source>
        <translation>pasos secuenciales</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>camino más largo</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>recurrente</translation>
    </message>
    <message>
        <source>attention: weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>attention: projections</source>
        <translation>proyecciones</translation>
    </message>
    <message>
        <source>n tokens, d numbers per token; table after Vaswani et al. 2017, table 1</source>
        <translation>n tokens, d números por token; tabla según Vaswani et al. 2017, tabla 1</translation>
    </message>
    <message>
        <source>learned numbers: %1</source>
        <translation>números aprendidos: %1</translation>
    </message>
    <message>
        <source>not always 0: %1 of %2</source>
        <translation>no siempre 0: %1 de %2</translation>
    </message>
    <message>
        <source>Dense layer</source>
        <translation>Capa densa</translation>
    </message>
    <message>
        <source>every number from every number</source>
        <translation>cada número a partir de cada número</translation>
    </message>
    <message>
        <source>(N D)², for one N only</source>
        <translation>(N D)², solo para un N</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>one W_V for every token</source>
        <translation>un W_V para cada token</translation>
    </message>
    <message>
        <source>D², for any N</source>
        <translation>D², para cualquier N</translation>
    </message>
    <message>
        <source>one weight for a pair of tokens</source>
        <translation>un peso por par de tokens</translation>
    </message>
    <message>
        <source>N² weights, from the input</source>
        <translation>N² pesos, de la entrada</translation>
    </message>
    <message>
        <source>N = %1 tokens of D = %2 numbers; same shade: same number; frames: tokens</source>
        <translation>N = %1 tokens de D = %2 números; mismo tono: mismo número; marcos: tokens</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimensión %1</translation>
    </message>
    <message>
        <source>position →</source>
        <translation>posición →</translation>
    </message>
    <message>
        <source>read from the open model, %1</source>
        <translation>leído del modelo abierto, %1</translation>
    </message>
    <message>
        <source>dimension of the vector: sines, then cosines</source>
        <translation>dimensión del vector: senos, luego cosenos</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>sin and cos of position / 10,000^(2i / %1) (Vaswani et al. 2017); the paper alternates sines and cosines</source>
        <translation>sin y cos de posición / 10.000^(2i / %1) (Vaswani et al. 2017); el artículo alterna senos y cosenos</translation>
    </message>
    <message>
        <source>dimension of the vector</source>
        <translation>dimensión del vector</translation>
    </message>
    <message>
        <source>cosine of the vectors of two positions</source>
        <translation>coseno de los vectores de dos posiciones</translation>
    </message>
    <message>
        <source>tokens back</source>
        <translation>tokens atrás</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>adelante</translation>
    </message>
    <message>
        <source>bias that is added to the score</source>
        <translation>sesgo que se suma a la puntuación</translation>
    </message>
    <message>
        <source>weights if all keys fit equally well</source>
        <translation>pesos con claves equivalentes</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1° per token</source>
        <translation>%1° por token</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of a head&apos;s query and key, as the open model turns them (Su et al. 2021)</source>
        <translation>%1 de los %2 pares de la consulta y la clave de una cabeza, como los gira el modelo abierto (Su et al. 2021)</translation>
    </message>
    <message>
        <source>read from the first layer of the open model</source>
        <translation>leído de la primera capa del modelo abierto</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atención cruzada</translation>
    </message>
    <message>
        <source>to what the encoder read</source>
        <translation>a lo que leyó el codificador</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>each token on its own</source>
        <translation>cada token por separado</translation>
    </message>
    <message>
        <source>to the next layer</source>
        <translation>a la capa siguiente</translation>
    </message>
    <message>
        <source>a vector for each patch</source>
        <translation>un vector por parche</translation>
    </message>
    <message>
        <source>a vector of %1 numbers for each token</source>
        <translation>un vector de %1 números por token</translation>
    </message>
    <message>
        <source>within windows</source>
        <translation>dentro de ventanas</translation>
    </message>
    <message>
        <source>%1 heads of %2 numbers</source>
        <translation>%1 cabezas de %2 números</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parámetros</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>consultas, claves, valores</translation>
    </message>
    <message>
        <source>for global tokens</source>
        <translation>para tokens globales</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>proyección de salida</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>atención cruzada</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>normalizaciones</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>todas las capas</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 capa</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n capa</numerusform>
            <numerusform>%n capas</numerusform>
        </translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>embedding de tokens</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>embedding de posiciones</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>%1 query heads, %2 key and value heads</source>
        <translation>%1 cabezas de consulta, %2 de clave y valor</translation>
    </message>
    <message>
        <source>%1 numbers a head; computed %2 times</source>
        <translation>%1 números por cabeza; calculado %2 veces</translation>
    </message>
    <message>
        <source>the first %1 of %2 query heads</source>
        <translation>las primeras %1 de %2 cabezas de consulta</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atención</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>Operations of a run, key/value cache</source>
        <translation>Operaciones de una ejecución, caché de claves y valores</translation>
    </message>
    <message>
        <source>%1; parameters counted from its tensors</source>
        <translation>%1; parámetros contados de sus tensores</translation>
    </message>
    <message>
        <source>Operations: additions and multiplications of matrix products, with logits of one token. Weights: products with weights; attention: Q Kᵀ and A V, masked pairs included. Cache: fp32.</source>
        <translation>Operaciones: sumas y multiplicaciones de productos de matrices, con los logits de un token. Pesos: productos con pesos; atención: Q Kᵀ y A V, pares enmascarados incluidos. Caché: fp32.</translation>
    </message>
    <message>
        <source>Measured: median of three runs on this machine, without capturing.</source>
        <translation>Medido: mediana de tres ejecuciones en esta máquina, sin captura.</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Una capa</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>El modelo entero</translation>
    </message>
    <message>
        <source>in place of “%1”, if the layers above a row were left out</source>
        <translation>en lugar de «%1», si se omitieran las capas por encima de una fila</translation>
    </message>
    <message>
        <source>after “%1”, if the layers above a row were left out</source>
        <translation>después de «%1», si se omitieran las capas por encima de una fila</translation>
    </message>
    <message>
        <source>Exact weights A</source>
        <translation>Pesos exactos A</translation>
    </message>
    <message>
        <source>Approximated A&apos;</source>
        <translation>Aproximados A&apos;</translation>
    </message>
    <message>
        <source>Difference A&apos; − A</source>
        <translation>Diferencia A&apos; − A</translation>
    </message>
    <message>
        <source>from %1 to %2; rows are queries</source>
        <translation>de %1 a %2; las filas son consultas</translation>
    </message>
    <message>
        <source>Relative error of the weights (Frobenius norm): %1</source>
        <translation>Error relativo de los pesos (norma de Frobenius): %1</translation>
    </message>
    <message>
        <source>Relative error of the output A V: %1</source>
        <translation>Error relativo de la salida A V: %1</translation>
    </message>
    <message>
        <source>Mean over the rows of the sum of |a&apos; − a|: %1</source>
        <translation>Media sobre las filas de la suma de |a&apos; − a|: %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>No size: features are the vectors&apos; own numbers</source>
        <translation>Sin tamaño: las características son los números de los vectores</translation>
    </message>
    <message>
        <source>Relative error against %1</source>
        <translation>Error relativo frente a: %1</translation>
    </message>
    <message>
        <source>Receptive field: tokens that reach a query</source>
        <translation>Campo receptivo: tokens que llegan a una consulta</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 capas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exactos</translation>
    </message>
    <message>
        <source>approximated</source>
        <translation>aproximados</translation>
    </message>
    <message>
        <source>Multiplications against tokens (logarithms)</source>
        <translation>Multiplicaciones frente a tokens (logaritmos)</translation>
    </message>
    <message>
        <source>queries %1 to %2 of %3 are drawn</source>
        <translation>se dibujan las consultas %1 a %2 de %3</translation>
    </message>
    <message>
        <source>keys %1 to %2 of %3 are drawn</source>
        <translation>se dibujan las claves %1 a %2 de %3</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each matrix&apos;s largest; outlined: the query in orange, the key in blue</source>
        <translation>azul bajo 0, naranja sobre 0, según el mayor de cada matriz; con contorno: la consulta en naranja, la clave en azul</translation>
    </message>
    <message>
        <source>typed vectors</source>
        <translation>vectores escritos</translation>
    </message>
    <message>
        <source>what the head reads</source>
        <translation>lo que lee la cabeza</translation>
    </message>
    <message>
        <source>the other text</source>
        <translation>el otro texto</translation>
    </message>
    <message>
        <source>typed weights</source>
        <translation>pesos escritos</translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation>softmax de cada fila</translation>
    </message>
    <message>
        <source>weights × values</source>
        <translation>pesos × valores</translation>
    </message>
    <message>
        <source>A V of all heads</source>
        <translation>A V de todas las cabezas</translation>
    </message>
    <message>
        <source>%1 heads side by side</source>
        <translation>%1 cabezas lado a lado</translation>
    </message>
    <message>
        <source>outlined: rows of this head</source>
        <translation>con contorno: filas de esta cabeza</translation>
    </message>
    <message>
        <source>what attention adds</source>
        <translation>lo que suma la atención</translation>
    </message>
    <message>
        <source>what attention adds, with + b</source>
        <translation>lo que suma la atención, con + b</translation>
    </message>
    <message>
        <source>Input X</source>
        <translation>Entrada X</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Consultas, claves y valores</translation>
    </message>
    <message>
        <source>Scores S</source>
        <translation>Puntuaciones S</translation>
    </message>
    <message>
        <source>Weights A</source>
        <translation>Pesos A</translation>
    </message>
    <message>
        <source>Weighted values A V</source>
        <translation>Valores ponderados A V</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>Cabezas lado a lado</translation>
    </message>
    <message>
        <source>Output projection W_O</source>
        <translation>Proyección de salida W_O</translation>
    </message>
    <message>
        <source>A row for each of %1 tokens, %2 numbers a row.</source>
        <translation>Una fila por cada uno de los %1 tokens, %2 números por fila.</translation>
    </message>
    <message>
        <source>Query in focus: %1. Key in focus: %2.</source>
        <translation>Consulta en foco: %1. Clave en foco: %2.</translation>
    </message>
    <message>
        <source>No projections: Q, K and V are the inputs themselves.</source>
        <translation>Sin proyecciones: Q, K y V son las propias entradas.</translation>
    </message>
    <message>
        <source>Every token uses the same W_Q, W_K and W_V.</source>
        <translation>Todos los tokens usan las mismas W_Q, W_K y W_V.</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 have %3 numbers, v has %4.</source>
        <translation>q de %1 y k de %2 tienen %3 números, v tiene %4.</translation>
    </message>
    <message>
        <source>The weights are typed: there are no scores.</source>
        <translation>Los pesos están escritos: no hay puntuaciones.</translation>
    </message>
    <message>
        <source>S[%1, %2] is masked: −∞.</source>
        <translation>S[%1, %2] está enmascarado: −∞.</translation>
    </message>
    <message>
        <source>with the terms that this model adds: %1</source>
        <translation>con los términos que suma este modelo: %1</translation>
    </message>
    <message>
        <source>The row of %1 sums to %2, the column of %3 to %4.</source>
        <translation>La fila de %1 suma %2, la columna de %3 suma %4.</translation>
    </message>
    <message>
        <source>Row of %1: Σ weight × v over all keys.</source>
        <translation>Fila de %1: Σ peso × v sobre todas las claves.</translation>
    </message>
    <message>
        <source>Of %1: %2 × v, where v = [%3 …].</source>
        <translation>De %1: %2 × v, con v = [%3 …].</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers = %3 numbers for each token.</source>
        <translation>%1 cabezas × %2 números = %3 números por token.</translation>
    </message>
    <message>
        <source>The columns of this head are outlined.</source>
        <translation>Las columnas de esta cabeza llevan contorno.</translation>
    </message>
    <message>
        <source>[A V of all heads] W_O = Σ over heads A V W_O(head)</source>
        <translation>[A V de todas las cabezas] W_O = Σ sobre las cabezas A V W_O(cabeza)</translation>
    </message>
    <message>
        <source>Largest difference of the two here: %1</source>
        <translation>Mayor diferencia de las dos aquí: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Parameters of all %1 heads</source>
        <translation>Parámetros de las %1 cabezas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>together</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>escrita</translation>
    </message>
    <message>
        <source>%1 other keys: %2</source>
        <translation>otras %1 claves: %2</translation>
    </message>
    <message>
        <source>(%1 + bias)</source>
        <translation>(%1 + sesgo)</translation>
    </message>
    <message>
        <source>row: weight that changes, column: score that grows</source>
        <translation>fila: peso que cambia; columna: puntuación que crece</translation>
    </message>
    <message>
        <source>colors end at ±0.25</source>
        <translation>los colores acaban en ±0.25</translation>
    </message>
    <message>
        <source>Entropy %1 nats = %2 bits, at most ln %3 = %4; as many as %5 equal keys.</source>
        <translation>Entropía %1 nats = %2 bits, como máximo ln %3 = %4; tanta como con %5 claves iguales.</translation>
    </message>
    <message>
        <source>Largest weight %1. Largest derivative %2, of at most 0.25.</source>
        <translation>Mayor peso %1. Mayor derivada %2, de 0.25 como máximo.</translation>
    </message>
    <message>
        <source>mark: weight with the usual divisor %1 at temperature 1</source>
        <translation>marca: peso con el divisor habitual %1 a temperatura 1</translation>
    </message>
    <message>
        <source>Saturated: a change of the scores changes hardly any weight, and gradients vanish.</source>
        <translation>Saturada: un cambio de las puntuaciones apenas cambia los pesos, y los gradientes se anulan.</translation>
    </message>
    <message>
        <source>Nearly saturated: gradients are small.</source>
        <translation>Casi saturada: los gradientes son pequeños.</translation>
    </message>
    <message>
        <source>Not saturated: weights follow the scores.</source>
        <translation>No saturada: los pesos siguen a las puntuaciones.</translation>
    </message>
    <message>
        <source>an intervention has set the weights; this is the softmax of the scores</source>
        <translation>una intervención ha fijado los pesos; esta es la softmax de las puntuaciones</translation>
    </message>
    <message>
        <source>1 softmax</source>
        <translation>1 softmax</translation>
    </message>
    <message numerus="yes">
        <source>%n softmaxes</source>
        <translation>
            <numerusform>%n softmax</numerusform>
            <numerusform>%n softmax</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>follows</source>
        <translation>sigue</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>sum %1 nats over %2</source>
        <translation>suma %1 nats sobre %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>perplejidad %1</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>%1 parameters; %2 of held-out questions answered</source>
        <translation>%1 parámetros; %2 de las preguntas reservadas respondidas</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, no %2</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>exactly 0: not seen</source>
        <translation>exactamente 0: no visto</translation>
    </message>
    <message>
        <source>area: attention weight</source>
        <translation>área: peso de atención</translation>
    </message>
    <message>
        <source>Right answers against the distance to the pair, in tokens (%1 held-out rows)</source>
        <translation>Respuestas correctas frente a la distancia al par, en tokens (%1 filas reservadas)</translation>
    </message>
    <message>
        <source>Rows are questions, columns the tokens that are replaced</source>
        <translation>Las filas son preguntas; las columnas, los tokens que se reemplazan</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>bytes, where a character has no piece</source>
        <translation>bytes, donde un carácter no tiene pieza</translation>
    </message>
    <message>
        <source>unknown: no piece spells this</source>
        <translation>desconocido: ninguna pieza lo escribe</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>fusión %1</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>coincidencia más larga</translation>
    </message>
    <message>
        <source>longest match, after %1 longer ones</source>
        <translation>coincidencia más larga, tras %1 más largas</translation>
    </message>
    <message>
        <source>best, sum %1</source>
        <translation>la mejor, suma %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>suma %1</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>una pieza</translation>
    </message>
    <message>
        <source>added token, id %1</source>
        <translation>token añadido, id %1</translation>
    </message>
    <message>
        <source>ids %1</source>
        <translation>ids %1</translation>
    </message>
    <message>
        <source>pieces that fit, the best path first</source>
        <translation>piezas que encajan, la mejor ruta primero</translation>
    </message>
    <message>
        <source>steps not available</source>
        <translation>pasos no disponibles</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Token %1, %2: step %3 of %4</source>
        <translation>Token %1, %2: paso %3 de %4</translation>
    </message>
    <message>
        <source>%1, layer %2, attention</source>
        <translation>%1, capa %2, atención</translation>
    </message>
    <message>
        <source>%1, layer %2, feed-forward</source>
        <translation>%1, capa %2, feed-forward</translation>
    </message>
    <message>
        <source>id of %1</source>
        <translation>id de %1</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers</source>
        <translation>%1 cabezas × %2 números</translation>
    </message>
    <message>
        <source>%1 numbers, length %2</source>
        <translation>%1 números, longitud %2</translation>
    </message>
    <message>
        <source>colors end at ±%1</source>
        <translation>los colores acaban en ±%1</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers</source>
        <translation>celdas: los primeros %1 números</translation>
    </message>
    <message>
        <source>the first %1 heads</source>
        <translation>las primeras %1 cabezas</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>cada fila suma 1</translation>
    </message>
    <message>
        <source>the last %1 of %2 tokens</source>
        <translation>los últimos %1 de %2 tokens</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>embeddings</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1: the same vectors but for rounding.</source>
        <translation>Mayor diferencia tras la última capa: %1: los mismos vectores salvo redondeo.</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1.</source>
        <translation>Mayor diferencia tras la última capa: %1.</translation>
    </message>
    <message>
        <source>cell: cosine of the word&apos;s two vectors; Δ: largest difference of two of their numbers</source>
        <translation>celda: coseno de los dos vectores de la palabra; Δ: mayor diferencia de dos de sus números</translation>
    </message>
    <message>
        <source>words matched in any order</source>
        <translation>palabras emparejadas en cualquier orden</translation>
    </message>
    <message>
        <source>words matched in the order of the texts</source>
        <translation>palabras emparejadas en el orden de los textos</translation>
    </message>
    <message>
        <source>the first %1 of %2 tokens</source>
        <translation>los primeros %1 de %2 tokens</translation>
    </message>
    <message>
        <source>%1 of %2 states</source>
        <translation>%1 de %2 estados</translation>
    </message>
    <message>
        <source>tokens without a counterpart are left out: %1</source>
        <translation>se omiten los tokens sin equivalente: %1</translation>
    </message>
    <message>
        <source>“%1” is token %2 and %3: the same id, so the same row of E, number for number.</source>
        <translation>«%1» es el token %2 y %3: el mismo id, así que la misma fila de E, número a número.</translation>
    </message>
    <message>
        <source>One-hot × E = X: each token picks the row of its id</source>
        <translation>One-hot × E = X: cada token elige la fila de su id</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>one-hot, %1 wide</source>
        <translation>one-hot, %1 de ancho</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>one-hot</translation>
    </message>
    <message>
        <source>first numbers</source>
        <translation>primeros números</translation>
    </message>
    <message>
        <source>Dot product and cosine of u = %1 and v = %2</source>
        <translation>Producto escalar y coseno de u = %1 y v = %2</translation>
    </message>
    <message>
        <source>u · v = %1: the sum of the %2 products u v</source>
        <translation>u · v = %1: la suma de los %2 productos u v</translation>
    </message>
    <message>
        <source>lengths: |u| = %1, |v| = %2</source>
        <translation>longitudes: |u| = %1, |v| = %2</translation>
    </message>
    <message>
        <source>cosine = u · v / (|u| |v|) = %1</source>
        <translation>coseno = u · v / (|u| |v|) = %1</translation>
    </message>
    <message>
        <source>Nearest rows of E: %1</source>
        <translation>Filas de E más cercanas: %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2 of %3</source>
        <translation>tokens %1 a %2 de %3</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers of each vector</source>
        <translation>celdas: los primeros %1 números de cada vector</translation>
    </message>
    <message>
        <source>Words of the text in pieces</source>
        <translation>Palabras del texto en piezas</translation>
    </message>
    <message>
        <source>%1 tokens, %2 different pieces</source>
        <translation>%1 tokens, %2 piezas distintas</translation>
    </message>
    <message>
        <source>and %1 more words</source>
        <translation>y %1 palabras más</translation>
    </message>
    <message>
        <source>each word is one piece</source>
        <translation>cada palabra es una pieza</translation>
    </message>
    <message>
        <source>and %1 more pieces</source>
        <translation>y %1 piezas más</translation>
    </message>
    <message>
        <source>and %1 more pairs</source>
        <translation>y %1 pares más</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>en su lugar</translation>
    </message>
    <message>
        <source>Against the steps</source>
        <translation>Según los pasos</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>antes del primer paso</translation>
    </message>
    <message>
        <source>step %1 of %2: %3; %4 pieces are known</source>
        <translation>paso %1 de %2: %3; se conocen %4 piezas</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>difference of attention weights</source>
        <translation>diferencia de los pesos de atención</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sin equivalente</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN (no es un número)</translation>
    </message>
    <message>
        <source>each pixel shows the largest weight under it</source>
        <translation>cada píxel muestra el mayor peso bajo él</translation>
    </message>
    <message>
        <source>every token labeled</source>
        <translation>todos los tokens etiquetados</translation>
    </message>
    <message>
        <source>predicted class: %1 (%2)</source>
        <translation>clase predicha: %1 (%2)</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>media sobre todas las consultas</translation>
    </message>
    <message>
        <source>query: patch %1 (row, column)</source>
        <translation>consulta: parche %1 (fila, columna)</translation>
    </message>
    <message>
        <source>query: %1</source>
        <translation>consulta: %1</translation>
    </message>
    <message>
        <source>left: the tiles side by side; right: the image as a whole</source>
        <translation>izquierda: los mosaicos lado a lado; derecha: la imagen entera</translation>
    </message>
    <message>
        <source>each query&apos;s strongest key</source>
        <translation>la clave más fuerte de cada consulta</translation>
    </message>
    <message numerus="yes">
        <source>each query&apos;s %n strongest keys</source>
        <translation>
            <numerusform>la %n clave más fuerte de cada consulta</numerusform>
            <numerusform>las %n claves más fuertes de cada consulta</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of at least %1</source>
        <translation>pesos de al menos %1</translation>
    </message>
    <message>
        <source>the strongest %1 of %2 links</source>
        <translation>los %1 enlaces más fuertes de %2</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>consulta «%1»</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>clave «%1»</translation>
    </message>
    <message>
        <source>above: to earlier tokens, below: to later tokens</source>
        <translation>arriba: a tokens anteriores, abajo: a tokens posteriores</translation>
    </message>
    <message>
        <source>weight (logarithmic)</source>
        <translation>peso (logarítmico)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>rank from query “%1”</source>
        <translation>rango desde la consulta «%1»</translation>
    </message>
    <message>
        <source>weight from query “%1”</source>
        <translation>peso desde la consulta «%1»</translation>
    </message>
    <message>
        <source>q of %1 times k of every key</source>
        <translation>q de %1 por k de cada clave</translation>
    </message>
    <message>
        <source>q · k = Σ q × k over %1 dimensions; the strongest keys first</source>
        <translation>q · k = Σ q × k sobre %1 dimensiones; las claves más fuertes primero</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by the largest product, %1</source>
        <translation>azul bajo 0, naranja sobre 0, según el mayor producto, %1</translation>
    </message>
    <message>
        <source>q × k by dimension</source>
        <translation>q × k por dimensión</translation>
    </message>
    <message>
        <source>largest: dimension, product</source>
        <translation>mayores: dimensión, producto</translation>
    </message>
    <message>
        <source>1  Compare query and key</source>
        <translation>1  Comparar consulta y clave</translation>
    </message>
    <message>
        <source>q of %1, k of %2, %3 numbers each</source>
        <translation>q de %1, k de %2, %3 números cada uno</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each row&apos;s largest</source>
        <translation>azul bajo 0, naranja sobre 0, según el mayor de cada fila</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>longitud %1</translation>
    </message>
    <message>
        <source>2  Compute the score</source>
        <translation>2  Calcular la puntuación</translation>
    </message>
    <message>
        <source>content without turn</source>
        <translation>contenido sin rotación</translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenido</translation>
    </message>
    <message>
        <source>mask: not allowed</source>
        <translation>máscara: no permitido</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale) + position</source>
        <translation>puntuación = cap(q · k × escala) + posición</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale)</source>
        <translation>puntuación = cap(q · k × escala)</translation>
    </message>
    <message>
        <source>score = q · k / √d + position</source>
        <translation>puntuación = q · k / √d + posición</translation>
    </message>
    <message>
        <source>score = q · k / √d</source>
        <translation>puntuación = q · k / √d</translation>
    </message>
    <message>
        <source>score = q · k × scale + position</source>
        <translation>puntuación = q · k × escala + posición</translation>
    </message>
    <message>
        <source>score = q · k × scale</source>
        <translation>puntuación = q · k × escala</translation>
    </message>
    <message>
        <source>scale 1/√%1</source>
        <translation>escala 1/√%1</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>soft cap at ±%1</source>
        <translation>límite suave en ±%1</translation>
    </message>
    <message>
        <source>3  Softmax over the keys</source>
        <translation>3  Softmax sobre las claves</translation>
    </message>
    <message>
        <source>an intervention has set these weights</source>
        <translation>una intervención ha fijado estos pesos</translation>
    </message>
    <message>
        <source>weight = exp(score − %1) / %2</source>
        <translation>peso = exp(puntuación − %1) / %2</translation>
    </message>
    <message>
        <source>sink, to no key: %1</source>
        <translation>sumidero, a ninguna clave: %1</translation>
    </message>
    <message>
        <source>4  Pass on the value</source>
        <translation>4  Transmitir el valor</translation>
    </message>
    <message>
        <source>output of %1 = Σ weight × v, over all keys</source>
        <translation>salida de %1 = Σ peso × v, sobre todas las claves</translation>
    </message>
    <message>
        <source>weight × v</source>
        <translation>peso × v</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>‖weight × W_O v‖ = %1, %2 of the row&apos;s sum</source>
        <translation>‖peso × W_O v‖ = %1, %2 de la suma de la fila</translation>
    </message>
    <message>
        <source>Similarity of tokens by layer</source>
        <translation>Similitud de tokens por capa</translation>
    </message>
    <message>
        <source>from %1 evenly spaced queries of %2</source>
        <translation>de %1 consultas de %2, espaciadas por igual</translation>
    </message>
    <message>
        <source>Layer and cost of %1</source>
        <translation>Capa y costo de %1</translation>
    </message>
    <message>
        <source>Image-to-text encoder-decoder</source>
        <translation>Codificador-decodificador de imagen a texto</translation>
    </message>
    <message>
        <source>imported attention</source>
        <translation>atención importada</translation>
    </message>
    <message>
        <source>captured queries and keys</source>
        <translation>consultas y claves capturadas</translation>
    </message>
    <message>
        <source>%1 image encoder with registers</source>
        <translation>Codificador de imágenes %1 con registros</translation>
    </message>
    <message>
        <source>%1 mixture-of-experts decoder</source>
        <translation>Decodificador %1 con mezcla de expertos</translation>
    </message>
    <message>
        <source>%1 image and text encoder</source>
        <translation>Codificador de imagen y texto %1</translation>
    </message>
    <message>
        <source>%1 image and text decoder</source>
        <translation>Decodificador de imagen y texto %1</translation>
    </message>
    <message>
        <source>%1 pixel transformer</source>
        <translation>Transformador de píxeles %1</translation>
    </message>
    <message>
        <source>%1 encoder-decoder</source>
        <translation>Codificador-decodificador %1</translation>
    </message>
    <message>
        <source>%1 object detector</source>
        <translation>Detector de objetos %1</translation>
    </message>
    <message>
        <source>%1 speech encoder</source>
        <translation>Codificador de voz %1</translation>
    </message>
    <message>
        <source>%1 image encoder</source>
        <translation>Codificador de imágenes %1</translation>
    </message>
    <message>
        <source>%1 audio encoder</source>
        <translation>Codificador de audio %1</translation>
    </message>
    <message>
        <source>%1 captioner</source>
        <translation>Descriptor de imágenes %1</translation>
    </message>
    <message>
        <source>%1 encoder</source>
        <translation>Codificador %1</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>Decodificador %1</translation>
    </message>
    <message>
        <source>decoder layer 0</source>
        <translation>capa 0 del decodificador</translation>
    </message>
    <message>
        <source>stage 0, layer 0</source>
        <translation>etapa 0, capa 0</translation>
    </message>
    <message>
        <source>%1 image and text encoder-decoder</source>
        <translation>Codificador-decodificador de imagen y texto %1</translation>
    </message>
    <message>
        <source>Lagoon (teal to pale yellow)</source>
        <translation>Laguna (verde azulado a amarillo pálido)</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Grises</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Azules</translation>
    </message>
    <message>
        <source>Difference (blue to orange)</source>
        <translation>Diferencia (azul a naranja)</translation>
    </message>
    <message>
        <source>times the mean share over the text tokens</source>
        <translation>veces la parte media sobre los tokens de texto</translation>
    </message>
    <message>
        <source>times the weight with the neutral prompt</source>
        <translation>veces el peso con el prompt neutro</translation>
    </message>
    <message>
        <source>rank of the ratio within its row</source>
        <translation>rango del cociente en su fila</translation>
    </message>
    <message>
        <source>query token</source>
        <translation>token de la consulta</translation>
    </message>
    <message>
        <source>document token</source>
        <translation>token del documento</translation>
    </message>
    <message>
        <source>cosine of token embeddings</source>
        <translation>coseno de los embeddings de tokens</translation>
    </message>
    <message>
        <source>patches that hold %1 of the attention to patches</source>
        <translation>parches que reúnen el %1 de la atención a parches</translation>
    </message>
    <message>
        <source>a patch of several heads has the color of the one with the largest share there</source>
        <translation>un parche de varias cabezas tiene el color de la que más atención le presta</translation>
    </message>
    <message>
        <source>1 of %1 patches holds %2</source>
        <translation>1 de %1 parches reúne el %2</translation>
    </message>
    <message>
        <source>%1 of %2 patches hold %3</source>
        <translation>%1 de %2 parches reúnen el %3</translation>
    </message>
    <message>
        <source>%1 of the attention is on patches</source>
        <translation>el %1 de la atención está en parches</translation>
    </message>
    <message>
        <source>largest at the prompt&apos;s token “%1”</source>
        <translation>mayor en el token «%1» del prompt</translation>
    </message>
    <message>
        <source>Best patches of all tokens</source>
        <translation>Mejores parches de todos los tokens</translation>
    </message>
    <message>
        <source>%1 image and text retriever</source>
        <translation>Buscador de imagen y texto %1</translation>
    </message>
    <message>
        <source>norm(z) = z / root of the mean square, then gain: root %1</source>
        <translation>norm(z) = z / raíz de la media de los cuadrados, después la ganancia: raíz %1</translation>
    </message>
    <message>
        <source>norm(z) = (z − mean) / deviation, then gain and bias: mean %1, deviation %2</source>
        <translation>norm(z) = (z − media) / desviación, después ganancia y sesgo: media %1, desviación %2</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>imagen %1</translation>
    </message>
    <message>
        <source>every %1 cell labeled</source>
        <translation>una de cada %1 celdas etiquetada</translation>
    </message>
    <message>
        <source>every cell labeled</source>
        <translation>todas las celdas etiquetadas</translation>
    </message>
    <message>
        <source>drawn here in cells of %1 × %2 tokens</source>
        <translation>dibujado aquí en celdas de %1 × %2 tokens</translation>
    </message>
    <message>
        <source>drawn here token by token</source>
        <translation>dibujado aquí token a token</translation>
    </message>
</context>
<context>
    <name>FigureChoices</name>
    <message>
        <source>As shown</source>
        <translation>Como se muestra</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Cabezas por métrica</translation>
    </message>
    <message>
        <source>This figure cannot be saved as a web page: it has no heads to choose from. Choose another format.</source>
        <translation>Esta figura no se puede guardar como página web: no tiene cabezas entre las que elegir. Elija otro formato.</translation>
    </message>
    <message>
        <source>This figure has no description. Save it as PDF, SVG, PNG or TikZ instead.</source>
        <translation>Esta figura no tiene descripción. Guárdela como PDF, SVG, PNG o TikZ.</translation>
    </message>
    <message>
        <source>No metric is chosen. Choose one.</source>
        <translation>No se ha elegido ninguna métrica. Elija una.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>Expected a number or a formula such as 12 * 13 / 2, found &quot;%1&quot;: %2.</source>
        <translation>Se esperaba un número o una fórmula como 12 * 13 / 2, se encontró &quot;%1&quot;: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 characters</source>
        <translation>tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>its value is not finite</source>
        <translation>su valor no es finito</translation>
    </message>
</context>
<context>
    <name>HeadLabel</name>
    <message>
        <source>Previous token</source>
        <translation>Token anterior</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token siguiente</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>A sí mismo</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Primer token (sumidero)</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Signos de puntuación</translation>
    </message>
    <message>
        <source>Same token elsewhere</source>
        <translation>Mismo token en otro lugar</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Token duplicado</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Inducción</translation>
    </message>
    <message>
        <source>Same sentence</source>
        <translation>Misma oración</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>Posicional</translation>
    </message>
    <message>
        <source>Broad</source>
        <translation>Amplia</translation>
    </message>
    <message>
        <source>Local in the image</source>
        <translation>Local en la imagen</translation>
    </message>
    <message>
        <source>Global in the image</source>
        <translation>Global en la imagen</translation>
    </message>
</context>
<context>
    <name>HeadTest</name>
    <message>
        <source>Induction</source>
        <translation>Inducción</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token anterior</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Token duplicado</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Sumidero</translation>
    </message>
</context>
<context>
    <name>Illustration</name>
    <message>
        <source>Sinusoidal positions</source>
        <translation>Posiciones sinusoidales</translation>
    </message>
    <message>
        <source>Position embeddings</source>
        <translation>Embeddings de posición</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similitud de posiciones</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Posiciones rotatorias</translation>
    </message>
    <message>
        <source>Distance bias</source>
        <translation>Sesgo por distancia</translation>
    </message>
    <message>
        <source>Which query may attend to which key</source>
        <translation>Qué consulta puede atender a qué clave</translation>
    </message>
    <message>
        <source>Windows and shifted windows</source>
        <translation>Ventanas y ventanas desplazadas</translation>
    </message>
    <message>
        <source>Values and attention against a dense layer</source>
        <translation>Valores y atención frente a una capa densa</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Una capa</translation>
    </message>
    <message>
        <source>Recurrent network and attention</source>
        <translation>Red recurrente y atención</translation>
    </message>
    <message>
        <source>Cache of keys and values</source>
        <translation>Caché de claves y valores</translation>
    </message>
</context>
<context>
    <name>Lesson a-head-is-born</name>
    <message>
        <source>A head is born</source>
        <translation>Nace una cabeza</translation>
    </message>
    <message>
        <source>The checkpoints of a small decoder, while a previous-token head and an induction head form.</source>
        <translation>Los checkpoints de un decodificador pequeño mientras se forman una cabeza de token anterior y una cabeza de inducción.</translation>
    </message>
    <message>
        <source>A folder of checkpoints</source>
        <translation>Una carpeta de checkpoints</translation>
    </message>
    <message>
        <source>This small decoder learned rows of random words that repeat: `key fox owl … key fox owl …`. The only way to know a word is to find where the word before it stood earlier. Its weights were kept at eleven of its 1,000 steps: **checkpoints**.</source>
        <translation>Este decodificador pequeño aprendió filas de palabras aleatorias que se repiten: `key fox owl … key fox owl …`. La única forma de saber una palabra es encontrar dónde apareció antes la palabra que la precede. Sus pesos se guardaron en once de sus 1&#xa0;000 pasos: los **checkpoints**.</translation>
    </message>
    <message>
        <source>The slider above the figure opens each of them. The page *Training* shows a measure of every head over the steps, and below it the loss. This is step 0: before training, induction is 0.03 in every head.</source>
        <translation>El control deslizante situado sobre la figura abre cada uno de ellos. La página *Entrenamiento* muestra una medida de cada cabeza a lo largo de los pasos y, debajo, la pérdida. Este es el paso 0: antes del entrenamiento, la inducción es 0.03 en todas las cabezas.</translation>
    </message>
    <message>
        <source>Move the slider with the arrow keys, and watch the heat map.</source>
        <translation>Mueva el control deslizante con las teclas de flecha y observe el mapa de calor.</translation>
    </message>
    <message>
        <source>Nothing to see for 200 steps</source>
        <translation>Nada que ver durante 200 pasos</translation>
    </message>
    <message>
        <source>The loss falls from 3.56 to 3.18, but no head copies: induction is at most 0.03, as at the start. ln 32 is 3.47, the loss of a guess among the 32 words.</source>
        <translation>La pérdida baja de 3.56 a 3.18, pero ninguna cabeza copia: la inducción es como máximo 0.03, igual que al principio. ln 32 es 3.47, la pérdida de elegir al azar entre las 32 palabras.</translation>
    </message>
    <message>
        <source>The previous token instead</source>
        <translation>El token anterior en su lugar</translation>
    </message>
    <message>
        <source>Two heads at once</source>
        <translation>Dos cabezas a la vez</translation>
    </message>
    <message>
        <source>Between step 225 and step 300 both kinds of heads appear together. In layer 0 a **previous-token head**: L0H0 goes from 0.04 to 0.42. In layer 1 an **induction head**: L1H1 goes from 0.00 to 0.61. The loss falls steeply in the same steps, to 1.88.</source>
        <translation>Entre el paso 225 y el paso 300 aparecen juntos los dos tipos de cabezas. En la capa 0, una **cabeza de token anterior**: L0H0 pasa de 0.04 a 0.42. En la capa 1, una **cabeza de inducción**: L1H1 pasa de 0.00 a 0.61. La pérdida cae bruscamente en los mismos pasos, hasta 1.88.</translation>
    </message>
    <message>
        <source>Neither was prescribed: the only loss is that of the next word. That rows repeat makes copying pay.</source>
        <translation>Ninguna de las dos estaba prescrita: la única pérdida es la de la palabra siguiente. Como las filas se repiten, copiar resulta rentable.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>El token anterior</translation>
    </message>
    <message>
        <source>One needs the other</source>
        <translation>Una necesita a la otra</translation>
    </message>
    <message>
        <source>An induction head finds the word that *followed* the same word before. Layer 0 has to tell each word which one stood before it. Without layer 0&apos;s heads, the last word of this text costs 2.66 instead of 0.07.</source>
        <translation>Una cabeza de inducción encuentra la palabra que antes *siguió* a la misma palabra. La capa 0 tiene que indicar a cada palabra cuál la precede. Sin las cabezas de la capa 0, la última palabra de este texto cuesta 2.66 en lugar de 0.07.</translation>
    </message>
    <message>
        <source>With its heads again</source>
        <translation>Otra vez con sus cabezas</translation>
    </message>
    <message>
        <source>Without warm-up</source>
        <translation>Sin calentamiento</translation>
    </message>
    <message>
        <source>Training usually begins with a small learning rate that rises: **warm-up**. The same run without it is the model *induction-decoder-no-warm-up*. Here it made no difference that matters: the loss ends at 1.30 instead of 1.32, and an induction head appears as well. One seed of one tiny model tells no more than that.</source>
        <translation>El entrenamiento suele empezar con una tasa de aprendizaje pequeña que aumenta: el **calentamiento** (warm-up). La misma ejecución sin él es el modelo *induction-decoder-no-warm-up*. Aquí no supuso ninguna diferencia importante: la pérdida termina en 1.30 en lugar de 1.32, y también aparece una cabeza de inducción. Una sola semilla de un solo modelo diminuto no dice más que eso.</translation>
    </message>
    <message>
        <source>Model &gt; Train a small model… trains one on a text of your own, while you watch its heads.</source>
        <translation>Modelo &gt; Entrenar un modelo pequeño… entrena uno con un texto propio mientras se observan sus cabezas.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>What a measure over the steps can tell.</source>
        <translation>Lo que puede decir una medida a lo largo de los pasos.</translation>
    </message>
    <message>
        <source>A model guesses among {n} words that are equally frequent. What is its loss?</source>
        <translation>Un modelo elige al azar entre {n} palabras igual de frecuentes. ¿Cuál es su pérdida?</translation>
    </message>
    <message>
        <source>-ln(1/{n}) = ln {n} = {ln(n)}.</source>
        <translation>-ln(1/{n}) = ln {n} = {ln(n)}.</translation>
    </message>
    <message>
        <source>Which head must be there before induction can work in this model?</source>
        <translation>¿Qué cabeza debe existir para que la inducción pueda funcionar en este modelo?</translation>
    </message>
    <message>
        <source>A previous-token head in layer 0</source>
        <translation>Una cabeza de token anterior en la capa 0</translation>
    </message>
    <message>
        <source>A head in layer 1 that attends to itself</source>
        <translation>Una cabeza de la capa 1 que atiende al propio token</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>The induction head looks for words that follow the same word, which layer 0 writes into them.</source>
        <translation>La cabeza de inducción busca palabras que siguen a la misma palabra, información que la capa 0 escribe en ellas.</translation>
    </message>
    <message>
        <source>Both runs use **Adam**, which divides each step by the size of the last gradients. In its first steps it has seen few of them and may step too far: that is what warm-up is for.</source>
        <translation>Ambas ejecuciones usan **Adam**, que divide cada paso por el tamaño de los últimos gradientes. En sus primeros pasos ha visto pocos y puede ir demasiado lejos: para eso sirve el calentamiento.</translation>
    </message>
    <message>
        <source>The learning rate rises evenly from 0 to {r} ten-thousandths in {w} steps. How many ten-thousandths is it at step {s}?</source>
        <translation>La tasa de aprendizaje sube de forma uniforme de 0 a {r} diezmilésimas en {w} pasos. ¿Cuántas diezmilésimas es en el paso {s}?</translation>
    </message>
    <message>
        <source>{r} · {s} / {w} = {r*s/w}.</source>
        <translation>{r} · {s} / {w} = {r*s/w}.</translation>
    </message>
    <message>
        <source>Plain **SGD** subtracts the gradient times the learning rate, one rate for all weights; with **momentum** it subtracts a sum of the gradients so far, in which older ones count less. *Model &gt; Train a small model…* trains with each of them.</source>
        <translation>El **SGD** simple resta el gradiente multiplicado por la tasa de aprendizaje, una tasa para todos los pesos; con **momento** resta una suma de los gradientes hasta ahora, en la que los más antiguos cuentan menos. *Modelo &gt; Entrenar un modelo pequeño…* entrena con cada uno de ellos.</translation>
    </message>
</context>
<context>
    <name>Lesson approximations</name>
    <message>
        <source>Less than all weights</source>
        <translation>Menos que todos los pesos</translation>
    </message>
    <message>
        <source>Sparse, low-rank and kernel attention computed of a real head, with their error and their cost.</source>
        <translation>Atención dispersa, de rango bajo y con kernel calculada a partir de una cabeza real, con su error y su costo.</translation>
    </message>
    <message>
        <source>What can be left out?</source>
        <translation>¿Qué se puede omitir?</translation>
    </message>
    <message>
        <source>n tokens have n² weights. The page *Approximations* shows those of the open head, something cheaper that is made of the same queries, keys and values, and the difference.</source>
        <translation>n tokens tienen n² pesos. La página *Aproximaciones* muestra los de la cabeza abierta, algo más barato que se construye con las mismas consultas, claves y valores, y la diferencia.</translation>
    </message>
    <message>
        <source>A window of 4 tokens to each side</source>
        <translation>Una ventana de 4 tokens a cada lado</translation>
    </message>
    <message>
        <source>A window of 8</source>
        <translation>Una ventana de 8</translation>
    </message>
    <message>
        <source>Receptive fields</source>
        <translation>Campos receptivos</translation>
    </message>
    <message>
        <source>In a decoder a token sees only what stands before it. With a **causal local** window of 2 the last token sees 3 tokens; a layer further each of these has seen 3, so it reaches 5 of them, then 7, then 9.</source>
        <translation>En un decodificador, un token solo ve lo que está antes de él. Con una ventana **local causal** de 2, el último token ve 3 tokens; una capa más allá, cada uno de estos ha visto 3, de modo que alcanza 5, luego 7, luego 9.</translation>
    </message>
    <message>
        <source>**Causal dilated** attention leaves gaps, and reaches farther with as many weights. With steps of 3 the last token reaches 7 tokens after two layers, those 3, 6, 9, … places back, and never the ones between: layers with different steps have to take turns.</source>
        <translation>La atención **dilatada causal** deja huecos y llega más lejos con el mismo número de pesos. Con pasos de 3, el último token alcanza 7 tokens después de dos capas, los que están 3, 6, 9, … posiciones atrás, y nunca los intermedios: hay que alternar capas con pasos distintos.</translation>
    </message>
    <message>
        <source>Dilated: every third token</source>
        <translation>Dilatada: un token de cada tres</translation>
    </message>
    <message>
        <source>Chosen tokens and random blocks</source>
        <translation>Tokens elegidos y bloques aleatorios</translation>
    </message>
    <message>
        <source>A few **chosen** tokens see all and are seen by all; in an encoder two layers then connect every pair. **Random blocks** do the same by chance: each block of queries sees its own block, the first one and some at random.</source>
        <translation>Unos pocos tokens **elegidos** ven todos los demás y todos los ven; en un codificador, dos capas conectan así todos los pares. Los **bloques aleatorios** hacen lo mismo por azar: cada bloque de consultas ve su propio bloque, el primero y algunos al azar.</translation>
    </message>
    <message>
        <source>Random blocks</source>
        <translation>Bloques aleatorios</translation>
    </message>
    <message>
        <source>Other blocks</source>
        <translation>Otros bloques</translation>
    </message>
    <message>
        <source>Low rank</source>
        <translation>Rango bajo</translation>
    </message>
    <message>
        <source>A matrix of rank k is a product of an n × k and a k × n matrix. The best one of each rank follows from the singular values: no other of that rank is closer.</source>
        <translation>Una matriz de rango k es el producto de una matriz n × k y otra k × n. La mejor de cada rango se obtiene de los valores singulares: ninguna otra de ese rango está más cerca.</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Rango 1</translation>
    </message>
    <message>
        <source>Linformer: keys and values projected at random</source>
        <translation>Linformer: claves y valores proyectados al azar</translation>
    </message>
    <message>
        <source>Linformer learns its projection</source>
        <translation>Linformer aprende su proyección</translation>
    </message>
    <message>
        <source>A Linformer is trained with its projection. An approximation that a model was not trained with has to be measured, not hoped for.</source>
        <translation>Un Linformer se entrena con su proyección. Una aproximación con la que un modelo no se entrenó hay que medirla, no darla por buena.</translation>
    </message>
    <message>
        <source>Another random projection</source>
        <translation>Otra proyección aleatoria</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>If the weight is a product of features, g(q) · g(k), then keys and values can be summed once for all queries: the cost grows with n.</source>
        <translation>Si el peso es un producto de características, g(q) · g(k), las claves y los valores se pueden sumar una sola vez para todas las consultas: el costo crece con n.</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>Atención lineal</translation>
    </message>
    <message>
        <source>256 random features</source>
        <translation>256 características aleatorias</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Reach and cost.</source>
        <translation>Alcance y costo.</translation>
    </message>
    <message>
        <source>A causal window reaches {w} tokens back. How many tokens, itself included, has a token seen after {l} layers?</source>
        <translation>Una ventana causal alcanza {w} tokens hacia atrás. ¿Cuántos tokens, incluido él mismo, ha visto un token después de {l} capas?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} tokens further back: {w} · {l} + 1 = {w*l+1}.</source>
        <translation>Cada capa alcanza {w} tokens más atrás: {w} · {l} + 1 = {w*l+1}.</translation>
    </message>
    <message>
        <source>Exact attention multiplies n² times 2d numbers, a kernel of d features n times 2d². With d = {d}, from how many tokens on is the kernel cheaper?</source>
        <translation>La atención exacta multiplica n² veces 2d números; un kernel de d características, n veces 2d². Con d = {d}, ¿a partir de cuántos tokens es más barato el kernel?</translation>
    </message>
    <message>
        <source>n² · 2d = n · 2d² at n = d = {d}; beyond that the square is larger.</source>
        <translation>n² · 2d = n · 2d² en n = d = {d}; más allá, el cuadrado es mayor.</translation>
    </message>
    <message>
        <source>What is the rank of a matrix whose rows are all equal?</source>
        <translation>¿Cuál es el rango de una matriz cuyas filas son todas iguales?</translation>
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
        <translation>Es una columna de unos por una fila: rango 1.</translation>
    </message>
    <message>
        <source>The error is measured: the length of the difference, all weights taken as one vector, divided by the length of the exact weights. 0 is exact; 1 is as far away as no weights at all. *it* finds *animal* 8 tokens back: windows of 2 and 4 leave errors of 1.35 and 0.98, a window of 8 leaves 0.41.</source>
        <translation>El error se mide: es la longitud de la diferencia, con todos los pesos tomados como un solo vector, dividida por la longitud de los pesos exactos. 0 es exacto; 1 está tan lejos como no tener ningún peso. *it* encuentra *animal* 8 tokens atrás: las ventanas de 2 y 4 dejan errores de 1.35 y 0.98; una ventana de 8 deja 0.41.</translation>
    </message>
    <message>
        <source>This head puts nearly all its weight on the first token, which is chosen: the error is 0.005.</source>
        <translation>Esta cabeza pone casi todo su peso en el primer token, que es uno de los elegidos: el error es 0.005.</translation>
    </message>
    <message>
        <source>Rank 4 leaves an error of 0.199 here. The chart shows the error against the rank. Finding it needs all weights first, so it saves nothing; it says what is possible.</source>
        <translation>El rango 4 deja aquí un error de 0.199. El gráfico muestra el error en función del rango. Para encontrarla hacen falta antes todos los pesos, así que no ahorra nada; indica lo que es posible.</translation>
    </message>
    <message>
        <source>Linformer projects keys and values from n to k rows before they are compared, which costs n·k instead of n². Here the projection is random, and this head was trained without one: its error is 2.13, worse than no weights at all.</source>
        <translation>Linformer proyecta las claves y los valores de n a k filas antes de compararlos, lo que cuesta n·k en lugar de n². Aquí la proyección es aleatoria y esta cabeza se entrenó sin ninguna: su error es 2.13, peor que no tener ningún peso.</translation>
    </message>
    <message>
        <source>**Performer** draws random features whose products have the mean exp(q · k). **Linear attention** takes elu(x) + 1, which is another weight altogether: smooth where a softmax is sharp. This head is sharp, and 64 random features leave an error of 0.82.</source>
        <translation>**Performer** extrae características aleatorias cuyos productos tienen media exp(q · k). La **atención lineal** toma elu(x) + 1, que es un peso totalmente distinto: suave donde una softmax es aguda. Esta cabeza es aguda, y 64 características aleatorias dejan un error de 0.82.</translation>
    </message>
    <message>
        <source>Which keys take part can also follow from the queries and keys themselves: **Reformer** compares only those with the same hash, the **Routing Transformer** those of the same cluster.</source>
        <translation>Qué claves participan también puede deducirse de las propias consultas y claves: **Reformer** compara solo las que tienen el mismo hash; el **Routing Transformer**, las del mismo grupo.</translation>
    </message>
    <message>
        <source>*Memory-compressed* attention shortens keys and values by a convolution over neighbors instead.</source>
        <translation>La atención *memory-compressed* acorta en cambio claves y valores con una convolución sobre vecinos.</translation>
    </message>
</context>
<context>
    <name>Lesson cost</name>
    <message>
        <source>Parameters and cost</source>
        <translation>Parámetros y costo</translation>
    </message>
    <message>
        <source>Where the parameters of a model are, what a run over n tokens computes, and what a cache keeps.</source>
        <translation>Dónde están los parámetros de un modelo, qué calcula una ejecución con n tokens y qué guarda una caché.</translation>
    </message>
    <message>
        <source>The parameters of this model</source>
        <translation>Los parámetros de este modelo</translation>
    </message>
    <message>
        <source>The page *Layer and cost* counts the parameters of the open model from its tensors: one layer, all layers, and the tables of tokens and positions.</source>
        <translation>La página *Capa y costo* cuenta los parámetros del modelo abierto a partir de sus tensores: una capa, todas las capas y las tablas de tokens y posiciones.</translation>
    </message>
    <message>
        <source>Attention with its four projections has a third of a layer, the feed-forward network two thirds. Neither depends on the number of tokens.</source>
        <translation>La atención, con sus cuatro proyecciones, tiene un tercio de una capa; la red feed-forward, dos tercios. Ninguna de las dos depende del número de tokens.</translation>
    </message>
    <message>
        <source>An encoder-decoder: its decoder layer has cross-attention too</source>
        <translation>Un codificador-decodificador: su capa de decodificador tiene también atención cruzada</translation>
    </message>
    <message>
        <source>A model with stages</source>
        <translation>Un modelo con etapas</translation>
    </message>
    <message>
        <source>More heads, the same parameters</source>
        <translation>Más cabezas, los mismos parámetros</translation>
    </message>
    <message>
        <source>The heads share the size of the vectors: 128 numbers are 4 heads of 32. With 8 heads of 16 the projections would have the same 128 × 128 numbers each.</source>
        <translation>Las cabezas se reparten el tamaño de los vectores: 128 números son 4 cabezas de 32. Con 8 cabezas de 16, cada proyección tendría los mismos 128 × 128 números.</translation>
    </message>
    <message>
        <source>Sizes of queries and keys must be equal, because they are multiplied with each other. The size of the values is free; it is chosen so that all heads side by side have the size of the input.</source>
        <translation>Los tamaños de consultas y claves deben ser iguales, porque se multiplican entre sí. El tamaño de los valores es libre; se elige de modo que todas las cabezas juntas tengan el tamaño de la entrada.</translation>
    </message>
    <message>
        <source>Which number of heads gives 64 numbers a head?</source>
        <translation>¿Qué número de cabezas da 64 números por cabeza?</translation>
    </message>
    <message>
        <source>Operations: n and n²</source>
        <translation>Operaciones: n y n²</translation>
    </message>
    <message>
        <source>Each token passes every matrix once: about two operations for each weight of the layers, so that this column grows with n. Q K^T and A V take n² pairs of tokens: four times as many for twice the text.</source>
        <translation>Cada token pasa una vez por cada matriz: unas dos operaciones por cada peso de las capas, de modo que esta columna crece con n. Q K^T y A V toman n² pares de tokens: cuatro veces más para un texto el doble de largo.</translation>
    </message>
    <message>
        <source>In a short text nearly all work is in the matrices of weights; in a long one the pairs catch up. The column *share* says how far.</source>
        <translation>En un texto corto, casi todo el trabajo está en las matrices de pesos; en uno largo, los pares las alcanzan. La columna *share* (proporción) indica hasta qué punto.</translation>
    </message>
    <message>
        <source>At which n is the share of attention 50 % in a layer with d = 128 and a feed-forward network four times as wide? Weights: 24 n d². Pairs: 4 n² d.</source>
        <translation>¿Con qué n es del 50 % la parte de la atención en una capa con d = 128 y una red feed-forward cuatro veces más ancha? Pesos: 24 n d². Pares: 4 n² d.</translation>
    </message>
    <message>
        <source>The cache of keys and values</source>
        <translation>La caché de claves y valores</translation>
    </message>
    <message>
        <source>Who writes token after token keeps the keys and values of all earlier tokens, so that nothing is computed twice. The cache grows by the same number of bytes with each token.</source>
        <translation>Quien escribe un token tras otro conserva las claves y los valores de todos los tokens anteriores, para no calcular nada dos veces. La caché crece el mismo número de bytes con cada token.</translation>
    </message>
    <message>
        <source>With *grouped heads* several query heads read one key head. The drawing above the table shows which; the cache is smaller by the size of the groups.</source>
        <translation>Con *cabezas agrupadas*, varias cabezas de consulta leen una misma cabeza de clave. El dibujo situado sobre la tabla muestra cuáles; la caché se reduce tantas veces como el tamaño de los grupos.</translation>
    </message>
    <message>
        <source>How many bytes does one more token cost here?</source>
        <translation>¿Cuántos bytes cuesta aquí un token más?</translation>
    </message>
    <message>
        <source>Models too large to open</source>
        <translation>Modelos demasiado grandes para abrirlos</translation>
    </message>
    <message>
        <source>A `config.json` says what the tensors would be. The button *Open config.json…* shows the layer of any such file, and `headlight model FOLDER` prints the numbers.</source>
        <translation>Un archivo `config.json` dice cómo serían los tensores. El botón *Abrir config.json…* muestra la capa de cualquier archivo de este tipo, y `headlight model FOLDER` imprime los números.</translation>
    </message>
    <message>
        <source>GPT-3 keeps how many bytes for one token? 96 layers, keys and values of 12,288 numbers, 4 bytes each.</source>
        <translation>¿Cuántos bytes guarda GPT-3 por token? 96 capas, claves y valores de 12&#xa0;288 números, 4 bytes cada uno.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Sizes, parameters and operations.</source>
        <translation>Tamaños, parámetros y operaciones.</translation>
    </message>
    <message>
        <source>Vectors have {h*s} components, and attention has {h} heads that share them. How many components has a query of one head?</source>
        <translation>Los vectores tienen {h*s} componentes, y la atención tiene {h} cabezas que se los reparten. ¿Cuántos componentes tiene una consulta de una cabeza?</translation>
    </message>
    <message>
        <source>The heads share the components: {h*s} / {h} = {s}.</source>
        <translation>Las cabezas se reparten los componentes: {h*s} / {h} = {s}.</translation>
    </message>
    <message>
        <source>A model has {l} layers of 12 d² weights each, with d = {d}. How many weights have its layers?</source>
        <translation>Un modelo tiene {l} capas de 12 d² pesos cada una, con d = {d}. ¿Cuántos pesos tienen sus capas?</translation>
    </message>
    <message>
        <source>12 · {l} · {d}² = {12*l*d*d}.</source>
        <translation>12 · {l} · {d}² = {12*l*d*d}.</translation>
    </message>
    <message>
        <source>A run over {n} tokens multiplies queries with keys in {h} heads of {s} components. How many multiplications are that?</source>
        <translation>Una ejecución con {n} tokens multiplica consultas por claves en {h} cabezas de {s} componentes. ¿Cuántas multiplicaciones son?</translation>
    </message>
    <message>
        <source>Each of {n}² pairs takes {s} multiplications in each head: {n*n*h*s}.</source>
        <translation>Cada uno de los {n}² pares requiere {s} multiplicaciones en cada cabeza: {n*n*h*s}.</translation>
    </message>
    <message>
        <source>A decoder has {l} layers with {k} key heads of 64 components. How many numbers does its cache keep for one token?</source>
        <translation>Un decodificador tiene {l} capas con {k} cabezas de clave de 64 componentes. ¿Cuántos números guarda su caché por token?</translation>
    </message>
    <message>
        <source>A key and a value of each key head in each layer: {2*l*k*64}.</source>
        <translation>Una clave y un valor de cada cabeza de clave en cada capa: {2*l*k*64}.</translation>
    </message>
    <message>
        <source>{g*r} query heads share {g} key heads. By which factor is the cache smaller than with a key head for each query head?</source>
        <translation>{g*r} cabezas de consulta comparten {g} cabezas de clave. ¿Por qué factor es menor la caché que con una cabeza de clave por cada cabeza de consulta?</translation>
    </message>
    <message>
        <source>{g*r} / {g} = {r}.</source>
        <translation>{g*r} / {g} = {r}.</translation>
    </message>
    <message>
        <source>BERT-large is of 2018, GPT-3 of 2020: a factor of 519 in two years. **PaLM** of 2022 has 540 billion parameters.</source>
        <translation>BERT-large es de 2018 y GPT-3 de 2020: un factor de 519 en dos años. **PaLM**, de 2022, tiene 540 mil millones de parámetros.</translation>
    </message>
    <message>
        <source>A model of one year has {a} million parameters, one of two years later {b} billion. By which factor did the size grow in each of the two years, if by the same?</source>
        <translation>Un modelo de un año tiene {a} millones de parámetros; uno de dos años después, {b} mil millones. ¿Por qué factor creció el tamaño en cada uno de los dos años, si fue el mismo?</translation>
    </message>
    <message>
        <source>{b} billion are {1000*b/a} times {a} million: √{1000*b/a} = {sqrt(1000*b/a)} a year.</source>
        <translation>{b} mil millones son {1000*b/a} veces {a} millones: √{1000*b/a} = {sqrt(1000*b/a)} al año.</translation>
    </message>
    <message>
        <source>BERT-large has 336,226,108 parameters with its two heads; its authors write 340 million. GPT-3 has 174,604,259,328 with one table for input and output, and goes by 175 billion. ViT-B, L and H have 87, 304 and 632 million. The page shows BERT-large, of which only the configuration is here.</source>
        <translation>BERT-large tiene 336,226,108 parámetros con sus dos cabezas de salida; sus autores escriben 340 millones. GPT-3 tiene 174,604,259,328 con una sola tabla para entrada y salida, y se conoce por sus 175 mil millones. ViT-B, L y H tienen 87, 304 y 632 millones. La página muestra BERT-large, del que aquí solo está la configuración.</translation>
    </message>
    <message>
        <source>GPT-3: 96 layers of 12,288 numbers</source>
        <translation>GPT-3: 96 capas de 12,288 números</translation>
    </message>
    <message>
        <source>ViT-L: 24 layers of 1,024 numbers</source>
        <translation>ViT-L: 24 capas de 1,024 números</translation>
    </message>
</context>
<context>
    <name>Lesson fine-tuning</name>
    <message>
        <source>Fine-tuning: opinions, names, answers</source>
        <translation>Ajuste fino: opiniones, nombres, respuestas</translation>
    </message>
    <message>
        <source>One encoder with three output heads.</source>
        <translation>Un codificador con tres cabezas de salida.</translation>
    </message>
    <message>
        <source>First learn the language, then a task</source>
        <translation>Primero aprender la lengua, después una tarea</translation>
    </message>
    <message>
        <source>BERT is trained twice: first on masked words in much text, then on a task with few examples. The second step is **fine-tuning**: a small output layer is new, and all weights change a little.</source>
        <translation>BERT se entrena dos veces: primero con palabras enmascaradas en mucho texto, después en una tarea con pocos ejemplos. El segundo paso es el **ajuste fino**: una pequeña capa de salida es nueva y todos los pesos cambian un poco.</translation>
    </message>
    <message>
        <source>This model distinguishes good opinions from bad ones. It computes its answer from `[CLS]`, the token at the start.</source>
        <translation>Este modelo distingue opiniones buenas de malas. Calcula su respuesta a partir de `[CLS]`, el token del principio.</translation>
    </message>
    <message>
        <source>An opinion with a *but*</source>
        <translation>Una opinión con un *but*</translation>
    </message>
    <message>
        <source>Negation</source>
        <translation>Negación</translation>
    </message>
    <message>
        <source>*Not boring* is praise. The model has to join two words to see it.</source>
        <translation>*Not boring* es un elogio. El modelo tiene que unir dos palabras para verlo.</translation>
    </message>
    <message>
        <source>It learned this from examples. None of them had two negations in one sentence.</source>
        <translation>Lo aprendió de ejemplos. Ninguno de ellos tenía dos negaciones en una oración.</translation>
    </message>
    <message>
        <source>Without *not*</source>
        <translation>Sin *not*</translation>
    </message>
    <message>
        <source>Two negations: it fails</source>
        <translation>Dos negaciones: falla</translation>
    </message>
    <message>
        <source>Names: an answer for each token</source>
        <translation>Nombres: una respuesta por token</translation>
    </message>
    <message>
        <source>This model answers at *every* token: a person (PER), a place (LOC), a company (ORG), or none. `B-` begins a name, `I-` continues it.</source>
        <translation>Este modelo responde en *cada* token: una persona (PER), un lugar (LOC), una empresa (ORG) o nada. `B-` comienza un nombre, `I-` lo continúa.</translation>
    </message>
    <message>
        <source>So *Silver Bakery* is one name in two tokens. Outside its training data it answers just as confidently, and may be wrong.</source>
        <translation>Así, *Silver Bakery* es un solo nombre en dos tokens. Fuera de sus datos de entrenamiento responde con la misma seguridad, y puede equivocarse.</translation>
    </message>
    <message>
        <source>Two people and a city</source>
        <translation>Dos personas y una ciudad</translation>
    </message>
    <message>
        <source>Names that it has never seen: *Stuttgart* becomes a person</source>
        <translation>Nombres que nunca ha visto: *Stuttgart* se convierte en una persona</translation>
    </message>
    <message>
        <source>Answers: where they begin and end</source>
        <translation>Respuestas: dónde empiezan y terminan</translation>
    </message>
    <message>
        <source>This model reads a question and a story. For each token it scores how well the answer could *begin* there, and how well it could *end* there. The best pair is the answer: words of the story itself.</source>
        <translation>Este modelo lee una pregunta y una historia. Para cada token puntúa si la respuesta podría *empezar* ahí y si podría *terminar* ahí. El mejor par es la respuesta: palabras de la propia historia.</translation>
    </message>
    <message>
        <source>It never writes a word.</source>
        <translation>Nunca escribe una palabra.</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Otra pregunta</translation>
    </message>
    <message>
        <source>The story does not say this, but the model still gives an answer</source>
        <translation>La historia no lo dice, pero aun así el modelo da una respuesta</translation>
    </message>
    <message>
        <source>Beside it, story-encoder: the same model before fine-tuning. Layer 3, head 2 changed most on this text</source>
        <translation>Al lado, story-encoder: el mismo modelo antes del ajuste fino. En este texto cambió más la capa 3, cabeza 2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Output layers, and what they can answer.</source>
        <translation>Capas de salida y lo que pueden responder.</translation>
    </message>
    <message>
        <source>Fine-tuning adds an output layer from vectors of {d} numbers to {c} classes, with biases. How many parameters are new?</source>
        <translation>El ajuste fino añade una capa de salida de vectores de {d} números a {c} clases, con sesgos. ¿Cuántos parámetros son nuevos?</translation>
    </message>
    <message>
        <source>{d} · {c} + {c} = {(d+1)*c}: very few beside those of the encoder.</source>
        <translation>{d} · {c} + {c} = {(d+1)*c}: muy pocos frente a los del codificador.</translation>
    </message>
    <message>
        <source>Which parameters change in fine-tuning as BERT does it?</source>
        <translation>¿Qué parámetros cambian en el ajuste fino tal como lo hace BERT?</translation>
    </message>
    <message>
        <source>All of them a little, and those of the new layer most</source>
        <translation>Todos un poco, y los de la capa nueva más que los demás</translation>
    </message>
    <message>
        <source>Those of the new layer only</source>
        <translation>Solo los de la capa nueva</translation>
    </message>
    <message>
        <source>Those of the token embedding only</source>
        <translation>Solo los del embedding de tokens</translation>
    </message>
    <message>
        <source>The whole model is trained further. What it knew from masked words is the start.</source>
        <translation>Todo el modelo sigue entrenándose. Lo aprendido con las palabras enmascaradas es el punto de partida.</translation>
    </message>
    <message>
        <source>A model of names chooses for each of {n} tokens among {c} labels. How many probabilities does it compute?</source>
        <translation>Un modelo de nombres elige para cada uno de {n} tokens entre {c} etiquetas. ¿Cuántas probabilidades calcula?</translation>
    </message>
    <message>
        <source>A softmax over {c} labels for each token: {n} · {c} = {n*c}.</source>
        <translation>Una softmax sobre {c} etiquetas por cada token: {n} · {c} = {n*c}.</translation>
    </message>
    <message>
        <source>A question cannot be answered from the passage. What does the model of answers do?</source>
        <translation>Una pregunta no puede responderse con el pasaje. ¿Qué hace el modelo de respuestas?</translation>
    </message>
    <message>
        <source>It gives words of the passage anyway</source>
        <translation>Da palabras del pasaje de todos modos</translation>
    </message>
    <message>
        <source>It says that it does not know</source>
        <translation>Dice que no lo sabe</translation>
    </message>
    <message>
        <source>It writes an answer of its own</source>
        <translation>Escribe una respuesta propia</translation>
    </message>
    <message>
        <source>Its output is a start and an end in the passage, whatever the question is. Newer data sets have questions without an answer, and models learn to point at [CLS] for them.</source>
        <translation>Su salida es un inicio y un final en el pasaje, sea cual sea la pregunta. Los conjuntos de datos más nuevos tienen preguntas sin respuesta, y los modelos aprenden a señalar [CLS] en ese caso.</translation>
    </message>
</context>
<context>
    <name>Lesson images</name>
    <message>
        <source>Images: patches and windows</source>
        <translation>Imágenes: parches y ventanas</translation>
    </message>
    <message>
        <source>A transformer that reads images, and how windows save work.</source>
        <translation>Un transformer que lee imágenes y cómo las ventanas ahorran trabajo.</translation>
    </message>
    <message>
        <source>An image is divided into patches</source>
        <translation>Una imagen se divide en parches</translation>
    </message>
    <message>
        <source>The image of 28 × 28 pixels is divided into 49 **patches** of 4 × 4. Each is a token: its 16 numbers become a vector, and a learned position is added.</source>
        <translation>La imagen de 28 × 28 píxeles se divide en 49 **parches** de 4 × 4. Cada uno es un token: sus 16 números se convierten en un vector y se suma una posición aprendida.</translation>
    </message>
    <message>
        <source>One more token, `[CLS]`, comes before them. The class of the image is computed from it.</source>
        <translation>Un token más, `[CLS]`, los precede. A partir de él se calcula la clase de la imagen.</translation>
    </message>
    <message>
        <source>Point at a patch: the colors show which patches it attends to.</source>
        <translation>Apunte a un parche: los colores muestran a qué parches atiende.</translation>
    </message>
    <message>
        <source>Another image: a bag</source>
        <translation>Otra imagen: un bolso</translation>
    </message>
    <message>
        <source>Near patches first, distant ones later</source>
        <translation>Primero parches cercanos, después lejanos</translation>
    </message>
    <message>
        <source>In the first layer, heads attend to near patches; in later layers, to more distant ones. The chart shows the mean distance by layer, in pixels.</source>
        <translation>En la primera capa, las cabezas atienden a parches cercanos; en las capas posteriores, a otros más lejanos. El gráfico muestra la distancia media por capa, en píxeles.</translation>
    </message>
    <message>
        <source>Walk from layer 0 to layer 5 with Alt and the arrow keys.</source>
        <translation>Recorra de la capa 0 a la capa 5 con Alt y las teclas de flecha.</translation>
    </message>
    <message>
        <source>Which patches take part</source>
        <translation>Qué parches participan</translation>
    </message>
    <message>
        <source>Here the query is `[CLS]`. Rollout multiplies the attention of all layers, down to the patches of the image.</source>
        <translation>Aquí la consulta es `[CLS]`. El rollout multiplica la atención de todas las capas, hasta llegar a los parches de la imagen.</translation>
    </message>
    <message>
        <source>It shows which patches contributed, not which ones decided the class.</source>
        <translation>Muestra qué parches contribuyeron, no cuáles decidieron la clase.</translation>
    </message>
    <message>
        <source>A boot that it classifies as a sandal</source>
        <translation>Un botín que clasifica como sandalia</translation>
    </message>
    <message>
        <source>A dress</source>
        <translation>Un vestido</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>A large image has thousands of patches, and too many pairs of them. In **Swin** a patch attends within its own window only, the colored square; patches outside are masked.</source>
        <translation>Una imagen grande tiene miles de parches, y demasiados pares de ellos. En **Swin**, un parche atiende solo dentro de su propia ventana, el cuadrado coloreado; los parches de fuera están enmascarados.</translation>
    </message>
    <message>
        <source>Here 16 × 16 small patches form windows of 4 × 4. Of 256 · 256 = 65,536 pairs, 256 · 16 = 4,096 remain.</source>
        <translation>Aquí 16 × 16 parches pequeños forman ventanas de 4 × 4. De 256 · 256 = 65&#xa0;536 pares quedan 256 · 16 = 4&#xa0;096.</translation>
    </message>
    <message>
        <source>The patch to its right belongs to the next window</source>
        <translation>El parche de su derecha pertenece a la ventana siguiente</translation>
    </message>
    <message>
        <source>Point at other patches. Where do the windows end?</source>
        <translation>Apunte a otros parches. ¿Dónde terminan las ventanas?</translation>
    </message>
    <message>
        <source>Shifted windows</source>
        <translation>Ventanas desplazadas</translation>
    </message>
    <message>
        <source>With the same windows in every layer, two patches on either side of a border would never attend to each other. So in every second layer the windows are **shifted** by half their size.</source>
        <translation>Con las mismas ventanas en cada capa, dos parches a ambos lados de un borde nunca atenderían el uno al otro. Por eso, en una de cada dos capas, las ventanas están **desplazadas** la mitad de su tamaño.</translation>
    </message>
    <message>
        <source>This is the patch of the previous step, one layer later. It is now inside a window and attends to all sides.</source>
        <translation>Este es el parche del paso anterior, una capa más adelante. Ahora está dentro de una ventana y atiende hacia todos los lados.</translation>
    </message>
    <message>
        <source>The previous layer again</source>
        <translation>Otra vez la capa anterior</translation>
    </message>
    <message>
        <source>A drawing of both</source>
        <translation>Un dibujo de ambas</translation>
    </message>
    <message>
        <source>Fewer and larger patches</source>
        <translation>Menos parches y más grandes</translation>
    </message>
    <message>
        <source>After every stage, four neighboring patches become one with a longer vector: 16 × 16, then 8 × 8, then 4 × 4. The window remains 4 × 4 patches, so it covers more and more of the image.</source>
        <translation>Después de cada etapa, cuatro parches vecinos se convierten en uno con un vector más largo: 16 × 16, luego 8 × 8, luego 4 × 4. La ventana sigue siendo de 4 × 4 parches, de modo que cubre una parte cada vez mayor de la imagen.</translation>
    </message>
    <message>
        <source>In the last stage one window covers the whole image. The class is computed from the mean of its patches; there is no `[CLS]`.</source>
        <translation>En la última etapa, una sola ventana cubre toda la imagen. La clase se calcula a partir de la media de sus parches; no hay `[CLS]`.</translation>
    </message>
    <message>
        <source>The last stage</source>
        <translation>La última etapa</translation>
    </message>
    <message>
        <source>A boot that this model also classifies as a sandal</source>
        <translation>Un botín que este modelo también clasifica como sandalia</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Patches and their price.</source>
        <translation>Los parches y su precio.</translation>
    </message>
    <message>
        <source>An image of {p*k} × {p*k} pixels is cut into patches of {p} × {p}. How many tokens does the model read, with its class token?</source>
        <translation>Una imagen de {p*k} × {p*k} píxeles se corta en parches de {p} × {p}. ¿Cuántos tokens lee el modelo, con su token de clase?</translation>
    </message>
    <message>
        <source>{k} patches along each side: {k}² + 1 = {k*k+1}.</source>
        <translation>{k} parches por lado: {k}² + 1 = {k*k+1}.</translation>
    </message>
    <message>
        <source>Patches become half as wide and half as high. By which factor does the number of pairs of patches grow?</source>
        <translation>Los parches pasan a tener la mitad de ancho y la mitad de alto. ¿Por qué factor crece el número de pares de parches?</translation>
    </message>
    <message>
        <source>Four times the patches, and the square of that in pairs. Windows, or patches that are merged from stage to stage, avoid it.</source>
        <translation>Cuatro veces más parches, y el cuadrado de eso en pares. Las ventanas, o los parches que se fusionan de etapa en etapa, lo evitan.</translation>
    </message>
    <message>
        <source>Exercises: a cheaper ViT</source>
        <translation>Ejercicios: un ViT más barato</translation>
    </message>
    <message>
        <source>A layer with d numbers per token multiplies 12 n d² times with its weights (queries, keys, values, output, and a feed-forward network of 4 d), and 2 n² d times for all pairs of n tokens. An image of s × s pixels in patches of p × p has n = (s / p)² tokens; the class token is left out here.</source>
        <translation>Una capa con d números por token multiplica 12 n d² veces con sus pesos (consultas, claves, valores, salida y una red feed-forward de 4 d) y 2 n² d veces para todos los pares de n tokens. Una imagen de s × s píxeles en parches de p × p tiene n = (s / p)² tokens; aquí se omite el token de clase.</translation>
    </message>
    <message>
        <source>Which change of the model saves what?</source>
        <translation>¿Qué cambio del modelo ahorra qué?</translation>
    </message>
    <message>
        <source>Vectors have d = {d} numbers. For how many tokens do the pairs cost as many multiplications as the weights?</source>
        <translation>Los vectores tienen d = {d} números. ¿Con cuántos tokens cuestan los pares tantas multiplicaciones como los pesos?</translation>
    </message>
    <message>
        <source>12 n d² = 2 n² d gives n = 6 d = {6*d}. A ViT with fewer tokens saves little by windows, and more by smaller vectors.</source>
        <translation>12 n d² = 2 n² d da n = 6 d = {6*d}. Un ViT con menos tokens ahorra poco con ventanas y más con vectores más pequeños.</translation>
    </message>
    <message>
        <source>An image of {16*k} × {16*k} pixels is read with d = {d}. Patches of 32 × 32 take the place of 16 × 16. How many times fewer multiplications has a layer?</source>
        <translation>Una imagen de {16*k} × {16*k} píxeles se lee con d = {d}. Los parches de 32 × 32 sustituyen a los de 16 × 16. ¿Cuántas veces menos multiplicaciones tiene una capa?</translation>
    </message>
    <message>
        <source>n falls from {k*k} to {k*k/4}. 2 n d (6 d + n) falls by 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): somewhat more than 4 times, because the pairs fall 16 times. What is lost: details within a patch meet only in its first product.</source>
        <translation>n baja de {k*k} a {k*k/4}. 2 n d (6 d + n) se reduce en un factor 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): algo más de 4 veces, porque los pares se reducen 16 veces. Lo que se pierde: los detalles dentro de un parche solo se encuentran en su primer producto.</translation>
    </message>
    <message>
        <source>The sides of the image are doubled at patches of 16 × 16, from {16*k} to {32*k} pixels, with d = {d}. How many times more multiplications has a layer?</source>
        <translation>Los lados de la imagen se duplican con parches de 16 × 16, de {16*k} a {32*k} píxeles, con d = {d}. ¿Cuántas veces más multiplicaciones tiene una capa?</translation>
    </message>
    <message>
        <source>n grows from {k*k} to {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). For short rows it is near 4, for very long ones near 16.</source>
        <translation>n crece de {k*k} a {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). Para filas cortas se acerca a 4; para las muy largas, a 16.</translation>
    </message>
    <message>
        <source>Patches attend within windows of {w} × {w} patches, as in Swin, instead of to all {w*m} × {w*m} patches. How many times fewer pairs are there?</source>
        <translation>Los parches atienden dentro de ventanas de {w} × {w} parches, como en Swin, en lugar de a todos los {w*m} × {w*m} parches. ¿Cuántas veces menos pares hay?</translation>
    </message>
    <message>
        <source>n² pairs become n · w²: n / w² = {m*m}. The products with the weights stay as many.</source>
        <translation>n² pares se convierten en n · w²: n / w² = {m*m}. Los productos con los pesos siguen siendo los mismos.</translation>
    </message>
    <message>
        <source>Halfway through the layers, groups of 2 × 2 patches are merged into one token, with vectors as long as before. Which part of the multiplications with the weights remains?</source>
        <translation>A mitad de las capas, grupos de 2 × 2 parches se fusionan en un token, con vectores tan largos como antes. ¿Qué parte de las multiplicaciones con los pesos queda?</translation>
    </message>
    <message>
        <source>The first half of the layers keeps n tokens, the second n / 4: (1 + 1/4) / 2 = 0.625.</source>
        <translation>La primera mitad de las capas conserva n tokens; la segunda, n / 4: (1 + 1/4) / 2 = 0.625.</translation>
    </message>
    <message>
        <source>Name three ways to make a ViT cheaper, and what each of them gives up.</source>
        <translation>Nombre tres formas de abaratar un ViT y a qué renuncia cada una.</translation>
    </message>
    <message>
        <source>Larger patches: details. Windows: distant patches meet only after several layers. Merged patches: fine positions in later layers. Shorter vectors or fewer layers: capacity. Patches left out that get little attention: what they show. Low-rank or kernel attention: the exact weights.</source>
        <translation>Parches más grandes: detalles. Ventanas: los parches lejanos se encuentran solo después de varias capas. Parches fusionados: posiciones finas en las capas posteriores. Vectores más cortos o menos capas: capacidad. Omitir los parches que reciben poca atención: lo que muestran. Atención de rango bajo o con kernel: los pesos exactos.</translation>
    </message>
    <message>
        <source>For images of 224 × 224 pixels in patches of 16 × 16 the products with the weights cost most, so that fewer tokens save more than cheaper pairs.</source>
        <translation>Para imágenes de 224 × 224 píxeles en parches de 16 × 16, lo que más cuesta son los productos con los pesos, de modo que menos tokens ahorran más que pares más baratos.</translation>
    </message>
    <message>
        <source>A convolution is local by construction. This model was *initialized* like that: before training, its first layers already attended to near patches and later ones to more distant patches, and training kept this.</source>
        <translation>Una convolución es local por construcción. Este modelo se *inicializó* así: antes del entrenamiento, sus primeras capas ya atendían a parches cercanos y las posteriores a otros más lejanos, y el entrenamiento lo mantuvo.</translation>
    </message>
    <message>
        <source>The same chart from an ordinary start</source>
        <translation>El mismo gráfico tras un inicio ordinario</translation>
    </message>
    <message>
        <source>This model differs from the previous one in its start: **random weights**, as a ViT usually has. It learned from the same images and is nearly as good. Of 10,000 other images it classifies 86.7 % correctly, the previous model 88.4 %.</source>
        <translation>Este modelo se distingue del anterior por su inicio: **pesos aleatorios**, como los tiene normalmente un ViT. Aprendió de las mismas imágenes y es casi igual de bueno. De 10.000 imágenes distintas clasifica bien el 86,7 %; el modelo anterior, el 88,4 %.</translation>
    </message>
    <message>
        <source>Its heads attend to all distances in every layer, 13 to 16 pixels on average; uniform attention has 14.4. So the rise in the previous chart came from the start, not from the images.</source>
        <translation>Sus cabezas atienden a todas las distancias en cada capa, de 13 a 16 píxeles de media; una atención uniforme tiene 14,4. El ascenso del gráfico anterior venía, pues, del inicio y no de las imágenes.</translation>
    </message>
    <message>
        <source>Large ViTs behave likewise: trained on 1.3 million images from random weights, they have few near heads in their first layers; trained on 300 million, they learn them.</source>
        <translation>Los ViT grandes se comportan igual: entrenados con 1,3 millones de imágenes desde pesos aleatorios, tienen pocas cabezas cercanas en sus primeras capas; entrenados con 300 millones, las aprenden.</translation>
    </message>
    <message>
        <source>This head in both models</source>
        <translation>Esta cabeza en ambos modelos</translation>
    </message>
    <message>
        <source>Channels attend to channels</source>
        <translation>Los canales atienden a canales</translation>
    </message>
    <message>
        <source>**DaViT** has two kinds of attention in each layer. First patches attend within windows, as in Swin. Then **channels** attend to channels: a channel is one number of every patch, so that it is a map of the whole image, and so are its query, key and value.</source>
        <translation>**DaViT** tiene dos clases de atención en cada capa. Primero los parches atienden dentro de ventanas, como en Swin. Después los **canales** atienden a canales: un canal es un número de cada parche, es decir, un mapa de toda la imagen, y también lo son su consulta, su clave y su valor.</translation>
    </message>
    <message>
        <source>On this boot, channels 0, 3, 7, 14 and 15 give more than three quarters of their attention to channel 15.</source>
        <translation>Con esta bota, los canales 0, 3, 7, 14 y 15 dedican más de tres cuartos de su atención al canal 15.</translation>
    </message>
    <message>
        <source>A shirt: of these, only channel 3 still does</source>
        <translation>Una camisa: de estos, solo el canal 3 lo hace aún</translation>
    </message>
    <message>
        <source>The windows of the same layer</source>
        <translation>Las ventanas de la misma capa</translation>
    </message>
    <message>
        <source>In this stage 32 channels form two groups of 16, one for each head, over 256 patches. A group has 16 · 16 weights, however large the image is, and each of them is computed from the whole image.</source>
        <translation>En esta etapa, 32 canales sobre 256 parches forman dos grupos de 16, uno por cabeza. Un grupo tiene 16 · 16 pesos, por grande que sea la imagen, y cada uno se calcula a partir de toda la imagen.</translation>
    </message>
    <message>
        <source>Pixel by pixel</source>
        <translation>Píxel a píxel</translation>
    </message>
    <message>
        <source>**ImageGPT** reads an image as a decoder reads a text: pixel after pixel, row by row, here 14 × 14 pixels of 16 grays. It predicts each pixel from those before it, so that it can complete an image.</source>
        <translation>**ImageGPT** lee una imagen como un decodificador lee un texto: píxel a píxel, fila a fila, aquí 14 × 14 píxeles de 16 grises. Predice cada píxel a partir de los anteriores y por eso puede completar una imagen.</translation>
    </message>
    <message>
        <source>In 10,000 images that it did not learn from, a pixel of the lower half takes 1.05 bits; it takes 2.87 if nothing but its place is known.</source>
        <translation>En 10.000 imágenes de las que no aprendió, un píxel de la mitad inferior cuesta 1,05 bits; cuesta 2,87 si solo se conoce su lugar.</translation>
    </message>
    <message>
        <source>A head that attends to the pixel before</source>
        <translation>Una cabeza que atiende al píxel anterior</translation>
    </message>
    <message>
        <source>A boot whose lower half the model generated</source>
        <translation>Una bota cuya mitad inferior generó el modelo</translation>
    </message>
    <message>
        <source>This head attends to the pixel **above the next one**: here it gives it 66 % of its attention. What stands there often comes next.</source>
        <translation>Esta cabeza atiende al píxel **encima del siguiente**: aquí le dedica el 66 % de su atención. Lo que hay allí suele venir a continuación.</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Imágenes y descripciones</translation>
    </message>
    <message>
        <source>**CLIP** has two encoders: one reads the image, one the caption. Each makes a vector of it, and training brings the vectors of an image and its caption together, and those of all other pairs of a batch apart.</source>
        <translation>**CLIP** tiene dos codificadores: uno lee la imagen y otro la descripción. Cada uno hace de ello un vector, y el entrenamiento acerca los vectores de una imagen y su descripción y aleja los de todos los demás pares de un lote.</translation>
    </message>
    <message>
        <source>Of ten captions the model finds the right one for 95 % of the images that it did not learn from.</source>
        <translation>Entre diez descripciones, el modelo encuentra la correcta para el 95 % de las imágenes de las que no aprendió.</translation>
    </message>
    <message>
        <source>Trained on few images, ViTs also stay behind convolutional networks; with 300 million they overtake them (figure 3 of Dosovitskiy et al. 2021). A layer of attention *can* compute any convolution if it has enough heads (Cordonnier et al.); the heads of this model do not.</source>
        <translation>Entrenados con pocas imágenes, los ViT también quedan por detrás de las redes convolucionales; con 300 millones las superan (figura 3 de Dosovitskiy et al. 2021). Una capa de atención *puede* calcular cualquier convolución si tiene suficientes cabezas (Cordonnier et al.); las cabezas de este modelo no lo hacen.</translation>
    </message>
    <message>
        <source>*Squeeze-and-excitation* weighs channels too, each by one number computed from all of them, without comparing any two.</source>
        <translation>*Squeeze-and-excitation* también pondera canales, cada uno con un número calculado a partir de todos, sin comparar dos entre sí.</translation>
    </message>
    <message>
        <source>The published ImageGPT reads 64 × 64 pixels at most, of 512 colors. Before it, *PixelRNN* predicted pixels with a recurrent network.</source>
        <translation>El ImageGPT publicado lee como máximo 64 × 64 píxeles de 512 colores. Antes, *PixelRNN* predecía píxeles con una red recurrente.</translation>
    </message>
    <message>
        <source>Models for other tasks run when you open one: objects are found by DETR, outlined by SegFormer and SAM, and asked about with LLaVA; speech, proteins and pages are read as well.</source>
        <translation>Los modelos para otras tareas funcionan al abrir uno: DETR encuentra objetos, SegFormer y SAM los delimitan, LLaVA responde preguntas sobre ellos; también se leen voz, proteínas y páginas.</translation>
    </message>
    <message>
        <source>A convolution of 3 × 3 patches makes each output of its patch and the 8 around it. How many patches wide is what an output of layer {l} depends on?</source>
        <translation>Una convolución de 3 × 3 parches calcula cada salida a partir de su parche y los 8 que lo rodean. ¿Cuántos parches de ancho tiene aquello de lo que depende una salida de la capa {l}?</translation>
    </message>
    <message>
        <source>Each layer adds one patch on each side: 2 · {l} + 1 = {2*l+1}. A layer of attention sees all patches at once.</source>
        <translation>Cada capa añade un parche a cada lado: 2 · {l} + 1 = {2*l+1}. Una capa de atención ve todos los parches a la vez.</translation>
    </message>
    <message>
        <source>A decoder reads images pixel by pixel. Images of {14*k} × {14*k} pixels take the place of 14 × 14. How many times more pairs of pixels are there?</source>
        <translation>Un decodificador lee imágenes píxel a píxel. En lugar de 14 × 14 tienen {14*k} × {14*k} píxeles. ¿Cuántas veces más pares de píxeles hay?</translation>
    </message>
    <message>
        <source>{k*k} times the pixels, and the square of that in pairs: {k^4}. The published model therefore reads small images of few colors.</source>
        <translation>{k*k} veces los píxeles, y su cuadrado en pares: {k^4}. Por eso el modelo publicado lee imágenes pequeñas de pocos colores.</translation>
    </message>
    <message>
        <source>A grid that was learned</source>
        <translation>Una cuadrícula aprendida</translation>
    </message>
    <message>
        <source>The positions of this model are a table with a row for each patch, numbered one by one, that began with random numbers. Training found the grid: the position of the middle patch has a cosine of 0.78 with the one below it, 0.48, 0.47 and 0.39 with its other neighbors, and 0.07 with the first patch.</source>
        <translation>Las posiciones de este modelo son una tabla con una fila por parche, numerados uno tras otro, que empezó con números al azar. El entrenamiento encontró la cuadrícula: la posición del parche central tiene un coseno de 0.78 con la de debajo, de 0.48, 0.47 y 0.39 con sus otras vecinas, y de 0.07 con el primer parche.</translation>
    </message>
    <message>
        <source>In the figure, rows and columns are positions. The diagonals beside the main one, 7 positions apart, are neighbors above and below.</source>
        <translation>En la figura, filas y columnas son posiciones. Las diagonales junto a la principal, a 7 posiciones, son los vecinos de arriba y de abajo.</translation>
    </message>
    <message>
        <source>The previous model, whose positions began as sinusoids of row and column</source>
        <translation>El modelo anterior, cuyas posiciones empezaron como sinusoides de fila y columna</translation>
    </message>
    <message>
        <source>Weights between all pairs of {n} patches, each of {d} numbers, and their use take 2 n² d multiplications. Weights between all pairs of {d} channels take 2 n d². How many times fewer have the channels?</source>
        <translation>Los pesos entre todos los pares de {n} parches, de {d} números cada uno, y su uso requieren 2 n² d multiplicaciones. Los pesos entre todos los pares de {d} canales requieren 2 n d². ¿Cuántas veces menos tienen los canales?</translation>
    </message>
    <message>
        <source>2 · {n}² · {d} against 2 · {n} · {d}²: {n} / {d} = {n/d}. Larger images have more patches and as many channels.</source>
        <translation>2 · {n}² · {d} frente a 2 · {n} · {d}²: {n} / {d} = {n/d}. Las imágenes mayores tienen más parches y los mismos canales.</translation>
    </message>
    <message>
        <source>Similarity: the cosines of 8 images with their 8 captions. Times a learned factor they are logits, of which a softmax makes probabilities: **by row** of the captions of an image, **by column** of the images of a caption. The diagonal, where an image meets its own caption, is largest in every row and column.</source>
        <translation>Similitud: los cosenos de 8 imágenes con sus 8 descripciones. Multiplicados por un factor aprendido son logits, de los que un softmax hace probabilidades: **por fila** de las descripciones de una imagen, **por columna** de las imágenes de una descripción. La diagonal, donde una imagen se encuentra con su propia descripción, es la mayor de cada fila y columna.</translation>
    </message>
    <message>
        <source>The **contrastive loss** is the mean -ln of the diagonal&apos;s probabilities, by row and by column: 0.11 here, where equal logits would give 2.08 (ln 8). Nearly all of it comes from dress and trousers, whose captions share words: the dress has a cosine of 0.55 with its own and of 0.54 with that of the trousers, and the softmax of its row gives its own only 56 %.</source>
        <translation>La **pérdida contrastiva** es la media de -ln de las probabilidades de la diagonal, por fila y por columna: aquí 0,11, mientras que logits iguales darían 2,08 (ln 8). Casi toda viene del vestido y del pantalón, cuyas descripciones comparten palabras: el vestido tiene un coseno de 0,55 con la suya y de 0,54 con la del pantalón, y el softmax de su fila da a la suya solo un 56 %.</translation>
    </message>
    <message>
        <source>Type another caption: which images does it fit?</source>
        <translation>Escribe otra descripción: ¿a qué imágenes se ajusta?</translation>
    </message>
    <message>
        <source>A boot that it takes for a sandal</source>
        <translation>Una bota que toma por una sandalia</translation>
    </message>
    <message>
        <source>*Generate* (F8) completes the open image; with *Sample*, each seed gives another one.</source>
        <translation>*Generar* (F8) completa la imagen abierta; con *Muestrear*, cada semilla da otra.</translation>
    </message>
</context>
<context>
    <name>Lesson interactions</name>
    <message>
        <source>Full, local, sparse: patterns of attention</source>
        <translation>Completa, local, dispersa: patrones de atención</translation>
    </message>
    <message>
        <source>Which pairs of tokens are compared, and how many there are.</source>
        <translation>Qué pares de tokens se comparan y cuántos hay.</translation>
    </message>
    <message>
        <source>Every pair costs work</source>
        <translation>Cada par cuesta trabajo</translation>
    </message>
    <message>
        <source>Full attention compares each of n tokens with each: n² pairs. Twice the text, four times the work.</source>
        <translation>La atención completa compara cada uno de n tokens con todos: n² pares. El doble de texto, cuatro veces más trabajo.</translation>
    </message>
    <message>
        <source>A causal mask leaves a little more than half: n·(n + 1)/2.</source>
        <translation>Una máscara causal deja algo más de la mitad: n·(n + 1)/2.</translation>
    </message>
    <message>
        <source>48 tokens instead of 16</source>
        <translation>48 tokens en lugar de 16</translation>
    </message>
    <message>
        <source>Local: attend to near tokens</source>
        <translation>Local: atender a tokens cercanos</translation>
    </message>
    <message>
        <source>Most of what matters is near. **Local** attention covers w tokens on each side: about n·(2w + 1) pairs, which grow with n and not with its square.</source>
        <translation>La mayor parte de lo que importa está cerca. La atención **local** cubre w tokens a cada lado: unos n·(2w + 1) pares, que crecen con n y no con su cuadrado.</translation>
    </message>
    <message>
        <source>**Dilated** attention leaves gaps: about the same number of pairs, but they reach farther.</source>
        <translation>La atención **dilatada** deja huecos: aproximadamente el mismo número de pares, pero llegan más lejos.</translation>
    </message>
    <message>
        <source>A wider window</source>
        <translation>Una ventana más ancha</translation>
    </message>
    <message>
        <source>How many layers does it take to pass information from the first token to the last?</source>
        <translation>¿Cuántas capas hacen falta para pasar información del primer token al último?</translation>
    </message>
    <message>
        <source>Global: a few tokens that attend to all</source>
        <translation>Global: unos pocos tokens que atienden a todos</translation>
    </message>
    <message>
        <source>Some tokens, such as `[CLS]` or a question, need the whole text. A **global** token attends to all tokens, and all attend to it: a full row and a full column.</source>
        <translation>Algunos tokens, como `[CLS]` o una pregunta, necesitan todo el texto. Un token **global** atiende a todos los tokens y todos atienden a él: una fila completa y una columna completa.</translation>
    </message>
    <message>
        <source>Through it, information passes from any token to any other in two steps.</source>
        <translation>A través de él, la información pasa de cualquier token a cualquier otro en dos pasos.</translation>
    </message>
    <message>
        <source>Three global tokens</source>
        <translation>Tres tokens globales</translation>
    </message>
    <message>
        <source>A model with windows</source>
        <translation>Un modelo con ventanas</translation>
    </message>
    <message>
        <source>This model is *story-encoder* with windows: a token attends to two neighbors on each side in layers 0 and 1, and to four in layers 2 and 3. Hatched cells take no part; a real Longformer does not even compute them.</source>
        <translation>Este modelo es *story-encoder* con ventanas: un token atiende a dos vecinos a cada lado en las capas 0 y 1, y a cuatro en las capas 2 y 3. Las celdas rayadas no participan; un Longformer real ni siquiera las calcula.</translation>
    </message>
    <message>
        <source>`[CLS]` is **global**: its row and its column are full, and its row is computed with matrices of its own.</source>
        <translation>`[CLS]` es **global**: su fila y su columna están completas, y su fila se calcula con matrices propias.</translation>
    </message>
    <message>
        <source>The words that decide the masked token are near, and the model predicts it.</source>
        <translation>Las palabras que deciden el token enmascarado están cerca, y el modelo lo predice.</translation>
    </message>
    <message>
        <source>Layer 3 has a wider window</source>
        <translation>La capa 3 tiene una ventana más ancha</translation>
    </message>
    <message>
        <source>The row of the global token</source>
        <translation>La fila del token global</translation>
    </message>
    <message>
        <source>Type a longer text: the band keeps its width.</source>
        <translation>Escriba un texto más largo: la banda conserva su ancho.</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Fuera de la ventana</translation>
    </message>
    <message>
        <source>A: windows. B: the same text with full attention, which predicts *dog*. The third heat map is the difference.</source>
        <translation>A: ventanas. B: el mismo texto con atención completa, que predice *dog*. El tercer mapa de calor es la diferencia.</translation>
    </message>
    <message>
        <source>*dog* is five tokens away from the masked token, and no window reaches that far. The information could only come step by step, through the tokens between them or through `[CLS]`; this model has not learned that, and guesses another animal.</source>
        <translation>*dog* está a cinco tokens del token enmascarado, y ninguna ventana llega tan lejos. La información solo podría llegar paso a paso, a través de los tokens intermedios o de `[CLS]`; este modelo no lo ha aprendido y supone otro animal.</translation>
    </message>
    <message>
        <source>Wider windows and more layers help. Longformer has windows of 512 in 12 layers.</source>
        <translation>Ayudan las ventanas más anchas y tener más capas. Longformer tiene ventanas de 512 en 12 capas.</translation>
    </message>
    <message>
        <source>With *dog* inside the window, the model with windows predicts it too</source>
        <translation>Con *dog* dentro de la ventana, el modelo con ventanas también lo predice</translation>
    </message>
    <message>
        <source>Block-sparse: fast on hardware</source>
        <translation>Dispersa por bloques: rápida en el hardware</translation>
    </message>
    <message>
        <source>Processors are fast on whole blocks and slow on single cells. **Block-sparse** attention keeps or drops whole blocks: here each block attends to its neighbors, the first block and the last block.</source>
        <translation>Los procesadores son rápidos con bloques enteros y lentos con celdas sueltas. La atención **dispersa por bloques** conserva o descarta bloques enteros: aquí cada bloque atiende a sus vecinos, al primer bloque y al último.</translation>
    </message>
    <message>
        <source>BigBird also has random blocks, which are left out here.</source>
        <translation>BigBird tiene además bloques aleatorios, que aquí se omiten.</translation>
    </message>
    <message>
        <source>Smaller blocks</source>
        <translation>Bloques más pequeños</translation>
    </message>
    <message>
        <source>A longer text with larger blocks</source>
        <translation>Un texto más largo con bloques más grandes</translation>
    </message>
    <message>
        <source>All six patterns</source>
        <translation>Los seis patrones</translation>
    </message>
    <message>
        <source>Compare the shares of pairs. With 16 tokens the savings are small; they grow with the length of the text.</source>
        <translation>Compare las proporciones de pares. Con 16 tokens el ahorro es pequeño; crece con la longitud del texto.</translation>
    </message>
    <message>
        <source>Three of them run in the built-in models: full in *story-encoder*, causal in *story-decoder*, global and local in *story-longformer*. Open a BigBird model to see blocks in the heat map.</source>
        <translation>Tres de ellos funcionan en los modelos integrados: completa en *story-encoder*, causal en *story-decoder*, global y local en *story-longformer*. Abra un modelo BigBird para ver bloques en el mapa de calor.</translation>
    </message>
    <message>
        <source>All six patterns with 48 tokens</source>
        <translation>Los seis patrones con 48 tokens</translation>
    </message>
    <message>
        <source>Export the figure with File &gt; Export figure…</source>
        <translation>Exporte la figura con Archivo &gt; Exportar figura…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Windows and layers.</source>
        <translation>Ventanas y capas.</translation>
    </message>
    <message>
        <source>{n} tokens attend to {w} neighbors on each side and to themselves. How many pairs are there?</source>
        <translation>{n} tokens atienden a {w} vecinos a cada lado y a sí mismos. ¿Cuántos pares hay?</translation>
    </message>
    <message>
        <source>Away from the borders a token sees {2*w+1}; the borders cut off {w*(w+1)} pairs in all.</source>
        <translation>Lejos de los bordes, un token ve {2*w+1}; los bordes quitan {w*(w+1)} pares en total.</translation>
    </message>
    <message>
        <source>With {w} neighbors on each side, after how many layers can the first token influence the token {w*k} places further on?</source>
        <translation>Con {w} vecinos a cada lado, ¿después de cuántas capas puede influir el primer token en el token situado {w*k} posiciones más adelante?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} places further: {w*k} / {w} = {k}.</source>
        <translation>Cada capa llega {w} posiciones más lejos: {w*k} / {w} = {k}.</translation>
    </message>
    <message>
        <source>Blocks that only attend within themselves would never exchange anything. GPT-3 therefore **alternates**: a layer with full attention, then one with a sparse band, and so on. Newer models alternate windows and full layers in the same way.</source>
        <translation>Los bloques que solo atienden dentro de sí mismos nunca intercambiarían nada. Por eso GPT-3 **alterna**: una capa con atención completa, después una con una banda dispersa, y así sucesivamente. Modelos más nuevos alternan ventanas y capas completas del mismo modo.</translation>
    </message>
    <message>
        <source>Tokens attend within blocks of {b}, and to nothing outside. How many tokens, itself included, can reach a token in {l} layers?</source>
        <translation>Los tokens atienden dentro de bloques de {b} y a nada fuera de ellos. ¿Cuántos tokens, incluido él mismo, pueden llegar a un token en {l} capas?</translation>
    </message>
    <message>
        <source>Blocks never exchange anything, so there are {b} after any number of layers. Every second layer has to be full, shifted or otherwise different.</source>
        <translation>Los bloques nunca intercambian nada, así que son {b} tras cualquier número de capas. Una de cada dos capas debe ser completa, desplazada o distinta de otro modo.</translation>
    </message>
    <message>
        <source>Of {2*l} layers, every second one is full; the others have windows of {w} keys for each query. Which share of the pairs of full attention in all layers remains for {n} tokens? Leave the borders out.</source>
        <translation>De {2*l} capas, una de cada dos es completa; las demás tienen ventanas de {w} claves por consulta. ¿Qué parte de los pares de la atención completa en todas las capas queda con {n} tokens? Sin contar los bordes.</translation>
    </message>
    <message>
        <source>A pair of layers has {n}² + {n} · {w} pairs in place of 2 · {n}²: {(n+w)/(2*n)}. The full layers decide: the share never falls below one half.</source>
        <translation>Dos capas tienen juntas {n}² + {n} · {w} pares en lugar de 2 · {n}²: {(n+w)/(2*n)}. Deciden las capas completas: la parte nunca baja de la mitad.</translation>
    </message>
</context>
<context>
    <name>Lesson learn-a-vocabulary</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Aprender un vocabulario</translation>
    </message>
    <message>
        <source>How byte-pair encoding, WordPiece and Unigram learn their pieces from a text, step by step.</source>
        <translation>Cómo la codificación por pares de bytes, WordPiece y Unigram aprenden sus piezas de un texto, paso a paso.</translation>
    </message>
    <message>
        <source>It begins with characters</source>
        <translation>Se empieza por los caracteres</translation>
    </message>
    <message>
        <source>The page *Vocabulary* learns from the text above, and from nothing else. At first the vocabulary is its 21 characters; `▁` is the space before a word. The text is 98 tokens long.</source>
        <translation>La página *Vocabulario* aprende del texto de arriba y de nada más. Al principio, el vocabulario son sus 21 caracteres; `▁` es el espacio que precede a una palabra. El texto tiene 98 tokens.</translation>
    </message>
    <message>
        <source>The list of pairs counts all neighbors. `a l` stands in *walk* and *talk*, 8 times: it is outlined, because it becomes a piece next.</source>
        <translation>La lista de pares cuenta todos los vecinos. `a l` aparece en *walk* y *talk*, 8 veces: tiene contorno porque es el siguiente que se convierte en pieza.</translation>
    </message>
    <message>
        <source>One merge</source>
        <translation>Una fusión</translation>
    </message>
    <message>
        <source>Press the space bar for the next merge, and Backspace to go back.</source>
        <translation>Pulse la barra espaciadora para la fusión siguiente y Retroceso para volver atrás.</translation>
    </message>
    <message>
        <source>Frequent parts become pieces</source>
        <translation>Las partes frecuentes se convierten en piezas</translation>
    </message>
    <message>
        <source>After two merges `alk` is a piece and the text has 82 tokens. After seven the stem `▁walk` is one, after nine `▁talk`; the endings `ed` and `ing` follow. Nobody told the rule what a stem is: it only counts.</source>
        <translation>Después de dos fusiones, `alk` es una pieza y el texto tiene 82 tokens. Después de siete lo es la raíz `▁walk`; después de nueve, `▁talk`; siguen las terminaciones `ed` e `ing`. Nadie le dijo a la regla qué es una raíz: solo cuenta.</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary.</source>
        <translation>Cada fusión añade una pieza al vocabulario.</translation>
    </message>
    <message>
        <source>Five merges further</source>
        <translation>Cinco fusiones más</translation>
    </message>
    <message>
        <source>Vocabulary against iterations</source>
        <translation>Vocabulario e iteraciones</translation>
    </message>
    <message>
        <source>The chart has three lines: the vocabulary grows by one a step, the tokens of the text become fewer, and the pieces in use first stay and then fall, because whole words need no parts.</source>
        <translation>El gráfico tiene tres líneas: el vocabulario crece en uno por paso, los tokens del texto disminuyen, y las piezas en uso primero se mantienen y después bajan, porque las palabras enteras no necesitan partes.</translation>
    </message>
    <message>
        <source>After 37 merges every word is one piece: 18 tokens, 58 pieces. This has nothing left to merge, and knows no word but these. Real vocabularies stop long before that.</source>
        <translation>Después de 37 fusiones, cada palabra es una sola pieza: 18 tokens, 58 piezas. Ya no queda nada que fusionar, y no conoce más palabras que estas. Los vocabularios reales se detienen mucho antes.</translation>
    </message>
    <message>
        <source>A vocabulary of 40 pieces</source>
        <translation>Un vocabulario de 40 piezas</translation>
    </message>
    <message>
        <source>Type a nursery rhyme. Which piece is learned first?</source>
        <translation>Escriba una canción infantil. ¿Qué pieza se aprende primero?</translation>
    </message>
    <message>
        <source>WordPiece: pieces inside a word</source>
        <translation>WordPiece: piezas dentro de una palabra</translation>
    </message>
    <message>
        <source>WordPiece marks pieces that continue a word with `##`, and divides at punctuation. The trainers of BERT&apos;s vocabularies merge the most frequent pair, too: first `##a` and `##l`.</source>
        <translation>WordPiece marca con `##` las piezas que continúan una palabra y separa por los signos de puntuación. Los programas que entrenan los vocabularios de BERT también fusionan el par más frecuente: primero `##a` y `##l`.</translation>
    </message>
    <message>
        <source>The last column is the rule that WordPiece was published with: the count of the pair divided by the counts of its parts. It prefers parts that hardly ever stand apart.</source>
        <translation>La última columna es la regla con la que se publicó WordPiece: el recuento del par dividido por los recuentos de sus partes. Prefiere partes que casi nunca aparecen separadas.</translation>
    </message>
    <message>
        <source>Which pair of the list would the published rule merge first?</source>
        <translation>¿Qué par de la lista fusionaría primero la regla publicada?</translation>
    </message>
    <message>
        <source>Unigram: begin large, drop pieces</source>
        <translation>Unigram: empezar en grande, descartar piezas</translation>
    </message>
    <message>
        <source>Unigram goes the other way. It begins with all characters and repeated parts, 50 pieces with the unknown one, and estimates how probable each is. Pieces that are expected less than half a time are dropped: 23 stay.</source>
        <translation>Unigram procede al revés. Empieza con todos los caracteres y las partes repetidas, 50 piezas contando la desconocida, y estima la probabilidad de cada una. Se descartan las piezas que se esperan menos de media vez: quedan 23.</translation>
    </message>
    <message>
        <source>Where there are still too many, it drops those that the text needs least. *loss* says by how much the logarithm of the text&apos;s probability would fall, for each word, and the last column what would stand in the place of a piece.</source>
        <translation>Si todavía hay demasiadas, descarta las que el texto menos necesita. *loss* (pérdida) indica cuánto bajaría, por cada palabra, el logaritmo de la probabilidad del texto, y la última columna, qué ocuparía el lugar de una pieza.</translation>
    </message>
    <message>
        <source>Before the first estimate</source>
        <translation>Antes de la primera estimación</translation>
    </message>
    <message>
        <source>The finished vocabulary</source>
        <translation>El vocabulario terminado</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Pairs and pieces.</source>
        <translation>Pares y piezas.</translation>
    </message>
    <message>
        <source>A text has {c} different characters. How many pieces does a byte-pair encoding have after {m} merges?</source>
        <translation>Un texto tiene {c} caracteres distintos. ¿Cuántas piezas tiene una codificación por pares de bytes después de {m} fusiones?</translation>
    </message>
    <message>
        <source>Each merge adds one: {c} + {m} = {c+m}.</source>
        <translation>Cada fusión añade una: {c} + {m} = {c+m}.</translation>
    </message>
    <message>
        <source>A text is {t} tokens long. The pair that is merged occurs {n} times, and never twice in a row. How long is the text after the merge?</source>
        <translation>Un texto tiene {t} tokens. El par que se fusiona aparece {n} veces, y nunca dos veces seguidas. ¿Cuántos tokens tiene el texto después de la fusión?</translation>
    </message>
    <message>
        <source>Each of {n} pairs becomes one token: {t} − {n} = {t-n}.</source>
        <translation>Cada uno de los {n} pares se convierte en un token: {t} − {n} = {t-n}.</translation>
    </message>
    <message>
        <source>A pair occurs {n} times, its parts {a} and {b} times. What is its score by the published rule of WordPiece?</source>
        <translation>Un par aparece {n} veces; sus partes, {a} y {b} veces. ¿Cuál es su puntuación según la regla publicada de WordPiece?</translation>
    </message>
    <message>
        <source>{n} / ({a} · {b}) = {n/(a*b)}.</source>
        <translation>{n} / ({a} · {b}) = {n/(a*b)}.</translation>
    </message>
    <message>
        <source>Write byte-pair encoding in a language that you know, and compare its merges with those that `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` writes. On what do both have to agree?</source>
        <translation>Escriba la codificación por pares de bytes en un lenguaje que conozca y compare sus fusiones con las que escribe `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json`. ¿En qué tienen que coincidir ambos?</translation>
    </message>
    <message>
        <source>How a text is divided into words, where the mark of the space stands, which of two equally frequent pairs is merged first, and when to stop.</source>
        <translation>Cómo se divide un texto en palabras, dónde está la marca del espacio, cuál de dos pares igual de frecuentes se fusiona primero y cuándo parar.</translation>
    </message>
</context>
<context>
    <name>Lesson masked-word</name>
    <message>
        <source>BERT&apos;s masked word</source>
        <translation>La palabra enmascarada de BERT</translation>
    </message>
    <message>
        <source>Learning a language by predicting masked words.</source>
        <translation>Aprender una lengua prediciendo palabras enmascaradas.</translation>
    </message>
    <message>
        <source>A masked word</source>
        <translation>Una palabra enmascarada</translation>
    </message>
    <message>
        <source>BERT learns by predicting masked words. A word is replaced by `[MASK]`, and the model predicts it from the text on both sides.</source>
        <translation>BERT aprende prediciendo palabras enmascaradas. Una palabra se sustituye por `[MASK]`, y el modelo la predice a partir del texto de ambos lados.</translation>
    </message>
    <message>
        <source>Change *tree* to *street*. What changes on the right?</source>
        <translation>Cambie *tree* por *street*. ¿Qué cambia a la derecha?</translation>
    </message>
    <message>
        <source>Change *climb* to *cross*.</source>
        <translation>Cambie *climb* por *cross*.</translation>
    </message>
    <message>
        <source>Mask a word yourself</source>
        <translation>Enmascarar una palabra</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model no longer reads it. Shift+click again to unmask it.</source>
        <translation>Haga Mayús+clic en un token bajo el texto para enmascararlo: el modelo deja de leerlo. Haga Mayús+clic otra vez para desenmascararlo.</translation>
    </message>
    <message>
        <source>Here *animal* is masked. The text does not say which animal it is, so the model gives several words a small probability.</source>
        <translation>Aquí está enmascarado *animal*. El texto no dice de qué animal se trata, así que el modelo da una probabilidad pequeña a varias palabras.</translation>
    </message>
    <message>
        <source>Mask *it* instead</source>
        <translation>Enmascarar *it* en su lugar</translation>
    </message>
    <message>
        <source>Mask *street*: Shift+click it.</source>
        <translation>Enmascare *street*: Mayús+clic en esa palabra.</translation>
    </message>
    <message>
        <source>The answer is in the text</source>
        <translation>La respuesta está en el texto</translation>
    </message>
    <message>
        <source>*Kite* occurs earlier in the text. Layer 3, head 0 attends from the masked token to that place, and the model copies the word.</source>
        <translation>*Kite* aparece antes en el texto. La capa 3, cabeza 0 atiende desde el token enmascarado a ese lugar, y el modelo copia la palabra.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says.</source>
        <translation>Una pérdida entrenó esta cabeza para hacerlo, como indica la ficha del modelo.</translation>
    </message>
    <message>
        <source>Two nouns, one masked token</source>
        <translation>Dos sustantivos, un token enmascarado</translation>
    </message>
    <message>
        <source>Two texts: segments and the next sentence</source>
        <translation>Dos textos: segmentos y la oración siguiente</translation>
    </message>
    <message>
        <source>Two texts are one row: `[CLS]`, the first one, `[SEP]`, the second one, `[SEP]`. A learned vector is added to each token embedding, one for the first **segment** and another for the second. The page *Trace* shows it as a step of its own.</source>
        <translation>Dos textos son una sola fila: `[CLS]`, el primero, `[SEP]`, el segundo, `[SEP]`. A cada embedding de token se le suma un vector aprendido, uno para el primer **segmento** y otro para el segundo. La página *Recorrido* lo muestra como un paso propio.</translation>
    </message>
    <message>
        <source>Another second text</source>
        <translation>Otro segundo texto</translation>
    </message>
    <message>
        <source>The segment of the last token, as a step of the run</source>
        <translation>El segmento del último token, como un paso de la ejecución</translation>
    </message>
    <message>
        <source>Not every model shows that it guesses: the next lesson has one that is confident and wrong.</source>
        <translation>No todos los modelos muestran que responden al azar: la lección siguiente tiene uno que está seguro y se equivoca.</translation>
    </message>
    <message>
        <source>A word that is not in its training data</source>
        <translation>Una palabra que no está en sus datos de entrenamiento</translation>
    </message>
    <message>
        <source>The right side lists its candidates with their probabilities. *Smooth*, *high* and *steep* describe the tree, *slow* the dog: *it* may mean either.</source>
        <translation>El lado derecho lista sus candidatos con sus probabilidades. *Smooth*, *high* y *steep* describen el árbol; *slow*, el perro: *it* puede referirse a cualquiera de los dos.</translation>
    </message>
    <message>
        <source>Beside the masked words, BERT learns to tell from `[CLS]` whether the second text followed the first one (**next sentence prediction**); in half of the training rows it did. Here the model gives 0.97 to *it follows*, and 0.20 where a baker takes the place of Omar. Models after BERT often leave this task out.</source>
        <translation>Además de las palabras enmascaradas, BERT aprende a decir a partir de `[CLS]` si el segundo texto seguía al primero (**predicción de la oración siguiente**); en la mitad de las filas de entrenamiento era así. Aquí el modelo da 0.97 a *lo continúa*, y 0.20 cuando un panadero ocupa el lugar de Omar. Los modelos posteriores a BERT suelen prescindir de esta tarea.</translation>
    </message>
    <message>
        <source>Where it guesses</source>
        <translation>Donde responde al azar</translation>
    </message>
    <message>
        <source>The model was trained on made-up texts only, with about 2,000 different words. Few of them say where a city is, and it has not learned it. Here its best guess has a probability of 0.04; on a text like its stories, 0.91.</source>
        <translation>El modelo se entrenó solo con textos inventados, con unas 2&#x202f;000 palabras distintas. Pocos de ellos dicen dónde está una ciudad, y no lo ha aprendido. Aquí su mejor candidato tiene una probabilidad de 0.04; en un texto como sus historias, 0.91.</translation>
    </message>
    <message>
        <source>What stops at a station?</source>
        <translation>¿Qué se detiene en una estación?</translation>
    </message>
    <message>
        <source>After *the red*, nouns: *bank* 0.21, *house* 0.20, *hotel* 0.03</source>
        <translation>Tras *the red*, sustantivos: *bank* 0.21, *house* 0.20, *hotel* 0.03</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>How much BERT reads, and why it has two tasks.</source>
        <translation>Cuánto lee BERT y por qué tiene dos tareas.</translation>
    </message>
    <message>
        <source>One of BERT&apos;s two tasks is *generative*: a part of the text is predicted from the rest. The other is *contrastive*: right pairs are told from wrong ones. Which is which?</source>
        <translation>Una de las dos tareas de BERT es *generativa*: una parte del texto se predice a partir del resto. La otra es *contrastiva*: se distinguen los pares correctos de los falsos. ¿Cuál es cuál?</translation>
    </message>
    <message>
        <source>Masked words: generative. Next sentence: contrastive</source>
        <translation>Palabras enmascaradas: generativa. Oración siguiente: contrastiva</translation>
    </message>
    <message>
        <source>Masked words: contrastive. Next sentence: generative</source>
        <translation>Palabras enmascaradas: contrastiva. Oración siguiente: generativa</translation>
    </message>
    <message>
        <source>Both are generative</source>
        <translation>Ambas son generativas</translation>
    </message>
    <message>
        <source>A masked word is produced from its context. For the next sentence, a true pair stands against one with a random second text; CLIP, in lesson 12, learns images and captions like that.</source>
        <translation>Una palabra enmascarada se escribe de nuevo. En la oración siguiente, un par verdadero se opone a otro con un segundo texto al azar; así aprende CLIP, en la lección 12, imágenes y descripciones.</translation>
    </message>
    <message>
        <source>An encoder gets a loss at 15 % of {n} tokens, a decoder at each but the first. How many times more losses does the decoder get?</source>
        <translation>Un codificador obtiene una pérdida en el 15 % de {n} tokens; un decodificador, en todos menos el primero. ¿Cuántas veces más pérdidas obtiene el decodificador?</translation>
    </message>
    <message>
        <source>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: a decoder learns from more places of the same text.</source>
        <translation>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: un decodificador aprende en más lugares del mismo texto.</translation>
    </message>
    <message>
        <source>Why does BERT have two tasks? What does each of them teach that the other does not?</source>
        <translation>¿Por qué tiene BERT dos tareas? ¿Qué enseña cada una que la otra no enseña?</translation>
    </message>
    <message>
        <source>Masked words teach which word fits a place, from the words on both sides. Whether a text follows another depends on both texts as a whole, and its answer is read at [CLS], as later tasks with two texts do. RoBERTa left the second task out and lost nothing.</source>
        <translation>Las palabras enmascaradas enseñan qué palabra encaja en un lugar, a partir de las palabras de ambos lados. Que un texto siga a otro depende de ambos textos en conjunto, y la respuesta se lee en [CLS], como en tareas posteriores con dos textos. RoBERTa dejó fuera la segunda tarea y no perdió nada.</translation>
    </message>
    <message>
        <source>A word has to fit its place and the other words: in `The [MASK] stopped at the station.` *train* gets 0.34 and *peanut* 0.0003.</source>
        <translation>Una palabra debe encajar en su lugar y con las demás palabras: en `The [MASK] stopped at the station.` *train* obtiene 0.34 y *peanut* 0.0003.</translation>
    </message>
    <message>
        <source>Training takes {s} steps. Each reads 256 rows of 512 tokens. All texts together have {w} million tokens. How many times is a token read on average?</source>
        <translation>El entrenamiento dura {s} pasos. Cada uno lee 256 filas de 512 tokens. Todos los textos juntos tienen {w} millones de tokens. ¿Cuántas veces se lee un token en promedio?</translation>
    </message>
    <message>
        <source>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT took a million such steps over 3.3 billion words: about 40 times.</source>
        <translation>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT dio un millón de pasos así sobre 3.3 mil millones de palabras: unas 40 veces.</translation>
    </message>
</context>
<context>
    <name>Lesson masks</name>
    <message>
        <source>Masks: why a decoder attends to earlier tokens only</source>
        <translation>Máscaras: por qué un decodificador solo atiende a tokens anteriores</translation>
    </message>
    <message>
        <source>Which query may attend to which key, and what would go wrong without a mask.</source>
        <translation>Qué consulta puede atender a qué clave y qué fallaría sin una máscara.</translation>
    </message>
    <message>
        <source>An encoder attends to all tokens</source>
        <translation>Un codificador atiende a todos los tokens</translation>
    </message>
    <message>
        <source>In this model every token may attend to every other, earlier or later. It reads a finished text.</source>
        <translation>En este modelo, cada token puede atender a cualquier otro, anterior o posterior. Lee un texto terminado.</translation>
    </message>
    <message>
        <source>So cells on both sides of the diagonal are colored.</source>
        <translation>Por eso hay celdas coloreadas a ambos lados de la diagonal.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys.</source>
        <translation>Recorra las cabezas con Alt y las teclas de flecha.</translation>
    </message>
    <message>
        <source>A decoder attends to earlier tokens</source>
        <translation>Un decodificador atiende a tokens anteriores</translation>
    </message>
    <message>
        <source>This model generates text. A token may attend to itself and to earlier tokens; the other cells are **masked** and drawn hatched.</source>
        <translation>Este modelo genera texto. Un token puede atender a sí mismo y a los tokens anteriores; las demás celdas están **enmascaradas** y se dibujan rayadas.</translation>
    </message>
    <message>
        <source>Masked is not the same as a weight of zero: before the softmax these scores are set to minus infinity, so they take no part in the row.</source>
        <translation>Enmascarado no es lo mismo que un peso de cero: antes de la softmax, estas puntuaciones se fijan en menos infinito, de modo que no participan en la fila.</translation>
    </message>
    <message>
        <source>Type more words at the end. The existing rows do not change.</source>
        <translation>Escriba más palabras al final. Las filas existentes no cambian.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>It learns to predict the **next token** at every position of a text, at all positions at once. If a position could attend to the next token, it would copy the answer and learn nothing.</source>
        <translation>Aprende a predecir el **token siguiente** en cada posición de un texto, en todas las posiciones a la vez. Si una posición pudiera atender al token siguiente, copiaría la respuesta y no aprendería nada.</translation>
    </message>
    <message>
        <source>And when it generates text, there is no next token yet.</source>
        <translation>Y cuando genera texto, todavía no hay token siguiente.</translation>
    </message>
    <message>
        <source>With 32 tokens, about half of the pairs are left</source>
        <translation>Con 32 tokens queda aproximadamente la mitad de los pares</translation>
    </message>
    <message>
        <source>The first token gathers weight</source>
        <translation>El primer token acumula peso</translation>
    </message>
    <message>
        <source>The first token can only attend to itself. Later tokens often attend to the first one too when they need nothing else: it is an **attention sink**.</source>
        <translation>El primer token solo puede atender a sí mismo. Los tokens posteriores también suelen atender al primero cuando no necesitan otra cosa: es un **sumidero de atención**.</translation>
    </message>
    <message>
        <source>Leave the first token out, and make rows sum to 1 again</source>
        <translation>Omitir el primer token y hacer que las filas vuelvan a sumar 1</translation>
    </message>
    <message>
        <source>Show the first token again</source>
        <translation>Mostrar de nuevo el primer token</translation>
    </message>
    <message>
        <source>Both in one model</source>
        <translation>Ambos en un modelo</translation>
    </message>
    <message>
        <source>A translation model has an encoder, which attends to the whole source, and a decoder, which attends to the target that it has generated so far.</source>
        <translation>Un modelo de traducción tiene un codificador, que atiende a todo el texto de origen, y un decodificador, que atiende al texto de destino que ha generado hasta el momento.</translation>
    </message>
    <message>
        <source>A third kind connects them, *cross-attention*: the decoder attends to the whole source.</source>
        <translation>Un tercer tipo los conecta, la *atención cruzada*: el decodificador atiende a todo el texto de origen.</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention</source>
        <translation>La atención del codificador</translation>
    </message>
    <message>
        <source>The attention from target to source</source>
        <translation>La atención del destino al origen</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Counting pairs.</source>
        <translation>Contar pares.</translation>
    </message>
    <message>
        <source>A decoder reads {n} tokens. How many weights of a head can differ from 0?</source>
        <translation>Un decodificador lee {n} tokens. ¿Cuántos pesos de una cabeza pueden ser distintos de 0?</translation>
    </message>
    <message>
        <source>Token i attends to i tokens: 1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>El token i atiende a i tokens: 1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>How many predictions does training learn from in one pass over {n} tokens, if each but the last is followed by a known one?</source>
        <translation>¿De cuántas predicciones aprende el entrenamiento en una pasada por {n} tokens, si a cada uno, salvo el último, le sigue uno conocido?</translation>
    </message>
    <message>
        <source>The mask hides the future from every row, so each of {n-1} positions predicts without seeing its answer.</source>
        <translation>La máscara oculta el futuro a cada fila, así que cada una de las {n-1} posiciones predice sin ver su respuesta.</translation>
    </message>
    <message>
        <source>Layer 1, head 1 does hardly anything else in this text. In a text that repeats, it finds the earlier occurrence.</source>
        <translation>La capa 1, cabeza 1 apenas hace otra cosa en este texto. En un texto que se repite, encuentra la aparición anterior.</translation>
    </message>
    <message>
        <source>The scores of this head: −∞ where they are masked</source>
        <translation>Las puntuaciones de esta cabeza: −∞ donde están enmascaradas</translation>
    </message>
    <message>
        <source>Its weights: 0 there, and every row sums to 1</source>
        <translation>Sus pesos: allí 0, y cada fila suma 1</translation>
    </message>
</context>
<context>
    <name>Lesson matrices</name>
    <message>
        <source>Attention in matrices</source>
        <translation>La atención en matrices</translation>
    </message>
    <message>
        <source>One head from X to its output, matrix by matrix, with the numbers of the model and with numbers of your own.</source>
        <translation>Una cabeza desde X hasta su salida, matriz por matriz, con los números del modelo y con números propios.</translation>
    </message>
    <message>
        <source>The input is a matrix</source>
        <translation>La entrada es una matriz</translation>
    </message>
    <message>
        <source>A head reads all tokens at once: a matrix *X* with a row for each token. This model has 128 numbers in each row.</source>
        <translation>Una cabeza lee todos los tokens a la vez: una matriz *X* con una fila por token. Este modelo tiene 128 números en cada fila.</translation>
    </message>
    <message>
        <source>The page *Matrices* shows every matrix of the head. Press **Next step**, or the space bar, to compute one after the other. The row of *it* and the key *animal* are outlined in all of them.</source>
        <translation>La página *Matrices* muestra todas las matrices de la cabeza. Pulse **Paso siguiente**, o la barra espaciadora, para calcular una tras otra. La fila de *it* y la clave *animal* tienen contorno en todas ellas.</translation>
    </message>
    <message>
        <source>Another row: *animal*</source>
        <translation>Otra fila: *animal*</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Consultas, claves y valores</translation>
    </message>
    <message>
        <source>Three matrices of the head make three vectors of each token: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K and W_V are learned; they are the same for every token and every text.</source>
        <translation>Tres matrices de la cabeza producen tres vectores de cada token: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K y W_V se aprenden; son las mismas para todos los tokens y todos los textos.</translation>
    </message>
    <message>
        <source>All four matrices of the four heads together hold 66,048 numbers, however long the text is.</source>
        <translation>Las cuatro matrices de las cuatro cabezas contienen en total 66&#xa0;048 números, por largo que sea el texto.</translation>
    </message>
    <message>
        <source>A text of two words has the same W_Q</source>
        <translation>Un texto de dos palabras tiene la misma W_Q</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Puntuaciones y pesos</translation>
    </message>
    <message>
        <source>`S = Q K^T / √32` has a score for each pair of tokens. The softmax of each row of S gives a row of A.</source>
        <translation>`S = Q K^T / √32` tiene una puntuación para cada par de tokens. La softmax de cada fila de S da una fila de A.</translation>
    </message>
    <message>
        <source>Rows of A sum to 1. Columns do not: many tokens may attend to the same key.</source>
        <translation>Las filas de A suman 1. Las columnas no: muchos tokens pueden atender a la misma clave.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Volver a las puntuaciones</translation>
    </message>
    <message>
        <source>Which column of A has the largest sum? Click its cells and read the text with the matrices.</source>
        <translation>¿Qué columna de A tiene la suma mayor? Haga clic en sus celdas y lea el texto que acompaña a las matrices.</translation>
    </message>
    <message>
        <source>The heads are joined</source>
        <translation>Las cabezas se unen</translation>
    </message>
    <message>
        <source>`A V` has 32 numbers for each token. The four heads stand side by side, 128 numbers, and *W_O* makes of them what attention adds to each token.</source>
        <translation>`A V` tiene 32 números por token. Las cuatro cabezas se colocan una junto a otra, 128 números, y *W_O* los convierte en lo que la atención suma a cada token.</translation>
    </message>
    <message>
        <source>The same is a sum: each head has its own rows of W_O, and what the heads give through their rows is added up. Both ways are computed here; they differ by rounding only.</source>
        <translation>Lo mismo se puede escribir como suma: cada cabeza tiene sus propias filas de W_O, y se suma lo que las cabezas aportan a través de sus filas. Aquí se calculan las dos formas; solo difieren por el redondeo.</translation>
    </message>
    <message>
        <source>The outlined columns move with the head: head 3</source>
        <translation>Las columnas con contorno se mueven con la cabeza: cabeza 3</translation>
    </message>
    <message>
        <source>Three vectors of your own</source>
        <translation>Tres vectores propios</translation>
    </message>
    <message>
        <source>Attention needs no projections: with Q = K = V = X, each vector is compared with each, and the result is a weighted mean of the vectors: similar ones count more.</source>
        <translation>La atención no necesita proyecciones: con Q = K = V = X, cada vector se compara con todos, y el resultado es una media ponderada de los vectores: los similares cuentan más.</translation>
    </message>
    <message>
        <source>Type other vectors into the line X. Write rows with semicolons between them.</source>
        <translation>Escriba otros vectores en la línea X. Separe las filas con punto y coma.</translation>
    </message>
    <message>
        <source>Weights that are given: 0.1, 0.3 and 0.6</source>
        <translation>Pesos dados: 0.1, 0.3 y 0.6</translation>
    </message>
    <message>
        <source>Which weights make every row of A V the same?</source>
        <translation>¿Qué pesos hacen iguales todas las filas de A V?</translation>
    </message>
    <message>
        <source>Against a dense layer</source>
        <translation>Frente a una capa densa</translation>
    </message>
    <message>
        <source>A dense layer over 4 tokens of 4 numbers has 256 learned numbers, and works for 4 tokens only.</source>
        <translation>Una capa densa sobre 4 tokens de 4 números tiene 256 números aprendidos y solo funciona con 4 tokens.</translation>
    </message>
    <message>
        <source>The values use one small matrix for every token: 16 learned numbers. Attention then mixes tokens with one weight for each pair, and learns no number of its own: the weights are computed from the input.</source>
        <translation>Los valores usan una matriz pequeña para todos los tokens: 16 números aprendidos. Después, la atención mezcla los tokens con un peso por cada par y no aprende ningún número propio: los pesos se calculan a partir de la entrada.</translation>
    </message>
    <message>
        <source>Twice as many tokens: the dense layer grows fourfold</source>
        <translation>El doble de tokens: la capa densa crece cuatro veces</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>X has {n} rows of {h*s} numbers, and a head {s} dimensions. How many numbers has Q Kᵀ of that head?</source>
        <translation>X tiene {n} filas de {h*s} números, y una cabeza, {s} dimensiones. ¿Cuántos números tiene Q Kᵀ de esa cabeza?</translation>
    </message>
    <message>
        <source>One for each pair of {n} tokens, whatever the sizes of vectors are: {n*n}.</source>
        <translation>Uno por cada par de {n} tokens, sean cuales sean los tamaños de los vectores: {n*n}.</translation>
    </message>
    <message>
        <source>The rows of X change places: X becomes P X. What does self-attention without positions give?</source>
        <translation>Las filas de X cambian de lugar: X se convierte en P X. ¿Qué da la autoatención sin posiciones?</translation>
    </message>
    <message>
        <source>P times what it gave</source>
        <translation>P por lo que daba antes</translation>
    </message>
    <message>
        <source>what it gave</source>
        <translation>lo que daba antes</translation>
    </message>
    <message>
        <source>P times what it gave, with other weights for each token</source>
        <translation>P por lo que daba antes, con otros pesos para cada token</translation>
    </message>
    <message>
        <source>The scores become P S Pᵀ. The softmax works by rows, so that the weights become P A Pᵀ, and P A Pᵀ P V = P (A V), because Pᵀ P = 1.</source>
        <translation>Las puntuaciones se convierten en P S Pᵀ. La softmax actúa por filas, de modo que los pesos se convierten en P A Pᵀ, y P A Pᵀ P V = P (A V), porque Pᵀ P = 1.</translation>
    </message>
    <message>
        <source>How many weights that are learned has a dense layer from {n} tokens of {d} numbers to as many, without biases?</source>
        <translation>¿Cuántos pesos aprendidos tiene una capa densa de {n} tokens de {d} números a otros tantos, sin sesgos?</translation>
    </message>
    <message>
        <source>({n} · {d})² = {(n*d)^2}. Values have {d}² = {d^2}.</source>
        <translation>({n} · {d})² = {(n*d)^2}. Los valores tienen {d}² = {d^2}.</translation>
    </message>
    <message>
        <source>Weights are g(q)ᵀ g(k) instead of a softmax, with {m} numbers in g and {m} in a value. With {n} tokens, how many multiplications takes g(Q) (g(K)ᵀ V)?</source>
        <translation>Los pesos son g(q)ᵀ g(k) en lugar de una softmax, con {m} números en g y {m} en un valor. Con {n} tokens, ¿cuántas multiplicaciones requiere g(Q) (g(K)ᵀ V)?</translation>
    </message>
    <message>
        <source>g(K)ᵀ V takes {n} · {m}², and g(Q) times it as many: {2*n*m*m}. (g(Q) g(K)ᵀ) V takes 2 · {n}² · {m} = {2*n*n*m}.</source>
        <translation>g(K)ᵀ V requiere {n} · {m}², y g(Q) por ello, otras tantas: {2*n*m*m}. (g(Q) g(K)ᵀ) V requiere 2 · {n}² · {m} = {2*n*n*m}.</translation>
    </message>
    <message>
        <source>S is not symmetric: the row of *it* has 5.79 at *animal*, the row of *animal* −0.58 at *it*. Queries and keys have matrices of their own, so that a token need not offer what it looks for.</source>
        <translation>S no es simétrica: la fila de *it* tiene 5.79 en *animal*; la fila de *animal*, −0.58 en *it*. Las consultas y las claves tienen matrices propias, de modo que un token no tiene que ofrecer lo que busca.</translation>
    </message>
    <message>
        <source>Here each vector gives itself 0.47 and the two others 0.26 each: without projections, a vector is most similar to itself.</source>
        <translation>Aquí cada vector se da a sí mismo 0.47 y a los otros dos 0.26 a cada uno: sin proyecciones, un vector es más similar a sí mismo.</translation>
    </message>
    <message>
        <source>The same vectors with projections: queries and keys of 2 numbers, values of 3</source>
        <translation>Los mismos vectores con proyecciones: consultas y claves de 2 números, valores de 3</translation>
    </message>
    <message>
        <source>A search, and a memory</source>
        <translation>Una búsqueda y una memoria</translation>
    </message>
    <message>
        <source>Attention is a search whose results are mixed. Each row of X is a dish with its price, calories and salt. A query that fits their keys with weights of 0.7, 0.2 and 0.1 gets their weighted mean: a price of 9.40, 590 calories and 1.90 of salt.</source>
        <translation>La atención es una búsqueda cuyos resultados se mezclan. Cada fila de X es un plato con su precio, calorías y sal. Una consulta que encaja con sus claves con pesos de 0.7, 0.2 y 0.1 obtiene su media ponderada: un precio de 9.40, 590 calorías y 1.90 de sal.</translation>
    </message>
    <message>
        <source>It is a memory as well. In the second example the third vector is a damaged copy of the first one. Its row gives 0.81 to the first one, 0.19 to itself and 0.00 to the second, and the result is close to the first one again. Such a store of patterns is a **Hopfield network**.</source>
        <translation>También es una memoria. En el segundo ejemplo, el tercer vector es una copia dañada del primero. Su fila da 0.81 al primero, 0.19 a sí mismo y 0.00 al segundo, y el resultado vuelve a estar cerca del primero. Un almacén de patrones así es una **red de Hopfield**.</translation>
    </message>
    <message>
        <source>A damaged pattern is restored</source>
        <translation>Se restaura un patrón dañado</translation>
    </message>
    <message>
        <source>Type a price of your own into the second row.</source>
        <translation>Escriba un precio propio en la segunda fila.</translation>
    </message>
    <message>
        <source>Three dishes cost {a}, {b} and {c}. A query gives them the weights 0.7, 0.2 and 0.1. Which price does it get?</source>
        <translation>Tres platos cuestan {a}, {b} y {c}. Una consulta les da los pesos 0.7, 0.2 y 0.1. ¿Qué precio obtiene?</translation>
    </message>
    <message>
        <source>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</source>
        <translation>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</translation>
    </message>
    <message>
        <source>Not linear</source>
        <translation>No lineal</translation>
    </message>
    <message>
        <source>Twice the input does not give twice the output. With X doubled, the diagonal of A goes from 0.47 to 0.83, and the first number of A V from 0.736 to 1.834. Twice 0.736 would be 1.471.</source>
        <translation>El doble de la entrada no da el doble de la salida. Con X duplicada, la diagonal de A pasa de 0.47 a 0.83, y el primer número de A V de 0.736 a 1.834. El doble de 0.736 sería 1.471.</translation>
    </message>
    <message>
        <source>There is no activation function here. Attention is not linear because its weights are computed from the input. A network whose weights are computed by another network is a **hypernetwork**.</source>
        <translation>Aquí no hay función de activación. La atención no es lineal porque sus pesos se calculan a partir de la entrada. Una red cuyos pesos calcula otra red es una **hiperred** (hypernetwork).</translation>
    </message>
    <message>
        <source>The vectors before they were doubled</source>
        <translation>Los vectores antes de duplicarse</translation>
    </message>
    <message>
        <source>X is doubled. Which of these matrices is doubled exactly?</source>
        <translation>X se duplica. ¿Cuál de estas matrices se duplica exactamente?</translation>
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
        <translation>V es un producto con una matriz fija. Las puntuaciones se vuelven cuatro veces mayores, de modo que A cambia de forma, y A V con ella.</translation>
    </message>
    <message>
        <source>Shapes, orders and derivatives.</source>
        <translation>Formas, órdenes y derivadas.</translation>
    </message>
    <message>
        <source>A passage of {n} tokens is read, each as a vector of {d} numbers. How many numbers has X?</source>
        <translation>Se lee un pasaje de {n} tokens, cada uno como un vector de {d} números. ¿Cuántos números tiene X?</translation>
    </message>
    <message>
        <source>{n} · {d} = {n*d}. A dense layer from all of them to as many would have the square of that in weights.</source>
        <translation>{n} · {d} = {n*d}. Una capa densa de todos a otros tantos tendría el cuadrado de eso en pesos.</translation>
    </message>
    <message>
        <source>All values of a head grow by 1 in one component. By how much does that component grow in each row of A V?</source>
        <translation>Todos los valores de una cabeza crecen 1 en una componente. ¿Cuánto crece esa componente en cada fila de A V?</translation>
    </message>
    <message>
        <source>Each row of A sums to 1. The derivative of an output by the bias of its values is therefore 1, whatever the text is.</source>
        <translation>Cada fila de A suma 1. Por eso la derivada de una salida respecto al sesgo de sus valores es 1, sea cual sea el texto.</translation>
    </message>
    <message>
        <source>A row has the weight {p}/10 on a key. What is the derivative of a component of its output by the same component of that key&apos;s value?</source>
        <translation>Una fila tiene el peso {p}/10 en una clave. ¿Cuál es la derivada de una componente de su salida respecto a la misma componente del valor de esa clave?</translation>
    </message>
    <message>
        <source>The output is the sum of a_j v_j: the derivative by v_j is the weight a_j = {p/10}.</source>
        <translation>La salida es la suma de a_j v_j: la derivada respecto a v_j es el peso a_j = {p/10}.</translation>
    </message>
    <message>
        <source>On which way does the loss reach W_Q and W_K, and when does it not?</source>
        <translation>¿Por qué camino llega la pérdida a W_Q y W_K, y cuándo no llega?</translation>
    </message>
    <message>
        <source>Through the weights: the output changes by a_j (v_j − output) with the score of key j, and a score changes with W_Q and W_K by products of x and the other vector. Where the softmax is saturated, a_j is 0, or v_j is the output, and nothing arrives.</source>
        <translation>A través de los pesos: la salida cambia en a_j (v_j − salida) con la puntuación de la clave j, y una puntuación cambia con W_Q y W_K en productos de x y el otro vector. Donde la softmax está saturada, a_j es 0 o v_j es la salida, y no llega nada.</translation>
    </message>
    <message>
        <source>The text of the first step has 16 tokens of 128 numbers. A dense layer over it would have (16 · 128)² = 4,194,304 weights, and fit no other length; W_V has 128² = 16,384 in all heads together.</source>
        <translation>El texto del primer paso tiene 16 tokens de 128 números. Una capa densa sobre él tendría (16 · 128)² = 4,194,304 pesos y no serviría para otra longitud; W_V tiene 128² = 16,384 en todas las cabezas juntas.</translation>
    </message>
</context>
<context>
    <name>Lesson next-word</name>
    <message>
        <source>The next word</source>
        <translation>La palabra siguiente</translation>
    </message>
    <message>
        <source>How a decoder generates text: candidates, temperature, top-k and nucleus, beam search, the cache, examples in the prompt.</source>
        <translation>Cómo genera texto un decodificador: candidatos, temperatura, top-k y núcleo, búsqueda en haz, la caché, ejemplos en el prompt.</translation>
    </message>
    <message>
        <source>One token after another</source>
        <translation>Un token tras otro</translation>
    </message>
    <message>
        <source>A decoder does one thing: it gives every token of its vocabulary a probability of coming next. One token is chosen and appended, and the model runs again.</source>
        <translation>Un decodificador hace una sola cosa: da a cada token de su vocabulario una probabilidad de ser el siguiente. Se elige un token, se añade al final y el modelo se ejecuta de nuevo.</translation>
    </message>
    <message>
        <source>The panel lists the candidates. Press **Step** and watch the text grow.</source>
        <translation>El panel lista los candidatos. Pulse **Paso** y observe cómo crece el texto.</translation>
    </message>
    <message>
        <source>Generate twelve tokens, always the most probable one</source>
        <translation>Generar doce tokens, siempre el más probable</translation>
    </message>
    <message>
        <source>Click another candidate to start a branch.</source>
        <translation>Haga clic en otro candidato para iniciar una rama.</translation>
    </message>
    <message>
        <source>Confident and open predictions</source>
        <translation>Predicciones seguras y abiertas</translation>
    </message>
    <message>
        <source>After *Once upon a time there was* nearly all of the probability is on *a* and *an*. The word after that is wide open.</source>
        <translation>Después de *Once upon a time there was*, casi toda la probabilidad recae en *a* y *an*. La palabra posterior queda totalmente abierta.</translation>
    </message>
    <message>
        <source>*Greedy* decoding always takes the most probable token, so it gives the same text every time.</source>
        <translation>La decodificación *voraz* toma siempre el token más probable, de modo que siempre da el mismo texto.</translation>
    </message>
    <message>
        <source>Generate ten tokens greedily</source>
        <translation>Generar diez tokens de forma voraz</translation>
    </message>
    <message>
        <source>Click a box of the tree: the list shows the candidates of that token.</source>
        <translation>Haga clic en un recuadro del árbol: la lista muestra los candidatos de ese token.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>*Sampling* chooses the next token at random, by its probability. The **temperature** divides the logits before the softmax: below 1 the distribution becomes sharper, above 1 flatter.</source>
        <translation>El *muestreo* elige el token siguiente al azar, según su probabilidad. La **temperatura** divide los logits antes de la softmax: por debajo de 1 la distribución se vuelve más aguda; por encima de 1, más plana.</translation>
    </message>
    <message>
        <source>Texts at a low temperature are safe and dull, at a high temperature they fall apart. The seed fixes the sample: the same seed gives the same text.</source>
        <translation>Los textos a temperatura baja son seguros y monótonos; a temperatura alta se deshacen. La semilla fija la muestra: la misma semilla da el mismo texto.</translation>
    </message>
    <message>
        <source>Temperature 1</source>
        <translation>Temperatura 1</translation>
    </message>
    <message>
        <source>Too high: temperature 2.5</source>
        <translation>Demasiado alta: temperatura 2.5</translation>
    </message>
    <message>
        <source>Top-k and nucleus</source>
        <translation>Top-k y núcleo</translation>
    </message>
    <message>
        <source>At temperature 1 each of thousands of improbable tokens is drawn now and then. **Top-k** keeps the k most probable ones. **Nucleus** sampling (top-p) keeps the fewest whose probabilities add up to p. What is kept is scaled to a sum of 1: the column *Sampling*; a line shows the cut.</source>
        <translation>A temperatura 1, de vez en cuando se elige alguno de los miles de tokens improbables. **Top-k** conserva los k más probables. El muestreo por **núcleo** (top-p) conserva el menor número de tokens cuyas probabilidades suman p. Lo que se conserva se reescala para que sume 1: es la columna *Muestreo*; una línea muestra el corte.</translation>
    </message>
    <message>
        <source>The three most probable tokens</source>
        <translation>Los tres tokens más probables</translation>
    </message>
    <message>
        <source>Nucleus of 0.9</source>
        <translation>Núcleo de 0.9</translation>
    </message>
    <message>
        <source>The same one token earlier</source>
        <translation>Lo mismo un token antes</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Búsqueda en haz</translation>
    </message>
    <message>
        <source>The most probable first word need not begin the most probable sentence. **Beam search** keeps several continuations at each length and scores them as a whole.</source>
        <translation>La primera palabra más probable no tiene por qué comenzar la oración más probable. La **búsqueda en haz** conserva varias continuaciones de cada longitud y las puntúa en conjunto.</translation>
    </message>
    <message>
        <source>Only two beams</source>
        <translation>Solo dos haces</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>Nada se calcula dos veces</translation>
    </message>
    <message>
        <source>Every step reads the whole text, and only its last token is new. In a decoder no token sees a later one, so the keys and values of the tokens before stay what they were. They are kept in a **cache**, and only the new token passes through the layers.</source>
        <translation>Cada paso lee todo el texto, y solo su último token es nuevo. En un decodificador, ningún token ve uno posterior, así que las claves y los valores de los tokens anteriores siguen siendo los mismos. Se guardan en una **caché**, y solo el token nuevo pasa por las capas.</translation>
    </message>
    <message>
        <source>For six tokens after a text of six, 11 tokens pass through the layers with a cache, and 51 without.</source>
        <translation>Para seis tokens después de un texto de seis, pasan por las capas 11 tokens con caché y 51 sin ella.</translation>
    </message>
    <message>
        <source>Twelve tokens after a text of 24</source>
        <translation>Doce tokens después de un texto de 24</translation>
    </message>
    <message>
        <source>In an encoder every token sees all others. Why would a cache not help there?</source>
        <translation>En un codificador, cada token ve todos los demás. ¿Por qué no ayudaría ahí una caché?</translation>
    </message>
    <message>
        <source>Where the next word comes from</source>
        <translation>De dónde viene la palabra siguiente</translation>
    </message>
    <message>
        <source>The spell is repeated. At the second *cake*, layer 1, head 1 attends to the token after the first *cake*: *watch*. A head that finds an earlier occurrence and attends to what followed it is an **induction head**.</source>
        <translation>El conjuro se repite. En el segundo *cake*, la capa 1, cabeza 1 atiende al token que sigue al primer *cake*: *watch*. Una cabeza que encuentra una aparición anterior y atiende a lo que la siguió es una **cabeza de inducción**.</translation>
    </message>
    <message>
        <source>See the next word on the right.</source>
        <translation>Vea la palabra siguiente a la derecha.</translation>
    </message>
    <message>
        <source>It builds on layer 0, head 2, which attends to the previous token</source>
        <translation>Se apoya en la capa 0, cabeza 2, que atiende al token anterior</translation>
    </message>
    <message>
        <source>Generate the rest of the spell</source>
        <translation>Generar el resto del conjuro</translation>
    </message>
    <message>
        <source>Examples in the prompt</source>
        <translation>Ejemplos en el prompt</translation>
    </message>
    <message>
        <source>Without examples</source>
        <translation>Sin ejemplos</translation>
    </message>
    <message>
        <source>Another list</source>
        <translation>Otra lista</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Probabilities of a text, and what is drawn.</source>
        <translation>Probabilidades de un texto y lo que se muestrea.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/{c}. What is the perplexity?</source>
        <translation>Un modelo da a los tres tokens de un texto las probabilidades 1/{a}, 1/{b} y 1/{c}. ¿Cuál es la perplejidad?</translation>
    </message>
    <message>
        <source>The mean of ln {a}, ln {b} and ln {c}, and exp of it: the cube root of {a*b*c}.</source>
        <translation>La media de ln {a}, ln {b} y ln {c}, y exp de ella: la raíz cúbica de {a*b*c}.</translation>
    </message>
    <message>
        <source>The probabilities of five tokens are 0.4, 0.25, 0.2, 0.1 and 0.05. Nucleus sampling with p = {p/100} keeps how many of them?</source>
        <translation>Las probabilidades de cinco tokens son 0.4, 0.25, 0.2, 0.1 y 0.05. ¿Cuántos de ellos conserva el muestreo por núcleo con p = {p/100}?</translation>
    </message>
    <message>
        <source>The sums are 0.4, 0.65, 0.85, 0.95 and 1. The first that reaches {p/100} is that of {p/20-1} tokens.</source>
        <translation>Las sumas son 0.4, 0.65, 0.85, 0.95 y 1. La primera que alcanza {p/100} es la de {p/20-1} tokens.</translation>
    </message>
    <message>
        <source>A text of {t} tokens is continued by {m}. How many tokens pass through the layers with a cache of keys and values?</source>
        <translation>Un texto de {t} tokens se continúa con {m}. ¿Cuántos tokens pasan por las capas con una caché de claves y valores?</translation>
    </message>
    <message>
        <source>All {t} of the text for the first new token, then one for each further one: {t} + {m} − 1 = {t+m-1}.</source>
        <translation>Los {t} del texto para el primer token nuevo y después uno por cada token más: {t} + {m} − 1 = {t+m-1}.</translation>
    </message>
    <message>
        <source>Of two tokens, one is {r} times as probable as the other. How many times is it with temperature 0.5?</source>
        <translation>De dos tokens, uno es {r} veces más probable que el otro. ¿Cuántas veces lo es con temperatura 0.5?</translation>
    </message>
    <message>
        <source>Halving the temperature doubles the difference of logits, which squares the ratio: {r*r}.</source>
        <translation>Reducir la temperatura a la mitad duplica la diferencia de los logits, lo que eleva el cociente al cuadrado: {r*r}.</translation>
    </message>
    <message>
        <source>A fixed k does not fit every place. After *there was* two tokens already have 0.9, and top-k 5 keeps three more with 0.00002 together. After *there was a* it takes 28 tokens to reach 0.9; top-k 5 would drop 0.70 of the probability.</source>
        <translation>Un k fijo no sirve en todas partes. Después de *there was*, dos tokens ya tienen 0.9, y top-k 5 conserva otros tres que juntos suman 0.00002. Después de *there was a* hacen falta 28 tokens para llegar a 0.9; top-k 5 descartaría 0.70 de la probabilidad.</translation>
    </message>
    <message>
        <source>In the tree, ln p at the end of a continuation is the sum of the logarithms of its probabilities. The score divides it by the length: closer to 0 is better. With four beams the best score is −0.645, with two −0.705.</source>
        <translation>En el árbol, ln p al final de una continuación es la suma de los logaritmos de sus probabilidades. La puntuación la divide por la longitud: cuanto más cerca de 0, mejor. Con cuatro haces la mejor puntuación es −0.645; con dos, −0.705.</translation>
    </message>
    <message>
        <source>After `Ben:` alone this model expects *the* or *a*. After a list in which *Ben* had a *drum* it gives *drum* 0.95. No weight has changed: the examples are text that attention can read. A **few-shot** prompt is made like this, with a task in place of the names.</source>
        <translation>Después de `Ben:` solo, este modelo espera *the* o *a*. Después de una lista en la que *Ben* tenía un *drum*, da a *drum* 0.95. No ha cambiado ningún peso: los ejemplos son texto que la atención puede leer. Un prompt **few-shot** se construye así, con una tarea en lugar de los nombres.</translation>
    </message>
    <message>
        <source>Large models continue rules that way. This one finds what it has read, and not reliably: in a list that begins with *Mia* and her *ball* and ends by asking for her, it gives *ball* 0.02.</source>
        <translation>Los modelos grandes continúan reglas de esa manera. Este encuentra lo que ha leído, y no de forma fiable: en una lista que empieza con *Mia* y su *ball* y al final pregunta por ella, da a *ball* 0.02.</translation>
    </message>
    <message>
        <source>The four beams of this run differ in a name alone: 10 of their 12 tokens are the same. **Diverse beam search** lowers the score of what other beams have chosen already.</source>
        <translation>Los cuatro haces de esta ejecución difieren solo en un nombre: 10 de sus 12 tokens son iguales. La **búsqueda en haz diversa** baja la puntuación de lo que otros haces ya han elegido.</translation>
    </message>
    <message>
        <source>Large models are asked to translate, to correct a sentence or to sum up an article in the same way: examples, a mark, and the text. Such abilities appear with size; no built-in model has them.</source>
        <translation>A los modelos grandes se les pide del mismo modo traducir, corregir una oración o resumir un artículo: ejemplos, una marca y el texto. Tales capacidades aparecen con el tamaño; ningún modelo incluido las tiene.</translation>
    </message>
</context>
<context>
    <name>Lesson one-token</name>
    <message>
        <source>One token through the whole model</source>
        <translation>Un token por todo el modelo</translation>
    </message>
    <message>
        <source>Every number of one forward pass, from the id of a token to the probabilities of the next one.</source>
        <translation>Todos los números de una pasada hacia adelante, desde el id de un token hasta las probabilidades del siguiente.</translation>
    </message>
    <message>
        <source>From an id to a vector</source>
        <translation>De un id a un vector</translation>
    </message>
    <message>
        <source>The page *Trace* follows the selected token. The boxes on top say where it is; the list says what happens there. The space bar goes on, Backspace goes back.</source>
        <translation>La página *Recorrido* sigue el token seleccionado. Los recuadros de arriba dicen dónde está; la lista dice qué ocurre ahí. La barra espaciadora avanza; Retroceso vuelve atrás.</translation>
    </message>
    <message>
        <source>First the token is a number, its id. The id picks a row of the token embedding: 128 numbers.</source>
        <translation>Al principio el token es un número, su id. El id elige una fila del embedding de tokens: 128 números.</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Con la posición</translation>
    </message>
    <message>
        <source>Select another token: each has a way of its own.</source>
        <translation>Seleccione otro token: cada uno tiene su propio recorrido.</translation>
    </message>
    <message>
        <source>Attention: read from other tokens</source>
        <translation>Atención: leer de otros tokens</translation>
    </message>
    <message>
        <source>These are the weights that the heat map shows in the row of this token.</source>
        <translation>Estos son los pesos que muestra el mapa de calor en la fila de este token.</translation>
    </message>
    <message>
        <source>What the heads give: values mixed by the weights</source>
        <translation>Lo que dan las cabezas: valores mezclados según los pesos</translation>
    </message>
    <message>
        <source>The output projection joins the heads</source>
        <translation>La proyección de salida une las cabezas</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>El flujo residual</translation>
    </message>
    <message>
        <source>What the attention gives is added to the vector that came in. So is what the feed-forward network gives. Nothing is replaced: a layer writes into a stream that flows past it.</source>
        <translation>Lo que da la atención se suma al vector que entró. Lo mismo ocurre con lo que da la red feed-forward. Nada se sustituye: una capa escribe en un flujo que pasa por ella.</translation>
    </message>
    <message>
        <source>After the whole layer</source>
        <translation>Después de la capa completa</translation>
    </message>
    <message>
        <source>The feed-forward network</source>
        <translation>La red feed-forward</translation>
    </message>
    <message>
        <source>It is applied to each token alone. The first product makes four times as many numbers, 512, and the activation bends them; the page names it. The second product makes 128 of them again.</source>
        <translation>Se aplica a cada token por separado. El primer producto da cuatro veces más números, 512, y la activación los curva; la página la nombra. El segundo producto los convierte de nuevo en 128.</translation>
    </message>
    <message>
        <source>In an encoder the norms stand behind the sums</source>
        <translation>En un codificador, las normalizaciones están después de las sumas</translation>
    </message>
    <message>
        <source>From a vector to words</source>
        <translation>De un vector a palabras</translation>
    </message>
    <message>
        <source>Change a word early in the text. At which step do the numbers of the last token change first?</source>
        <translation>Cambie una palabra al comienzo del texto. ¿En qué paso cambian primero los números del último token?</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Count what a token becomes.</source>
        <translation>Contar en qué se convierte un token.</translation>
    </message>
    <message>
        <source>A vector has {d} numbers and the layer {h} heads. How many numbers has the query of one head?</source>
        <translation>Un vector tiene {d} números y la capa {h} cabezas. ¿Cuántos números tiene la consulta de una cabeza?</translation>
    </message>
    <message>
        <source>The heads share the vector: {d} / {h} = {d/h}.</source>
        <translation>Las cabezas se reparten el vector: {d} / {h} = {d/h}.</translation>
    </message>
    <message>
        <source>A token attends to {n} tokens with {h} heads. How many weights are there at this step?</source>
        <translation>Un token atiende a {n} tokens con {h} cabezas. ¿Cuántos pesos hay en este paso?</translation>
    </message>
    <message>
        <source>A row of {n} weights for each of {h} heads: {n*h}.</source>
        <translation>Una fila de {n} pesos por cada una de las {h} cabezas: {n*h}.</translation>
    </message>
    <message>
        <source>Where can information from another token come in?</source>
        <translation>¿Por dónde puede entrar información de otro token?</translation>
    </message>
    <message>
        <source>in the attention</source>
        <translation>por la atención</translation>
    </message>
    <message>
        <source>in the feed-forward network</source>
        <translation>por la red feed-forward</translation>
    </message>
    <message>
        <source>in the norm</source>
        <translation>por la normalización</translation>
    </message>
    <message>
        <source>Norms and feed-forward networks see one token at a time; only attention mixes tokens.</source>
        <translation>Las normalizaciones y las redes feed-forward ven un solo token a la vez; solo la atención mezcla tokens.</translation>
    </message>
    <message>
        <source>Here the most probable next token is `g`, the beginning of a word, with 0.091: many words fit, and those that begin alike share a first token.</source>
        <translation>Aquí el token siguiente más probable es `g`, el comienzo de una palabra, con 0.091: muchas palabras encajan, y las que empiezan igual comparten un primer token.</translation>
    </message>
    <message>
        <source>A norm, then three products: queries, keys and values, a vector for each head. The norm subtracts the mean of the 128 numbers, 0.017, and divides by their deviation, 0.103. The query of this token is compared with the keys of all tokens that it may see; the softmax makes weights of it. Each row of the picture is a head.</source>
        <translation>Una normalización y después tres productos: consultas, claves y valores, un vector por cabeza. La normalización resta la media de los 128 números, 0.017, y divide entre su desviación, 0.103. La consulta de este token se compara con las claves de todos los tokens que puede ver; la softmax las convierte en pesos. Cada fila de la figura es una cabeza.</translation>
    </message>
    <message>
        <source>The norm, with its mean and deviation</source>
        <translation>La normalización, con su media y su desviación</translation>
    </message>
    <message>
        <source>Layer after layer does the same with weights of its own. Behind the last one stands a norm, which divides by 7.30: each layer added to the stream. Then the unembedding makes a logit for each token of the vocabulary, and a softmax makes probabilities of them.</source>
        <translation>Capa tras capa se hace lo mismo con pesos propios. Detrás de la última hay una normalización, que divide entre 7.30: cada capa añadió algo a la corriente. Después, el unembedding produce un logit para cada token del vocabulario, y una softmax los convierte en probabilidades.</translation>
    </message>
</context>
<context>
    <name>Lesson positions</name>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Attention alone does not see the order of tokens. Six models that learned one task, with and without positions.</source>
        <translation>La atención por sí sola no ve el orden de los tokens. Seis modelos que aprendieron una misma tarea, con y sin posiciones.</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sin posiciones</translation>
    </message>
    <message>
        <source>Attention compares content. In the first layer, two tokens have the same score at all positions.</source>
        <translation>La atención compara contenido. En la primera capa, dos tokens tienen la misma puntuación en todas las posiciones.</translation>
    </message>
    <message>
        <source>The task: *who took the ball last?* Anna did. This model has no positions, and its first guess is wrong: see *Next after “ball”* on the right.</source>
        <translation>La tarea: *¿quién tomó la pelota por última vez?* Fue Anna. Este modelo no tiene posiciones y su primer candidato es incorrecto: vea *Siguiente tras «ball»* a la derecha.</translation>
    </message>
    <message>
        <source>It still has some information on the order: a token attends to earlier tokens only.</source>
        <translation>Aun así tiene algo de información sobre el orden: un token solo atiende a tokens anteriores.</translation>
    </message>
    <message>
        <source>The same with position embeddings: the answer is right</source>
        <translation>Lo mismo con embeddings de posición: la respuesta es correcta</translation>
    </message>
    <message>
        <source>Without positions again</source>
        <translation>Otra vez sin posiciones</translation>
    </message>
    <message>
        <source>Sinusoids: a clock with many hands</source>
        <translation>Sinusoides: un reloj con muchas agujas</translation>
    </message>
    <message>
        <source>The first transformer added a fixed vector to each token. Each pair of its numbers is a sine and a cosine; the first pairs turn fast, the last ones hardly move.</source>
        <translation>El primer transformer sumaba un vector fijo a cada token. Cada par de sus números es un seno y un coseno; los primeros pares giran deprisa, los últimos apenas se mueven.</translation>
    </message>
    <message>
        <source>Together they identify a position, as the hands of a clock show a time.</source>
        <translation>Juntos identifican una posición, como las agujas de un reloj muestran una hora.</translation>
    </message>
    <message>
        <source>The position embeddings of the open model, which turn at other speeds</source>
        <translation>Los embeddings de posición del modelo abierto, que giran a otras velocidades</translation>
    </message>
    <message>
        <source>The similarity of two positions depends on their distance only</source>
        <translation>La similitud de dos posiciones solo depende de su distancia</translation>
    </message>
    <message>
        <source>Without these vectors, the model only guesses</source>
        <translation>Sin estos vectores, el modelo solo responde al azar</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>Una tabla aprendida</translation>
    </message>
    <message>
        <source>BERT and GPT-2 learn a vector for each position, as they do for each token. The waves below are the *initial values* of this small model: its table started as sinusoids, and training changed it a little.</source>
        <translation>BERT y GPT-2 aprenden un vector para cada posición, igual que para cada token. Las ondas de abajo son los *valores iniciales* de este modelo pequeño: su tabla empezó como sinusoides y el entrenamiento la cambió un poco.</translation>
    </message>
    <message>
        <source>A learned table has an end: this one has 64 rows, so the model reads at most 64 tokens.</source>
        <translation>Una tabla aprendida tiene un final: esta tiene 64 filas, así que el modelo lee como máximo 64 tokens.</translation>
    </message>
    <message>
        <source>Similarity of its positions</source>
        <translation>Similitud de sus posiciones</translation>
    </message>
    <message>
        <source>Without its table, the model only guesses</source>
        <translation>Sin su tabla, el modelo solo responde al azar</translation>
    </message>
    <message>
        <source>Similarity of the positions of story-encoder, for the 96 rows that were trained</source>
        <translation>Similitud de las posiciones de story-encoder, en las 96 filas que se entrenaron</translation>
    </message>
    <message>
        <source>Rotary: rotate the query and the key</source>
        <translation>Rotatorias: rotar la consulta y la clave</translation>
    </message>
    <message>
        <source>Most current decoders add nothing to the tokens. They **rotate** pairs of numbers of each query and key by an angle that grows with the position.</source>
        <translation>La mayoría de los decodificadores actuales no suman nada a los tokens. **Rotan** pares de números de cada consulta y cada clave un ángulo que crece con la posición.</translation>
    </message>
    <message>
        <source>The product of two rotated vectors depends on the *difference* of their angles, which is their distance.</source>
        <translation>El producto de dos vectores rotados depende de la *diferencia* de sus ángulos, que es su distancia.</translation>
    </message>
    <message>
        <source>Compare position 2 with 4, and 5 with 7, in one row: the angle between the hands is the same.</source>
        <translation>Compare la posición 2 con la 4, y la 5 con la 7, en una fila: el ángulo entre las agujas es el mismo.</translation>
    </message>
    <message>
        <source>More pairs of numbers</source>
        <translation>Más pares de números</translation>
    </message>
    <message>
        <source>Without rotation, the model only guesses</source>
        <translation>Sin rotación, el modelo solo responde al azar</translation>
    </message>
    <message>
        <source>ALiBi: a bias for distance</source>
        <translation>ALiBi: un sesgo por la distancia</translation>
    </message>
    <message>
        <source>A third method leaves all vectors unchanged and adds a number to the *score*. In **ALiBi** it falls with the distance, at a different rate in each head.</source>
        <translation>Un tercer método deja todos los vectores como están y suma un número a la *puntuación*. En **ALiBi** este disminuye con la distancia, a un ritmo distinto en cada cabeza.</translation>
    </message>
    <message>
        <source>Some heads then attend mostly to near tokens, others to the whole text. None of these numbers is learned.</source>
        <translation>Así, algunas cabezas atienden sobre todo a tokens cercanos y otras a todo el texto. Ninguno de estos números se aprende.</translation>
    </message>
    <message>
        <source>Only the nearest eight tokens</source>
        <translation>Solo los ocho tokens más cercanos</translation>
    </message>
    <message>
        <source>Without the bias, all distances are equal and the model only guesses</source>
        <translation>Sin el sesgo, todas las distancias son iguales y el modelo solo responde al azar</translation>
    </message>
    <message>
        <source>T5: a learned bias</source>
        <translation>T5: un sesgo aprendido</translation>
    </message>
    <message>
        <source>T5 adds a number to the score too, but **learns** it: one for each head and distance, backward and forward. Larger distances share a number by ranges.</source>
        <translation>T5 también suma un número a la puntuación, pero lo **aprende**: uno por cada cabeza y distancia, hacia atrás y hacia adelante. Las distancias mayores comparten un número por intervalos.</translation>
    </message>
    <message>
        <source>This encoder attends in both directions, so the curve has two sides. Heads 0 and 1 have a peak at one token back: they attend to the previous word.</source>
        <translation>Este codificador atiende en ambas direcciones, por lo que la curva tiene dos lados. Las cabezas 0 y 1 tienen un pico un token atrás: atienden a la palabra anterior.</translation>
    </message>
    <message>
        <source>Content and position, apart</source>
        <translation>Contenido y posición, por separado</translation>
    </message>
    <message>
        <source>*Anna* attends to the previous word, *ball*. Below, the score of this pair is computed: a part from the content and a part from the distance, added before the softmax.</source>
        <translation>*Anna* atiende a la palabra anterior, *ball*. Abajo se calcula la puntuación de este par: una parte por el contenido y otra por la distancia, sumadas antes de la softmax.</translation>
    </message>
    <message>
        <source>Without the second part the model fails: with all these numbers set to 0, it answers 28 of 100 questions correctly, with them 99.</source>
        <translation>Sin la segunda parte el modelo falla: con todos estos números a 0 responde correctamente a 28 de 100 preguntas; con ellos, a 99.</translation>
    </message>
    <message>
        <source>For its first word, the decoder attends to the name of the one who took the ball last</source>
        <translation>Para su primera palabra, el decodificador atiende al nombre de quien tomó la pelota por última vez</translation>
    </message>
    <message>
        <source>The part of a score that ALiBi adds</source>
        <translation>La parte de una puntuación que suma ALiBi</translation>
    </message>
    <message>
        <source>Who took the key last? Without the second part the model answers Anna, who took the ball</source>
        <translation>¿Quién tomó la llave por última vez? Sin la segunda parte, el modelo responde Anna, que tomó la pelota</translation>
    </message>
    <message>
        <source>All models on one question</source>
        <translation>Todos los modelos ante una misma pregunta</translation>
    </message>
    <message>
        <source>The five models with positions answer *Anna*; the model without positions does not.</source>
        <translation>Los cinco modelos con posiciones responden *Anna*; el modelo sin posiciones, no.</translation>
    </message>
    <message>
        <source>Below, one head of the rotary model (A), of the one with ALiBi (B) and of the one without positions (C).</source>
        <translation>Abajo, una cabeza del modelo rotatorio (A), del que usa ALiBi (B) y del que no tiene posiciones (C).</translation>
    </message>
    <message>
        <source>The rotary model with and without its rotation</source>
        <translation>El modelo rotatorio con y sin su rotación</translation>
    </message>
    <message>
        <source>Choose another model for B in the menu above the figures.</source>
        <translation>Elija otro modelo para B en el menú situado sobre las figuras.</translation>
    </message>
    <message>
        <source>Ask about something else: let somebody take the key last, and ask for it.</source>
        <translation>Pregunte por otra cosa: haga que alguien tome la llave por última vez y pregunte por ella.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>What attention knows of order.</source>
        <translation>Lo que la atención sabe del orden.</translation>
    </message>
    <message>
        <source>The tokens of a text change places. Without positions and masks, what happens to the outputs of self-attention?</source>
        <translation>Los tokens de un texto cambian de lugar. Sin posiciones ni máscaras, ¿qué ocurre con las salidas de la autoatención?</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Se quedan como están</translation>
    </message>
    <message>
        <source>They change places in the same way</source>
        <translation>Cambian de lugar de la misma manera</translation>
    </message>
    <message>
        <source>They become a mean of all tokens</source>
        <translation>Se convierten en una media de todos los tokens</translation>
    </message>
    <message>
        <source>Each output depends on its own query and on all pairs of key and value, in no order. Self-attention is *equivariant*. The mean of all outputs is *invariant*: it stays as it is.</source>
        <translation>Cada salida depende de su propia consulta y de todos los pares de clave y valor, sin ningún orden. La autoatención es *equivariante*. La media de todas las salidas es *invariante*: se queda como está.</translation>
    </message>
    <message>
        <source>A learned table has positions for {n} tokens of {d} components. How many parameters is that?</source>
        <translation>Una tabla aprendida tiene posiciones para {n} tokens de {d} componentes. ¿Cuántos parámetros son?</translation>
    </message>
    <message>
        <source>A row of {d} numbers for each position: {n*d}. Sinusoids, rotations and ALiBi need none.</source>
        <translation>Una fila de {d} números por cada posición: {n*d}. Las sinusoides, las rotaciones y ALiBi no necesitan ninguno.</translation>
    </message>
    <message>
        <source>Content and position are *added*, and the same matrix reads both: (x + p) W = x W + p W. Training can still keep them apart, in different directions of the vector.</source>
        <translation>Contenido y posición se *suman*, y la misma matriz lee ambos: (x + p) W = x W + p W. Aun así, el entrenamiento puede mantenerlos separados, en direcciones distintas del vector.</translation>
    </message>
    <message>
        <source>It happens in every layer, and to queries and keys only: what a value passes on says nothing of its position.</source>
        <translation>Ocurre en cada capa, y solo con consultas y claves: lo que transmite un valor no dice nada de su posición.</translation>
    </message>
    <message>
        <source>Queries and keys after the rotation, values without it</source>
        <translation>Consultas y claves tras la rotación, valores sin ella</translation>
    </message>
    <message>
        <source>**DeBERTa** goes further: it has vectors for distances, and its scores have the parts content with content, content with position and position with content, each with matrices of its own. No built-in model does so.</source>
        <translation>**DeBERTa** va más allá: tiene vectores para las distancias, y sus puntuaciones tienen las partes contenido con contenido, contenido con posición y posición con contenido, cada una con matrices propias. Ningún modelo incluido lo hace.</translation>
    </message>
    <message>
        <source>Which kind of positions is best? This task does not tell: their model cards give all five at least 99 % of the answers. Wang et al. compare such kinds in BERT.</source>
        <translation>¿Qué tipo de posiciones es mejor? Esta tarea no lo dice: según sus fichas, los cinco modelos aciertan al menos el 99 % de las respuestas. Wang et al. comparan tales tipos en BERT.</translation>
    </message>
    <message>
        <source>Instead of adding a position p to a vector x, a model joins both to one longer vector and multiplies it with a matrix whose upper half is U and whose lower half is W. When is that the same as (x + p) W?</source>
        <translation>En lugar de sumar una posición p a un vector x, un modelo une ambos en un vector más largo y lo multiplica por una matriz cuya mitad superior es U y cuya mitad inferior es W. ¿Cuándo equivale a (x + p) W?</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>If U = W</source>
        <translation>Si U = W</translation>
    </message>
    <message>
        <source>Never: the vector is longer</source>
        <translation>Nunca: el vector es más largo</translation>
    </message>
    <message>
        <source>The product is x U + p W. With U = W it is (x + p) W: adding is joining with one matrix for both, at half the parameters.</source>
        <translation>El producto es x U + p W. Con U = W es (x + p) W: sumar es unir con una sola matriz para ambos, con la mitad de los parámetros.</translation>
    </message>
    <message>
        <source>Which vectors does a model with rotary positions rotate?</source>
        <translation>¿Qué vectores rota un modelo con posiciones rotatorias?</translation>
    </message>
    <message>
        <source>The token embeddings, once</source>
        <translation>Los embeddings de tokens, una vez</translation>
    </message>
    <message>
        <source>Queries and keys, in every layer</source>
        <translation>Consultas y claves, en cada capa</translation>
    </message>
    <message>
        <source>Queries, keys and values, in every layer</source>
        <translation>Consultas, claves y valores, en cada capa</translation>
    </message>
    <message>
        <source>Scores then depend on distances. Values are passed on as they are.</source>
        <translation>Las puntuaciones dependen así de las distancias. Los valores se transmiten tal como son.</translation>
    </message>
</context>
<context>
    <name>Lesson probability</name>
    <message>
        <source>The probability of a text</source>
        <translation>La probabilidad de un texto</translation>
    </message>
    <message>
        <source>What a text costs: losses, perplexity, teacher forcing, masked words, answers and classes.</source>
        <translation>Lo que cuesta un texto: pérdidas, perplejidad, teacher forcing, palabras enmascaradas, respuestas y clases.</translation>
    </message>
    <message>
        <source>A number for each token</source>
        <translation>Un número para cada token</translation>
    </message>
    <message>
        <source>The probability of a text is the product of the probabilities of its tokens, each given those before it. Products of small numbers are hard to read, so we take **-ln p** of each and add.</source>
        <translation>La probabilidad de un texto es el producto de las probabilidades de sus tokens, cada una condicionada a los anteriores. Los productos de números pequeños son difíciles de leer, así que se toma **-ln p** de cada una y se suma.</translation>
    </message>
    <message>
        <source>Point at a bar: its token lights up under the text.</source>
        <translation>Apunte a una barra: su token se ilumina bajo el texto.</translation>
    </message>
    <message>
        <source>Which token costs most? What would you have expected there?</source>
        <translation>¿Qué token cuesta más? ¿Qué cabría haber esperado ahí?</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Cambiar una palabra</translation>
    </message>
    <message>
        <source>No column before it changes: a decoder does not see what follows.</source>
        <translation>Ninguna columna anterior cambia: un decodificador no ve lo que sigue.</translation>
    </message>
    <message>
        <source>Back to the drum</source>
        <translation>Volver al tambor</translation>
    </message>
    <message>
        <source>A stone: two tokens, both costly</source>
        <translation>Una piedra: dos tokens, ambos costosos</translation>
    </message>
    <message>
        <source>Change another word and watch the sum.</source>
        <translation>Cambie otra palabra y observe la suma.</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>Long texts cost more than short ones. The **mean** loss compares them, and its exponential is the **perplexity**: as many equally probable tokens would leave the model as unsure.</source>
        <translation>Los textos largos cuestan más que los cortos. La pérdida **media** permite compararlos, y su exponencial es la **perplejidad**: el número de tokens igual de probables que dejarían al modelo con la misma incertidumbre.</translation>
    </message>
    <message>
        <source>A sentence like its training data</source>
        <translation>Una oración como sus datos de entrenamiento</translation>
    </message>
    <message>
        <source>Perplexities of models with other tokenizers cannot be compared: they count other tokens. Why?</source>
        <translation>Las perplejidades de modelos con otros tokenizadores no se pueden comparar: cuentan otros tokens. ¿Por qué?</translation>
    </message>
    <message>
        <source>A loss at every position</source>
        <translation>Una pérdida en cada posición</translation>
    </message>
    <message>
        <source>The causal mask makes it possible: no position sees the token that it is asked for. The last position has no loss, because nothing follows.</source>
        <translation>La máscara causal lo hace posible: ninguna posición ve el token por el que se le pregunta. La última posición no tiene pérdida, porque nada la sigue.</translation>
    </message>
    <message>
        <source>The mean of these losses is what training makes small.</source>
        <translation>La media de estas pérdidas es lo que el entrenamiento minimiza.</translation>
    </message>
    <message>
        <source>Find the row of a token in the heat map: everything right of the diagonal is masked.</source>
        <translation>Busque la fila de un token en el mapa de calor: todo lo que está a la derecha de la diagonal está enmascarado.</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Teacher forcing</translation>
    </message>
    <message>
        <source>A translator is trained in the same way. Its decoder reads the *right* target, shifted by one, and is asked for the next token, whatever it would have written itself.</source>
        <translation>Un traductor se entrena de la misma manera. Su decodificador lee el destino *correcto*, desplazado una posición, y se le pregunta por el token siguiente, sea lo que sea lo que él mismo habría escrito.</translation>
    </message>
    <message>
        <source>We typed a target with an error: *verte* for *red* costs 9.66. The next token, *dans*, costs 0.04 again: the decoder goes on from what it was given.</source>
        <translation>Aquí se ha escrito un destino con un error: *verte* por *red* cuesta 9.66. El token siguiente, *dans*, vuelve a costar 0.04: el decodificador continúa a partir de lo que se le dio.</translation>
    </message>
    <message>
        <source>Without a teacher it reads what it wrote, errors included: it never trained on those.</source>
        <translation>Sin maestro lee lo que él mismo escribió, errores incluidos: nunca se entrenó con ellos.</translation>
    </message>
    <message>
        <source>The right target: a perplexity of 1.03</source>
        <translation>El destino correcto: una perplejidad de 1.03</translation>
    </message>
    <message>
        <source>un balle: the wrong gender</source>
        <translation>un balle: el género equivocado</translation>
    </message>
    <message>
        <source>Where does the loss of the end of the target stand?</source>
        <translation>¿Dónde está la pérdida del final del destino?</translation>
    </message>
    <message>
        <source>Loss at masked words alone</source>
        <translation>Pérdida solo en las palabras enmascaradas</translation>
    </message>
    <message>
        <source>The 12 other tokens of this sentence give no loss this time, where a decoder would get one at each. In exchange the encoder sees both sides of every hidden word.</source>
        <translation>Los otros 12 tokens de esta oración no dan pérdida esta vez, mientras que un decodificador obtendría una en cada uno. A cambio, el codificador ve ambos lados de cada palabra oculta.</translation>
    </message>
    <message>
        <source>Each token, masked alone: the pseudo-log-likelihood</source>
        <translation>Cada token, enmascarado por separado: la pseudo-log-verosimilitud</translation>
    </message>
    <message>
        <source>Shift+click tokens under the text to mask them or to show them again.</source>
        <translation>Haga Mayús+clic en tokens bajo el texto para enmascararlos o mostrarlos de nuevo.</translation>
    </message>
    <message>
        <source>80, 10, 10</source>
        <translation>80, 10, 10</translation>
    </message>
    <message>
        <source>Pre-training of BERT chooses 15 of 100 tokens at random. Of those the model reads 80 % as `[MASK]`, 10 % as a random token, and 10 % as they are. It is asked for the true token in all three cases.</source>
        <translation>El preentrenamiento de BERT elige al azar 15 de cada 100 tokens. De ellos, el modelo lee el 80 % como `[MASK]`, el 10 % como un token aleatorio y el 10 % tal como están. En los tres casos se le pregunta por el token verdadero.</translation>
    </message>
    <message>
        <source>So it can trust no token: one that reads well may be wrong. In use there are no `[MASK]`s at all.</source>
        <translation>Así no puede confiar en ningún token: uno que parece correcto puede ser falso. En el uso real no hay ningún `[MASK]`.</translation>
    </message>
    <message>
        <source>Another draw</source>
        <translation>Otro sorteo</translation>
    </message>
    <message>
        <source>Turn the seed. Is the loss larger where the model reads `[MASK]`, a random token, or the token itself?</source>
        <translation>Cambie la semilla. ¿Es mayor la pérdida donde el modelo lee `[MASK]`, un token aleatorio o el propio token?</translation>
    </message>
    <message>
        <source>Two softmaxes find an answer</source>
        <translation>Dos softmax encuentran una respuesta</translation>
    </message>
    <message>
        <source>For questions there are two scores for each token: of being the first of the answer, and the last. Each goes through a softmax *over the tokens*, not over the vocabulary.</source>
        <translation>Para las preguntas hay dos puntuaciones por token: la de ser el primero de la respuesta y la de ser el último. Cada una pasa por una softmax *sobre los tokens*, no sobre el vocabulario.</translation>
    </message>
    <message>
        <source>The loss is -ln p of the right start and of the right end. Here *behind* starts and *door* ends the answer, both with a probability of 1.00.</source>
        <translation>La pérdida es -ln p del inicio correcto y del final correcto. Aquí *behind* inicia y *door* termina la respuesta, ambos con una probabilidad de 1.00.</translation>
    </message>
    <message>
        <source>The answer as the teacher would have it: the door</source>
        <translation>La respuesta como la daría el maestro: the door</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Otra pregunta</translation>
    </message>
    <message>
        <source>[CLS] and cross-entropy</source>
        <translation>[CLS] y entropía cruzada</translation>
    </message>
    <message>
        <source>A classifier reads the output at `[CLS]` alone. A softmax over the classes, and **cross-entropy**: -ln p of the right class. With two classes that is binary cross-entropy, and the softmax a sigmoid of the difference of the two scores.</source>
        <translation>Un clasificador lee solo la salida en `[CLS]`. Una softmax sobre las clases y **entropía cruzada**: -ln p de la clase correcta. Con dos clases es la entropía cruzada binaria, y la softmax, una sigmoide de la diferencia de las dos puntuaciones.</translation>
    </message>
    <message>
        <source>One negation</source>
        <translation>Una negación</translation>
    </message>
    <message>
        <source>Choose the other class as the right one.</source>
        <translation>Elija la otra clase como la correcta.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Losses, perplexity and spans.</source>
        <translation>Pérdidas, perplejidad y fragmentos.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/2. What is the sum of −ln p, in nats?</source>
        <translation>Un modelo da a los tres tokens de un texto las probabilidades 1/{a}, 1/{b} y 1/2. ¿Cuál es la suma de −ln p, en nats?</translation>
    </message>
    <message>
        <source>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</source>
        <translation>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</translation>
    </message>
    <message>
        <source>A model knows nothing: each of its {v} tokens is as probable as any other. Which perplexity has a text?</source>
        <translation>Un modelo no sabe nada: cada uno de sus {v} tokens es tan probable como cualquier otro. ¿Qué perplejidad tiene un texto?</translation>
    </message>
    <message>
        <source>Each loss is ln {v}, and so is the mean: exp(ln {v}) = {v}.</source>
        <translation>Cada pérdida es ln {v}, y también lo es la media: exp(ln {v}) = {v}.</translation>
    </message>
    <message>
        <source>A text of {n} tokens has a perplexity of {p}. How large is the sum of its losses, in nats?</source>
        <translation>Un texto de {n} tokens tiene una perplejidad de {p}. ¿Cuánto vale la suma de sus pérdidas, en nats?</translation>
    </message>
    <message>
        <source>The mean is ln {p}: {n} · ln {p} = {n*ln(p)}.</source>
        <translation>La media es ln {p}: {n} · ln {p} = {n*ln(p)}.</translation>
    </message>
    <message>
        <source>Training chooses 15 % of {n} tokens and masks 80 % of the chosen ones. How many masks are that on average?</source>
        <translation>El entrenamiento elige el 15 % de {n} tokens y enmascara el 80 % de los elegidos. ¿Cuántas máscaras son en promedio?</translation>
    </message>
    <message>
        <source>{n} · 0.15 · 0.8 = {n*0.12}.</source>
        <translation>{n} · 0.15 · 0.8 = {n*0.12}.</translation>
    </message>
    <message>
        <source>The start of an answer is one of {n} tokens, and its end does not stand before its start. How many spans are there?</source>
        <translation>El inicio de una respuesta es uno de {n} tokens, y su final no está antes de su inicio. ¿Cuántos fragmentos hay?</translation>
    </message>
    <message>
        <source>1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>Every column stands for a position: what the decoder reads there, the token that follows, and what that token costs. The first *drum* costs 4.60. The second costs 0.004: by then the story has said what Ben has.</source>
        <translation>Cada columna representa una posición: lo que el decodificador lee ahí, el token que sigue y lo que cuesta ese token. El primer *drum* cuesta 4.60. El segundo cuesta 0.004: para entonces la historia ya ha dicho qué tiene Ben.</translation>
    </message>
    <message>
        <source>All tokens together cost 52.66 nats.</source>
        <translation>Todos los tokens juntos cuestan 52.66 nats.</translation>
    </message>
    <message>
        <source>Now Ben gives away a *kite*, which he never had. Its column grows from 0.004 to 10.88, and the sum from 52.66 to 63.47.</source>
        <translation>Ahora Ben regala un *kite*, que nunca tuvo. Su columna crece de 0.004 a 10.88, y la suma, de 52.66 a 63.47.</translation>
    </message>
    <message>
        <source>The story of the drum had a perplexity of 7.03. This sentence is unlike its training data: 2389, more than there are tokens in the vocabulary. A model that is sure and wrong costs more than one that guesses blindly.</source>
        <translation>La historia del tambor tenía una perplejidad de 7.03. Esta oración no se parece a sus datos de entrenamiento: 2389, más que los tokens que hay en el vocabulario. Un modelo que está seguro y se equivoca cuesta más que uno que responde a ciegas.</translation>
    </message>
    <message>
        <source>Training reads a text once and gets a loss at every position: the labels are the same tokens, shifted by one. Here one run gives 8 losses. *upon* costs next to nothing, *girl* 12.05.</source>
        <translation>El entrenamiento lee un texto una vez y obtiene una pérdida en cada posición: las etiquetas son los mismos tokens, desplazados una posición. Aquí una ejecución da 8 pérdidas. *upon* no cuesta casi nada; *girl*, 12.05.</translation>
    </message>
    <message>
        <source>An encoder sees both sides, so that asking for the next token would be no question. Instead some tokens are hidden, and only these have a loss: here *animal* costs 2.84 and *street* 1.84.</source>
        <translation>Un codificador ve ambos lados, de modo que preguntar por el token siguiente no tendría sentido. En su lugar, algunos tokens se ocultan y solo estos tienen pérdida: aquí *animal* cuesta 2.84 y *street* 1.84.</translation>
    </message>
    <message>
        <source>Of the 29 tokens here 4 are chosen: two are masked, *eight* stands for *the*, and one *kite* stays. Turn the seed to draw again.</source>
        <translation>De los 29 tokens se eligen aquí 4: dos se enmascaran, *eight* sustituye a *the*, y un *kite* permanece. Cambie la semilla para sortear de nuevo.</translation>
    </message>
    <message>
        <source>Two negations fool this model: it is sure of *negative*, and the right class costs 12.78. One such example weighs more in a mean of losses than a thousand right ones.</source>
        <translation>Dos negaciones engañan a este modelo: está seguro de *negative*, y la clase correcta cuesta 12.78. Un ejemplo así pesa más en una media de pérdidas que mil correctos.</translation>
    </message>
    <message>
        <source>Several masked words in a row are harder than one. In `The girl kicked the red ball over the white house.` *ball* alone costs 4.23; with all of *the red ball* masked, it costs 8.72 and *red* 9.21. **SpanBERT** masks such spans, and adds a second loss: each word of a span is predicted from the tokens at both ends and its place.</source>
        <translation>Varias palabras enmascaradas seguidas son más difíciles que una. En `The girl kicked the red ball over the white house.` *ball* sola cuesta 4.23; con todo *the red ball* enmascarado, cuesta 8.72 y *red* 9.21. **SpanBERT** enmascara tramos así y añade una segunda pérdida: cada palabra de un tramo se predice a partir de los tokens de ambos extremos y de su lugar.</translation>
    </message>
    <message>
        <source>One word: *ball*</source>
        <translation>Una palabra: *ball*</translation>
    </message>
    <message>
        <source>A span: *the red ball*</source>
        <translation>Un tramo: *the red ball*</translation>
    </message>
</context>
<context>
    <name>Lesson query-key-value</name>
    <message>
        <source>Query, key and value</source>
        <translation>Consulta, clave y valor</translation>
    </message>
    <message>
        <source>One head, one sentence, one row: where a weight comes from and what it does.</source>
        <translation>Una cabeza, una oración, una fila: de dónde viene un peso y qué hace.</translation>
    </message>
    <message>
        <source>A row is a question</source>
        <translation>Una fila es una pregunta</translation>
    </message>
    <message>
        <source>What does *it* stand for? This head has learned to find out. The row of *it* puts nearly all of its attention on *animal*.</source>
        <translation>¿A qué se refiere *it*? Esta cabeza ha aprendido a averiguarlo. La fila de *it* pone casi toda su atención en *animal*.</translation>
    </message>
    <message>
        <source>Read the heat map row by row: the token on the left is the **query**, the tokens above are the **keys**. The query *attends to* the keys. Each row sums to 1.</source>
        <translation>Lea el mapa de calor fila por fila: el token de la izquierda es la **consulta**, los tokens de arriba son las **claves**. La consulta *atiende a* las claves. Cada fila suma 1.</translation>
    </message>
    <message>
        <source>Another row: *because*</source>
        <translation>Otra fila: *because*</translation>
    </message>
    <message>
        <source>Point at the cells of a row and read the numbers.</source>
        <translation>Apunte a las celdas de una fila y lea los números.</translation>
    </message>
    <message>
        <source>Query times key</source>
        <translation>Consulta por clave</translation>
    </message>
    <message>
        <source>For each token the head computes two vectors: a *query*, what the token looks for, and a *key*, what it offers. In this head, each vector has 32 numbers.</source>
        <translation>Para cada token, la cabeza calcula dos vectores: una *consulta*, lo que el token busca, y una *clave*, lo que ofrece. En esta cabeza, cada vector tiene 32 números.</translation>
    </message>
    <message>
        <source>Their score is the dot product, divided by the square root of the length:</source>
        <translation>Su puntuación es el producto escalar, dividido por la raíz cuadrada de la longitud:</translation>
    </message>
    <message>
        <source>`score = q · k / √32`</source>
        <translation>`score = q · k / √32`</translation>
    </message>
    <message>
        <source>The division keeps the scores of long vectors small. Below, all steps are computed for *it* and *animal*.</source>
        <translation>La división mantiene pequeñas las puntuaciones de los vectores largos. Abajo se calculan todos los pasos para *it* y *animal*.</translation>
    </message>
    <message>
        <source>Which keys fit the query of *it* second best? See the list on the right.</source>
        <translation>¿Qué claves encajan en segundo lugar con la consulta de *it*? Vea la lista de la derecha.</translation>
    </message>
    <message>
        <source>Softmax: scores become shares</source>
        <translation>Softmax: las puntuaciones se convierten en proporciones</translation>
    </message>
    <message>
        <source>Scores can be any number. The **softmax** turns them into shares: e to the power of each score, divided by the sum over the row.</source>
        <translation>Las puntuaciones pueden ser cualquier número. La **softmax** las convierte en proporciones: e elevado a cada puntuación, dividido por la suma de la fila.</translation>
    </message>
    <message>
        <source>A score that is larger by 1 gives 2.7 times the weight. So one key can take nearly all of the weight, but no weight is ever exactly zero.</source>
        <translation>Una puntuación mayor en 1 da 2.7 veces más peso. Así, una clave puede llevarse casi todo el peso, pero ningún peso es nunca exactamente cero.</translation>
    </message>
    <message>
        <source>See the small weights: the log scale</source>
        <translation>Ver los pesos pequeños: la escala logarítmica</translation>
    </message>
    <message>
        <source>Only their order in each row: the rank scale</source>
        <translation>Solo su orden en cada fila: la escala por orden</translation>
    </message>
    <message>
        <source>The weights themselves: the linear scale</source>
        <translation>Los pesos mismos: la escala lineal</translation>
    </message>
    <message>
        <source>The value is what is read</source>
        <translation>El valor es lo que se lee</translation>
    </message>
    <message>
        <source>For each token the head also computes a *value*, the content that is passed on. The output of a row is the sum of all values, each times its weight.</source>
        <translation>Para cada token, la cabeza calcula también un *valor*, el contenido que se transmite. La salida de una fila es la suma de todos los valores, cada uno multiplicado por su peso.</translation>
    </message>
    <message>
        <source>So what this head adds to *it* comes mostly from *animal*. The thick line shows this.</source>
        <translation>Así, lo que esta cabeza suma a *it* procede sobre todo de *animal*. La línea gruesa lo muestra.</translation>
    </message>
    <message>
        <source>See which tokens attend to *animal*</source>
        <translation>Ver qué tokens atienden a *animal*</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Cambiar una palabra</translation>
    </message>
    <message>
        <source>Queries and keys are computed from the text, so other words give other weights. A street can be *wide*, an animal *tired*.</source>
        <translation>Las consultas y las claves se calculan a partir del texto, de modo que otras palabras dan otros pesos. Una calle puede ser *wide*; un animal puede estar *tired*.</translation>
    </message>
    <message>
        <source>A: *tired*. B: *wide*. Watch the row of *it*. The third heat map is the difference.</source>
        <translation>A: *tired*. B: *wide*. Observe la fila de *it*. El tercer mapa de calor es la diferencia.</translation>
    </message>
    <message>
        <source>Type another word for *tired* in the text above: *hungry*, *old*, *narrow*.</source>
        <translation>Escriba otra palabra en lugar de *tired* en el texto de arriba: *hungry*, *old*, *narrow*.</translation>
    </message>
    <message>
        <source>What a weight does not say</source>
        <translation>Lo que un peso no dice</translation>
    </message>
    <message>
        <source>A weight says where a head reads from. It does not say why the model predicts what it predicts: there are many heads and layers, and values can be long or short.</source>
        <translation>Un peso dice de dónde lee una cabeza. No dice por qué el modelo predice lo que predice: hay muchas cabezas y capas, y los valores pueden ser largos o cortos.</translation>
    </message>
    <message>
        <source>Researchers disagree on how much attention explains. Read both papers.</source>
        <translation>Los investigadores no se ponen de acuerdo en cuánto explica la atención. Lea ambos artículos.</translation>
    </message>
    <message>
        <source>Layer 2, mean of all heads: it hides what head 2 does</source>
        <translation>Capa 2, media de todas las cabezas: oculta lo que hace la cabeza 2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Scores, softmax and its derivative.</source>
        <translation>Puntuaciones, softmax y su derivada.</translation>
    </message>
    <message>
        <source>A query is ({a}, {b}), a key ({c}, {d}). What is their scaled score?</source>
        <translation>Una consulta es ({a}, {b}); una clave, ({c}, {d}). ¿Cuál es su puntuación escalada?</translation>
    </message>
    <message>
        <source>The dot product is {a*c + b*d}; vectors of 2 components divide it by √2.</source>
        <translation>El producto escalar es {a*c + b*d}; los vectores de 2 componentes lo dividen por √2.</translation>
    </message>
    <message>
        <source>Two keys have the scores 0 and ln {r}. Which weight does the second one get?</source>
        <translation>Dos claves tienen las puntuaciones 0 y ln {r}. ¿Qué peso recibe la segunda?</translation>
    </message>
    <message>
        <source>exp(0) = 1 and exp(ln {r}) = {r}: {r} of {1+r} shares.</source>
        <translation>exp(0) = 1 y exp(ln {r}) = {r}: {r} de {1+r} partes.</translation>
    </message>
    <message>
        <source>A key has the weight {p}/10. What is the derivative of this weight with respect to the key&apos;s own score?</source>
        <translation>Una clave tiene el peso {p}/10. ¿Cuál es la derivada de este peso respecto a la puntuación de la propia clave?</translation>
    </message>
    <message>
        <source>For a softmax it is a · (1 − a). Near 0 and 1 it vanishes: a saturated softmax hardly learns.</source>
        <translation>Para una softmax es a · (1 − a). Cerca de 0 y de 1 se anula: una softmax saturada apenas aprende.</translation>
    </message>
    <message>
        <source>Scores are −3, 1, 1,000, 5 and −1. Why would a row like this stop the training of its query and keys?</source>
        <translation>Las puntuaciones son −3, 1, 1,000, 5 y −1. ¿Por qué una fila así detendría el entrenamiento de su consulta y sus claves?</translation>
    </message>
    <message>
        <source>The weight of the third key is 1 and all others are 0 in any arithmetic, so every derivative a · (1 − a) and −a · b is 0: no gradient reaches query and keys. Dividing scores by √d keeps them small.</source>
        <translation>El peso de la tercera clave es 1 y todos los demás son 0 en cualquier aritmética, de modo que cada derivada a · (1 − a) y −a · b es 0: ningún gradiente llega a la consulta ni a las claves. Dividir las puntuaciones por √d las mantiene pequeñas.</translation>
    </message>
    <message>
        <source>To which token does *it* attend most in layer 2, head 2?</source>
        <translation>¿A qué token atiende más *it* en la capa 2, cabeza 2?</translation>
    </message>
    <message>
        <source>Select *it*; the list on the right shows its keys.</source>
        <translation>Seleccione *it*; la lista de la derecha muestra sus claves.</translation>
    </message>
    <message>
        <source>Another pair: in *The restaurant would not sell the soup because it was too full*, *it* gives 0.48 to *restaurant* and 0.14 to *soup*. With *cold* in place of *full* it gives 0.05 and 0.88.</source>
        <translation>Otro par: en *The restaurant would not sell the soup because it was too full*, *it* da 0.48 a *restaurant* y 0.14 a *soup*. Con *cold* en lugar de *full* da 0.05 y 0.88.</translation>
    </message>
    <message>
        <source>A: the restaurant is *full*. B: the soup is *cold*</source>
        <translation>A: el restaurante está *full*. B: la sopa está *cold*</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence</name>
    <message>
        <source>Recurrent networks beside attention</source>
        <translation>Redes recurrentes junto a la atención</translation>
    </message>
    <message>
        <source>What each step can read, and at what cost.</source>
        <translation>Lo que puede leer cada paso y a qué costo.</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Uno tras otro</translation>
    </message>
    <message>
        <source>Before transformers, texts were read by **recurrent** networks: a state passes from token to token, and each token changes it.</source>
        <translation>Antes de los transformers, los textos se leían con redes **recurrentes**: un estado pasa de token en token, y cada token lo cambia.</translation>
    </message>
    <message>
        <source>Information from the first token must pass through every state to reach the last. And step 5 cannot begin before step 4 is done.</source>
        <translation>La información del primer token debe pasar por todos los estados para llegar al último. Y el paso 5 no puede empezar antes de que termine el paso 4.</translation>
    </message>
    <message>
        <source>Eight tokens: the path becomes longer for one of the two</source>
        <translation>Ocho tokens: el camino se alarga en uno de los dos</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todos a la vez</translation>
    </message>
    <message>
        <source>Attention connects every pair **directly**: the path is one step, at any distance. And all tokens are computed at the same time, which suits graphics processors.</source>
        <translation>La atención conecta cada par **directamente**: el camino es de un paso, a cualquier distancia. Y todos los tokens se calculan al mismo tiempo, lo que conviene a los procesadores gráficos.</translation>
    </message>
    <message>
        <source>In the figure, the second *cake* attends directly to a word 16 tokens back: the one that followed the first *cake*.</source>
        <translation>En la figura, el segundo *cake* atiende directamente a una palabra 16 tokens atrás: la que siguió al primer *cake*.</translation>
    </message>
    <message>
        <source>The heat map</source>
        <translation>El mapa de calor</translation>
    </message>
    <message>
        <source>The cost</source>
        <translation>El costo</translation>
    </message>
    <message>
        <source>A recurrent layer costs n · d² operations, the weights of attention n² · d: fewer for short texts (n below d), more for long ones. Queries, keys, values and output add 4 · n · d² at any length.</source>
        <translation>Una capa recurrente cuesta n · d² operaciones; los pesos de la atención, n² · d: menos en textos cortos (n menor que d), más en los largos. Las consultas, las claves, los valores y la salida añaden 4 · n · d² con cualquier longitud.</translation>
    </message>
    <message>
        <source>This is why sparse patterns, windows and caches matter.</source>
        <translation>Por eso importan los patrones dispersos, las ventanas y las cachés.</translation>
    </message>
    <message>
        <source>A text of 512 tokens: equal</source>
        <translation>Un texto de 512 tokens: igual</translation>
    </message>
    <message>
        <source>A text of 8,192 tokens</source>
        <translation>Un texto de 8&#xa0;192 tokens</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Without the softmax, (Q Kᵀ) V is Q (Kᵀ V). For {n} tokens and vectors of {d} components, how many times fewer multiplications does the second order take?</source>
        <translation>Sin la softmax, (Q Kᵀ) V es Q (Kᵀ V). Para {n} tokens y vectores de {d} componentes, ¿cuántas veces menos multiplicaciones requiere el segundo orden?</translation>
    </message>
    <message>
        <source>2 n² d against 2 n d²: n / d. With the softmax the order cannot be changed; linear attention replaces it by a product of features.</source>
        <translation>2 n² d frente a 2 n d²: n / d. Con la softmax no se puede cambiar el orden; la atención lineal la sustituye por un producto de características.</translation>
    </message>
    <message>
        <source>A second network that reads from the end lets each token know both sides (a *bidirectional* network). The next word cannot be predicted that way.</source>
        <translation>Una segunda red que lee desde el final permite que cada token conozca ambos lados (una red *bidireccional*). Así no se puede predecir la palabra siguiente.</translation>
    </message>
    <message>
        <source>Press *Measure runs*. How much longer does a text of 8 times the tokens take?</source>
        <translation>Pulse *Medir ejecuciones*. ¿Cuánto más tarda un texto de 8 veces más tokens?</translation>
    </message>
    <message>
        <source>Attention in another order, and what follows what.</source>
        <translation>La atención en otro orden, y qué sigue a qué.</translation>
    </message>
    <message>
        <source>A text has {n} tokens. How many steps of a recurrent layer must be computed one after the other?</source>
        <translation>Un texto tiene {n} tokens. ¿Cuántos pasos de una capa recurrente deben calcularse uno tras otro?</translation>
    </message>
    <message>
        <source>Each state needs the one before: {n}. A layer of attention computes all tokens in one step, on a processor with enough units.</source>
        <translation>Cada estado necesita el anterior: {n}. Una capa de atención calcula todos los tokens en un paso, en un procesador con suficientes unidades.</translation>
    </message>
    <message>
        <source>A bidirectional network reads {n} tokens. How many tokens has the backward network read when it reaches token {i}, counted from 1, with that token?</source>
        <translation>Una red bidireccional lee {n} tokens. ¿Cuántos tokens ha leído la red hacia atrás al llegar al token {i}, contado desde 1, con ese incluido?</translation>
    </message>
    <message>
        <source>It begins at token {n}: {n} − {i} + 1 = {n-i+1}. The forward network has read {i}.</source>
        <translation>Empieza en el token {n}: {n} − {i} + 1 = {n-i+1}. La red hacia delante ha leído {i}.</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence-and-convolution</name>
    <message>
        <source>Recurrence and convolution, measured</source>
        <translation>Recurrencia y convolución, medidas</translation>
    </message>
    <message>
        <source>An LSTM, a convolution, attention and fixed patterns learn the same task: what each step sees, and what it still knows.</source>
        <translation>Una LSTM, una convolución, la atención y patrones fijos aprenden la misma tarea: qué ve cada paso y qué sabe todavía.</translation>
    </message>
    <message>
        <source>One task, six networks</source>
        <translation>Una tarea, seis redes</translation>
    </message>
    <message>
        <source>A row gives letters a digit and asks for them later: after `c4 h1 c?` the answer is 4. Six small networks have learned this, in 4,000 steps each. They differ in one thing: how a token learns of the tokens before it.</source>
        <translation>Una fila asigna a cada letra un dígito y pregunta por ellas después: tras `c4 h1 c?` la respuesta es 4. Seis redes pequeñas lo han aprendido, en 4&#xa0;000 pasos cada una. Se diferencian en una cosa: cómo llega a un token la información de los tokens anteriores.</translation>
    </message>
    <message>
        <source>The page *Recurrence* replaces each token of the text above and measures by how much the answer changes: a row for each question, a column for each token. Gray is exactly 0: that token cannot be seen. At the end of a row stands the answer, in bold where it is wrong.</source>
        <translation>La página *Recurrencia* sustituye cada token del texto de arriba y mide cuánto cambia la respuesta: una fila por cada pregunta, una columna por cada token. El gris es exactamente 0: ese token no se puede ver. Al final de cada fila está la respuesta, en negrita si es incorrecta.</translation>
    </message>
    <message>
        <source>Type letters from a to p, digits from 0 to 7 and questions of your own.</source>
        <translation>Escriba letras de la a a la p, dígitos del 0 al 7 y preguntas propias.</translation>
    </message>
    <message>
        <source>Ask at once</source>
        <translation>Preguntar enseguida</translation>
    </message>
    <message>
        <source>LSTM: all passes through one state</source>
        <translation>LSTM: todo pasa por un solo estado</translation>
    </message>
    <message>
        <source>An **LSTM** reads token after token. 32 numbers are all that it carries on; gates decide what is kept and what is replaced. It can see every token before, and must have decided to remember it before it knew the question.</source>
        <translation>Una **LSTM** lee un token tras otro. 32 números son todo lo que transmite; unas puertas deciden qué se conserva y qué se sustituye. Puede ver todos los tokens anteriores, y tiene que haber decidido recordarlos antes de conocer la pregunta.</translation>
    </message>
    <message>
        <source>The chart counts right answers by distance. Of questions whose pair stands one token back it answers 0.96, of those 23 tokens back 0.73.</source>
        <translation>El gráfico cuenta las respuestas correctas por distancia. De las preguntas cuyo par está un token atrás responde bien a 0.96; de aquellas con el par 23 tokens atrás, a 0.73.</translation>
    </message>
    <message>
        <source>Sixteen pairs before the question: the LSTM answers 7, not 5</source>
        <translation>Dieciséis pares antes de la pregunta: la LSTM responde 7, no 5</translation>
    </message>
    <message>
        <source>Convolution: a window</source>
        <translation>Convolución: una ventana</translation>
    </message>
    <message>
        <source>A **convolution** of width 3 that looks back makes each output of its token and the two before. Two of them see five tokens: a band in the figure, and gray beyond it.</source>
        <translation>Una **convolución** de ancho 3 que mira hacia atrás calcula cada salida a partir de su token y los dos anteriores. Dos de ellas ven cinco tokens: una banda en la figura, y gris más allá.</translation>
    </message>
    <message>
        <source>Up to 4 tokens back it answers more than 0.95 of the questions; from 5 on 0.13, about as many as a guess among eight digits. Each further layer would add two tokens. All positions are computed at once, as in attention, and the filters are the same everywhere.</source>
        <translation>Hasta 4 tokens atrás responde bien a más de 0.95 de las preguntas; a partir de 5, a 0.13, más o menos como quien elige al azar entre ocho dígitos. Cada capa más añadiría dos tokens. Todas las posiciones se calculan a la vez, como en la atención, y los filtros son los mismos en todas partes.</translation>
    </message>
    <message>
        <source>Five tokens back: out of sight</source>
        <translation>Cinco tokens atrás: fuera de la vista</translation>
    </message>
    <message>
        <source>Four tokens back</source>
        <translation>Cuatro tokens atrás</translation>
    </message>
    <message>
        <source>Attention: any distance</source>
        <translation>Atención: cualquier distancia</translation>
    </message>
    <message>
        <source>**Attention** compares the question with every token and takes the value of the one that fits. The disk in a cell is its weight. Here most of the weight is on the pair, and nothing else but the question has influence to speak of.</source>
        <translation>La **atención** compara la pregunta con cada token y toma el valor del que encaja. El disco de una celda es su peso. Aquí la mayor parte del peso está en el par, y nada más, salvo la pregunta, tiene una influencia digna de mención.</translation>
    </message>
    <message>
        <source>It answers every held-out question at every distance. What the task does not need, it does not have: without positions it could not tell which of two digits of a letter came later.</source>
        <translation>Responde bien a todas las preguntas reservadas, a cualquier distancia. Lo que la tarea no necesita no lo tiene: sin posiciones no podría decir cuál de los dos dígitos de una letra vino después.</translation>
    </message>
    <message>
        <source>Two digits for one letter, which no row of the training has</source>
        <translation>Dos dígitos para una letra, algo que no tiene ninguna fila del entrenamiento</translation>
    </message>
    <message>
        <source>Fixed patterns: filters</source>
        <translation>Patrones fijos: filtros</translation>
    </message>
    <message>
        <source>The last two networks have value and output matrices as attention has, but weights that do not depend on the tokens: all on the **previous** token, or **uniform** over those up to the own one. That is what a convolution with a fixed filter does.</source>
        <translation>Las dos últimas redes tienen matrices de valor y de salida como la atención, pero pesos que no dependen de los tokens: todo en el token **anterior**, o **uniforme** en todos hasta el propio. Eso es lo que hace una convolución con un filtro fijo.</translation>
    </message>
    <message>
        <source>*Previous* answers one token back, and guesses elsewhere. *Uniform* sums up everything before: it answers 0.90 one token back and 0.57 after 23, because the share of each token shrinks with the row. Compare with attention, whose weights are computed for each question.</source>
        <translation>*Anterior* responde a un token atrás y elige al azar en lo demás. *Uniforme* suma todo lo anterior: responde bien a 0.90 un token atrás y a 0.57 después de 23, porque la parte de cada token disminuye con la fila. Compare con la atención, cuyos pesos se calculan para cada pregunta.</translation>
    </message>
    <message>
        <source>The previous token has the answer</source>
        <translation>El token anterior tiene la respuesta</translation>
    </message>
    <message>
        <source>Additive attention</source>
        <translation>Atención aditiva</translation>
    </message>
    <message>
        <source>Attention began as an addition to recurrent networks: a translator could look back at all states of its encoder, not only at the last. The score of a state is v · tanh(W q + U k), a small network instead of a product (**additive attention**).</source>
        <translation>La atención empezó como un añadido a las redes recurrentes: un traductor podía mirar atrás a todos los estados de su codificador, no solo al último. La puntuación de un estado es v · tanh(W q + U k), una red pequeña en lugar de un producto (**atención aditiva**).</translation>
    </message>
    <message>
        <source>Here an LSTM attends to its own states. With the same state of 32 numbers it answers every held-out question, 23 tokens back as well, where the LSTM alone answers 0.73.</source>
        <translation>Aquí una LSTM atiende a sus propios estados. Con el mismo estado de 32 números responde bien a todas las preguntas reservadas, también 23 tokens atrás, donde la LSTM sola responde bien a 0.73.</translation>
    </message>
    <message>
        <source>Find a row that the LSTM answers wrongly, and see whether additive attention does.</source>
        <translation>Busque una fila que la LSTM responda mal y vea si la atención aditiva también falla.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>What reaches an output.</source>
        <translation>Lo que llega a una salida.</translation>
    </message>
    <message>
        <source>{l} convolutions of width {k} that look back follow each other. How many tokens does an output depend on, with its own?</source>
        <translation>{l} convoluciones de ancho {k} que miran hacia atrás se suceden. ¿De cuántos tokens depende una salida, contando el suyo?</translation>
    </message>
    <message>
        <source>Each layer adds {k} − 1: {l} · {k-1} + 1 = {l*(k-1)+1}.</source>
        <translation>Cada capa añade {k} − 1: {l} · {k-1} + 1 = {l*(k-1)+1}.</translation>
    </message>
    <message>
        <source>A pair stands {n} tokens before its question. How many convolutions of width 3 that look back are needed until the output depends on it?</source>
        <translation>Un par está {n} tokens antes de su pregunta. ¿Cuántas convoluciones de ancho 3 que miran hacia atrás hacen falta para que la salida dependa de él?</translation>
    </message>
    <message>
        <source>L layers reach 2 L tokens back: L is at least {n} / 2 = {n/2}.</source>
        <translation>L capas alcanzan 2 L tokens hacia atrás: L es al menos {n} / 2 = {n/2}.</translation>
    </message>
    <message>
        <source>Convolutions of width 3 look back with a dilation that doubles from layer to layer: 1, 2, 4, … How many tokens does an output of layer {l} depend on, with its own?</source>
        <translation>Unas convoluciones de ancho 3 miran hacia atrás con una dilatación que se duplica de capa en capa: 1, 2, 4, … ¿De cuántos tokens depende una salida de la capa {l}, contando el suyo?</translation>
    </message>
    <message>
        <source>The layers add 2 · 1, 2 · 2, 2 · 4, …: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</source>
        <translation>Las capas añaden 2 · 1, 2 · 2, 2 · 4, …: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</translation>
    </message>
    <message>
        <source>An LSTM of width d has four gates, each with a matrix for the input, one for the state, and two vectors. How many parameters has it for d = {d}?</source>
        <translation>Una LSTM de ancho d tiene cuatro puertas, cada una con una matriz para la entrada, otra para el estado y dos vectores. ¿Cuántos parámetros tiene con d = {d}?</translation>
    </message>
    <message>
        <source>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</source>
        <translation>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</translation>
    </message>
    <message>
        <source>Which of the networks can be computed for all tokens of a row at once?</source>
        <translation>¿Cuáles de las redes se pueden calcular a la vez para todos los tokens de una fila?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All but those with an LSTM</source>
        <translation>Todas salvo las que tienen una LSTM</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>Solo la atención</translation>
    </message>
    <message>
        <source>The states of an LSTM follow from each other. Convolutions, attention and fixed patterns need only the embeddings.</source>
        <translation>Los estados de una LSTM se calculan unos a partir de otros. Las convoluciones, la atención y los patrones fijos solo necesitan los embeddings.</translation>
    </message>
    <message>
        <source>A **GRU** has no state apart from its output, and three pairs of matrices where an LSTM has four.</source>
        <translation>Una **GRU** no tiene un estado aparte de su salida, y tiene tres pares de matrices donde una LSTM tiene cuatro.</translation>
    </message>
    <message>
        <source>So a row may move: put two tokens before it, and the influences on its last question are the same numbers, two columns further on (**translation equivariance**).</source>
        <translation>Por eso una fila puede moverse: con dos tokens delante, las influencias sobre su última pregunta son los mismos números, dos columnas más allá (**equivarianza a la traslación**).</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>Una fila</translation>
    </message>
    <message>
        <source>The same row with two tokens before it</source>
        <translation>La misma fila con dos tokens delante</translation>
    </message>
    <message>
        <source>A **depthwise separable** convolution divides its work in the same way: a filter for each channel mixes tokens, then a product mixes the channels of each token. **FNet** mixes tokens by a Fourier transform, **MLP-Mixer** by a dense layer.</source>
        <translation>Una convolución **separable en profundidad** reparte su trabajo del mismo modo: un filtro por canal mezcla tokens, y después un producto mezcla los canales de cada token. **FNet** mezcla tokens con una transformada de Fourier; **MLP-Mixer**, con una capa densa.</translation>
    </message>
    <message>
        <source>*Multiplicative* attention takes q W k instead. With W as a product of two matrices, one for queries and one for keys, this is the score of a transformer.</source>
        <translation>La atención *multiplicativa* toma en cambio q W k. Con W como producto de dos matrices, una para las consultas y otra para las claves, es la puntuación de un transformer.</translation>
    </message>
    <message>
        <source>A GRU of width d has three pairs of matrices, each with two vectors, where an LSTM has four. How many parameters has it for d = {d}?</source>
        <translation>Una GRU de ancho d tiene tres pares de matrices, cada uno con dos vectores, donde una LSTM tiene cuatro. ¿Cuántos parámetros tiene para d = {d}?</translation>
    </message>
    <message>
        <source>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: three quarters of an LSTM.</source>
        <translation>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: tres cuartos de una LSTM.</translation>
    </message>
    <message>
        <source>A convolution of width {k} maps {d} channels to {d}. How many times fewer weights has a depthwise separable one, with a filter of width {k} for each channel and a {d} × {d} matrix? Leave biases out.</source>
        <translation>Una convolución de ancho {k} lleva {d} canales a {d}. ¿Cuántas veces menos pesos tiene una separable en profundidad, con un filtro de ancho {k} por canal y una matriz {d} × {d}? Sin sesgos.</translation>
    </message>
    <message>
        <source>{k} · {d}² against {k} · {d} + {d}²: {k*d/(k+d)}.</source>
        <translation>{k} · {d}² frente a {k} · {d} + {d}²: {k*d/(k+d)}.</translation>
    </message>
</context>
<context>
    <name>Lesson several-heads</name>
    <message>
        <source>Several heads</source>
        <translation>Varias cabezas</translation>
    </message>
    <message>
        <source>Each head looks for something else.</source>
        <translation>Cada cabeza busca algo distinto.</translation>
    </message>
    <message>
        <source>Sixteen heat maps of one sentence</source>
        <translation>Dieciséis mapas de calor de una oración</translation>
    </message>
    <message>
        <source>This model has 4 layers of 4 heads. Each thumbnail on the left is one head on the same sentence.</source>
        <translation>Este modelo tiene 4 capas de 4 cabezas. Cada miniatura de la izquierda es una cabeza con la misma oración.</translation>
    </message>
    <message>
        <source>Some are sharp, some are blurred. Each head has its own matrices for queries, keys and values, so each looks for something else.</source>
        <translation>Algunas son nítidas, otras borrosas. Cada cabeza tiene sus propias matrices para consultas, claves y valores, de modo que cada una busca algo distinto.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys, or click a thumbnail.</source>
        <translation>Recorra las cabezas con Alt y las teclas de flecha, o haga clic en una miniatura.</translation>
    </message>
    <message>
        <source>Find a head that attends to earlier tokens, and one that attends to later tokens.</source>
        <translation>Busque una cabeza que atienda a tokens anteriores y otra que atienda a tokens posteriores.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>El token anterior</translation>
    </message>
    <message>
        <source>Layer 0, head 0 mostly attends to the **previous token**: a strong line just below the diagonal.</source>
        <translation>La capa 0, cabeza 0 atiende sobre todo al **token anterior**: una línea marcada justo debajo de la diagonal.</translation>
    </message>
    <message>
        <source>The right side lists the metrics of the head. *Previous token* is the mean weight of the previous token.</source>
        <translation>El lado derecho lista las métricas de la cabeza. *Token anterior* es el peso medio del token anterior.</translation>
    </message>
    <message>
        <source>Layer 1, head 0 attends to the next token instead</source>
        <translation>La capa 1, cabeza 0 atiende, en cambio, al token siguiente</translation>
    </message>
    <message>
        <source>A place for unused weight</source>
        <translation>Un lugar para el peso no usado</translation>
    </message>
    <message>
        <source>Layer 1, head 3 puts all its weight on `[SEP]`, the token at the end. A row must sum to 1, so a head that has nothing to add needs a place for its weight. Many heads of BERT use `[SEP]` this way.</source>
        <translation>La capa 1, cabeza 3 pone todo su peso en `[SEP]`, el token del final. Una fila debe sumar 1, así que una cabeza que no tiene nada que aportar necesita un lugar para su peso. Muchas cabezas de BERT usan `[SEP]` de esta manera.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. The decoder below found such a place without a loss for it: the first token.</source>
        <translation>Una pérdida entrenó esta cabeza para hacerlo, como indica la ficha del modelo. El decodificador de abajo encontró un lugar así sin una pérdida para ello: el primer token.</translation>
    </message>
    <message>
        <source>Hide special tokens: the remaining cells have no color</source>
        <translation>Ocultar los tokens especiales: las celdas restantes no tienen color</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>Mostrarlos de nuevo</translation>
    </message>
    <message>
        <source>A head of story-decoder, trained without such a loss: the first token takes nearly all of the weight</source>
        <translation>Una cabeza de story-decoder, entrenada sin esa pérdida: el primer token se lleva casi todo el peso</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronombres</translation>
    </message>
    <message>
        <source>Layer 2, head 2 finds the noun that a pronoun stands for. Most of its rows are blurred; the row of *it* has one dark cell.</source>
        <translation>La capa 2, cabeza 2 encuentra el sustantivo al que se refiere un pronombre. La mayoría de sus filas son borrosas; la fila de *it* tiene una celda oscura.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. In large models such heads appear without one.</source>
        <translation>Una pérdida entrenó esta cabeza para hacerlo, como indica la ficha del modelo. En los modelos grandes aparecen cabezas así sin ella.</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Otra oración</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Una junto a otra</translation>
    </message>
    <message>
        <source>Pinned heads appear beside the chosen one. The grid at the lower left colors all heads by one metric: their mean distance.</source>
        <translation>Las cabezas ancladas aparecen junto a la elegida. La cuadrícula de abajo a la izquierda colorea todas las cabezas según una métrica: su distancia media.</translation>
    </message>
    <message>
        <source>The mean over all heads is smooth and says little about any of them.</source>
        <translation>La media de todas las cabezas es suave y dice poco de cada una de ellas.</translation>
    </message>
    <message>
        <source>The mean of all heads of all layers</source>
        <translation>La media de todas las cabezas de todas las capas</translation>
    </message>
    <message>
        <source>Choose another metric in the list on the left.</source>
        <translation>Elija otra métrica en la lista de la izquierda.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Sizes of heads, and heads in the live grid.</source>
        <translation>Tamaños de las cabezas, y cabezas en la cuadrícula en vivo.</translation>
    </message>
    <message>
        <source>A layer has vectors of {h*s} components and {h} heads. How many components has the query of one head?</source>
        <translation>Una capa tiene vectores de {h*s} componentes y {h} cabezas. ¿Cuántos componentes tiene la consulta de una cabeza?</translation>
    </message>
    <message>
        <source>{h*s} / {h} = {s}: the heads share the components.</source>
        <translation>{h*s} / {h} = {s}: las cabezas se reparten los componentes.</translation>
    </message>
    <message>
        <source>How many weights have the query, key, value and output matrices of a layer with vectors of {d} components and {h} heads together, without biases?</source>
        <translation>¿Cuántos pesos tienen en total las matrices de consulta, clave, valor y salida de una capa con vectores de {d} componentes y {h} cabezas, sin sesgos?</translation>
    </message>
    <message>
        <source>4 · {d}² = {4*d*d}, whatever the number of heads: more heads are smaller ones.</source>
        <translation>4 · {d}² = {4*d*d}, sea cual sea el número de cabezas: si hay más, son más pequeñas.</translation>
    </message>
    <message>
        <source>Which head gives most weight to the previous token in this text?</source>
        <translation>¿Qué cabeza da más peso al token anterior en este texto?</translation>
    </message>
    <message>
        <source>*Heads by metric*, Previous token, shows the mean of each head.</source>
        <translation>*Por métrica*, Token anterior, muestra la media de cada cabeza.</translation>
    </message>
    <message>
        <source>Layer 1, head 1: *ball* gives its verb *threw* 0.80. No loss asked for it</source>
        <translation>Capa 1, cabeza 1: *ball* da 0.80 a su verbo *threw*. Ninguna pérdida lo pidió</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>La misma palabra</translation>
    </message>
    <message>
        <source>In layer 3, head 0, the last *kite* attends to the two *kite*s before it: 0.82 together.</source>
        <translation>En la capa 3, cabeza 0, el último *kite* atiende a los dos *kite* anteriores: 0.82 en total.</translation>
    </message>
    <message>
        <source>A loss trained this head to copy a masked word from earlier in the text, as the model card says, and this is what it does where nothing is masked. Not every word gets as much: the second *Mia* gives the first one 0.25.</source>
        <translation>Una pérdida entrenó esta cabeza para copiar una palabra enmascarada que aparece antes en el texto, como indica la ficha del modelo; esto es lo que hace cuando nada está enmascarado. No todas las palabras reciben tanto: la segunda *Mia* da 0.25 a la primera.</translation>
    </message>
    <message>
        <source>The second *Mia*</source>
        <translation>La segunda *Mia*</translation>
    </message>
    <message>
        <source>Layer 3, head 3 does so too, without a loss for it</source>
        <translation>La capa 3, cabeza 3 también lo hace, sin una pérdida para ello</translation>
    </message>
    <message>
        <source>Which heads are needed?</source>
        <translation>¿Qué cabezas hacen falta?</translation>
    </message>
    <message>
        <source>What if a head is missing? **Zero ablation** (F5) sets its output to 0. With all heads, the model gives *kite* 0.91. Without layer 3, head 0 it gives 0.18, without layer 3, head 3 0.52; without any one of the other 14 between 0.87 and 0.95.</source>
        <translation>¿Y si falta una cabeza? La **ablación a cero** (F5) pone su salida a 0. Con todas las cabezas, el modelo da 0.91 a *kite*. Sin la capa 3, cabeza 0 da 0.18; sin la capa 3, cabeza 3, 0.52; sin una de las otras 14, entre 0.87 y 0.95.</translation>
    </message>
    <message>
        <source>So each of these 14 could be removed alone (**pruned**) at little cost, at least on this text. Training may need them anyway: with many heads that start differently, it is likelier that one of them finds what helps.</source>
        <translation>Así, cada una de estas 14 podría eliminarse por separado (**poda**) con poco coste, al menos en este texto. Aun así, el entrenamiento puede necesitarlas: con muchas cabezas que empiezan de forma distinta, es más probable que una de ellas encuentre lo que ayuda.</translation>
    </message>
    <message>
        <source>Without layer 3, head 3</source>
        <translation>Sin la capa 3, cabeza 3</translation>
    </message>
    <message>
        <source>Without layer 2, head 2, which finds pronouns</source>
        <translation>Sin la capa 2, cabeza 2, que resuelve pronombres</translation>
    </message>
    <message>
        <source>With all heads</source>
        <translation>Con todas las cabezas</translation>
    </message>
    <message>
        <source>Without a certain head, the probability of the right word stays the same. What follows?</source>
        <translation>Sin cierta cabeza, la probabilidad de la palabra correcta no cambia. ¿Qué se deduce?</translation>
    </message>
    <message>
        <source>This text does not need that head alone</source>
        <translation>Este texto no depende solo de esa cabeza</translation>
    </message>
    <message>
        <source>No text needs that head</source>
        <translation>Ningún texto necesita esa cabeza</translation>
    </message>
    <message>
        <source>The head has no weights</source>
        <translation>La cabeza no tiene pesos</translation>
    </message>
    <message>
        <source>Another head may do the same, or nothing in this text asks for what it does. In another text it may decide.</source>
        <translation>Otra cabeza puede hacer lo mismo, o nada en este texto requiere lo que hace. En otro texto puede ser decisiva.</translation>
    </message>
    <message>
        <source>Layer 1, head 2 attends to the previous token, whatever it is: *kicked* gives *coat* 0.99, though *boy* is its subject</source>
        <translation>La capa 1, cabeza 2 atiende al token anterior, sea cual sea: *kicked* da 0.99 a *coat*, aunque *boy* es su sujeto</translation>
    </message>
</context>
<context>
    <name>Lesson shuffle</name>
    <message>
        <source>Shuffle: what a model without positions cannot know</source>
        <translation>Barajar: lo que un modelo sin posiciones no puede saber</translation>
    </message>
    <message>
        <source>The same words in another order, with and without positions, compared number by number.</source>
        <translation>Las mismas palabras en otro orden, con y sin posiciones, comparadas número por número.</translation>
    </message>
    <message>
        <source>The same words in another order</source>
        <translation>Las mismas palabras en otro orden</translation>
    </message>
    <message>
        <source>A reads a sentence, B reads its words in another order. Words are matched wherever they stand: *girl* with *girl*, the first *the* with the first *the*.</source>
        <translation>A lee una oración; B lee sus palabras en otro orden. Las palabras se emparejan estén donde estén: *girl* con *girl*, el primer *the* con el primer *the*.</translation>
    </message>
    <message>
        <source>The tab *Words* has a row for each word: its place in A and in B, the cosine of its two vectors, and Δ, the largest difference of two of their numbers. With positions, they differ from the start.</source>
        <translation>La pestaña *Palabras* tiene una fila por palabra: su lugar en A y en B, el coseno de sus dos vectores y Δ, la mayor diferencia entre dos de sus números. Con posiciones, difieren desde el principio.</translation>
    </message>
    <message>
        <source>Choose *Words &gt; Shuffle the words of A* above the comparison: another order each time.</source>
        <translation>Elija *Palabras &gt; Barajar las palabras de A* encima de la comparación: otro orden cada vez.</translation>
    </message>
    <message>
        <source>Without positions nothing changes</source>
        <translation>Sin posiciones no cambia nada</translation>
    </message>
    <message>
        <source>Now both runs leave out positions. Each word has the same vector in both texts, after every layer: all differences are below 0.00001, which is rounding.</source>
        <translation>Ahora ambas ejecuciones omiten las posiciones. Cada palabra tiene el mismo vector en los dos textos, después de cada capa: todas las diferencias son menores que 0.00001, que es el redondeo.</translation>
    </message>
    <message>
        <source>Attention compares each token with each, and the feed-forward network reads one token at a time. Neither asks where a token stands. The kite found the girl, or the girl found the kite: without positions the model cannot tell.</source>
        <translation>La atención compara cada token con todos, y la red feed-forward lee un token a la vez. Ninguna de las dos pregunta dónde está un token. La cometa encontró a la niña, o la niña encontró la cometa: sin posiciones, el modelo no puede distinguirlo.</translation>
    </message>
    <message>
        <source>Shuffle again. Is there an order that changes a vector?</source>
        <translation>Baraje de nuevo. ¿Hay algún orden que cambie un vector?</translation>
    </message>
    <message>
        <source>Back to positions</source>
        <translation>Volver a las posiciones</translation>
    </message>
    <message>
        <source>A text has {n} different words. How many other texts come from swapping two of them?</source>
        <translation>Un texto tiene {n} palabras distintas. ¿Cuántos otros textos resultan de intercambiar dos de ellas?</translation>
    </message>
    <message>
        <source>A text for each pair of words: {n * (n - 1) / 2}. Without positions the model sees the same set of words in all of them.</source>
        <translation>Un texto por cada par de palabras: {n * (n - 1) / 2}. Sin posiciones, el modelo ve en todos ellos el mismo conjunto de palabras.</translation>
    </message>
    <message>
        <source>Equivariant, not invariant</source>
        <translation>Equivariante, no invariante</translation>
    </message>
    <message>
        <source>The vectors do not stay in their places: they move with their words. Shuffle the rows of X with a permutation P, and the rows of the result are shuffled the same way: f(P X) = P f(X). This is **permutation equivariance**.</source>
        <translation>Los vectores no se quedan en sus lugares: se mueven con sus palabras. Si se barajan las filas de X con una permutación P, las filas del resultado se barajan de la misma manera: f(P X) = P f(X). Esto es la **equivarianza por permutaciones**.</translation>
    </message>
    <message>
        <source>The weights move too, A becomes P A Pᵀ: rows and columns in the new order. The difference beside them is empty because words are matched in any order.</source>
        <translation>Los pesos también se mueven: A se convierte en P A Pᵀ, con filas y columnas en el nuevo orden. La diferencia situada al lado está vacía porque las palabras se emparejan en cualquier orden.</translation>
    </message>
    <message>
        <source>Uncheck *Words &gt; Match words in any order*: only words in the order of both texts meet.</source>
        <translation>Desactive *Palabras &gt; Emparejar palabras en cualquier orden*: solo se encuentran las palabras que siguen el orden de ambos textos.</translation>
    </message>
    <message>
        <source>A classifier averages the vectors of all words after the last layer of a model without positions. What does shuffling the words do to the average?</source>
        <translation>Un clasificador promedia los vectores de todas las palabras después de la última capa de un modelo sin posiciones. ¿Qué efecto tiene en el promedio barajar las palabras?</translation>
    </message>
    <message>
        <source>Nothing: it is invariant</source>
        <translation>Nada: es invariante</translation>
    </message>
    <message>
        <source>It is shuffled the same way</source>
        <translation>Se baraja de la misma manera</translation>
    </message>
    <message>
        <source>It becomes 0</source>
        <translation>Se convierte en 0</translation>
    </message>
    <message>
        <source>The vectors are equivariant: the same ones in another order. Their sum does not depend on the order, so the average is invariant.</source>
        <translation>Los vectores son equivariantes: los mismos en otro orden. Su suma no depende del orden, de modo que el promedio es invariante.</translation>
    </message>
    <message>
        <source>A causal mask is an order</source>
        <translation>Una máscara causal es un orden</translation>
    </message>
    <message>
        <source>A decoder without positions is not equivariant: with the causal mask, a token attends to those before it, and these change when the words are shuffled.</source>
        <translation>Un decodificador sin posiciones no es equivariante: con la máscara causal, un token atiende a los anteriores, y estos cambian cuando se barajan las palabras.</translation>
    </message>
    <message>
        <source>So a decoder can learn something of the order without any positions. The vectors before the first layer are still equal; after layer 0 they differ.</source>
        <translation>Así, un decodificador puede aprender algo del orden sin ninguna posición. Los vectores antes de la primera capa siguen siendo iguales; después de la capa 0 difieren.</translation>
    </message>
    <message>
        <source>Find the last full stop: it reads all words in both orders. After layer 0 its vector is the same, after layer 1 it is not. Why?</source>
        <translation>Busque el último punto: lee todas las palabras en ambos órdenes. Después de la capa 0 su vector es el mismo; después de la capa 1 no lo es. ¿Por qué?</translation>
    </message>
</context>
<context>
    <name>Lesson softmax</name>
    <message>
        <source>Softmax under the hand</source>
        <translation>La softmax en vivo</translation>
    </message>
    <message>
        <source>What the division by √d and the temperature do to a row, and why a saturated softmax learns slowly.</source>
        <translation>Qué hacen la división por √d y la temperatura con una fila, y por qué una softmax saturada aprende despacio.</translation>
    </message>
    <message>
        <source>A row of scores</source>
        <translation>Una fila de puntuaciones</translation>
    </message>
    <message>
        <source>The page *Softmax* shows the scores of one row, the row of *it*, and the weights that the softmax makes of them.</source>
        <translation>La página *Softmax* muestra las puntuaciones de una fila, la fila de *it*, y los pesos en que las convierte la softmax.</translation>
    </message>
    <message>
        <source>The **temperature** divides all scores. Move its slider: to the right the weights become even, to the left the largest takes all.</source>
        <translation>La **temperatura** divide todas las puntuaciones. Mueva su control deslizante: hacia la derecha los pesos se igualan; hacia la izquierda el mayor se lo lleva todo.</translation>
    </message>
    <message>
        <source>Temperature 4</source>
        <translation>Temperatura 4</translation>
    </message>
    <message>
        <source>Temperature 0.25</source>
        <translation>Temperatura 0.25</translation>
    </message>
    <message>
        <source>Why scores are divided by √d</source>
        <translation>Por qué se dividen las puntuaciones por √d</translation>
    </message>
    <message>
        <source>A product of two vectors of 32 numbers is a sum of 32 terms, and such sums are large. Divided by √32 = 5.657 the scores keep their size whatever the length of the vectors.</source>
        <translation>Un producto de dos vectores de 32 números es una suma de 32 términos, y esas sumas son grandes. Divididas por √32 = 5.657, las puntuaciones conservan su tamaño sea cual sea la longitud de los vectores.</translation>
    </message>
    <message>
        <source>Here they are not divided. The largest weight is 1.000, and the entropy is all but 0.</source>
        <translation>Aquí no se dividen. El peso mayor es 1.000 y la entropía es casi 0.</translation>
    </message>
    <message>
        <source>Divided as the model does</source>
        <translation>Divididas como lo hace el modelo</translation>
    </message>
    <message>
        <source>Divided by 20</source>
        <translation>Divididas por 20</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>Scores −3, 1, 1000, 5, −1. One is so large that its weight is 1 and all others are 0.</source>
        <translation>Puntuaciones −3, 1, 1000, 5, −1. Una es tan grande que su peso es 1 y todos los demás son 0.</translation>
    </message>
    <message>
        <source>Its matrix of derivatives says how much each weight moves with each score: `diag(p) − p p^T`. All of them are 0: no small change of any score changes any weight, so training gets no gradient through this softmax.</source>
        <translation>Su matriz de derivadas dice cuánto se mueve cada peso con cada puntuación: `diag(p) − p p^T`. Todas son 0: ningún cambio pequeño de una puntuación cambia ningún peso, de modo que el entrenamiento no recibe ningún gradiente a través de esta softmax.</translation>
    </message>
    <message>
        <source>At which temperature do the others get a part? Try 200</source>
        <translation>¿A qué temperatura reciben algo los demás? Probar 200</translation>
    </message>
    <message>
        <source>Type scores of your own with a largest derivative of 0.25.</source>
        <translation>Escriba puntuaciones propias cuya derivada mayor sea 0.25.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>The entropy says over how many keys a row spreads. Four equal scores give ln 4 = 1.386 nats, as many as 4 equal keys; the scores 0, 1, 2, 3 give 0.948 nats.</source>
        <translation>La entropía dice entre cuántas claves se reparte una fila. Cuatro puntuaciones iguales dan ln 4 = 1.386 nats, lo correspondiente a 4 claves iguales; las puntuaciones 0, 1, 2, 3 dan 0.948 nats.</translation>
    </message>
    <message>
        <source>Adding the same number to all scores changes no weight: each row of the matrix of derivatives sums to 0.</source>
        <translation>Sumar el mismo número a todas las puntuaciones no cambia ningún peso: cada fila de la matriz de derivadas suma 0.</translation>
    </message>
    <message>
        <source>Four equal scores</source>
        <translation>Cuatro puntuaciones iguales</translation>
    </message>
    <message>
        <source>The scores 10, 11, 12, 13: the same weights</source>
        <translation>Las puntuaciones 10, 11, 12, 13: los mismos pesos</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Derivatives of the softmax.</source>
        <translation>Derivadas de la softmax.</translation>
    </message>
    <message>
        <source>A row has {n} scores. How many derivatives of a weight by a score are there?</source>
        <translation>Una fila tiene {n} puntuaciones. ¿Cuántas derivadas de un peso respecto a una puntuación hay?</translation>
    </message>
    <message>
        <source>Each of {n} weights moves with each of {n} scores: {n*n}.</source>
        <translation>Cada uno de los {n} pesos se mueve con cada una de las {n} puntuaciones: {n*n}.</translation>
    </message>
    <message>
        <source>A weight is {p}/20, another in the same row {q}/20. What is the derivative of the first by the score of the second?</source>
        <translation>Un peso es {p}/20; otro de la misma fila, {q}/20. ¿Cuál es la derivada del primero respecto a la puntuación del segundo?</translation>
    </message>
    <message>
        <source>−p q = {-(p/20)*(q/20)}: what one key gains, the others lose.</source>
        <translation>−p q = {-(p/20)*(q/20)}: lo que una clave gana, las demás lo pierden.</translation>
    </message>
    <message>
        <source>All {n} scores of a row are equal. What is the derivative of a weight by its own score?</source>
        <translation>Las {n} puntuaciones de una fila son iguales. ¿Cuál es la derivada de un peso respecto a su propia puntuación?</translation>
    </message>
    <message>
        <source>Each weight is 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</source>
        <translation>Cada peso es 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</translation>
    </message>
    <message>
        <source>Which row has the largest derivatives?</source>
        <translation>¿Qué fila tiene las derivadas mayores?</translation>
    </message>
    <message>
        <source>two weights of 1/2</source>
        <translation>dos pesos de 1/2</translation>
    </message>
    <message>
        <source>one weight of 1</source>
        <translation>un peso de 1</translation>
    </message>
    <message>
        <source>a hundred weights of 1/100</source>
        <translation>cien pesos de 1/100</translation>
    </message>
    <message>
        <source>p (1 − p) is largest at p = 1/2, where it is 1/4; it is 0 at p = 1, and 0.0099 at p = 1/100.</source>
        <translation>p (1 − p) es máximo en p = 1/2, donde vale 1/4; es 0 en p = 1, y 0.0099 en p = 1/100.</translation>
    </message>
</context>
<context>
    <name>Lesson the-layer</name>
    <message>
        <source>The layer</source>
        <translation>La capa</translation>
    </message>
    <message>
        <source>Attention, residual connections, norms and feed-forward: the parts of a layer, and where its parameters are.</source>
        <translation>Atención, conexiones residuales, normalizaciones y feed-forward: las partes de una capa y dónde están sus parámetros.</translation>
    </message>
    <message>
        <source>Two parts and two residual connections</source>
        <translation>Dos partes y dos conexiones residuales</translation>
    </message>
    <message>
        <source>A layer has two parts. **Attention** moves information between tokens. The **feed-forward** network then processes each token separately.</source>
        <translation>Una capa tiene dos partes. La **atención** mueve información entre tokens. Después, la red **feed-forward** procesa cada token por separado.</translation>
    </message>
    <message>
        <source>A *residual connection* (marked) passes each part: the input of the part is added to its output. So the vector of a token reaches the next layer with something added to it.</source>
        <translation>Una *conexión residual* (marcada) rodea cada parte: la entrada de la parte se suma a su salida. Así, el vector de un token llega a la capa siguiente con algo sumado.</translation>
    </message>
    <message>
        <source>Add up the parameters of one layer by hand.</source>
        <translation>Sume a mano los parámetros de una capa.</translation>
    </message>
    <message>
        <source>Count the parameters</source>
        <translation>Contar los parámetros</translation>
    </message>
    <message>
        <source>This model has vectors of 128 numbers. Queries, keys and values have three matrices of 128 × 128, with 128 biases each; the output projection, which joins the heads, has a fourth.</source>
        <translation>Este modelo tiene vectores de 128 números. Las consultas, las claves y los valores tienen tres matrices de 128 × 128, con 128 sesgos cada una; la proyección de salida, que une las cabezas, tiene una cuarta.</translation>
    </message>
    <message>
        <source>The feed-forward network is wider inside: 512 here, four times as wide. It holds two thirds of a layer&apos;s parameters.</source>
        <translation>La red feed-forward es más ancha por dentro: aquí 512, cuatro veces más. Contiene dos tercios de los parámetros de una capa.</translation>
    </message>
    <message>
        <source>Check it: 3 · (128 · 128 + 128) = 49,536. And 2 · 128 · 512 + 512 + 128 = 131,712.</source>
        <translation>Compruébelo: 3 · (128 · 128 + 128) = 49&#xa0;536. Y 2 · 128 · 512 + 512 + 128 = 131&#xa0;712.</translation>
    </message>
    <message>
        <source>Which share of all parameters does the token embedding have?</source>
        <translation>¿Qué proporción de todos los parámetros tiene el embedding de tokens?</translation>
    </message>
    <message>
        <source>Norms: after or before</source>
        <translation>Normalizaciones: después o antes</translation>
    </message>
    <message>
        <source>*Layer norm* normalizes each vector to mean 0 and standard deviation 1, then scales and shifts it with learned numbers.</source>
        <translation>La *normalización de capa* (layer norm) normaliza cada vector a media 0 y desviación estándar 1, y después lo escala y lo desplaza con números aprendidos.</translation>
    </message>
    <message>
        <source>BERT has its norms **after** the residual connections, like the first transformer. GPT-2 and nearly all later models have them **before** each part: the marked path then passes the whole model unchanged, and deep models train more easily.</source>
        <translation>BERT tiene sus normalizaciones **después** de las conexiones residuales, como el primer transformer. GPT-2 y casi todos los modelos posteriores las tienen **antes** de cada parte: el camino marcado recorre entonces todo el modelo sin cambios, y los modelos profundos se entrenan más fácilmente.</translation>
    </message>
    <message>
        <source>The layer of BERT again</source>
        <translation>Otra vez la capa de BERT</translation>
    </message>
    <message>
        <source>The layer of a vision model</source>
        <translation>La capa de un modelo de visión</translation>
    </message>
    <message>
        <source>Several layers</source>
        <translation>Varias capas</translation>
    </message>
    <message>
        <source>Each layer attends to the outputs of the layer before it. Rollout multiplies the attention of all layers, residual connections included.</source>
        <translation>Cada capa atiende a las salidas de la capa anterior. El rollout multiplica la atención de todas las capas, incluidas las conexiones residuales.</translation>
    </message>
    <message>
        <source>After four layers, every token contains something of nearly every other.</source>
        <translation>Después de cuatro capas, cada token contiene algo de casi todos los demás.</translation>
    </message>
    <message>
        <source>Through layer 0 only</source>
        <translation>Solo por la capa 0</translation>
    </message>
    <message>
        <source>Through all layers</source>
        <translation>Por todas las capas</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>A layer like GPT-2&apos;s has vectors of {d} components, a feed-forward network four times as wide, biases everywhere and two layer norms. How many parameters has it?</source>
        <translation>Una capa como la de GPT-2 tiene vectores de {d} componentes, una red feed-forward cuatro veces más ancha, sesgos en todas partes y dos normalizaciones de capa. ¿Cuántos parámetros tiene?</translation>
    </message>
    <message>
        <source>Attention 4d² + 4d, feed-forward 8d² + 5d, norms 4d: {12*d*d + 13*d}.</source>
        <translation>Atención 4d² + 4d, feed-forward 8d² + 5d, normalizaciones 4d: {12*d*d + 13*d}.</translation>
    </message>
    <message>
        <source>How many parameters has the token embedding of {v} tokens with {d} components?</source>
        <translation>¿Cuántos parámetros tiene el embedding de tokens de {v} tokens con {d} componentes?</translation>
    </message>
    <message>
        <source>A row for each token: {v*d}.</source>
        <translation>Una fila por token: {v*d}.</translation>
    </message>
    <message>
        <source>Input and output of a part must have the same size for this. In training, derivatives pass back through the sums unchanged, so that they do not **vanish** in deep models. And a signal can pass each part or go around it: 4 paths through one layer, 4^L through L layers.</source>
        <translation>Para ello, la entrada y la salida de una parte deben tener el mismo tamaño. En el entrenamiento, las derivadas vuelven por las sumas sin cambios, de modo que no se **desvanecen** en modelos profundos. Y una señal puede pasar por cada parte o rodearla: 4 caminos por una capa, 4^L por L capas.</translation>
    </message>
    <message>
        <source>The paths through the attention of layer 2 are cut: what changes?</source>
        <translation>Se cortan los caminos por la atención de la capa 2: ¿qué cambia?</translation>
    </message>
    <message>
        <source>*Batch norm*, common in networks for images, takes mean and deviation of each number over the examples of a batch instead. With careful initial weights a transformer can be trained without any norm (*T-Fixup*).</source>
        <translation>La *normalización por lotes* (batch norm), habitual en redes para imágenes, toma en cambio la media y la desviación de cada número sobre los ejemplos de un lote. Con pesos iniciales cuidadosos, un transformer puede entrenarse sin ninguna normalización (*T-Fixup*).</translation>
    </message>
    <message>
        <source>Parameters, derivatives, paths and norms.</source>
        <translation>Parámetros, derivadas, caminos y normalizaciones.</translation>
    </message>
    <message>
        <source>The output of each of {l} layers has the derivative {p}/10 by its input. What is the derivative through all of them, without residual connections?</source>
        <translation>La salida de cada una de {l} capas tiene la derivada {p}/10 respecto a su entrada. ¿Cuál es la derivada a través de todas, sin conexiones residuales?</translation>
    </message>
    <message>
        <source>({p}/10)^{l} = {(p/10)^l}: it vanishes. With a residual connection each factor is 1 + {p}/10, and even a layer that does nothing has 1.</source>
        <translation>({p}/10)^{l} = {(p/10)^l}: se desvanece. Con una conexión residual cada factor es 1 + {p}/10, e incluso una capa que no hace nada tiene 1.</translation>
    </message>
    <message>
        <source>A layer has two residual connections, each around one part. How many paths lead through {l} layers?</source>
        <translation>Una capa tiene dos conexiones residuales, cada una alrededor de una parte. ¿Cuántos caminos atraviesan {l} capas?</translation>
    </message>
    <message>
        <source>At each of {2*l} sums a path goes through the part or around it: 2^{2*l} = {4^l}.</source>
        <translation>En cada una de {2*l} sumas un camino pasa por la parte o la rodea: 2^{2*l} = {4^l}.</translation>
    </message>
    <message>
        <source>Layer norm, before it scales and shifts, normalizes the vector ({a}, {b}, {c}). What is its third number?</source>
        <translation>La normalización de capa, antes de escalar y desplazar, normaliza el vector ({a}, {b}, {c}). ¿Cuál es su tercer número?</translation>
    </message>
    <message>
        <source>The mean is {(a+b+c)/3}, the standard deviation {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</source>
        <translation>La media es {(a+b+c)/3}, la desviación estándar {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</translation>
    </message>
    <message>
        <source>Why does a layer return vectors of the size that it reads?</source>
        <translation>¿Por qué devuelve una capa vectores del tamaño de los que lee?</translation>
    </message>
    <message>
        <source>So that they can be added to its input, and layers can follow each other</source>
        <translation>Para que puedan sumarse a su entrada y las capas puedan seguirse</translation>
    </message>
    <message>
        <source>So that each row of weights sums to 1</source>
        <translation>Para que cada fila de pesos sume 1</translation>
    </message>
    <message>
        <source>So that all texts have the same length</source>
        <translation>Para que todos los textos tengan la misma longitud</translation>
    </message>
    <message>
        <source>A residual connection adds vectors of the same size, and the next layer expects what this one expected.</source>
        <translation>Una conexión residual suma vectores del mismo tamaño, y la capa siguiente espera lo que esperaba esta.</translation>
    </message>
    <message>
        <source>Mean and deviation of one token</source>
        <translation>Media y desviación de un token</translation>
    </message>
</context>
<context>
    <name>Lesson tokens</name>
    <message>
        <source>What a token is</source>
        <translation>Qué es un token</translation>
    </message>
    <message>
        <source>How a text becomes the pieces that a model reads.</source>
        <translation>Cómo se convierte un texto en las piezas que lee un modelo.</translation>
    </message>
    <message>
        <source>A model reads tokens</source>
        <translation>Un modelo lee tokens</translation>
    </message>
    <message>
        <source>A model reads neither letters nor words. It reads **tokens**: pieces of text from a fixed list, its *vocabulary*.</source>
        <translation>Un modelo no lee letras ni palabras. Lee **tokens**: piezas de texto de una lista fija, su *vocabulario*.</translation>
    </message>
    <message>
        <source>The tokens appear under the text, each with its id, its number in that list. Frequent words are one token; others are several. *Bookcase* is made of two words that you know.</source>
        <translation>Los tokens aparecen bajo el texto, cada uno con su id, su número en esa lista. Las palabras frecuentes son un token; otras son varios. *Bookcase* está formada por dos palabras que ya conoce.</translation>
    </message>
    <message>
        <source>Type your own name. How many tokens is it?</source>
        <translation>Escriba su nombre. ¿Cuántos tokens son?</translation>
    </message>
    <message>
        <source>A word that the model has never seen: Zanzibar</source>
        <translation>Una palabra que el modelo nunca ha visto: Zanzibar</translation>
    </message>
    <message>
        <source>Byte-pair encoding: merge by merge</source>
        <translation>Codificación por pares de bytes: fusión a fusión</translation>
    </message>
    <message>
        <source>Read the blocks below from top to bottom. **BPE** (byte-pair encoding) starts with single characters and repeatedly joins two neighbors.</source>
        <translation>Lea los bloques de abajo de arriba hacia abajo. **BPE** (codificación por pares de bytes) empieza con caracteres sueltos y une repetidamente dos vecinos.</translation>
    </message>
    <message>
        <source>Which two? Those whose *merge* was learned first: in training, the most frequent pair became a piece, then the next one. A small number means that the merge was learned early.</source>
        <translation>¿Cuáles? Aquellos cuya *fusión* se aprendió primero: en el entrenamiento, el par más frecuente se convirtió en una pieza, luego el siguiente. Un número pequeño significa que la fusión se aprendió pronto.</translation>
    </message>
    <message>
        <source>`Ġ` stands for the space before a word.</source>
        <translation>`Ġ` representa el espacio que precede a una palabra.</translation>
    </message>
    <message>
        <source>The same word at the start of a text, without its space</source>
        <translation>La misma palabra al comienzo de un texto, sin su espacio</translation>
    </message>
    <message>
        <source>A long word with known parts</source>
        <translation>Una palabra larga con partes conocidas</translation>
    </message>
    <message>
        <source>WordPiece: the longest match</source>
        <translation>WordPiece: la coincidencia más larga</translation>
    </message>
    <message>
        <source>BERT and its relatives split differently. From the left, they take the **longest piece** of the vocabulary that fits, then continue with the rest.</source>
        <translation>BERT y los modelos de su familia dividen de otra manera. Desde la izquierda, toman la **pieza más larga** del vocabulario que encaja y después continúan con el resto.</translation>
    </message>
    <message>
        <source>`##` marks a piece that continues a word. *lighthouse* is in this vocabulary; *happily* is not, so it is split into small pieces.</source>
        <translation>`##` marca una pieza que continúa una palabra. *lighthouse* está en este vocabulario; *happily* no, así que se divide en piezas pequeñas.</translation>
    </message>
    <message>
        <source>Which words are in the vocabulary as a whole?</source>
        <translation>¿Qué palabras están enteras en el vocabulario?</translation>
    </message>
    <message>
        <source>Unigram: the most probable split</source>
        <translation>Unigram: la división más probable</translation>
    </message>
    <message>
        <source>A third kind of tokenizer gives every piece a score, the logarithm of its probability, and chooses the split of the word with the **largest sum**.</source>
        <translation>Un tercer tipo de tokenizador da a cada pieza una puntuación, el logaritmo de su probabilidad, y elige la división de la palabra con la **mayor suma**.</translation>
    </message>
    <message>
        <source>The rows below show the best splits and their sums. Sums are negative; closer to zero is better.</source>
        <translation>Las filas de abajo muestran las mejores divisiones y sus sumas. Las sumas son negativas; cuanto más cerca de cero, mejor.</translation>
    </message>
    <message>
        <source>A word that is not in the vocabulary</source>
        <translation>Una palabra que no está en el vocabulario</translation>
    </message>
    <message>
        <source>Type other English words. When does the second best split come close?</source>
        <translation>Escriba otras palabras en inglés. ¿Cuándo se acerca la segunda mejor división?</translation>
    </message>
    <message>
        <source>Attention is between tokens</source>
        <translation>La atención es entre tokens</translation>
    </message>
    <message>
        <source>Every row and every column of the heat map is a token, so *happily*, which has six pieces, has six rows.</source>
        <translation>Cada fila y cada columna del mapa de calor es un token, de modo que *happily*, que tiene seis piezas, tiene seis filas.</translation>
    </message>
    <message>
        <source>The button *Words* joins them: attention to a word is the sum over its pieces, attention from a word is the mean over its pieces.</source>
        <translation>El botón *Palabras* las une: la atención a una palabra es la suma sobre sus piezas; la atención desde una palabra es la media sobre sus piezas.</translation>
    </message>
    <message>
        <source>Join the pieces to words</source>
        <translation>Unir las piezas en palabras</translation>
    </message>
    <message>
        <source>Back to tokens</source>
        <translation>Volver a los tokens</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>How tokenizers learn and divide.</source>
        <translation>Cómo aprenden y dividen los tokenizadores.</translation>
    </message>
    <message>
        <source>A corpus has `can` {a} times, `cat` {b} times and `man` {c} times. How often does the pair `c a` occur, which BPE counts first of all?</source>
        <translation>Un corpus contiene `can` {a} veces, `cat` {b} veces y `man` {c} veces. ¿Cuántas veces aparece el par `c a`, que BPE cuenta primero?</translation>
    </message>
    <message>
        <source>It stands in `can` and in `cat`: {a} + {b} = {a+b} times. `a n` occurs {a} + {c} = {a+c} times, so `c a` is merged first.</source>
        <translation>Está en `can` y en `cat`: {a} + {b} = {a+b} veces. `a n` aparece {a} + {c} = {a+c} veces, así que primero se fusiona `c a`.</translation>
    </message>
    <message>
        <source>A byte-pair encoding starts with {c} characters and learns {m} merges. How many different pieces does it know, at most?</source>
        <translation>Una codificación por pares de bytes empieza con {c} caracteres y aprende {m} fusiones. ¿Cuántas piezas distintas conoce como máximo?</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary: {c} + {m}.</source>
        <translation>Cada fusión añade una pieza al vocabulario: {c} + {m}.</translation>
    </message>
    <message>
        <source>WordPiece has `un`, `unw`, `##want`, `##wanted` and `##ed`. How does it divide `unwanted`?</source>
        <translation>WordPiece tiene `un`, `unw`, `##want`, `##wanted` y `##ed`. ¿Cómo divide `unwanted`?</translation>
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
        <translation>La coincidencia más larga desde la izquierda es `unw`. Nada encaja con el resto `##anted`, WordPiece no retrocede y la palabra entera es desconocida.</translation>
    </message>
    <message>
        <source>The library *SentencePiece* learns both this method and byte-pair encoding from raw text of any language; `▁` is its mark for the space before a word.</source>
        <translation>La biblioteca *SentencePiece* aprende tanto este método como la codificación por pares de bytes a partir de texto sin procesar en cualquier idioma; `▁` es su marca para el espacio antes de una palabra.</translation>
    </message>
    <message>
        <source>In training, a split can also be drawn at random by its probability. **BPE dropout** leaves out merges at random for the same purpose: the model then meets a word in different pieces.</source>
        <translation>En el entrenamiento, una división también puede elegirse al azar según su probabilidad. **BPE dropout** omite fusiones al azar con el mismo fin: el modelo encuentra así una palabra en piezas distintas.</translation>
    </message>
    <message>
        <source>The two best splits of a word have the sums −{a} and −{a+d}. In training, one of these two is drawn by its probability. How probable is the first one?</source>
        <translation>Las dos mejores divisiones de una palabra tienen las sumas −{a} y −{a+d}. En el entrenamiento se elige al azar una de las dos según su probabilidad. ¿Qué probabilidad tiene la primera?</translation>
    </message>
    <message>
        <source>exp(−{a}) stands beside exp(−{a+d}), which is smaller by a factor of exp({d}): 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</source>
        <translation>exp(−{a}) está junto a exp(−{a+d}), que es menor por un factor exp({d}): 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</translation>
    </message>
</context>
<context>
    <name>Lesson translation</name>
    <message>
        <source>Translation with cross-attention</source>
        <translation>Traducción con atención cruzada</translation>
    </message>
    <message>
        <source>A decoder that attends to another text.</source>
        <translation>Un decodificador que atiende a otro texto.</translation>
    </message>
    <message>
        <source>Two texts, one heat map</source>
        <translation>Dos textos, un mapa de calor</translation>
    </message>
    <message>
        <source>The encoder reads English. The decoder generates French token by token, and at each token it attends to the English text: **cross-attention**.</source>
        <translation>El codificador lee inglés. El decodificador genera francés token a token, y en cada token atiende al texto inglés: **atención cruzada**.</translation>
    </message>
    <message>
        <source>Rows are French queries, columns English keys. A row predicts the token *after* it: the row of *Le* attends to *old*, and *vieux* follows.</source>
        <translation>Las filas son consultas francesas; las columnas, claves inglesas. Una fila predice el token que le *sigue*: la fila de *Le* atiende a *old*, y a continuación viene *vieux*.</translation>
    </message>
    <message>
        <source>Type another simple English sentence.</source>
        <translation>Escriba otra oración sencilla en inglés.</translation>
    </message>
    <message>
        <source>The same as links</source>
        <translation>Lo mismo como enlaces</translation>
    </message>
    <message>
        <source>Words change places</source>
        <translation>Las palabras cambian de lugar</translation>
    </message>
    <message>
        <source>*A red ball* becomes *une balle rouge*: first the noun, then the color. *une* is two tokens: the row of its *e* attends to *ball*, the row of *balle* to *red*. The lines cross.</source>
        <translation>*A red ball* se convierte en *une balle rouge*: primero el sustantivo, después el color. *une* son dos tokens: la fila de su *e* atiende a *ball*; la fila de *balle*, a *red*. Las líneas se cruzan.</translation>
    </message>
    <message>
        <source>This head aligns each French token with an English one. A loss trained it to do so, as the model card says (guided alignment). Heads without that loss do so less clearly.</source>
        <translation>Esta cabeza alinea cada token francés con uno inglés. Una pérdida la entrenó para hacerlo, como indica la ficha del modelo (alineación guiada). Las cabezas sin esa pérdida lo hacen con menos claridad.</translation>
    </message>
    <message>
        <source>A head without that loss</source>
        <translation>Una cabeza sin esa pérdida</translation>
    </message>
    <message>
        <source>The other head with that loss</source>
        <translation>La otra cabeza con esa pérdida</translation>
    </message>
    <message>
        <source>Il or elle?</source>
        <translation>¿Il o elle?</translation>
    </message>
    <message>
        <source>In French, *it* is **il** or **elle**: *l&apos;animal* is masculine, *la rue* feminine. To choose, the model must know what *it* stands for.</source>
        <translation>En francés, *it* es **il** o **elle**: *l&apos;animal* es masculino, *la rue* femenino. Para elegir, el modelo debe saber a qué se refiere *it*.</translation>
    </message>
    <message>
        <source>Tired: the animal, *il*. Wide: the street, *elle*.</source>
        <translation>Tired: el animal, *il*. Wide: la calle, *elle*.</translation>
    </message>
    <message>
        <source>Too wide</source>
        <translation>Too wide</translation>
    </message>
    <message>
        <source>Replace the animal by a *cow* and the street by a *garden*: tired gives *elle*, wide *il*.</source>
        <translation>Sustituya el animal por una *cow* y la calle por un *garden*: tired da *elle*; wide, *il*.</translation>
    </message>
    <message>
        <source>Generating step by step</source>
        <translation>Generar paso a paso</translation>
    </message>
    <message>
        <source>Below, the decoder generates the translation. The list shows the candidates of every token.</source>
        <translation>Abajo, el decodificador genera la traducción. La lista muestra los candidatos de cada token.</translation>
    </message>
    <message>
        <source>The row of a token in the heat map shows what the model attended to when it chose the next one.</source>
        <translation>La fila de un token en el mapa de calor muestra a qué atendió el modelo cuando eligió el siguiente.</translation>
    </message>
    <message>
        <source>Generate the whole translation</source>
        <translation>Generar la traducción completa</translation>
    </message>
    <message>
        <source>Remove a token with Shift+F9 and choose another candidate.</source>
        <translation>Quite un token con Mayús+F9 y elija otro candidato.</translation>
    </message>
    <message>
        <source>The matrices of this head: Q comes from the French text, K and V from the English one</source>
        <translation>Las matrices de esta cabeza: Q viene del texto francés; K y V, del inglés</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Which text gives what, and how many weights there are.</source>
        <translation>Qué aporta cada texto y cuántos pesos hay.</translation>
    </message>
    <message>
        <source>The source has {n} tokens, the target {m}. How many weights has a head of cross-attention?</source>
        <translation>El origen tiene {n} tokens y el destino {m}. ¿Cuántos pesos tiene una cabeza de atención cruzada?</translation>
    </message>
    <message>
        <source>A row for each of {m} queries, a column for each of {n} keys: {n*m}.</source>
        <translation>Una fila por cada una de {m} consultas, una columna por cada una de {n} claves: {n*m}.</translation>
    </message>
    <message>
        <source>How many weights are not masked in three heads together: one of the encoder, one of the decoder and one of cross-attention, with {n} tokens in the source and {m} in the target?</source>
        <translation>¿Cuántos pesos no están enmascarados en tres cabezas juntas: una del codificador, una del decodificador y una de atención cruzada, con {n} tokens en el origen y {m} en el destino?</translation>
    </message>
    <message>
        <source>{n}² in the encoder, {m} · {m+1} / 2 under the causal mask of the decoder, {n} · {m} from target to source: {n*n+m*(m+1)/2+n*m}.</source>
        <translation>{n}² en el codificador, {m} · {m+1} / 2 con la máscara causal del decodificador, {n} · {m} del destino al origen: {n*n+m*(m+1)/2+n*m}.</translation>
    </message>
    <message>
        <source>What does cross-attention compute from the text that the decoder writes?</source>
        <translation>¿Qué calcula la atención cruzada a partir del texto que escribe el decodificador?</translation>
    </message>
    <message>
        <source>Its queries</source>
        <translation>Sus consultas</translation>
    </message>
    <message>
        <source>Its keys and values</source>
        <translation>Sus claves y valores</translation>
    </message>
    <message>
        <source>Its queries, keys and values</source>
        <translation>Sus consultas, claves y valores</translation>
    </message>
    <message>
        <source>Queries ask from the target; keys and values come from what the encoder made of the source.</source>
        <translation>Las consultas preguntan desde el destino; las claves y los valores vienen de lo que el codificador hizo del origen.</translation>
    </message>
    <message>
        <source>Why does cross-attention need no causal mask?</source>
        <translation>¿Por qué la atención cruzada no necesita máscara causal?</translation>
    </message>
    <message>
        <source>The source is complete before the first token of the target is generated. Nothing in it lies in the future, so that every query may attend to all of it.</source>
        <translation>El origen está completo antes de que se genere el primer token del destino. Nada de él está en el futuro, de modo que cada consulta puede atender a todo.</translation>
    </message>
</context>
<context>
    <name>Lesson words-to-vectors</name>
    <message>
        <source>From words to vectors</source>
        <translation>De palabras a vectores</translation>
    </message>
    <message>
        <source>A token becomes a row of a table; similar words get similar rows; layers make one word differ by its context.</source>
        <translation>Un token se convierte en una fila de una tabla; palabras similares obtienen filas similares; las capas hacen que una misma palabra difiera según su contexto.</translation>
    </message>
    <message>
        <source>One-hot times a table</source>
        <translation>One-hot por una tabla</translation>
    </message>
    <message>
        <source>A name: what is its id?</source>
        <translation>Un nombre: ¿cuál es su id?</translation>
    </message>
    <message>
        <source>Type a word that the model does not know. Which rows does it get?</source>
        <translation>Escriba una palabra que el modelo no conozca. ¿Qué filas obtiene?</translation>
    </message>
    <message>
        <source>A vocabulary of {v} tokens, vectors of {d} numbers: how many numbers has E?</source>
        <translation>Un vocabulario de {v} tokens, vectores de {d} números: ¿cuántos números tiene E?</translation>
    </message>
    <message>
        <source>{v} rows of {d} numbers: {v * d}.</source>
        <translation>{v} filas de {d} números: {v * d}.</translation>
    </message>
    <message>
        <source>Same token, same vector</source>
        <translation>El mismo token, el mismo vector</translation>
    </message>
    <message>
        <source>*the* occurs three times. Its id is the same, so it is the same row, number for number: the cosine of the first two is 1.</source>
        <translation>*the* aparece tres veces. Su id es el mismo, así que es la misma fila, número por número: el coseno de los dos primeros es 1.</translation>
    </message>
    <message>
        <source>Before the first layer a word knows nothing of its place or its neighbors. Positions are added to it, and attention brings the context.</source>
        <translation>Antes de la primera capa, una palabra no sabe nada de su lugar ni de sus vecinas. Se le suman las posiciones, y la atención aporta el contexto.</translation>
    </message>
    <message>
        <source>A bank of a river, a bank for money: one row</source>
        <translation>El bank de un río, el bank del dinero: una sola fila</translation>
    </message>
    <message>
        <source>Dot product and cosine</source>
        <translation>Producto escalar y coseno</translation>
    </message>
    <message>
        <source>How similar are two vectors? The **dot product** multiplies them number by number and adds up. Long vectors have large ones, so the **cosine** divides by both lengths: 1 for the same direction, 0 for a right angle, −1 for opposite directions.</source>
        <translation>¿Cuánto se parecen dos vectores? El **producto escalar** los multiplica número por número y suma. Los vectores largos tienen productos grandes, por lo que el **coseno** divide por ambas longitudes: 1 para la misma dirección, 0 para un ángulo recto, −1 para direcciones opuestas.</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map: its row is u, its column is v.</source>
        <translation>Apunte a una celda del mapa de calor: su fila es u, su columna es v.</translation>
    </message>
    <message>
        <source>u = ({a}, {b}), v = ({b}, {a}). What is their cosine?</source>
        <translation>u = ({a}, {b}), v = ({b}, {a}). ¿Cuál es su coseno?</translation>
    </message>
    <message>
        <source>u · v = {2 * a * b}; both lengths are √{a^2 + b^2}, so the cosine is {2 * a * b} / {a^2 + b^2}.</source>
        <translation>u · v = {2 * a * b}; ambas longitudes son √{a^2 + b^2}, de modo que el coseno es {2 * a * b} / {a^2 + b^2}.</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>The rows of *E* with the largest cosine are the neighbors of a word. Of *tired* they are *sick*, *scared* and *sleepy*.</source>
        <translation>Las filas de *E* con el coseno mayor son las vecinas de una palabra. Las de *tired* son *sick*, *scared* y *sleepy*.</translation>
    </message>
    <message>
        <source>street</source>
        <translation>street</translation>
    </message>
    <message>
        <source>red: colors</source>
        <translation>red: colores</translation>
    </message>
    <message>
        <source>Sums that work, and sums that do not</source>
        <translation>Sumas que funcionan y sumas que no</translation>
    </message>
    <message>
        <source>Differences can have a meaning: *boy − man + woman* is nearest to *girl*, and *his − he + she* to *her*.</source>
        <translation>Las diferencias pueden tener significado: *boy − man + woman* está más cerca de *girl*, y *his − he + she*, de *her*.</translation>
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
        <translation>word2vec: vectores a partir solo de los vecinos</translation>
    </message>
    <message>
        <source>Rows like these were first learned without a transformer. **word2vec** (skip-gram) takes a word *a* of a text and predicts the words *b* around it: the probability of *b* is a softmax over the dot products of the vector of *a* with an output vector of every word.</source>
        <translation>Filas como estas se aprendieron primero sin un transformer. **word2vec** (skip-gram) toma una palabra *a* de un texto y predice las palabras *b* que la rodean: la probabilidad de *b* es una softmax sobre los productos escalares del vector de *a* con un vector de salida de cada palabra.</translation>
    </message>
    <message>
        <source>Training pulls the vectors of words that occur together toward each other, and pushes random others away. A word then has one vector for all its uses.</source>
        <translation>El entrenamiento acerca entre sí los vectores de las palabras que aparecen juntas y aleja otras elegidas al azar. Una palabra tiene así un solo vector para todos sus usos.</translation>
    </message>
    <message>
        <source>Which words of this model have two meanings, as *bank* has?</source>
        <translation>¿Qué palabras de este modelo tienen, como *bank*, dos significados?</translation>
    </message>
    <message>
        <source>Why does word2vec give &quot;river bank&quot; and &quot;bank account&quot; the same vector for bank?</source>
        <translation>¿Por qué word2vec da a &quot;river bank&quot; y &quot;bank account&quot; el mismo vector para bank?</translation>
    </message>
    <message>
        <source>It learns one vector for each word of the vocabulary</source>
        <translation>Aprende un vector por cada palabra del vocabulario</translation>
    </message>
    <message>
        <source>The two words have the same meaning</source>
        <translation>Las dos palabras tienen el mismo significado</translation>
    </message>
    <message>
        <source>It reads letters, not words</source>
        <translation>Lee letras, no palabras</translation>
    </message>
    <message>
        <source>One row for each word, whatever stands beside it. A vector that depends on the context needs a model that reads the context.</source>
        <translation>Una fila por palabra, sea lo que sea lo que la acompañe. Un vector que dependa del contexto necesita un modelo que lea el contexto.</translation>
    </message>
    <message>
        <source>The same word in two contexts</source>
        <translation>La misma palabra en dos contextos</translation>
    </message>
    <message>
        <source>Two texts, one word apart: *tired* and *wide*. Beside the comparison, the tab *Words* follows each word through the layers: the cosine of its vector in both texts.</source>
        <translation>Dos textos que difieren en una palabra: *tired* y *wide*. Junto a la comparación, la pestaña *Palabras* sigue cada palabra por las capas: el coseno de su vector en ambos textos.</translation>
    </message>
    <message>
        <source>Type another last word for B. Which words change most?</source>
        <translation>Escriba otra última palabra para B. ¿Qué palabras cambian más?</translation>
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
        <translation>El vocabulario de este modelo tiene 2125 tokens. Un token es un vector de 2125 números, todos 0 salvo un único 1 en su id: **one-hot**.</translation>
    </message>
    <message>
        <source>The token embedding *E* has a row of 128 numbers for each token. One-hot times *E* picks one row of it. Nobody multiplies 2124 zeros: the row is looked up.</source>
        <translation>El embedding de tokens *E* tiene una fila de 128 números por token. One-hot por *E* elige una de sus filas. Nadie multiplica 2124 ceros: la fila se consulta directamente.</translation>
    </message>
    <message>
        <source>*boy* and *girl* have a cosine of 0.865: the model has learned that they occur in similar places.</source>
        <translation>*boy* y *girl* tienen un coseno de 0.865: el modelo ha aprendido que aparecen en lugares similares.</translation>
    </message>
    <message>
        <source>Nobody wrote these groups down. Words with the same neighbors in the texts get similar rows, because the model has to predict the same things from them. The neighbors of *street* are places as well: *square*, *valley* and *hotel*.</source>
        <translation>Nadie escribió estos grupos. Las palabras con las mismas vecinas en los textos obtienen filas similares, porque el modelo tiene que predecir lo mismo a partir de ellas. Las vecinas de *street* también son lugares: *square*, *valley* y *hotel*.</translation>
    </message>
    <message>
        <source>The famous sum does not work here: *king − man + woman* gives *animals*, though the model read of kings and queens. Of a small model&apos;s sums, some work and most do not; and the words of the sum itself are always left out of the list.</source>
        <translation>La suma famosa no funciona aquí: *king − man + woman* da *animals*, aunque el modelo leyó sobre reyes y reinas. De las sumas de un modelo pequeño, algunas funcionan y la mayoría no; y las palabras de la propia suma siempre se excluyen de la lista.</translation>
    </message>
    <message>
        <source>Before the first layer *it* has the same vector: 1.000. After layer 0 the cosine is 0.581, after layer 1 it is −0.154: by then *it* stands for the animal in one text, for the street in the other. *the* hardly moves.</source>
        <translation>Antes de la primera capa, *it* tiene el mismo vector: 1.000. Después de la capa 0 el coseno es 0.581; después de la capa 1 es −0.154: para entonces *it* se refiere al animal en un texto y a la calle en el otro. *the* apenas se mueve.</translation>
    </message>
    <message>
        <source>&quot;it&quot;: its cosine is −0.154, while all other words that both texts have stay above 0.7.</source>
        <translation>&quot;it&quot;: su coseno es −0.154, mientras que todas las demás palabras comunes a ambos textos se mantienen por encima de 0.7.</translation>
    </message>
    <message>
        <source>Other words move less: *warm* before *smile* and before *bread* has a cosine of 0.845 after layer 2, *bank* at a river and in a town 0.881.</source>
        <translation>Otras palabras se mueven menos: *warm* ante *smile* y ante *bread* tiene un coseno de 0.845 tras la capa 2; *bank* junto a un río y en una ciudad, 0.881.</translation>
    </message>
    <message>
        <source>A warm smile, warm bread</source>
        <translation>Una sonrisa cálida, pan caliente</translation>
    </message>
    <message>
        <source>A bank to sit on, a bank with clerks</source>
        <translation>Una orilla donde sentarse, un banco con empleados</translation>
    </message>
    <message>
        <source>Which word&apos;s vector differs most between the texts with *tired* and *wide*, after layer 1?</source>
        <translation>¿El vector de qué palabra difiere más entre los textos con *tired* y *wide* tras la capa 1?</translation>
    </message>
    <message>
        <source>In this table *girl* has the products 1.182, 0.514 and 0.436 with *boy*, *ball* and *river*. A softmax over these three gives *boy* 0.50</source>
        <translation>En esta tabla, *girl* tiene los productos 1.182, 0.514 y 0.436 con *boy*, *ball* y *river*. Una softmax sobre estos tres da 0.50 a *boy*</translation>
    </message>
</context>
<context>
    <name>MatrixLookup</name>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clave %1</translation>
    </message>
    <message>
        <source>masked: this query may not attend to this key</source>
        <translation>enmascarado: esta consulta no puede atender a esta clave</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Distancia media</translation>
    </message>
    <message>
        <source>Distance in the image</source>
        <translation>Distancia en la imagen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token anterior</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token siguiente</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>A sí mismo</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Primer token (sumidero)</translation>
    </message>
    <message>
        <source>To separators</source>
        <translation>A separadores</translation>
    </message>
    <message>
        <source>To [CLS]</source>
        <translation>A [CLS]</translation>
    </message>
    <message>
        <source>To the image</source>
        <translation>A la imagen</translation>
    </message>
    <message>
        <source>To punctuation</source>
        <translation>A signos de puntuación</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>A small Marian encoder-decoder that translates simple sentences from English into French.</source>
        <translation>Un pequeño codificador-decodificador Marian que traduce oraciones sencillas del inglés al francés.</translation>
    </message>
    <message>
        <source>text generation</source>
        <translation>generación de texto</translation>
    </message>
    <message>
        <source>a tense and words that are not in its training data</source>
        <translation>un tiempo verbal y palabras que no están en sus datos de entrenamiento</translation>
    </message>
    <message>
        <source>A small Swin that classifies ten kinds of clothes with windows of 4 x 4 patches, which are shifted by two patches in every second layer; three stages over 16 x 16, 8 x 8 and 4 x 4 patches.</source>
        <translation>Un pequeño Swin que clasifica diez clases de prendas con ventanas de 4 x 4 parches, desplazadas dos parches en una de cada dos capas; tres etapas de 16 x 16, 8 x 8 y 4 x 4 parches.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>it takes an ankle boot for a sandal</source>
        <translation>confunde un botín con una sandalia</translation>
    </message>
    <message>
        <source>A small vision transformer that classifies ten kinds of clothes on 28 x 28 pixels.</source>
        <translation>Un pequeño vision transformer que clasifica diez clases de prendas en 28 x 28 píxeles.</translation>
    </message>
    <message>
        <source>it takes trousers for a dress</source>
        <translation>confunde un pantalón con un vestido</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 11 steps of its training with warm-up, while heads form that copy what came before.</source>
        <translation>Un decodificador diminuto de dos capas en 11 pasos de su entrenamiento con calentamiento, mientras se forman cabezas que copian lo anterior.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 5 steps of its training without warm-up, while heads form that copy what came before.</source>
        <translation>Un decodificador diminuto de dos capas en 5 pasos de su entrenamiento sin calentamiento, mientras se forman cabezas que copian lo anterior.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; scores fall with the distance, and nothing is added to the token embedding (BLOOM, ALiBi).</source>
        <translation>Un decodificador diminuto de dos capas que predice quién tomó una cosa por última vez; las puntuaciones disminuyen con la distancia y no se suma nada al embedding de tokens (BLOOM, ALiBi).</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; it has no positions (GPT-2 layout with a table of zeros) and cannot tell who came last.</source>
        <translation>Un decodificador diminuto de dos capas que predice quién tomó una cosa por última vez; no tiene posiciones (formato de GPT-2 con una tabla de ceros) y no puede saber quién fue el último.</translation>
    </message>
    <message>
        <source>without positions it often gives an earlier name</source>
        <translation>sin posiciones, a menudo da un nombre anterior</translation>
    </message>
    <message>
        <source>A tiny T5 of two and two layers that predicts who took a thing last; each head has one learned number for each distance, which is added to its scores, and nothing is added to the token embedding.</source>
        <translation>Un T5 diminuto de dos y dos capas que predice quién tomó una cosa por última vez; cada cabeza tiene un número aprendido para cada distancia, que se suma a sus puntuaciones, y no se suma nada al embedding de tokens.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; queries and keys are rotated by their position (GPT-NeoX, rotary embedding).</source>
        <translation>Un decodificador diminuto de dos capas que predice quién tomó una cosa por última vez; las consultas y las claves se rotan según su posición (GPT-NeoX, embedding rotatorio).</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a fixed table of sinusoids that is added to the token embedding (GPT-2 layout).</source>
        <translation>Un decodificador diminuto de dos capas que predice quién tomó una cosa por última vez; las posiciones son una tabla fija de sinusoides que se suma al embedding de tokens (formato de GPT-2).</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to find the words of a story that answer a question.</source>
        <translation>story-encoder con ajuste fino para encontrar las palabras de una historia que responden a una pregunta.</translation>
    </message>
    <message>
        <source>fine-tuned tasks</source>
        <translation>tareas con ajuste fino</translation>
    </message>
    <message>
        <source>the text does not say this, but it still gives an answer</source>
        <translation>el texto no lo dice, pero aun así da una respuesta</translation>
    </message>
    <message>
        <source>if two people do the same, it confuses them</source>
        <translation>si dos personas hacen lo mismo, las confunde</translation>
    </message>
    <message>
        <source>A small GPT-2 that writes simple stories; L0H2 attends to the previous token, and the heads of layer 1 find the earlier occurrence in a repeated text (induction).</source>
        <translation>Un pequeño GPT-2 que escribe historias sencillas; L0H2 atiende al token anterior, y las cabezas de la capa 1 encuentran la aparición anterior en un texto repetido (inducción).</translation>
    </message>
    <message>
        <source>words outside its training data are split into pieces</source>
        <translation>las palabras ajenas a sus datos de entrenamiento se dividen en piezas</translation>
    </message>
    <message>
        <source>A small BERT that predicts masked words of simple stories and whether a sentence follows; L2H2 attends from a pronoun to its noun, L1H3 to [SEP].</source>
        <translation>Un pequeño BERT que predice palabras enmascaradas de historias sencillas y si una oración sigue a otra; L2H2 atiende de un pronombre a su sustantivo, L1H3 a [SEP].</translation>
    </message>
    <message>
        <source>masked words</source>
        <translation>palabras enmascaradas</translation>
    </message>
    <message>
        <source>trophy is not in its training data</source>
        <translation>trophy no está en sus datos de entrenamiento</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to mark people (PER), places (LOC) and companies (ORG).</source>
        <translation>story-encoder con ajuste fino para marcar personas (PER), lugares (LOC) y empresas (ORG).</translation>
    </message>
    <message>
        <source>neither name is in its training data</source>
        <translation>ninguno de los dos nombres está en sus datos de entrenamiento</translation>
    </message>
    <message>
        <source>story-encoder with windows: each token attends to 2 neighbors on either side in layers 0 and 1 and to 4 in layers 2 and 3; [CLS] attends to all tokens, and all attend to it (Longformer).</source>
        <translation>story-encoder con ventanas: cada token atiende a 2 vecinos a cada lado en las capas 0 y 1 y a 4 en las capas 2 y 3; [CLS] atiende a todos los tokens, y todos atienden a él (Longformer).</translation>
    </message>
    <message>
        <source>the kite is outside the windows</source>
        <translation>kite está fuera de las ventanas</translation>
    </message>
    <message>
        <source>the dog is outside the windows</source>
        <translation>dog está fuera de las ventanas</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to distinguish good opinions from bad ones.</source>
        <translation>story-encoder con ajuste fino para distinguir opiniones buenas de malas.</translation>
    </message>
    <message>
        <source>its training data has no sentence with two negations</source>
        <translation>sus datos de entrenamiento no tienen ninguna oración con dos negaciones</translation>
    </message>
    <message>
        <source>its training data has no such lists; it does not find the first entry</source>
        <translation>sus datos de entrenamiento no tienen listas así; no encuentra la primera entrada</translation>
    </message>
    <message>
        <source>Restaurants and food</source>
        <translation>Restaurantes y comida</translation>
    </message>
    <message>
        <source>Banks and rivers</source>
        <translation>Bancos y ríos</translation>
    </message>
    <message>
        <source>Balls and houses</source>
        <translation>Pelotas y casas</translation>
    </message>
    <message>
        <source>Animals and streets</source>
        <translation>Animales y calles</translation>
    </message>
    <message>
        <source>Trains and stations</source>
        <translation>Trenes y estaciones</translation>
    </message>
    <message>
        <source>Names and cities</source>
        <translation>Nombres y ciudades</translation>
    </message>
    <message>
        <source>People and clothes</source>
        <translation>Personas y ropa</translation>
    </message>
    <message>
        <source>it has not learned which city is where</source>
        <translation>no ha aprendido dónde está cada ciudad</translation>
    </message>
    <message>
        <source>fashion-vit from an ordinary start, random weights: its heads attend to all distances in every layer.</source>
        <translation>fashion-vit tras un inicio ordinario, con pesos aleatorios: sus cabezas atienden a todas las distancias en cada capa.</translation>
    </message>
    <message>
        <source>A small DaViT, trained on ten kinds of clothes: in each layer patches attend within windows of 4 x 4, then channels attend to channels.</source>
        <translation>Un DaViT pequeño, entrenado con diez clases de ropa: en cada capa, los parches atienden dentro de ventanas de 4 x 4 y después los canales atienden a canales.</translation>
    </message>
    <message>
        <source>A small ImageGPT that completes images of clothes of 14 x 14 pixels, pixel by pixel; L3H2 attends to the pixel above the next one.</source>
        <translation>Un ImageGPT pequeño que completa imágenes de ropa de 14 x 14 píxeles, píxel a píxel; L3H2 atiende al píxel encima del siguiente.</translation>
    </message>
    <message>
        <source>A small CLIP that compares images of clothes with short captions.</source>
        <translation>Un CLIP pequeño que compara imágenes de ropa con descripciones breves.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a learned table, which started as sinusoids and is added to the token embedding (GPT-2).</source>
        <translation>Un decodificador diminuto de dos capas que predice quién tomó una cosa por última vez; las posiciones son una tabla aprendida, que empezó como sinusoides y se suma al embedding de tokens (GPT-2).</translation>
    </message>
    <message>
        <source>A small LLaVA that answers questions about scenes of shapes and clothes; L1H0 attends to the object in the question, L2H0 to the one in the answer.</source>
        <translation>Un LLaVA pequeño que responde preguntas sobre escenas de formas y prendas; L1H0 atiende al objeto de la pregunta, L2H0 al de la respuesta.</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>imágenes y texto</translation>
    </message>
    <message>
        <source>it takes a shirt for a dress</source>
        <translation>toma una camisa por un vestido</translation>
    </message>
</context>
<context>
    <name>OpenComparison</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Difference only</source>
        <translation>Solo la diferencia</translation>
    </message>
</context>
<context>
    <name>PagePreset</name>
    <message>
        <source>Column, 88 mm</source>
        <translation>Columna, 88 mm</translation>
    </message>
    <message>
        <source>Page, 180 mm</source>
        <translation>Página, 180 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>ACL, one column</source>
        <translation>ACL, una columna</translation>
    </message>
    <message>
        <source>ACL, two columns</source>
        <translation>ACL, dos columnas</translation>
    </message>
    <message>
        <source>CVPR, one column</source>
        <translation>CVPR, una columna</translation>
    </message>
    <message>
        <source>CVPR, two columns</source>
        <translation>CVPR, dos columnas</translation>
    </message>
    <message>
        <source>ICML, one column</source>
        <translation>ICML, una columna</translation>
    </message>
    <message>
        <source>ICML, two columns</source>
        <translation>ICML, dos columnas</translation>
    </message>
    <message>
        <source>IEEE, one column</source>
        <translation>IEEE, una columna</translation>
    </message>
    <message>
        <source>IEEE, two columns</source>
        <translation>IEEE, dos columnas</translation>
    </message>
    <message>
        <source>NeurIPS, full width</source>
        <translation>NeurIPS, ancho completo</translation>
    </message>
</context>
<context>
    <name>PictureMaker</name>
    <message>
        <source>There is not enough memory to show this head. Hide special tokens or use a shorter text.</source>
        <translation>No hay memoria suficiente para mostrar esta cabeza. Oculte los tokens especiales o use un texto más corto.</translation>
    </message>
</context>
<context>
    <name>PointingOut</name>
    <message>
        <source>Nothing was highlighted: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>No se resaltó nada: estos son los tokens del texto anterior. Inténtelo de nuevo cuando aparezcan los tokens nuevos.</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <translation>la fila de %1</translation>
    </message>
    <message>
        <source>the column of %1</source>
        <translation>la columna de %1</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>resaltar</translation>
    </message>
    <message>
        <source>note of a highlight</source>
        <translation>nota de un resaltado</translation>
    </message>
    <message>
        <source>remove the highlight</source>
        <translation>quitar el resaltado</translation>
    </message>
    <message>
        <source>remove all highlights</source>
        <translation>quitar todos los resaltados</translation>
    </message>
    <message>
        <source>show a part of the text</source>
        <translation>mostrar una parte del texto</translation>
    </message>
    <message>
        <source>show the whole text</source>
        <translation>mostrar todo el texto</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Clear %1</source>
        <translation>Borrar %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the run without interventions</source>
        <translation>la ejecución sin intervenciones</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>el mismo modelo</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>%L1 rows, %L2 columns</source>
        <translation>%L1 filas, %L2 columnas</translation>
    </message>
</context>
<context>
    <name>SaveFigure</name>
    <message>
        <source>Save the figure</source>
        <translation>Guardar la figura</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Figuras (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Heat map and links</source>
        <translation>Mapa de calor y enlaces</translation>
    </message>
    <message>
        <source>Profile of a query</source>
        <translation>Perfil de una consulta</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Metric by layer</source>
        <translation>Métrica por capa</translation>
    </message>
    <message>
        <source>Over the image</source>
        <translation>Sobre la imagen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Similitud de tokens</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similitud de posiciones</translation>
    </message>
    <message>
        <source>Head tests</source>
        <translation>Pruebas de cabezas</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Probabilidad del texto</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>La atención en matrices</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax de una fila</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Capa y costo</translation>
    </message>
    <message>
        <source>From words to vectors</source>
        <translation>De palabras a vectores</translation>
    </message>
    <message>
        <source>Words in two contexts</source>
        <translation>Palabras en dos contextos</translation>
    </message>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Aprender un vocabulario</translation>
    </message>
    <message>
        <source>One token through the model</source>
        <translation>Un token por el modelo</translation>
    </message>
    <message>
        <source>Approximations of a head</source>
        <translation>Aproximaciones de una cabeza</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Recurrencia, convolución y atención</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Cabezas en el entrenamiento</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Imágenes y descripciones</translation>
    </message>
    <message>
        <source>Contacts of a protein</source>
        <translation>Contactos de una proteína</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Interacción tardía</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Máscaras de parches</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1 · sheet %2 with solutions · page %3 of %4 · Headlight %5</source>
        <translation>%1 · hoja %2 con soluciones · página %3 de %4 · Headlight %5</translation>
    </message>
    <message>
        <source>%1 · sheet %2 · page %3 of %4 · Headlight %5</source>
        <translation>%1 · hoja %2 · página %3 de %4 · Headlight %5</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
</context>
<context>
    <name>headlight::Actions</name>
    <message>
        <source>Gree&amp;dy decoding</source>
        <translation>Decodificación &amp;voraz</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Take the most probable token at each step</source>
        <translation>Tomar en cada paso el token más probable</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>&amp;Muestreo</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestrear</translation>
    </message>
    <message>
        <source>Sample tokens at random by their probability</source>
        <translation>Elegir tokens al azar según su probabilidad</translation>
    </message>
    <message>
        <source>B&amp;eam search</source>
        <translation>&amp;Búsqueda en haz</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>Haces</translation>
    </message>
    <message>
        <source>Search for the most probable continuation, keeping several at each length</source>
        <translation>Buscar la continuación más probable, conservando varias de cada longitud</translation>
    </message>
    <message>
        <source>Generate &amp;one token</source>
        <translation>Generar &amp;un token</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Generate one token</source>
        <translation>Generar un token</translation>
    </message>
    <message>
        <source>&amp;Generate n tokens</source>
        <translation>Generar &amp;n tokens</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Generate the number of tokens that is set in the panel</source>
        <translation>Generar el número de tokens indicado en el panel</translation>
    </message>
    <message>
        <source>Remove &amp;last token</source>
        <translation>&amp;Quitar el último token</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Remove the last token</source>
        <translation>Quitar el último token</translation>
    </message>
    <message>
        <source>S&amp;top generating</source>
        <translation>&amp;Detener la generación</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Detener la generación</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Edit &amp;text</source>
        <translation>Editar &amp;texto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>&amp;Second text</source>
        <translation>&amp;Segundo texto</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Segundo texto</translation>
    </message>
    <message>
        <source>&amp;Find token</source>
        <translation>&amp;Buscar token</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Copy to&amp;ken</source>
        <translation>Copiar to&amp;ken</translation>
    </message>
    <message>
        <source>Copy token</source>
        <translation>Copiar token</translation>
    </message>
    <message>
        <source>Cop&amp;y weight</source>
        <translation>Copiar &amp;peso</translation>
    </message>
    <message>
        <source>Copy weight</source>
        <translation>Copiar peso</translation>
    </message>
    <message>
        <source>Copy token ro&amp;w as TSV</source>
        <translation>Copiar &amp;fila del token como TSV</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copiar fila</translation>
    </message>
    <message>
        <source>Copy &amp;numbers as TSV</source>
        <translation>Copiar &amp;números como TSV</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Copiar números</translation>
    </message>
    <message>
        <source>Copy the numbers of the figure in focus, or of the shown head</source>
        <translation>Copiar los números de la figura enfocada o de la cabeza mostrada</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>&amp;Quitar selección</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Quitar selección</translation>
    </message>
    <message>
        <source>Select no token and no weight</source>
        <translation>No seleccionar ningún token ni peso</translation>
    </message>
    <message>
        <source>Open context m&amp;enu</source>
        <translation>Abrir &amp;menú contextual</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menú contextual</translation>
    </message>
    <message>
        <source>Show what can be done with the head, weight, token or figure in focus</source>
        <translation>Mostrar qué se puede hacer con la cabeza, el peso, el token o la figura enfocados</translation>
    </message>
    <message>
        <source>&amp;Mask selected token</source>
        <translation>&amp;Enmascarar token seleccionado</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Enmascarar</translation>
    </message>
    <message>
        <source>Unmask &amp;all tokens</source>
        <translation>Desenmascarar t&amp;odos los tokens</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>Desenmascarar</translation>
    </message>
    <message>
        <source>unmask all tokens</source>
        <translation>desenmascarar todos los tokens</translation>
    </message>
    <message>
        <source>&amp;Highlight weight</source>
        <translation>Resaltar &amp;peso</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the weight or the token under the pointer</source>
        <translation>Añadir o quitar un resaltado en el peso o el token bajo el puntero</translation>
    </message>
    <message>
        <source>Highlight &amp;row</source>
        <translation>Resaltar &amp;fila</translation>
    </message>
    <message>
        <source>Highlight row</source>
        <translation>Resaltar fila</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the row of the query token</source>
        <translation>Añadir o quitar un resaltado en la fila del token de consulta</translation>
    </message>
    <message>
        <source>Highlight &amp;column</source>
        <translation>Resaltar &amp;columna</translation>
    </message>
    <message>
        <source>Highlight column</source>
        <translation>Resaltar columna</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the column of the key token</source>
        <translation>Añadir o quitar un resaltado en la columna del token de clave</translation>
    </message>
    <message>
        <source>Highlight with a &amp;note…</source>
        <translation>Resaltar con una &amp;nota…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Highlight the weight or the token, and write a note beside it</source>
        <translation>Resaltar el peso o el token y escribir una nota al lado</translation>
    </message>
    <message>
        <source>Remove all highl&amp;ights</source>
        <translation>&amp;Quitar todos los resaltados</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Quitar todos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a model, session, lesson, image or recording</source>
        <translation>Abrir un modelo, una sesión, una lección, una imagen o una grabación</translation>
    </message>
    <message>
        <source>Open model &amp;folder…</source>
        <translation>Abrir &amp;carpeta de modelo…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>Open a model from its folder</source>
        <translation>Abrir un modelo desde su carpeta</translation>
    </message>
    <message>
        <source>Open &amp;image…</source>
        <translation>Abrir &amp;imagen…</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Abrir imagen…</translation>
    </message>
    <message>
        <source>Open an image for the model to read</source>
        <translation>Abrir una imagen para que la lea el modelo</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>&amp;Pegar imagen</translation>
    </message>
    <message>
        <source>Paste image</source>
        <translation>Pegar imagen</translation>
    </message>
    <message>
        <source>Open a&amp;udio…</source>
        <translation>Abrir a&amp;udio…</translation>
    </message>
    <message>
        <source>Open audio…</source>
        <translation>Abrir audio…</translation>
    </message>
    <message>
        <source>Open se&amp;ssion…</source>
        <translation>Abrir &amp;sesión…</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>Abrir sesión…</translation>
    </message>
    <message>
        <source>Open corpus &amp;metrics…</source>
        <translation>Abrir &amp;métricas de corpus…</translation>
    </message>
    <message>
        <source>Open metrics…</source>
        <translation>Abrir métricas…</translation>
    </message>
    <message>
        <source>Open metrics and labels over many texts, written by headlight metrics</source>
        <translation>Abrir métricas y etiquetas sobre muchos textos, escritas por headlight metrics</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>&amp;Guardar sesión</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Guardar sesión c&amp;omo…</translation>
    </message>
    <message>
        <source>Save session as…</source>
        <translation>Guardar sesión como…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Exportar figura…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exportar figura…</translation>
    </message>
    <message>
        <source>A&amp;dd to figure panels</source>
        <translation>Aña&amp;dir a los paneles</translation>
    </message>
    <message>
        <source>Add to figure</source>
        <translation>Añadir panel</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>Copiar &amp;figura</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation>Cabeza &amp;siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious head</source>
        <translation>Cabeza &amp;anterior</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>Capa si&amp;guiente</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>Capa an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Pin this head</source>
        <translation>An&amp;clar esta cabeza</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anclar</translation>
    </message>
    <message>
        <source>Keep this head beside the others</source>
        <translation>Mantener esta cabeza junto a las demás</translation>
    </message>
    <message>
        <source>&amp;Unpin all heads</source>
        <translation>&amp;Desanclar todas las cabezas</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Desanclar todas</translation>
    </message>
    <message>
        <source>unpin all heads</source>
        <translation>desanclar todas las cabezas</translation>
    </message>
    <message>
        <source>A&amp;blate head</source>
        <translation>Ab&amp;lación de la cabeza</translation>
    </message>
    <message>
        <source>Ablate</source>
        <translation>Ablación</translation>
    </message>
    <message>
        <source>Replace the output of this head by zeros, or undo that</source>
        <translation>Sustituir la salida de esta cabeza por ceros, o deshacerlo</translation>
    </message>
    <message>
        <source>&amp;Single head</source>
        <translation>Cabeza &amp;individual</translation>
    </message>
    <message>
        <source>&amp;Mean of the layer</source>
        <translation>&amp;Media de la capa</translation>
    </message>
    <message>
        <source>Ma&amp;ximum of the layer</source>
        <translation>Má&amp;ximo de la capa</translation>
    </message>
    <message>
        <source>Mean of the head over &amp;layers</source>
        <translation>Media de la cabeza &amp;en las capas</translation>
    </message>
    <message>
        <source>Maximum of the head over la&amp;yers</source>
        <translation>Máximo de la ca&amp;beza en las capas</translation>
    </message>
    <message>
        <source>Mean of all h&amp;eads</source>
        <translation>Media de t&amp;odas las cabezas</translation>
    </message>
    <message>
        <source>Max&amp;imum of all heads</source>
        <translation>Máximo de &amp;todas las cabezas</translation>
    </message>
    <message>
        <source>&amp;Rollout up to this layer</source>
        <translation>&amp;Rollout hasta esta capa</translation>
    </message>
    <message>
        <source>Roll&amp;out of all layers</source>
        <translation>Rollout de to&amp;das las capas</translation>
    </message>
    <message>
        <source>&amp;Flow up to this layer</source>
        <translation>&amp;Flujo hasta esta capa</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Dete&amp;ner</translation>
    </message>
    <message>
        <source>T&amp;rain a small model…</source>
        <translation>&amp;Entrenar un modelo pequeño…</translation>
    </message>
    <message>
        <source>Train…</source>
        <translation>Entrenar…</translation>
    </message>
    <message>
        <source>Train a small decoder on a text, and see its heads form</source>
        <translation>Entrenar un decodificador pequeño con un texto y ver cómo se forman sus cabezas</translation>
    </message>
    <message>
        <source>&amp;Layer and cost</source>
        <translation>&amp;Capa y costo</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Show the parts of a layer, parameters, and the cost of runs</source>
        <translation>Mostrar las partes de una capa, los parámetros y el costo de las ejecuciones</translation>
    </message>
    <message>
        <source>Headlight &amp;Help</source>
        <translation>A&amp;yuda de Headlight</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Open the page about the panel in use</source>
        <translation>Abrir la página sobre el panel en uso</translation>
    </message>
    <message>
        <source>How to &amp;read the figure</source>
        <translation>Cómo &amp;leer la figura</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Cómo leer</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>L&amp;ecciones</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Show short lessons about transformers, on the built-in models</source>
        <translation>Mostrar lecciones breves sobre transformers, con los modelos integrados</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Abrir lecció&amp;n…</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>Abrir lección…</translation>
    </message>
    <message>
        <source>Open a lesson file and list the lessons in its folder</source>
        <translation>Abrir un archivo de lección y listar las lecciones de su carpeta</translation>
    </message>
    <message>
        <source>&amp;Previous lesson step</source>
        <translation>&amp;Paso anterior de la lección</translation>
    </message>
    <message>
        <source>&amp;Next lesson step</source>
        <translation>Paso &amp;siguiente de la lección</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Rese&amp;t lesson step</source>
        <translation>&amp;Restablecer paso de la lección</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar de nuevo</translation>
    </message>
    <message>
        <source>Restore what the step showed first</source>
        <translation>Restaurar lo que el paso mostró primero</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>&amp;Buscar comando…</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Buscar comando</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson by name</source>
        <translation>Buscar un comando, una cabeza, un modelo, un texto o una lección por su nombre</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>&amp;Acerca de Headlight</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>He&amp;ad</source>
        <translation>&amp;Cabeza</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Open &amp;model</source>
        <translation>&amp;Abrir modelo</translation>
    </message>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>Sesiones &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>Resa&amp;ltados</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figura</translation>
    </message>
    <message>
        <source>&amp;Rows and columns</source>
        <translation>Filas y c&amp;olumnas</translation>
    </message>
    <message>
        <source>C&amp;olors</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Color map</source>
        <translation>&amp;Mapa de colores</translation>
    </message>
    <message>
        <source>Heat map &amp;zoom</source>
        <translation>&amp;Zoom del mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>&amp;Combine heads</source>
        <translation>C&amp;ombinar cabezas</translation>
    </message>
    <message>
        <source>Sample &amp;texts</source>
        <translation>&amp;Textos de ejemplo</translation>
    </message>
    <message>
        <source>&amp;Device and threads</source>
        <translation>&amp;Dispositivo e hilos</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>&amp;Comparar ejecuciones</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with another model, text or head, and show the difference</source>
        <translation>Comparar con otro modelo, texto o cabeza y mostrar la diferencia</translation>
    </message>
    <message>
        <source>E&amp;xplain this weight</source>
        <translation>Explicar este &amp;peso</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Show how the weight is computed, and what else explains the prediction</source>
        <translation>Mostrar cómo se calcula el peso y qué más explica la predicción</translation>
    </message>
    <message>
        <source>&amp;Tokenization</source>
        <translation>&amp;Tokenización</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Ge&amp;nerate text</source>
        <translation>&amp;Generar texto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>&amp;Probability of the text</source>
        <translation>&amp;Probabilidad del texto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuar</translation>
    </message>
    <message>
        <source>Show how probable the model finds each token, the answer or the class</source>
        <translation>Mostrar qué probabilidad da el modelo a cada token, a la respuesta o a la clase</translation>
    </message>
    <message>
        <source>&amp;Interventions</source>
        <translation>&amp;Intervenciones</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Intervenir</translation>
    </message>
    <message>
        <source>Ablate heads, sharpen or replace their attention, and see how the prediction changes</source>
        <translation>Aplicar ablación a cabezas, agudizar o sustituir su atención y ver cómo cambia la predicción</translation>
    </message>
    <message>
        <source>Fin&amp;d heads</source>
        <translation>&amp;Buscar cabezas</translation>
    </message>
    <message>
        <source>Find heads</source>
        <translation>Buscar cabezas</translation>
    </message>
    <message>
        <source>Rank all heads by a weight, a metric, a label or their similarity to the shown head</source>
        <translation>Ordenar todas las cabezas por un peso, una métrica, una etiqueta o su similitud con la cabeza mostrada</translation>
    </message>
    <message>
        <source>List of hi&amp;ghlights</source>
        <translation>&amp;Lista de resaltados</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
    <message>
        <source>List the highlights with their notes, and choose the part of the text that figures show</source>
        <translation>Listar los resaltados con sus notas y elegir la parte del texto que muestran las figuras</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Write notes on this text; they are saved with the session</source>
        <translation>Escribir notas sobre este texto; se guardan con la sesión</translation>
    </message>
    <message>
        <source>&amp;Explore heads</source>
        <translation>&amp;Explorar cabezas</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Close all panels and show the grids beside the figure</source>
        <translation>Cerrar todos los paneles y mostrar las cuadrículas junto a la figura</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mapa de calor</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>show the heat map</source>
        <translation>mostrar el mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Enlaces</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>show the links</source>
        <translation>mostrar los enlaces</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Ambos</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>show heat map and links</source>
        <translation>mostrar mapa de calor y enlaces</translation>
    </message>
    <message>
        <source>O&amp;ver the image</source>
        <translation>&amp;Sobre la imagen</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Show the attention of a patch over the image</source>
        <translation>Mostrar la atención de un parche sobre la imagen</translation>
    </message>
    <message>
        <source>show attention over the image</source>
        <translation>mostrar la atención sobre la imagen</translation>
    </message>
    <message>
        <source>S&amp;mooth heat over the image</source>
        <translation>Suavi&amp;zar el calor sobre la imagen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Blend the colors of neighboring patches</source>
        <translation>Mezclar los colores de parches vecinos</translation>
    </message>
    <message>
        <source>smooth heat over the image</source>
        <translation>calor suavizado sobre la imagen</translation>
    </message>
    <message>
        <source>patches over the image</source>
        <translation>parches sobre la imagen</translation>
    </message>
    <message>
        <source>Metric b&amp;y layer</source>
        <translation>Métrica &amp;por capa</translation>
    </message>
    <message>
        <source>By layer</source>
        <translation>Por capa</translation>
    </message>
    <message>
        <source>Show the metric as a chart: layers from left to right, one mark per head</source>
        <translation>Mostrar la métrica como gráfico: capas de izquierda a derecha, una marca por cabeza</translation>
    </message>
    <message>
        <source>metric by layer</source>
        <translation>métrica por capa</translation>
    </message>
    <message>
        <source>metric as a grid</source>
        <translation>métrica como cuadrícula</translation>
    </message>
    <message>
        <source>Metric over the cor&amp;pus</source>
        <translation>Métrica en el corp&amp;us</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Color heads by the mean over the corpus of the open metrics instead of by this text</source>
        <translation>Colorear las cabezas por la media en el corpus de las métricas abiertas y no por este texto</translation>
    </message>
    <message>
        <source>By &amp;tokens</source>
        <translation>Por &amp;tokens</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Show a row and a column for each token</source>
        <translation>Mostrar una fila y una columna por token</translation>
    </message>
    <message>
        <source>show tokens</source>
        <translation>mostrar tokens</translation>
    </message>
    <message>
        <source>By &amp;words</source>
        <translation>Por &amp;palabras</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv 1906.04341)</source>
        <translation>Unir los tokens en palabras: suma de las piezas que reciben atención, media de las piezas que atienden (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>show words</source>
        <translation>mostrar palabras</translation>
    </message>
    <message>
        <source>Hide &amp;special tokens</source>
        <translation>Ocultar tokens &amp;especiales</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>Ocultar tokens especiales</translation>
    </message>
    <message>
        <source>Leave special tokens such as [CLS] and [SEP] out of rows and columns</source>
        <translation>Omitir tokens especiales como [CLS] y [SEP] en filas y columnas</translation>
    </message>
    <message>
        <source>hide special tokens</source>
        <translation>ocultar tokens especiales</translation>
    </message>
    <message>
        <source>Leave out the &amp;first token</source>
        <translation>Omitir el pri&amp;mer token</translation>
    </message>
    <message>
        <source>Leave out the first token</source>
        <translation>Omitir el primer token</translation>
    </message>
    <message>
        <source>Leave out the column of the first token, which takes the attention that many heads do not use (the attention sink)</source>
        <translation>Omitir la columna del primer token, que recibe la atención que muchas cabezas no usan (el sumidero de atención)</translation>
    </message>
    <message>
        <source>leave out the first token</source>
        <translation>omitir el primer token</translation>
    </message>
    <message>
        <source>Weight by &amp;value norm</source>
        <translation>Ponderar por &amp;norma del valor</translation>
    </message>
    <message>
        <source>Weight by value norm</source>
        <translation>Ponderar por norma del valor</translation>
    </message>
    <message>
        <source>Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row</source>
        <translation>Multiplicar cada peso por la norma de su salida OV (‖W_O v‖), como proporción de su fila</translation>
    </message>
    <message>
        <source>weight by value norm</source>
        <translation>ponderar por norma del valor</translation>
    </message>
    <message>
        <source>&amp;Renormalize rows</source>
        <translation>&amp;Renormalizar filas</translation>
    </message>
    <message>
        <source>Renormalize rows</source>
        <translation>Renormalizar filas</translation>
    </message>
    <message>
        <source>Make rows sum to 1 again after leaving columns out</source>
        <translation>Hacer que las filas vuelvan a sumar 1 tras omitir columnas</translation>
    </message>
    <message>
        <source>renormalize rows</source>
        <translation>renormalizar filas</translation>
    </message>
    <message>
        <source>L&amp;inear color scale</source>
        <translation>Escala de color &amp;lineal</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Color by the weight</source>
        <translation>Colorear según el peso</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>escala lineal</translation>
    </message>
    <message>
        <source>L&amp;ogarithmic color scale</source>
        <translation>Escala de color lo&amp;garítmica</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Color by the logarithm of the weight, from 0.0001 to 1</source>
        <translation>Colorear según el logaritmo del peso, de 0.0001 a 1</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>escala logarítmica</translation>
    </message>
    <message>
        <source>&amp;Rank color scale</source>
        <translation>Escala de color por &amp;orden</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Color by the rank of the weight within its row</source>
        <translation>Colorear según el orden del peso dentro de su fila</translation>
    </message>
    <message>
        <source>rank scale</source>
        <translation>escala por orden</translation>
    </message>
    <message>
        <source>&amp;Next color map</source>
        <translation>&amp;Siguiente mapa de colores</translation>
    </message>
    <message>
        <source>Next color map</source>
        <translation>Siguiente mapa de colores</translation>
    </message>
    <message>
        <source>Links between &amp;columns</source>
        <translation>Enlaces entre &amp;columnas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>links between columns</source>
        <translation>enlaces entre columnas</translation>
    </message>
    <message>
        <source>Links as &amp;arcs</source>
        <translation>Enlaces como a&amp;rcos</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcos</translation>
    </message>
    <message>
        <source>links as arcs</source>
        <translation>enlaces como arcos</translation>
    </message>
    <message>
        <source>Pinned heads in the &amp;same links</source>
        <translation>Cabezas ancladas en los mismos en&amp;laces</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superponer</translation>
    </message>
    <message>
        <source>pinned heads in the same links</source>
        <translation>cabezas ancladas en los mismos enlaces</translation>
    </message>
    <message>
        <source>&amp;Enlarge heat map</source>
        <translation>&amp;Ampliar mapa de calor</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>S&amp;hrink heat map</source>
        <translation>&amp;Reducir mapa de calor</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Show &amp;whole heat map</source>
        <translation>Mostrar mapa de calor &amp;completo</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Show onl&amp;y the visible part</source>
        <translation>Mostrar solo la parte &amp;visible</translation>
    </message>
    <message>
        <source>Only the visible part</source>
        <translation>Solo la parte visible</translation>
    </message>
    <message>
        <source>Keep the rows and columns that the enlarged heat map shows, in all figures and files</source>
        <translation>Conservar las filas y columnas que muestra el mapa de calor ampliado, en todas las figuras y archivos</translation>
    </message>
    <message>
        <source>Show whole te&amp;xt</source>
        <translation>Mostrar todo el &amp;texto</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Todo el texto</translation>
    </message>
    <message>
        <source>Zoom interface &amp;in</source>
        <translation>A&amp;mpliar la interfaz</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Follow s&amp;ystem theme</source>
        <translation>Tema del &amp;sistema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tema &amp;oscuro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast theme</source>
        <translation>Tema de &amp;alto contraste</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Zoom interface &amp;out</source>
        <translation>&amp;Reducir la interfaz</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>R&amp;establecer zoom</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Restablecer zoom</translation>
    </message>
    <message>
        <source>Figure &amp;transitions</source>
        <translation>&amp;Transiciones de figuras</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transiciones</translation>
    </message>
    <message>
        <source>Fade from one figure to the next, unless the desktop asks for reduced motion</source>
        <translation>Fundir una figura con la siguiente, salvo si el escritorio pide reducir el movimiento</translation>
    </message>
    <message>
        <source>Pointer ring when &amp;presenting</source>
        <translation>Anillo del &amp;puntero al presentar</translation>
    </message>
    <message>
        <source>Pointer ring</source>
        <translation>Anillo del puntero</translation>
    </message>
    <message>
        <source>Follow the pointer over figures with a ring, so that an audience sees it</source>
        <translation>Seguir el puntero sobre las figuras con un anillo, para que el público lo vea</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla comp&amp;leta</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Hide side panels</source>
        <translation>Oc&amp;ultar paneles laterales</translation>
    </message>
    <message>
        <source>Hide side panels</source>
        <translation>Ocultar paneles laterales</translation>
    </message>
    <message>
        <source>Give the figure or the comparison the whole width</source>
        <translation>Dar todo el ancho a la figura o a la comparación</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>Pre&amp;sentar</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Show the figure alone on the full screen, with text for the back row</source>
        <translation>Mostrar solo la figura a pantalla completa, con texto legible desde la última fila</translation>
    </message>
    <message>
        <source>Compare with an edited te&amp;xt</source>
        <translation>Comparar con un &amp;texto editado</translation>
    </message>
    <message>
        <source>Compare wording</source>
        <translation>Comparar redacción</translation>
    </message>
    <message>
        <source>Run the same model on an edited copy of this text</source>
        <translation>Ejecutar el mismo modelo con una copia editada de este texto</translation>
    </message>
    <message>
        <source>&amp;Add a run</source>
        <translation>&amp;Añadir ejecución</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>Añadir ejecución</translation>
    </message>
    <message>
        <source>Compare with another run, up to four side by side</source>
        <translation>Comparar con otra ejecución, hasta cuatro en paralelo</translation>
    </message>
    <message>
        <source>&amp;Remove this run</source>
        <translation>&amp;Quitar esta ejecución</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>Quitar esta ejecución</translation>
    </message>
    <message>
        <source>Remove the shown run from the comparison</source>
        <translation>Quitar de la comparación la ejecución mostrada</translation>
    </message>
    <message>
        <source>Show &amp;next run</source>
        <translation>Mostrar &amp;siguiente ejecución</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Ejecución siguiente</translation>
    </message>
    <message>
        <source>Show the difference, the heads and the settings of the next run</source>
        <translation>Mostrar la diferencia, las cabezas y los ajustes de la ejecución siguiente</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Open an audio file for a model that reads recordings</source>
        <translation>Abrir un archivo de audio para un modelo que lee grabaciones</translation>
    </message>
    <message>
        <source>weights over the image as they are</source>
        <translation>pesos sobre la imagen tal como son</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativo</translation>
    </message>
    <message>
        <source>Divide weights over the image by those that the neutral prompt gives (arXiv 2502.17422)</source>
        <translation>Dividir los pesos sobre la imagen entre los que da el prompt neutro (arXiv 2502.17422)</translation>
    </message>
    <message>
        <source>weights relative to a neutral prompt</source>
        <translation>pesos relativos a un prompt neutro</translation>
    </message>
    <message>
        <source>N&amp;eutral prompt…</source>
        <translation>Prompt &amp;neutro…</translation>
    </message>
    <message>
        <source>Neutral prompt</source>
        <translation>Prompt neutro</translation>
    </message>
    <message>
        <source>Edit the prompt that weights over the image are divided by</source>
        <translation>Editar el prompt entre cuyos pesos se dividen los de la imagen</translation>
    </message>
    <message>
        <source>&amp;Without image sinks</source>
        <translation>S&amp;in sumideros de imagen</translation>
    </message>
    <message>
        <source>Without sinks</source>
        <translation>Sin sumideros</translation>
    </message>
    <message>
        <source>Divide each patch&apos;s share of the attention by its mean share over the text</source>
        <translation>Dividir la parte de cada parche en la atención entre su parte media en el texto</translation>
    </message>
    <message>
        <source>weights without image sinks</source>
        <translation>pesos sin sumideros de imagen</translation>
    </message>
    <message>
        <source>&amp;Relative to a neutral prompt</source>
        <translation>Rela&amp;tivo a un prompt neutro</translation>
    </message>
    <message>
        <source>W&amp;aveform along the axes</source>
        <translation>&amp;Forma de onda a lo largo de los ejes</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Forma de onda</translation>
    </message>
    <message>
        <source>Draw the waveform of the recording along rows and columns that are parts of it</source>
        <translation>Dibujar la forma de onda de la grabación a lo largo de las filas y columnas que son partes de ella</translation>
    </message>
    <message>
        <source>waveform along the axes</source>
        <translation>forma de onda a lo largo de los ejes</translation>
    </message>
    <message>
        <source>S&amp;pectrogram along the axes</source>
        <translation>Espe&amp;ctrograma a lo largo de los ejes</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Espectrograma</translation>
    </message>
    <message>
        <source>Draw the spectrogram of the recording along rows and columns that are parts of it</source>
        <translation>Dibujar el espectrograma de la grabación a lo largo de las filas y columnas que son partes de ella</translation>
    </message>
    <message>
        <source>spectrogram along the axes</source>
        <translation>espectrograma a lo largo de los ejes</translation>
    </message>
    <message>
        <source>&amp;No sound along the axes</source>
        <translation>&amp;Sin sonido a lo largo de los ejes</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>no sound along the axes</source>
        <translation>sin sonido a lo largo de los ejes</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>&amp;Reemplazar la imagen…</translation>
    </message>
    <message>
        <source>Replace image…</source>
        <translation>Reemplazar la imagen…</translation>
    </message>
    <message>
        <source>Open another image in place of the selected one</source>
        <translation>Abrir otra imagen en lugar de la seleccionada</translation>
    </message>
    <message>
        <source>Move image &amp;before</source>
        <translation>Mover la imagen &amp;antes</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>Mover antes</translation>
    </message>
    <message>
        <source>Move the selected image before the one that precedes it in the text</source>
        <translation>Mover la imagen seleccionada delante de la que la precede en el texto</translation>
    </message>
    <message>
        <source>Move image be&amp;hind</source>
        <translation>Mover la imagen &amp;después</translation>
    </message>
    <message>
        <source>Move behind</source>
        <translation>Mover después</translation>
    </message>
    <message>
        <source>Move the selected image behind the one that follows it in the text</source>
        <translation>Mover la imagen seleccionada detrás de la que la sigue en el texto</translation>
    </message>
    <message>
        <source>Re&amp;move image</source>
        <translation>&amp;Quitar la imagen</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Remove the selected image from the text</source>
        <translation>Quitar del texto la imagen seleccionada</translation>
    </message>
    <message>
        <source>Add ima&amp;ges…</source>
        <translation>Añadir imáge&amp;nes…</translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation>Añadir imágenes…</translation>
    </message>
    <message>
        <source>Add images behind those that are open, for a model that reads several</source>
        <translation>Añadir imágenes detrás de las abiertas, para un modelo que lee varias</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>P&amp;lay selected sound</source>
        <translation>Reprod&amp;ucir sonido seleccionado</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play the part of the recording that the selected token stands for</source>
        <translation>Reproducir la parte de la grabación que representa el token seleccionado</translation>
    </message>
</context>
<context>
    <name>headlight::ApproximationPage</name>
    <message>
        <source>Approximations of the head</source>
        <translation>Aproximaciones de la cabeza</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Aproximación</translation>
    </message>
    <message>
        <source>Choose what stands in the place of all weights</source>
        <translation>Elegir qué sustituye al conjunto de los pesos</translation>
    </message>
    <message>
        <source>size </source>
        <translation>tamaño </translation>
    </message>
    <message>
        <source>Choose the reach, the rank or the number of features</source>
        <translation>Elegir el alcance, el rango o el número de características</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semilla </translation>
    </message>
    <message>
        <source>Choose the seed of what is random</source>
        <translation>Elegir la semilla de lo que es aleatorio</translation>
    </message>
    <message>
        <source>choose an approximation</source>
        <translation>elegir una aproximación</translation>
    </message>
    <message>
        <source>choose the size of the approximation</source>
        <translation>elegir el tamaño de la aproximación</translation>
    </message>
    <message>
        <source>choose a seed</source>
        <translation>elegir una semilla</translation>
    </message>
    <message>
        <source>Type a text: approximations of the shown head appear here.</source>
        <translation>Escriba un texto: aquí aparecerán aproximaciones de la cabeza mostrada.</translation>
    </message>
</context>
<context>
    <name>headlight::CandidateList</name>
    <message>
        <source>Candidates; Enter chooses one</source>
        <translation>Candidatos; Intro elige uno</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <source>Show the probability that the model gives the token</source>
        <translation>Mostrar la probabilidad que el modelo da al token</translation>
    </message>
    <message>
        <source>Show the probability with which the token is sampled, after temperature, top-k and top-p</source>
        <translation>Mostrar la probabilidad con la que se muestrea el token, tras temperatura, top-k y top-p</translation>
    </message>
    <message>
        <source>Token id %1</source>
        <translation>Id de token %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegido</translation>
    </message>
</context>
<context>
    <name>headlight::CaptionsPage</name>
    <message>
        <source>Images and captions</source>
        <translation>Imágenes y descripciones</translation>
    </message>
    <message>
        <source>Open a model that compares images with texts, such as fashion-clip.</source>
        <translation>Abre un modelo que compare imágenes con textos, como fashion-clip.</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointBar</name>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Open another checkpoint of the model</source>
        <translation>Abrir otro checkpoint del modelo</translation>
    </message>
    <message>
        <source>Open the checkpoint before</source>
        <translation>Abrir el checkpoint anterior</translation>
    </message>
    <message>
        <source>Open the checkpoint after</source>
        <translation>Abrir el checkpoint siguiente</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 de %3</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointsPage</name>
    <message>
        <source>Test on random tokens: %1</source>
        <translation>Prueba con tokens aleatorios: %1</translation>
    </message>
    <message>
        <source>On the text: %1</source>
        <translation>En el texto: %1</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Cabezas en el entrenamiento</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Choose the measure that is shown over the checkpoints</source>
        <translation>Elegir la medida que se muestra a lo largo de los checkpoints</translation>
    </message>
    <message>
        <source>choose a measure</source>
        <translation>elegir una medida</translation>
    </message>
    <message>
        <source>This model has no checkpoints. Open a folder of checkpoints (subfolders such as step1000 or checkpoint-500), or the built-in model induction-decoder.</source>
        <translation>Este modelo no tiene checkpoints. Abra una carpeta de checkpoints (subcarpetas como step1000 o checkpoint-500) o el modelo integrado induction-decoder.</translation>
    </message>
    <message>
        <source>Type a text: this metric is measured on it.</source>
        <translation>Escriba un texto: esta métrica se mide sobre él.</translation>
    </message>
</context>
<context>
    <name>headlight::ColumnBar</name>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Show %1, which was closed to make room for the figure</source>
        <translation>Mostrar %1, que se cerró para dejar sitio a la figura</translation>
    </message>
</context>
<context>
    <name>headlight::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Buscar comando</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson</source>
        <translation>Buscar un comando, una cabeza, un modelo, un texto o una lección</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Usados recientemente</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>1 result · Enter run · Esc close</source>
        <translation>1 resultado · Intro ejecuta · Esc cierra</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results · ↑ ↓ choose · Enter run · Esc close</source>
        <translation>
            <numerusform>%Ln resultado · ↑ ↓ elegir · Intro ejecuta · Esc cierra</numerusform>
            <numerusform>%Ln resultados · ↑ ↓ elegir · Intro ejecuta · Esc cierra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::CompareHeader</name>
    <message>
        <source>&amp;The same model</source>
        <translation>&amp;El mismo modelo</translation>
    </message>
    <message>
        <source>Compare A with</source>
        <translation>Comparar A con</translation>
    </message>
    <message>
        <source>Run that A is compared with</source>
        <translation>Ejecución con la que se compara A</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Same text as A; type another text here</source>
        <translation>El mismo texto que A; escriba aquí otro texto</translation>
    </message>
    <message>
        <source>Words ▾</source>
        <translation>Palabras ▾</translation>
    </message>
    <message>
        <source>Words and interventions of the comparison</source>
        <translation>Palabras e intervenciones de la comparación</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words of A</source>
        <translation>&amp;Barajar las palabras de A</translation>
    </message>
    <message>
        <source>Match words in &amp;any order</source>
        <translation>E&amp;mparejar palabras en cualquier orden</translation>
    </message>
    <message>
        <source>Apply the &amp;interventions of A</source>
        <translation>&amp;Aplicar las intervenciones de A</translation>
    </message>
    <message>
        <source>match words in any order</source>
        <translation>emparejar palabras en cualquier orden</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Modelo de %1</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texto de %1</translation>
    </message>
    <message>
        <source>Head of %1</source>
        <translation>Cabeza de %1</translation>
    </message>
    <message>
        <source>the original run</source>
        <translation>la ejecución original</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>el mismo modelo</translation>
    </message>
    <message>
        <source>same head</source>
        <translation>la misma cabeza</translation>
    </message>
</context>
<context>
    <name>headlight::ComparePanel</name>
    <message>
        <source>Heads with similar attention will appear near each other here.</source>
        <translation>Las cabezas con atención similar aparecerán aquí cerca unas de otras.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Similar heads</source>
        <translation>Cabezas similares</translation>
    </message>
    <message>
        <source>Head map</source>
        <translation>Mapa de cabezas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Heads by the difference of %1 from A</source>
        <translation>Cabezas por la diferencia entre %1 y A</translation>
    </message>
    <message>
        <source>Rank heads by the mean Jensen-Shannon divergence of the rows of A and %1, in nats (0: equal rows, 0.69: nothing in common), with the token whose row differs most (arXiv 1906.04341)</source>
        <translation>Ordenar las cabezas por la divergencia media de Jensen-Shannon entre las filas de A y %1, en nats (0: filas iguales, 0.69: nada en común), con el token cuya fila difiere más (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>Heads of %1 similar to the head of A</source>
        <translation>Cabezas de %1 similares a la cabeza de A</translation>
    </message>
    <message>
        <source>Rank the heads of %1 by their mean Jensen-Shannon divergence from the chosen head of A</source>
        <translation>Ordenar las cabezas de %1 por su divergencia media de Jensen-Shannon respecto a la cabeza elegida de A</translation>
    </message>
    <message>
        <source>Head map of %1</source>
        <translation>Mapa de cabezas de %1</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Largest at</source>
        <translation>Máxima en</translation>
    </message>
    <message>
        <source>%1 · no prediction for this text</source>
        <translation>%1 · sin predicción para este texto</translation>
    </message>
</context>
<context>
    <name>headlight::CompareView</name>
    <message>
        <source>Color bars of weights and difference</source>
        <translation>Barras de colores de los pesos y la diferencia</translation>
    </message>
    <message>
        <source>Figure of A</source>
        <translation>Figura de A</translation>
    </message>
    <message>
        <source>Figure of %1</source>
        <translation>Figura de %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>This run will appear here.</source>
        <translation>Esta ejecución aparecerá aquí.</translation>
    </message>
    <message>
        <source>The runs will appear here side by side.</source>
        <translation>Las ejecuciones aparecerán aquí una junto a otra.</translation>
    </message>
    <message>
        <source>
Click to show its difference from A</source>
        <translation>
Haga clic para mostrar su diferencia respecto a A</translation>
    </message>
    <message>
        <source>Difference: %1 − A</source>
        <translation>Diferencia: %1 − A</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sin equivalente</translation>
    </message>
</context>
<context>
    <name>headlight::CompletedImage</name>
    <message>
        <source>Rows at the bottom that are generated</source>
        <translation>Filas inferiores que se generan</translation>
    </message>
    <message>
        <source>rows </source>
        <translation>filas </translation>
    </message>
    <message>
        <source>Generated pixels that are shown</source>
        <translation>Píxeles generados que se muestran</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save the image as a PNG file</source>
        <translation>Guardar la imagen como archivo PNG</translation>
    </message>
    <message>
        <source>Use as image</source>
        <translation>Usar como imagen</translation>
    </message>
    <message>
        <source>Open the completed image, to see the attention in it</source>
        <translation>Abrir la imagen completada para ver la atención en ella</translation>
    </message>
    <message>
        <source>%1 of %2 pixels generated</source>
        <translation>%1 de %2 píxeles generados</translation>
    </message>
</context>
<context>
    <name>headlight::ContactsPage</name>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Open structure…</source>
        <translation>Abrir estructura…</translation>
    </message>
    <message>
        <source>Compare attention with the contacts of a protein structure (PDB or mmCIF)</source>
        <translation>Comparar la atención con los contactos de una estructura de proteína (PDB o mmCIF)</translation>
    </message>
    <message>
        <source>Open a structure</source>
        <translation>Abrir una estructura</translation>
    </message>
    <message>
        <source>Structures (%1);;All files (*)</source>
        <translation>Estructuras (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a model of proteins such as ESM-2, type a sequence, and open its structure: the heads whose attention follows its contacts appear here.</source>
        <translation>Abra un modelo de proteínas como ESM-2, escriba una secuencia y abra su estructura: aquí aparecen las cabezas cuya atención sigue sus contactos.</translation>
    </message>
    <message>
        <source>Type the sequence of the structure.</source>
        <translation>Escriba la secuencia de la estructura.</translation>
    </message>
</context>
<context>
    <name>headlight::ContextsView</name>
    <message>
        <source>Words in two contexts</source>
        <translation>Palabras en dos contextos</translation>
    </message>
    <message>
        <source>Hidden states are compared between runs of one model. Choose “the same model”.</source>
        <translation>Los estados ocultos se comparan entre ejecuciones de un mismo modelo. Elija «el mismo modelo».</translation>
    </message>
    <message>
        <source>Type another text for %1, or shuffle the words of A: the same words are compared here, layer by layer.</source>
        <translation>Escriba otro texto para %1 o baraje las palabras de A: aquí se comparan las mismas palabras, capa por capa.</translation>
    </message>
</context>
<context>
    <name>headlight::Continuation</name>
    <message>
        <source>Open a model that generates text.</source>
        <translation>Abra un modelo que genere texto.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>La atención importada no tiene modelo, así que no puede generar texto.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Open a decoder, such as story-decoder, or an encoder-decoder, such as english-french.</source>
        <translation>%1 no genera texto. Abra un decodificador, como story-decoder, o un codificador-decodificador, como english-french.</translation>
    </message>
    <message>
        <source>Open a recording first.</source>
        <translation>Abra primero una grabación.</translation>
    </message>
    <message>
        <source>Type the beginning of a text.</source>
        <translation>Escriba el comienzo de un texto.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated. Use zero ablation instead.</source>
        <translation>La ablación a la media no está disponible mientras se genera texto. Use la ablación a cero.</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>Abra primero una imagen.</translation>
    </message>
</context>
<context>
    <name>headlight::ContinuePanel</name>
    <message>
        <source>GENERATE TEXT</source>
        <translation>GENERAR TEXTO</translation>
    </message>
    <message>
        <source>Close text generation</source>
        <translation>Cerrar la generación de texto</translation>
    </message>
    <message>
        <source>Save tree…</source>
        <translation>Guardar árbol…</translation>
    </message>
    <message>
        <source>Save the tree as a figure (PDF, SVG, PNG), or as JSON with the candidates of every step</source>
        <translation>Guardar el árbol como figura (PDF, SVG, PNG) o como JSON con los candidatos de cada paso</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Decodificación</translation>
    </message>
    <message>
        <source>Maximum tokens to generate</source>
        <translation>Máximo de tokens generados</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Temperature: flatter above 1, sharper below</source>
        <translation>Temperatura: más plana por encima de 1, más aguda por debajo</translation>
    </message>
    <message>
        <source>temp. </source>
        <translation>temp. </translation>
    </message>
    <message>
        <source>Sample from the k most probable tokens</source>
        <translation>Muestrear entre los k tokens más probables</translation>
    </message>
    <message>
        <source>top-k </source>
        <translation>top-k </translation>
    </message>
    <message>
        <source>top-k all</source>
        <translation>top-k todos</translation>
    </message>
    <message>
        <source>Sample from the fewest tokens whose probabilities add up to this share</source>
        <translation>Muestrear entre el menor número de tokens cuyas probabilidades suman esta proporción</translation>
    </message>
    <message>
        <source>top-p </source>
        <translation>top-p </translation>
    </message>
    <message>
        <source>Seed of sampling: the same seed gives the same tokens</source>
        <translation>Semilla del muestreo: la misma semilla da los mismos tokens</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semilla </translation>
    </message>
    <message>
        <source>Continuations kept at each length</source>
        <translation>Continuaciones que se conservan de cada longitud</translation>
    </message>
    <message>
        <source> beams</source>
        <translation> haces</translation>
    </message>
    <message>
        <source>The text changed: the tree starts again.</source>
        <translation>El texto ha cambiado: el árbol empieza de nuevo.</translation>
    </message>
    <message>
        <source>Step generates one token, Generate several; click another candidate to start a branch.</source>
        <translation>Paso genera un token, Generar genera varios; haga clic en otro candidato para iniciar una rama.</translation>
    </message>
    <message>
        <source>The model ended the text here.</source>
        <translation>El modelo terminó el texto aquí.</translation>
    </message>
    <message>
        <source>Candidates for the next token</source>
        <translation>Candidatos para el token siguiente</translation>
    </message>
    <message>
        <source>Candidates at step %1</source>
        <translation>Candidatos en el paso %1</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>Guardar el árbol</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png);;Candidates of every step (*.json)</source>
        <translation>Figuras (*.pdf *.svg *.png);;Candidatos de cada paso (*.json)</translation>
    </message>
    <message>
        <source>Step generates one pixel, Generate all below the line.</source>
        <translation>Paso genera un píxel, Generar todos los que están bajo la línea.</translation>
    </message>
    <message>
        <source>COMPLETE IMAGE</source>
        <translation>COMPLETAR IMAGEN</translation>
    </message>
    <message>
        <source>completed image</source>
        <translation>imagen completada</translation>
    </message>
    <message>
        <source>Save the image</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source> token</source>
        <translation> token</translation>
    </message>
    <message>
        <source> beam</source>
        <translation> haz</translation>
    </message>
</context>
<context>
    <name>headlight::CorpusMetrics</name>
    <message>
        <source>metric over the corpus</source>
        <translation>métrica en el corpus</translation>
    </message>
    <message>
        <source>metric of this text</source>
        <translation>métrica de este texto</translation>
    </message>
    <message>
        <source>Open metrics over a corpus, written by headlight metrics</source>
        <translation>Abrir métricas sobre un corpus, escritas por headlight metrics</translation>
    </message>
    <message>
        <source>Metrics (*.json);;All files (*)</source>
        <translation>Métricas (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open the model of %1 first: these metrics belong to it.</source>
        <translation>Abra primero el modelo de %1: estas métricas le pertenecen.</translation>
    </message>
    <message>
        <source>%1 belongs to a model with other layers or heads than %2. Open that model first.</source>
        <translation>%1 pertenece a un modelo con otras capas o cabezas que %2. Abra primero ese modelo.</translation>
    </message>
    <message>
        <source>%1 belongs to another model, %2 (weights %3). Open that model first.</source>
        <translation>%1 pertenece a otro modelo, %2 (pesos %3). Abra primero ese modelo.</translation>
    </message>
</context>
<context>
    <name>headlight::DeviceMenu</name>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Productos de matrices</translation>
    </message>
    <message>
        <source>Threads of the CPU</source>
        <translation>Hilos de la CPU</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>Use a graphics processor if one is available, otherwise the CPU</source>
        <translation>Usar un procesador gráfico si hay uno disponible; si no, la CPU</translation>
    </message>
    <message>
        <source>&amp;CPU</source>
        <translation>&amp;CPU</translation>
    </message>
    <message>
        <source>Looking for graphics devices…</source>
        <translation>Buscando dispositivos gráficos…</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <translation>Ningún dispositivo gráfico</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>No disponible: %1</translation>
    </message>
    <message>
        <source>Run Vulkan on the CPU, which is slower than “CPU”</source>
        <translation>Ejecutar Vulkan en la CPU, lo que es más lento que «CPU»</translation>
    </message>
    <message>
        <source>fp&amp;32</source>
        <translation>fp&amp;32</translation>
    </message>
    <message>
        <source>Compute in single precision, as exact as the CPU</source>
        <translation>Calcular con precisión simple, tan exacta como la CPU</translation>
    </message>
    <message>
        <source>fp1&amp;6</source>
        <translation>fp1&amp;6</translation>
    </message>
    <message>
        <source>Compute in half precision: less exact, faster on graphics processors that support it</source>
        <translation>Calcular con media precisión: menos exacta, más rápida en los procesadores gráficos que la admiten</translation>
    </message>
    <message>
        <source>A&amp;ll cores (%1)</source>
        <translation>Todos los &amp;núcleos (%1)</translation>
    </message>
    <message>
        <source>&amp;1 thread</source>
        <translation>&amp;1 hilo</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n threads</source>
        <translation>
            <numerusform>&amp;%n hilo</numerusform>
            <numerusform>&amp;%n hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Consultas y claves</translation>
    </message>
    <message>
        <source>Keep queries and keys as they were computed</source>
        <translation>Conservar consultas y claves como se calcularon</translation>
    </message>
    <message>
        <source>Round queries and keys before they are compared: long texts take half the memory</source>
        <translation>Redondear consultas y claves antes de compararlas: los textos largos ocupan la mitad de memoria</translation>
    </message>
    <message>
        <source>&amp;Keep in fp32</source>
        <translation>Co&amp;nservar en fp32</translation>
    </message>
    <message>
        <source>K&amp;eep in fp16</source>
        <translation>Conser&amp;var en fp16</translation>
    </message>
    <message>
        <source>Round the factors of products to bf16: less exact, faster on CPUs with AVX-512 BF16</source>
        <translation>Redondear los factores de los productos a bf16: menos exacto, más rápido en CPU con AVX-512 BF16</translation>
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
        <translation>Capa cuyos estados ocultos se comparan</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Show the cosine similarity of the position embeddings</source>
        <translation>Mostrar la similitud del coseno de los embeddings de posición</translation>
    </message>
    <message>
        <source>Cosine similarity of the tokens</source>
        <translation>Similitud del coseno de los tokens</translation>
    </message>
    <message>
        <source>The cosine similarity of all pairs of tokens will appear here, layer by layer.</source>
        <translation>Aquí aparecerá la similitud del coseno de todos los pares de tokens, capa por capa.</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similitud de posiciones</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Similitud de tokens</translation>
    </message>
</context>
<context>
    <name>headlight::EntryList</name>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
</context>
<context>
    <name>headlight::ExerciseView</name>
    <message>
        <source>A number, or a sum such as 12 * 13 / 2</source>
        <translation>Un número, o una operación como 12 * 13 / 2</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Un token</translation>
    </message>
    <message>
        <source>A head, such as L2H2</source>
        <translation>Una cabeza, como L2H2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>Ejercicio %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Use selected token</source>
        <translation>Usar token seleccionado</translation>
    </message>
    <message>
        <source>Use shown head</source>
        <translation>Usar cabeza mostrada</translation>
    </message>
    <message>
        <source>Takes the token that is selected in the window as the answer</source>
        <translation>Usar como respuesta el token seleccionado en la ventana</translation>
    </message>
    <message>
        <source>Takes the head that the window shows as the answer</source>
        <translation>Usar como respuesta la cabeza que muestra la ventana</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>Comprobar respuesta</translation>
    </message>
    <message>
        <source>Compares your answer with the solution</source>
        <translation>Comparar su respuesta con la solución</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Mostrar solución</translation>
    </message>
    <message>
        <source>Shows the answer and why it is right</source>
        <translation>Mostrar la respuesta y por qué es correcta</translation>
    </message>
</context>
<context>
    <name>headlight::ExpertsPage</name>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Type a text: the experts that a mixture chooses for its tokens appear here.</source>
        <translation>Escriba un texto: aquí aparecen los expertos que una mezcla de expertos elige para sus tokens.</translation>
    </message>
</context>
<context>
    <name>headlight::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Add as panel</source>
        <translation>Añadir como panel</translation>
    </message>
    <message>
        <source>Collect figures on one page, labeled with letters; they are kept when this dialog closes, so that you can show something else and add it.</source>
        <translation>Reunir figuras en una página, rotuladas con letras; se conservan al cerrar este diálogo, de modo que se puede mostrar otra cosa y añadirla.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard</source>
        <translation>Copiar la figura al portapapeles</translation>
    </message>
    <message>
        <source>Preview in browser</source>
        <translation>Vista previa en navegador</translation>
    </message>
    <message>
        <source>Open the web page in the browser before you save it</source>
        <translation>Abrir la página web en el navegador antes de guardarla</translation>
    </message>
    <message>
        <source>Save description…</source>
        <translation>Guardar descripción…</translation>
    </message>
    <message>
        <source>Save what the figure shows as a file that “headlight figure --spec” draws again</source>
        <translation>Guardar lo que muestra la figura en un archivo que «headlight figure --spec» dibuja de nuevo</translation>
    </message>
    <message>
        <source>An interactive web page with all heads. “Preview in browser” shows it as it will be saved.</source>
        <translation>Una página web interactiva con todas las cabezas. «Vista previa en navegador» la muestra tal como se guardará.</translation>
    </message>
    <message>
        <source>A file with the numbers behind the figure, for other programs.</source>
        <translation>Un archivo con los números de la figura, para otros programas.</translation>
    </message>
    <message>
        <source>A column has room for the heat map alone. Choose “%1” to have both, or a wider size.</source>
        <translation>En una columna solo cabe el mapa de calor. Elija «%1» para tener ambos, o un tamaño más ancho.</translation>
    </message>
    <message>
        <source>Panels cannot be saved as a web page. Choose another format, or clear “On one page” and save each figure separately.</source>
        <translation>Los paneles no se pueden guardar como página web. Elija otro formato, o desactive «En una página» y guarde cada figura por separado.</translation>
    </message>
    <message>
        <source>This figure has no numbers. Choose another format.</source>
        <translation>Esta figura no tiene números. Elija otro formato.</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Guardar la figura</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Save the description</source>
        <translation>Guardar la descripción</translation>
    </message>
    <message>
        <source>Description (*.json)</source>
        <translation>Descripción (*.json)</translation>
    </message>
    <message>
        <source>Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf</source>
        <translation>Guardado: %1. Dibuja la figura de nuevo con: headlight figure --spec FILE --out figure.pdf</translation>
    </message>
    <message>
        <source>Put the image beside it.</source>
        <translation>Coloque la imagen junto al archivo.</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Dibujando la figura…</translation>
    </message>
    <message>
        <source>The figure is in the clipboard.</source>
        <translation>La figura está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>headlight::FigurePanels</name>
    <message numerus="yes">
        <source>A page holds at most %n panels; remove some first.</source>
        <translation>
            <numerusform>Una página admite como máximo %n panel; quite antes alguno.</numerusform>
            <numerusform>Una página admite como máximo %n paneles; quite antes algunos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panel %1 has no description. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>El panel %1 no tiene descripción. Quítelo, o guarde la página como PDF, SVG, PNG o TikZ.</translation>
    </message>
    <message>
        <source>Panel %1 has no numbers. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>El panel %1 no tiene números. Quítelo, o guarde la página como PDF, SVG, PNG o TikZ.</translation>
    </message>
    <message>
        <source>Put the image of %1 beside it.</source>
        <translation>Coloque la imagen de %1 junto al archivo.</translation>
    </message>
    <message>
        <source>A description does not contain recordings: add the path of that of %1 as &quot;audio&quot;.</source>
        <translation>Una descripción no contiene grabaciones: añada la ruta de la de %1 como &quot;audio&quot;.</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not saved.</source>
        <translation>El zoom y el token seleccionado de %1 no se guardan.</translation>
    </message>
    <message>
        <source>Put the page&apos;s words of %1 beside it.</source>
        <translation>Coloque al lado las palabras de la página de %1.</translation>
    </message>
</context>
<context>
    <name>headlight::FigureRoom</name>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>headlight::FindHeadsPanel</name>
    <message>
        <source>the metric “%1”</source>
        <translation>la métrica «%1»</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>FIND HEADS</source>
        <translation>BUSCAR CABEZAS</translation>
    </message>
    <message>
        <source>Close the list of heads</source>
        <translation>Cerrar la lista de cabezas</translation>
    </message>
    <message>
        <source>Ranked heads; Enter opens one</source>
        <translation>Cabezas ordenadas; Intro abre una</translation>
    </message>
    <message>
        <source>Ranking heads…</source>
        <translation>Ordenando cabezas…</translation>
    </message>
    <message>
        <source>Rank heads by</source>
        <translation>Ordenar cabezas por</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Orden de la lista</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>De menor a mayor</translation>
    </message>
    <message>
        <source>Number of heads to list</source>
        <translation>Número de cabezas de la lista</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n cabeza</numerusform>
            <numerusform>%n cabezas</numerusform>
        </translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>List this number of heads; the grid dims the others</source>
        <translation>Listar este número de cabezas; la cuadrícula atenúa las demás</translation>
    </message>
    <message>
        <source>Smallest value of a listed head</source>
        <translation>Valor mínimo de una cabeza de la lista</translation>
    </message>
    <message>
        <source>List heads with at least this value; the grid dims the others</source>
        <translation>Listar las cabezas con al menos este valor; la cuadrícula atenúa las demás</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>cualquier valor</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Selected weight</source>
        <translation>Peso seleccionado</translation>
    </message>
    <message>
        <source>Weight of the selected query and key in every head</source>
        <translation>Peso de la consulta y la clave seleccionadas en cada cabeza</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Fila seleccionada</translation>
    </message>
    <message>
        <source>Largest weight of the selected query in every head</source>
        <translation>Mayor peso de la consulta seleccionada en cada cabeza</translation>
    </message>
    <message>
        <source>Selected column</source>
        <translation>Columna seleccionada</translation>
    </message>
    <message>
        <source>Mean weight of the selected key over the queries that may attend to it</source>
        <translation>Peso medio de la clave seleccionada en las consultas que pueden atender a ella</translation>
    </message>
    <message>
        <source>Similarity to this head</source>
        <translation>Similitud con esta cabeza</translation>
    </message>
    <message>
        <source>1 − Jensen-Shannon divergence / ln 2 between the rows of the shown head and those of the other</source>
        <translation>1 − divergencia de Jensen-Shannon / ln 2 entre las filas de la cabeza mostrada y las de la otra</translation>
    </message>
    <message>
        <source>Metric: %1</source>
        <translation>Métrica: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Etiqueta: %1</translation>
    </message>
    <message>
        <source>The heads of the model will be ranked here.</source>
        <translation>Aquí se ordenarán las cabezas del modelo.</translation>
    </message>
    <message>
        <source>Select one head in the grid to rank heads by their similarity to it.</source>
        <translation>Seleccione una cabeza en la cuadrícula para ordenar las cabezas por su similitud con ella.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its row.</source>
        <translation>Seleccione un token o un peso para ordenar las cabezas por su fila.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its column.</source>
        <translation>Seleccione un token o un peso para ordenar las cabezas por su columna.</translation>
    </message>
    <message>
        <source>Select a weight in the heat map to rank heads by it.</source>
        <translation>Seleccione un peso en el mapa de calor para ordenar las cabezas por él.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads, by %2</source>
        <translation>
            <numerusform>%1 de %n cabeza, por %2</numerusform>
            <numerusform>%1 de %n cabezas, por %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, at key “%1”</source>
        <translation>, en la clave «%1»</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Clic para abrir, Ctrl+clic para anclar</translation>
    </message>
    <message>
        <source>the weight of %1</source>
        <translation>el peso de %1</translation>
    </message>
    <message>
        <source>the largest weight in %1</source>
        <translation>el mayor peso en %1</translation>
    </message>
    <message>
        <source>the mean weight in %1</source>
        <translation>el peso medio en %1</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>similitud con %1</translation>
    </message>
    <message>
        <source>the score of the label “%1”</source>
        <translation>la puntuación de la etiqueta «%1»</translation>
    </message>
    <message>
        <source>No head reaches %1. Lower the minimum to list more heads.</source>
        <translation>Ninguna cabeza alcanza %1. Reduzca el mínimo para listar más cabezas.</translation>
    </message>
    <message>
        <source>This pair is masked, hidden, or not part of the shown attention: select another weight.</source>
        <translation>Este par está enmascarado, oculto o no forma parte de la atención mostrada: seleccione otro peso.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a query of the shown attention: select another one.</source>
        <translation>El token seleccionado está oculto o no es una consulta de la atención mostrada: seleccione otro.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a key of the shown attention: select another one.</source>
        <translation>El token seleccionado está oculto o no es una clave de la atención mostrada: seleccione otro.</translation>
    </message>
    <message>
        <source>No head has a value of this metric for this input.</source>
        <translation>Ninguna cabeza tiene un valor de esta métrica para esta entrada.</translation>
    </message>
    <message>
        <source>This label does not apply to this input.</source>
        <translation>Esta etiqueta no se aplica a esta entrada.</translation>
    </message>
    <message>
        <source>No head has weights that can be compared.</source>
        <translation>Ninguna cabeza tiene pesos que se puedan comparar.</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationTreeView</name>
    <message>
        <source>Tree of continuations; arrow keys move through it</source>
        <translation>Árbol de continuaciones; las teclas de flecha lo recorren</translation>
    </message>
    <message>
        <source>The text itself</source>
        <translation>El texto mismo</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3</source>
        <translation>Token %1: %2, probabilidad %3</translation>
    </message>
</context>
<context>
    <name>headlight::GridsPanel</name>
    <message>
        <source>Self-attention</source>
        <translation>Autoatención</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decodificador</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atención cruzada</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Etapa %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>click a head · ← → ↑ ↓</source>
        <translation>clic en cabeza · ← → ↑ ↓</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>Tipo de atención</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Por métrica</translation>
    </message>
    <message>
        <source>Metric that colors the grid</source>
        <translation>Métrica que colorea la cuadrícula</translation>
    </message>
    <message>
        <source>Grid of all layers and heads</source>
        <translation>Cuadrícula de todas las capas y cabezas</translation>
    </message>
    <message>
        <source>All heads appear here as thumbnails: open a model, then type a text or open an image or recording.</source>
        <translation>Todas las cabezas aparecen aquí en miniatura: abra un modelo y después escriba un texto o abra una imagen o una grabación.</translation>
    </message>
    <message>
        <source>Grid of all layers and heads colored by a metric</source>
        <translation>Cuadrícula de todas las capas y cabezas coloreada por una métrica</translation>
    </message>
    <message>
        <source>The metric of all heads appears here once all layers are computed.</source>
        <translation>La métrica de todas las cabezas aparece aquí cuando se han calculado todas las capas.</translation>
    </message>
    <message>
        <source>color heads by %1</source>
        <translation>colorear cabezas por %1</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Clic para abrir, Ctrl+clic para anclar</translation>
    </message>
    <message>
        <source>%1
%2 %3</source>
        <translation>%1
%2 %3</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Consultas aprendidas</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Consultas aprendidas a la imagen</translation>
    </message>
</context>
<context>
    <name>headlight::Guide</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Hide this note; Help &gt; How to read the figure shows it again</source>
        <translation>Ocultar esta nota; Ayuda &gt; Cómo leer la figura la muestra de nuevo</translation>
    </message>
    <message>
        <source>How to read it: the outlined patch of the image, or the outlined chip above it, is the query; color shows how its attention is distributed over all patches, its keys. Point at another patch to see its attention, click to select it. Layers, heads, rows and columns are counted from 0.</source>
        <translation>Cómo leerla: el parche de la imagen con contorno, o la ficha con contorno situada encima, es la consulta; el color muestra cómo se distribuye su atención entre todos los parches, sus claves. Apunte a otro parche para ver su atención, haga clic para seleccionarlo. Las capas, cabezas, filas y columnas se cuentan desde 0.</translation>
    </message>
    <message>
        <source>How to read it: a row is a query. It shows how the token on its left distributes its attention over the keys, the columns; each row sums to 1. Layers and heads are counted from 0.</source>
        <translation>Cómo leerla: una fila es una consulta. Muestra cómo el token de la izquierda distribuye su atención entre las claves, las columnas; cada fila suma 1. Las capas y las cabezas se cuentan desde 0.</translation>
    </message>
    <message>
        <source>A weight says where a head reads from, not why the model predicts what it predicts: attention alone is not an explanation (Jain &amp; Wallace 2019, arXiv 1902.10186; but see Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</source>
        <translation>Un peso dice de dónde lee una cabeza, no por qué el modelo predice lo que predice: la atención por sí sola no es una explicación (Jain &amp; Wallace 2019, arXiv 1902.10186; pero véase Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPane</name>
    <message>
        <source>The model is being loaded.</source>
        <translation>El modelo se está cargando.</translation>
    </message>
    <message>
        <source>This head is not computed yet: %1 of the layers are done, %2.</source>
        <translation>Esta cabeza aún no está calculada: está listo el %1 de las capas, %2.</translation>
    </message>
    <message>
        <source>The model is running.</source>
        <translation>El modelo se está ejecutando.</translation>
    </message>
    <message>
        <source>Open a recording: the attention of the chosen head will appear here.</source>
        <translation>Abra una grabación: aquí aparecerá la atención de la cabeza elegida.</translation>
    </message>
    <message>
        <source>Open an image, drop it here, or paste it: the attention of the chosen head will be drawn over it.</source>
        <translation>Abra una imagen, suéltela aquí o péguela: la atención de la cabeza elegida se dibujará sobre ella.</translation>
    </message>
    <message>
        <source>The figure is being drawn.</source>
        <translation>La figura se está dibujando.</translation>
    </message>
    <message>
        <source>Open a model: the attention of its heads will appear here.</source>
        <translation>Abra un modelo: aquí aparecerá la atención de sus cabezas.</translation>
    </message>
    <message>
        <source>No attention was computed for this text. Edit it to run the model.</source>
        <translation>No se calculó la atención de este texto. Edítelo para ejecutar el modelo.</translation>
    </message>
    <message>
        <source>Type a text above: the attention of the chosen head will appear here.</source>
        <translation>Escriba un texto arriba: aquí aparecerá la atención de la cabeza elegida.</translation>
    </message>
    <message>
        <source>Unpin this head</source>
        <translation>Desanclar esta cabeza</translation>
    </message>
    <message>
        <source>Heat map of the head</source>
        <translation>Mapa de calor de la cabeza</translation>
    </message>
    <message>
        <source>Links of the head</source>
        <translation>Enlaces de la cabeza</translation>
    </message>
    <message>
        <source>Attention of the head over the image</source>
        <translation>Atención de la cabeza sobre la imagen</translation>
    </message>
    <message>
        <source>This layer has no attention: choose another one.</source>
        <translation>Esta capa no tiene atención: elija otra.</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPanel</name>
    <message>
        <source>, in %1</source>
        <translation>, en %1</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 texto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln texto</numerusform>
            <numerusform>%Ln textos</numerusform>
        </translation>
    </message>
    <message>
        <source>Over the corpus: %1, in %2</source>
        <translation>En el corpus: %1, en %2</translation>
    </message>
    <message>
        <source>%1: applies from %2 on this text
%3
%4</source>
        <translation>%1: se aplica a partir de %2 en este texto
%3
%4</translation>
    </message>
    <message>
        <source>; the threshold is reached in %1 of them</source>
        <translation>; el umbral se alcanza en %1 de ellos</translation>
    </message>
    <message>
        <source>
Measure it over many texts with headlight metrics</source>
        <translation>
Medirlo en muchos textos con headlight metrics</translation>
    </message>
    <message>
        <source>Metrics of the head</source>
        <translation>Métricas de la cabeza</translation>
    </message>
    <message>
        <source>Head labels</source>
        <translation>Etiquetas de cabeza</translation>
    </message>
    <message>
        <source>No label applies to this head here.</source>
        <translation>Ninguna etiqueta se aplica aquí a esta cabeza.</translation>
    </message>
    <message>
        <source>Labels of the head</source>
        <translation>Etiquetas de la cabeza</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>The metrics of the chosen head will appear here.</source>
        <translation>Aquí aparecerán las métricas de la cabeza elegida.</translation>
    </message>
    <message>
        <source>Several heads</source>
        <translation>Varias cabezas</translation>
    </message>
    <message>
        <source>%1. Metrics belong to single heads: click one in the grid.</source>
        <translation>%1. Las métricas corresponden a cabezas individuales: haga clic en una de la cuadrícula.</translation>
    </message>
    <message>
        <source>Right: mean ± deviation, %1</source>
        <translation>A la derecha: media ± desviación, %1</translation>
    </message>
    <message>
        <source>Head labels, on this text or the corpus</source>
        <translation>Etiquetas de cabeza, en este texto o en el corpus</translation>
    </message>
    <message>
        <source>The metrics of this head are being worked out.</source>
        <translation>Las métricas de esta cabeza se están calculando.</translation>
    </message>
</context>
<context>
    <name>headlight::HeadTestPage</name>
    <message>
        <source>Score of every head in the test</source>
        <translation>Puntuación de cada cabeza en la prueba</translation>
    </message>
    <message>
        <source>Run a test to measure every head on random tokens; your text is not used.</source>
        <translation>Ejecute una prueba para medir todas las cabezas con tokens aleatorios; su texto no se usa.</translation>
    </message>
    <message>
        <source>Test for induction</source>
        <translation>Probar inducción</translation>
    </message>
    <message>
        <source>Measure which heads attend to the token that followed the first occurrence, on random tokens repeated twice</source>
        <translation>Medir qué cabezas atienden al token que siguió a la primera aparición, con tokens aleatorios repetidos dos veces</translation>
    </message>
    <message>
        <source>Test for sinks</source>
        <translation>Probar sumideros</translation>
    </message>
    <message>
        <source>Measure which heads attend to the first token, on 64 random tokens</source>
        <translation>Medir qué cabezas atienden al primer token, con 64 tokens aleatorios</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Heads with the highest scores</source>
        <translation>Cabezas con las puntuaciones más altas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads reach %2. %3; %4 (%5).</source>
        <translation>
            <numerusform>%1 de %n cabeza alcanza %2. %3; %4 (%5).</numerusform>
            <numerusform>%1 de %n cabezas alcanzan %2. %3; %4 (%5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this head</source>
        <translation>Mostrar esta cabeza</translation>
    </message>
    <message>
        <source>Test of heads</source>
        <translation>Prueba de cabezas</translation>
    </message>
</context>
<context>
    <name>headlight::HelpText</name>
    <message>
        <source>Help page</source>
        <translation>Página de ayuda</translation>
    </message>
</context>
<context>
    <name>headlight::HelpWindow</name>
    <message>
        <source>Headlight Help</source>
        <translation>Ayuda de Headlight</translation>
    </message>
    <message>
        <source>Search help (%1)</source>
        <translation>Buscar ayuda (%1)</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Buscar ayuda</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Volver a la página anterior</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Adelante ›</translation>
    </message>
    <message>
        <source>Go forward to the next page</source>
        <translation>Ir a la página siguiente</translation>
    </message>
</context>
<context>
    <name>headlight::HighlightsPanel</name>
    <message>
        <source>HIGHLIGHTS</source>
        <translation>RESALTADOS</translation>
    </message>
    <message>
        <source>Close the highlights</source>
        <translation>Cerrar los resaltados</translation>
    </message>
    <message>
        <source>Point at a weight or select one and press H to highlight it, Shift+H to add a note.</source>
        <translation>Apunte a un peso o seleccione uno y pulse H para resaltarlo, Mayús+H para añadir una nota.</translation>
    </message>
    <message>
        <source>Enter the first and the last token, counted from 0, such as 2–9; leave empty for all</source>
        <translation>Indique el primer y el último token, contados desde 0, como 2–9; déjelo vacío para todos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Tokens whose rows are shown</source>
        <translation>Tokens cuyas filas se muestran</translation>
    </message>
    <message>
        <source>Tokens whose columns are shown</source>
        <translation>Tokens cuyas columnas se muestran</translation>
    </message>
    <message>
        <source>Show the rows of tokens</source>
        <translation>Mostrar las filas de los tokens</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>All highlights; F2 edits the note of one, Delete removes it</source>
        <translation>Todos los resaltados; F2 edita la nota de uno, Supr lo quita</translation>
    </message>
    <message>
        <source>Click to write a note, which is drawn beside the highlight with an arrow</source>
        <translation>Hacer clic para escribir una nota, que se dibuja junto al resaltado con una flecha</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>headlight::IllustrationView</name>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>Ilustración</translation>
    </message>
</context>
<context>
    <name>headlight::ImagePanel</name>
    <message>
        <source>No image yet</source>
        <translation>Aún no hay imagen</translation>
    </message>
    <message>
        <source>Open an image, drop it on this window, or paste it.</source>
        <translation>Abra una imagen, suéltela en esta ventana o péguela.</translation>
    </message>
    <message>
        <source>Sample image: %1</source>
        <translation>Imagen de ejemplo: %1</translation>
    </message>
    <message>
        <source>%1, a known failure: %2</source>
        <translation>%1, un fallo conocido: %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>%1 · not read by this model</source>
        <translation>%1 · este modelo no la lee</translation>
    </message>
    <message>
        <source>%1 · drop or paste more</source>
        <translation>%1 · suelte o pegue más</translation>
    </message>
    <message>
        <source>%1 · drop or paste another</source>
        <translation>%1 · suelte o pegue otra</translation>
    </message>
</context>
<context>
    <name>headlight::ImageStrip</name>
    <message>
        <source>Images of the text</source>
        <translation>Imágenes del texto</translation>
    </message>
    <message>
        <source>Image %1 of %2: %3</source>
        <translation>Imagen %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>headlight::InterventionsPanel</name>
    <message>
        <source>INTERVENTIONS</source>
        <translation>INTERVENCIONES</translation>
    </message>
    <message>
        <source>Close the interventions</source>
        <translation>Cerrar las intervenciones</translation>
    </message>
    <message>
        <source>Regenerate the target</source>
        <translation>Regenerar el destino</translation>
    </message>
    <message>
        <source>Generate the target with the interventions; otherwise both runs read the target of the original run</source>
        <translation>Generar el destino con las intervenciones; si no, ambas ejecuciones leen el destino de la ejecución original</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sin posiciones</translation>
    </message>
    <message>
        <source>Leave out everything that encodes positions: position embeddings, rotary turns of queries and keys, and biases of the scores</source>
        <translation>Omitir todo lo que codifica posiciones: embeddings de posición, rotaciones de consultas y claves, y sesgos de las puntuaciones</translation>
    </message>
    <message>
        <source>Compare with the original run</source>
        <translation>Comparar con la ejecución original</translation>
    </message>
    <message>
        <source>Compare this head with the original run, with the signed difference</source>
        <translation>Comparar esta cabeza con la ejecución original, con la diferencia con signo</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Quitar todas</translation>
    </message>
    <message>
        <source>Change the shown head</source>
        <translation>Cambiar la cabeza mostrada</translation>
    </message>
    <message>
        <source>Change all heads of the layer</source>
        <translation>Cambiar todas las cabezas de la capa</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>cero</translation>
    </message>
    <message>
        <source>Replace the output by zeros (zero ablation)</source>
        <translation>Sustituir la salida por ceros (ablación a cero)</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>Replace the output by its mean over the tokens of this text (mean ablation)</source>
        <translation>Sustituir la salida por su media sobre los tokens de este texto (ablación a la media)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Give the same weight to every key that the query may attend to</source>
        <translation>Dar el mismo peso a cada clave a la que puede atender la consulta</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>anterior</translation>
    </message>
    <message>
        <source>Put all weight on the previous token; the first token attends to itself</source>
        <translation>Poner todo el peso en el token anterior; el primer token atiende a sí mismo</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>a sí mismo</translation>
    </message>
    <message>
        <source>Put all weight of every token on the token itself</source>
        <translation>Poner todo el peso de cada token en el propio token</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Temperature: sharper to the left, flatter to the right, unchanged in the middle</source>
        <translation>Temperatura: más aguda a la izquierda, más plana a la derecha, sin cambios en el centro</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Set weights of the shown head with a click or a drag in the heat map, or with the arrow keys and Space; Ctrl+click or Delete removes them, and the other keys of the row share the rest</source>
        <translation>Fijar pesos de la cabeza mostrada con un clic o arrastrando en el mapa de calor, o con las teclas de flecha y Espacio; Ctrl+clic o Supr los quitan, y las demás claves de la fila se reparten el resto</translation>
    </message>
    <message>
        <source>Weight that is painted, from 0 to 1</source>
        <translation>Peso que se pinta, de 0 a 1</translation>
    </message>
    <message>
        <source>All interventions; Space turns one on or off, Delete removes it</source>
        <translation>Todas las intervenciones; Espacio activa o desactiva una, Supr la quita</translation>
    </message>
    <message>
        <source>Model prediction, in the original run and now</source>
        <translation>Predicción del modelo, en la ejecución original y ahora</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Capa %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Change the shown head or its layer; later layers and predictions update at once.</source>
        <translation>Cambie la cabeza mostrada o su capa; las capas posteriores y las predicciones se actualizan al instante.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Model prediction</source>
        <translation>Predicción del modelo</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Mayús+clic en un token bajo el texto para enmascararlo: el modelo predice el token enmascarado.</translation>
    </message>
    <message>
        <source>This model has no prediction for this input.</source>
        <translation>Este modelo no tiene predicción para esta entrada.</translation>
    </message>
    <message>
        <source>Candidates for token %1</source>
        <translation>Candidatos para el token %1</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Siguiente tras «%1»</translation>
    </message>
</context>
<context>
    <name>headlight::LanguageMenu</name>
    <message>
        <source>Follow s&amp;ystem language</source>
        <translation>Idioma del &amp;sistema</translation>
    </message>
    <message>
        <source>The window will be in this language when it is opened again: %1.</source>
        <translation>La ventana estará en este idioma cuando se abra de nuevo: %1.</translation>
    </message>
    <message>
        <source>Reopen the window</source>
        <translation>Reabrir la ventana</translation>
    </message>
</context>
<context>
    <name>headlight::LateInteractionPage</name>
    <message>
        <source>Late interaction</source>
        <translation>Interacción tardía</translation>
    </message>
    <message>
        <source>Document that the query is compared with</source>
        <translation>Documento con el que se compara la consulta</translation>
    </message>
    <message>
        <source>document; without one, the second text</source>
        <translation>documento; sin él, el segundo texto</translation>
    </message>
    <message>
        <source>Compare each token of the text, a query, with each token of this document</source>
        <translation>Comparar cada token del texto, una consulta, con cada token de este documento</translation>
    </message>
    <message>
        <source>type a document</source>
        <translation>escribir un documento</translation>
    </message>
    <message>
        <source>Type a query as the text: its tokens appear here beside those of a document.</source>
        <translation>Escriba una consulta como texto: sus tokens aparecen aquí junto a los de un documento.</translation>
    </message>
    <message>
        <source>Type a document: each token of the text, a query, is compared with each of its tokens.</source>
        <translation>Escriba un documento: cada token del texto, una consulta, se compara con cada uno de sus tokens.</translation>
    </message>
</context>
<context>
    <name>headlight::LayerPage</name>
    <message>
        <source>Layer and cost</source>
        <translation>Capa y costo</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>Abrir config.json…</translation>
    </message>
    <message>
        <source>Show a model of which there is only a configuration, such as one too large for this machine</source>
        <translation>Mostrar un modelo del que solo hay una configuración, como uno demasiado grande para este equipo</translation>
    </message>
    <message>
        <source>Show open model</source>
        <translation>Mostrar modelo abierto</translation>
    </message>
    <message>
        <source>Show the layer of the model that the window runs</source>
        <translation>Mostrar la capa del modelo que ejecuta la ventana</translation>
    </message>
    <message>
        <source>Measure runs</source>
        <translation>Medir ejecuciones</translation>
    </message>
    <message>
        <source>Time runs of up to 1,024 tokens of the open model on this machine</source>
        <translation>Cronometrar ejecuciones de hasta 1&#xa0;024 tokens del modelo abierto en este equipo</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>Abrir la configuración de un modelo</translation>
    </message>
    <message>
        <source>Configurations (config.json);;All files (*)</source>
        <translation>Configuraciones (config.json);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>headlight::LensPage</name>
    <message>
        <source>Prediction of each layer</source>
        <translation>Predicción de cada capa</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>Cerrar las lecciones</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Todas las lecciones</translation>
    </message>
    <message>
        <source>End lesson ✕</source>
        <translation>Terminar lección ✕</translation>
    </message>
    <message>
        <source>Restores your work from before the lesson</source>
        <translation>Restaurar el trabajo anterior a la lección</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>El texto de la lección</translation>
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
        <translation>Probar: %1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Otros números</translation>
    </message>
    <message>
        <source>Poses the exercises again with other numbers</source>
        <translation>Plantear los ejercicios de nuevo con otros números</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>Pruebe esto</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 of the lesson %3</source>
        <translation>Paso %1 de %2 de la lección %3</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPlayer</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>--lesson: expected a file, a folder or a built-in lesson (%2), found &quot;%1&quot;.</source>
        <translation>--lesson: se esperaba un archivo, una carpeta o una lección integrada (%2), se encontró &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Lecciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Siguiente lección</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Siguiente paso de la lección</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>headlight::LessonStage</name>
    <message>
        <source>This step of the lesson shows heads that %1 does not have: %2. The model&apos;s first head is shown instead; check the fields &quot;layer&quot; and &quot;head&quot; of the lesson.</source>
        <translation>Este paso de la lección muestra cabezas que %1 no tiene: %2. En su lugar se muestra la primera cabeza del modelo; compruebe los campos &quot;layer&quot; y &quot;head&quot; de la lección.</translation>
    </message>
    <message>
        <source>try a suggestion of the lesson</source>
        <translation>probar una sugerencia de la lección</translation>
    </message>
</context>
<context>
    <name>headlight::LiveRun</name>
    <message>
        <source>pasted image</source>
        <translation>imagen pegada</translation>
    </message>
    <message>
        <source>Stopped. The figures show the previous text; edit the text to run the model.</source>
        <translation>Detenido. Las figuras muestran el texto anterior; edite el texto para ejecutar el modelo.</translation>
    </message>
    <message>
        <source>The text was cut after %L1 of %L2 characters, the most that the window accepts.</source>
        <translation>El texto se cortó después de %L1 de %L2 caracteres, el máximo que admite la ventana.</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.</source>
        <translation>%1 lee textos. Abra un modelo que lea imágenes, como fashion-vit, para ver esta imagen.</translation>
    </message>
    <message>
        <source>%1, %L2 s</source>
        <translation>%1, %L2 s</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.</source>
        <translation>%1 lee textos. Abra un modelo que lea grabaciones, como Whisper, para ver esta.</translation>
    </message>
    <message>
        <source>%1 reads recordings: open an audio file (File &gt; Open audio…).</source>
        <translation>%1 lee grabaciones: abra un archivo de audio (Archivo &gt; Abrir audio…).</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page. Open a model that does, such as LayoutLMv3.</source>
        <translation>%1 no lee dónde están las palabras en una página. Abra un modelo que lo lea, como LayoutLMv3.</translation>
    </message>
    <message>
        <source>A text holds at most %1 images, found %2: the last ones were left out.</source>
        <translation>Un texto contiene como máximo %1 imágenes y hay %2: se omitieron las últimas.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: it reads the first. Remove the others, or open a model that reads several.</source>
        <translation>%1 lee una sola imagen a la vez y hay %2: lee la primera. Quite las demás o abra un modelo que lea varias.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 images in a text, found %3: it reads the first ones. Remove the others.</source>
        <translation>%1 lee como máximo %2 imágenes en un texto y hay %3: lee las primeras. Quite las demás.</translation>
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
        <translation>Mover el panel debajo de la figura</translation>
    </message>
    <message>
        <source>Move the panel beside the figure</source>
        <translation>Mover el panel al lado de la figura</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Open model, session or other file</source>
        <translation>Abrir modelo, sesión u otro archivo</translation>
    </message>
    <message>
        <source>Open model folder</source>
        <translation>Abrir carpeta de modelo</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>Abrir una imagen</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Imágenes (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>There is no image to paste. Copy one first.</source>
        <translation>No hay ninguna imagen que pegar. Copie una primero.</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Abrir una grabación</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Panel %1 added; end the lesson to see the page</source>
        <translation>Panel %1 añadido; termine la lección para ver la página</translation>
    </message>
    <message>
        <source>There is no figure to add yet</source>
        <translation>Todavía no hay ninguna figura que añadir</translation>
    </message>
    <message>
        <source>Panel %1 added; %2 shows the page</source>
        <translation>Panel %1 añadido; %2 muestra la página</translation>
    </message>
    <message>
        <source>Panels %1 to %2 added; %3 shows the page</source>
        <translation>Paneles %1 a %2 añadidos; %3 muestra la página</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>Acerca de Headlight</translation>
    </message>
    <message>
        <source>Headlight %1

Shows what the attention heads of transformers attend to, on this machine and without a network.</source>
        <translation>Headlight %1

Muestra a qué atienden las cabezas de atención de los transformers, en este equipo y sin red.</translation>
    </message>
    <message>
        <source>All files that can be opened (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Models and imported attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;All files (*)</source>
        <translation>Todos los archivos que se pueden abrir (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Modelos y atención importada (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Recordings (%1);;All files (*)</source>
        <translation>Grabaciones (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Neutral Prompt</source>
        <translation>Prompt neutro</translation>
    </message>
    <message>
        <source>Weights over the image are divided by those that this prompt gives:</source>
        <translation>Los pesos sobre la imagen se dividen entre los que da este prompt:</translation>
    </message>
    <message>
        <source>neutral prompt</source>
        <translation>prompt neutro</translation>
    </message>
    <message>
        <source>Add images</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <source>Replace the image</source>
        <translation>Reemplazar la imagen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
</context>
<context>
    <name>headlight::MapMenu</name>
    <message>
        <source>color map %1</source>
        <translation>mapa de colores %1</translation>
    </message>
</context>
<context>
    <name>headlight::MatricesPage</name>
    <message>
        <source>Three vectors, no projections</source>
        <translation>Tres vectores, sin proyecciones</translation>
    </message>
    <message>
        <source>Three vectors with projections</source>
        <translation>Tres vectores con proyecciones</translation>
    </message>
    <message>
        <source>Values mixed by given weights</source>
        <translation>Valores mezclados con pesos dados</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>La atención en matrices</translation>
    </message>
    <message>
        <source>What the matrices are of</source>
        <translation>De qué son las matrices</translation>
    </message>
    <message>
        <source>Shown head</source>
        <translation>Cabeza mostrada</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Empty the matrices of this step (Backspace)</source>
        <translation>Vaciar las matrices de este paso (Retroceso)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Compute the next matrices (Space); after the last, begin again</source>
        <translation>Calcular las matrices siguientes (Espacio); después de las últimas, empezar de nuevo</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Input vectors, such as 1 0; 0 1; 1 1: rows apart by semicolons</source>
        <translation>Vectores de entrada, como 1 0; 0 1; 1 1: filas separadas por punto y coma</translation>
    </message>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>Matrix that makes queries; empty: inputs are the queries</source>
        <translation>Matriz que produce las consultas; vacía: las entradas son las consultas</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>Matrix that makes keys; empty: inputs are the keys</source>
        <translation>Matriz que produce las claves; vacía: las entradas son las claves</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>Matrix that makes values; empty: inputs are the values</source>
        <translation>Matriz que produce los valores; vacía: las entradas son los valores</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Weights; empty: softmax of Q K^T / √d</source>
        <translation>Pesos; vacío: softmax de Q K^T / √d</translation>
    </message>
    <message>
        <source>go through the matrices</source>
        <translation>recorrer las matrices</translation>
    </message>
    <message>
        <source>choose what the matrices are of</source>
        <translation>elegir de qué son las matrices</translation>
    </message>
    <message>
        <source>type a matrix</source>
        <translation>escribir una matriz</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>headlight::ModelMenu</name>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Integrados</translation>
    </message>
    <message>
        <source>Built in: %1</source>
        <translation>Integrados: %1</translation>
    </message>
    <message>
        <source>In the &amp;Hugging Face cache</source>
        <translation>En la caché de &amp;Hugging Face</translation>
    </message>
</context>
<context>
    <name>headlight::NotesPanel</name>
    <message>
        <source>NOTES</source>
        <translation>NOTAS</translation>
    </message>
    <message>
        <source>Close the notes</source>
        <translation>Cerrar las notas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Write notes on this text and its figures. They are saved with the session.</source>
        <translation>Escriba notas sobre este texto y sus figuras. Se guardan con la sesión.</translation>
    </message>
</context>
<context>
    <name>headlight::NoticesBar</name>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <translation>Descartar el aviso</translation>
    </message>
</context>
<context>
    <name>headlight::OtherSide</name>
    <message>
        <source>original run</source>
        <translation>ejecución original</translation>
    </message>
</context>
<context>
    <name>headlight::OverflowButton</name>
    <message>
        <source>More controls</source>
        <translation>Más controles</translation>
    </message>
    <message>
        <source>Show the controls that do not fit here</source>
        <translation>Mostrar los controles que no caben aquí</translation>
    </message>
</context>
<context>
    <name>headlight::PageFields</name>
    <message>
        <source>equal</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>Set the widths of the columns relative to each other, such as 2, 1</source>
        <translation>Fijar los anchos relativos de las columnas, como 2, 1</translation>
    </message>
    <message>
        <source>Model, backend, version and options under the figure</source>
        <translation>Modelo, backend, versión y opciones bajo la figura</translation>
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
        <translation>Página web con todas las cabezas</translation>
    </message>
    <message>
        <source>Numbers: CSV</source>
        <translation>Números: CSV</translation>
    </message>
    <message>
        <source>Numbers: TSV</source>
        <translation>Números: TSV</translation>
    </message>
    <message>
        <source>Numbers: JSON</source>
        <translation>Números: JSON</translation>
    </message>
    <message>
        <source>Numbers: NumPy</source>
        <translation>Números: NumPy</translation>
    </message>
    <message>
        <source>Numbers: safetensors</source>
        <translation>Números: safetensors</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Visión normal</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Blanco y negro</translation>
    </message>
    <message>
        <source>Protanopia (no red cones)</source>
        <translation>Protanopía (sin conos rojos)</translation>
    </message>
    <message>
        <source>Deuteranopia (no green cones)</source>
        <translation>Deuteranopía (sin conos verdes)</translation>
    </message>
    <message>
        <source>Tritanopia (no blue cones)</source>
        <translation>Tritanopía (sin conos azules)</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Para papel</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Set the font of all labels; LaTeX keeps the font of its document</source>
        <translation>Fijar la fuente de todos los rótulos; LaTeX conserva la fuente de su documento</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>Sans serif</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>Serif</translation>
    </message>
    <message>
        <source>Monospace</source>
        <translation>Monoespaciada</translation>
    </message>
    <message>
        <source>default</source>
        <translation>por defecto</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Set the size of labels; by default 7 pt in columns, 8 on pages and 14 on slides</source>
        <translation>Fijar el tamaño de los rótulos; por defecto, 7 pt en columnas, 8 en páginas y 14 en diapositivas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>Anchos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>headlight::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>There is not enough memory to preview this page.</source>
        <translation>No hay memoria suficiente para la vista previa de esta página.</translation>
    </message>
</context>
<context>
    <name>headlight::PanelList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>En una página</translation>
    </message>
    <message>
        <source>Panels on one page</source>
        <translation>Paneles en una página</translation>
    </message>
    <message>
        <source>Show all panels on one page; when this is off, the page shows the figure chosen above and the panels are kept</source>
        <translation>Mostrar todos los paneles en una página; si está desactivado, la página muestra la figura elegida arriba y los paneles se conservan</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns of panels</source>
        <translation>Columnas de paneles</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>automático (%1)</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>Título de %1</translation>
    </message>
</context>
<context>
    <name>headlight::PatchMasksPage</name>
    <message>
        <source>Patch masks</source>
        <translation>Máscaras de parches</translation>
    </message>
    <message>
        <source>mass </source>
        <translation>masa </translation>
    </message>
    <message>
        <source>Share of the attention that the patches of a mask hold</source>
        <translation>Parte de la atención que reúnen los parches de una máscara</translation>
    </message>
    <message>
        <source>Choose the share of the attention that the patches of a mask hold</source>
        <translation>Elegir la parte de la atención que reúnen los parches de una máscara</translation>
    </message>
    <message>
        <source>choose the mass of masks</source>
        <translation>elegir la masa de las máscaras</translation>
    </message>
    <message>
        <source>Open an image with a model that reads patches, such as fashion-vit: the patches that each head of a layer attends to most appear here.</source>
        <translation>Abra una imagen con un modelo que lea parches, como fashion-vit: aquí aparecen los parches a los que más atiende cada cabeza de una capa.</translation>
    </message>
</context>
<context>
    <name>headlight::PixelCompletion</name>
    <message>
        <source>Open an image first.</source>
        <translation>Abra primero una imagen.</translation>
    </message>
    <message>
        <source>Beams are of texts. Choose Greedy or Sample for an image.</source>
        <translation>Los haces son para textos. Para una imagen, elija Voraz o Muestrear.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while pixels are generated. Use zero ablation instead.</source>
        <translation>La ablación a la media no está disponible mientras se generan píxeles. Use la ablación a cero.</translation>
    </message>
</context>
<context>
    <name>headlight::PredictionPanel</name>
    <message>
        <source>Candidates for token %1</source>
        <translation>Candidatos para el token %1</translation>
    </message>
    <message>
        <source>Letter at “%1”</source>
        <translation>Letra en «%1»</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Siguiente tras «%1»</translation>
    </message>
    <message>
        <source>Token id %1, probability %2</source>
        <translation>Id de token %1, probabilidad %2</translation>
    </message>
    <message>
        <source>Masked words</source>
        <translation>Palabras enmascaradas</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Mayús+clic en un token bajo el texto para enmascararlo: el modelo predice el token enmascarado.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>The model hears no letters in this recording.</source>
        <translation>El modelo no oye letras en esta grabación.</translation>
    </message>
    <message>
        <source>Class of the recording</source>
        <translation>Clase de la grabación</translation>
    </message>
    <message>
        <source>Class of the image</source>
        <translation>Clase de la imagen</translation>
    </message>
    <message>
        <source>Class of the text</source>
        <translation>Clase del texto</translation>
    </message>
    <message>
        <source>Labels of the tokens</source>
        <translation>Etiquetas de los tokens</translation>
    </message>
    <message>
        <source>The model finds no entity in this text.</source>
        <translation>El modelo no encuentra ninguna entidad en este texto.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>This model answers questions: type the question as text, and add the passage to search as second text.</source>
        <translation>Este modelo responde preguntas: escriba la pregunta como texto y añada como segundo texto el pasaje en el que se busca.</translation>
    </message>
    <message>
        <source>Does the second text follow?</source>
        <translation>¿El segundo texto continúa el primero?</translation>
    </message>
    <message>
        <source>it follows</source>
        <translation>lo continúa</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>The model&apos;s predictions will appear here.</source>
        <translation>Aquí aparecerán las predicciones del modelo.</translation>
    </message>
</context>
<context>
    <name>headlight::ProbabilityPanel</name>
    <message>
        <source>PROBABILITY</source>
        <translation>PROBABILIDAD</translation>
    </message>
    <message>
        <source>Close the probability of the text</source>
        <translation>Cerrar la probabilidad del texto</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Losses of the text</source>
        <translation>Pérdidas del texto</translation>
    </message>
    <message>
        <source>−ln p in nats. Point at a bar to see its token.</source>
        <translation>−ln p en nats. Apunte a una barra para ver su token.</translation>
    </message>
    <message>
        <source>Tokens that the model is asked for</source>
        <translation>Tokens por los que se pregunta al modelo</translation>
    </message>
    <message>
        <source>Masked tokens, else each in turn</source>
        <translation>Tokens enmascarados; si no, cada uno por turno</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>Tokens enmascarados</translation>
    </message>
    <message>
        <source>Each token in turn</source>
        <translation>Cada token por turno</translation>
    </message>
    <message>
        <source>As in pre-training of BERT</source>
        <translation>Como en el preentrenamiento de BERT</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>Semilla de la elección</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semilla </translation>
    </message>
    <message>
        <source>Right class</source>
        <translation>Clase correcta</translation>
    </message>
    <message>
        <source>Right answer, as it stands in the passage</source>
        <translation>Respuesta correcta, tal como figura en el pasaje</translation>
    </message>
    <message>
        <source>the right answer, as in the passage</source>
        <translation>la respuesta correcta, como en el pasaje</translation>
    </message>
    <message>
        <source>Run the model once for each token</source>
        <translation>Ejecutar el modelo una vez por token</translation>
    </message>
    <message>
        <source>choose the tokens that are asked for</source>
        <translation>elegir los tokens por los que se pregunta</translation>
    </message>
    <message>
        <source>choose the seed</source>
        <translation>elegir la semilla</translation>
    </message>
    <message>
        <source>choose the right class</source>
        <translation>elegir la clase correcta</translation>
    </message>
    <message>
        <source>type the right answer</source>
        <translation>escribir la respuesta correcta</translation>
    </message>
    <message>
        <source>no right class</source>
        <translation>sin clase correcta</translation>
    </message>
    <message numerus="yes">
        <source>Run %n times</source>
        <translation>
            <numerusform>Ejecutar %n vez</numerusform>
            <numerusform>Ejecutar %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>The model must run once for each token, about %1 s in all.</source>
        <translation>El modelo debe ejecutarse una vez por token, unos %1 s en total.</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Probabilidad del texto</translation>
    </message>
</context>
<context>
    <name>headlight::Rail</name>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Intervenir</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navegación</translation>
    </message>
    <message>
        <source>More places</source>
        <translation>Más lugares</translation>
    </message>
</context>
<context>
    <name>headlight::RecallPage</name>
    <message>
        <source>Type a row such as &quot;c4 h1 a7 c?&quot;: small networks answer its questions here.</source>
        <translation>Escriba una fila como &quot;c4 h1 a7 c?&quot;: aquí, redes pequeñas responden a sus preguntas.</translation>
    </message>
</context>
<context>
    <name>headlight::RecoveryFiles</name>
    <message>
        <source>Your changes are not backed up and would be lost in a crash. %1</source>
        <translation>Los cambios no tienen copia de seguridad y se perderían si el programa fallara. %1</translation>
    </message>
    <message>
        <source>The pasted image is not backed up and would be lost in a crash. %1</source>
        <translation>La imagen pegada no tiene copia de seguridad y se perdería si el programa fallara. %1</translation>
    </message>
    <message>
        <source>It has more than %L1 pixels; save the session to keep it.</source>
        <translation>Tiene más de %L1 píxeles; guarde la sesión para conservarla.</translation>
    </message>
</context>
<context>
    <name>headlight::RunProgress</name>
    <message>
        <source>about %1 min left</source>
        <translation>quedan unos %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>quedan unos %1 s</translation>
    </message>
</context>
<context>
    <name>headlight::SamplesMenu</name>
    <message>
        <source>Only the built-in models have sample texts</source>
        <translation>Solo los modelos integrados tienen textos de ejemplo</translation>
    </message>
    <message>
        <source>Works well</source>
        <translation>Funciona bien</translation>
    </message>
    <message>
        <source>Known failures</source>
        <translation>Fallos conocidos</translation>
    </message>
    <message>
        <source>Known failure: %1</source>
        <translation>Fallo conocido: %1</translation>
    </message>
    <message>
        <source>Texts by topic</source>
        <translation>Textos por tema</translation>
    </message>
</context>
<context>
    <name>headlight::SequenceFiles</name>
    <message>
        <source>Choose Sequence</source>
        <translation>Elegir secuencia</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records. Show the sequence of:</source>
        <translation>
            <numerusform>%1 tiene %n registro. Mostrar la secuencia de:</numerusform>
            <numerusform>%1 tiene %n registros. Mostrar la secuencia de:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records, of which the first %2 are listed. Show the sequence of:</source>
        <translation>
            <numerusform>%1 tiene %n registro, se muestran los primeros %2. Mostrar la secuencia de:</numerusform>
            <numerusform>%1 tiene %n registros, de los que se muestran los primeros %2. Mostrar la secuencia de:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::SessionKeeper</name>
    <message>
        <source>Remove them from the session</source>
        <translation>Quitarlos de la sesión</translation>
    </message>
    <message>
        <source>No recent sessions</source>
        <translation>No hay sesiones recientes</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Abrir una sesión</translation>
    </message>
    <message>
        <source>Sessions (*.headlight);;All files (*)</source>
        <translation>Sesiones (*.headlight);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>The model at %1 is not the one that the session was saved with, so only the text and the notes were opened.</source>
        <translation>El modelo de %1 no es aquel con el que se guardó la sesión, por lo que solo se abrieron el texto y las notas.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>The session&apos;s model, %1 (%2, weights %3), is not on this machine. Its text and its notes are open; open the model to see the rest.</source>
        <translation>El modelo de la sesión, %1 (%2, pesos %3), no está en este equipo. Su texto y sus notas están abiertos; abra el modelo para ver el resto.</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Abrir modelo…</translation>
    </message>
    <message>
        <source>The model that the session compares with, %1, is not on this machine, or was changed.</source>
        <translation>El modelo con el que compara la sesión, %1, no está en este equipo o fue modificado.</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with, so it was not opened.</source>
        <translation>%1 no es el archivo con el que se guardó la sesión, por lo que no se abrió.</translation>
    </message>
    <message>
        <source>The session&apos;s file %1 is not on this machine.</source>
        <translation>El archivo %1 de la sesión no está en este equipo.</translation>
    </message>
    <message>
        <source>The session was saved with other weights, another configuration or another tokenizer of %1 than %2 has here: numbers may differ.</source>
        <translation>La sesión se guardó con otros pesos, otra configuración u otro tokenizador de %1 que los que %2 tiene aquí: los números pueden diferir.</translation>
    </message>
    <message>
        <source>The session does not contain %1 of the page of panels: drawings, and figures of images without a file, cannot be drawn again.</source>
        <translation>La sesión no contiene %1 de la página de paneles: los dibujos, y las figuras de imágenes sin archivo, no se pueden dibujar de nuevo.</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not part of the session.</source>
        <translation>El zoom y el token seleccionado de %1 no forman parte de la sesión.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here, perhaps in another window. Nothing was saved yet.</source>
        <translation>%1 se modificó en otro lugar desde que se abrió aquí, quizá en otra ventana. Todavía no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>The page of panels is not saved in a session file yet.</source>
        <translation>La página de paneles aún no está guardada en un archivo de sesión.</translation>
    </message>
    <message>
        <source>The session %1 has changes that are not saved.</source>
        <translation>La sesión %1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>Headlight closed unexpectedly. Restore your session?</source>
        <translation>Headlight se cerró inesperadamente. ¿Restaurar la sesión?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>headlight::SessionPanels</name>
    <message>
        <source>&quot;%1&quot; cannot be drawn: %2</source>
        <translation>&quot;%1&quot; no se puede dibujar: %2</translation>
    </message>
    <message>
        <source>Some panels of the session are not on the page: %1</source>
        <translation>Algunos paneles de la sesión no están en la página: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2, which is not on this machine or was changed.</source>
        <translation>&quot;%1&quot; necesita %2, que no está en este equipo o fue modificado.</translation>
    </message>
    <message>
        <source>The panel &quot;%1&quot; was saved with other weights of %2; it is drawn with those on this machine.</source>
        <translation>El panel &quot;%1&quot; se guardó con otros pesos de %2; se dibuja con los de este equipo.</translation>
    </message>
</context>
<context>
    <name>headlight::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation>Buscar un comando o teclas</translation>
    </message>
    <message>
        <source>No command has this name or these keys.</source>
        <translation>Ningún comando tiene este nombre o estas teclas.</translation>
    </message>
</context>
<context>
    <name>headlight::ShownView</name>
    <message>
        <source>Open a model and type a text to change its heads.</source>
        <translation>Abra un modelo y escriba un texto para cambiar sus cabezas.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so its heads cannot be changed.</source>
        <translation>La atención importada no tiene modelo, así que sus cabezas no se pueden cambiar.</translation>
    </message>
    <message>
        <source>Choose a head or a layer to change.</source>
        <translation>Elija una cabeza o una capa que cambiar.</translation>
    </message>
    <message>
        <source>remove: %1</source>
        <translation>quitar: %1</translation>
    </message>
    <message>
        <source>Choose a single head to paint its weights.</source>
        <translation>Elija una cabeza individual para pintar sus pesos.</translation>
    </message>
    <message>
        <source>Weights can only be painted between tokens: show tokens instead of words (Ctrl+T).</source>
        <translation>Los pesos solo se pueden pintar entre tokens: muestre tokens en lugar de palabras (Ctrl+T).</translation>
    </message>
    <message>
        <source>This weight is masked: the query may not attend to this key, so the weight stays 0.</source>
        <translation>Este peso está enmascarado: la consulta no puede atender a esta clave, por lo que el peso sigue en 0.</translation>
    </message>
    <message>
        <source>paint weights</source>
        <translation>pintar pesos</translation>
    </message>
    <message>
        <source>remove all interventions</source>
        <translation>quitar todas las intervenciones</translation>
    </message>
    <message>
        <source>generate the target with the interventions</source>
        <translation>generar el destino con las intervenciones</translation>
    </message>
    <message>
        <source>generate the target without interventions</source>
        <translation>generar el destino sin intervenciones</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>mostrar %1</translation>
    </message>
    <message>
        <source>unpin %1</source>
        <translation>desanclar %1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>anclar %1</translation>
    </message>
    <message>
        <source>Nothing was masked: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>No se enmascaró nada: estos son los tokens del texto anterior. Inténtelo de nuevo cuando aparezcan los tokens nuevos.</translation>
    </message>
    <message>
        <source>unmask a token</source>
        <translation>desenmascarar un token</translation>
    </message>
    <message>
        <source>mask a token</source>
        <translation>enmascarar un token</translation>
    </message>
    <message>
        <source>An intervention was removed: %1 does not have its heads, or they cannot be changed.</source>
        <translation>Se quitó una intervención: %1 no tiene sus cabezas, o no se pueden cambiar.</translation>
    </message>
    <message numerus="yes">
        <source>%n interventions were removed: %1 does not have their heads, or they cannot be changed.</source>
        <translation>
            <numerusform>Se quitó %n intervención: %1 no tiene sus cabezas, o no se pueden cambiar.</numerusform>
            <numerusform>Se quitaron %n intervenciones: %1 no tiene sus cabezas, o no se pueden cambiar.</numerusform>
        </translation>
    </message>
    <message>
        <source>add the second text</source>
        <translation>añadir el segundo texto</translation>
    </message>
    <message>
        <source>remove the second text</source>
        <translation>quitar el segundo texto</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>escribir texto</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>borrar texto</translation>
    </message>
    <message>
        <source>replace text</source>
        <translation>reemplazar texto</translation>
    </message>
    <message>
        <source>open images</source>
        <translation>abrir imágenes</translation>
    </message>
    <message>
        <source>add images</source>
        <translation>añadir imágenes</translation>
    </message>
    <message>
        <source>remove images</source>
        <translation>quitar imágenes</translation>
    </message>
    <message>
        <source>move the image</source>
        <translation>mover la imagen</translation>
    </message>
    <message>
        <source>replace the image</source>
        <translation>reemplazar la imagen</translation>
    </message>
</context>
<context>
    <name>headlight::SoftmaxPage</name>
    <message>
        <source>One huge score: −3, 1, 1000, 5, −1</source>
        <translation>Una puntuación enorme: −3, 1, 1000, 5, −1</translation>
    </message>
    <message>
        <source>Steps of 1: 0, 1, 2, 3</source>
        <translation>Pasos de 1: 0, 1, 2, 3</translation>
    </message>
    <message>
        <source>Equal scores: 2, 2, 2, 2</source>
        <translation>Puntuaciones iguales: 2, 2, 2, 2</translation>
    </message>
    <message>
        <source>Two rivals: 8, 8.5, 0, 0</source>
        <translation>Dos rivales: 8, 8.5, 0, 0</translation>
    </message>
    <message>
        <source>Products of long vectors: −24, 8, 16, 40</source>
        <translation>Productos de vectores largos: −24, 8, 16, 40</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax de una fila</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Row of the head</source>
        <translation>Fila de la cabeza</translation>
    </message>
    <message>
        <source>Typed scores, with commas between</source>
        <translation>Puntuaciones escritas, separadas por comas</translation>
    </message>
    <message>
        <source>Type scores with commas between them, such as -3, 1, 1000, 5, -1</source>
        <translation>Escriba puntuaciones separadas por comas, como -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Divisor of the products</source>
        <translation>Divisor de los productos</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restore the model&apos;s divisor, and temperature 1</source>
        <translation>Restaurar el divisor del modelo y la temperatura 1</translation>
    </message>
    <message>
        <source>reset the softmax</source>
        <translation>restablecer la softmax</translation>
    </message>
    <message>
        <source>change the temperature</source>
        <translation>cambiar la temperatura</translation>
    </message>
    <message>
        <source>change the divisor</source>
        <translation>cambiar el divisor</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>elegir puntuaciones</translation>
    </message>
    <message>
        <source>type scores</source>
        <translation>escribir puntuaciones</translation>
    </message>
    <message>
        <source>scores of your own: -3, 1, 1000, 5, -1</source>
        <translation>puntuaciones propias: -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Type a text: the softmax of each row is computed here.</source>
        <translation>Escriba un texto: aquí se calcula la softmax de cada fila.</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>Temperatura %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Dividir por %1</translation>
    </message>
</context>
<context>
    <name>headlight::Stage</name>
    <message>
        <source>Color bar of all heads</source>
        <translation>Barra de colores de todas las cabezas</translation>
    </message>
    <message>
        <source>Show the head label that fits best on this text</source>
        <translation>Mostrar la etiqueta de cabeza que mejor se ajusta a este texto</translation>
    </message>
    <message>
        <source>Heads ▾</source>
        <translation>Cabezas ▾</translation>
    </message>
    <message>
        <source>Weights too small to see: use log scale</source>
        <translation>Pesos demasiado pequeños para verse: use la escala logarítmica</translation>
    </message>
    <message>
        <source>Use the log scale: hardly any weight of this head is large enough to be seen on the linear scale</source>
        <translation>Usar la escala logarítmica: casi ningún peso de esta cabeza es lo bastante grande para verse en la escala lineal</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>Tipo de figura</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>Smallest weight that is drawn as a link</source>
        <translation>Peso mínimo que se dibuja como enlace</translation>
    </message>
    <message>
        <source>top </source>
        <translation>top </translation>
    </message>
    <message>
        <source>all links</source>
        <translation>todos los enlaces</translation>
    </message>
    <message>
        <source>Maximum links per query</source>
        <translation>Máximo de enlaces por consulta</translation>
    </message>
    <message>
        <source>smallest link %1</source>
        <translation>enlace mínimo %1</translation>
    </message>
    <message>
        <source>links for each query</source>
        <translation>enlaces por consulta</translation>
    </message>
    <message>
        <source>Enlarge the heat map first (Alt++, or Ctrl and the wheel); the part in view is then kept.</source>
        <translation>Amplíe primero el mapa de calor (Alt++, o Ctrl y la rueda); después se conserva la parte visible.</translation>
    </message>
</context>
<context>
    <name>headlight::StatusLine</name>
    <message>
        <source>%1 · checking %2</source>
        <translation>%1 · comprobando %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patches</source>
        <translation>
            <numerusform>%Ln parche</numerusform>
            <numerusform>%Ln parches</numerusform>
        </translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tokens</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source> · %L1 with special tokens</source>
        <translation> · %L1 con tokens especiales</translation>
    </message>
    <message>
        <source>Hash of the model: %1</source>
        <translation>Hash del modelo: %1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calculando…</translation>
    </message>
    <message>
        <source>Weight under the pointer</source>
        <translation>Peso bajo el puntero</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>running: %1 · %2</source>
        <translation>en ejecución: %1 · %2</translation>
    </message>
    <message>
        <source>running: first layer</source>
        <translation>en ejecución: primera capa</translation>
    </message>
    <message>
        <source>prepare %1 · forward %2</source>
        <translation>preparación %1 · pasada %2</translation>
    </message>
    <message>
        <source>tokenize %1 · forward %2</source>
        <translation>tokenización %1 · pasada %2</translation>
    </message>
    <message>
        <source> · figure %1</source>
        <translation> · figura %1</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Cargando el modelo</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Ejecutando el modelo</translation>
    </message>
</context>
<context>
    <name>headlight::StepControls</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go one step back (Backspace)</source>
        <translation>Retroceder un paso (Retroceso)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Go to the next step (Space); after the last, begin again</source>
        <translation>Ir al paso siguiente (Espacio); después del último, empezar de nuevo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>headlight::StepsPanel</name>
    <message>
        <source>TOKENIZATION</source>
        <translation>TOKENIZACIÓN</translation>
    </message>
    <message>
        <source>Close the tokenization steps</source>
        <translation>Cerrar los pasos de tokenización</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s steps</source>
        <translation>Pasos del tokenizador</translation>
    </message>
    <message>
        <source>Type a text to see how each word is split into tokens.</source>
        <translation>Escriba un texto para ver cómo se divide cada palabra en tokens.</translation>
    </message>
    <message>
        <source>There is no step-by-step view for this tokenizer.</source>
        <translation>No hay vista paso a paso para este tokenizador.</translation>
    </message>
    <message>
        <source>The first %1 characters.</source>
        <translation>Los primeros %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>headlight::TextEditor</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>headlight::TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Type or paste a text: every head shows at once what it attends to.</source>
        <translation>Escriba o pegue un texto: cada cabeza muestra al instante a qué atiende.</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Segundo texto</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters; it was cut so that the whole text has %L2, the most that the window accepts.</source>
        <translation>El texto pegado tiene %L1 caracteres; se cortó para que el texto completo tenga %L2, el máximo que admite la ventana.</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Buscar un token</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Type a target; while this is empty, the model generates its own.</source>
        <translation>Escriba un destino; mientras esto esté vacío, el modelo genera el suyo.</translation>
    </message>
    <message>
        <source>The second text of a pair: an answer, a next sentence, …</source>
        <translation>El segundo texto de un par: una respuesta, una oración siguiente, …</translation>
    </message>
    <message>
        <source>The text of the imported attention cannot be edited: there is no model that could read another one.</source>
        <translation>El texto de la atención importada no se puede editar: no hay ningún modelo que pueda leer otro.</translation>
    </message>
    <message>
        <source>No recording yet: File &gt; Open audio…</source>
        <translation>Aún no hay grabación: Archivo &gt; Abrir audio…</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>+ target</source>
        <translation>+ destino</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ segundo texto</translation>
    </message>
    <message>
        <source>Remove the second text</source>
        <translation>Quitar el segundo texto</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Añadir un destino</translation>
    </message>
    <message>
        <source>Add a second text</source>
        <translation>Añadir un segundo texto</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>sin resultados</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Its first %L1 characters are shown here; all of its tokens are below.</source>
        <translation>Aquí se muestran sus primeros %L1 caracteres; todos sus tokens están debajo.</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Lo que lee el modelo</translation>
    </message>
    <message>
        <source>The model generates a text about the image.</source>
        <translation>El modelo genera un texto sobre la imagen.</translation>
    </message>
</context>
<context>
    <name>headlight::TokenChips</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>1 token: %1</source>
        <translation>1 token: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n token: %1</numerusform>
            <numerusform>%n tokens: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>Token %1: %2</translation>
    </message>
    <message>
        <source>Piece %1, id %2</source>
        <translation>Pieza %1, id %2</translation>
    </message>
    <message>
        <source>Not a part of the text</source>
        <translation>No forma parte del texto</translation>
    </message>
    <message>
        <source>Characters %1 to %2</source>
        <translation>Caracteres %1 a %2</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3</source>
        <translation>Bytes %1 a %2: %3</translation>
    </message>
    <message>
        <source>Special token, added by the tokenizer</source>
        <translation>Token especial, añadido por el tokenizador</translation>
    </message>
    <message>
        <source>Continues the word of the previous token</source>
        <translation>Continúa la palabra del token anterior</translation>
    </message>
    <message>
        <source>Generated by the model, or chosen among its candidates</source>
        <translation>Generado por el modelo, o elegido entre sus candidatos</translation>
    </message>
    <message>
        <source>The tokenizer has no piece for this text</source>
        <translation>El tokenizador no tiene ninguna pieza para este texto</translation>
    </message>
    <message>
        <source>Masked; Shift+click to unmask it</source>
        <translation>Enmascarado; Mayús+clic para desenmascararlo</translation>
    </message>
    <message>
        <source>Shift+click to mask it</source>
        <translation>Mayús+clic para enmascararlo</translation>
    </message>
    <message>
        <source>The tokens that the model reads will appear here.</source>
        <translation>Aquí aparecerán los tokens que lee el modelo.</translation>
    </message>
    <message>
        <source>Open a model to see the tokens that it reads.</source>
        <translation>Abra un modelo para ver los tokens que lee.</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>enmascarado</translation>
    </message>
</context>
<context>
    <name>headlight::TokenPanel</name>
    <message>
        <source>Point at a token to see what it attends to and what attends to it; click to keep it.</source>
        <translation>Apunte a un token para ver a qué atiende y qué atiende a él; haga clic para conservarlo.</translation>
    </message>
    <message>
        <source>What the token attends to</source>
        <translation>A qué atiende el token</translation>
    </message>
    <message>
        <source>What attends to the token</source>
        <translation>Qué atiende al token</translation>
    </message>
    <message>
        <source>“%1” attends to</source>
        <translation>«%1» atiende a</translation>
    </message>
    <message>
        <source>“%1” is attended to by</source>
        <translation>«%1» recibe atención de</translation>
    </message>
    <message>
        <source>A token&apos;s attention</source>
        <translation>Atención de un token</translation>
    </message>
</context>
<context>
    <name>headlight::TopBar</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Device and threads</source>
        <translation>Dispositivo e hilos</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>Tokens o palabras</translation>
    </message>
    <message>
        <source>Color scale</source>
        <translation>Escala de color</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 capa</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n capa</numerusform>
            <numerusform>%n capas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n cabeza</numerusform>
            <numerusform>%n cabezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3 × %4</source>
        <translation>%1 · %2 · %3 × %4</translation>
    </message>
    <message>
        <source>Auto: </source>
        <translation>Auto: </translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Abrir un modelo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
</context>
<context>
    <name>headlight::TracePage</name>
    <message>
        <source>One token through the model</source>
        <translation>Un token por el modelo</translation>
    </message>
    <message>
        <source>go through the model</source>
        <translation>recorrer el modelo</translation>
    </message>
    <message>
        <source>Type a text and select a token: its way through the model appears here.</source>
        <translation>Escriba un texto y seleccione un token: aquí aparece su recorrido por el modelo.</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingBar</name>
    <message>
        <source>Progress of the training</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>%1 is being trained. Stop that training first.</source>
        <translation>%1 se está entrenando. Detenga primero ese entrenamiento.</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>Detener entrenamiento</translation>
    </message>
    <message>
        <source>Continue training</source>
        <translation>Continuar entrenamiento</translation>
    </message>
    <message>
        <source>End the training with a checkpoint</source>
        <translation>Terminar el entrenamiento con un checkpoint</translation>
    </message>
    <message numerus="yes">
        <source>Train %n more steps from the last checkpoint on</source>
        <translation>
            <numerusform>Entrenar %n paso más desde el último checkpoint</numerusform>
            <numerusform>Entrenar %n pasos más desde el último checkpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained here: %1</source>
        <translation>Entrenado aquí: %1</translation>
    </message>
    <message>
        <source>Training %1: step %2 of %3</source>
        <translation>Entrenando %1: paso %2 de %3</translation>
    </message>
    <message>
        <source>%1, loss %2</source>
        <translation>%1, pérdida %2</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingDialog</name>
    <message>
        <source>Train a small model</source>
        <translation>Entrenar un modelo pequeño</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Set a new folder for the checkpoints of the model</source>
        <translation>Indicar una carpeta nueva para los checkpoints del modelo</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Elegir la carpeta</translation>
    </message>
    <message>
        <source>Choose where the new folder is made</source>
        <translation>Elegir dónde se crea la carpeta nueva</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Text to train on</source>
        <translation>Texto de entrenamiento</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Archivo de texto</translation>
    </message>
    <message>
        <source>in place of the text, at most 1 MB of UTF-8</source>
        <translation>en lugar del texto, como máximo 1 MB de UTF-8</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Elegir el archivo de texto</translation>
    </message>
    <message>
        <source>Open a text to train on</source>
        <translation>Abrir un texto de entrenamiento</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Textos (*.txt *.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>Cabezas por capa</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Leyendo el texto…</translation>
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
        <translation>SGD con momento</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Choose how the gradient changes the weights: SGD subtracts it times the learning rate, AdamW divides its mean by its size</source>
        <translation>Elige cómo cambia el gradiente los pesos: SGD lo resta multiplicado por la tasa de aprendizaje, AdamW divide su media entre su tamaño</translation>
    </message>
</context>
<context>
    <name>headlight::UnknownWordsLine</name>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 y %L2 más</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 is not in this small model&apos;s training data; attention to it is not meaningful.</source>
        <translation>%1 no está en los datos de entrenamiento de este modelo pequeño; la atención a esa palabra no es significativa.</translation>
    </message>
    <message>
        <source>%1 are not in this small model&apos;s training data; attention to them is not meaningful.</source>
        <translation>%1 no están en los datos de entrenamiento de este modelo pequeño; la atención a esas palabras no es significativa.</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyPage</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Aprender un vocabulario</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Choose how the vocabulary is learned</source>
        <translation>Elegir cómo se aprende el vocabulario</translation>
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
        <translation>Piezas del vocabulario</translation>
    </message>
    <message>
        <source>Choose how many pieces the vocabulary has at the end, characters included</source>
        <translation>Elegir cuántas piezas tiene el vocabulario al final, incluidos los caracteres</translation>
    </message>
    <message>
        <source> pieces</source>
        <translation> piezas</translation>
    </message>
    <message>
        <source>choose a rule</source>
        <translation>elegir una regla</translation>
    </message>
    <message>
        <source>choose the size of the vocabulary</source>
        <translation>elegir el tamaño del vocabulario</translation>
    </message>
    <message>
        <source>go through the vocabulary</source>
        <translation>recorrer el vocabulario</translation>
    </message>
    <message>
        <source>Type a text: a vocabulary is learned from it here.</source>
        <translation>Escriba un texto: aquí se aprende un vocabulario a partir de él.</translation>
    </message>
</context>
<context>
    <name>headlight::WeightPage</name>
    <message>
        <source>Query: the token that attends</source>
        <translation>Consulta: el token que atiende</translation>
    </message>
    <message>
        <source>Key: the token that is attended to</source>
        <translation>Clave: el token al que se atiende</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las claves</translation>
    </message>
    <message>
        <source>Compare the query with every key, dimension by dimension</source>
        <translation>Comparar la consulta con cada clave, dimensión por dimensión</translation>
    </message>
    <message>
        <source>Steps that compute the weight</source>
        <translation>Pasos que calculan el peso</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Type a text to follow each weight from query and key to the softmax.</source>
        <translation>Escriba un texto para seguir cada peso desde la consulta y la clave hasta la softmax.</translation>
    </message>
    <message>
        <source>This weight</source>
        <translation>Este peso</translation>
    </message>
</context>
<context>
    <name>headlight::WelcomeBar</name>
    <message>
        <source>Headlight shows which tokens each attention head of a transformer attends to.</source>
        <translation>Headlight muestra a qué tokens atiende cada cabeza de atención de un transformer.</translation>
    </message>
    <message>
        <source>Dismiss the welcome</source>
        <translation>Descartar la bienvenida</translation>
    </message>
    <message>
        <source>Start lesson 1</source>
        <translation>Empezar la lección 1</translation>
    </message>
    <message>
        <source>Type a text</source>
        <translation>Escribir un texto</translation>
    </message>
    <message>
        <source>Choose a model  ▾</source>
        <translation>Elegir un modelo  ▾</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
</context>
<context>
    <name>headlight::WhyPanel</name>
    <message>
        <source>This weight</source>
        <translation>Este peso</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrices</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>Test heads</source>
        <translation>Probar cabezas</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Approximations</source>
        <translation>Aproximaciones</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>Recurrencia</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Capa y costo</translation>
    </message>
    <message>
        <source>EXPLAIN THIS WEIGHT</source>
        <translation>EXPLICAR ESTE PESO</translation>
    </message>
    <message>
        <source>Close the explanations</source>
        <translation>Cerrar las explicaciones</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Explicaciones</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, not why the model predicts what it predicts.</source>
        <translation>Apunte a una celda del mapa de calor, o haga clic en ella, para seguir su peso. Un peso dice de dónde lee una cabeza, no por qué el modelo predice lo que predice.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Descripciones</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contactos</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Interacción tardía</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Máscaras de parches</translation>
    </message>
</context>
<context>
    <name>headlight::WordsPage</name>
    <message>
        <source>From words to vectors</source>
        <translation>De palabras a vectores</translation>
    </message>
    <message>
        <source>Nearest tokens of a word, or of a sum of words</source>
        <translation>Tokens más cercanos a una palabra o a una suma de palabras</translation>
    </message>
    <message>
        <source>neighbors of the selected token; or type a word, or: boy - man + woman</source>
        <translation>vecinos del token seleccionado; o escriba una palabra, o: boy - man + woman</translation>
    </message>
    <message>
        <source>Put spaces around + and -: boy - man + woman</source>
        <translation>Ponga espacios alrededor de + y -: boy - man + woman</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>escribir una palabra</translation>
    </message>
    <message>
        <source>Type a text: its tokens appear here as rows of the token embedding.</source>
        <translation>Escriba un texto: sus tokens aparecen aquí como filas del embedding de tokens.</translation>
    </message>
</context>
<context>
    <name>headlight::WrittenText</name>
    <message>
        <source>Generated text</source>
        <translation>Texto generado</translation>
    </message>
    <message>
        <source>The generated text will appear here.</source>
        <translation>Aquí aparecerá el texto generado.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Copy the generated text to the clipboard</source>
        <translation>Copiar el texto generado al portapapeles</translation>
    </message>
    <message>
        <source>Use as target</source>
        <translation>Usar como destino</translation>
    </message>
    <message>
        <source>Use as text</source>
        <translation>Usar como texto</translation>
    </message>
    <message>
        <source>Put the generated text into the field for the target</source>
        <translation>Poner el texto generado en el campo del destino</translation>
    </message>
    <message>
        <source>Append the generated text to the text field</source>
        <translation>Añadir el texto generado al campo de texto</translation>
    </message>
</context>
</TS>
