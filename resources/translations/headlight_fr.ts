<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Approximation</name>
    <message>
        <source>Sparse: local window</source>
        <translation>Creuse&#xa0;: fenêtre locale</translation>
    </message>
    <message>
        <source>Sparse: dilated window</source>
        <translation>Creuse&#xa0;: fenêtre dilatée</translation>
    </message>
    <message>
        <source>Sparse: chosen tokens</source>
        <translation>Creuse&#xa0;: tokens choisis</translation>
    </message>
    <message>
        <source>Sparse: random blocks</source>
        <translation>Creuse&#xa0;: blocs aléatoires</translation>
    </message>
    <message>
        <source>Low rank: random projection (Linformer)</source>
        <translation>Rang faible&#xa0;: projection aléatoire (Linformer)</translation>
    </message>
    <message>
        <source>Low rank: the best of this rank</source>
        <translation>Rang faible&#xa0;: la meilleure de ce rang</translation>
    </message>
    <message>
        <source>Kernel: random features (Performer)</source>
        <translation>Noyau&#xa0;: descripteurs aléatoires (Performer)</translation>
    </message>
    <message>
        <source>Kernel: elu(x) + 1 (linear attention)</source>
        <translation>Noyau&#xa0;: elu(x) + 1 (attention linéaire)</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>%1, 1 thread</source>
        <translation>%1, 1 thread</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1, %n thread</numerusform>
            <numerusform>%1, %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckpointTest</name>
    <message>
        <source>induction</source>
        <translation>induction</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token précédent</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>token répété</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>puits</translation>
    </message>
</context>
<context>
    <name>ComparisonMaker</name>
    <message>
        <source>There is not enough memory to compare these heads. Use a shorter text.</source>
        <translation>Mémoire insuffisante pour comparer ces têtes. Utilisez un texte plus court.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This head cannot be approximated: expected weights that are a softmax of scores between the tokens of one text.</source>
        <translation>Cette tête ne peut pas être approchée&#xa0;: des poids qui soient un softmax de scores entre les tokens d’un même texte sont attendus.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 tokens to approximate a head, found %2. Shorten the text.</source>
        <translation>--text&#xa0;: au plus %1 tokens sont attendus pour approcher une tête, et non %2. Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>This run did not keep the values of its heads.</source>
        <translation>Cette exécution n’a pas gardé les valeurs de ses têtes.</translation>
    </message>
    <message>
        <source>Attention flow needs self-attention: it follows one text through its own layers.</source>
        <translation>Le flux d’attention demande de l’auto-attention&#xa0;: il suit un texte à travers ses propres couches.</translation>
    </message>
    <message>
        <source>Attention flow is computed for at most %1 tokens, and there are %2. Shorten the text, or use --aggregation rollout.</source>
        <translation>Le flux d’attention est calculé pour au plus %1 tokens, et il y en a %2. Raccourcissez le texte ou utilisez --aggregation rollout.</translation>
    </message>
    <message>
        <source>Expected one of the measures %1, found &quot;%2&quot;.</source>
        <translation>L’une des mesures %1 est attendue, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The analysis has no attention to show: it was made without capturing it.</source>
        <translation>L’analyse n’a pas d’attention à afficher&#xa0;: elle a été faite sans la capturer.</translation>
    </message>
    <message>
        <source>This model has %1 attention only; %2 attention was asked for.</source>
        <translation>Ce modèle n’a que l’attention %1&#xa0;; l’attention %2 a été demandée.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has no stages; stage %2 was asked for.</source>
        <translation>L’attention %1 de ce modèle n’a pas d’étages&#xa0;; l’étage %2 a été demandé.</translation>
    </message>
    <message>
        <source>The %1 attention of this model has the stages %2; stage %3 was asked for.</source>
        <translation>L’attention %1 de ce modèle a les étages %2&#xa0;; l’étage %3 a été demandé.</translation>
    </message>
    <message>
        <source>Expected one of the labels %1; found &quot;%2&quot;.</source>
        <translation>L’une des étiquettes %1 est attendue, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>These metrics belong to a model with other layers or heads: start new ones.</source>
        <translation>Ces métriques appartiennent à un modèle avec d’autres couches ou têtes&#xa0;: commencez-en de nouvelles.</translation>
    </message>
    <message>
        <source>These metrics belong to models with different layers or heads.</source>
        <translation>Ces métriques appartiennent à des modèles dont les couches ou les têtes diffèrent.</translation>
    </message>
    <message>
        <source>The run is shorter than the sequence that was to be repeated twice.</source>
        <translation>L’exécution est plus courte que la séquence qui devait être répétée deux fois.</translation>
    </message>
    <message>
        <source>The analysis has no attention to measure: it was made without capturing it.</source>
        <translation>L’analyse n’a pas d’attention à mesurer&#xa0;: elle a été faite sans la capturer.</translation>
    </message>
    <message>
        <source>Expected one of the metrics %1; found &quot;%2&quot;.</source>
        <translation>L’une des métriques %1 est attendue, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There is no head %1 in this model.</source>
        <translation>Il n’y a pas de tête %1 dans ce modèle.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows of %3 numbers, found a matrix of %4.</source>
        <translation>%1&#xa0;: %2 lignes de %3 nombres sont attendues, et non une matrice de %4.</translation>
    </message>
    <message>
        <source>%1: expected %2 rows, found a matrix of %3.</source>
        <translation>%1&#xa0;: %2 lignes sont attendues, et non une matrice de %3.</translation>
    </message>
    <message>
        <source>%1: expected a number, found &quot;%2&quot;.</source>
        <translation>%1&#xa0;: un nombre est attendu, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Matrices are shown of attention that is softmax(Q K^T) V over all tokens; the attention of this head works within windows or over channels.</source>
        <translation>Les matrices sont montrées pour une attention qui est softmax(Q K^T) V sur tous les tokens&#xa0;; celle de cette tête opère dans des fenêtres ou sur des canaux.</translation>
    </message>
    <message>
        <source>Matrices are shown of texts as they are; this model pads the text to whole blocks.</source>
        <translation>Les matrices sont montrées pour des textes tels quels&#xa0;; ce modèle complète le texte en blocs entiers.</translation>
    </message>
    <message>
        <source>%1: expected rows of %2 numbers as the first, found one of %3.</source>
        <translation>%1&#xa0;: des lignes de %2 nombres comme la première sont attendues, et non de %3.</translation>
    </message>
    <message>
        <source>%1: expected at most %2 numbers.</source>
        <translation>%1&#xa0;: au plus %2 nombres sont attendus.</translation>
    </message>
    <message>
        <source>--inputs: expected vectors such as &quot;1 0; 0 1; 1 1&quot;, found none.</source>
        <translation>--inputs&#xa0;: des vecteurs tels que «&#xa0;1 0; 0 1; 1 1&#xa0;» sont attendus, aucun n’est donné.</translation>
    </message>
    <message>
        <source>--key-matrix: expected keys as long as the queries, %1 numbers, found %2.</source>
        <translation>--key-matrix&#xa0;: des clés aussi longues que les requêtes, %1 nombres, sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>This query may attend to no key.</source>
        <translation>Cette requête n’a accès à aucune clé.</translation>
    </message>
    <message>
        <source>There is no %1 %2: the matrix has %3.</source>
        <translation>Il n’y a pas de %1 %2&#xa0;: la matrice en a %3.</translation>
    </message>
    <message>
        <source>There is no layer %1: the model has %2 layers, counted from 0.</source>
        <translation>Il n’y a pas de couche %1&#xa0;: le modèle a %2 couches, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>There is no head %1: layer %2 has %3 heads, counted from 0.</source>
        <translation>Il n’y a pas de tête %1&#xa0;: la couche %2 a %3 têtes, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention but a %2 in its place; layers with attention: %3.</source>
        <translation>La couche %1 n’a pas d’attention, mais à sa place&#xa0;: %2&#xa0;; couches avec attention&#xa0;: %3.</translation>
    </message>
    <message>
        <source>These layers attend over texts of different lengths, so their heads cannot be combined. Choose one layer.</source>
        <translation>Ces couches portent sur des textes de longueurs différentes&#xa0;; leurs têtes ne peuvent donc pas être combinées. Choisissez une couche.</translation>
    </message>
    <message>
        <source>Value-weighted attention needs the norms of the values, which this attention does not have. Use the weights alone.</source>
        <translation>L’attention pondérée par les valeurs demande les normes des valeurs, que cette attention n’a pas. Utilisez les poids seuls.</translation>
    </message>
    <message>
        <source>a text of at least two characters</source>
        <translation>un texte d’au moins deux caractères</translation>
    </message>
    <message>
        <source>Expected a question such as %1 after %2 in the text, found none.</source>
        <translation>Une question telle que %1 après %2 est attendue dans le texte, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected tokens such as %1 or %2 in the text, a letter from %3 to %4 with a digit from %5 to %6 or a question mark, found &quot;%7&quot;.</source>
        <translation>Des tokens tels que %1 ou %2 sont attendus dans le texte, une lettre de %3 à %4 avec un chiffre de %5 à %6 ou un point d’interrogation, et non «&#xa0;%7&#xa0;».</translation>
    </message>
    <message>
        <source>Expected at most %1 tokens in the text, found more.</source>
        <translation>Au plus %1 tokens sont attendus dans le texte, il y en a plus.</translation>
    </message>
    <message>
        <source>Expected networks for the letters and digits of networks.json.</source>
        <translation>Des réseaux pour les lettres et les chiffres de networks.json sont attendus.</translation>
    </message>
    <message>
        <source>Expected as many distances as the first network has.</source>
        <translation>Autant de distances que dans le premier réseau sont attendues.</translation>
    </message>
    <message>
        <source>Expected a tensor of this name, found none.</source>
        <translation>Un tenseur de ce nom est attendu, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected a tensor that fits the network, found the shape %1.</source>
        <translation>Un tenseur adapté au réseau est attendu, et non de la forme %1.</translation>
    </message>
    <message>
        <source>Rollout and flow follow a text through the attention of every layer, and one of the layers has a %1 in its place.</source>
        <translation>Le rollout et le flux suivent un texte à travers l’attention de chaque couche, et l’une des couches a à sa place&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rollout needs self-attention: it follows one text through its own layers.</source>
        <translation>Le rollout demande de l’auto-attention&#xa0;: il suit un texte à travers ses propres couches.</translation>
    </message>
    <message>
        <source>Rollout is computed for at most %1 tokens, and there are %2. Shorten the text.</source>
        <translation>Le rollout est calculé pour au plus %1 tokens, et il y en a %2. Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>--layer: layer %1 has no router; expected one of the layers with experts: %2.</source>
        <translation>--layer&#xa0;: la couche %1 n’a pas de routeur&#xa0;; l’une des couches à experts est attendue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be traced: a token is followed through encoders and decoders of text, such as BERT, GPT-2 and Llama.</source>
        <translation>%1 ne peut pas être suivi&#xa0;: un token est suivi à travers des encodeurs et décodeurs de texte tels que BERT, GPT-2 et Llama.</translation>
    </message>
    <message>
        <source>The runs have %1 and %2 hidden states of a token; compare runs of one model.</source>
        <translation>Les exécutions ont %1 et %2 états cachés par token&#xa0;; comparez des exécutions d’un même modèle.</translation>
    </message>
    <message>
        <source>The two texts have no word in common. Use texts that share words.</source>
        <translation>Les deux textes n’ont aucun mot en commun. Utilisez des textes qui partagent des mots.</translation>
    </message>
    <message>
        <source>--vocabulary-size: expected at least %1, one piece for each character of the text and one for unknown ones, found %2.</source>
        <translation>--vocabulary-size&#xa0;: au moins %1 est attendu, un fragment par caractère du texte et un pour les inconnus, et non %2.</translation>
    </message>
    <message>
        <source>--text: expected at most %1 bytes to learn a vocabulary from, found %2. Shorten the text.</source>
        <translation>--text&#xa0;: au plus %1 octets sont attendus pour apprendre un vocabulaire, et non %2. Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>--text: expected a text with words to learn a vocabulary from, found none.</source>
        <translation>--text&#xa0;: un texte avec des mots est attendu pour apprendre un vocabulaire, il n’y en a pas.</translation>
    </message>
    <message>
        <source>This is not an audio file that can be read: expected %1. Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>Ce fichier audio ne peut pas être lu&#xa0;: %1 est attendu. Exportez-le à nouveau, par exemple avec&#xa0;: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The audio file is damaged, or compressed in a way that cannot be read (libsndfile: &quot;%1&quot;). Export it again, for example with: ffmpeg -i FILE -ar 16000 out.wav</source>
        <translation>Le fichier audio est endommagé, ou compressé d’une façon qui ne peut pas être lue (libsndfile&#xa0;: «&#xa0;%1&#xa0;»). Exportez-le à nouveau, par exemple avec&#xa0;: ffmpeg -i FILE -ar 16000 out.wav</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 channels, and 1 to %2 are possible.</source>
        <translation>Le fichier est endommagé&#xa0;: il a %1 canaux, de 1 à %2 sont possibles.</translation>
    </message>
    <message>
        <source>The file is damaged: it has %1 samples a second, and 1,000 to 768,000 are possible.</source>
        <translation>Le fichier est endommagé&#xa0;: il a %1 échantillons par seconde, de 1 000 à 768 000 sont possibles.</translation>
    </message>
    <message>
        <source>The recording is truncated: its last page, which states how long it is, is missing. Copy or export the file again.</source>
        <translation>L’enregistrement est tronqué&#xa0;: sa dernière page, qui indique sa durée, manque. Copiez ou exportez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The file is damaged: sample %1 is NaN, infinite, or far beyond full scale.</source>
        <translation>Le fichier est endommagé&#xa0;: l’échantillon %1 est NaN, infini ou bien au-delà de la pleine échelle.</translation>
    </message>
    <message>
        <source>The recording contains no samples.</source>
        <translation>L’enregistrement ne contient aucun échantillon.</translation>
    </message>
    <message>
        <source>The recording is truncated: it should have %1 samples, and %2 are there. Copy or export the file again.</source>
        <translation>L’enregistrement est tronqué&#xa0;: il devrait avoir %1 échantillons, et il y en a %2. Copiez ou exportez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The model reads %1 mel bins, and this file says %2.</source>
        <translation>Le modèle lit %1 bandes mel, et ce fichier en indique %2.</translation>
    </message>
    <message>
        <source>Expected an even number of samples.</source>
        <translation>Un nombre pair d’échantillons est attendu.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and these settings give %2.</source>
        <translation>Le modèle lit %1 trames, et ces réglages en donnent %2.</translation>
    </message>
    <message>
        <source>The model reads %1 frames, and this file says %2.</source>
        <translation>Le modèle lit %1 trames, et ce fichier en indique %2.</translation>
    </message>
    <message>
        <source>The recording is %1 long; models of waveforms read at most %2 here. Cut it into parts.</source>
        <translation>L’enregistrement dure %1&#xa0;; les modèles de formes d’onde lisent ici au plus %2. Découpez-le.</translation>
    </message>
    <message>
        <source>The recording is %1 long; this model reads at least %2.</source>
        <translation>L’enregistrement dure %1&#xa0;; ce modèle lit au moins %2.</translation>
    </message>
    <message>
        <source>Resampling the recording failed: %1</source>
        <translation>Le rééchantillonnage de l’enregistrement a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>The recording is truncated: the chunk &quot;%1&quot; should take %2 bytes, and %3 are there. Copy or export the file again.</source>
        <translation>L’enregistrement est tronqué&#xa0;: le bloc «&#xa0;%1&#xa0;» devrait occuper %2 octets, et il y en a %3. Copiez ou exportez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 MiB more are needed. Use a shorter text or a smaller model.</source>
        <translation>Mémoire insuffisante&#xa0;: il faut %1 MiB de plus. Utilisez un texte plus court ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>Token id %1 is outside the model&apos;s embedding of %2 rows.</source>
        <translation>L’id de token %1 est hors du plongement du modèle, de %2 lignes.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is larger than the device %2 can allocate at once.</source>
        <translation>Un tenseur de %1 MiB dépasse ce que le processeur %2 peut allouer en une fois.</translation>
    </message>
    <message>
        <source>There is no Vulkan device %1; this machine has %2, counted from 0.</source>
        <translation>Il n’y a pas de processeur Vulkan %1&#xa0;; cette machine en a %2, comptés à partir de 0.</translation>
    </message>
    <message>
        <source>No Vulkan driver is installed.</source>
        <translation>Aucun pilote Vulkan n’est installé.</translation>
    </message>
    <message>
        <source>No Vulkan device can be used (%1).</source>
        <translation>Aucun processeur Vulkan n’est utilisable (%1).</translation>
    </message>
    <message>
        <source>The graphics device %1 has no memory of a suitable type.</source>
        <translation>Le processeur graphique %1 n’a pas de mémoire d’un type adapté.</translation>
    </message>
    <message>
        <source>The graphics device has too little free memory; close other programs, use a smaller model or text, or the CPU.</source>
        <translation>Le processeur graphique a trop peu de mémoire libre&#xa0;; fermez d’autres programmes, utilisez un modèle plus petit, un texte plus court ou le CPU.</translation>
    </message>
    <message>
        <source>The machine has too little free memory.</source>
        <translation>La machine a trop peu de mémoire libre.</translation>
    </message>
    <message>
        <source>The graphics device stopped working (device lost).</source>
        <translation>Le processeur graphique a cessé de fonctionner (device lost).</translation>
    </message>
    <message>
        <source>The graphics device failed: %1.</source>
        <translation>Le processeur graphique a échoué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The graphics device failed earlier and is not used any more.</source>
        <translation>Le processeur graphique a échoué auparavant et n’est plus utilisé.</translation>
    </message>
    <message>
        <source>The graphics device %1 did not answer for %2 seconds.</source>
        <translation>Le processeur graphique %1 n’a pas répondu pendant %2 secondes.</translation>
    </message>
    <message>
        <source>A tensor of %1 MiB is more than the device %2 can address at once.</source>
        <translation>Un tenseur de %1 MiB dépasse ce que le processeur %2 peut adresser en une fois.</translation>
    </message>
    <message>
        <source>This machine has no Vulkan loader (libvulkan.so.1); install it and a driver, or compute on the CPU.</source>
        <translation>Cette machine n’a pas le chargeur Vulkan (libvulkan.so.1)&#xa0;; installez-le avec un pilote, ou calculez sur le CPU.</translation>
    </message>
    <message>
        <source>The Vulkan loader is older than 1.2; update it, or compute on the CPU.</source>
        <translation>Le chargeur Vulkan est antérieur à 1.2&#xa0;; mettez-le à jour, ou calculez sur le CPU.</translation>
    </message>
    <message>
        <source>Expected a range among the %3 %4 of this attention module, found %1 to %2.</source>
        <translation>Un intervalle des %3 %4 de ce module d’attention est attendu, et non %1 à %2.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place.</source>
        <translation>Cette couche n’a pas d’attention, mais à sa place&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no head %1; this layer has the heads 0 to %2.</source>
        <translation>Il n’y a pas de tête %1&#xa0;; cette couche a les têtes 0 à %2.</translation>
    </message>
    <message>
        <source>A thumbnail needs at least one row and one column.</source>
        <translation>Une vignette demande au moins une ligne et une colonne.</translation>
    </message>
    <message>
        <source>stages count from 0</source>
        <translation>les étages se comptent à partir de 0</translation>
    </message>
    <message>
        <source>expected a layer after a colon, as in zero:2 or zero:2.5</source>
        <translation>une couche est attendue après un deux-points, comme dans zero:2 ou zero:2.5</translation>
    </message>
    <message>
        <source>layers and heads count from 0</source>
        <translation>les couches et les têtes se comptent à partir de 0</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an intervention: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une intervention&#xa0;: %2.</translation>
    </message>
    <message>
        <source>expected one of zero, mean, temperature, uniform, previous, self, paint, no-positions</source>
        <translation>l’un de zero, mean, temperature, uniform, previous, self, paint, no-positions est attendu</translation>
    </message>
    <message>
        <source>expected a temperature as in temperature=0.5:2.5</source>
        <translation>une température est attendue, comme dans temperature=0.5:2.5</translation>
    </message>
    <message>
        <source>expected painted weights as in paint@4,2=0.9:2.5</source>
        <translation>des poids peints sont attendus, comme dans paint@4,2=0.9:2.5</translation>
    </message>
    <message>
        <source>expected the colon right after %1</source>
        <translation>le deux-points est attendu juste après %1</translation>
    </message>
    <message>
        <source>expected painted weights as QUERY,KEY=WEIGHT</source>
        <translation>des poids peints sont attendus sous la forme QUERY,KEY=WEIGHT</translation>
    </message>
    <message>
        <source>expected a number as its %1</source>
        <translation>un nombre est attendu (%1)</translation>
    </message>
    <message>
        <source>The factors of an attention module must have one column for each landmark of each head, and its key mask one entry for each key.</source>
        <translation>Les facteurs d’un module d’attention doivent avoir une colonne par repère de chaque tête, et son masque de clés une entrée par clé.</translation>
    </message>
    <message>
        <source>The tensors of a captured attention module have shapes that do not fit each other.</source>
        <translation>Les formes des tenseurs d’un module d’attention capturé ne s’accordent pas.</translation>
    </message>
    <message>
        <source>The %1 of an attention module must be %2, not %3.</source>
        <translation>Module d’attention&#xa0;: %1&#xa0;: %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>The windows of an attention module have shapes that do not fit each other.</source>
        <translation>Les formes des fenêtres d’un module d’attention ne s’accordent pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (à l’octet %2)</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <translation>Le travail a été annulé.</translation>
    </message>
    <message>
        <source>The file was not downloaded: it is only a Git LFS pointer to it. Run &quot;git lfs pull&quot; in the model&apos;s folder.</source>
        <translation>Le fichier n’a pas été téléchargé&#xa0;: ce n’est qu’un pointeur Git LFS. Exécutez «&#xa0;git lfs pull&#xa0;» dans le dossier du modèle.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Le fichier ne peut pas être ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file cannot be examined: %1.</source>
        <translation>Le fichier ne peut pas être examiné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file cannot be mapped: %1.</source>
        <translation>Le fichier ne peut pas être projeté en mémoire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file was changed, or could no longer be read, while it was in use. Open the model again.</source>
        <translation>Le fichier a été modifié, ou ne pouvait plus être lu, pendant son utilisation. Rouvrez le modèle.</translation>
    </message>
    <message>
        <source>The hash of the model could not be computed: %1.</source>
        <translation>Le hachage du modèle n’a pas pu être calculé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; at most %2 are read.</source>
        <translation>Le fichier a %1 octets&#xa0;; au plus %2 sont lus.</translation>
    </message>
    <message>
        <source>A tensor has the negative size %1.</source>
        <translation>Un tenseur a la taille négative %1.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 is too large to exist.</source>
        <translation>Un tenseur de forme %1 est trop grand pour exister.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 cannot hold %2 values.</source>
        <translation>Un tenseur de forme %1 ne peut pas contenir %2 valeurs.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its bytes.</source>
        <translation>Un tenseur de forme %1 ne remplit pas ses octets.</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported.</source>
        <translation>Les poids de type %1 ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 does not fill its memory.</source>
        <translation>Un tenseur de forme %1 ne remplit pas sa mémoire.</translation>
    </message>
    <message>
        <source>The system starts no more threads (%1). Close other programs, or ask for fewer threads (--threads 1).</source>
        <translation>Le système ne lance plus de threads (%1). Fermez d’autres programmes, ou demandez moins de threads (--threads 1).</translation>
    </message>
    <message>
        <source>%1 (%2). The previous content is unchanged.</source>
        <translation>%1 (%2). Le contenu précédent est inchangé.</translation>
    </message>
    <message>
        <source>Expected the name of a file to write, found an empty one.</source>
        <translation>Le nom d’un fichier à écrire est attendu, il est vide.</translation>
    </message>
    <message>
        <source>This is a folder; choose a file in it.</source>
        <translation>C’est un dossier&#xa0;; choisissez un fichier à l’intérieur.</translation>
    </message>
    <message>
        <source>This is a link to another file; choose the file itself, or another one.</source>
        <translation>C’est un lien vers un autre fichier&#xa0;; choisissez le fichier lui-même, ou un autre.</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file; choose a file.</source>
        <translation>C’est un périphérique ou un tube, pas un fichier&#xa0;; choisissez un fichier.</translation>
    </message>
    <message>
        <source>The folder does not exist; create it, or choose another one.</source>
        <translation>Le dossier n’existe pas&#xa0;; créez-le, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>The file could not be written to the end</source>
        <translation>Le fichier n’a pas pu être écrit jusqu’au bout</translation>
    </message>
    <message>
        <source>The file could not be finished</source>
        <translation>Le fichier n’a pas pu être terminé</translation>
    </message>
    <message>
        <source>Layers are stored both in one tensor and in tensors of their own.</source>
        <translation>Des couches sont enregistrées à la fois dans un tenseur et dans des tenseurs à part.</translation>
    </message>
    <message>
        <source>Attention weights are floating-point numbers, not %1.</source>
        <translation>Les poids d’attention sont des nombres à virgule flottante, et non %1.</translation>
    </message>
    <message>
        <source>The layer is missing, but there are later ones.</source>
        <translation>La couche manque, mais il y en a de suivantes.</translation>
    </message>
    <message>
        <source>The tensor must be [layers, heads, queries, keys], and is %1.</source>
        <translation>Le tenseur doit être [couches, têtes, requêtes, clés], et il est %1.</translation>
    </message>
    <message>
        <source>A layer must be [heads, queries, keys], none of them 0, and is %1.</source>
        <translation>Une couche doit être [têtes, requêtes, clés], aucun nul, et elle est %1.</translation>
    </message>
    <message>
        <source>Expected one weight for each of %1 global tokens and an odd number for the window, found %2.</source>
        <translation>Un poids pour chacun des %1 tokens globaux et un nombre impair pour la fenêtre sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected more queries than global token %1, found %2.</source>
        <translation>Plus de requêtes que le token global %1 sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Attendu&#xa0;: %1&#xa0;; trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected [%1, keys, %2], found %3.</source>
        <translation>Attendu&#xa0;: [%1, clés, %2]&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Expected this tensor beside the weights, found none.</source>
        <translation>Ce tenseur est attendu à côté des poids, il n’y est pas.</translation>
    </message>
    <message>
        <source>Expected bytes or booleans of the shape %1, found %2 %3.</source>
        <translation>Des octets ou des booléens de la forme %1 sont attendus, et non %2 %3.</translation>
    </message>
    <message>
        <source>The layer has the shape %1, and layer 0 has %2.</source>
        <translation>La couche a la forme %1, et la couche 0 a %2.</translation>
    </message>
    <message>
        <source>no tensors</source>
        <translation>aucun tenseur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and others</source>
        <translation>«&#xa0;%1&#xa0;» et d’autres</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Expected a tensor &quot;%1&quot;, or another one that &quot;Imported attention&quot; in Help (F1) lists, found %2.</source>
        <translation>Un tenseur «&#xa0;%1&#xa0;», ou un autre de ceux que cite «&#xa0;Imported attention&#xa0;» dans l’aide (F1), est attendu&#xa0;; trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are %1 offsets for %2 tokens.</source>
        <translation>Il y a %1 décalages pour %2 tokens.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches, found %2 rows and %3 columns.</source>
        <translation>Au plus %1 patches sont attendus, et non %2 lignes et %3 colonnes.</translation>
    </message>
    <message>
        <source>Expected ascending tokens, none of them twice.</source>
        <translation>Des tokens croissants, sans répétition, sont attendus.</translation>
    </message>
    <message>
        <source>Two entries describe the same kind and stage.</source>
        <translation>Deux entrées décrivent le même type et le même étage.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found a list of %1.</source>
        <translation>[début, fin] est attendu, et non une liste de %1.</translation>
    </message>
    <message>
        <source>Expected [begin, end], found an end before the beginning.</source>
        <translation>[début, fin] est attendu, et non une fin avant le début.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: %1 bytes should follow here, and %2 are left.</source>
        <translation>Le fichier est tronqué ou endommagé&#xa0;: %1 octets devraient suivre ici, et il en reste %2.</translation>
    </message>
    <message>
        <source>Expected a capture, with &quot;headlight_capture&quot; in the metadata of its tensors.</source>
        <translation>Une capture est attendue, avec «&#xa0;headlight_capture&#xa0;» dans les métadonnées de ses tenseurs.</translation>
    </message>
    <message>
        <source>Expected [begin, end] among the %1 bytes of the text, found [%2, %3].</source>
        <translation>[début, fin] est attendu parmi les %1 octets du texte, et non [%2, %3].</translation>
    </message>
    <message>
        <source>Expected one entry for each of the %1 tokens, found %2 %3.</source>
        <translation>Une entrée pour chacun des %1 tokens est attendue, et non %2 %3.</translation>
    </message>
    <message>
        <source>Expected [rows, columns], found a list of %1.</source>
        <translation>[lignes, colonnes] est attendu, et non une liste de %1.</translation>
    </message>
    <message>
        <source>Expected one token for each of the %1 patches of the grid, found %2.</source>
        <translation>Un token pour chacun des %1 patches de la grille est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected at least one token, found an empty list.</source>
        <translation>Au moins un token est attendu, et non une liste vide.</translation>
    </message>
    <message>
        <source>Two sequences are called &quot;%1&quot;.</source>
        <translation>Deux séquences s’appellent «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected at least one sequence of tokens, found an empty list.</source>
        <translation>Au moins une séquence de tokens est attendue, et non une liste vide.</translation>
    </message>
    <message>
        <source>Expected numbers of type %1, found %2.</source>
        <translation>Des nombres de type %1 sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>BOOL or U8</source>
        <translation>BOOL ou U8</translation>
    </message>
    <message>
        <source>F32, F16 or BF16</source>
        <translation>F32, F16 ou BF16</translation>
    </message>
    <message>
        <source>The tensor is missing; the layer &quot;%1&quot; of the metadata needs it.</source>
        <translation>Le tenseur manque&#xa0;; la couche «&#xa0;%1&#xa0;» des métadonnées en a besoin.</translation>
    </message>
    <message>
        <source>Expected a tensor [heads, tokens, head size], none of them 0, found %1.</source>
        <translation>Un tenseur [têtes, tokens, taille de tête], aucun nul, est attendu, et non %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Expected the shape %1, found %2.</source>
        <translation>La forme %1 est attendue, et non %2.</translation>
    </message>
    <message>
        <source>Expected a number of key heads that divides the %1 heads of the queries, found %2.</source>
        <translation>Un nombre de têtes de clés qui divise les %1 têtes des requêtes est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected vectors of %1 numbers, as the queries have, found %2.</source>
        <translation>Des vecteurs de %1 nombres, comme ceux des requêtes, sont attendus, et non de %2.</translation>
    </message>
    <message>
        <source>Expected the shape [%1, %2, value size], found %3.</source>
        <translation>La forme [%1, %2, taille de valeur] est attendue, et non %3.</translation>
    </message>
    <message>
        <source>There are %1 keys, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Il y a %1 clés, et la séquence «&#xa0;%2&#xa0;» a %3 tokens.</translation>
    </message>
    <message>
        <source>There are %1 queries, and the sequence &quot;%2&quot; has %3 tokens.</source>
        <translation>Il y a %1 requêtes, et la séquence «&#xa0;%2&#xa0;» a %3 tokens.</translation>
    </message>
    <message>
        <source>Expected false, because queries and keys are of different sequences; found true.</source>
        <translation>false est attendu, car les requêtes et les clés sont de séquences différentes&#xa0;; trouvé&#xa0;: true.</translation>
    </message>
    <message>
        <source>Layer %1 of %2 is there twice: &quot;%3&quot; and &quot;%4&quot;.</source>
        <translation>La couche %1 de %2 est donnée deux fois&#xa0;: «&#xa0;%3&#xa0;» et «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>The layers &quot;%1&quot; and &quot;%2&quot; of %3 must have the same sequences and as many queries and keys.</source>
        <translation>Les couches «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» de %3 doivent avoir les mêmes séquences et autant de requêtes et de clés.</translation>
    </message>
    <message>
        <source>No layer of the metadata is called &quot;%1&quot;.</source>
        <translation>Aucune couche des métadonnées ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Two layers are called &quot;%1&quot;.</source>
        <translation>Deux couches s’appellent «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected at least one layer, found an empty list.</source>
        <translation>Au moins une couche est attendue, et non une liste vide.</translation>
    </message>
    <message>
        <source>Version %1 is not supported; supported versions: 1, 2.</source>
        <translation>La version %1 n’est pas prise en charge&#xa0;; versions prises en charge&#xa0;: 1, 2.</translation>
    </message>
    <message>
        <source>--checkpoint: expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Leave the option out, or choose such a folder.</source>
        <translation>--checkpoint&#xa0;: un dossier de checkpoints est attendu, avec des sous-dossiers tels que step1000 ou checkpoint-500 contenant un config.json, il n’y en a pas. Omettez l’option, ou choisissez un tel dossier.</translation>
    </message>
    <message>
        <source>--checkpoint: expected first, last, a step, or one of %1, found &quot;%2&quot;.</source>
        <translation>--checkpoint&#xa0;: first, last, une étape ou l’un de %1 est attendu, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The object has more members than any configuration.</source>
        <translation>L’objet a plus de membres que toute configuration.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: %1.</source>
        <translation>Ce membre manque dans la configuration&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected a list of %1 numbers, found one of %2.</source>
        <translation>Une liste de %1 nombres est attendue, et non de %2.</translation>
    </message>
    <message>
        <source>Expected whole numbers as keys, as in {&quot;0&quot;: &quot;A&quot;}, found &quot;%1&quot;.</source>
        <translation>Des entiers sont attendus comme clés, comme dans {&quot;0&quot;: &quot;A&quot;}, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The number %1 is given twice.</source>
        <translation>Le nombre %1 est donné deux fois.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected a regular file.</source>
        <translation>Un fichier ordinaire est attendu.</translation>
    </message>
    <message>
        <source>The file cannot be opened</source>
        <translation>Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The file cannot be examined</source>
        <translation>Le fichier ne peut pas être examiné</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>The file was changed while the model was open. Open the model again.</source>
        <translation>Le fichier a été modifié pendant que le modèle était ouvert. Rouvrez le modèle.</translation>
    </message>
    <message>
        <source>There is no config.json here. Choose the folder of a Hugging Face model.</source>
        <translation>Il n’y a pas de config.json ici. Choisissez le dossier d’un modèle Hugging Face.</translation>
    </message>
    <message>
        <source>The file contains a vocabulary but no weights, so no model can be run.</source>
        <translation>Le fichier contient un vocabulaire mais pas de poids&#xa0;; aucun modèle ne peut donc être exécuté.</translation>
    </message>
    <message>
        <source>Expected the name of a snapshot in the file.</source>
        <translation>Le nom d’un instantané est attendu dans le fichier.</translation>
    </message>
    <message>
        <source>The folder holds several GGUF files. Choose one of them, %1 for example.</source>
        <translation>Le dossier contient plusieurs fichiers GGUF. Choisissez-en un, par exemple %1.</translation>
    </message>
    <message>
        <source>The snapshot %1 that refs/main names is not there. Download the model again.</source>
        <translation>L’instantané %1 que nomme refs/main est absent. Téléchargez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>The folder of the cache contains no snapshot. Download the model again.</source>
        <translation>Le dossier du cache ne contient aucun instantané. Téléchargez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>The folder holds several snapshots and no refs/main. Choose one of the folders in &quot;snapshots&quot;.</source>
        <translation>Le dossier contient plusieurs instantanés et pas de refs/main. Choisissez l’un des dossiers de «&#xa0;snapshots&#xa0;».</translation>
    </message>
    <message>
        <source>The path cannot be followed: %1.</source>
        <translation>Le chemin ne peut pas être suivi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Ce fichier ou ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder.</source>
        <translation>Ce n’est ni un fichier ni un dossier.</translation>
    </message>
    <message>
        <source>The cryptographic library could not compute a SHA-256 hash.</source>
        <translation>La bibliothèque cryptographique n’a pas pu calculer un hachage SHA-256.</translation>
    </message>
    <message>
        <source>The file claims %1 tensors; at most %2 are read.</source>
        <translation>Le fichier annonce %1 tenseurs&#xa0;; au plus %2 sont lus.</translation>
    </message>
    <message>
        <source>The file claims %1 keys of metadata; at most %2 are read.</source>
        <translation>Le fichier annonce %1 clés de métadonnées&#xa0;; au plus %2 sont lues.</translation>
    </message>
    <message>
        <source>This is not a GGUF file: it does not begin with &quot;GGUF&quot;.</source>
        <translation>Ce n’est pas un fichier GGUF&#xa0;: il ne commence pas par «&#xa0;GGUF&#xa0;».</translation>
    </message>
    <message>
        <source>The file is written for big-endian machines. Convert it with gguf-py&apos;s gguf_convert_endian.py.</source>
        <translation>Le fichier est écrit pour des machines gros-boutistes. Convertissez-le avec gguf_convert_endian.py de gguf-py.</translation>
    </message>
    <message>
        <source>GGUF version %1 is not supported; supported versions: 2, 3. Convert or download the model again.</source>
        <translation>La version %1 de GGUF n’est pas prise en charge&#xa0;; versions prises en charge&#xa0;: 2, 3. Convertissez ou téléchargez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>A name is empty.</source>
        <translation>Un nom est vide.</translation>
    </message>
    <message>
        <source>A name claims %1 bytes; at most %2 are possible.</source>
        <translation>Un nom annonce %1 octets&#xa0;; au plus %2 sont possibles.</translation>
    </message>
    <message>
        <source>A name is not UTF-8 text.</source>
        <translation>Un nom n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>The value has the unknown type %1.</source>
        <translation>La valeur a le type inconnu %1.</translation>
    </message>
    <message>
        <source>Lists of lists are not supported.</source>
        <translation>Les listes de listes ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: a value of %1 elements does not fit into the %2 bytes that are left.</source>
        <translation>Le fichier est tronqué ou endommagé&#xa0;: une valeur de %1 éléments ne tient pas dans les %2 octets qui restent.</translation>
    </message>
    <message>
        <source>Expected a whole number of the type u32, found %1.</source>
        <translation>Un entier de type u32 est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected a power of two from 8 to 1048576, found %1.</source>
        <translation>Une puissance de deux de 8 à 1048576 est attendue, et non %1.</translation>
    </message>
    <message>
        <source>The tensor has %1 dimensions; at most 4 are possible.</source>
        <translation>Le tenseur a %1 dimensions&#xa0;; au plus 4 sont possibles.</translation>
    </message>
    <message>
        <source>A dimension of the tensor is %1.</source>
        <translation>Une dimension du tenseur est %1.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which is not supported.</source>
        <translation>Le tenseur a le type %1, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>The tensor has the type %1, which was removed from the format. Convert or download the model again.</source>
        <translation>Le tenseur a le type %1, qui a été retiré du format. Convertissez ou téléchargez à nouveau le modèle.</translation>
    </message>
    <message>
        <source>A tensor of the shape %1 is too large to exist.</source>
        <translation>Un tenseur de la forme %1 est trop grand pour exister.</translation>
    </message>
    <message>
        <source>The tensor&apos;s rows have %1 values, which blocks of %2 (%3) do not fill.</source>
        <translation>Les lignes du tenseur ont %1 valeurs, qui ne remplissent pas des blocs de %2 (%3).</translation>
    </message>
    <message>
        <source>The tensor&apos;s offset %1 is not a multiple of %2.</source>
        <translation>Le décalage %1 du tenseur n’est pas un multiple de %2.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor&apos;s %1 bytes at offset %2 of the data end beyond it. Download or copy the file again.</source>
        <translation>Le fichier est tronqué ou endommagé&#xa0;: les %1 octets du tenseur au décalage %2 des données dépassent leur fin. Téléchargez ou copiez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>Two tensors have this name.</source>
        <translation>Deux tenseurs ont ce nom.</translation>
    </message>
    <message>
        <source>The tensor overlaps &quot;%1&quot;.</source>
        <translation>Le tenseur chevauche «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Weights of type %1 are not supported; supported types: %2.</source>
        <translation>Les poids de type %1 ne sont pas pris en charge&#xa0;; types pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The metadata has this key twice.</source>
        <translation>Les métadonnées ont cette clé deux fois.</translation>
    </message>
    <message>
        <source>Expected a text, found %1.</source>
        <translation>Un texte est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected a number, found %1.</source>
        <translation>Un nombre est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected a finite number.</source>
        <translation>Un nombre fini est attendu.</translation>
    </message>
    <message>
        <source>Expected true or false, found %1.</source>
        <translation>true ou false est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected a list of texts, found %1.</source>
        <translation>Une liste de textes est attendue, et non %1.</translation>
    </message>
    <message>
        <source>Expected a list of whole numbers, found %1.</source>
        <translation>Une liste d’entiers est attendue, et non %1.</translation>
    </message>
    <message>
        <source>Expected a list of numbers, found %1.</source>
        <translation>Une liste de nombres est attendue, et non %1.</translation>
    </message>
    <message>
        <source>A number of the list is NaN or infinite.</source>
        <translation>Un nombre de la liste est NaN ou infini.</translation>
    </message>
    <message>
        <source>The file says that the model has %1 parts, and its name says %2.</source>
        <translation>Le fichier dit que le modèle a %1 parties, et son nom dit %2.</translation>
    </message>
    <message>
        <source>The file says that it is part %1, and its name says %2.</source>
        <translation>Le fichier dit qu’il est la partie %1, et son nom dit %2.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into the folder of the others.</source>
        <translation>Une partie du modèle manque&#xa0;: %1. Téléchargez-la dans le dossier des autres.</translation>
    </message>
    <message>
        <source>The parts should hold %1 tensors, and hold %2.</source>
        <translation>Les parties devraient contenir %1 tenseurs, et en contiennent %2.</translation>
    </message>
    <message>
        <source>The file is a part of a model, but its name does not say which. Name the parts NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf and so on.</source>
        <translation>Le fichier est une partie d’un modèle, mais son nom ne dit pas laquelle. Nommez les parties NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Two of the model&apos;s files hold a tensor of this name.</source>
        <translation>Deux fichiers du modèle contiennent un tenseur de ce nom.</translation>
    </message>
    <message>
        <source>The header of the array lacks %1.</source>
        <translation>L’en-tête du tableau n’a pas %1.</translation>
    </message>
    <message>
        <source>The header of the array has no simple number type.</source>
        <translation>L’en-tête du tableau n’a pas de type numérique simple.</translation>
    </message>
    <message>
        <source>The header of the array does not state the order of its numbers.</source>
        <translation>L’en-tête du tableau n’indique pas l’ordre de ses nombres.</translation>
    </message>
    <message>
        <source>The header of the array has no shape.</source>
        <translation>L’en-tête du tableau n’a pas de forme.</translation>
    </message>
    <message>
        <source>The header of the array has an impossible shape.</source>
        <translation>L’en-tête du tableau a une forme impossible.</translation>
    </message>
    <message>
        <source>This is not a NumPy array, or it is truncated.</source>
        <translation>Ce n’est pas un tableau NumPy, ou il est tronqué.</translation>
    </message>
    <message>
        <source>Version %1 of NumPy&apos;s arrays is newer than this program.</source>
        <translation>La version %1 des tableaux NumPy est plus récente que ce programme.</translation>
    </message>
    <message>
        <source>The header of the array is truncated.</source>
        <translation>L’en-tête du tableau est tronqué.</translation>
    </message>
    <message>
        <source>This is not an .npz file (a zip file of arrays), or it is truncated.</source>
        <translation>Ce n’est pas un fichier .npz (un zip de tableaux), ou il est tronqué.</translation>
    </message>
    <message>
        <source>The zip file is encrypted.</source>
        <translation>Le fichier zip est chiffré.</translation>
    </message>
    <message>
        <source>The zip file is compressed in a way that NumPy does not write.</source>
        <translation>Le fichier zip est compressé d’une façon que NumPy n’écrit pas.</translation>
    </message>
    <message>
        <source>The zip file lists a member twice, or has too many members.</source>
        <translation>Le fichier zip cite un membre deux fois, ou en a trop.</translation>
    </message>
    <message>
        <source>Expected the CRC-32 that the zip file&apos;s directory gives for this member, found another: its bytes were changed after the file was written. Copy or save the file again.</source>
        <translation>Le CRC-32 que le répertoire du fichier zip donne pour ce membre est attendu, un autre est trouvé&#xa0;: ses octets ont changé après l’écriture du fichier. Copiez ou enregistrez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged.</source>
        <translation>Cette partie du fichier zip est endommagée.</translation>
    </message>
    <message>
        <source>This part of the zip file is damaged or truncated.</source>
        <translation>Cette partie du fichier zip est endommagée ou tronquée.</translation>
    </message>
    <message>
        <source>There is no such array.</source>
        <translation>Ce tableau n’existe pas.</translation>
    </message>
    <message>
        <source>The array has numbers of type &apos;%1&apos;. Convert them with .astype(&quot;float32&quot;) before they are saved.</source>
        <translation>Le tableau a des nombres de type &apos;%1&apos;. Convertissez-les avec .astype(&quot;float32&quot;) avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>The array is stored column by column. Convert it with np.ascontiguousarray before it is saved.</source>
        <translation>Le tableau est enregistré par colonnes. Convertissez-le avec np.ascontiguousarray avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>The array does not have as many numbers as its shape %1 says.</source>
        <translation>Le tableau n’a pas autant de nombres que le dit sa forme %1.</translation>
    </message>
    <message>
        <source>The arrays of this file are more than twenty times as large as the file. Save them uncompressed, with np.savez.</source>
        <translation>Les tableaux de ce fichier sont plus de vingt fois plus grands que le fichier. Enregistrez-les sans compression, avec np.savez.</translation>
    </message>
    <message>
        <source>This part of the zip file is larger than it may be.</source>
        <translation>Cette partie du fichier zip dépasse la taille permise.</translation>
    </message>
    <message>
        <source>The zip file could not be written.</source>
        <translation>Le fichier zip n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>There is not enough memory to write a zip file.</source>
        <translation>Mémoire insuffisante pour écrire un fichier zip.</translation>
    </message>
    <message>
        <source>The file is too short to be a safetensors file: it has %1 bytes.</source>
        <translation>Le fichier est trop court pour être un fichier safetensors&#xa0;: il a %1 octets.</translation>
    </message>
    <message>
        <source>This is not a safetensors file, or it is damaged: its header claims %1 bytes, and at most 100 MB are allowed.</source>
        <translation>Ce n’est pas un fichier safetensors, ou il est endommagé&#xa0;: son en-tête annonce %1 octets, et au plus 100 MB sont permis.</translation>
    </message>
    <message>
        <source>The file is truncated: its header should have %1 bytes, and %2 are there. Download or copy the file again.</source>
        <translation>Le fichier est tronqué&#xa0;: son en-tête devrait avoir %1 octets, et il y en a %2. Téléchargez ou copiez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The safetensors header does not start with &apos;{&apos;.</source>
        <translation>L’en-tête safetensors ne commence pas par &apos;{&apos;.</translation>
    </message>
    <message>
        <source>The file lists more tensors than any model has: at most %1 are read.</source>
        <translation>Le fichier cite plus de tenseurs que tout modèle&#xa0;: au plus %1 sont lus.</translation>
    </message>
    <message>
        <source>The header has two members with this name.</source>
        <translation>L’en-tête a deux membres de ce nom.</translation>
    </message>
    <message>
        <source>There is more metadata than any model has.</source>
        <translation>Il y a plus de métadonnées que dans tout modèle.</translation>
    </message>
    <message>
        <source>The header has this metadata twice.</source>
        <translation>L’en-tête a ces métadonnées deux fois.</translation>
    </message>
    <message>
        <source>The tensor has this member twice.</source>
        <translation>Le tenseur a ce membre deux fois.</translation>
    </message>
    <message>
        <source>The format has no such member; members: dtype, shape, data_offsets.</source>
        <translation>Le format n’a pas ce membre&#xa0;; membres&#xa0;: dtype, shape, data_offsets.</translation>
    </message>
    <message>
        <source>The tensor lacks its dtype, shape or data_offsets.</source>
        <translation>Il manque au tenseur dtype, shape ou data_offsets.</translation>
    </message>
    <message>
        <source>There are more data types than any file has.</source>
        <translation>Il y a plus de types de données que dans tout fichier.</translation>
    </message>
    <message>
        <source>The tensor has more than 16 dimensions.</source>
        <translation>Le tenseur a plus de 16 dimensions.</translation>
    </message>
    <message>
        <source>The tensor ends before it begins.</source>
        <translation>Le tenseur finit avant de commencer.</translation>
    </message>
    <message>
        <source>The file is truncated or damaged: the tensor should end at byte %1 of the data, which has %2 bytes. Download or copy the file again.</source>
        <translation>Le fichier est tronqué ou endommagé&#xa0;: le tenseur devrait finir à l’octet %1 des données, qui ont %2 octets. Téléchargez ou copiez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The shape %1 is too large to exist.</source>
        <translation>La forme %1 est trop grande pour exister.</translation>
    </message>
    <message>
        <source>A tensor of shape %1 and type %2 does not have %3 bytes.</source>
        <translation>Un tenseur de forme %1 et de type %2 n’a pas %3 octets.</translation>
    </message>
    <message>
        <source>The tensor&apos;s bytes overlap with those of another.</source>
        <translation>Les octets du tenseur chevauchent ceux d’un autre.</translation>
    </message>
    <message>
        <source>The bytes before this tensor belong to no tensor.</source>
        <translation>Les octets avant ce tenseur n’appartiennent à aucun tenseur.</translation>
    </message>
    <message>
        <source>The bytes at the end of the file belong to no tensor.</source>
        <translation>Les octets à la fin du fichier n’appartiennent à aucun tenseur.</translation>
    </message>
    <message>
        <source>Two tensors to be written have this name.</source>
        <translation>Deux tenseurs à écrire ont ce nom.</translation>
    </message>
    <message>
        <source>The tensor to be written has %1 values and not the %2 of its shape %3.</source>
        <translation>Le tenseur à écrire a %1 valeurs et non les %2 de sa forme %3.</translation>
    </message>
    <message>
        <source>The index has two weight maps.</source>
        <translation>L’index a deux tables de poids (weight_map).</translation>
    </message>
    <message>
        <source>The weight map names a file that is not in the model&apos;s folder.</source>
        <translation>La table de poids nomme un fichier hors du dossier du modèle.</translation>
    </message>
    <message>
        <source>The index names no tensors.</source>
        <translation>L’index ne nomme aucun tenseur.</translation>
    </message>
    <message>
        <source>The weight map names this tensor twice.</source>
        <translation>La table de poids nomme ce tenseur deux fois.</translation>
    </message>
    <message>
        <source>The weight map names more files than any model has.</source>
        <translation>La table de poids nomme plus de fichiers que tout modèle.</translation>
    </message>
    <message>
        <source>%1 holds TensorFlow weights, which are not read.</source>
        <translation>%1 contient des poids TensorFlow, qui ne sont pas lus.</translation>
    </message>
    <message>
        <source>%1 holds Flax weights, which are not read.</source>
        <translation>%1 contient des poids Flax, qui ne sont pas lus.</translation>
    </message>
    <message>
        <source>%1 holds an ONNX graph, which is not read.</source>
        <translation>%1 contient un graphe ONNX, qui n’est pas lu.</translation>
    </message>
    <message>
        <source>%1 is a GGUF file; open that file itself.</source>
        <translation>%1 est un fichier GGUF&#xa0;; ouvrez ce fichier lui-même.</translation>
    </message>
    <message>
        <source>%1 is a pickle: a Python program that could do anything when opened, so it is never read.</source>
        <translation>%1 est un pickle&#xa0;: un programme Python qui pourrait tout faire à l’ouverture&#xa0;; il n’est donc jamais lu.</translation>
    </message>
    <message>
        <source>Expected a file model.safetensors, found %1. If it holds the whole model, rename it.</source>
        <translation>Un fichier model.safetensors est attendu, et non %1. S’il contient le modèle entier, renommez-le.</translation>
    </message>
    <message>
        <source>The weights are not in safetensors files. %1 Convert it once with Python: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); for a model with a head, take its class instead of AutoModel.</source>
        <translation>Les poids ne sont pas dans des fichiers safetensors. %1 Convertissez-les une fois avec Python&#xa0;: from transformers import AutoModel; AutoModel.from_pretrained(FOLDER).save_pretrained(NEW_FOLDER, safe_serialization=True); pour un modèle avec une tête de sortie, prenez sa classe au lieu d’AutoModel.</translation>
    </message>
    <message>
        <source>There are no weights here: model.safetensors is missing.</source>
        <translation>Il n’y a pas de poids ici&#xa0;: model.safetensors manque.</translation>
    </message>
    <message>
        <source>A part of the model is missing: %1. Download it into this folder.</source>
        <translation>Une partie du modèle manque&#xa0;: %1. Téléchargez-la dans ce dossier.</translation>
    </message>
    <message>
        <source>The index says that %1 holds this tensor, but it does not.</source>
        <translation>L’index dit que %1 contient ce tenseur, mais ce n’est pas le cas.</translation>
    </message>
    <message>
        <source>Expected %1, as in vision_config of the model&apos;s config.json; found %2.</source>
        <translation>%1 est attendu, comme dans vision_config du config.json du modèle, et non %2.</translation>
    </message>
    <message>
        <source>Expected no more pixels for the smallest image (shortest_edge or min_pixels) than for the largest (longest_edge or max_pixels); found %1 and %2.</source>
        <translation>Pas plus de pixels sont attendus pour la plus petite image (shortest_edge ou min_pixels) que pour la plus grande (longest_edge ou max_pixels)&#xa0;; trouvé&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Expected an image at most %1 times as long as wide, found one of %2. Crop the image.</source>
        <translation>Une image au plus %1 fois plus longue que large est attendue, et non de %2. Recadrez l’image.</translation>
    </message>
    <message>
        <source>Expected an image whose sides are multiples of %1 pixels, because do_resize in preprocessor_config.json is false; found one of %2. Resize the image, or set do_resize to true.</source>
        <translation>Une image dont les côtés sont des multiples de %1 pixels est attendue, car do_resize dans preprocessor_config.json est false, et non de %2. Redimensionnez l’image, ou mettez do_resize à true.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels, found one that becomes %3. Set a smaller longest_edge in preprocessor_config.json, or crop the image.</source>
        <translation>Une image d’au plus %1 patches de %2 x %2 pixels est attendue, et non une qui devient %3. Mettez un longest_edge plus petit dans preprocessor_config.json, ou recadrez l’image.</translation>
    </message>
    <message>
        <source>Expected at least size.longest_edge on both sides, which is %1; found %2 x %3.</source>
        <translation>Au moins size.longest_edge, soit %1, est attendu des deux côtés, et non %2 x %3.</translation>
    </message>
    <message>
        <source>Expected %1 numbers, one a channel of the model; found %2.</source>
        <translation>%1 nombres sont attendus, un par canal du modèle, et non %2.</translation>
    </message>
    <message>
        <source>Expected at most %1 colors, found %2.</source>
        <translation>Au plus %1 couleurs sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes too large: preprocessor_config.json asks for %3 pixels on its shorter side, so that the longer one has %4; at most %5 pixels are resized to. Crop the image, or set a smaller size.</source>
        <translation>L’image de %1 x %2 pixels devient trop grande&#xa0;: preprocessor_config.json demande %3 pixels sur son petit côté, si bien que le grand en a %4&#xa0;; au plus %5 pixels sont permis. Recadrez l’image, ou réduisez cette taille.</translation>
    </message>
    <message>
        <source>The image has no pixels.</source>
        <translation>L’image n’a pas de pixels.</translation>
    </message>
    <message>
        <source>The model reads %1 x %2 pixels, each a token, and preprocessor_config.json makes %3 x %4.</source>
        <translation>Le modèle lit %1 x %2 pixels, un token chacun, et preprocessor_config.json en produit %3 x %4.</translation>
    </message>
    <message>
        <source>The image becomes %1 x %2 pixels, and pad_size of preprocessor_config.json has %3 x %4. Crop the image, or set a larger pad_size.</source>
        <translation>L’image devient de %1 x %2 pixels, et pad_size de preprocessor_config.json a %3 x %4. Recadrez l’image, ou augmentez pad_size.</translation>
    </message>
    <message>
        <source>Expected %1 colors of a picture, found %2.</source>
        <translation>%1 couleurs d’une image sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>Expected colors from 0 to %1, found %2.</source>
        <translation>Des couleurs de 0 à %1 sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>Expected %1 pixels, as the model&apos;s tiles have; found %2.</source>
        <translation>%1 pixels, comme les tuiles du modèle, sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected a length that gives fewer than %1 tiles of %2 pixels a side; found %3.</source>
        <translation>Une longueur qui donne moins de %1 tuiles de %2 pixels de côté est attendue, et non %3.</translation>
    </message>
    <message>
        <source>The image of %1 x %2 pixels becomes %3 tiles; at most %4 are read. Crop the image, or make it smaller.</source>
        <translation>L’image de %1 x %2 pixels devient %3 tuiles&#xa0;; au plus %4 sont lues. Recadrez l’image, ou réduisez-la.</translation>
    </message>
    <message>
        <source>Expected the patch_size of vision_config in the model&apos;s config.json, found %1.</source>
        <translation>Le patch_size de vision_config du config.json du modèle est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected an image of at most %1 patches of %2 x %2 pixels that fill it, because do_resize in preprocessor_config.json is false; found one of %3 x %4 pixels. Resize the image, or set do_resize to true.</source>
        <translation>Une image d’au plus %1 patches de %2 x %2 pixels qui la remplissent est attendue, car do_resize dans preprocessor_config.json est false, et non de %3 x %4 pixels. Redimensionnez l’image, ou mettez do_resize à true.</translation>
    </message>
    <message>
        <source>Expected height and width of the model&apos;s pages, or a list of width and height.</source>
        <translation>La hauteur et la largeur des pages du modèle, ou une liste de largeur et hauteur, sont attendues.</translation>
    </message>
    <message>
        <source>Expected a list of heights and widths in pixels.</source>
        <translation>Une liste de hauteurs et de largeurs en pixels est attendue.</translation>
    </message>
    <message>
        <source>Expected multiples of the tiles&apos; %1 x %2 pixels; found %3 x %4.</source>
        <translation>Des multiples des %1 x %2 pixels des tuiles sont attendus, et non %3 x %4.</translation>
    </message>
    <message>
        <source>Expected fewer than %1 tiles; found %2 x %3.</source>
        <translation>Moins de %1 tuiles sont attendues, et non %2 x %3.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un entier de %1 à %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Ce champ manque.</translation>
    </message>
    <message>
        <source>This field is given twice.</source>
        <translation>Ce champ est donné deux fois.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>Expected a list of at most %1, found %2.</source>
        <translation>Une liste d’au plus %1 est attendue, et non de %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 bytes, found %2.</source>
        <translation>Un texte d’au plus %1 octets est attendu, et non de %2.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a %1 (a JSON object)</source>
        <translation>%1 (un objet JSON)</translation>
    </message>
    <message>
        <source>This %1 has %2 bytes; at most %3 MiB are read.</source>
        <translation>Ce fichier (%1) a %2 octets&#xa0;; au plus %3 MiB sont lus.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this %1.</source>
        <translation>Mémoire insuffisante pour lire ce fichier (%1).</translation>
    </message>
    <message>
        <source>This %1 is not valid JSON (%2): it is damaged, truncated or of another format.</source>
        <translation>Ce fichier (%1) n’est pas du JSON valide (%2)&#xa0;: il est endommagé, tronqué ou d’un autre format.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of num_buckets, which is %1; found %2.</source>
        <translation>Plus d’un quart de num_buckets, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>The weights of this model cannot be replaced: they are products over landmarks, not a softmax of scores. Use zero or mean ablation.</source>
        <translation>Les poids de ce modèle ne peuvent pas être remplacés&#xa0;: ce sont des produits sur des repères, pas un softmax de scores. Utilisez l’ablation par zéro ou par la moyenne.</translation>
    </message>
    <message>
        <source>Expected one for each of the %1 layers, found %2.</source>
        <translation>Un pour chacune des %1 couches est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected even numbers.</source>
        <translation>Des nombres pairs sont attendus.</translation>
    </message>
    <message>
        <source>Expected room for at least one token in a key/value cache.</source>
        <translation>De la place pour au moins un token est attendue dans un cache de clés et valeurs.</translation>
    </message>
    <message>
        <source>The key/value cache belongs to another model.</source>
        <translation>Le cache de clés et valeurs appartient à un autre modèle.</translation>
    </message>
    <message>
        <source>The key/value cache has room for %1 tokens, not for %2.</source>
        <translation>Le cache de clés et valeurs a de la place pour %1 tokens, pas pour %2.</translation>
    </message>
    <message>
        <source>--head: expected a head from 0 to %1, found %2.</source>
        <translation>--head&#xa0;: une tête de 0 à %1 est attendue, et non %2.</translation>
    </message>
    <message>
        <source>Attention with global tokens has two sets of queries, keys and values; matrices are shown of attention with one.</source>
        <translation>L’attention à tokens globaux a deux jeux de requêtes, clés et valeurs&#xa0;; les matrices sont montrées pour une attention qui n’en a qu’un.</translation>
    </message>
    <message>
        <source>Latent attention makes keys and values in two steps, of a short vector for each token; matrices are shown of attention that makes them in one.</source>
        <translation>L’attention latente forme clés et valeurs en deux étapes, à partir d’un vecteur court par token&#xa0;; les matrices sont montrées pour une attention qui les forme en une seule.</translation>
    </message>
    <message>
        <source>Gates multiply what the heads of this attention give; matrices are shown of attention without gates.</source>
        <translation>Des portes multiplient la sortie des têtes de cette attention&#xa0;; les matrices sont montrées pour une attention sans portes.</translation>
    </message>
    <message>
        <source>Queries of this attention continue with terms for rows and columns of the image; matrices are shown of attention whose queries are projections alone.</source>
        <translation>Les requêtes de cette attention se prolongent par des termes pour les lignes et colonnes de l’image&#xa0;; les matrices sont montrées pour une attention dont les requêtes ne sont que des projections.</translation>
    </message>
    <message>
        <source>Queries and keys of this attention are made of states and of where they stand, values of states alone; matrices are shown of attention that makes all three of the same.</source>
        <translation>Requêtes et clés de cette attention sont formées des états et de leur place, les valeurs des seuls états&#xa0;; les matrices sont montrées pour une attention qui forme les trois de la même chose.</translation>
    </message>
    <message>
        <source>Attention over landmarks is not softmax(Q K^T) V; matrices are shown of attention that is.</source>
        <translation>L’attention sur des repères n’est pas softmax(Q K^T) V&#xa0;; les matrices sont montrées pour une attention qui l’est.</translation>
    </message>
    <message>
        <source>Expected an image, a text or both to run the model on, found neither.</source>
        <translation>Une image, un texte ou les deux sont attendus pour exécuter le modèle, il n’y a ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>This model compares images and texts and does not generate text.</source>
        <translation>Ce modèle compare des images et des textes et ne génère pas de texte.</translation>
    </message>
    <message>
        <source>The configuration lacks this section.</source>
        <translation>Cette section manque dans la configuration.</translation>
    </message>
    <message>
        <source>This model has no second sentence: all token types must be 0.</source>
        <translation>Ce modèle n’a pas de seconde phrase&#xa0;: tous les types de token doivent être 0.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 hidden_sizes, found %2.</source>
        <translation>Un nombre pour chacun des %1 hidden_sizes est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected multiples of %1, found %2.</source>
        <translation>Des multiples de %1 sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected the name of a stage, &quot;stage1&quot; to &quot;stage%1&quot;, as the last one; found &quot;%2&quot;.</source>
        <translation>Le nom d’un étage, de «&#xa0;stage1&#xa0;» à «&#xa0;stage%1&#xa0;», est attendu en dernier, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: bottleneck, basic.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; pris en charge ici&#xa0;: bottleneck, basic.</translation>
    </message>
    <message>
        <source>Residual networks are supported with &quot;relu&quot; only.</source>
        <translation>Les réseaux résiduels ne sont pris en charge qu’avec «&#xa0;relu&#xa0;».</translation>
    </message>
    <message>
        <source>An encoder does not generate text: it reads a whole text at once.</source>
        <translation>Un encodeur ne génère pas de texte&#xa0;: il lit un texte entier d’un coup.</translation>
    </message>
    <message>
        <source>Expected a target of at least one token, its first, found none.</source>
        <translation>Une cible d’au moins un token, le premier, est attendue, il n’y en a pas.</translation>
    </message>
    <message>
        <source>--layer: this layer has no attention but a %1 in its place, and so no matrices; choose another layer.</source>
        <translation>--layer&#xa0;: cette couche n’a pas d’attention, mais à sa place&#xa0;: %1, et donc pas de matrices&#xa0;; choisissez une autre couche.</translation>
    </message>
    <message>
        <source>There is no token %1 to trace; the input has %2 tokens.</source>
        <translation>Il n’y a pas de token %1 à suivre&#xa0;; l’entrée a %2 tokens.</translation>
    </message>
    <message>
        <source>There is no token %1 to compute logits for; the input has %2 tokens.</source>
        <translation>Il n’y a pas de token %1 pour calculer des logits&#xa0;; l’entrée a %2 tokens.</translation>
    </message>
    <message>
        <source>Expected an image of %1 pixels, found one of %2 pixels; the model&apos;s preprocessor_config.json should say the model&apos;s size.</source>
        <translation>Une image de %1 pixels est attendue, et non de %2 pixels&#xa0;; le preprocessor_config.json du modèle devrait indiquer la taille du modèle.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads tiles of %2 channels.</source>
        <translation>Les valeurs de l’image ont la forme %1, mais ce modèle lit des tuiles de %2 canaux.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles of an image, found %2.</source>
        <translation>Au plus %1 tuiles d’une image sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>Expected %1 tiles of an image, %2; found %3.</source>
        <translation>%1 tuiles d’une image, %2, sont attendues, et non %3.</translation>
    </message>
    <message>
        <source>Expected the patches of an image, [patches, %1], found values of the shape %2.</source>
        <translation>Les patches d’une image, [patches, %1], sont attendus, et non des valeurs de la forme %2.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (image_grid_thw), multiples of %1 that make %2 patches, of which there are at most %3; found %4 and %5.</source>
        <translation>Les lignes et colonnes des patches de l’image (image_grid_thw), multiples de %1 qui donnent %2 patches, au plus %3, sont attendues, et non %4 et %5.</translation>
    </message>
    <message>
        <source>Expected an image in one of the grids of image_grid_pinpoints in config.json (%1), found %2; the model&apos;s preprocessor_config.json should list the same grids.</source>
        <translation>Une image dans l’une des grilles de image_grid_pinpoints du config.json (%1) est attendue, et non %2&#xa0;; le preprocessor_config.json du modèle devrait citer les mêmes grilles.</translation>
    </message>
    <message>
        <source>Expected the size of the image that the tiles were cut from (image_sizes), found none.</source>
        <translation>La taille de l’image d’où viennent les tuiles (image_sizes) est attendue, elle manque.</translation>
    </message>
    <message>
        <source>%1 tokens of an image (id %2)</source>
        <translation>%1 tokens d’une image (id %2)</translation>
    </message>
    <message>
        <source>Expected %1 in the text, %2; found %3.</source>
        <translation>%1 attendus dans le texte, %2&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>because there is no image</source>
        <translation>car il n’y a pas d’image</translation>
    </message>
    <message>
        <source>as many as the image has</source>
        <translation>autant que l’image en a</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole image at once.</source>
        <translation>Ce modèle ne génère pas de texte&#xa0;: il lit une image entière d’un coup.</translation>
    </message>
    <message>
        <source>Only the states of a single layer are supported, found a list.</source>
        <translation>Seuls les états d’une seule couche sont pris en charge, et non une liste.</translation>
    </message>
    <message>
        <source>0 only</source>
        <translation>0 seulement</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 à %1</translation>
    </message>
    <message>
        <source>A painted weight lies at query %1 and key %2; tokens count from 0.</source>
        <translation>Un poids peint est à la requête %1 et à la clé %2&#xa0;; les tokens se comptent à partir de 0.</translation>
    </message>
    <message>
        <source>A painted weight must lie between 0 and 1; found %1.</source>
        <translation>Un poids peint doit être entre 0 et 1&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The scores of this attention do not depend on positions, so there are no positions to leave out.</source>
        <translation>Les scores de cette attention ne dépendent pas des positions&#xa0;; il n’y a donc pas de positions à omettre.</translation>
    </message>
    <message>
        <source>Channels have no order, so there is no previous channel: choose another pattern.</source>
        <translation>Les canaux n’ont pas d’ordre&#xa0;; il n’y a donc pas de canal précédent&#xa0;: choisissez un autre motif.</translation>
    </message>
    <message>
        <source>The query of this attention is learned and not a patch, so it has no own or previous patch: choose another pattern.</source>
        <translation>La requête de cette attention est apprise et n’est pas un patch&#xa0;; elle n’a donc ni patch propre ni précédent&#xa0;: choisissez un autre motif.</translation>
    </message>
    <message>
        <source>The previous patch may lie in another window, where it is masked: choose another pattern.</source>
        <translation>Le patch précédent peut être dans une autre fenêtre, où il est masqué&#xa0;: choisissez un autre motif.</translation>
    </message>
    <message>
        <source>This attention attends to another text, which does not contain the query or its previous token: choose another pattern.</source>
        <translation>Cette attention porte sur un autre texte, qui ne contient ni la requête ni son token précédent&#xa0;: choisissez un autre motif.</translation>
    </message>
    <message>
        <source>The temperature of a head must be more than 0 and finite; found %1.</source>
        <translation>La température d’une tête doit être supérieure à 0 et finie&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; layers count from 0.</source>
        <translation>Il n’y a pas de couche %1 où intervenir&#xa0;; les couches se comptent à partir de 0.</translation>
    </message>
    <message>
        <source>There is no head %1 to intervene on; layer %2 has the heads %3.</source>
        <translation>Il n’y a pas de tête %1 où intervenir&#xa0;; la couche %2 a les têtes %3.</translation>
    </message>
    <message>
        <source>Layer %1 has no attention to intervene on but a %2 in its place; choose another layer.</source>
        <translation>La couche %1 n’a pas d’attention où intervenir, mais à sa place&#xa0;: %2&#xa0;; choisissez une autre couche.</translation>
    </message>
    <message>
        <source>This model has no stages to intervene on: leave stage%1/ out.</source>
        <translation>Ce modèle n’a pas d’étages où intervenir&#xa0;: omettez stage%1/.</translation>
    </message>
    <message>
        <source>The layers of this model are counted in each of its stages: name the stage, as in %1; the model has the stages %2.</source>
        <translation>Les couches de ce modèle se comptent dans chacun de ses étages&#xa0;: nommez l’étage, comme dans %1&#xa0;; le modèle a les étages %2.</translation>
    </message>
    <message>
        <source>There is no stage %1 to intervene on; the model has the stages %2.</source>
        <translation>Il n’y a pas d’étage %1 où intervenir&#xa0;; le modèle a les étages %2.</translation>
    </message>
    <message>
        <source>This model has no positions to leave out: no position embeddings, no rotary positions and no biases of the scores.</source>
        <translation>Ce modèle n’a pas de positions à omettre&#xa0;: ni plongements de position, ni positions rotatives, ni biais des scores.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the model has the layers %2.</source>
        <translation>Il n’y a pas de couche %1 où intervenir&#xa0;; le modèle a les couches %2.</translation>
    </message>
    <message>
        <source>There is no layer %1 to intervene on; the stage has the layers %2.</source>
        <translation>Il n’y a pas de couche %1 où intervenir&#xa0;; l’étage a les couches %2.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated: use zero ablation instead.</source>
        <translation>L’ablation par la moyenne n’est pas disponible pendant la génération de texte&#xa0;: utilisez l’ablation par zéro.</translation>
    </message>
    <message>
        <source>The weights of a head can be changed for at most %1 tokens; this text has %2. Shorten it, or use zero ablation instead.</source>
        <translation>Les poids d’une tête peuvent être changés pour au plus %1 tokens&#xa0;; ce texte en a %2. Raccourcissez-le, ou utilisez l’ablation par zéro.</translation>
    </message>
    <message>
        <source>The scores of layer %1 do not depend on positions. Position embeddings are left out of all layers at once: no-positions:all.</source>
        <translation>Les scores de la couche %1 ne dépendent pas des positions. Les plongements de position sont omis de toutes les couches à la fois&#xa0;: no-positions:all.</translation>
    </message>
    <message>
        <source>Expected the labels 0 to %1 without gaps.</source>
        <translation>Les étiquettes 0 à %1 sont attendues sans lacune.</translation>
    </message>
    <message>
        <source>Positions are computed for at most %1 tokens, and this model has %2. Set the number that it was trained with.</source>
        <translation>Les positions sont calculées pour au plus %1 tokens, et ce modèle en a %2. Indiquez le nombre avec lequel il a été entraîné.</translation>
    </message>
    <message>
        <source>Expected a divisor of d_model, which is %1; found %2.</source>
        <translation>Un diviseur de d_model, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 mel bins by %2 frames, and was given %3.</source>
        <translation>Ce modèle lit l’audio comme un spectrogramme de %1 bandes mel sur %2 trames, et a reçu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels of rows of pixels.</source>
        <translation>Les valeurs de l’image ont la forme %1, mais ce modèle lit %2 canaux de lignes de pixels.</translation>
    </message>
    <message>
        <source>The tensor is missing: blocks of MXFP4 have scales beside them.</source>
        <translation>Le tenseur manque&#xa0;: les blocs MXFP4 sont accompagnés d’échelles.</translation>
    </message>
    <message>
        <source>Expected blocks of MXFP4, [experts, rows, groups, 16] bytes with a scale for each group, found %1 with scales %2.</source>
        <translation>Des blocs MXFP4, [experts, lignes, groupes, 16] octets avec une échelle par groupe, sont attendus, et non %1 avec des échelles %2.</translation>
    </message>
    <message>
        <source>This model reads audio as the samples of one channel, [samples], and was given %1.</source>
        <translation>Ce modèle lit l’audio comme les échantillons d’un canal, [échantillons], et a reçu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The recording has %1 samples; this model needs at least %2.</source>
        <translation>L’enregistrement a %1 échantillons&#xa0;; ce modèle en demande au moins %2.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 tokens, found %2.</source>
        <translation>Un cadre pour chacun des %1 tokens est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a box on the page, from 0 to %1 and in this order; found %2, %3, %4 and %5 for token %6.</source>
        <translation>La gauche, le haut, la droite et le bas d’un cadre sur la page, de 0 à %1 et dans cet ordre, sont attendus, et non %2, %3, %4 et %5 pour le token %6.</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Un diviseur des %1 lignes et %2 colonnes de patches est attendu, et non %3.</translation>
    </message>
    <message>
        <source>The activation &quot;%1&quot; is not supported; supported activations: %2.</source>
        <translation>L’activation «&#xa0;%1&#xa0;» n’est pas prise en charge&#xa0;; activations prises en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A separate vocabulary of the target is not supported.</source>
        <translation>Un vocabulaire séparé de la cible n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected a divisor of %1, which is %2; found %3.</source>
        <translation>Un diviseur de %1, soit de %2, est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected a divisor of num_attention_heads, which is %1; found %2.</source>
        <translation>Un diviseur de num_attention_heads, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected groups of equally many of the %1 experts, found %2 groups.</source>
        <translation>Des groupes d’autant des %1 experts sont attendus, et non %2 groupes.</translation>
    </message>
    <message>
        <source>Expected groups of at least %1 experts, found groups of %2.</source>
        <translation>Des groupes d’au moins %1 experts sont attendus, et non de %2.</translation>
    </message>
    <message>
        <source>Expected at most the %1 experts of the groups of a token (topk_group), found %2.</source>
        <translation>Au plus les %1 experts des groupes d’un token (topk_group) sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Gemma 3 whose tokens also see those after them cannot be run.</source>
        <translation>Un Gemma 3 dont les tokens voient aussi les suivants ne peut pas être exécuté.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, which %2 do not fill.</source>
        <translation>Le tenseur a la forme %1, que %2 ne remplissent pas.</translation>
    </message>
    <message>
        <source>The tensors &quot;%1&quot; and &quot;%2&quot; are both %3 of the model; expected one of them.</source>
        <translation>Les tenseurs «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont tous deux %3 du modèle&#xa0;; un seul est attendu.</translation>
    </message>
    <message>
        <source>Expected a finite number, or a list of a number for each layer.</source>
        <translation>Un nombre fini, ou une liste d’un nombre par couche, est attendu.</translation>
    </message>
    <message>
        <source>The metadata lacks the number of heads.</source>
        <translation>Le nombre de têtes manque dans les métadonnées.</translation>
    </message>
    <message>
        <source>Layers of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>Les couches de type «&#xa0;%1&#xa0;» ne sont pas prises en charge&#xa0;; types pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column, in a width of %1; found %2 heads.</source>
        <translation>Des têtes d’un multiple de 4 valeurs, dont la moitié tourne par ligne et la moitié par colonne, sont attendues dans une largeur de %1, et non %2 têtes.</translation>
    </message>
    <message>
        <source>Expected 3 (red, green and blue); found %1.</source>
        <translation>3 (rouge, vert et bleu) est attendu, et non %1.</translation>
    </message>
    <message>
        <source>The rotary embedding (rope_parameters or rope_scaling) lacks this list: the numbers of pairs that turn by time, by row and by column.</source>
        <translation>Il manque au plongement rotatif (rope_parameters ou rope_scaling) cette liste&#xa0;: les nombres de paires qui tournent par temps, par ligne et par colonne.</translation>
    </message>
    <message>
        <source>Expected more than low_freq_factor.</source>
        <translation>Plus que low_freq_factor est attendu.</translation>
    </message>
    <message>
        <source>Expected %1 factors, found %2.</source>
        <translation>%1 facteurs sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected three numbers of pairs, for time, rows and columns, whose sum is %1, half of the values of a head that turn; found %2 numbers whose sum is %3.</source>
        <translation>Trois nombres de paires, pour le temps, les lignes et les colonnes, de somme %1, la moitié des valeurs d’une tête qui tournent, sont attendus, et non %2 nombres de somme %3.</translation>
    </message>
    <message>
        <source>Expected an even number of values of each head to be turned, found %1 of %2.</source>
        <translation>Un nombre pair de valeurs de chaque tête à tourner est attendu, et non %1 sur %2.</translation>
    </message>
    <message>
        <source>Only models with attention pooling are supported.</source>
        <translation>Seuls les modèles à agrégation par attention sont pris en charge.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 numbers, and as many in conv_kernel and conv_stride; found %2, %3 and %4.</source>
        <translation>De 1 à %1 nombres, et autant dans conv_kernel et conv_stride, sont attendus, et non %2, %3 et %4.</translation>
    </message>
    <message>
        <source>Expected a product of at most %1.</source>
        <translation>Un produit d’au plus %1 est attendu.</translation>
    </message>
    <message>
        <source>Convolutions after the encoder are not supported.</source>
        <translation>Les convolutions après l’encodeur ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>Adapters for languages are not supported.</source>
        <translation>Les adaptateurs de langue ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>Batch norm before the positions is not supported.</source>
        <translation>La normalisation par lot avant les positions n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported norms: group, layer.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; normes prises en charge&#xa0;: group, layer.</translation>
    </message>
    <message>
        <source>Expected a divisor of hidden_size, which is %1; found %2.</source>
        <translation>Un diviseur de hidden_size, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>The tensor has the shape %1, but config.json asks for %2.</source>
        <translation>Le tenseur a la forme %1, mais config.json demande %2.</translation>
    </message>
    <message>
        <source>The tensor is missing; config.json asks for it with the shape %1.</source>
        <translation>Le tenseur manque&#xa0;; config.json le demande avec la forme %1.</translation>
    </message>
    <message>
        <source>Expected at least %1 layers, because the weights hold %2; found %3.</source>
        <translation>Au moins %1 couches sont attendues, car les poids contiennent %2&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The configuration lacks this member: that of the %1.</source>
        <translation>Ce membre manque dans la configuration&#xa0;: celui de %1.</translation>
    </message>
    <message>
        <source>%1 with a part of the type &quot;%2&quot; is not supported; supported here: %3.</source>
        <translation>%1 avec une partie de type «&#xa0;%2&#xa0;» n’est pas pris en charge&#xa0;; pris en charge ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Expected the size of the encoder&apos;s states, which is %1; found %2.</source>
        <translation>La taille des états de l’encodeur, soit %1, est attendue, et non %2.</translation>
    </message>
    <message>
        <source>This model does not generate text: it reads a whole recording at once.</source>
        <translation>Ce modèle ne génère pas de texte&#xa0;: il lit un enregistrement entier d’un coup.</translation>
    </message>
    <message>
        <source>Windows of %1 patches a side do not fit into a grid of %2 x %3 patches, which is not supported.</source>
        <translation>Des fenêtres de %1 patches de côté n’entrent pas dans une grille de %2 x %3 patches, ce qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected a number for each of %1 stages, found %2.</source>
        <translation>Un nombre pour chacun des %1 étages est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected a number of heads for every stage of depths, one to eight of them.</source>
        <translation>Un nombre de têtes pour chaque étage de depths, de un à huit étages, est attendu.</translation>
    </message>
    <message>
        <source>Expected a divisor of stage %1&apos;s size, which is %2; found %3.</source>
        <translation>Un diviseur de la taille de l’étage %1, soit de %2, est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Swin with absolute positions is not supported.</source>
        <translation>Swin avec des positions absolues n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected at least one token to run the model on, found none.</source>
        <translation>Au moins un token est attendu pour exécuter le modèle, il n’y en a pas.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, but this model has positions for %2; shorten the text, or truncate it (--truncate).</source>
        <translation>Le texte a %1 tokens, mais ce modèle a des positions pour %2&#xa0;; raccourcissez le texte, ou tronquez-le (--truncate).</translation>
    </message>
    <message>
        <source>The %1 %2 at position %3 does not exist in this model; the largest is %4.</source>
        <translation>%1 %2 à la position %3 n’existe pas dans ce modèle&#xa0;; le plus grand est %4.</translation>
    </message>
    <message>
        <source>The %1 of %2 entries does not fit %3 tokens.</source>
        <translation>%1 de %2 entrées ne correspond pas à %3 tokens.</translation>
    </message>
    <message>
        <source>This model reads audio as a spectrogram of %1 frames by %2 mel bins, and was given %3.</source>
        <translation>Ce modèle lit l’audio comme un spectrogramme de %1 trames sur %2 bandes mel, et a reçu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Expected height and width; found %1 numbers.</source>
        <translation>La hauteur et la largeur sont attendues, et non %1 nombres.</translation>
    </message>
    <message>
        <source>Expected 1 (gray) or 3 (red, green and blue); found 2.</source>
        <translation>1 (gris) ou 3 (rouge, vert et bleu) est attendu, et non 2.</translation>
    </message>
    <message>
        <source>Expected patches no larger than the images, which are %1 pixels; found %2.</source>
        <translation>Des patches pas plus grands que les images, de %1 pixels, sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2: its preprocessor_config.json should resize or pad to the same size.</source>
        <translation>Les valeurs de l’image ont la forme %1, mais ce modèle lit %2&#xa0;: son preprocessor_config.json devrait redimensionner ou compléter à la même taille.</translation>
    </message>
    <message>
        <source>Expected an image to run the model on, found none.</source>
        <translation>Une image est attendue pour exécuter le modèle, il n’y en a pas.</translation>
    </message>
    <message>
        <source>The image&apos;s values have the shape %1, but this model reads %2 channels.</source>
        <translation>Les valeurs de l’image ont la forme %1, mais ce modèle lit %2 canaux.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 patches of %2 pixels, found one of %3 pixels; the model&apos;s preprocessor_config.json should say another size.</source>
        <translation>Une image de 1 à %1 patches de %2 pixels est attendue, et non de %3 pixels&#xa0;; le preprocessor_config.json du modèle devrait indiquer une autre taille.</translation>
    </message>
    <message>
        <source>Expected at most %1 patches of an image, [patches, %2], found values of the shape %3.</source>
        <translation>Au plus %1 patches d’une image, [patches, %2], sont attendus, et non des valeurs de la forme %3.</translation>
    </message>
    <message>
        <source>Expected the rows and columns of the image&apos;s patches (spatial_shapes), of which there are at most %1; found %2 and %3.</source>
        <translation>Les lignes et colonnes des patches de l’image (spatial_shapes), au plus %1, sont attendues, et non %2 et %3.</translation>
    </message>
    <message>
        <source>A run over %1 tokens</source>
        <translation>Une exécution sur %1 tokens</translation>
    </message>
    <message>
        <source>Ask for predictions at fewer tokens, shorten the input</source>
        <translation>Demandez des prédictions à moins de tokens, raccourcissez l’entrée</translation>
    </message>
    <message>
        <source>Shorten the input</source>
        <translation>Raccourcissez l’entrée</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>cette machine</translation>
    </message>
    <message>
        <source>A cache for %1 tokens</source>
        <translation>Un cache pour %1 tokens</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, shorten the input</source>
        <translation>Demandez moins de tokens, raccourcissez l’entrée</translation>
    </message>
    <message>
        <source>%1 needs about %2, and %3 has %4 of free memory. %5, or close other programs.</source>
        <translation>%1 demande environ %2, et %3 a %4 de mémoire libre. %5, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Layers without experts among those with them are not supported; expected 1.</source>
        <translation>Les couches sans experts parmi celles qui en ont ne sont pas prises en charge&#xa0;; 1 est attendu.</translation>
    </message>
    <message>
        <source>Weights of experts that are divided by their sum are not supported; expected false.</source>
        <translation>Les poids d’experts divisés par leur somme ne sont pas pris en charge&#xa0;; false est attendu.</translation>
    </message>
    <message>
        <source>The choice of experts &quot;%1&quot; is not supported; supported choices: greedy, group_limited_greedy.</source>
        <translation>Le choix d’experts «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; choix pris en charge&#xa0;: greedy, group_limited_greedy.</translation>
    </message>
    <message>
        <source>Expected a number of layers, or letters L and G such as &quot;LLLG&quot;, found &quot;%1&quot;.</source>
        <translation>Un nombre de couches, ou des lettres L et G telles que «&#xa0;LLLG&#xa0;», est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected a factor from 0.001 to 1000.</source>
        <translation>Un facteur de 0.001 à 1000 est attendu.</translation>
    </message>
    <message>
        <source>Expected a number for each pair of a head&apos;s values that turns.</source>
        <translation>Un nombre pour chaque paire de valeurs d’une tête qui tourne est attendu.</translation>
    </message>
    <message>
        <source>Expected finite numbers.</source>
        <translation>Des nombres finis sont attendus.</translation>
    </message>
    <message>
        <source>Expected at most the %1 values of a head, found %2.</source>
        <translation>Au plus les %1 valeurs d’une tête sont attendues, et non %2.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: none, linear, yarn, and those with factors as tensors.</source>
        <translation>Les plongements rotatifs de type «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; types pris en charge&#xa0;: none, linear, yarn et ceux dont les facteurs sont des tenseurs.</translation>
    </message>
    <message>
        <source>Expected a truth value for each layer.</source>
        <translation>Une valeur de vérité par couche est attendue.</translation>
    </message>
    <message>
        <source>GPT-2 with attention to an encoder is not supported.</source>
        <translation>GPT-2 avec attention à un encodeur n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>GPTBigCode with attention to an encoder cannot be run.</source>
        <translation>GPTBigCode avec attention à un encodeur ne peut pas être exécuté.</translation>
    </message>
    <message>
        <source>Expected &quot;attention_layers&quot;, the kinds of GPT-Neo&apos;s layers; it is missing.</source>
        <translation>«&#xa0;attention_layers&#xa0;», les types des couches de GPT-Neo, est attendu&#xa0;; il manque.</translation>
    </message>
    <message>
        <source>Weights quantized by &quot;%1&quot; are not supported; supported methods: mxfp4.</source>
        <translation>Les poids quantifiés par «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; méthodes prises en charge&#xa0;: mxfp4.</translation>
    </message>
    <message>
        <source>gpt-oss with another slope than 1.702 is not supported.</source>
        <translation>gpt-oss avec une autre pente que 1.702 n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected an even number, found %1.</source>
        <translation>Un nombre pair est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected at least one color beside the start token; found 1.</source>
        <translation>Au moins une couleur en plus du token de départ est attendue&#xa0;; trouvé&#xa0;: 1.</translation>
    </message>
    <message>
        <source>ImageGPT with tied embeddings is not supported.</source>
        <translation>ImageGPT avec des plongements partagés n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>OPT with norms without weights is not supported.</source>
        <translation>OPT avec des normes sans poids n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected a multiple of linear_num_key_heads (%1), found %2.</source>
        <translation>Un multiple de linear_num_key_heads (%1) est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected one number for each of the %1 layers, found %2.</source>
        <translation>Un nombre pour chacune des %1 couches est attendu, et non %2.</translation>
    </message>
    <message>
        <source>StableLM with norms of queries and keys can be run from a folder, not from a GGUF file.</source>
        <translation>StableLM avec des normes de requêtes et de clés peut être exécuté depuis un dossier, pas depuis un fichier GGUF.</translation>
    </message>
    <message>
        <source>BLIP is supported as BlipForConditionalGeneration only, which writes captions; found %1.</source>
        <translation>BLIP n’est pris en charge que comme BlipForConditionalGeneration, qui écrit des légendes&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>BLIP&apos;s text model is supported as a decoder only.</source>
        <translation>Le modèle de texte de BLIP n’est pris en charge que comme décodeur.</translation>
    </message>
    <message>
        <source>Expected hidden_size of vision_config, which is %1; found %2.</source>
        <translation>hidden_size de vision_config, soit %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Position embeddings of the type &quot;%1&quot; are not supported; supported types: absolute.</source>
        <translation>Les plongements de position de type «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; types pris en charge&#xa0;: absolute.</translation>
    </message>
    <message>
        <source>BERT is supported as an encoder only, not as a decoder.</source>
        <translation>BERT n’est pris en charge que comme encodeur, pas comme décodeur.</translation>
    </message>
    <message>
        <source>BigBird is supported as an encoder only, not as a decoder.</source>
        <translation>BigBird n’est pris en charge que comme encodeur, pas comme décodeur.</translation>
    </message>
    <message>
        <source>Queries, keys and values without biases are not supported.</source>
        <translation>Les requêtes, clés et valeurs sans biais ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>Attention of the type &quot;%1&quot; is not supported; supported types: block_sparse, original_full.</source>
        <translation>L’attention de type «&#xa0;%1&#xa0;» n’est pas prise en charge&#xa0;; types pris en charge&#xa0;: block_sparse, original_full.</translation>
    </message>
    <message>
        <source>Expected at least 2, and less than twice the furthest position.</source>
        <translation>Au moins 2, et moins du double de la position la plus lointaine, est attendu.</translation>
    </message>
    <message>
        <source>Embeddings of another width than the hidden states are not supported.</source>
        <translation>Les plongements d’une autre largeur que les états cachés ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>DeBERTa whose heads mix their scores cannot be run.</source>
        <translation>Un DeBERTa dont les têtes mélangent leurs scores ne peut pas être exécuté.</translation>
    </message>
    <message>
        <source>A convolution in groups cannot be run.</source>
        <translation>Une convolution par groupes ne peut pas être exécutée.</translation>
    </message>
    <message>
        <source>Expected an odd number of tokens.</source>
        <translation>Un nombre impair de tokens est attendu.</translation>
    </message>
    <message>
        <source>Positions of the type &quot;%1&quot; cannot be run; supported types: absolute, rotary.</source>
        <translation>Les positions de type «&#xa0;%1&#xa0;» ne peuvent pas être exécutées&#xa0;; types pris en charge&#xa0;: absolute, rotary.</translation>
    </message>
    <message>
        <source>ESM can be run as an encoder of sequences only.</source>
        <translation>ESM ne peut être exécuté que comme encodeur de séquences.</translation>
    </message>
    <message>
        <source>Expected the id of the mask token, which token_dropout needs.</source>
        <translation>L’id du token de masque, dont token_dropout a besoin, est attendu.</translation>
    </message>
    <message>
        <source>Expected an even number, half of it for each direction; found %1.</source>
        <translation>Un nombre pair, la moitié pour chaque direction, est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected more than a quarter of %1, which is %2; found %3.</source>
        <translation>Plus d’un quart de %1, soit de %2, est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected four times coordinate_size and twice shape_size to be hidden_size, which is %1; found %2 and %3.</source>
        <translation>Quatre fois coordinate_size et deux fois shape_size doivent donner hidden_size, soit %1&#xa0;; trouvé&#xa0;: %2 et %3.</translation>
    </message>
    <message>
        <source>LayoutLMv3 is supported as an encoder of texts with images only.</source>
        <translation>LayoutLMv3 n’est pris en charge que comme encodeur de textes avec images.</translation>
    </message>
    <message>
        <source>Biases must be in attention and feed-forward, or in neither.</source>
        <translation>Des biais doivent être dans l’attention et le feed-forward, ou dans aucun des deux.</translation>
    </message>
    <message>
        <source>A head without a bias is not supported.</source>
        <translation>Une tête de sortie sans biais n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>Expected more than %1.</source>
        <translation>Plus de %1 est attendu.</translation>
    </message>
    <message>
        <source>NomicBERT can be run with norms after the sums only.</source>
        <translation>NomicBERT ne peut être exécuté qu’avec des normes après les sommes.</translation>
    </message>
    <message>
        <source>NomicBERT can be run without biases only.</source>
        <translation>NomicBERT ne peut être exécuté que sans biais.</translation>
    </message>
    <message>
        <source>Another initial guess of the inverse is not supported.</source>
        <translation>Une autre estimation initiale de l’inverse n’est pas prise en charge.</translation>
    </message>
    <message>
        <source>Expected an odd number.</source>
        <translation>Un nombre impair est attendu.</translation>
    </message>
    <message>
        <source>Expected a divisor of segment_means_seq_len, which is %1; found %2.</source>
        <translation>Un diviseur de segment_means_seq_len, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected at most max_position_embeddings, which is %1; found %2.</source>
        <translation>Au plus max_position_embeddings, soit %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>RoBERTa is supported as an encoder only, not as a decoder.</source>
        <translation>RoBERTa n’est pris en charge que comme encodeur, pas comme décodeur.</translation>
    </message>
    <message>
        <source>Models of the type &quot;%1&quot; are not supported; supported types: %2.</source>
        <translation>Les modèles de type «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; types pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The cost of this model depends on the numbers that it computes.</source>
        <translation>Le coût de ce modèle dépend des nombres qu’il calcule.</translation>
    </message>
    <message>
        <source>Expected a number for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Un nombre pour chacun des %1 étages de embed_dim est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected the sizes of one to eight stages.</source>
        <translation>Les tailles d’un à huit étages sont attendues.</translation>
    </message>
    <message>
        <source>Expected a truth value for each of the %1 stages of embed_dim, found %2.</source>
        <translation>Une valeur de vérité pour chacun des %1 étages de embed_dim est attendue, et non %2.</translation>
    </message>
    <message>
        <source>DETR is supported with a backbone of transformers&apos; own (&quot;resnet&quot;) only, found one of timm&apos;s. Take the revision no_timm of a published model.</source>
        <translation>DETR n’est pris en charge qu’avec un réseau de base de transformers («&#xa0;resnet&#xa0;»), et non de timm. Prenez la révision no_timm d’un modèle publié.</translation>
    </message>
    <message>
        <source>Dilated backbones are not supported.</source>
        <translation>Les réseaux de base dilatés ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: sine.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; pris en charge ici&#xa0;: sine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; supported here: resnet.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; pris en charge ici&#xa0;: resnet.</translation>
    </message>
    <message>
        <source>Expected a multiple of 4, found %1.</source>
        <translation>Un multiple de 4 est attendu, et non %1.</translation>
    </message>
    <message>
        <source>DETR is supported as DetrForObjectDetection and DetrModel only; found %1.</source>
        <translation>DETR n’est pris en charge que comme DetrForObjectDetection et DetrModel&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected an image of %1 channels, found values of the shape %2.</source>
        <translation>Une image de %1 canaux est attendue, et non des valeurs de la forme %2.</translation>
    </message>
    <message>
        <source>Expected an image of 1 to %1 places for the encoder, found one of %2 x %3 pixels with %4.</source>
        <translation>Une image de 1 à %1 places pour l’encodeur est attendue, et non une de %2 x %3 pixels avec %4.</translation>
    </message>
    <message>
        <source>Expected heads of a multiple of 4 values, half of which turn by row and half by column; found %1.</source>
        <translation>Des têtes d’un multiple de 4 valeurs, dont la moitié tourne par ligne et la moitié par colonne, sont attendues, et non %1.</translation>
    </message>
    <message>
        <source>Expected images as high as they are wide.</source>
        <translation>Des images aussi hautes que larges sont attendues.</translation>
    </message>
    <message>
        <source>A last stage that is not laid out as a map is not supported.</source>
        <translation>Un dernier étage qui n’est pas disposé en carte n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels leaves a stage of %3 x %4 patches, too few for a key: its preprocessor_config.json should say a larger size.</source>
        <translation>Une image de %1 x %2 pixels laisse un étage de %3 x %4 patches, trop peu pour une clé&#xa0;: son preprocessor_config.json devrait indiquer une taille plus grande.</translation>
    </message>
    <message>
        <source>Expected the patches of a square, as 256 of 16 x 16; found %1.</source>
        <translation>Les patches d’un carré, comme 256 pour 16 x 16, sont attendus, et non %1.</translation>
    </message>
    <message>
        <source>Expected a divisor of decoder_hidden_size, which is %1; found %2.</source>
        <translation>Un diviseur de decoder_hidden_size, soit de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected the square of a divisor of the %1 rows and %2 columns of patches; found %3.</source>
        <translation>Le carré d’un diviseur des %1 lignes et %2 colonnes de patches est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected layer_norm or rms_norm, found &quot;%1&quot;.</source>
        <translation>layer_norm ou rms_norm est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>An image encoder without position embeddings is not supported.</source>
        <translation>Un encodeur d’images sans plongements de position n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>Expected 1 / n, where n divides the %1 rows and %2 columns of patches; found %3.</source>
        <translation>1 / n, où n divise les %1 lignes et %2 colonnes de patches, est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Only default is supported, which leaves out the class token; found &quot;%1&quot;.</source>
        <translation>Seul default, qui omet le token de classe, est pris en charge&#xa0;; trouvé&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected default or full, found &quot;%1&quot;.</source>
        <translation>default ou full est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected default: tiles are joined patch by patch, without class tokens; found &quot;full&quot;.</source>
        <translation>default est attendu&#xa0;: les tuiles sont jointes patch par patch, sans tokens de classe&#xa0;; trouvé&#xa0;: «&#xa0;full&#xa0;».</translation>
    </message>
    <message>
        <source>Expected at least %1 pixels, a square of patches; found %2.</source>
        <translation>Au moins %1 pixels, un carré de patches, sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected the square of a number of rows and columns; found %1.</source>
        <translation>Le carré d’un nombre de lignes et de colonnes est attendu, et non %1.</translation>
    </message>
    <message>
        <source>Expected layers of the tower in ascending order, below %1 and no more than the %2 layers of the text.</source>
        <translation>Des couches de l’encodeur d’images en ordre croissant, inférieures à %1 et pas plus que les %2 couches du texte, sont attendues.</translation>
    </message>
    <message>
        <source>%1 reads the pixels of an image as numbers of colors. Expected the list of these colors, found none. Copy the preprocessor_config.json that was published with the model into its folder.</source>
        <translation>%1 lit les pixels d’une image comme des numéros de couleurs. La liste de ces couleurs est attendue, elle manque. Copiez dans son dossier le preprocessor_config.json publié avec le modèle.</translation>
    </message>
    <message>
        <source>Open an image: %1 reads images, not text.</source>
        <translation>Ouvrez une image&#xa0;: %1 lit des images, pas du texte.</translation>
    </message>
    <message>
        <source>The text has %1, but %2 reads at most %3 tokens. Shorten it, or truncate it (--truncate).</source>
        <translation>Le texte a %1, mais %2 lit au plus %3 tokens. Raccourcissez-le, ou tronquez-le (--truncate).</translation>
    </message>
    <message>
        <source>This model has no mask token, so no token can be masked.</source>
        <translation>Ce modèle n’a pas de token de masque&#xa0;; aucun token ne peut donc être masqué.</translation>
    </message>
    <message>
        <source>%1 reads one text only. Leave the second one empty.</source>
        <translation>%1 ne lit qu’un texte. Laissez le second vide.</translation>
    </message>
    <message>
        <source>Type a text: %1 needs at least one token to read.</source>
        <translation>Saisissez un texte&#xa0;: %1 demande au moins un token à lire.</translation>
    </message>
    <message>
        <source>There is no backend &quot;%1&quot;; there are auto, cpu and vulkan.</source>
        <translation>Il n’y a pas de backend «&#xa0;%1&#xa0;»&#xa0;; il y a auto, cpu et vulkan.</translation>
    </message>
    <message>
        <source>The number of threads cannot be negative.</source>
        <translation>Le nombre de threads ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The device %1 could not be checked: %2.</source>
        <translation>Le processeur %1 n’a pas pu être vérifié&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected a built-in model (%2), the path of a folder or file, or a model of the Hugging Face cache, found &quot;%1&quot;.</source>
        <translation>Un modèle intégré (%2), le chemin d’un dossier ou d’un fichier, ou un modèle du cache de Hugging Face est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>aucun trouvé</translation>
    </message>
    <message>
        <source>Expected the folder &quot;recall&quot; among the built-in models, found none in: %1. Install the program again.</source>
        <translation>Le dossier «&#xa0;recall&#xa0;» est attendu parmi les modèles intégrés, il n’est pas dans&#xa0;: %1. Réinstallez le programme.</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>aucun dossier</translation>
    </message>
    <message>
        <source>No Vulkan device can be used here (%1).</source>
        <translation>Aucun processeur Vulkan n’est utilisable ici (%1).</translation>
    </message>
    <message>
        <source>Vulkan cannot be used here: %1.</source>
        <translation>Vulkan n’est pas utilisable ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>there is no device</source>
        <translation>il n’y a pas de processeur</translation>
    </message>
    <message>
        <source>The Vulkan device %1 cannot be used: %2.</source>
        <translation>Le processeur Vulkan %1 n’est pas utilisable&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no Vulkan device &quot;%1&quot; here (%2).</source>
        <translation>Il n’y a pas ici de processeur Vulkan «&#xa0;%1&#xa0;» (%2).</translation>
    </message>
    <message>
        <source>This version is built without Vulkan. Choose &quot;cpu&quot; or &quot;auto&quot;.</source>
        <translation>Cette version est construite sans Vulkan. Choisissez «&#xa0;cpu&#xa0;» ou «&#xa0;auto&#xa0;».</translation>
    </message>
    <message>
        <source>A beam search needs at least one beam.</source>
        <translation>Une recherche en faisceau demande au moins un faisceau.</translation>
    </message>
    <message>
        <source>A beam search needs the probabilities after each of its sequences.</source>
        <translation>Une recherche en faisceau demande les probabilités après chacune de ses séquences.</translation>
    </message>
    <message>
        <source>Type the beginning of a text for %1 to continue.</source>
        <translation>Saisissez le début d’un texte pour que %1 le continue.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions. Shorten it.</source>
        <translation>Le texte a %1 tokens, et %2 a %3 positions. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and %2 has %3 positions, so that there is no room to continue it. Shorten it.</source>
        <translation>Le texte a %1 tokens, et %2 a %3 positions&#xa0;; il n’y a donc pas de place pour le continuer. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The model has no logits from which text could be generated.</source>
        <translation>Le modèle n’a pas de logits à partir desquels générer du texte.</translation>
    </message>
    <message>
        <source>%1 of the model&apos;s %2 logits are NaN or infinite, so no token can be chosen: its weights are damaged, or its values exceed the range of fp32. Use another copy of the model.</source>
        <translation>%1 des %2 logits du modèle sont NaN ou infinis&#xa0;; aucun token ne peut donc être choisi&#xa0;: ses poids sont endommagés, ou ses valeurs dépassent l’étendue de fp32. Utilisez une autre copie du modèle.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens, or shorten the text.</source>
        <translation>La suite remplit les %1 positions de %2. Retirez des tokens, ou raccourcissez le texte.</translation>
    </message>
    <message>
        <source>This model does not support beam search. Generate with one beam.</source>
        <translation>Ce modèle ne prend pas en charge la recherche en faisceau. Générez avec un seul faisceau.</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model, so it cannot generate text. Open its model.</source>
        <translation>%1 est de l’attention importée sans modèle et ne peut donc pas générer de texte. Ouvrez son modèle.</translation>
    </message>
    <message>
        <source>%1 does not generate text: it completes images, with &quot;headlight generate&quot; and --out FILE.png.</source>
        <translation>%1 ne génère pas de texte&#xa0;: il complète des images, avec «&#xa0;headlight generate&#xa0;» et --out FILE.png.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Choose a decoder or an encoder-decoder.</source>
        <translation>%1 ne génère pas de texte. Choisissez un décodeur ou un encodeur-décodeur.</translation>
    </message>
    <message>
        <source>Beam search takes at most %1 beams.</source>
        <translation>La recherche en faisceau prend au plus %1 faisceaux.</translation>
    </message>
    <message>
        <source>A beam search does not sample: choose beams or a temperature.</source>
        <translation>Une recherche en faisceau ne tire pas au hasard&#xa0;: choisissez des faisceaux ou une température.</translation>
    </message>
    <message>
        <source>Expected lists of tokens, found null in one.</source>
        <translation>Des listes de tokens sont attendues, et non null dans l’une d’elles.</translation>
    </message>
    <message>
        <source>Expected a pair of place and token for each of the places 1, 2, 3 and so on.</source>
        <translation>Une paire de place et de token pour chacune des places 1, 2, 3, etc. est attendue.</translation>
    </message>
    <message>
        <source>Expected true, false or &quot;never&quot;.</source>
        <translation>true, false ou «&#xa0;never&#xa0;» est attendu.</translation>
    </message>
    <message>
        <source>Expected an image for %1 in the text, found none. Give an image, or remove %1.</source>
        <translation>Une image pour %1 est attendue dans le texte, il n’y en a pas. Donnez une image, ou retirez %1.</translation>
    </message>
    <message>
        <source>Expected at most one %1 in the text, in the place of the image; found %2. Write %1 once, or leave it out.</source>
        <translation>Au plus un %1 est attendu dans le texte, à la place de l’image, et non %2. Écrivez %1 une fois, ou omettez-le.</translation>
    </message>
    <message>
        <source>Expected a finite temperature of 0 or more.</source>
        <translation>Une température finie de 0 ou plus est attendue.</translation>
    </message>
    <message>
        <source>Expected a top-p of more than 0 and at most 1.</source>
        <translation>Un top-p supérieur à 0 et d’au plus 1 est attendu.</translation>
    </message>
    <message>
        <source>The continuation fills all %1 positions of %2. Remove tokens.</source>
        <translation>La suite remplit les %1 positions de %2. Retirez des tokens.</translation>
    </message>
    <message>
        <source>The target has %1 tokens, but %2 generates at most %3. Shorten it.</source>
        <translation>La cible a %1 tokens, mais %2 en génère au plus %3. Raccourcissez-la.</translation>
    </message>
    <message>
        <source>Type a text from which %1 generates its target.</source>
        <translation>Saisissez un texte à partir duquel %1 génère sa cible.</translation>
    </message>
    <message>
        <source>Open an audio file: %1 reads audio, not text.</source>
        <translation>Ouvrez un fichier audio&#xa0;: %1 lit de l’audio, pas du texte.</translation>
    </message>
    <message>
        <source>The weights of %1 take %2, and %3 has %4 of free memory. Close other programs or choose a smaller model.</source>
        <translation>Les poids de %1 occupent %2, et %3 a %4 de mémoire libre. Fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>Imported attention has no layers to show. Choose the folder of its model.</source>
        <translation>L’attention importée n’a pas de couches à montrer. Choisissez le dossier de son modèle.</translation>
    </message>
    <message>
        <source>it has no layers to show</source>
        <translation>il n’y a pas de couches à montrer</translation>
    </message>
    <message>
        <source>Expected at most two texts, found %1.</source>
        <translation>Au plus deux textes sont attendus, et non %1.</translation>
    </message>
    <message>
        <source>The model at %1 is not the one of this capture: expected %2; found %3.</source>
        <translation>Le modèle de %1 n’est pas celui de cette capture&#xa0;: attendu&#xa0;: %2&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 was recorded without patches of an image: leave --image out.</source>
        <translation>%1 a été enregistré sans patches d’image&#xa0;: omettez --image.</translation>
    </message>
    <message>
        <source>Imported attention cannot be changed. Open its model, or put a capture into the folder of its model.</source>
        <translation>L’attention importée ne peut pas être changée. Ouvrez son modèle, ou mettez une capture dans le dossier de son modèle.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>L’attention importée n’a pas de modèle et ne peut donc pas générer de texte.</translation>
    </message>
    <message>
        <source>There are %1 tokens, and the weights have %2.</source>
        <translation>Il y a %1 tokens, et les poids en ont %2.</translation>
    </message>
    <message>
        <source>No model is open. Open a model first.</source>
        <translation>Aucun modèle n’est ouvert. Ouvrez d’abord un modèle.</translation>
    </message>
    <message>
        <source>Expected checkpoints of one model: %1 has %2, %3 has %4. Move the checkpoints of other models to another folder.</source>
        <translation>Des checkpoints d’un même modèle sont attendus&#xa0;: %1 a %2, %3 a %4. Déplacez les checkpoints d’autres modèles dans un autre dossier.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>il n’y a pas de checkpoints</translation>
    </message>
    <message>
        <source>Expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 that have a config.json, found none. Open such a folder.</source>
        <translation>Un dossier de checkpoints est attendu, avec des sous-dossiers tels que step1000 ou checkpoint-500 contenant un config.json, il n’y en a pas. Ouvrez un tel dossier.</translation>
    </message>
    <message>
        <source>it has no token embedding</source>
        <translation>il n’y a pas de plongement de tokens</translation>
    </message>
    <message>
        <source>%1 does not read text, so it has no token embedding.</source>
        <translation>%1 ne lit pas de texte et n’a donc pas de plongement de tokens.</translation>
    </message>
    <message>
        <source>Type a word, or a sum of words such as “boy - man + woman”.</source>
        <translation>Saisissez un mot, ou une somme de mots telle que «&#xa0;boy - man + woman&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is the zero vector: its words have the same embedding in %2. Choose other words.</source>
        <translation>«&#xa0;%1&#xa0;» est le vecteur nul&#xa0;: ses mots ont le même plongement dans %2. Choisissez d’autres mots.</translation>
    </message>
    <message>
        <source>it has no position embeddings</source>
        <translation>il n’y a pas de plongements de position</translation>
    </message>
    <message>
        <source>%1 has no embeddings of positions: it uses rotary positions or a distance bias, or no positions at all.</source>
        <translation>%1 n’a pas de plongements de position&#xa0;: il utilise des positions rotatives, un biais de distance, ou aucune position.</translation>
    </message>
    <message>
        <source>no router can be asked</source>
        <translation>aucun routeur ne peut être interrogé</translation>
    </message>
    <message>
        <source>%1 has no experts. Open a mixture of experts, such as Mixtral or Qwen3-MoE.</source>
        <translation>%1 n’a pas d’experts. Ouvrez un mélange d’experts, tel que Mixtral ou Qwen3-MoE.</translation>
    </message>
    <message>
        <source>its heads cannot be tested on random tokens</source>
        <translation>ses têtes ne peuvent pas être testées sur des tokens aléatoires</translation>
    </message>
    <message>
        <source>%1 does not read text, so its heads cannot be tested on random tokens. Open a model that reads text.</source>
        <translation>%1 ne lit pas de texte&#xa0;; ses têtes ne peuvent donc pas être testées sur des tokens aléatoires. Ouvrez un modèle qui lit du texte.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 tokens, too few for this test.</source>
        <translation>%1 lit au plus %2 tokens, trop peu pour ce test.</translation>
    </message>
    <message>
        <source>The vocabulary has no tokens to sample from.</source>
        <translation>Le vocabulaire n’a pas de tokens à tirer.</translation>
    </message>
    <message>
        <source>its projections are not known</source>
        <translation>ses projections ne sont pas connues</translation>
    </message>
    <message>
        <source>%1 gave no output &quot;%2&quot; to compute a loss of.</source>
        <translation>%1 n’a pas donné de sortie «&#xa0;%2&#xa0;» dont calculer une perte.</translation>
    </message>
    <message>
        <source>No token is masked: mask tokens, or choose to mask each in turn.</source>
        <translation>Aucun token n’est masqué&#xa0;: masquez des tokens, ou choisissez de masquer chacun à son tour.</translation>
    </message>
    <message>
        <source>%1 has no mask token, so that no token can be masked.</source>
        <translation>%1 n’a pas de token de masque&#xa0;; aucun token ne peut donc être masqué.</translation>
    </message>
    <message>
        <source>The passage does not contain the answer &quot;%1&quot;: expected words as they stand in it.</source>
        <translation>Le passage ne contient pas la réponse «&#xa0;%1&#xa0;»&#xa0;: des mots tels qu’ils y figurent sont attendus.</translation>
    </message>
    <message>
        <source>Expected one of the classes %1, found &quot;%2&quot;.</source>
        <translation>L’une des classes %1 est attendue, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 gives a score instead of classes, which has no cross-entropy.</source>
        <translation>%1 donne un score au lieu de classes, qui n’a pas d’entropie croisée.</translation>
    </message>
    <message>
        <source>no text can be given a probability</source>
        <translation>aucun texte ne peut recevoir de probabilité</translation>
    </message>
    <message>
        <source>%1 gives no probabilities of a text. Open a decoder, an encoder-decoder, a masked language model, a question answering model or a classifier.</source>
        <translation>%1 ne donne pas de probabilités d’un texte. Ouvrez un décodeur, un encodeur-décodeur, un modèle de langue masqué, un modèle de questions-réponses ou un classifieur.</translation>
    </message>
    <message>
        <source>its layers have no predictions</source>
        <translation>ses couches n’ont pas de prédictions</translation>
    </message>
    <message>
        <source>%1 does not predict tokens: the logit lens needs a decoder or a masked language model.</source>
        <translation>%1 ne prédit pas de tokens&#xa0;: la lentille à logits demande un décodeur ou un modèle de langue masqué.</translation>
    </message>
    <message>
        <source>--query: expected a token of the target, %1 to %2, found token %3, which belongs to the source.</source>
        <translation>--query&#xa0;: un token de la cible, de %1 à %2, est attendu, et non le token %3, qui appartient à la source.</translation>
    </message>
    <message>
        <source>it has no hidden states to compare</source>
        <translation>il n’y a pas d’états cachés à comparer</translation>
    </message>
    <message>
        <source>%1 has no hidden states of these tokens.</source>
        <translation>%1 n’a pas d’états cachés de ces tokens.</translation>
    </message>
    <message>
        <source>%1 reads no text: words in two contexts need a model that reads text.</source>
        <translation>%1 ne lit pas de texte&#xa0;: des mots dans deux contextes demandent un modèle qui lit du texte.</translation>
    </message>
    <message>
        <source>no token can be followed through it</source>
        <translation>aucun token ne peut y être suivi</translation>
    </message>
    <message>
        <source>%1 is imported attention without a model: %2. Open its model.</source>
        <translation>%1 est de l’attention importée sans modèle&#xa0;: %2. Ouvrez son modèle.</translation>
    </message>
    <message>
        <source>The captured tokens are not those that %1 makes of the text. Open the model and type the text.</source>
        <translation>Les tokens capturés ne sont pas ceux que %1 forme du texte. Ouvrez le modèle et saisissez le texte.</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Shorten the text or close other programs.</source>
        <translation>Mémoire insuffisante pour cela. Raccourcissez le texte ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Internal error: %1.</source>
        <translation>Erreur interne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The precompiled character map is damaged: %1.</source>
        <translation>La table de caractères précompilée est endommagée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it is shorter than its header</source>
        <translation>elle est plus courte que son en-tête</translation>
    </message>
    <message>
        <source>its trie of %1 bytes does not fit into %2</source>
        <translation>son trie de %1 octets ne tient pas dans %2</translation>
    </message>
    <message>
        <source>its replacements do not end with NUL</source>
        <translation>ses remplacements ne finissent pas par NUL</translation>
    </message>
    <message>
        <source>its replacements are not UTF-8</source>
        <translation>ses remplacements ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>its trie has a cycle</source>
        <translation>son trie a un cycle</translation>
    </message>
    <message>
        <source>too many of its entries begin with each other</source>
        <translation>trop de ses entrées commencent l’une par l’autre</translation>
    </message>
    <message>
        <source>a node of its trie points past the end</source>
        <translation>un nœud de son trie pointe au-delà de la fin</translation>
    </message>
    <message>
        <source>a value points past the end of its replacements</source>
        <translation>une valeur pointe au-delà de la fin de ses remplacements</translation>
    </message>
    <message>
        <source>a value points into a character</source>
        <translation>une valeur pointe à l’intérieur d’un caractère</translation>
    </message>
    <message>
        <source>The file contains no tokenizer: it lists no tokens.</source>
        <translation>Le fichier ne contient pas de tokeniseur&#xa0;: il ne cite aucun token.</translation>
    </message>
    <message>
        <source>The vocabulary is empty.</source>
        <translation>Le vocabulaire est vide.</translation>
    </message>
    <message>
        <source>The vocabulary is larger than any model&apos;s.</source>
        <translation>Le vocabulaire est plus grand que celui de tout modèle.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is not UTF-8.</source>
        <translation>Un fragment du vocabulaire n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>A token has the unknown type %1.</source>
        <translation>Un token a le type inconnu %1.</translation>
    </message>
    <message>
        <source>Expected one value for each of the %1 tokens, found %2.</source>
        <translation>Une valeur pour chacun des %1 tokens est attendue, et non %2.</translation>
    </message>
    <message>
        <source>The id %1 is outside the vocabulary of %2 tokens.</source>
        <translation>L’id %1 est hors du vocabulaire de %2 tokens.</translation>
    </message>
    <message>
        <source>The tokenizer lacks its merges.</source>
        <translation>Il manque au tokeniseur ses fusions.</translation>
    </message>
    <message>
        <source>A merge is two pieces with a space between them.</source>
        <translation>Une fusion est deux fragments séparés par une espace.</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported.</source>
        <translation>Le pré-tokeniseur «&#xa0;%1&#xa0;» n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>The tokenizer lacks the scores of its tokens.</source>
        <translation>Il manque au tokeniseur les scores de ses tokens.</translation>
    </message>
    <message>
        <source>Expected the bytes of a map of characters.</source>
        <translation>Les octets d’une table de caractères sont attendus.</translation>
    </message>
    <message>
        <source>Expected an unknown token in the vocabulary, found none.</source>
        <translation>Un token inconnu est attendu dans le vocabulaire, il n’y en a pas.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the %1, which the tokenizer puts around every text.</source>
        <translation>Il manque au vocabulaire %1, que le tokeniseur place autour de chaque texte.</translation>
    </message>
    <message>
        <source>The file contains no tokenizer.</source>
        <translation>Le fichier ne contient pas de tokeniseur.</translation>
    </message>
    <message>
        <source>The tokenizer &quot;%1&quot; is not supported; supported tokenizers: gpt2, llama, t5, bert.</source>
        <translation>Le tokeniseur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; tokeniseurs pris en charge&#xa0;: gpt2, llama, t5, bert.</translation>
    </message>
    <message>
        <source>The folder has no tokenizer: it needs tokenizer.json, vocab.txt, vocab.json with merges.txt, a SentencePiece model, or Marian&apos;s vocab.json with source.spm and target.spm.</source>
        <translation>Le dossier n’a pas de tokeniseur&#xa0;: il faut tokenizer.json, vocab.txt, vocab.json avec merges.txt, un modèle SentencePiece, ou le vocab.json de Marian avec source.spm et target.spm.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;.</source>
        <translation>Il manque au vocabulaire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no token %1; the vocabulary has %2.</source>
        <translation>Il n’y a pas de token %1&#xa0;; le vocabulaire en a %2.</translation>
    </message>
    <message>
        <source>Id %1 belongs to &quot;%2&quot; already.</source>
        <translation>L’id %1 appartient déjà à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The vocabulary has &quot;%1&quot; with id %2.</source>
        <translation>Le vocabulaire a «&#xa0;%1&#xa0;» avec l’id %2.</translation>
    </message>
    <message>
        <source>The id %1 of &quot;%2&quot; leaves ids without a piece.</source>
        <translation>L’id %1 de «&#xa0;%2&#xa0;» laisse des ids sans fragment.</translation>
    </message>
    <message>
        <source>The replacement of a space must be one character.</source>
        <translation>Le remplacement d’une espace doit être un seul caractère.</translation>
    </message>
    <message>
        <source>What to strip must be one character.</source>
        <translation>Ce qui est ôté doit être un seul caractère.</translation>
    </message>
    <message>
        <source>The decoder &quot;%1&quot; is not supported; supported decoders: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</source>
        <translation>Le décodeur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; décodeurs pris en charge&#xa0;: WordPiece, ByteLevel, Metaspace, ByteFallback, Fuse, Strip, Replace, BPEDecoder, Sequence.</translation>
    </message>
    <message>
        <source>The normalizer &quot;%1&quot; is not supported; supported normalizers: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</source>
        <translation>Le normaliseur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; normaliseurs pris en charge&#xa0;: BertNormalizer, NFC, NFD, NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.</translation>
    </message>
    <message>
        <source>The regular expression is invalid: %1.</source>
        <translation>L’expression régulière n’est pas valide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a regular expression.</source>
        <translation>Mémoire insuffisante pour une expression régulière.</translation>
    </message>
    <message>
        <source>Not enough memory to match a regular expression.</source>
        <translation>Mémoire insuffisante pour appliquer une expression régulière.</translation>
    </message>
    <message>
        <source>The regular expression is longer than 64 KiB.</source>
        <translation>L’expression régulière dépasse 64 KiB.</translation>
    </message>
    <message>
        <source>The regular expression uses syntax that Headlight can&apos;t translate.</source>
        <translation>L’expression régulière utilise une syntaxe que Headlight ne sait pas traduire.</translation>
    </message>
    <message>
        <source>The tokenizer needs a text that is not empty here.</source>
        <translation>Le tokeniseur demande ici un texte non vide.</translation>
    </message>
    <message>
        <source>TemplateProcessing: expected one or two sequences from the post-processor before it, found %1; leave one TemplateProcessing in the sequence.</source>
        <translation>TemplateProcessing&#xa0;: une ou deux séquences du post-processeur précédent sont attendues, et non %1&#xa0;; laissez un seul TemplateProcessing dans la séquence.</translation>
    </message>
    <message>
        <source>A special token of the template has as many ids as tokens.</source>
        <translation>Un token spécial du modèle a autant d’ids que de tokens.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot; with id %2, which the vocabulary does not have.</source>
        <translation>Le modèle nomme «&#xa0;%1&#xa0;» avec l’id %2, que le vocabulaire n’a pas.</translation>
    </message>
    <message>
        <source>The template names a sequence that is neither A nor, for pairs, B.</source>
        <translation>Le modèle nomme une séquence qui n’est ni A ni, pour les paires, B.</translation>
    </message>
    <message>
        <source>The template names &quot;%1&quot;, which its special_tokens lack.</source>
        <translation>Le modèle nomme «&#xa0;%1&#xa0;», absent de ses special_tokens.</translation>
    </message>
    <message>
        <source>The tokenizer needs a token and its id here.</source>
        <translation>Le tokeniseur demande ici un token et son id.</translation>
    </message>
    <message>
        <source>The vocabulary does not have &quot;%1&quot; with id %2.</source>
        <translation>Le vocabulaire n’a pas «&#xa0;%1&#xa0;» avec l’id %2.</translation>
    </message>
    <message>
        <source>The post-processor &quot;%1&quot; is not supported; supported post-processors: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</source>
        <translation>Le post-processeur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; post-processeurs pris en charge&#xa0;: TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.</translation>
    </message>
    <message>
        <source>one of Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</source>
        <translation>l’un de Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous</translation>
    </message>
    <message>
        <source>one of always, first, never</source>
        <translation>l’un de always, first, never</translation>
    </message>
    <message>
        <source>The pre-tokenizer &quot;%1&quot; is not supported; supported pre-tokenizers: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</source>
        <translation>Le pré-tokeniseur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; pré-tokeniseurs pris en charge&#xa0;: BertPreTokenizer, ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.</translation>
    </message>
    <message>
        <source>The precompiled character map is not Base64.</source>
        <translation>La table de caractères précompilée n’est pas du Base64.</translation>
    </message>
    <message>
        <source>Left or Right</source>
        <translation>Left ou Right</translation>
    </message>
    <message>
        <source>The stride of %1 is not smaller than the max_length of %2.</source>
        <translation>Le stride de %1 n’est pas inférieur à la max_length de %2.</translation>
    </message>
    <message>
        <source>one of LongestFirst, OnlyFirst, OnlySecond</source>
        <translation>l’un de LongestFirst, OnlyFirst, OnlySecond</translation>
    </message>
    <message>
        <source>BatchLongest or {&quot;Fixed&quot;: length}</source>
        <translation>BatchLongest ou {&quot;Fixed&quot;: longueur}</translation>
    </message>
    <message>
        <source>An offset ends at character %1, and the text has %2.</source>
        <translation>Un décalage finit au caractère %1, et le texte en a %2.</translation>
    </message>
    <message>
        <source>There is no token %1 in the imported attention.</source>
        <translation>Il n’y a pas de token %1 dans l’attention importée.</translation>
    </message>
    <message>
        <source>The vocabulary lacks the unknown token &quot;%1&quot;.</source>
        <translation>Il manque au vocabulaire le token inconnu «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Dropout of merges is not supported; set dropout to null.</source>
        <translation>Le dropout des fusions n’est pas pris en charge&#xa0;; mettez dropout à null.</translation>
    </message>
    <message>
        <source>A merge is two pieces.</source>
        <translation>Une fusion est deux fragments.</translation>
    </message>
    <message>
        <source>No piece has id %1, though there are larger ids.</source>
        <translation>Aucun fragment n’a l’id %1, alors qu’il y a des ids plus grands.</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is in the vocabulary twice.</source>
        <translation>Le fragment «&#xa0;%1&#xa0;» est deux fois dans le vocabulaire.</translation>
    </message>
    <message>
        <source>The tokenizer model &quot;%1&quot; is not supported; supported models: WordPiece, BPE, Unigram, WordLevel.</source>
        <translation>Le modèle de tokeniseur «&#xa0;%1&#xa0;» n’est pas pris en charge&#xa0;; modèles pris en charge&#xa0;: WordPiece, BPE, Unigram, WordLevel.</translation>
    </message>
    <message>
        <source>Expected at most 16 MiB of added tokens, of pieces longer than 256 bytes and of recorded tokens; found more.</source>
        <translation>Au plus 16 MiB de tokens ajoutés, de fragments de plus de 256 octets et de tokens enregistrés sont attendus&#xa0;; il y en a plus.</translation>
    </message>
    <message>
        <source>SentencePiece refuses the model: %1.</source>
        <translation>SentencePiece refuse le modèle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is larger than any SentencePiece model (256 MiB).</source>
        <translation>Le fichier est plus grand que tout modèle SentencePiece (256 MiB).</translation>
    </message>
    <message>
        <source>A field of the protobuf message has an impossible number.</source>
        <translation>Un champ du message protobuf a un numéro impossible.</translation>
    </message>
    <message>
        <source>A field of %1 bytes does not fit into the %2 that are left.</source>
        <translation>Un champ de %1 octets ne tient pas dans les %2 qui restent.</translation>
    </message>
    <message>
        <source>A field of the protobuf message has the unknown wire type %1.</source>
        <translation>Un champ du message protobuf a le type de fil inconnu %1.</translation>
    </message>
    <message>
        <source>Field %1 has the wrong wire type.</source>
        <translation>Le champ %1 n’a pas le bon type de fil.</translation>
    </message>
    <message>
        <source>The protobuf message ends within a number.</source>
        <translation>Le message protobuf finit au milieu d’un nombre.</translation>
    </message>
    <message>
        <source>A number of the protobuf message is longer than 64 bits.</source>
        <translation>Un nombre du message protobuf dépasse 64 bits.</translation>
    </message>
    <message>
        <source>A piece has the unknown type %1.</source>
        <translation>Un fragment a le type inconnu %1.</translation>
    </message>
    <message>
        <source>A piece is empty.</source>
        <translation>Un fragment est vide.</translation>
    </message>
    <message>
        <source>A piece is %1 bytes long; at most 8192 are possible.</source>
        <translation>Un fragment fait %1 octets&#xa0;; au plus 8192 sont possibles.</translation>
    </message>
    <message>
        <source>A piece has a NUL byte.</source>
        <translation>Un fragment a un octet NUL.</translation>
    </message>
    <message>
        <source>A piece is not UTF-8.</source>
        <translation>Un fragment n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>The score of &quot;%1&quot; is not a finite number.</source>
        <translation>Le score de «&#xa0;%1&#xa0;» n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>The model has the unknown type %1.</source>
        <translation>Le modèle a le type inconnu %1.</translation>
    </message>
    <message>
        <source>Expected byte pieces from &lt;0x00&gt; to &lt;0xFF&gt;, found &quot;%1&quot;.</source>
        <translation>Des pièces d’octets de &lt;0x00&gt; à &lt;0xFF&gt; sont attendues, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The piece &quot;%1&quot; is a byte, but byte_fallback is off.</source>
        <translation>Le fragment «&#xa0;%1&#xa0;» est un octet, mais byte_fallback est désactivé.</translation>
    </message>
    <message>
        <source>The vocabulary has %1 unknown pieces instead of one.</source>
        <translation>Le vocabulaire a %1 fragments inconnus au lieu d’un.</translation>
    </message>
    <message>
        <source>Byte %1 has no piece, though byte_fallback is on.</source>
        <translation>L’octet %1 n’a pas de fragment, alors que byte_fallback est activé.</translation>
    </message>
    <message>
        <source>More than 64 user-defined pieces begin with each other.</source>
        <translation>Plus de 64 fragments définis par l’utilisateur commencent l’un par l’autre.</translation>
    </message>
    <message>
        <source>The vocabulary has more than four million pieces.</source>
        <translation>Le vocabulaire a plus de quatre millions de fragments.</translation>
    </message>
    <message>
        <source>The model lacks its trainer_spec.</source>
        <translation>Il manque au modèle sa trainer_spec.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; its SentencePiece model alone does not state the ids of its tokens.</source>
        <translation>%1 demande tokenizer.json&#xa0;; son modèle SentencePiece seul n’indique pas les ids de ses tokens.</translation>
    </message>
    <message>
        <source>An entry of the vocabulary is a piece and its score.</source>
        <translation>Une entrée du vocabulaire est un fragment et son score.</translation>
    </message>
    <message>
        <source>A piece of the vocabulary is empty.</source>
        <translation>Un fragment du vocabulaire est vide.</translation>
    </message>
    <message>
        <source>The score of a piece is a finite number.</source>
        <translation>Le score d’un fragment est un nombre fini.</translation>
    </message>
    <message>
        <source>The file is larger than any vocabulary (256 MiB).</source>
        <translation>Le fichier est plus grand que tout vocabulaire (256 MiB).</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>Le fichier n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which the tokenizer puts around every text.</source>
        <translation>Il manque au vocabulaire «&#xa0;%1&#xa0;», que le tokeniseur place autour de chaque texte.</translation>
    </message>
    <message>
        <source>A %1 needs tokenizer.json; vocab.json and merges.txt alone do not state how it splits words.</source>
        <translation>%1 demande tokenizer.json&#xa0;; vocab.json et merges.txt seuls n’indiquent pas comment il découpe les mots.</translation>
    </message>
    <message>
        <source>The %1 takes too long: expected at most %2 steps for a text of %3 bytes, found more; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Trop lent (%1)&#xa0;: au plus %2 étapes sont attendues pour un texte de %3 octets, il y en a plus&#xa0;; raccourcissez le texte ou corrigez ce composant dans le fichier du tokeniseur.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 bytes of %3, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Trop de sortie (%1)&#xa0;: au plus %2 octets pour %3 sont attendus, et non %4&#xa0;; raccourcissez le texte ou corrigez ce composant dans le fichier du tokeniseur.</translation>
    </message>
    <message>
        <source>The %1 produces too much output: expected at most %2 pieces of %3 bytes, found %4; shorten the text or correct this component in the tokenizer&apos;s file.</source>
        <translation>Trop de sortie (%1)&#xa0;: au plus %2 fragments pour %3 octets sont attendus, et non %4&#xa0;; raccourcissez le texte ou corrigez ce composant dans le fichier du tokeniseur.</translation>
    </message>
    <message>
        <source>The limit on tokens is negative.</source>
        <translation>La limite de tokens est négative.</translation>
    </message>
    <message>
        <source>Expected a tensor of shape %1, found %2. Remove this checkpoint to continue from the one before.</source>
        <translation>Un tenseur de forme %1 est attendu, et non %2. Retirez ce checkpoint pour continuer depuis le précédent.</translation>
    </message>
    <message>
        <source>Another training runs in this folder. Stop it first, or wait until it ends.</source>
        <translation>Un autre entraînement est en cours dans ce dossier. Arrêtez-le d’abord, ou attendez qu’il finisse.</translation>
    </message>
    <message>
        <source>The loss of step %1 is not a finite number: the training diverged. Train again with another seed or smaller sizes.</source>
        <translation>La perte de l’étape %1 n’est pas un nombre fini&#xa0;: l’entraînement a divergé. Entraînez à nouveau avec une autre graine ou des tailles plus petites.</translation>
    </message>
    <message>
        <source>The text is too long: expected at most %1 bytes, found %2. Give a part of it.</source>
        <translation>Le texte est trop long&#xa0;: au plus %1 octets sont attendus, et non %2. Donnez-en une partie.</translation>
    </message>
    <message>
        <source>--steps: expected a whole number from %1 to %2, found %3.</source>
        <translation>--steps&#xa0;: un entier de %1 à %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>The folder cannot be made (%1).</source>
        <translation>Le dossier ne peut pas être créé (%1).</translation>
    </message>
    <message>
        <source>The folder cannot get this name (%1).</source>
        <translation>Le dossier ne peut pas prendre ce nom (%1).</translation>
    </message>
    <message>
        <source>Expected the name of a new folder for the training, found an empty one.</source>
        <translation>Le nom d’un nouveau dossier pour l’entraînement est attendu, il est vide.</translation>
    </message>
    <message>
        <source>Expected a new or empty folder for the training, found one that holds something. Choose another one, or continue the training that it holds.</source>
        <translation>Un dossier nouveau ou vide est attendu pour l’entraînement, celui-ci contient quelque chose. Choisissez-en un autre, ou continuez l’entraînement qu’il contient.</translation>
    </message>
    <message>
        <source>Expected a folder of a training, which has a training.json and a text.txt, found none.</source>
        <translation>Un dossier d’entraînement, avec training.json et text.txt, est attendu, ce n’en est pas un.</translation>
    </message>
    <message>
        <source>--%1: expected a whole number from %2 to %3, found %4.</source>
        <translation>--%1&#xa0;: un entier de %2 à %3 est attendu, et non %4.</translation>
    </message>
    <message>
        <source>--width: expected a multiple of 2 x heads, here of %1, found %2.</source>
        <translation>--width&#xa0;: un multiple de 2 x heads, ici de %1, est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Give a longer text or a smaller context.</source>
        <translation>Donnez un texte plus long ou un contexte plus petit.</translation>
    </message>
    <message>
        <source>Give a longer text.</source>
        <translation>Donnez un texte plus long.</translation>
    </message>
    <message>
        <source>The text is too short: expected at least %1 %2 for a context of %3, found %4. %5</source>
        <translation>Le texte est trop court&#xa0;: au moins %1 %2 sont attendus pour un contexte de %3, et non %4. %5</translation>
    </message>
    <message>
        <source>Expected a file name that ends in .pdf, .svg, .png or .tex.</source>
        <translation>Un nom de fichier finissant par .pdf, .svg, .png ou .tex est attendu.</translation>
    </message>
    <message>
        <source>All heads of this text have %1 million weights; a file of numbers holds at most 40 million. Write them with &quot;headlight attention&quot;, or choose one head.</source>
        <translation>Toutes les têtes de ce texte ont %1 millions de poids&#xa0;; un fichier de nombres en contient au plus 40 millions. Écrivez-les avec «&#xa0;headlight attention&#xa0;», ou choisissez une tête.</translation>
    </message>
    <message>
        <source>Writing the numbers was stopped.</source>
        <translation>L’écriture des nombres a été arrêtée.</translation>
    </message>
    <message>
        <source>Expected a text of at most %1 letters, found %2.</source>
        <translation>Un texte d’au plus %1 lettres est attendu, et non de %2.</translation>
    </message>
    <message>
        <source>Expected a text, found an empty one.</source>
        <translation>Un texte est attendu, il est vide.</translation>
    </message>
    <message>
        <source>%1 has no such field here; fields: %2.</source>
        <translation>%1 n’a pas ce champ ici&#xa0;; champs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>These are %1 million numbers, too many for a text file; choose .npz or .safetensors.</source>
        <translation>Cela fait %1 millions de nombres, trop pour un fichier texte&#xa0;; choisissez .npz ou .safetensors.</translation>
    </message>
    <message>
        <source>Numbers cannot be written to a file that ends in .%1; choose one of .%2.</source>
        <translation>Des nombres ne peuvent pas être écrits dans un fichier finissant par .%1&#xa0;; choisissez l’un de .%2.</translation>
    </message>
    <message>
        <source>Expected a list of layers, found none.</source>
        <translation>Une liste de couches est attendue, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected a mean between minimum and maximum: the file is damaged.</source>
        <translation>Une moyenne entre minimum et maximum est attendue&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Expected %1, which follows from %2, found %3: the file is damaged.</source>
        <translation>%1, qui découle de %2, est attendu, et non %3&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Expected as many layers as counts, found %1.</source>
        <translation>Autant de couches que counts sont attendues, et non %1.</translation>
    </message>
    <message>
        <source>Expected as many heads as counts, found %1.</source>
        <translation>Autant de têtes que counts sont attendues, et non %1.</translation>
    </message>
    <message>
        <source>This count is missing: the file was not written by headlight metrics.</source>
        <translation>Ce compte manque&#xa0;: le fichier n’a pas été écrit par headlight metrics.</translation>
    </message>
    <message>
        <source>Expected numbers of shards in ascending order.</source>
        <translation>Des numéros de parts (shards) en ordre croissant sont attendus.</translation>
    </message>
    <message>
        <source>Expected the numbers of shards, found none.</source>
        <translation>Les numéros des parts (shards) sont attendus, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected at most %1 texts, as many as are covered, found %2: the file is damaged.</source>
        <translation>Au plus %1 textes, autant que couverts, sont attendus, et non %2&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Expected as many texts as lines_done, %1, found %2: the file is damaged.</source>
        <translation>Autant de textes que lines_done, soit %1, sont attendus, et non %2&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Expected at least %1, the count of &quot;%2&quot;, found %3: the file is damaged.</source>
        <translation>Au moins %1, le compte de «&#xa0;%2&#xa0;», est attendu, et non %3&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Expected metrics of at least one text, found none.</source>
        <translation>Des métriques d’au moins un texte sont attendues, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected the texts that the file covers, found none: an older version wrote it. Measure them again.</source>
        <translation>Les textes que couvre le fichier sont attendus, il n’y en a pas&#xa0;: une version plus ancienne l’a écrit. Mesurez-les à nouveau.</translation>
    </message>
    <message>
        <source>Expected %1 texts, all of %2, found %3: run headlight metrics with --resume to finish it.</source>
        <translation>%1 textes, tous ceux de %2, sont attendus, et non %3&#xa0;: lancez headlight metrics avec --resume pour finir.</translation>
    </message>
    <message>
        <source>Expected the corpus of %1 as in %2, found %3.</source>
        <translation>Le corpus de %1 comme dans %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected shards of --shard I/%1 as in %2, found I/%3.</source>
        <translation>Des parts de --shard I/%1 comme dans %2 sont attendues, et non I/%3.</translation>
    </message>
    <message>
        <source>Expected the model %1 as in %2, found %3.</source>
        <translation>Le modèle %1 comme dans %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected version %1 of Headlight as in %2, found %3.</source>
        <translation>La version %1 de Headlight comme dans %2 est attendue, et non %3.</translation>
    </message>
    <message>
        <source>Expected --precision %1 as in %2, found %3.</source>
        <translation>--precision %1 comme dans %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>Expected each shard once, found %1, which %2 covers too.</source>
        <translation>Chaque part une seule fois est attendue, et non %1, que couvre aussi %2.</translation>
    </message>
    <message>
        <source>This file belongs to the model and is not overwritten; choose another one.</source>
        <translation>Ce fichier appartient au modèle et n’est pas écrasé&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The font &quot;%1&quot; is not installed here; install it, or choose another: sans, serif and mono are always there, and &quot;fc-list : family&quot; lists the others.</source>
        <translation>La police «&#xa0;%1&#xa0;» n’est pas installée ici&#xa0;; installez-la, ou choisissez-en une autre&#xa0;: sans, serif et mono sont toujours là, et «&#xa0;fc-list&#xa0;: family&#xa0;» cite les autres.</translation>
    </message>
    <message>
        <source>The figure could not be written as PDF: its page could not be started.</source>
        <translation>La figure n’a pas pu être écrite en PDF&#xa0;: sa page n’a pas pu être commencée.</translation>
    </message>
    <message>
        <source>Expected a resolution above 0 dots per inch.</source>
        <translation>Une résolution supérieure à 0 point par pouce est attendue.</translation>
    </message>
    <message>
        <source>There is not enough memory for the image; choose fewer dots per inch or a smaller size.</source>
        <translation>Mémoire insuffisante pour l’image&#xa0;; choisissez moins de points par pouce ou une taille plus petite.</translation>
    </message>
    <message>
        <source>The image could not be written as PNG: %1</source>
        <translation>L’image n’a pas pu être écrite en PNG&#xa0;: %1</translation>
    </message>
    <message>
        <source>The figure is larger than TeX can count; choose a page size, or write .pdf or .svg.</source>
        <translation>La figure est plus grande que ce que TeX sait compter&#xa0;; choisissez une taille de page, ou écrivez .pdf ou .svg.</translation>
    </message>
    <message>
        <source>The image has %1 x %2 pixels; at most 100 million can be read. Make it smaller first.</source>
        <translation>L’image a %1 x %2 pixels&#xa0;; au plus 100 millions peuvent être lus. Réduisez-la d’abord.</translation>
    </message>
    <message>
        <source>The image takes too long to decode. Save it again, as PNG or smaller.</source>
        <translation>L’image est trop longue à décoder. Enregistrez-la à nouveau, en PNG ou plus petite.</translation>
    </message>
    <message>
        <source>The image is damaged: a chunk claims to have %1 bytes, but only %2 are left. Copy or download it again.</source>
        <translation>L’image est endommagée&#xa0;: un bloc annonce %1 octets, mais il n’en reste que %2. Copiez-la ou téléchargez-la à nouveau.</translation>
    </message>
    <message>
        <source>The image is damaged: its pixels begin at byte %1, but it has %2 bytes. Copy or download it again.</source>
        <translation>L’image est endommagée&#xa0;: ses pixels commencent à l’octet %1, mais elle a %2 octets. Copiez-la ou téléchargez-la à nouveau.</translation>
    </message>
    <message>
        <source>The image was not downloaded: this is a Git LFS pointer to it. Fetch it first.</source>
        <translation>L’image n’a pas été téléchargée&#xa0;: c’est un pointeur Git LFS. Récupérez-la d’abord.</translation>
    </message>
    <message>
        <source>This is not an image of a supported format; supported formats: %1.</source>
        <translation>Ce n’est pas une image d’un format pris en charge&#xa0;; formats pris en charge&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The image is damaged: %1. Copy or download it again.</source>
        <translation>L’image est endommagée&#xa0;: %1. Copiez-la ou téléchargez-la à nouveau.</translation>
    </message>
    <message>
        <source>This attention does not belong to an image, so it cannot be drawn over one. Choose another --view.</source>
        <translation>Cette attention n’appartient pas à une image et ne peut donc pas être dessinée sur une image. Choisissez une autre --view.</translation>
    </message>
    <message>
        <source>Expected one of %1; found &quot;%2&quot;.</source>
        <translation>L’un de %1 est attendu, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no such number; numbers: %2.</source>
        <translation>La figure «&#xa0;%1&#xa0;» n’a pas ce nombre&#xa0;; nombres&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2, found %3.</source>
        <translation>Un entier de %1 à %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>The figure &quot;%1&quot; has no pattern &quot;%2&quot;; patterns: %3.</source>
        <translation>La figure «&#xa0;%1&#xa0;» n’a pas de motif «&#xa0;%2&#xa0;»&#xa0;; motifs&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Open a model to see its layer.</source>
        <translation>Ouvrez un modèle pour voir sa couche.</translation>
    </message>
    <message>
        <source>This model has no position embeddings; open one that has them, such as position-learned.</source>
        <translation>Ce modèle n’a pas de plongements de position&#xa0;; ouvrez-en un qui en a, tel que position-learned.</translation>
    </message>
    <message>
        <source>This model has no rotary positions; open one that has them, such as position-rotary.</source>
        <translation>Ce modèle n’a pas de positions rotatives&#xa0;; ouvrez-en un qui en a, tel que position-rotary.</translation>
    </message>
    <message>
        <source>This model has no distance bias; open one that has it, such as position-alibi.</source>
        <translation>Ce modèle n’a pas de biais de distance&#xa0;; ouvrez-en un qui en a, tel que position-alibi.</translation>
    </message>
    <message>
        <source>Expected a model whose tensors are known; imported attention has none.</source>
        <translation>Un modèle dont les tenseurs sont connus est attendu&#xa0;; l’attention importée n’en a pas.</translation>
    </message>
    <message>
        <source>Expected a model with one stack of layers, an encoder-decoder or stages; this model has several towers.</source>
        <translation>Un modèle avec une pile de couches, un encodeur-décodeur ou des étages est attendu&#xa0;; ce modèle a plusieurs tours.</translation>
    </message>
    <message>
        <source>%1: expected an index from 0 to %2, found %3.</source>
        <translation>%1&#xa0;: un indice de 0 à %2 est attendu, et non %3.</translation>
    </message>
    <message>
        <source>--layer: expected none, since the hidden states here are of the embeddings only; found %1.</source>
        <translation>--layer&#xa0;: aucune n’est attendue, car les états cachés sont ici ceux des seuls plongements&#xa0;; trouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are no hidden states after layer %1; the last layer is %2.</source>
        <translation>Il n’y a pas d’états cachés après la couche %1&#xa0;; la dernière couche est %2.</translation>
    </message>
    <message>
        <source>There are no %1 %2 to %3: the figure has %4, counted from 0.</source>
        <translation>Il n’y a pas d’intervalle %2 à %3 (%1)&#xa0;: la figure en a %4, comptés à partir de 0.</translation>
    </message>
    <message>
        <source>--query: expected a row from 0 to %1, found %2.</source>
        <translation>--query&#xa0;: une ligne de 0 à %1 est attendue, et non %2.</translation>
    </message>
    <message>
        <source>%1 does not generate images. Choose an ImageGPT.</source>
        <translation>%1 ne génère pas d’images. Choisissez un ImageGPT.</translation>
    </message>
    <message>
        <source>Expected at most %1 pixels to generate, because the image has %2 and the first one is given; found %3.</source>
        <translation>Au plus %1 pixels à générer sont attendus, car l’image en a %2 et le premier est donné, et non %3.</translation>
    </message>
    <message>
        <source>%1 reads audio, not text: use --audio with an audio file.</source>
        <translation>%1 lit de l’audio, pas du texte&#xa0;: utilisez --audio avec un fichier audio.</translation>
    </message>
    <message>
        <source>%1 does not read audio: use --text instead of --audio.</source>
        <translation>%1 ne lit pas d’audio&#xa0;: utilisez --text au lieu de --audio.</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page: use --text instead of --boxes.</source>
        <translation>%1 ne lit pas où se trouvent les mots sur une page&#xa0;: utilisez --text au lieu de --boxes.</translation>
    </message>
    <message>
        <source>--boxes: expected no --text beside it, because the words are the text.</source>
        <translation>--boxes&#xa0;: --text n’est pas attendu avec lui, car les mots sont le texte.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image.</source>
        <translation>%1 ne lit pas d’images&#xa0;: utilisez --text au lieu de --image.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: leave --text out.</source>
        <translation>%1 lit des images, pas du texte&#xa0;: omettez --text.</translation>
    </message>
    <message>
        <source>%1 reads images, not text: use --image.</source>
        <translation>%1 lit des images, pas du texte&#xa0;: utilisez --image.</translation>
    </message>
    <message>
        <source>There is no weight of query %1 and key %2 to paint: the head has %3 queries and %4 keys, counted from 0.</source>
        <translation>Il n’y a pas de poids de la requête %1 et de la clé %2 à peindre&#xa0;: la tête a %3 requêtes et %4 clés, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>Expected left, top, right and bottom of a word in thousandths of its page, in this order.</source>
        <translation>La gauche, le haut, la droite et le bas d’un mot en millièmes de sa page, dans cet ordre, sont attendus.</translation>
    </message>
    <message>
        <source>Expected a box for each of %1 words, found %2.</source>
        <translation>Un cadre pour chacun des %1 mots est attendu, et non %2.</translation>
    </message>
    <message>
        <source>Expected a word, found an empty text.</source>
        <translation>Un mot est attendu, et non un texte vide.</translation>
    </message>
    <message>
        <source>Expected hOCR, which is XHTML: %1</source>
        <translation>Du hOCR, donc du XHTML, est attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page, found none.</source>
        <translation>Un élément de la classe ocr_page est attendu, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected &quot;bbox left top right bottom&quot; in the element&apos;s title, in pixels of the page.</source>
        <translation>«&#xa0;bbox gauche haut droite bas&#xa0;» est attendu dans le title de l’élément, en pixels de la page.</translation>
    </message>
    <message>
        <source>Expected an element of the class ocr_page around the words.</source>
        <translation>Un élément de la classe ocr_page est attendu autour des mots.</translation>
    </message>
    <message>
        <source>Expected at least one word on the page, found none.</source>
        <translation>Au moins un mot est attendu sur la page, il n’y en a pas.</translation>
    </message>
    <message>
        <source>--query: expected the index of a token, counted from 0, found &quot;%1&quot;.</source>
        <translation>--query&#xa0;: l’indice d’un token, compté à partir de 0, est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--with: expected the model of run A, %1, found %2: hidden states of two models cannot be compared.</source>
        <translation>--with&#xa0;: le modèle de l’exécution A, %1, est attendu, et non %2&#xa0;: les états cachés de deux modèles ne peuvent pas être comparés.</translation>
    </message>
    <message>
        <source>--text: expected a text for --measured %1; head tests such as test-induction need none.</source>
        <translation>--text&#xa0;: un texte est attendu pour --measured %1&#xa0;; les tests de têtes tels que test-induction n’en demandent pas.</translation>
    </message>
    <message>
        <source>Expected .pdf, .svg, .png or .tex: this figure cannot be saved as a web page.</source>
        <translation>.pdf, .svg, .png ou .tex est attendu&#xa0;: cette figure ne peut pas être enregistrée comme page web.</translation>
    </message>
    <message>
        <source>%1, as a text or a number</source>
        <translation>%1, comme texte ou comme nombre</translation>
    </message>
    <message>
        <source>Expected %1, found the last before the first.</source>
        <translation>Attendu&#xa0;: %1&#xa0;; le dernier est avant le premier.</translation>
    </message>
    <message>
        <source>Expected a query, a key or both.</source>
        <translation>Une requête, une clé ou les deux sont attendues.</translation>
    </message>
    <message>
        <source>Expected %1, found %2: %3</source>
        <translation>Attendu&#xa0;: %1&#xa0;; trouvé&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>--query: expected a token or patch, from %1 to %2, or its index, found &quot;%3&quot;.</source>
        <translation>--query&#xa0;: un token ou un patch, de %1 à %2, ou son indice est attendu, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>--query: expected a query for a profile, found &quot;mean&quot;.</source>
        <translation>--query&#xa0;: une requête est attendue pour un profil, et non «&#xa0;mean&#xa0;».</translation>
    </message>
    <message>
        <source>--query: expected a query that the figure shows, found token %1, which it leaves out.</source>
        <translation>--query&#xa0;: une requête que la figure montre est attendue, et non le token %1, qu’elle omet.</translation>
    </message>
    <message>
        <source>A file of numbers has at most 40 million weights; choose fewer with --queries and --keys.</source>
        <translation>Un fichier de nombres contient au plus 40 millions de poids&#xa0;; choisissez-en moins avec --queries et --keys.</translation>
    </message>
    <message>
        <source>Expected a place in the figure, which has %1 queries and %2 keys, counted from 0.</source>
        <translation>Une place dans la figure, qui a %1 requêtes et %2 clés, comptées à partir de 0, est attendue.</translation>
    </message>
    <message>
        <source>&quot;-&quot; is only valid on the command line, not in a description.</source>
        <translation>«&#xa0;-&#xa0;» n’est valable que sur la ligne de commande, pas dans une description.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this description: expected a version up to %1, found %2. Draw it with that one.</source>
        <translation>Un Headlight plus récent a écrit cette description&#xa0;: une version jusqu’à %1 est attendue, et non %2. Dessinez-la avec celui-là.</translation>
    </message>
    <message>
        <source>Expected a list of one to 64 objects.</source>
        <translation>Une liste de un à 64 objets est attendue.</translation>
    </message>
    <message>
        <source>This field belongs to the page: write it beside &quot;panels&quot;.</source>
        <translation>Ce champ appartient à la page&#xa0;: écrivez-le à côté de «&#xa0;panels&#xa0;».</translation>
    </message>
    <message>
        <source>%1: expected the index of a token, from 0 to %2, or the name of a patch, found &quot;%3&quot;.</source>
        <translation>%1&#xa0;: l’indice d’un token, de 0 à %2, ou le nom d’un patch est attendu, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>These metrics belong to another model, &quot;%1&quot;.</source>
        <translation>Ces métriques appartiennent à un autre modèle, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file has no metric &quot;%1&quot;; metrics: %2.</source>
        <translation>Le fichier n’a pas de métrique «&#xa0;%1&#xa0;»&#xa0;; métriques&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This figure is not open in the window: open its panel first.</source>
        <translation>Cette figure n’est pas ouverte dans la fenêtre&#xa0;: ouvrez d’abord son panneau.</translation>
    </message>
    <message>
        <source>Expected a name of letters, digits and underscores.</source>
        <translation>Un nom de lettres, chiffres et tirets bas est attendu.</translation>
    </message>
    <message>
        <source>%1 with least at most as large as most</source>
        <translation>%1 avec least au plus égal à most</translation>
    </message>
    <message>
        <source>Expected at most 8 numbers.</source>
        <translation>Au plus 8 nombres sont attendus.</translation>
    </message>
    <message>
        <source>Expected one kind of answer.</source>
        <translation>Un seul type de réponse est attendu.</translation>
    </message>
    <message>
        <source>Expected an object with one of these members: %1.</source>
        <translation>Un objet avec l’un de ces membres est attendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2.</source>
        <translation>Une tête telle que L2H2 est attendue.</translation>
    </message>
    <message>
        <source>Expected at least two choices.</source>
        <translation>Au moins deux choix sont attendus.</translation>
    </message>
    <message>
        <source>Expected choices together with the number of the right one, counted from 0, as the answer&apos;s &quot;choice&quot;.</source>
        <translation>Des choix avec le numéro du bon, compté à partir de 0, comme «&#xa0;choice&#xa0;» de la réponse, sont attendus.</translation>
    </message>
    <message>
        <source>A formula of this exercise has no value. %1</source>
        <translation>Une formule de cet exercice n’a pas de valeur. %1</translation>
    </message>
    <message>
        <source>Expected an image beside the lesson or the name of a sample of its model, found &quot;%1&quot;.</source>
        <translation>Une image à côté de la leçon ou le nom d’un exemple de son modèle est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected a figure that the window shows in its middle: %1.</source>
        <translation>Une figure que la fenêtre montre en son milieu est attendue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected the name of a figure.</source>
        <translation>Le nom d’une figure est attendu.</translation>
    </message>
    <message>
        <source>the text of a token, or its number counted from 0</source>
        <translation>le texte d’un token, ou son numéro compté à partir de 0</translation>
    </message>
    <message>
        <source>Expected other runs once: here, or as &quot;with&quot;, &quot;with_text&quot; and so on.</source>
        <translation>D’autres exécutions ne sont attendues qu’une fois&#xa0;: ici, ou comme «&#xa0;with&#xa0;», «&#xa0;with_text&#xa0;», etc.</translation>
    </message>
    <message>
        <source>Expected the letter of one of the other runs: B, C or D.</source>
        <translation>La lettre de l’une des autres exécutions est attendue&#xa0;: B, C ou D.</translation>
    </message>
    <message>
        <source>Expected both &quot;layer&quot; and &quot;head&quot;, or neither.</source>
        <translation>«&#xa0;layer&#xa0;» et «&#xa0;head&#xa0;», ou aucun des deux, sont attendus.</translation>
    </message>
    <message>
        <source>A lesson needs at least one step.</source>
        <translation>Une leçon demande au moins une étape.</translation>
    </message>
    <message>
        <source>The worksheet could not be written as PDF: its page could not be begun.</source>
        <translation>La feuille de travail n’a pas pu être écrite en PDF&#xa0;: sa page n’a pas pu être commencée.</translation>
    </message>
    <message>
        <source>Expected %1, one for each run, found %2.</source>
        <translation>%1, un par exécution, sont attendus, et non %2.</translation>
    </message>
    <message>
        <source>Expected a path, found an empty text.</source>
        <translation>Un chemin est attendu, et non un texte vide.</translation>
    </message>
    <message>
        <source>Expected &quot;headlight session&quot;: this file is not a session of Headlight.</source>
        <translation>«&#xa0;headlight session&#xa0;» est attendu&#xa0;: ce fichier n’est pas une session de Headlight.</translation>
    </message>
    <message>
        <source>Expected the version of the session format, a whole number from 1.</source>
        <translation>La version du format de session, un entier à partir de 1, est attendue.</translation>
    </message>
    <message>
        <source>A newer Headlight wrote this session (version %1 of the format; this one reads versions up to %2). Open it with that version of Headlight; the file was not changed.</source>
        <translation>Un Headlight plus récent a écrit cette session (version %1 du format&#xa0;; celui-ci lit les versions jusqu’à %2). Ouvrez-la avec cette version de Headlight&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>No token is masked: mask a token to see what the model predicts for it.</source>
        <translation>Aucun token n’est masqué&#xa0;: masquez un token pour voir ce que le modèle prédit pour lui.</translation>
    </message>
    <message>
        <source>The next word was not computed in this run.</source>
        <translation>Le mot suivant n’a pas été calculé dans cette exécution.</translation>
    </message>
    <message>
        <source>The letters were not computed in this run.</source>
        <translation>Les lettres n’ont pas été calculées dans cette exécution.</translation>
    </message>
    <message>
        <source>The model has no classes.</source>
        <translation>Le modèle n’a pas de classes.</translation>
    </message>
    <message>
        <source>This model gives a score instead of classes: %1.</source>
        <translation>Ce modèle donne un score au lieu de classes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open an image and type a text to see how similar they are.</source>
        <translation>Ouvrez une image et saisissez un texte pour voir leur similarité.</translation>
    </message>
    <message>
        <source>Image and text: cosine %1, score %2.</source>
        <translation>Image et texte&#xa0;: cosinus %1, score %2.</translation>
    </message>
    <message>
        <source>The text has no word to label.</source>
        <translation>Le texte n’a aucun mot à étiqueter.</translation>
    </message>
    <message>
        <source>The text has no word to judge.</source>
        <translation>Le texte n’a aucun mot à juger.</translation>
    </message>
    <message>
        <source>Type a question, and as second text the passage that answers it.</source>
        <translation>Saisissez une question et, comme second texte, le passage qui y répond.</translation>
    </message>
    <message>
        <source>Type a second sentence to see how likely it follows the first.</source>
        <translation>Saisissez une seconde phrase pour voir avec quelle probabilité elle suit la première.</translation>
    </message>
    <message>
        <source>This model has no head for a task: its outputs are embeddings.</source>
        <translation>Ce modèle n’a pas de tête de sortie pour une tâche&#xa0;: ses sorties sont des plongements.</translation>
    </message>
    <message>
        <source>This model finds objects, each with a class and a box, which is written (headlight attention --logits) and not shown.</source>
        <translation>Ce modèle trouve des objets, chacun avec une classe et un cadre, ce qui est écrit (headlight attention --logits) et non montré.</translation>
    </message>
    <message>
        <source>This model gives a class to each part of the image, which is written (headlight attention --logits) and not shown.</source>
        <translation>Ce modèle donne une classe à chaque partie de l’image, ce qui est écrit (headlight attention --logits) et non montré.</translation>
    </message>
    <message>
        <source>The model&apos;s outputs are NaN or infinite. Its weights may be damaged.</source>
        <translation>Les sorties du modèle sont NaN ou infinies. Ses poids sont peut-être endommagés.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs or use a shorter text.</source>
        <translation>Mémoire insuffisante. Fermez d’autres programmes ou utilisez un texte plus court.</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: chain %1 differs in %2 of %3 residues, first in residue %4, which is %5 in the text and %6 in the structure.</source>
        <translation>La séquence de la structure est attendue comme texte&#xa0;: la chaîne %1 diffère par %2 des %3 résidus, d’abord par le résidu %4, qui est %5 dans le texte et %6 dans la structure.</translation>
    </message>
    <message>
        <source>--chain: expected one of the chains %1, found &quot;%2&quot;.</source>
        <translation>--chain&#xa0;: l’une des chaînes %1 est attendue, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Expected the sequence of the structure as the text: the text has %1 residues, and none of the chains %2 fits into it; chain %3 has %4 residues with the numbers %5 to %6.</source>
        <translation>La séquence de la structure est attendue comme texte&#xa0;: le texte a %1 résidus, et aucune des chaînes %2 n’y trouve place&#xa0;; la chaîne %3 a %4 résidus, numérotés de %5 à %6.</translation>
    </message>
    <message>
        <source>Contacts need a model of proteins, with a token for each residue: token %1 is &quot;%2&quot;, which is not one letter.</source>
        <translation>Les contacts demandent un modèle de protéines, avec un token par résidu&#xa0;: le token %1 est «&#xa0;%2&#xa0;», qui n’est pas une seule lettre.</translation>
    </message>
    <message>
        <source>Contacts are computed of at most %1 residues, found %2.</source>
        <translation>Les contacts sont calculés pour au plus %1 résidus, et non %2.</translation>
    </message>
    <message>
        <source>Contacts need residues of the structure that are at least %1 apart in the text, found none.</source>
        <translation>Les contacts demandent des résidus de la structure distants d’au moins %1 dans le texte, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Contacts need attention in which every token of the text may attend to every other.</source>
        <translation>Les contacts demandent une attention dans laquelle chaque token du texte peut porter sur tous les autres.</translation>
    </message>
    <message>
        <source>This layer has no attention but a %1 in its place: there are no scores.</source>
        <translation>Cette couche n’a pas d’attention, mais %1 à sa place&#xa0;: il n’y a pas de scores.</translation>
    </message>
    <message>
        <source>The weights of this attention are not computed from scores of queries and keys.</source>
        <translation>Les poids de cette attention ne sont pas calculés à partir de scores de requêtes et de clés.</translation>
    </message>
    <message>
        <source>This model&apos;s weights are products over landmarks, not a softmax of scores of queries and keys: there is no single score behind a weight.</source>
        <translation>Les poids de ce modèle sont des produits sur des repères, pas un softmax de scores de requêtes et de clés&#xa0;: il n’y a pas de score unique derrière un poids.</translation>
    </message>
    <message>
        <source>Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the model to explain them.</source>
        <translation>L’attention importée a des poids mais ni requêtes ni clés&#xa0;; ses poids ne peuvent donc pas être expliqués. Ouvrez le modèle pour les expliquer.</translation>
    </message>
    <message>
        <source>Expected a record that begins with &quot;&gt;&quot; and a name, found an empty file.</source>
        <translation>Un enregistrement qui commence par «&#xa0;&gt;&#xa0;» et un nom est attendu, le fichier est vide.</translation>
    </message>
    <message>
        <source>Expected the name of a record or its number from 1 to %1, found &quot;%2&quot;; records: %3.</source>
        <translation>Le nom d’un enregistrement ou son numéro, de 1 à %1, est attendu, et non «&#xa0;%2&#xa0;»&#xa0;; enregistrements&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Expected a line that begins with &quot;&gt;&quot; and a name, found residues.</source>
        <translation>Une ligne qui commence par «&#xa0;&gt;&#xa0;» et un nom est attendue, et non des résidus.</translation>
    </message>
    <message>
        <source>Expected residues after the name &quot;%1&quot;, found none.</source>
        <translation>Des résidus sont attendus après le nom «&#xa0;%1&#xa0;», il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues in a record, found %2 in &quot;%3&quot;.</source>
        <translation>Au plus %1 résidus sont attendus dans un enregistrement, et non %2 comme dans «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found the byte %1 in the record &quot;%2&quot;.</source>
        <translation>Des lettres de résidus, * ou - sont attendus, et non l’octet %1 de l’enregistrement «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Expected letters of residues, * or -, found &quot;%1&quot; in the record &quot;%2&quot;.</source>
        <translation>Des lettres de résidus, * ou - sont attendus, et non le «&#xa0;%1&#xa0;» de l’enregistrement «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Expected the number of a residue in label_seq_id or auth_seq_id, found none.</source>
        <translation>Le numéro d’un résidu est attendu dans label_seq_id ou auth_seq_id, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected the table _atom_site with label_atom_id, label_comp_id, auth_seq_id and Cartn_x, _y and _z, found none.</source>
        <translation>La table _atom_site avec label_atom_id, label_comp_id, auth_seq_id et Cartn_x, _y et _z est attendue, il n’y en a pas.</translation>
    </message>
    <message>
        <source>Expected an mmCIF file: %1</source>
        <translation>Un fichier mmCIF est attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expected the number of a residue in columns 23 to 26, found something else.</source>
        <translation>Le numéro d’un résidu est attendu dans les colonnes 23 à 26, elles contiennent autre chose.</translation>
    </message>
    <message>
        <source>Expected the coordinates of an atom, x, y and z in ångström, found something else.</source>
        <translation>Les coordonnées d’un atome, x, y et z en ångström, sont attendues, et non autre chose.</translation>
    </message>
    <message>
        <source>Expected at most %1 residues, found more.</source>
        <translation>Au plus %1 résidus sont attendus, il y en a davantage.</translation>
    </message>
    <message>
        <source>There is no memory to unpack the file.</source>
        <translation>Mémoire insuffisante pour décompresser le fichier.</translation>
    </message>
    <message>
        <source>Expected at most %1 bytes unpacked, found more.</source>
        <translation>Au plus %1 octets sont attendus après décompression, il y en a davantage.</translation>
    </message>
    <message>
        <source>Expected a whole gzip file, found one that is damaged or cut off.</source>
        <translation>Un fichier gzip entier est attendu, celui-ci est endommagé ou tronqué.</translation>
    </message>
    <message>
        <source>Expected a protein, found no residue with a C-alpha atom (CA).</source>
        <translation>Une protéine est attendue, aucun résidu n’a d’atome de carbone alpha (CA).</translation>
    </message>
    <message>
        <source>%1 heads of queries and %2 of keys and values</source>
        <translation>%1 têtes de requêtes et %2 de clés et de valeurs</translation>
    </message>
    <message>
        <source>%1 tokens and its continuation %2</source>
        <translation>%1 tokens et sa continuation %2</translation>
    </message>
    <message>
        <source>more than a million characters</source>
        <translation>plus d’un million de caractères</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>There are %1 patches and names before them, and the weights have %2.</source>
        <translation>Il y a %1 patches et noms placés avant eux, et les poids en ont %2.</translation>
    </message>
    <message>
        <source>There are %1 names of queries, and the weights have %2.</source>
        <translation>Il y a %1 noms de requêtes, et les poids en ont %2.</translation>
    </message>
    <message>
        <source>There are %1 names of keys, and the weights have %2.</source>
        <translation>Il y a %1 noms de clés, et les poids en ont %2.</translation>
    </message>
    <message>
        <source>The keys are patches of which the file has no attention of their own.</source>
        <translation>Les clés sont des patches dont le fichier n’a pas d’attention propre.</translation>
    </message>
    <message>
        <source>There are %1 queries and only %2 keys, which is not possible in self-attention.</source>
        <translation>Il y a %1 requêtes et seulement %2 clés, ce qui n’est pas possible dans l’auto-attention.</translation>
    </message>
    <message>
        <source>The kinds of attention belong to different texts: one has %1 tokens where another has %2.</source>
        <translation>Les sortes d’attention appartiennent à des textes différents&#xa0;: l’une a %1 tokens là où une autre en a %2.</translation>
    </message>
    <message>
        <source>%1 does not compare images with texts. Open a model that does, such as CLIP or SigLIP.</source>
        <translation>%1 ne compare pas d’images à des textes. Ouvrez un modèle qui le fait, comme CLIP ou SigLIP.</translation>
    </message>
    <message>
        <source>images and captions cannot be compared</source>
        <translation>des images et des légendes ne peuvent pas être comparées</translation>
    </message>
    <message>
        <source>Expected an image and its caption, found a pair that lacks one of them.</source>
        <translation>Une image et sa légende sont attendues, et non une paire à laquelle il manque l’une des deux.</translation>
    </message>
    <message>
        <source>The vocabulary lacks &quot;%1&quot;, which a merge names.</source>
        <translation>Il manque au vocabulaire «&#xa0;%1&#xa0;», que cite une fusion.</translation>
    </message>
    <message>
        <source>A merge&apos;s second piece is no longer than the prefix of continuations.</source>
        <translation>Le second fragment d’une fusion n’est pas plus long que le préfixe des continuations.</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too large (at most %3 million pixels, %4 in a row); choose fewer dots per inch or a smaller size, or export SVG or PDF.</source>
        <translation>Une image de %1 x %2 pixels est trop grande (au plus %3 millions de pixels, %4 par ligne)&#xa0;; choisissez moins de points par pouce ou une taille plus petite, ou exportez en SVG ou en PDF.</translation>
    </message>
    <message>
        <source>Expected images with captions, as samples.json in the model&apos;s folder lists them, found none. Write {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, or give an image and a text.</source>
        <translation>Des images avec des légendes, telles que les énumère samples.json dans le dossier du modèle, sont attendues, il n’y en a pas. Écrivez {&quot;samples&quot;: [{&quot;image&quot;: FILE, &quot;text&quot;: CAPTION}]}, ou donnez une image et un texte.</translation>
    </message>
    <message>
        <source>Expected a text in UTF-8, found other bytes; sequences end in .fasta or .fa.</source>
        <translation>Un texte en UTF-8 est attendu, et non d’autres octets&#xa0;; les fichiers de séquences se terminent par .fasta ou .fa.</translation>
    </message>
    <message>
        <source>--record: expected a FASTA file (.fasta, .fa, .faa, .fna) as --text-file.</source>
        <translation>--record&#xa0;: un fichier FASTA (.fasta, .fa, .faa, .fna) est attendu comme --text-file.</translation>
    </message>
    <message>
        <source>--text-file: expected no --text beside it, because the file holds the text.</source>
        <translation>--text-file&#xa0;: --text n’est pas attendu à côté, car le fichier contient le texte.</translation>
    </message>
    <message>
        <source>Expected it beside &quot;page&quot;: &quot;layer&quot;, which shows it.</source>
        <translation>Il est attendu à côté de &quot;page&quot;: &quot;layer&quot;, qui le montre.</translation>
    </message>
    <message>
        <source>Expected a folder with a config.json, relative to the lesson&apos;s folder, found &quot;%1&quot;.</source>
        <translation>Un dossier avec un config.json, relatif au dossier de la leçon, est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No head of this model has a precision: its weights are not finite.</source>
        <translation>Aucune tête de ce modèle n’a de précision&#xa0;: ses poids ne sont pas finis.</translation>
    </message>
    <message>
        <source>This model predicts the color of each next pixel. Generate (F8) completes the image with them.</source>
        <translation>Ce modèle prédit la couleur de chaque pixel suivant. «&#xa0;Générer&#xa0;» (F8) complète l’image ainsi.</translation>
    </message>
    <message>
        <source>Rotary embeddings of the type &quot;%1&quot; are not supported; supported types: default, dynamic, linear, ntk, llama3, yarn, longrope.</source>
        <translation>Les plongements rotatifs de type «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; types pris en charge&#xa0;: default, dynamic, linear, ntk, llama3, yarn, longrope.</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, the only value that is supported; found &quot;%2&quot;.</source>
        <translation>«&#xa0;%1&#xa0;» attendu, seule valeur prise en charge&#xa0;; trouvé&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>GTE can be run with queries, keys and values in one tensor only.</source>
        <translation>GTE ne peut être exécuté qu’avec les requêtes, les clés et les valeurs dans un seul tenseur.</translation>
    </message>
    <message>
        <source>GTE can be run without scaling attention by the length of the text only.</source>
        <translation>GTE ne peut être exécuté que sans mise à l’échelle de l’attention selon la longueur du texte.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with rotary positions only.</source>
        <translation>NeoBERT ne peut être exécuté qu’avec des positions rotatives.</translation>
    </message>
    <message>
        <source>NeoBERT can be run with root-mean-square norms only.</source>
        <translation>NeoBERT ne peut être exécuté qu’avec des normes RMS.</translation>
    </message>
    <message>
        <source>NeoBERT can be run without normalized weights (nGPT) only.</source>
        <translation>NeoBERT ne peut être exécuté que sans poids normalisés (nGPT).</translation>
    </message>
    <message>
        <source>The feed-forward network &quot;%1&quot; cannot be run; supported: %2.</source>
        <translation>Le réseau feed-forward «&#xa0;%1&#xa0;» ne peut pas être exécuté&#xa0;; pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected num_attention_heads, which is %1; found %2.</source>
        <translation>num_attention_heads attendu, c’est-à-dire %1&#xa0;; trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expected hidden_size / num_attention_heads, which is %1; found %2.</source>
        <translation>hidden_size / num_attention_heads attendu, c’est-à-dire %1&#xa0;; trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>expected encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self or a stage such as stage1 before the slash</source>
        <translation>encoder, decoder, cross, vision, text, channels, pooling, resampler, resampler-cross, self ou un étage tel que stage1 est attendu avant la barre oblique</translation>
    </message>
    <message>
        <source>An image of %1 x %2 pixels is too small for the model&apos;s stages: its preprocessor_config.json should say a larger size.</source>
        <translation>Une image de %1 x %2 pixels est trop petite pour les étages du modèle&#xa0;: son preprocessor_config.json devrait indiquer une taille plus grande.</translation>
    </message>
    <message>
        <source>Learned queries have no order, so there is no previous query: choose another pattern.</source>
        <translation>Les requêtes apprises n’ont pas d’ordre, il n’y a donc pas de requête précédente&#xa0;: choisissez un autre motif.</translation>
    </message>
    <message>
        <source>This model has no attention of the kind that an intervention names: encoder-decoders have encoder, decoder and cross, models of images and texts have vision and text, those with attending channels have channels, those with learned queries for a text have resampler and resampler-cross, and all others have self.</source>
        <translation>Ce modèle n’a pas d’attention du type que nomme une intervention&#xa0;: les encodeurs-décodeurs ont encoder, decoder et cross, les modèles d’images et de textes vision et text, ceux dont les canaux portent l’attention channels, ceux qui ont des requêtes apprises pour un texte resampler et resampler-cross, et tous les autres self.</translation>
    </message>
    <message>
        <source>A Q-Former that reads the text too is not supported; found true.</source>
        <translation>Un Q-Former qui lit aussi le texte n’est pas pris en charge&#xa0;; true trouvé.</translation>
    </message>
    <message>
        <source>BLIP-2 is supported as Blip2ForConditionalGeneration only, which writes texts about images; found %1.</source>
        <translation>BLIP-2 n’est pris en charge que comme Blip2ForConditionalGeneration, qui écrit des textes sur des images&#xa0;; %1 trouvé.</translation>
    </message>
    <message>
        <source>Expected at least the rows and columns of the last stage&apos;s patches, which are %1 and %2 of images of %3 x %4 pixels (preprocessor_config.json); found %5.</source>
        <translation>Au moins les lignes et les colonnes des patches du dernier étage sont attendues, soit %1 et %2 pour des images de %3 x %4 pixels (preprocessor_config.json)&#xa0;; %5 trouvé.</translation>
    </message>
    <message>
        <source>Expected the task %1 at the beginning of the text, found it behind &quot;%2&quot;.</source>
        <translation>La tâche %1 était attendue au début du texte, elle se trouve après «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Expected no text after the task %1, found &quot;%2&quot;.</source>
        <translation>Aucun texte n’était attendu après la tâche %1, «&#xa0;%2&#xa0;» trouvé.</translation>
    </message>
    <message>
        <source>Expected keys [heads, latent, size] and values [heads, size, latent] of the same heads and latents, found the shapes %1 and %2.</source>
        <translation>Des clés [têtes, latent, taille] et des valeurs [têtes, taille, latent] des mêmes têtes et latents étaient attendues&#xa0;; les formes trouvées sont %1 et %2.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing beside %2.</source>
        <translation>Le tenseur «&#xa0;%1&#xa0;» manque à côté de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Expected the sizes of a head&apos;s keys and values, and how many of the former turn.</source>
        <translation>Les tailles des clés et des valeurs d’une tête étaient attendues, ainsi que le nombre de composantes des clés qui tournent.</translation>
    </message>
    <message>
        <source>Expected more than the %1 layers that predict tokens further ahead, found %2.</source>
        <translation>Plus que les %1 couches qui prédisent des tokens plus lointains étaient attendues&#xa0;; trouvées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Only the mixtures of experts of DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo and Qwen are supported.</source>
        <translation>Seuls les mélanges d’experts de DeepSeek, GLM, gpt-oss, Granite, Mixtral, OLMo et Qwen sont pris en charge.</translation>
    </message>
    <message>
        <source>Expected as many key heads in each layer that attends, found %1 and %2.</source>
        <translation>Le même nombre de têtes de clés était attendu dans chaque couche avec attention&#xa0;; trouvés&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Expected a layer that attends, found none.</source>
        <translation>Une couche avec attention était attendue&#xa0;; aucune n’a été trouvée.</translation>
    </message>
    <message>
        <source>Expected the least rate and the largest, found another list.</source>
        <translation>Attendu&#xa0;: le taux minimal et le taux maximal&#xa0;; trouvé&#xa0;: une autre liste.</translation>
    </message>
    <message>
        <source>Expected heads of %1 values that make mamba_expand * hidden_size, which is %2; found %3.</source>
        <translation>Attendu&#xa0;: des têtes de %1 valeurs formant mamba_expand * hidden_size, soit %2&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>without the bias of positions that the model adds to scores</source>
        <translation>sans le biais de position que le modèle ajoute aux scores</translation>
    </message>
    <message>
        <source>without the soft cap of the scores</source>
        <translation>sans la limite douce des scores</translation>
    </message>
    <message>
        <source>projected keys mix all tokens, so that there is no causal mask</source>
        <translation>les clés projetées mélangent tous les tokens&#xa0;: il n’y a donc pas de masque causal</translation>
    </message>
    <message>
        <source>%1: difference</source>
        <translation>%1&#xa0;: différence</translation>
    </message>
    <message>
        <source>Difference: %1 − %2</source>
        <translation>Différence&#xa0;: %1 − %2</translation>
    </message>
    <message>
        <source>crossed cells have no counterpart in the other run</source>
        <translation>les cases barrées n’ont pas d’équivalent dans l’autre exécution</translation>
    </message>
    <message>
        <source>pieces joined where the tokenizers split a word differently</source>
        <translation>fragments réunis là où les tokeniseurs découpent un mot différemment</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Attention croisée</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Requêtes apprises</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Requêtes apprises vers l’image</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1, étage %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <source>Flow through layers 0 to %1</source>
        <translation>Flux à travers les couches 0 à %1</translation>
    </message>
    <message>
        <source>Flow through all layers</source>
        <translation>Flux à travers toutes les couches</translation>
    </message>
    <message>
        <source>Rollout of layers 0 to %1</source>
        <translation>Rollout des couches 0 à %1</translation>
    </message>
    <message>
        <source>Rollout of all layers</source>
        <translation>Rollout de toutes les couches</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Couche %1, tête %2</translation>
    </message>
    <message>
        <source>Maximum of all heads of layer %1</source>
        <translation>Maximum de toutes les têtes de la couche %1</translation>
    </message>
    <message>
        <source>Mean of all heads of layer %1</source>
        <translation>Moyenne de toutes les têtes de la couche %1</translation>
    </message>
    <message>
        <source>Maximum of head %1 over all layers</source>
        <translation>Maximum de la tête %1 sur toutes les couches</translation>
    </message>
    <message>
        <source>Mean of head %1 over all layers</source>
        <translation>Moyenne de la tête %1 sur toutes les couches</translation>
    </message>
    <message>
        <source>Maximum of all heads of all layers</source>
        <translation>Maximum de toutes les têtes de toutes les couches</translation>
    </message>
    <message>
        <source>Mean of all heads of all layers</source>
        <translation>Moyenne de toutes les têtes de toutes les couches</translation>
    </message>
    <message>
        <source>%1, flow through layers 0 to %2</source>
        <translation>%1, flux à travers les couches 0 à %2</translation>
    </message>
    <message>
        <source>%1, flow through all layers</source>
        <translation>%1, flux à travers toutes les couches</translation>
    </message>
    <message>
        <source>%1, rollout of layers 0 to %2</source>
        <translation>%1, rollout des couches 0 à %2</translation>
    </message>
    <message>
        <source>%1, rollout of all layers</source>
        <translation>%1, rollout de toutes les couches</translation>
    </message>
    <message>
        <source>%1, layer %2, head %3</source>
        <translation>%1, couche %2, tête %3</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of layer %2</source>
        <translation>%1, maximum de toutes les têtes de la couche %2</translation>
    </message>
    <message>
        <source>%1, mean of all heads of layer %2</source>
        <translation>%1, moyenne de toutes les têtes de la couche %2</translation>
    </message>
    <message>
        <source>%1, maximum of head %2 over all layers</source>
        <translation>%1, maximum de la tête %2 sur toutes les couches</translation>
    </message>
    <message>
        <source>%1, mean of head %2 over all layers</source>
        <translation>%1, moyenne de la tête %2 sur toutes les couches</translation>
    </message>
    <message>
        <source>%1, maximum of all heads of all layers</source>
        <translation>%1, maximum de toutes les têtes de toutes les couches</translation>
    </message>
    <message>
        <source>%1, mean of all heads of all layers</source>
        <translation>%1, moyenne de toutes les têtes de toutes les couches</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token suivant</translation>
    </message>
    <message>
        <source>target, with teacher forcing</source>
        <translation>cible, avec teacher forcing</translation>
    </message>
    <message>
        <source>masked tokens</source>
        <translation>tokens masqués</translation>
    </message>
    <message>
        <source>each token masked in turn</source>
        <translation>chaque token masqué à son tour</translation>
    </message>
    <message>
        <source>tokens chosen as in pre-training</source>
        <translation>tokens choisis comme au préentraînement</translation>
    </message>
    <message>
        <source>answer span</source>
        <translation>empan de la réponse</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>Q and K are shown after their norm</source>
        <translation>Q et K sont montrées après leur normalisation</translation>
    </message>
    <message>
        <source>Q and K are shown after the rotary turn by position</source>
        <translation>Q et K sont montrées après la rotation par position</translation>
    </message>
    <message>
        <source>scores include the position bias of the pair</source>
        <translation>les scores contiennent le biais de position de la paire</translation>
    </message>
    <message>
        <source>scores are shown after the soft cap</source>
        <translation>les scores sont montrés après la limite douce</translation>
    </message>
    <message>
        <source>a sink takes part in each row&apos;s softmax</source>
        <translation>un puits participe au softmax de chaque ligne</translation>
    </message>
    <message>
        <source>%1 heads share one K and one V</source>
        <translation>%1 têtes partagent un K et un V</translation>
    </message>
    <message>
        <source>an intervention has set the weights</source>
        <translation>une intervention a fixé les poids</translation>
    </message>
    <message>
        <source>Typed numbers</source>
        <translation>Nombres saisis</translation>
    </message>
    <message>
        <source>%1, query %2</source>
        <translation>%1, requête %2</translation>
    </message>
    <message>
        <source>words: sum over the pieces attended to, mean over the pieces attending</source>
        <translation>mots&#xa0;: somme sur les fragments regardés, moyenne sur les fragments qui regardent</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>without attention to the first token, %1</source>
        <translation>sans l’attention au premier token, %1</translation>
    </message>
    <message>
        <source>rows renormalized to sum to 1</source>
        <translation>lignes renormalisées à une somme de 1</translation>
    </message>
    <message>
        <source>target generated with interventions</source>
        <translation>cible générée avec des interventions</translation>
    </message>
    <message>
        <source>each weight times the norm of W_O v of its key, as a share of the row</source>
        <translation>chaque poids multiplié par la norme de W_O v de sa clé, en part de la ligne</translation>
    </message>
    <message>
        <source>half of each layer is the residual connection</source>
        <translation>la moitié de chaque couche est la connexion résiduelle</translation>
    </message>
    <message>
        <source>%1 is asked for before it has a digit, which no row of the training has</source>
        <translation>%1 est demandé avant d’avoir un chiffre, ce qu’aucune ligne de l’entraînement n’a</translation>
    </message>
    <message>
        <source>%1 has two digits, which no row of the training has</source>
        <translation>%1 a deux chiffres, ce qu’aucune ligne de l’entraînement n’a</translation>
    </message>
    <message>
        <source>Token embedding</source>
        <translation>Plongement du token</translation>
    </message>
    <message>
        <source>x = E[id]: row of the token embedding</source>
        <translation>x = E[id]&#xa0;: ligne du plongement des tokens</translation>
    </message>
    <message>
        <source>With the segment</source>
        <translation>Avec le segment</translation>
    </message>
    <message>
        <source>x + the embedding of the segment</source>
        <translation>x + le plongement du segment</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Avec la position</translation>
    </message>
    <message>
        <source>x + the embedding of the position</source>
        <translation>x + le plongement de la position</translation>
    </message>
    <message>
        <source>Norm of the embeddings</source>
        <translation>Normalisation des plongements</translation>
    </message>
    <message>
        <source>what the first layer reads</source>
        <translation>ce que lit la première couche</translation>
    </message>
    <message>
        <source>Norm before attention</source>
        <translation>Normalisation avant l’attention</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>q = h W_Q, a vector for each head</source>
        <translation>q = h W_Q, un vecteur par tête</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>k = h W_K, a vector for each key head</source>
        <translation>k = h W_K, un vecteur par tête de clés</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>v = h W_V, a vector for each key head</source>
        <translation>v = h W_V, un vecteur par tête de clés</translation>
    </message>
    <message>
        <source>Output of the heads</source>
        <translation>Sortie des têtes</translation>
    </message>
    <message>
        <source>A V: values of all tokens, mixed by the weights</source>
        <translation>A V&#xa0;: valeurs de tous les tokens, mélangées par les poids</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Projection de sortie</translation>
    </message>
    <message>
        <source>o = (A V of all heads) W_O</source>
        <translation>o = (A V de toutes les têtes) W_O</translation>
    </message>
    <message>
        <source>Residual sum and norm</source>
        <translation>Somme résiduelle et normalisation</translation>
    </message>
    <message>
        <source>Residual sum</source>
        <translation>Somme résiduelle</translation>
    </message>
    <message>
        <source>Norm before feed-forward</source>
        <translation>Normalisation avant le feed-forward</translation>
    </message>
    <message>
        <source>Feed-forward, inside</source>
        <translation>Feed-forward, intérieur</translation>
    </message>
    <message>
        <source>Feed-forward, output</source>
        <translation>Feed-forward, sortie</translation>
    </message>
    <message>
        <source>f = inside W_2</source>
        <translation>f = intérieur W_2</translation>
    </message>
    <message>
        <source>norm(x + f): what the next layer reads</source>
        <translation>norm(x + f)&#xa0;: ce que lit la couche suivante</translation>
    </message>
    <message>
        <source>x + f: what the next layer reads</source>
        <translation>x + f&#xa0;: ce que lit la couche suivante</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Normalisation finale</translation>
    </message>
    <message>
        <source>norm(x), behind the last layer</source>
        <translation>norm(x), après la dernière couche</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>unembedding: a number for each token of the vocabulary</source>
        <translation>unembedding&#xa0;: un nombre pour chaque token du vocabulaire</translation>
    </message>
    <message>
        <source>%1 of h W_1</source>
        <translation>%1 de h W_1</translation>
    </message>
    <message>
        <source>%1 with a gate, of h W_1</source>
        <translation>%1 avec porte, de h W_1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>its number in the vocabulary</source>
        <translation>son numéro dans le vocabulaire</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Poids d’attention</translation>
    </message>
    <message>
        <source>a = softmax(q · k / √d) over the tokens that it may see</source>
        <translation>a = softmax(q · k / √d) sur les tokens qu’il peut voir</translation>
    </message>
    <message>
        <source>Most probable tokens</source>
        <translation>Tokens les plus probables</translation>
    </message>
    <message>
        <source>softmax of the logits</source>
        <translation>softmax des logits</translation>
    </message>
    <message>
        <source>drop 1 piece</source>
        <translation>retirer 1 fragment</translation>
    </message>
    <message>
        <source>drop %1 pieces</source>
        <translation>retirer %1 fragments</translation>
    </message>
    <message>
        <source>end with the wanted size</source>
        <translation>terminer avec la taille voulue</translation>
    </message>
    <message>
        <source>estimate probabilities</source>
        <translation>estimer les probabilités</translation>
    </message>
    <message>
        <source>estimate probabilities, 1 piece too rare</source>
        <translation>estimer les probabilités, 1 fragment trop rare</translation>
    </message>
    <message>
        <source>estimate probabilities, %1 pieces too rare</source>
        <translation>estimer les probabilités, %1 fragments trop rares</translation>
    </message>
    <message>
        <source>%1 zeroed</source>
        <translation>%1 mise à zéro</translation>
    </message>
    <message>
        <source>%1 set to its mean over this text</source>
        <translation>%1 fixée à sa moyenne sur ce texte</translation>
    </message>
    <message>
        <source>%1 at temperature %2</source>
        <translation>%1 à la température %2</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all channels</source>
        <translation>%1 porte une attention uniforme sur tous les canaux</translation>
    </message>
    <message>
        <source>%1 attends uniformly to all tokens</source>
        <translation>%1 porte une attention uniforme sur tous les tokens</translation>
    </message>
    <message>
        <source>%1 attends to the previous channel</source>
        <translation>%1 porte son attention sur le canal précédent</translation>
    </message>
    <message>
        <source>%1 attends to the previous token</source>
        <translation>%1 porte son attention sur le token précédent</translation>
    </message>
    <message>
        <source>%1 attends to the channel itself</source>
        <translation>%1 porte son attention sur le canal lui-même</translation>
    </message>
    <message>
        <source>%1 attends to the token itself</source>
        <translation>%1 porte son attention sur le token lui-même</translation>
    </message>
    <message>
        <source>%1 has 1 painted weight</source>
        <translation>%1 a 1 poids peint</translation>
    </message>
    <message>
        <source>%1 has %2 painted weights</source>
        <translation>%1 a %2 poids peints</translation>
    </message>
    <message>
        <source>%1 without positions</source>
        <translation>%1 sans positions</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>toutes les couches</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>toutes les couches %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>%1 layer %2</source>
        <translation>%1 couche %2</translation>
    </message>
    <message>
        <source>intervention: %1</source>
        <translation>intervention&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>interventions: %1</source>
        <translation>interventions&#xa0;: %1</translation>
    </message>
    <message>
        <source>interventions: %1 and %2 more</source>
        <translation>interventions&#xa0;: %1 et %2 autres</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>No losses: %1</source>
        <translation>Pas de pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The weights of %1 are those of %2.</source>
        <translation>Les poids de %1 sont ceux de %2.</translation>
    </message>
    <message>
        <source>“%1” has no token.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de token.</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens; the mean of their embeddings is used.</source>
        <translation>«&#xa0;%1&#xa0;» fait %2 tokens&#xa0;; la moyenne de leurs plongements est utilisée.</translation>
    </message>
    <message>
        <source>“%1” is unknown to this model.</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu de ce modèle.</translation>
    </message>
    <message>
        <source>%1 tokens, mean of %2 random sequences</source>
        <translation>%1 tokens, moyenne de %2 séquences aléatoires</translation>
    </message>
    <message>
        <source>%1 random tokens repeated twice, mean of %2 random sequences</source>
        <translation>%1 tokens aléatoires répétés deux fois, moyenne de %2 séquences aléatoires</translation>
    </message>
    <message>
        <source>%1, read by the decoder</source>
        <translation>%1, lus par le décodeur</translation>
    </message>
    <message>
        <source>%1, read by the encoder</source>
        <translation>%1, lus par l’encodeur</translation>
    </message>
    <message>
        <source>no loss of the first token, before which the model reads nothing</source>
        <translation>pas de perte du premier token, avant lequel le modèle ne lit rien</translation>
    </message>
    <message>
        <source>token %1 cannot be masked</source>
        <translation>le token %1 ne peut pas être masqué</translation>
    </message>
    <message>
        <source>of which masked %1, replaced at random %2, kept %3</source>
        <translation>dont masqués %1, remplacés au hasard %2, gardés %3</translation>
    </message>
    <message>
        <source>seed %1: 1 token chosen, %2</source>
        <translation>graine %1&#xa0;: 1 token choisi, %2</translation>
    </message>
    <message>
        <source>seed %1: %2 tokens chosen, %3</source>
        <translation>graine %1&#xa0;: %2 tokens choisis, %3</translation>
    </message>
    <message>
        <source>the model&apos;s answer: &quot;%1&quot;</source>
        <translation>réponse du modèle&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Plongements</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>Après la couche %1</translation>
    </message>
    <message>
        <source>the first %1 tokens</source>
        <translation>les %1 premiers tokens</translation>
    </message>
    <message>
        <source>contrastive loss %1, by chance %2</source>
        <translation>perte contrastive %1, au hasard %2</translation>
    </message>
    <message>
        <source>no pair depends on another</source>
        <translation>aucune paire ne dépend d’une autre</translation>
    </message>
    <message>
        <source>loss of the images %1</source>
        <translation>perte des images %1</translation>
    </message>
    <message>
        <source>loss of the captions %1</source>
        <translation>perte des légendes %1</translation>
    </message>
    <message>
        <source>Contacts of chain %1 and attention of %2</source>
        <translation>Contacts de la chaîne %1 et attention de %2</translation>
    </message>
    <message>
        <source>Experts of layer %1</source>
        <translation>Experts de la couche %1</translation>
    </message>
    <message>
        <source>%1 over %2 checkpoints of %3</source>
        <translation>%1 sur %2 checkpoints de %3</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>plongement</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>Attention of typed vectors</source>
        <translation>Attention de vecteurs saisis</translation>
    </message>
    <message>
        <source>%1 in matrices</source>
        <translation>%1 en matrices</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Récurrence, convolution et attention</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, %4</source>
        <translation>%1&#xa0;: étape %2 sur %3, %4</translation>
    </message>
    <message>
        <source>%1: step %2 of %3, layer %4, %5</source>
        <translation>%1&#xa0;: étape %2 sur %3, couche %4, %5</translation>
    </message>
    <message>
        <source>Byte-pair encoding, step %1 of %2</source>
        <translation>Codage par paires d’octets, étape %1 sur %2</translation>
    </message>
    <message>
        <source>WordPiece, step %1 of %2</source>
        <translation>WordPiece, étape %1 sur %2</translation>
    </message>
    <message>
        <source>Unigram, step %1 of %2</source>
        <translation>Unigram, étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Difference, %1 − A</source>
        <translation>Différence, %1 − A</translation>
    </message>
    <message>
        <source>queries %1 to %2 only</source>
        <translation>requêtes %1 à %2 seulement</translation>
    </message>
    <message>
        <source>keys %1 to %2 only</source>
        <translation>clés %1 à %2 seulement</translation>
    </message>
    <message>
        <source>“%1” and all keys</source>
        <translation>«&#xa0;%1&#xa0;» et toutes les clés</translation>
    </message>
    <message>
        <source>“%1” attends to “%2”</source>
        <translation>«&#xa0;%1&#xa0;» porte son attention sur «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Typed scores</source>
        <translation>Scores saisis</translation>
    </message>
    <message>
        <source>Hidden state %1</source>
        <translation>État caché %1</translation>
    </message>
    <message>
        <source>no ratio where the divisor is 0</source>
        <translation>pas de rapport là où le diviseur est 0</translation>
    </message>
    <message>
        <source>--neutral-prompt: expected %1 x %2 patches as with the text, found %3 x %4.</source>
        <translation>--neutral-prompt&#xa0;: %1 x %2 patchs étaient attendus comme avec le texte, %3 x %4 ont été trouvés.</translation>
    </message>
    <message>
        <source>each patch&apos;s share of a token&apos;s attention to the image, divided by the mean of its shares over the text tokens that attend to the image (%1)</source>
        <translation>part de chaque patch dans l’attention d’un token à l’image, divisée par la moyenne de ses parts sur les tokens de texte qui portent leur attention sur l’image (%1)</translation>
    </message>
    <message>
        <source>each weight divided by the one with the prompt &quot;%1&quot;: of the same token where both texts end with it, else of the prompt&apos;s last token</source>
        <translation>chaque poids divisé par celui avec le prompt «&#xa0;%1&#xa0;»&#xa0;: celui du même token là où les deux textes se terminent par lui, sinon celui du dernier token du prompt</translation>
    </message>
    <message>
        <source>--image-weights: expected attention of text tokens to the patches of an image, which these heads do not have. Choose &quot;plain&quot;, or another --attention.</source>
        <translation>--image-weights&#xa0;: une attention de tokens de texte aux patchs d’une image est attendue, que ces têtes n’ont pas. Choisissez «&#xa0;plain&#xa0;» ou une autre --attention.</translation>
    </message>
    <message>
        <source>--image-weights neutral: expected a model that reads another text, found imported attention, which is of one text. Open its model.</source>
        <translation>--image-weights neutral&#xa0;: un modèle qui lit un autre texte est attendu, une attention importée, propre à un seul texte, a été trouvée. Ouvrez son modèle.</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>moyenne sur toutes les requêtes</translation>
    </message>
    <message>
        <source>Masks of patches need attention over the patches or the tokens of an image; this run has none.</source>
        <translation>Les masques de patchs demandent une attention sur les patchs ou les tokens d’une image&#xa0;; cette exécution n’en a pas.</translation>
    </message>
    <message>
        <source>cut from %1 to %2 tokens</source>
        <translation>raccourci de %1 à %2 tokens</translation>
    </message>
    <message>
        <source>it has no embeddings of tokens to compare</source>
        <translation>il n’y a pas de plongements de tokens à comparer</translation>
    </message>
    <message>
        <source>%1 cannot compare the tokens of two texts: open an encoder or a decoder of text, such as ColBERT, BERT or Llama.</source>
        <translation>%1 ne peut pas comparer les tokens de deux textes&#xa0;: ouvrez un encodeur ou un décodeur de texte, tel que ColBERT, BERT ou Llama.</translation>
    </message>
    <message>
        <source>--document: expected the text that the query is compared with.</source>
        <translation>--document&#xa0;: le texte auquel la requête est comparée est attendu.</translation>
    </message>
    <message>
        <source>text of the query: %1</source>
        <translation>texte de la requête&#xa0;: %1</translation>
    </message>
    <message>
        <source>document: %1</source>
        <translation>document&#xa0;: %1</translation>
    </message>
    <message>
        <source>Patch mask of %1</source>
        <translation>Masque de patchs de %1</translation>
    </message>
    <message>
        <source>Patch masks of layer %1</source>
        <translation>Masques de patchs de la couche %1</translation>
    </message>
    <message>
        <source>score %1: sum of the largest cosine of each of %2 query tokens (outlined)</source>
        <translation>score %1&#xa0;: somme du plus grand cosinus (encadré) de chacun des %2 tokens de la requête</translation>
    </message>
    <message>
        <source>token embeddings of %1 numbers</source>
        <translation>plongements de tokens de %1 nombres</translation>
    </message>
    <message>
        <source>last hidden states of %1 numbers: the model has no layer for late interaction</source>
        <translation>derniers états cachés de %1 nombres&#xa0;: le modèle n’a pas de couche d’interaction tardive</translation>
    </message>
    <message>
        <source>1 token fills the query, compared like the others</source>
        <translation>1 token complète la requête, comparé comme les autres</translation>
    </message>
    <message>
        <source>%1 tokens fill the query, compared like the others</source>
        <translation>%1 tokens complètent la requête, comparés comme les autres</translation>
    </message>
    <message>
        <source>document tokens in gray are not compared</source>
        <translation>les tokens du document en gris ne sont pas comparés</translation>
    </message>
    <message>
        <source>Input of the layers</source>
        <translation>Entrée des couches</translation>
    </message>
    <message>
        <source>Norm after attention</source>
        <translation>Normalisation après l’attention</translation>
    </message>
    <message>
        <source>Norm after feed-forward</source>
        <translation>Normalisation après le feed-forward</translation>
    </message>
    <message>
        <source>Expected one image, because this model reads one at a time; found %1.</source>
        <translation>Une image était attendue, car ce modèle en lit une à la fois&#xa0;; %1 ont été trouvées.</translation>
    </message>
    <message>
        <source>Expected at most %1 images in a text, found %2.</source>
        <translation>Au plus %1 images étaient attendues dans un texte, %2 ont été trouvées.</translation>
    </message>
    <message>
        <source>as many as the %1 images have</source>
        <translation>autant que les %1 images en ont</translation>
    </message>
    <message>
        <source>The text with its %1 images has %2 tokens, but %3 reads at most %4 tokens. Give fewer images, or shorten the text.</source>
        <translation>Le texte avec ses %1 images a %2 tokens, mais %3 en lit au plus %4. Indiquez moins d’images, ou raccourcissez le texte.</translation>
    </message>
    <message>
        <source>Expected %1 in the text once for each image (%2), or not at all, so that the images stand in front; found %3.</source>
        <translation>%1 était attendu dans le texte une fois pour chaque image (%2), ou pas du tout, pour que les images soient placées devant&#xa0;; trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 was recorded with %2 images, found %3: give --image once for each.</source>
        <translation>%1 a été enregistré avec %2 images, %3 trouvées&#xa0;: indiquez --image une fois pour chacune.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: give --image once.</source>
        <translation>%1 lit une image à la fois, %2 trouvées&#xa0;: indiquez --image une seule fois.</translation>
    </message>
    <message>
        <source>The file holds the image encoder of a model. Open the GGUF file of its text model; this one is read with it where it lies beside it, or where --mmproj names it.</source>
        <translation>Le fichier contient l&apos;encodeur d&apos;images d&apos;un modèle. Ouvrez le fichier GGUF de son modèle de texte&#xa0;; celui-ci est lu avec lui s&apos;il se trouve à côté ou si --mmproj le nomme.</translation>
    </message>
    <message>
        <source>Expected a GGUF file with a text model beside the file of an image encoder (mmproj), found a folder.</source>
        <translation>Un fichier GGUF avec un modèle de texte était attendu à côté du fichier d&apos;un encodeur d&apos;images (mmproj), un dossier a été trouvé.</translation>
    </message>
    <message>
        <source>Expected a file with an image encoder (clip), found a model of the type &quot;%1&quot;.</source>
        <translation>Un fichier avec un encodeur d&apos;images (clip) était attendu, un modèle du type «&#xa0;%1&#xa0;» a été trouvé.</translation>
    </message>
    <message>
        <source>The file holds no image encoder; those of sound are not supported.</source>
        <translation>Le fichier ne contient pas d&apos;encodeur d&apos;images&#xa0;; ceux de son ne sont pas pris en charge.</translation>
    </message>
    <message>
        <source>The image encoder makes tokens of %1 values, and the text model %2 reads tokens of %3. Take the mmproj file that was published with this text model.</source>
        <translation>L&apos;encodeur d&apos;images produit des tokens de %1 valeurs, et le modèle de texte %2 lit des tokens de %3. Prenez le fichier mmproj publié avec ce modèle de texte.</translation>
    </message>
    <message>
        <source>Expected a layer with key heads, found none.</source>
        <translation>Une couche avec des têtes de clés était attendue, aucune n&apos;a été trouvée.</translation>
    </message>
    <message>
        <source>The metadata of the image encoder lacks this key.</source>
        <translation>Cette clé manque dans les métadonnées de l&apos;encodeur d&apos;images.</translation>
    </message>
    <message>
        <source>Expected the token &quot;%1&quot;, by which an image stands in a text.</source>
        <translation>Le token «&#xa0;%1&#xa0;», par lequel une image figure dans un texte, était attendu.</translation>
    </message>
    <message>
        <source>The tensor is not one of an image encoder of the kind &quot;%1&quot;.</source>
        <translation>Le tenseur n&apos;appartient pas à un encodeur d&apos;images du genre «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Expected the shape [outputs, channels, side, side] and the same in &quot;%1&quot;, found the shapes %2 and %3.</source>
        <translation>La forme [sorties, canaux, côté, côté] et la même dans «&#xa0;%1&#xa0;» étaient attendues, les formes %2 et %3 ont été trouvées.</translation>
    </message>
    <message>
        <source>Expected values below 0.</source>
        <translation>Des valeurs inférieures à 0 étaient attendues.</translation>
    </message>
    <message>
        <source>Image encoders of the kind &quot;%1&quot; are not supported; supported kinds: %2.</source>
        <translation>Les encodeurs d&apos;images du genre «&#xa0;%1&#xa0;» ne sont pas pris en charge&#xa0;; genres pris en charge&#xa0;: %2.</translation>
    </message>
    <message>
        <source>An image encoder of the kind &quot;%1&quot; belongs to a text model of the type %2, found one of the type &quot;%3&quot;.</source>
        <translation>Un encodeur d&apos;images du genre «&#xa0;%1&#xa0;» appartient à un modèle de texte du type %2, un modèle du type «&#xa0;%3&#xa0;» a été trouvé.</translation>
    </message>
    <message>
        <source>Expected a divisor of the %1 rows of patches, found %2.</source>
        <translation>Un diviseur des %1 lignes de patches était attendu, %2 a été trouvé.</translation>
    </message>
    <message>
        <source>Expected one activation, found both clip.use_gelu and clip.use_silu.</source>
        <translation>Une seule activation était attendue, clip.use_gelu et clip.use_silu ont été trouvés.</translation>
    </message>
    <message>
        <source>Expected a matrix of %1 columns, the width of the image encoder, found %2.</source>
        <translation>Une matrice de %1 colonnes, la largeur de l&apos;encodeur d&apos;images, était attendue, %2 a été trouvé.</translation>
    </message>
    <message>
        <source>The metadata lacks the pairs that turn by time, row and column.</source>
        <translation>Les paires qui tournent selon le temps, la ligne et la colonne manquent dans les métadonnées.</translation>
    </message>
    <message>
        <source>Expected the number of a single layer, found %1.</source>
        <translation>Le numéro d&apos;une seule couche était attendu, %1 ont été trouvés.</translation>
    </message>
    <message>
        <source>Expected queries, keys and values of %1 groups and, in &quot;attn_gate&quot;, as many gates as values, of the same type; found the shapes %2 and %3.</source>
        <translation>Des requêtes, clés et valeurs de %1 groupes et, dans «&#xa0;attn_gate&#xa0;», autant de portes que de valeurs, du même type, étaient attendues&#xa0;; les formes %2 et %3 ont été trouvées.</translation>
    </message>
    <message>
        <source>%1 does not read images: use --text instead of --image. If there is an image encoder for it, name its GGUF file with --mmproj.</source>
        <translation>%1 ne lit pas d&apos;images&#xa0;: utilisez --text à la place de --image. S&apos;il a un encodeur d&apos;images, nommez son fichier GGUF avec --mmproj.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the system has no sound output.</source>
        <translation>Impossible de lire le son&#xa0;: le système n’a pas de sortie audio.</translation>
    </message>
    <message>
        <source>The sound cannot be played: the sound output %1 reported an error.</source>
        <translation>Impossible de lire le son&#xa0;: la sortie audio %1 a signalé une erreur.</translation>
    </message>
    <message>
        <source>The sound cannot be played: this program was built without Qt Multimedia.</source>
        <translation>Impossible de lire le son&#xa0;: ce programme a été compilé sans Qt Multimedia.</translation>
    </message>
    <message>
        <source>queries and keys in fp16</source>
        <translation>requêtes et clés en fp16</translation>
    </message>
    <message>
        <source>The attention of a long text cannot be kept in a file (%1). Use a shorter text, or make room on the disk.</source>
        <translation>L’attention d’un long texte ne peut pas être gardée dans un fichier (%1). Prenez un texte plus court ou libérez de la place sur le disque.</translation>
    </message>
    <message>
        <source>The file that keeps the attention of this long text can no longer be read. Run the text again.</source>
        <translation>Le fichier qui garde l’attention de ce long texte n’est plus lisible. Relancez le texte.</translation>
    </message>
    <message>
        <source>matrix products in %1</source>
        <translation>produits matriciels en %1</translation>
    </message>
    <message>
        <source>There is no precision &quot;%1&quot;; there are: %2.</source>
        <translation>Il n’y a pas de précision «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>each cell joins %1 queries (mean) and %2 keys (sum); fewer queries and keys are shown one by one</source>
        <translation>chaque case réunit %1 requêtes (moyenne) et %2 clés (somme)&#xa0;; des requêtes et clés moins nombreuses sont montrées une à une</translation>
    </message>
</context>
<context>
    <name>Exercise</name>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Expected a head such as L2H2, found &quot;%1&quot;.</source>
        <translation>Une tête telle que L2H2 est attendue, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Write an answer first.</source>
        <translation>Écrivez d’abord une réponse.</translation>
    </message>
    <message>
        <source>Compare your answer with the solution.</source>
        <translation>Comparez votre réponse avec la solution.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>légende</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarité</translation>
    </message>
    <message>
        <source>cosine of image and caption</source>
        <translation>cosinus de l’image et de la légende</translation>
    </message>
    <message>
        <source>Sigmoid of each pair</source>
        <translation>Sigmoïde de chaque paire</translation>
    </message>
    <message>
        <source>probability of a match</source>
        <translation>probabilité de correspondance</translation>
    </message>
    <message>
        <source>Softmax by row</source>
        <translation>Softmax par ligne</translation>
    </message>
    <message>
        <source>probability of the caption</source>
        <translation>probabilité de la légende</translation>
    </message>
    <message>
        <source>Softmax by column</source>
        <translation>Softmax par colonne</translation>
    </message>
    <message>
        <source>probability of the image</source>
        <translation>probabilité de l’image</translation>
    </message>
    <message>
        <source>residue</source>
        <translation>résidu</translation>
    </message>
    <message>
        <source>APC-corrected attention</source>
        <translation>attention corrigée par APC</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>precision at L</source>
        <translation>précision à L</translation>
    </message>
    <message>
        <source>Image-to-text encoder-decoder</source>
        <translation>Encodeur-décodeur image vers texte</translation>
    </message>
    <message>
        <source>imported attention</source>
        <translation>attention importée</translation>
    </message>
    <message>
        <source>captured queries and keys</source>
        <translation>requêtes et clés capturées</translation>
    </message>
    <message>
        <source>%1 image and text encoder-decoder</source>
        <translation>Encodeur-décodeur d’images et de textes %1</translation>
    </message>
    <message>
        <source>%1 image encoder with registers</source>
        <translation>Encodeur d’images %1 avec registres</translation>
    </message>
    <message>
        <source>%1 mixture-of-experts decoder</source>
        <translation>Décodeur %1 à mélange d’experts</translation>
    </message>
    <message>
        <source>%1 image and text encoder</source>
        <translation>Encodeur d’images et de textes %1</translation>
    </message>
    <message>
        <source>%1 image and text decoder</source>
        <translation>Décodeur d’images et de textes %1</translation>
    </message>
    <message>
        <source>%1 pixel transformer</source>
        <translation>Transformeur de pixels %1</translation>
    </message>
    <message>
        <source>%1 encoder-decoder</source>
        <translation>Encodeur-décodeur %1</translation>
    </message>
    <message>
        <source>%1 object detector</source>
        <translation>Détecteur d’objets %1</translation>
    </message>
    <message>
        <source>%1 speech encoder</source>
        <translation>Encodeur de parole %1</translation>
    </message>
    <message>
        <source>%1 image encoder</source>
        <translation>Encodeur d’images %1</translation>
    </message>
    <message>
        <source>%1 audio encoder</source>
        <translation>Encodeur audio %1</translation>
    </message>
    <message>
        <source>%1 captioner</source>
        <translation>Légendeur d’images %1</translation>
    </message>
    <message>
        <source>%1 encoder</source>
        <translation>Encodeur %1</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>Décodeur %1</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>share of the tokens</source>
        <translation>part des tokens</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>weight of the expert</source>
        <translation>poids de l’expert</translation>
    </message>
    <message>
        <source>keys to each side</source>
        <translation>clés de chaque côté</translation>
    </message>
    <message>
        <source>step between keys</source>
        <translation>pas entre les clés</translation>
    </message>
    <message>
        <source>chosen tokens</source>
        <translation>tokens choisis</translation>
    </message>
    <message>
        <source>random blocks for each block</source>
        <translation>blocs aléatoires par bloc</translation>
    </message>
    <message>
        <source>projected keys</source>
        <translation>clés projetées</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>random features</source>
        <translation>descripteurs aléatoires</translation>
    </message>
    <message>
        <source>cosine of the hidden states of two tokens</source>
        <translation>cosinus des états cachés de deux tokens</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>cosine of the embeddings of two positions</source>
        <translation>cosinus des plongements de deux positions</translation>
    </message>
    <message>
        <source>Pairs of neighbors</source>
        <translation>Paires de voisins</translation>
    </message>
    <message>
        <source>the most frequent is merged next</source>
        <translation>la plus fréquente est fusionnée ensuite</translation>
    </message>
    <message>
        <source>Pieces and their loss</source>
        <translation>Fragments et leur perte</translation>
    </message>
    <message>
        <source>what the text needs least is dropped</source>
        <translation>ce dont le texte a le moins besoin est retiré</translation>
    </message>
    <message>
        <source>tokens of the text</source>
        <translation>tokens du texte</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>pieces in use</source>
        <translation>fragments utilisés</translation>
    </message>
    <message>
        <source>position: rotary turn</source>
        <translation>position&#xa0;: rotation</translation>
    </message>
    <message>
        <source>position: slope × distance</source>
        <translation>position&#xa0;: pente × distance</translation>
    </message>
    <message>
        <source>position: distance bias</source>
        <translation>position&#xa0;: biais de distance</translation>
    </message>
    <message>
        <source>query with place of key</source>
        <translation>requête avec la place de la clé</translation>
    </message>
    <message>
        <source>key with place of query</source>
        <translation>clé avec la place de la requête</translation>
    </message>
    <message>
        <source>recorded bias</source>
        <translation>biais enregistré</translation>
    </message>
    <message>
        <source>mean of A[q, q − (L − 1)], what followed the token the first time</source>
        <translation>moyenne de A[q, q − (L − 1)]&#xa0;: ce qui a suivi le token la première fois</translation>
    </message>
    <message>
        <source>mean of A[q, q − 1]</source>
        <translation>moyenne de A[q, q − 1]</translation>
    </message>
    <message>
        <source>mean of A[q, q − L], the token itself the first time</source>
        <translation>moyenne de A[q, q − L]&#xa0;: le token lui-même la première fois</translation>
    </message>
    <message>
        <source>mean over all T queries of A[q, 0]</source>
        <translation>moyenne de A[q, 0] sur les T requêtes</translation>
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
        <translation>(1/n) Σᵢ Σⱼ A[i, j] |pᵢ − pⱼ| / Σⱼ A[i, j], patchs seulement</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a [SEP]</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j un [SEP]</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ A[i, j], j the [CLS]</source>
        <translation>(1/n) Σᵢ A[i, j], j le [CLS]</translation>
    </message>
    <message>
        <source>(1/m) Σᵢ Σⱼ A[i, j], j of the image, i the m tokens that are not</source>
        <translation>(1/m) Σᵢ Σⱼ A[i, j], j de l’image, i les m tokens qui n’en sont pas</translation>
    </message>
    <message>
        <source>(1/n) Σᵢ Σⱼ A[i, j], j a punctuation mark</source>
        <translation>(1/n) Σᵢ Σⱼ A[i, j], j un signe de ponctuation</translation>
    </message>
    <message>
        <source>decoder layer 0</source>
        <translation>couche 0 du décodeur</translation>
    </message>
    <message>
        <source>stage 0, layer 0</source>
        <translation>étage 0, couche 0</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>couche 0</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolution</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>LSTM with additive attention</source>
        <translation>LSTM avec attention additive</translation>
    </message>
    <message>
        <source>Fixed pattern: previous token</source>
        <translation>Motif fixe&#xa0;: token précédent</translation>
    </message>
    <message>
        <source>Fixed pattern: uniform</source>
        <translation>Motif fixe&#xa0;: uniforme</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>non définie</translation>
    </message>
    <message>
        <source>%1: precision %2 at L = %3, %4 at L/2, %5 at L/5; by chance %6.</source>
        <translation>%1&#xa0;: précision %2 à L = %3, %4 à L/2, %5 à L/5&#xa0;; au hasard %6.</translation>
    </message>
    <message>
        <source>Highest at L: %1.</source>
        <translation>Les plus hautes à L&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Above the diagonal: scores (below 0 drawn as 0). Below it: contacts of chain %1, Cα closer than %2 Å. Pairs fewer than %3 apart, or not in the structure, do not count.</source>
        <translation>Au-dessus de la diagonale&#xa0;: scores (sous 0 dessinés comme 0). Au-dessous&#xa0;: contacts de la chaîne %1, Cα à moins de %2 Å. Les paires à moins de %3 positions ou absentes de la structure ne comptent pas.</translation>
    </message>
    <message>
        <source>%1 and contacts</source>
        <translation>%1 et contacts</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
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
        <translation>trop petit pour des étiquettes</translation>
    </message>
    <message>
        <source>every %1 token labeled</source>
        <translation>un token sur %1 étiqueté</translation>
    </message>
    <message>
        <source>every %1 row and every %2 column labeled</source>
        <translation>une ligne sur %1 et une colonne sur %2 étiquetées</translation>
    </message>
    <message>
        <source>every %1 row labeled</source>
        <translation>une ligne sur %1 étiquetée</translation>
    </message>
    <message>
        <source>every %1 column labeled</source>
        <translation>une colonne sur %1 étiquetée</translation>
    </message>
    <message>
        <source>Lagoon (teal to pale yellow)</source>
        <translation>Lagon (bleu-vert à jaune pâle)</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Bleus</translation>
    </message>
    <message>
        <source>Difference (blue to orange)</source>
        <translation>Différence (bleu à orange)</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>le plus bas</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>le plus haut</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>attention weight, logarithmic scale</source>
        <translation>poids d’attention, échelle logarithmique</translation>
    </message>
    <message>
        <source>rank of the attention weight within its row</source>
        <translation>rang du poids d’attention dans sa ligne</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>pas de données</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Couche %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Chosen together</source>
        <translation>Choisis ensemble</translation>
    </message>
    <message>
        <source>(start)</source>
        <translation>(début)</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>Loss of training</source>
        <translation>Perte de l’entraînement</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>Steps on a logarithmic axis</source>
        <translation>Étapes sur un axe logarithmique</translation>
    </message>
    <message>
        <source>Named: the %1 of %2 heads with the largest values</source>
        <translation>Nommées&#xa0;: les %1 têtes sur %2 aux plus grandes valeurs</translation>
    </message>
    <message>
        <source>two dimensions show %1 % of the distances between heads</source>
        <translation>deux dimensions montrent %1 % des distances entre têtes</translation>
    </message>
    <message>
        <source>compared over %1 of %2 rows</source>
        <translation>comparées sur %1 des %2 lignes</translation>
    </message>
    <message>
        <source>mean of %1 texts</source>
        <translation>moyenne de %1 textes</translation>
    </message>
    <message>
        <source>share of the head&apos;s largest weight</source>
        <translation>part du plus grand poids de la tête</translation>
    </message>
    <message>
        <source>layer · one mark per head, with its deviation over the texts; line: mean</source>
        <translation>couche · une marque par tête, avec son écart sur les textes&#xa0;; ligne&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>layer · one mark per head, line: mean</source>
        <translation>couche · une marque par tête, ligne&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>mean of the layer</source>
        <translation>moyenne de la couche</translation>
    </message>
    <message>
        <source>head with its deviation</source>
        <translation>tête avec son écart</translation>
    </message>
    <message>
        <source>With a cache of keys and values</source>
        <translation>Avec cache de clés et valeurs</translation>
    </message>
    <message>
        <source>Without a cache</source>
        <translation>Sans cache</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 fois</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>with a cache</source>
        <translation>avec cache</translation>
    </message>
    <message>
        <source>tokens through the layers</source>
        <translation>tokens à travers les couches</translation>
    </message>
    <message>
        <source>pairs of query and key, per head</source>
        <translation>paires de requête et clé, par tête</translation>
    </message>
    <message>
        <source>Filled: passes through the layers; pale: its keys and values are kept from a step before</source>
        <translation>Pleins&#xa0;: passent par les couches&#xa0;; pâles&#xa0;: leurs clés et valeurs sont gardées d’une étape précédente</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complète</translation>
    </message>
    <message>
        <source>every token attends to every token</source>
        <translation>chaque token porte son attention sur chaque token</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causale</translation>
    </message>
    <message>
        <source>each token attends to itself and to earlier tokens</source>
        <translation>chaque token vers lui-même et les précédents</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Locale</translation>
    </message>
    <message>
        <source>1 neighbor on each side</source>
        <translation>1 voisin de chaque côté</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbors on each side</source>
        <translation>
            <numerusform>%n voisin de chaque côté</numerusform>
            <numerusform>%n voisins de chaque côté</numerusform>
        </translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatée</translation>
    </message>
    <message>
        <source>1 token on each side, %1 apart</source>
        <translation>1 token de chaque côté, espacé de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens on each side, %1 apart</source>
        <translation>
            <numerusform>%n token de chaque côté, espacé de %1</numerusform>
            <numerusform>%n tokens de chaque côté, espacés de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Global and local</source>
        <translation>Globale et locale</translation>
    </message>
    <message>
        <source>local, and %1 global</source>
        <translation>locale, et %1 globale</translation>
    </message>
    <message>
        <source>Block-sparse</source>
        <translation>Creuse par blocs</translation>
    </message>
    <message>
        <source>blocks of %1: near, first, last</source>
        <translation>blocs de %1&#xa0;: proches, premier, dernier</translation>
    </message>
    <message>
        <source>%1 of %2 pairs, %3 %</source>
        <translation>%1 paires sur %2, %3 %</translation>
    </message>
    <message>
        <source>%1 tokens; a row is a query, a column a key; colored: the query may attend to the key</source>
        <translation>%1 tokens&#xa0;; une ligne est une requête, une colonne une clé&#xa0;; en couleur&#xa0;: la requête a accès à la clé</translation>
    </message>
    <message>
        <source>one layer: windows</source>
        <translation>une couche&#xa0;: fenêtres</translation>
    </message>
    <message>
        <source>the next: shifted by %1</source>
        <translation>la suivante&#xa0;: décalées de %1</translation>
    </message>
    <message>
        <source>pairs in windows of %1 × %1: at most %2; of all patches: %3</source>
        <translation>paires dans des fenêtres de %1 × %1&#xa0;: au plus %2&#xa0;; de tous les patchs&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 × %1 patches of an image; dark: patches that the marked one attends to (Liu et al. 2021)</source>
        <translation>%1 × %1 patchs d’une image&#xa0;; sombres&#xa0;: patchs sur lesquels le patch marqué porte son attention (Liu et al. 2021)</translation>
    </message>
    <message>
        <source>Recurrent network</source>
        <translation>Réseau récurrent</translation>
    </message>
    <message>
        <source>x1 reaches h%1 in %1 steps, one by one</source>
        <translation>x1 atteint h%1 en %1 étapes, une à une</translation>
    </message>
    <message>
        <source>x1 reaches z%1 in one step</source>
        <translation>x1 atteint z%1 en une étape</translation>
    </message>
    <message>
        <source>operations per layer</source>
        <translation>opérations par couche</translation>
    </message>
    <message>
        <source>sequential steps</source>
        <translation>étapes séquentielles</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>plus long chemin</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>récurrent</translation>
    </message>
    <message>
        <source>attention: weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>attention: projections</source>
        <translation>projections</translation>
    </message>
    <message>
        <source>n tokens, d numbers per token; table after Vaswani et al. 2017, table 1</source>
        <translation>n tokens, d nombres par token&#xa0;; table d’après Vaswani et al. 2017, table 1</translation>
    </message>
    <message>
        <source>learned numbers: %1</source>
        <translation>nombres appris&#xa0;: %1</translation>
    </message>
    <message>
        <source>not always 0: %1 of %2</source>
        <translation>pas toujours 0&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Dense layer</source>
        <translation>Couche dense</translation>
    </message>
    <message>
        <source>every number from every number</source>
        <translation>de chaque nombre à chaque nombre</translation>
    </message>
    <message>
        <source>(N D)², for one N only</source>
        <translation>(N D)², pour un seul N</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>one W_V for every token</source>
        <translation>un W_V pour chaque token</translation>
    </message>
    <message>
        <source>D², for any N</source>
        <translation>D², pour tout N</translation>
    </message>
    <message>
        <source>one weight for a pair of tokens</source>
        <translation>un poids par paire de tokens</translation>
    </message>
    <message>
        <source>N² weights, from the input</source>
        <translation>N² poids, issus de l’entrée</translation>
    </message>
    <message>
        <source>N = %1 tokens of D = %2 numbers; same shade: same number; frames: tokens</source>
        <translation>N = %1 tokens de D = %2 nombres&#xa0;; même teinte&#xa0;: même nombre&#xa0;; cadres&#xa0;: tokens</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimension %1</translation>
    </message>
    <message>
        <source>position →</source>
        <translation>position →</translation>
    </message>
    <message>
        <source>read from the open model, %1</source>
        <translation>lu du modèle ouvert, %1</translation>
    </message>
    <message>
        <source>dimension of the vector: sines, then cosines</source>
        <translation>dimension du vecteur&#xa0;: sinus, puis cosinus</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>sin and cos of position / 10,000^(2i / %1) (Vaswani et al. 2017); the paper alternates sines and cosines</source>
        <translation>sin et cos de position / 10 000^(2i / %1) (Vaswani et al. 2017)&#xa0;; l’article alterne sinus et cosinus</translation>
    </message>
    <message>
        <source>dimension of the vector</source>
        <translation>dimension du vecteur</translation>
    </message>
    <message>
        <source>cosine of the vectors of two positions</source>
        <translation>cosinus des vecteurs de deux positions</translation>
    </message>
    <message>
        <source>tokens back</source>
        <translation>tokens avant</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>après</translation>
    </message>
    <message>
        <source>bias that is added to the score</source>
        <translation>biais ajouté au score</translation>
    </message>
    <message>
        <source>weights if all keys fit equally well</source>
        <translation>poids à clés équivalentes</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>paire %1</translation>
    </message>
    <message>
        <source>%1° per token</source>
        <translation>%1° par token</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of a head&apos;s query and key, as the open model turns them (Su et al. 2021)</source>
        <translation>%1 des %2 paires de la requête et de la clé d’une tête, comme le modèle ouvert les tourne (Su et al. 2021)</translation>
    </message>
    <message>
        <source>read from the first layer of the open model</source>
        <translation>lu de la première couche du modèle ouvert</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Attention croisée</translation>
    </message>
    <message>
        <source>to what the encoder read</source>
        <translation>à ce que l’encodeur a lu</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-forward</translation>
    </message>
    <message>
        <source>each token on its own</source>
        <translation>chaque token séparément</translation>
    </message>
    <message>
        <source>to the next layer</source>
        <translation>vers la couche suivante</translation>
    </message>
    <message>
        <source>a vector for each patch</source>
        <translation>un vecteur par patch</translation>
    </message>
    <message>
        <source>a vector of %1 numbers for each token</source>
        <translation>un vecteur de %1 nombres par token</translation>
    </message>
    <message>
        <source>within windows</source>
        <translation>dans des fenêtres</translation>
    </message>
    <message>
        <source>%1 heads of %2 numbers</source>
        <translation>%1 têtes de %2 nombres</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Normalisation</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 paramètres</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>requêtes, clés, valeurs</translation>
    </message>
    <message>
        <source>for global tokens</source>
        <translation>pour les tokens globaux</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>projection de sortie</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>attention croisée</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>normalisations</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>toutes les couches</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 couche</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>plongement des tokens</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>plongement des positions</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>%1 query heads, %2 key and value heads</source>
        <translation>%1 têtes de requêtes, %2 de clés et valeurs</translation>
    </message>
    <message>
        <source>%1 numbers a head; computed %2 times</source>
        <translation>%1 nombres par tête&#xa0;; calculé %2 fois</translation>
    </message>
    <message>
        <source>the first %1 of %2 query heads</source>
        <translation>les %1 premières têtes de requêtes sur %2</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>cache</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>Operations of a run, key/value cache</source>
        <translation>Opérations d’une exécution, cache de clés et valeurs</translation>
    </message>
    <message>
        <source>%1; parameters counted from its tensors</source>
        <translation>%1&#xa0;; paramètres comptés d’après ses tenseurs</translation>
    </message>
    <message>
        <source>Operations: additions and multiplications of matrix products, with logits of one token. Weights: products with weights; attention: Q Kᵀ and A V, masked pairs included. Cache: fp32.</source>
        <translation>Opérations&#xa0;: additions et multiplications des produits de matrices, avec les logits d’un token. Poids&#xa0;: produits avec des poids&#xa0;; attention&#xa0;: Q Kᵀ et A V, paires masquées comprises. Cache&#xa0;: fp32.</translation>
    </message>
    <message>
        <source>Measured: median of three runs on this machine, without capturing.</source>
        <translation>Mesuré&#xa0;: médiane de trois exécutions sur cette machine, sans capture.</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Une couche</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>Le modèle entier</translation>
    </message>
    <message>
        <source>in place of “%1”, if the layers above a row were left out</source>
        <translation>à la place de «&#xa0;%1&#xa0;», si les couches au-dessus d’une ligne étaient omises</translation>
    </message>
    <message>
        <source>after “%1”, if the layers above a row were left out</source>
        <translation>après «&#xa0;%1&#xa0;», si les couches au-dessus d’une ligne étaient omises</translation>
    </message>
    <message>
        <source>Exact weights A</source>
        <translation>Poids exacts A</translation>
    </message>
    <message>
        <source>Approximated A&apos;</source>
        <translation>Approchés A&apos;</translation>
    </message>
    <message>
        <source>Difference A&apos; − A</source>
        <translation>Différence A&apos; − A</translation>
    </message>
    <message>
        <source>from %1 to %2; rows are queries</source>
        <translation>de %1 à %2&#xa0;; les lignes sont des requêtes</translation>
    </message>
    <message>
        <source>Relative error of the weights (Frobenius norm): %1</source>
        <translation>Erreur relative des poids (norme de Frobenius)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Relative error of the output A V: %1</source>
        <translation>Erreur relative de la sortie A V&#xa0;: %1</translation>
    </message>
    <message>
        <source>Mean over the rows of the sum of |a&apos; − a|: %1</source>
        <translation>Moyenne sur les lignes de la somme de |a&apos; − a|&#xa0;: %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>No size: features are the vectors&apos; own numbers</source>
        <translation>Pas de taille&#xa0;: les descripteurs sont les nombres des vecteurs</translation>
    </message>
    <message>
        <source>Relative error against %1</source>
        <translation>Erreur relative selon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Receptive field: tokens that reach a query</source>
        <translation>Champ réceptif&#xa0;: tokens qui atteignent une requête</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 couches</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>approximated</source>
        <translation>approché</translation>
    </message>
    <message>
        <source>Multiplications against tokens (logarithms)</source>
        <translation>Multiplications selon les tokens (logarithmes)</translation>
    </message>
    <message>
        <source>queries %1 to %2 of %3 are drawn</source>
        <translation>requêtes %1 à %2 sur %3 dessinées</translation>
    </message>
    <message>
        <source>keys %1 to %2 of %3 are drawn</source>
        <translation>clés %1 à %2 sur %3 dessinées</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each matrix&apos;s largest; outlined: the query in orange, the key in blue</source>
        <translation>bleu sous 0, orange au-dessus, selon le plus grand de chaque matrice&#xa0;; encadrés&#xa0;: la requête en orange, la clé en bleu</translation>
    </message>
    <message>
        <source>typed vectors</source>
        <translation>vecteurs saisis</translation>
    </message>
    <message>
        <source>what the head reads</source>
        <translation>ce que lit la tête</translation>
    </message>
    <message>
        <source>the other text</source>
        <translation>l’autre texte</translation>
    </message>
    <message>
        <source>typed weights</source>
        <translation>poids saisis</translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation>softmax de chaque ligne</translation>
    </message>
    <message>
        <source>weights × values</source>
        <translation>poids × valeurs</translation>
    </message>
    <message>
        <source>A V of all heads</source>
        <translation>A V de toutes les têtes</translation>
    </message>
    <message>
        <source>%1 heads side by side</source>
        <translation>%1 têtes côte à côte</translation>
    </message>
    <message>
        <source>outlined: rows of this head</source>
        <translation>encadrées&#xa0;: lignes de cette tête</translation>
    </message>
    <message>
        <source>what attention adds</source>
        <translation>ce que l’attention ajoute</translation>
    </message>
    <message>
        <source>what attention adds, with + b</source>
        <translation>ce que l’attention ajoute, avec + b</translation>
    </message>
    <message>
        <source>Input X</source>
        <translation>Entrée X</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Requêtes, clés et valeurs</translation>
    </message>
    <message>
        <source>Scores S</source>
        <translation>Scores S</translation>
    </message>
    <message>
        <source>Weights A</source>
        <translation>Poids A</translation>
    </message>
    <message>
        <source>Weighted values A V</source>
        <translation>Valeurs pondérées A V</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>Têtes côte à côte</translation>
    </message>
    <message>
        <source>Output projection W_O</source>
        <translation>Projection de sortie W_O</translation>
    </message>
    <message>
        <source>A row for each of %1 tokens, %2 numbers a row.</source>
        <translation>Une ligne pour chacun des %1 tokens, %2 nombres par ligne.</translation>
    </message>
    <message>
        <source>Query in focus: %1. Key in focus: %2.</source>
        <translation>Requête choisie&#xa0;: %1. Clé choisie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No projections: Q, K and V are the inputs themselves.</source>
        <translation>Pas de projections&#xa0;: Q, K et V sont les entrées elles-mêmes.</translation>
    </message>
    <message>
        <source>Every token uses the same W_Q, W_K and W_V.</source>
        <translation>Chaque token utilise les mêmes W_Q, W_K et W_V.</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 have %3 numbers, v has %4.</source>
        <translation>q de %1 et k de %2 ont %3 nombres, v en a %4.</translation>
    </message>
    <message>
        <source>The weights are typed: there are no scores.</source>
        <translation>Les poids sont saisis&#xa0;: il n’y a pas de scores.</translation>
    </message>
    <message>
        <source>S[%1, %2] is masked: −∞.</source>
        <translation>S[%1, %2] est masqué&#xa0;: −∞.</translation>
    </message>
    <message>
        <source>with the terms that this model adds: %1</source>
        <translation>avec les termes que ce modèle ajoute&#xa0;: %1</translation>
    </message>
    <message>
        <source>The row of %1 sums to %2, the column of %3 to %4.</source>
        <translation>La ligne de %1 a pour somme %2, la colonne de %3, %4.</translation>
    </message>
    <message>
        <source>Row of %1: Σ weight × v over all keys.</source>
        <translation>Ligne de %1&#xa0;: Σ poids × v sur toutes les clés.</translation>
    </message>
    <message>
        <source>Of %1: %2 × v, where v = [%3 …].</source>
        <translation>De %1&#xa0;: %2 × v, où v = [%3 …].</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers = %3 numbers for each token.</source>
        <translation>%1 têtes × %2 nombres = %3 nombres par token.</translation>
    </message>
    <message>
        <source>The columns of this head are outlined.</source>
        <translation>Les colonnes de cette tête sont encadrées.</translation>
    </message>
    <message>
        <source>[A V of all heads] W_O = Σ over heads A V W_O(head)</source>
        <translation>[A V de toutes les têtes] W_O = Σ sur les têtes A V W_O(tête)</translation>
    </message>
    <message>
        <source>Largest difference of the two here: %1</source>
        <translation>Plus grande différence des deux ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Parameters of all %1 heads</source>
        <translation>Paramètres des %1 têtes</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>%1 other keys: %2</source>
        <translation>%1 autres clés&#xa0;: %2</translation>
    </message>
    <message>
        <source>(%1 + bias)</source>
        <translation>(%1 + biais)</translation>
    </message>
    <message>
        <source>row: weight that changes, column: score that grows</source>
        <translation>ligne&#xa0;: poids qui change&#xa0;; colonne&#xa0;: score qui croît</translation>
    </message>
    <message>
        <source>colors end at ±0.25</source>
        <translation>les couleurs s’arrêtent à ±0.25</translation>
    </message>
    <message>
        <source>Entropy %1 nats = %2 bits, at most ln %3 = %4; as many as %5 equal keys.</source>
        <translation>Entropie %1 nats = %2 bits, au plus ln %3 = %4&#xa0;; autant qu’avec %5 clés égales.</translation>
    </message>
    <message>
        <source>Largest weight %1. Largest derivative %2, of at most 0.25.</source>
        <translation>Plus grand poids %1. Plus grande dérivée %2, sur au plus 0.25.</translation>
    </message>
    <message>
        <source>mark: weight with the usual divisor %1 at temperature 1</source>
        <translation>marque&#xa0;: poids avec le diviseur usuel %1 à la température 1</translation>
    </message>
    <message>
        <source>Saturated: a change of the scores changes hardly any weight, and gradients vanish.</source>
        <translation>Saturé&#xa0;: un changement des scores ne change guère les poids, et les gradients s’annulent.</translation>
    </message>
    <message>
        <source>Nearly saturated: gradients are small.</source>
        <translation>Presque saturé&#xa0;: les gradients sont petits.</translation>
    </message>
    <message>
        <source>Not saturated: weights follow the scores.</source>
        <translation>Non saturé&#xa0;: les poids suivent les scores.</translation>
    </message>
    <message>
        <source>an intervention has set the weights; this is the softmax of the scores</source>
        <translation>une intervention a fixé les poids&#xa0;; ceci est le softmax des scores</translation>
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
        <translation>suit</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>sum %1 nats over %2</source>
        <translation>somme %1 nats sur %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>perplexité %1</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>%1 parameters; %2 of held-out questions answered</source>
        <translation>%1 paramètres&#xa0;; %2 des questions réservées résolues</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, et non %2</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>exactly 0: not seen</source>
        <translation>exactement 0&#xa0;: non vu</translation>
    </message>
    <message>
        <source>area: attention weight</source>
        <translation>aire&#xa0;: poids d’attention</translation>
    </message>
    <message>
        <source>Right answers against the distance to the pair, in tokens (%1 held-out rows)</source>
        <translation>Réponses justes selon la distance à la paire, en tokens (%1 lignes réservées)</translation>
    </message>
    <message>
        <source>Rows are questions, columns the tokens that are replaced</source>
        <translation>Les lignes sont des questions, les colonnes les tokens remplacés</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>bytes, where a character has no piece</source>
        <translation>octets, là où un caractère n’a pas de fragment</translation>
    </message>
    <message>
        <source>unknown: no piece spells this</source>
        <translation>inconnu&#xa0;: aucun fragment ne l’écrit</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>fusion %1</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>plus longue correspondance</translation>
    </message>
    <message>
        <source>longest match, after %1 longer ones</source>
        <translation>plus longue correspondance, après %1 plus longues</translation>
    </message>
    <message>
        <source>best, sum %1</source>
        <translation>le meilleur, somme %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>somme %1</translation>
    </message>
    <message>
        <source>one piece</source>
        <translation>un fragment</translation>
    </message>
    <message>
        <source>added token, id %1</source>
        <translation>token ajouté, id %1</translation>
    </message>
    <message>
        <source>ids %1</source>
        <translation>ids %1</translation>
    </message>
    <message>
        <source>pieces that fit, the best path first</source>
        <translation>fragments qui conviennent, le meilleur chemin d’abord</translation>
    </message>
    <message>
        <source>steps not available</source>
        <translation>étapes non disponibles</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Token %1, %2: step %3 of %4</source>
        <translation>Token %1, %2&#xa0;: étape %3 sur %4</translation>
    </message>
    <message>
        <source>%1, layer %2, attention</source>
        <translation>%1, couche %2, attention</translation>
    </message>
    <message>
        <source>%1, layer %2, feed-forward</source>
        <translation>%1, couche %2, feed-forward</translation>
    </message>
    <message>
        <source>id of %1</source>
        <translation>id de %1</translation>
    </message>
    <message>
        <source>%1 heads × %2 numbers</source>
        <translation>%1 têtes × %2 nombres</translation>
    </message>
    <message>
        <source>%1 numbers, length %2</source>
        <translation>%1 nombres, longueur %2</translation>
    </message>
    <message>
        <source>colors end at ±%1</source>
        <translation>les couleurs s’arrêtent à ±%1</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers</source>
        <translation>cases&#xa0;: les %1 premiers nombres</translation>
    </message>
    <message>
        <source>the first %1 heads</source>
        <translation>les %1 premières têtes</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>chaque ligne a pour somme 1</translation>
    </message>
    <message>
        <source>the last %1 of %2 tokens</source>
        <translation>les %1 derniers tokens sur %2</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>plongements</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1: the same vectors but for rounding.</source>
        <translation>Plus grande différence après la dernière couche&#xa0;: %1&#xa0;: les mêmes vecteurs à l’arrondi près.</translation>
    </message>
    <message>
        <source>Largest difference after the last layer: %1.</source>
        <translation>Plus grande différence après la dernière couche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>cell: cosine of the word&apos;s two vectors; Δ: largest difference of two of their numbers</source>
        <translation>case&#xa0;: cosinus des deux vecteurs du mot&#xa0;; Δ&#xa0;: plus grande différence de deux de leurs nombres</translation>
    </message>
    <message>
        <source>words matched in any order</source>
        <translation>mots appariés dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>words matched in the order of the texts</source>
        <translation>mots appariés dans l’ordre des textes</translation>
    </message>
    <message>
        <source>the first %1 of %2 tokens</source>
        <translation>les %1 premiers tokens sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 states</source>
        <translation>%1 états sur %2</translation>
    </message>
    <message>
        <source>tokens without a counterpart are left out: %1</source>
        <translation>tokens sans équivalent omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is token %2 and %3: the same id, so the same row of E, number for number.</source>
        <translation>«&#xa0;%1&#xa0;» est le token %2 et %3&#xa0;: le même id, donc la même ligne de E, nombre à nombre.</translation>
    </message>
    <message>
        <source>One-hot × E = X: each token picks the row of its id</source>
        <translation>One-hot × E = X&#xa0;: chaque token choisit la ligne de son id</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>one-hot, %1 wide</source>
        <translation>one-hot, largeur %1</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>one-hot</translation>
    </message>
    <message>
        <source>first numbers</source>
        <translation>premiers nombres</translation>
    </message>
    <message>
        <source>Dot product and cosine of u = %1 and v = %2</source>
        <translation>Produit scalaire et cosinus de u = %1 et v = %2</translation>
    </message>
    <message>
        <source>u · v = %1: the sum of the %2 products u v</source>
        <translation>u · v = %1&#xa0;: la somme des %2 produits u v</translation>
    </message>
    <message>
        <source>lengths: |u| = %1, |v| = %2</source>
        <translation>longueurs&#xa0;: |u| = %1, |v| = %2</translation>
    </message>
    <message>
        <source>cosine = u · v / (|u| |v|) = %1</source>
        <translation>cosinus = u · v / (|u| |v|) = %1</translation>
    </message>
    <message>
        <source>Nearest rows of E: %1</source>
        <translation>Lignes de E les plus proches&#xa0;: %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2 of %3</source>
        <translation>tokens %1 à %2 sur %3</translation>
    </message>
    <message>
        <source>cells: the first %1 numbers of each vector</source>
        <translation>cases&#xa0;: les %1 premiers nombres de chaque vecteur</translation>
    </message>
    <message>
        <source>Words of the text in pieces</source>
        <translation>Mots du texte en fragments</translation>
    </message>
    <message>
        <source>%1 tokens, %2 different pieces</source>
        <translation>%1 tokens, %2 fragments différents</translation>
    </message>
    <message>
        <source>and %1 more words</source>
        <translation>et %1 autres mots</translation>
    </message>
    <message>
        <source>each word is one piece</source>
        <translation>chaque mot est un fragment</translation>
    </message>
    <message>
        <source>and %1 more pieces</source>
        <translation>et %1 autres fragments</translation>
    </message>
    <message>
        <source>and %1 more pairs</source>
        <translation>et %1 autres paires</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>à sa place</translation>
    </message>
    <message>
        <source>Against the steps</source>
        <translation>Selon les étapes</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>avant la première étape</translation>
    </message>
    <message>
        <source>step %1 of %2: %3; %4 pieces are known</source>
        <translation>étape %1 sur %2&#xa0;: %3&#xa0;; %4 fragments sont connus</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>difference of attention weights</source>
        <translation>différence des poids d’attention</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sans équivalent</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN (pas un nombre)</translation>
    </message>
    <message>
        <source>each pixel shows the largest weight under it</source>
        <translation>chaque pixel montre le plus grand poids qu’il couvre</translation>
    </message>
    <message>
        <source>every token labeled</source>
        <translation>chaque token étiqueté</translation>
    </message>
    <message>
        <source>predicted class: %1 (%2)</source>
        <translation>classe prédite&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>mean over all queries</source>
        <translation>moyenne sur toutes les requêtes</translation>
    </message>
    <message>
        <source>query: patch %1 (row, column)</source>
        <translation>requête&#xa0;: patch %1 (ligne, colonne)</translation>
    </message>
    <message>
        <source>query: %1</source>
        <translation>requête&#xa0;: %1</translation>
    </message>
    <message>
        <source>left: the tiles side by side; right: the image as a whole</source>
        <translation>à gauche&#xa0;: les tuiles côte à côte&#xa0;; à droite&#xa0;: l’image entière</translation>
    </message>
    <message>
        <source>each query&apos;s strongest key</source>
        <translation>la clé la plus forte de chaque requête</translation>
    </message>
    <message numerus="yes">
        <source>each query&apos;s %n strongest keys</source>
        <translation>
            <numerusform>la %n clé la plus forte de chaque requête</numerusform>
            <numerusform>les %n clés les plus fortes de chaque requête</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of at least %1</source>
        <translation>poids d’au moins %1</translation>
    </message>
    <message>
        <source>the strongest %1 of %2 links</source>
        <translation>les %1 liens les plus forts sur %2</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>requête «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>above: to earlier tokens, below: to later tokens</source>
        <translation>en haut&#xa0;: vers les tokens précédents, en bas&#xa0;: vers les suivants</translation>
    </message>
    <message>
        <source>weight (logarithmic)</source>
        <translation>poids (logarithmique)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>rank from query “%1”</source>
        <translation>rang depuis la requête «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>weight from query “%1”</source>
        <translation>poids depuis la requête «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>q of %1 times k of every key</source>
        <translation>q de %1 fois k de chaque clé</translation>
    </message>
    <message>
        <source>q · k = Σ q × k over %1 dimensions; the strongest keys first</source>
        <translation>q · k = Σ q × k sur %1 dimensions&#xa0;; les clés les plus fortes d’abord</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by the largest product, %1</source>
        <translation>bleu sous 0, orange au-dessus, selon le plus grand produit, %1</translation>
    </message>
    <message>
        <source>q × k by dimension</source>
        <translation>q × k par dimension</translation>
    </message>
    <message>
        <source>largest: dimension, product</source>
        <translation>plus grands&#xa0;: dimension, produit</translation>
    </message>
    <message>
        <source>1  Compare query and key</source>
        <translation>1  Comparer requête et clé</translation>
    </message>
    <message>
        <source>q of %1, k of %2, %3 numbers each</source>
        <translation>q de %1, k de %2, %3 nombres chacun</translation>
    </message>
    <message>
        <source>blue below 0, orange above, by each row&apos;s largest</source>
        <translation>bleu sous 0, orange au-dessus, selon le plus grand de chaque ligne</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>longueur %1</translation>
    </message>
    <message>
        <source>2  Compute the score</source>
        <translation>2  Calculer le score</translation>
    </message>
    <message>
        <source>content without turn</source>
        <translation>contenu sans rotation</translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>mask: not allowed</source>
        <translation>masque&#xa0;: non permis</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale) + position</source>
        <translation>score = cap(q · k × échelle) + position</translation>
    </message>
    <message>
        <source>score = cap(q · k × scale)</source>
        <translation>score = cap(q · k × échelle)</translation>
    </message>
    <message>
        <source>score = q · k / √d + position</source>
        <translation>score = q · k / √d + position</translation>
    </message>
    <message>
        <source>score = q · k / √d</source>
        <translation>score = q · k / √d</translation>
    </message>
    <message>
        <source>score = q · k × scale + position</source>
        <translation>score = q · k × échelle + position</translation>
    </message>
    <message>
        <source>score = q · k × scale</source>
        <translation>score = q · k × échelle</translation>
    </message>
    <message>
        <source>scale 1/√%1</source>
        <translation>échelle 1/√%1</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>soft cap at ±%1</source>
        <translation>limite douce à ±%1</translation>
    </message>
    <message>
        <source>3  Softmax over the keys</source>
        <translation>3  Softmax sur les clés</translation>
    </message>
    <message>
        <source>an intervention has set these weights</source>
        <translation>une intervention a fixé ces poids</translation>
    </message>
    <message>
        <source>weight = exp(score − %1) / %2</source>
        <translation>poids = exp(score − %1) / %2</translation>
    </message>
    <message>
        <source>sink, to no key: %1</source>
        <translation>puits, vers aucune clé&#xa0;: %1</translation>
    </message>
    <message>
        <source>4  Pass on the value</source>
        <translation>4  Transmettre la valeur</translation>
    </message>
    <message>
        <source>output of %1 = Σ weight × v, over all keys</source>
        <translation>sortie de %1 = Σ poids × v, sur toutes les clés</translation>
    </message>
    <message>
        <source>weight × v</source>
        <translation>poids × v</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>‖weight × W_O v‖ = %1, %2 of the row&apos;s sum</source>
        <translation>‖poids × W_O v‖ = %1, %2 de la somme de la ligne</translation>
    </message>
    <message>
        <source>Similarity of tokens by layer</source>
        <translation>Similarité des tokens par couche</translation>
    </message>
    <message>
        <source>from %1 evenly spaced queries of %2</source>
        <translation>de %1 requêtes sur %2, régulièrement espacées</translation>
    </message>
    <message>
        <source>Layer and cost of %1</source>
        <translation>Couche et coût de %1</translation>
    </message>
    <message>
        <source>times the mean share over the text tokens</source>
        <translation>fois la part moyenne sur les tokens de texte</translation>
    </message>
    <message>
        <source>times the weight with the neutral prompt</source>
        <translation>fois le poids avec le prompt neutre</translation>
    </message>
    <message>
        <source>rank of the ratio within its row</source>
        <translation>rang du rapport dans sa ligne</translation>
    </message>
    <message>
        <source>query token</source>
        <translation>token de la requête</translation>
    </message>
    <message>
        <source>document token</source>
        <translation>token du document</translation>
    </message>
    <message>
        <source>cosine of token embeddings</source>
        <translation>cosinus des plongements de tokens</translation>
    </message>
    <message>
        <source>patches that hold %1 of the attention to patches</source>
        <translation>patchs qui réunissent %1 de l’attention aux patchs</translation>
    </message>
    <message>
        <source>a patch of several heads has the color of the one with the largest share there</source>
        <translation>un patch de plusieurs têtes a la couleur de celle dont la part y est la plus grande</translation>
    </message>
    <message>
        <source>1 of %1 patches holds %2</source>
        <translation>1 des %1 patchs réunit %2</translation>
    </message>
    <message>
        <source>%1 of %2 patches hold %3</source>
        <translation>%1 des %2 patchs réunissent %3</translation>
    </message>
    <message>
        <source>%1 of the attention is on patches</source>
        <translation>%1 de l’attention porte sur des patchs</translation>
    </message>
    <message>
        <source>largest at the prompt&apos;s token “%1”</source>
        <translation>le plus grand au token «&#xa0;%1&#xa0;» du prompt</translation>
    </message>
    <message>
        <source>Best patches of all tokens</source>
        <translation>Meilleurs patchs de tous les tokens</translation>
    </message>
    <message>
        <source>%1 image and text retriever</source>
        <translation>Chercheur d’images et de textes %1</translation>
    </message>
    <message>
        <source>norm(z) = z / root of the mean square, then gain: root %1</source>
        <translation>norm(z) = z / racine de la moyenne des carrés, puis le gain&#xa0;: racine %1</translation>
    </message>
    <message>
        <source>norm(z) = (z − mean) / deviation, then gain and bias: mean %1, deviation %2</source>
        <translation>norm(z) = (z − moyenne) / écart type, puis gain et biais&#xa0;: moyenne %1, écart type %2</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>image %1</translation>
    </message>
    <message>
        <source>every %1 cell labeled</source>
        <translation>une case sur %1 étiquetée</translation>
    </message>
    <message>
        <source>every cell labeled</source>
        <translation>chaque case étiquetée</translation>
    </message>
    <message>
        <source>drawn here in cells of %1 × %2 tokens</source>
        <translation>dessiné ici en cases de %1 × %2 tokens</translation>
    </message>
    <message>
        <source>drawn here token by token</source>
        <translation>dessiné ici token par token</translation>
    </message>
</context>
<context>
    <name>FigureChoices</name>
    <message>
        <source>As shown</source>
        <translation>Comme affiché</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Têtes par métrique</translation>
    </message>
    <message>
        <source>This figure cannot be saved as a web page: it has no heads to choose from. Choose another format.</source>
        <translation>Cette figure ne peut pas être enregistrée comme page web&#xa0;: elle n’a pas de têtes à choisir. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>This figure has no description. Save it as PDF, SVG, PNG or TikZ instead.</source>
        <translation>Cette figure n’a pas de description. Enregistrez-la plutôt en PDF, SVG, PNG ou TikZ.</translation>
    </message>
    <message>
        <source>No metric is chosen. Choose one.</source>
        <translation>Aucune métrique n’est choisie. Choisissez-en une.</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>Expected a number or a formula such as 12 * 13 / 2, found &quot;%1&quot;: %2.</source>
        <translation>Un nombre ou une formule telle que 12 * 13 / 2 est attendu, et non «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 characters</source>
        <translation>plus de %1 caractères</translation>
    </message>
    <message>
        <source>its value is not finite</source>
        <translation>sa valeur n’est pas finie</translation>
    </message>
</context>
<context>
    <name>HeadLabel</name>
    <message>
        <source>Previous token</source>
        <translation>Token précédent</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token suivant</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Soi-même</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Premier token (puits)</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Punctuation</source>
        <translation>Ponctuation</translation>
    </message>
    <message>
        <source>Same token elsewhere</source>
        <translation>Même token ailleurs</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Token répété</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Induction</translation>
    </message>
    <message>
        <source>Same sentence</source>
        <translation>Même phrase</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>Positionnelle</translation>
    </message>
    <message>
        <source>Broad</source>
        <translation>Diffuse</translation>
    </message>
    <message>
        <source>Local in the image</source>
        <translation>Locale dans l’image</translation>
    </message>
    <message>
        <source>Global in the image</source>
        <translation>Globale dans l’image</translation>
    </message>
</context>
<context>
    <name>HeadTest</name>
    <message>
        <source>Induction</source>
        <translation>Induction</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token précédent</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Token répété</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Puits</translation>
    </message>
</context>
<context>
    <name>Illustration</name>
    <message>
        <source>Sinusoidal positions</source>
        <translation>Positions sinusoïdales</translation>
    </message>
    <message>
        <source>Position embeddings</source>
        <translation>Plongements des positions</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similarité des positions</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Positions rotatives</translation>
    </message>
    <message>
        <source>Distance bias</source>
        <translation>Biais de distance</translation>
    </message>
    <message>
        <source>Which query may attend to which key</source>
        <translation>Quelle requête a accès à quelle clé</translation>
    </message>
    <message>
        <source>Windows and shifted windows</source>
        <translation>Fenêtres et fenêtres décalées</translation>
    </message>
    <message>
        <source>Values and attention against a dense layer</source>
        <translation>Valeurs et attention face à une couche dense</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Une couche</translation>
    </message>
    <message>
        <source>Recurrent network and attention</source>
        <translation>Réseau récurrent et attention</translation>
    </message>
    <message>
        <source>Cache of keys and values</source>
        <translation>Cache des clés et des valeurs</translation>
    </message>
</context>
<context>
    <name>Lesson a-head-is-born</name>
    <message>
        <source>A head is born</source>
        <translation>Naissance d’une tête</translation>
    </message>
    <message>
        <source>The checkpoints of a small decoder, while a previous-token head and an induction head form.</source>
        <translation>Les checkpoints d’un petit décodeur, pendant que se forment une tête du token précédent et une tête d’induction.</translation>
    </message>
    <message>
        <source>A folder of checkpoints</source>
        <translation>Un dossier de checkpoints</translation>
    </message>
    <message>
        <source>This small decoder learned rows of random words that repeat: `key fox owl … key fox owl …`. The only way to know a word is to find where the word before it stood earlier. Its weights were kept at eleven of its 1,000 steps: **checkpoints**.</source>
        <translation>Ce petit décodeur a appris des suites de mots aléatoires qui se répètent&#xa0;: `key fox owl … key fox owl …`. La seule façon de connaître un mot est de trouver où le mot qui le précède figurait plus tôt. Ses poids ont été gardés à onze de ses 1&#xa0;000 pas&#xa0;: ce sont les **checkpoints**.</translation>
    </message>
    <message>
        <source>The slider above the figure opens each of them. The page *Training* shows a measure of every head over the steps, and below it the loss. This is step 0: before training, induction is 0.03 in every head.</source>
        <translation>Le curseur au-dessus de la figure ouvre chacun d’eux. La page *Entraînement* montre une mesure de chaque tête au fil des pas et, dessous, la perte. Voici le pas 0&#xa0;: avant l’entraînement, l’induction vaut 0.03 dans chaque tête.</translation>
    </message>
    <message>
        <source>Move the slider with the arrow keys, and watch the heat map.</source>
        <translation>Déplacez le curseur avec les touches fléchées et observez la carte de chaleur.</translation>
    </message>
    <message>
        <source>Nothing to see for 200 steps</source>
        <translation>Rien à voir pendant 200 pas</translation>
    </message>
    <message>
        <source>The loss falls from 3.56 to 3.18, but no head copies: induction is at most 0.03, as at the start. ln 32 is 3.47, the loss of a guess among the 32 words.</source>
        <translation>La perte passe de 3.56 à 3.18, mais aucune tête ne copie&#xa0;: l’induction vaut au plus 0.03, comme au début. ln 32 vaut 3.47, la perte d’un tirage au hasard parmi les 32 mots.</translation>
    </message>
    <message>
        <source>The previous token instead</source>
        <translation>Plutôt le token précédent</translation>
    </message>
    <message>
        <source>Two heads at once</source>
        <translation>Deux têtes à la fois</translation>
    </message>
    <message>
        <source>Between step 225 and step 300 both kinds of heads appear together. In layer 0 a **previous-token head**: L0H0 goes from 0.04 to 0.42. In layer 1 an **induction head**: L1H1 goes from 0.00 to 0.61. The loss falls steeply in the same steps, to 1.88.</source>
        <translation>Entre le pas 225 et le pas 300, les deux sortes de têtes apparaissent ensemble. Dans la couche 0, une **tête du token précédent**&#xa0;: L0H0 passe de 0.04 à 0.42. Dans la couche 1, une **tête d’induction**&#xa0;: L1H1 passe de 0.00 à 0.61. Pendant ces mêmes pas, la perte chute à 1.88.</translation>
    </message>
    <message>
        <source>Neither was prescribed: the only loss is that of the next word. That rows repeat makes copying pay.</source>
        <translation>Aucune des deux n’était prescrite&#xa0;: la seule perte est celle du mot suivant. C’est la répétition des suites qui rend la copie payante.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>Le token précédent</translation>
    </message>
    <message>
        <source>One needs the other</source>
        <translation>L’une a besoin de l’autre</translation>
    </message>
    <message>
        <source>An induction head finds the word that *followed* the same word before. Layer 0 has to tell each word which one stood before it. Without layer 0&apos;s heads, the last word of this text costs 2.66 instead of 0.07.</source>
        <translation>Une tête d’induction trouve le mot qui *suivait* le même mot auparavant. La couche 0 doit indiquer à chaque mot celui qui le précédait. Sans les têtes de la couche 0, le dernier mot de ce texte coûte 2.66 au lieu de 0.07.</translation>
    </message>
    <message>
        <source>With its heads again</source>
        <translation>De nouveau avec ses têtes</translation>
    </message>
    <message>
        <source>Without warm-up</source>
        <translation>Sans warm-up</translation>
    </message>
    <message>
        <source>Training usually begins with a small learning rate that rises: **warm-up**. The same run without it is the model *induction-decoder-no-warm-up*. Here it made no difference that matters: the loss ends at 1.30 instead of 1.32, and an induction head appears as well. One seed of one tiny model tells no more than that.</source>
        <translation>L’entraînement commence d’ordinaire par un petit taux d’apprentissage qui augmente&#xa0;: le **warm-up**. Le même entraînement sans lui est le modèle *induction-decoder-no-warm-up*. Ici, la différence est négligeable&#xa0;: la perte finit à 1.30 au lieu de 1.32, et une tête d’induction apparaît aussi. Une seule graine d’un seul modèle minuscule n’en dit pas plus.</translation>
    </message>
    <message>
        <source>Model &gt; Train a small model… trains one on a text of your own, while you watch its heads.</source>
        <translation>Modèle &gt; Entraîner un petit modèle… en entraîne un sur un texte de votre choix, pendant que vous observez ses têtes.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>What a measure over the steps can tell.</source>
        <translation>Ce qu’une mesure au fil des pas peut dire.</translation>
    </message>
    <message>
        <source>A model guesses among {n} words that are equally frequent. What is its loss?</source>
        <translation>Un modèle devine parmi {n} mots de même fréquence. Quelle est sa perte&#xa0;?</translation>
    </message>
    <message>
        <source>-ln(1/{n}) = ln {n} = {ln(n)}.</source>
        <translation>-ln(1/{n}) = ln {n} = {ln(n)}.</translation>
    </message>
    <message>
        <source>Which head must be there before induction can work in this model?</source>
        <translation>Quelle tête doit exister pour que l’induction puisse fonctionner dans ce modèle&#xa0;?</translation>
    </message>
    <message>
        <source>A previous-token head in layer 0</source>
        <translation>Une tête du token précédent dans la couche 0</translation>
    </message>
    <message>
        <source>A head in layer 1 that attends to itself</source>
        <translation>Une tête de la couche 1 qui porte son attention sur le token lui-même</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>The induction head looks for words that follow the same word, which layer 0 writes into them.</source>
        <translation>La tête d’induction cherche les mots qui suivent le même mot, information que la couche 0 y inscrit.</translation>
    </message>
    <message>
        <source>Both runs use **Adam**, which divides each step by the size of the last gradients. In its first steps it has seen few of them and may step too far: that is what warm-up is for.</source>
        <translation>Les deux entraînements utilisent **Adam**, qui divise chaque pas par la taille des derniers gradients. Dans ses premiers pas, il en a vu peu et peut aller trop loin&#xa0;: c’est à cela que sert le warm-up.</translation>
    </message>
    <message>
        <source>The learning rate rises evenly from 0 to {r} ten-thousandths in {w} steps. How many ten-thousandths is it at step {s}?</source>
        <translation>Le taux d’apprentissage monte régulièrement de 0 à {r} dix-millièmes en {w} pas. Combien de dix-millièmes vaut-il au pas {s}&#xa0;?</translation>
    </message>
    <message>
        <source>{r} · {s} / {w} = {r*s/w}.</source>
        <translation>{r} · {s} / {w} = {r*s/w}.</translation>
    </message>
    <message>
        <source>Plain **SGD** subtracts the gradient times the learning rate, one rate for all weights; with **momentum** it subtracts a sum of the gradients so far, in which older ones count less. *Model &gt; Train a small model…* trains with each of them.</source>
        <translation>Le **SGD** simple soustrait le gradient multiplié par le taux d’apprentissage, un seul taux pour tous les poids&#xa0;; avec **momentum**, il soustrait une somme des gradients passés, où les plus anciens comptent moins. *Modèle &gt; Entraîner un petit modèle…* entraîne avec chacun d’eux.</translation>
    </message>
</context>
<context>
    <name>Lesson approximations</name>
    <message>
        <source>Less than all weights</source>
        <translation>Moins que tous les poids</translation>
    </message>
    <message>
        <source>Sparse, low-rank and kernel attention computed of a real head, with their error and their cost.</source>
        <translation>L’attention creuse, de rang faible et à noyau calculée à partir d’une tête réelle, avec son erreur et son coût.</translation>
    </message>
    <message>
        <source>What can be left out?</source>
        <translation>Que peut-on omettre&#xa0;?</translation>
    </message>
    <message>
        <source>n tokens have n² weights. The page *Approximations* shows those of the open head, something cheaper that is made of the same queries, keys and values, and the difference.</source>
        <translation>n tokens ont n² poids. La page *Approximations* montre ceux de la tête ouverte, une version moins coûteuse faite des mêmes requêtes, clés et valeurs, et la différence.</translation>
    </message>
    <message>
        <source>A window of 4 tokens to each side</source>
        <translation>Une fenêtre de 4 tokens de chaque côté</translation>
    </message>
    <message>
        <source>A window of 8</source>
        <translation>Une fenêtre de 8</translation>
    </message>
    <message>
        <source>Receptive fields</source>
        <translation>Champs récepteurs</translation>
    </message>
    <message>
        <source>In a decoder a token sees only what stands before it. With a **causal local** window of 2 the last token sees 3 tokens; a layer further each of these has seen 3, so it reaches 5 of them, then 7, then 9.</source>
        <translation>Dans un décodeur, un token ne voit que ce qui le précède. Avec une fenêtre **locale causale** de 2, le dernier token voit 3 tokens&#xa0;; une couche plus loin, chacun d’eux en a vu 3, si bien qu’il en atteint 5, puis 7, puis 9.</translation>
    </message>
    <message>
        <source>**Causal dilated** attention leaves gaps, and reaches farther with as many weights. With steps of 3 the last token reaches 7 tokens after two layers, those 3, 6, 9, … places back, and never the ones between: layers with different steps have to take turns.</source>
        <translation>L’attention **dilatée causale** laisse des trous et atteint plus loin avec autant de poids. Avec des écarts de 3, le dernier token atteint 7 tokens après deux couches, ceux situés 3, 6, 9, … places en arrière, et jamais ceux entre eux&#xa0;: des couches d’écarts différents doivent alterner.</translation>
    </message>
    <message>
        <source>Dilated: every third token</source>
        <translation>Dilatée&#xa0;: un token sur trois</translation>
    </message>
    <message>
        <source>Chosen tokens and random blocks</source>
        <translation>Tokens choisis et blocs aléatoires</translation>
    </message>
    <message>
        <source>A few **chosen** tokens see all and are seen by all; in an encoder two layers then connect every pair. **Random blocks** do the same by chance: each block of queries sees its own block, the first one and some at random.</source>
        <translation>Quelques tokens **choisis** voient tout et sont vus de tous&#xa0;; dans un encodeur, deux couches relient alors chaque paire. Des **blocs aléatoires** font de même par hasard&#xa0;: chaque bloc de requêtes voit son propre bloc, le premier et quelques blocs au hasard.</translation>
    </message>
    <message>
        <source>Random blocks</source>
        <translation>Blocs aléatoires</translation>
    </message>
    <message>
        <source>Other blocks</source>
        <translation>D’autres blocs</translation>
    </message>
    <message>
        <source>Low rank</source>
        <translation>Rang faible</translation>
    </message>
    <message>
        <source>A matrix of rank k is a product of an n × k and a k × n matrix. The best one of each rank follows from the singular values: no other of that rank is closer.</source>
        <translation>Une matrice de rang k est le produit d’une matrice n × k et d’une matrice k × n. La meilleure pour chaque rang découle des valeurs singulières&#xa0;: aucune autre de ce rang n’est plus proche.</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Rang 1</translation>
    </message>
    <message>
        <source>Linformer: keys and values projected at random</source>
        <translation>Linformer&#xa0;: clés et valeurs projetées au hasard</translation>
    </message>
    <message>
        <source>Linformer learns its projection</source>
        <translation>Linformer apprend sa projection</translation>
    </message>
    <message>
        <source>A Linformer is trained with its projection. An approximation that a model was not trained with has to be measured, not hoped for.</source>
        <translation>Un Linformer est entraîné avec sa projection. Une approximation avec laquelle un modèle n’a pas été entraîné doit se mesurer&#xa0;; l’espoir ne suffit pas.</translation>
    </message>
    <message>
        <source>Another random projection</source>
        <translation>Une autre projection aléatoire</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Noyaux</translation>
    </message>
    <message>
        <source>If the weight is a product of features, g(q) · g(k), then keys and values can be summed once for all queries: the cost grows with n.</source>
        <translation>Si le poids est un produit de descripteurs, g(q) · g(k), alors clés et valeurs peuvent être sommées une seule fois pour toutes les requêtes&#xa0;: le coût croît comme n.</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>Attention linéaire</translation>
    </message>
    <message>
        <source>256 random features</source>
        <translation>256 descripteurs aléatoires</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Reach and cost.</source>
        <translation>Portée et coût.</translation>
    </message>
    <message>
        <source>A causal window reaches {w} tokens back. How many tokens, itself included, has a token seen after {l} layers?</source>
        <translation>Une fenêtre causale atteint {w} tokens en arrière. Combien de tokens, lui-même compris, un token a-t-il vus après {l} couches&#xa0;?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} tokens further back: {w} · {l} + 1 = {w*l+1}.</source>
        <translation>Chaque couche atteint {w} tokens de plus en arrière&#xa0;: {w} · {l} + 1 = {w*l+1}.</translation>
    </message>
    <message>
        <source>Exact attention multiplies n² times 2d numbers, a kernel of d features n times 2d². With d = {d}, from how many tokens on is the kernel cheaper?</source>
        <translation>L’attention exacte multiplie n² fois 2d nombres, un noyau à d descripteurs n fois 2d². Avec d = {d}, à partir de combien de tokens le noyau est-il moins coûteux&#xa0;?</translation>
    </message>
    <message>
        <source>n² · 2d = n · 2d² at n = d = {d}; beyond that the square is larger.</source>
        <translation>n² · 2d = n · 2d² pour n = d = {d}&#xa0;; au-delà, le carré est plus grand.</translation>
    </message>
    <message>
        <source>What is the rank of a matrix whose rows are all equal?</source>
        <translation>Quel est le rang d’une matrice dont toutes les lignes sont égales&#xa0;?</translation>
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
        <translation>C’est une colonne de uns multipliée par une ligne&#xa0;: rang 1.</translation>
    </message>
    <message>
        <source>The error is measured: the length of the difference, all weights taken as one vector, divided by the length of the exact weights. 0 is exact; 1 is as far away as no weights at all. *it* finds *animal* 8 tokens back: windows of 2 and 4 leave errors of 1.35 and 0.98, a window of 8 leaves 0.41.</source>
        <translation>L’erreur est mesurée&#xa0;: c’est la norme de la différence, tous les poids étant pris comme un seul vecteur, divisée par la norme des poids exacts. 0 est exact&#xa0;; 1 est aussi éloigné qu’une absence totale de poids. *it* trouve *animal* 8 tokens en arrière&#xa0;: des fenêtres de 2 et de 4 laissent des erreurs de 1.35 et de 0.98, une fenêtre de 8 laisse 0.41.</translation>
    </message>
    <message>
        <source>This head puts nearly all its weight on the first token, which is chosen: the error is 0.005.</source>
        <translation>Cette tête met presque tout son poids sur le premier token, qui est choisi&#xa0;: l’erreur est de 0.005.</translation>
    </message>
    <message>
        <source>Rank 4 leaves an error of 0.199 here. The chart shows the error against the rank. Finding it needs all weights first, so it saves nothing; it says what is possible.</source>
        <translation>Le rang 4 laisse ici une erreur de 0.199. Le graphique montre l’erreur en fonction du rang. Pour la trouver, il faut d’abord tous les poids&#xa0;: elle n’économise donc rien, mais dit ce qui est possible.</translation>
    </message>
    <message>
        <source>Linformer projects keys and values from n to k rows before they are compared, which costs n·k instead of n². Here the projection is random, and this head was trained without one: its error is 2.13, worse than no weights at all.</source>
        <translation>Linformer projette les clés et les valeurs de n à k lignes avant de les comparer, ce qui coûte n·k au lieu de n². Ici, la projection est aléatoire et cette tête a été entraînée sans projection&#xa0;: son erreur est de 2.13, pire qu’une absence totale de poids.</translation>
    </message>
    <message>
        <source>**Performer** draws random features whose products have the mean exp(q · k). **Linear attention** takes elu(x) + 1, which is another weight altogether: smooth where a softmax is sharp. This head is sharp, and 64 random features leave an error of 0.82.</source>
        <translation>**Performer** tire des descripteurs aléatoires dont les produits ont pour moyenne exp(q · k). L’**attention linéaire** prend elu(x) + 1, qui est un tout autre poids&#xa0;: lisse là où un softmax est marqué. Cette tête est très marquée, et 64 descripteurs aléatoires laissent une erreur de 0.82.</translation>
    </message>
    <message>
        <source>Which keys take part can also follow from the queries and keys themselves: **Reformer** compares only those with the same hash, the **Routing Transformer** those of the same cluster.</source>
        <translation>Les clés qui participent peuvent aussi découler des requêtes et des clés elles-mêmes&#xa0;: **Reformer** ne compare que celles qui ont le même hachage, le **Routing Transformer** celles du même groupe.</translation>
    </message>
    <message>
        <source>*Memory-compressed* attention shortens keys and values by a convolution over neighbors instead.</source>
        <translation>L’attention *memory-compressed* raccourcit plutôt clés et valeurs par une convolution sur les voisins.</translation>
    </message>
</context>
<context>
    <name>Lesson cost</name>
    <message>
        <source>Parameters and cost</source>
        <translation>Paramètres et coût</translation>
    </message>
    <message>
        <source>Where the parameters of a model are, what a run over n tokens computes, and what a cache keeps.</source>
        <translation>Où se trouvent les paramètres d’un modèle, ce que calcule une exécution sur n tokens et ce que garde un cache.</translation>
    </message>
    <message>
        <source>The parameters of this model</source>
        <translation>Les paramètres de ce modèle</translation>
    </message>
    <message>
        <source>The page *Layer and cost* counts the parameters of the open model from its tensors: one layer, all layers, and the tables of tokens and positions.</source>
        <translation>La page *Couche et coût* compte les paramètres du modèle ouvert d’après ses tenseurs&#xa0;: une couche, toutes les couches, et les tables des tokens et des positions.</translation>
    </message>
    <message>
        <source>Attention with its four projections has a third of a layer, the feed-forward network two thirds. Neither depends on the number of tokens.</source>
        <translation>L’attention et ses quatre projections représentent un tiers d’une couche, le réseau feed-forward deux tiers. Aucun des deux ne dépend du nombre de tokens.</translation>
    </message>
    <message>
        <source>An encoder-decoder: its decoder layer has cross-attention too</source>
        <translation>Un encodeur-décodeur&#xa0;: la couche de son décodeur a aussi une attention croisée</translation>
    </message>
    <message>
        <source>A model with stages</source>
        <translation>Un modèle à étages</translation>
    </message>
    <message>
        <source>More heads, the same parameters</source>
        <translation>Plus de têtes, les mêmes paramètres</translation>
    </message>
    <message>
        <source>The heads share the size of the vectors: 128 numbers are 4 heads of 32. With 8 heads of 16 the projections would have the same 128 × 128 numbers each.</source>
        <translation>Les têtes se partagent la taille des vecteurs&#xa0;: 128 nombres font 4 têtes de 32. Avec 8 têtes de 16, les projections auraient chacune les mêmes 128 × 128 nombres.</translation>
    </message>
    <message>
        <source>Sizes of queries and keys must be equal, because they are multiplied with each other. The size of the values is free; it is chosen so that all heads side by side have the size of the input.</source>
        <translation>Les requêtes et les clés doivent avoir la même taille, car elles sont multipliées entre elles. La taille des valeurs est libre&#xa0;; on la choisit pour que toutes les têtes côte à côte aient la taille de l’entrée.</translation>
    </message>
    <message>
        <source>Which number of heads gives 64 numbers a head?</source>
        <translation>Quel nombre de têtes donne 64 nombres par tête&#xa0;?</translation>
    </message>
    <message>
        <source>Operations: n and n²</source>
        <translation>Opérations&#xa0;: n et n²</translation>
    </message>
    <message>
        <source>Each token passes every matrix once: about two operations for each weight of the layers, so that this column grows with n. Q K^T and A V take n² pairs of tokens: four times as many for twice the text.</source>
        <translation>Chaque token traverse chaque matrice une fois&#xa0;: environ deux opérations par poids des couches, si bien que cette colonne croît comme n. Q K^T et A V portent sur n² paires de tokens&#xa0;: quatre fois plus pour un texte deux fois plus long.</translation>
    </message>
    <message>
        <source>In a short text nearly all work is in the matrices of weights; in a long one the pairs catch up. The column *share* says how far.</source>
        <translation>Dans un texte court, presque tout le travail est dans les matrices de poids&#xa0;; dans un texte long, les paires rattrapent leur retard. La colonne *share* (la part) dit jusqu’où.</translation>
    </message>
    <message>
        <source>At which n is the share of attention 50 % in a layer with d = 128 and a feed-forward network four times as wide? Weights: 24 n d². Pairs: 4 n² d.</source>
        <translation>Pour quel n la part de l’attention est-elle de 50&#xa0;% dans une couche avec d = 128 et un réseau feed-forward quatre fois plus large&#xa0;? Poids&#xa0;: 24 n d². Paires&#xa0;: 4 n² d.</translation>
    </message>
    <message>
        <source>The cache of keys and values</source>
        <translation>Le cache des clés et des valeurs</translation>
    </message>
    <message>
        <source>Who writes token after token keeps the keys and values of all earlier tokens, so that nothing is computed twice. The cache grows by the same number of bytes with each token.</source>
        <translation>En écrivant token après token, on garde les clés et les valeurs de tous les tokens antérieurs&#xa0;: rien n’est calculé deux fois. Le cache croît du même nombre d’octets à chaque token.</translation>
    </message>
    <message>
        <source>With *grouped heads* several query heads read one key head. The drawing above the table shows which; the cache is smaller by the size of the groups.</source>
        <translation>Avec des *têtes groupées*, plusieurs têtes de requêtes lisent une même tête de clés. Le dessin au-dessus du tableau montre lesquelles&#xa0;; le cache est réduit d’un facteur égal à la taille des groupes.</translation>
    </message>
    <message>
        <source>How many bytes does one more token cost here?</source>
        <translation>Combien d’octets coûte ici un token de plus&#xa0;?</translation>
    </message>
    <message>
        <source>Models too large to open</source>
        <translation>Des modèles trop grands pour être ouverts</translation>
    </message>
    <message>
        <source>A `config.json` says what the tensors would be. The button *Open config.json…* shows the layer of any such file, and `headlight model FOLDER` prints the numbers.</source>
        <translation>Un fichier `config.json` dit quels seraient les tenseurs. Le bouton *Ouvrir config.json…* montre la couche de tout fichier de ce type, et `headlight model FOLDER` affiche les nombres.</translation>
    </message>
    <message>
        <source>GPT-3 keeps how many bytes for one token? 96 layers, keys and values of 12,288 numbers, 4 bytes each.</source>
        <translation>Combien d’octets GPT-3 garde-t-il pour un token&#xa0;? 96 couches, clés et valeurs de 12&#xa0;288 nombres, 4 octets chacun.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Sizes, parameters and operations.</source>
        <translation>Tailles, paramètres et opérations.</translation>
    </message>
    <message>
        <source>Vectors have {h*s} components, and attention has {h} heads that share them. How many components has a query of one head?</source>
        <translation>Les vecteurs ont {h*s} composantes, et l’attention a {h} têtes qui se les partagent. Combien de composantes a une requête d’une tête&#xa0;?</translation>
    </message>
    <message>
        <source>The heads share the components: {h*s} / {h} = {s}.</source>
        <translation>Les têtes se partagent les composantes&#xa0;: {h*s} / {h} = {s}.</translation>
    </message>
    <message>
        <source>A model has {l} layers of 12 d² weights each, with d = {d}. How many weights have its layers?</source>
        <translation>Un modèle a {l} couches de 12 d² poids chacune, avec d = {d}. Combien de poids ont ses couches&#xa0;?</translation>
    </message>
    <message>
        <source>12 · {l} · {d}² = {12*l*d*d}.</source>
        <translation>12 · {l} · {d}² = {12*l*d*d}.</translation>
    </message>
    <message>
        <source>A run over {n} tokens multiplies queries with keys in {h} heads of {s} components. How many multiplications are that?</source>
        <translation>Une exécution sur {n} tokens multiplie requêtes et clés dans {h} têtes de {s} composantes. Combien de multiplications cela fait-il&#xa0;?</translation>
    </message>
    <message>
        <source>Each of {n}² pairs takes {s} multiplications in each head: {n*n*h*s}.</source>
        <translation>Chacune des {n}² paires demande {s} multiplications dans chaque tête&#xa0;: {n*n*h*s}.</translation>
    </message>
    <message>
        <source>A decoder has {l} layers with {k} key heads of 64 components. How many numbers does its cache keep for one token?</source>
        <translation>Un décodeur a {l} couches avec {k} têtes de clés de 64 composantes. Combien de nombres son cache garde-t-il pour un token&#xa0;?</translation>
    </message>
    <message>
        <source>A key and a value of each key head in each layer: {2*l*k*64}.</source>
        <translation>Une clé et une valeur par tête de clés dans chaque couche&#xa0;: {2*l*k*64}.</translation>
    </message>
    <message>
        <source>{g*r} query heads share {g} key heads. By which factor is the cache smaller than with a key head for each query head?</source>
        <translation>{g*r} têtes de requêtes se partagent {g} têtes de clés. De quel facteur le cache est-il plus petit qu’avec une tête de clés par tête de requêtes&#xa0;?</translation>
    </message>
    <message>
        <source>{g*r} / {g} = {r}.</source>
        <translation>{g*r} / {g} = {r}.</translation>
    </message>
    <message>
        <source>BERT-large is of 2018, GPT-3 of 2020: a factor of 519 in two years. **PaLM** of 2022 has 540 billion parameters.</source>
        <translation>BERT-large date de 2018, GPT-3 de 2020&#xa0;: un facteur de 519 en deux ans. **PaLM**, de 2022, a 540 milliards de paramètres.</translation>
    </message>
    <message>
        <source>A model of one year has {a} million parameters, one of two years later {b} billion. By which factor did the size grow in each of the two years, if by the same?</source>
        <translation>Un modèle d’une certaine année a {a} millions de paramètres, un autre, deux ans plus tard, {b} milliards. Par quel facteur la taille a-t-elle augmenté chacune des deux années, si c’est le même&#xa0;?</translation>
    </message>
    <message>
        <source>{b} billion are {1000*b/a} times {a} million: √{1000*b/a} = {sqrt(1000*b/a)} a year.</source>
        <translation>{b} milliards font {1000*b/a} fois {a} millions&#xa0;: √{1000*b/a} = {sqrt(1000*b/a)} par an.</translation>
    </message>
    <message>
        <source>BERT-large has 336,226,108 parameters with its two heads; its authors write 340 million. GPT-3 has 174,604,259,328 with one table for input and output, and goes by 175 billion. ViT-B, L and H have 87, 304 and 632 million. The page shows BERT-large, of which only the configuration is here.</source>
        <translation>BERT-large a 336&#xa0;226&#xa0;108 paramètres avec ses deux têtes de sortie&#xa0;; ses auteurs écrivent 340 millions. GPT-3 en a 174&#xa0;604&#xa0;259&#xa0;328 avec une seule table pour l’entrée et la sortie, et on parle de 175 milliards. ViT-B, L et H en ont 87, 304 et 632 millions. La page montre BERT-large, dont seule la configuration est ici.</translation>
    </message>
    <message>
        <source>GPT-3: 96 layers of 12,288 numbers</source>
        <translation>GPT-3&#xa0;: 96 couches de 12&#xa0;288 nombres</translation>
    </message>
    <message>
        <source>ViT-L: 24 layers of 1,024 numbers</source>
        <translation>ViT-L&#xa0;: 24 couches de 1&#xa0;024 nombres</translation>
    </message>
</context>
<context>
    <name>Lesson fine-tuning</name>
    <message>
        <source>Fine-tuning: opinions, names, answers</source>
        <translation>Affinage&#xa0;: avis, noms, réponses</translation>
    </message>
    <message>
        <source>One encoder with three output heads.</source>
        <translation>Un encodeur avec trois têtes de sortie.</translation>
    </message>
    <message>
        <source>First learn the language, then a task</source>
        <translation>D’abord apprendre la langue, puis une tâche</translation>
    </message>
    <message>
        <source>BERT is trained twice: first on masked words in much text, then on a task with few examples. The second step is **fine-tuning**: a small output layer is new, and all weights change a little.</source>
        <translation>BERT est entraîné deux fois&#xa0;: d’abord sur des mots masqués dans beaucoup de texte, puis sur une tâche avec peu d’exemples. La seconde étape est l’**affinage** (fine-tuning)&#xa0;: une petite couche de sortie est nouvelle, et tous les poids changent un peu.</translation>
    </message>
    <message>
        <source>This model distinguishes good opinions from bad ones. It computes its answer from `[CLS]`, the token at the start.</source>
        <translation>Ce modèle distingue les avis positifs des négatifs. Il calcule sa réponse à partir de `[CLS]`, le token du début.</translation>
    </message>
    <message>
        <source>An opinion with a *but*</source>
        <translation>Un avis avec un *but* (mais)</translation>
    </message>
    <message>
        <source>Negation</source>
        <translation>Négation</translation>
    </message>
    <message>
        <source>*Not boring* is praise. The model has to join two words to see it.</source>
        <translation>*Not boring* est un éloge. Le modèle doit réunir deux mots pour le voir.</translation>
    </message>
    <message>
        <source>It learned this from examples. None of them had two negations in one sentence.</source>
        <translation>Il l’a appris d’exemples. Aucun d’eux n’avait deux négations dans une phrase.</translation>
    </message>
    <message>
        <source>Without *not*</source>
        <translation>Sans *not*</translation>
    </message>
    <message>
        <source>Two negations: it fails</source>
        <translation>Deux négations&#xa0;: il échoue</translation>
    </message>
    <message>
        <source>Names: an answer for each token</source>
        <translation>Noms&#xa0;: une réponse par token</translation>
    </message>
    <message>
        <source>This model answers at *every* token: a person (PER), a place (LOC), a company (ORG), or none. `B-` begins a name, `I-` continues it.</source>
        <translation>Ce modèle répond à *chaque* token&#xa0;: une personne (PER), un lieu (LOC), une entreprise (ORG), ou rien. `B-` commence un nom, `I-` le continue.</translation>
    </message>
    <message>
        <source>So *Silver Bakery* is one name in two tokens. Outside its training data it answers just as confidently, and may be wrong.</source>
        <translation>Ainsi *Silver Bakery* est un seul nom en deux tokens. Hors de ses données d’entraînement, il répond avec la même assurance et peut se tromper.</translation>
    </message>
    <message>
        <source>Two people and a city</source>
        <translation>Deux personnes et une ville</translation>
    </message>
    <message>
        <source>Names that it has never seen: *Stuttgart* becomes a person</source>
        <translation>Des noms qu’il n’a jamais vus&#xa0;: *Stuttgart* devient une personne</translation>
    </message>
    <message>
        <source>Answers: where they begin and end</source>
        <translation>Réponses&#xa0;: où elles commencent et finissent</translation>
    </message>
    <message>
        <source>This model reads a question and a story. For each token it scores how well the answer could *begin* there, and how well it could *end* there. The best pair is the answer: words of the story itself.</source>
        <translation>Ce modèle lit une question et une histoire. Il note, pour chaque token, à quel point la réponse pourrait y *commencer*, et à quel point elle pourrait y *finir*. La meilleure paire est la réponse&#xa0;: des mots de l’histoire elle-même.</translation>
    </message>
    <message>
        <source>It never writes a word.</source>
        <translation>Il n’écrit jamais un mot.</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Une autre question</translation>
    </message>
    <message>
        <source>The story does not say this, but the model still gives an answer</source>
        <translation>L’histoire ne le dit pas, mais le modèle donne quand même une réponse</translation>
    </message>
    <message>
        <source>Beside it, story-encoder: the same model before fine-tuning. Layer 3, head 2 changed most on this text</source>
        <translation>À côté, story-encoder&#xa0;: le même modèle avant l’affinage. Sur ce texte, la couche 3, tête 2 a le plus changé</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Output layers, and what they can answer.</source>
        <translation>Les couches de sortie, et ce à quoi elles peuvent répondre.</translation>
    </message>
    <message>
        <source>Fine-tuning adds an output layer from vectors of {d} numbers to {c} classes, with biases. How many parameters are new?</source>
        <translation>L’affinage ajoute une couche de sortie de vecteurs de {d} nombres vers {c} classes, avec biais. Combien de paramètres sont nouveaux&#xa0;?</translation>
    </message>
    <message>
        <source>{d} · {c} + {c} = {(d+1)*c}: very few beside those of the encoder.</source>
        <translation>{d} · {c} + {c} = {(d+1)*c}&#xa0;: très peu à côté de ceux de l’encodeur.</translation>
    </message>
    <message>
        <source>Which parameters change in fine-tuning as BERT does it?</source>
        <translation>Quels paramètres changent lors de l’affinage à la manière de BERT&#xa0;?</translation>
    </message>
    <message>
        <source>All of them a little, and those of the new layer most</source>
        <translation>Tous un peu, et ceux de la nouvelle couche le plus</translation>
    </message>
    <message>
        <source>Those of the new layer only</source>
        <translation>Seulement ceux de la nouvelle couche</translation>
    </message>
    <message>
        <source>Those of the token embedding only</source>
        <translation>Seulement ceux du plongement des tokens</translation>
    </message>
    <message>
        <source>The whole model is trained further. What it knew from masked words is the start.</source>
        <translation>Tout le modèle continue d’être entraîné. Ce qu’il a appris des mots masqués est le point de départ.</translation>
    </message>
    <message>
        <source>A model of names chooses for each of {n} tokens among {c} labels. How many probabilities does it compute?</source>
        <translation>Un modèle de noms choisit pour chacun des {n} tokens parmi {c} étiquettes. Combien de probabilités calcule-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>A softmax over {c} labels for each token: {n} · {c} = {n*c}.</source>
        <translation>Un softmax sur {c} étiquettes pour chaque token&#xa0;: {n} · {c} = {n*c}.</translation>
    </message>
    <message>
        <source>A question cannot be answered from the passage. What does the model of answers do?</source>
        <translation>Le passage ne permet pas de répondre à une question. Que fait le modèle de réponses&#xa0;?</translation>
    </message>
    <message>
        <source>It gives words of the passage anyway</source>
        <translation>Il donne tout de même des mots du passage</translation>
    </message>
    <message>
        <source>It says that it does not know</source>
        <translation>Il dit qu’il ne sait pas</translation>
    </message>
    <message>
        <source>It writes an answer of its own</source>
        <translation>Il écrit sa propre réponse</translation>
    </message>
    <message>
        <source>Its output is a start and an end in the passage, whatever the question is. Newer data sets have questions without an answer, and models learn to point at [CLS] for them.</source>
        <translation>Sa sortie est un début et une fin dans le passage, quelle que soit la question. Des jeux de données plus récents ont des questions sans réponse, et les modèles apprennent à désigner [CLS] dans ce cas.</translation>
    </message>
</context>
<context>
    <name>Lesson images</name>
    <message>
        <source>Images: patches and windows</source>
        <translation>Images&#xa0;: patchs et fenêtres</translation>
    </message>
    <message>
        <source>A transformer that reads images, and how windows save work.</source>
        <translation>Un transformer qui lit des images, et comment les fenêtres économisent du travail.</translation>
    </message>
    <message>
        <source>An image is divided into patches</source>
        <translation>Une image est divisée en patchs</translation>
    </message>
    <message>
        <source>The image of 28 × 28 pixels is divided into 49 **patches** of 4 × 4. Each is a token: its 16 numbers become a vector, and a learned position is added.</source>
        <translation>L’image de 28 × 28 pixels est divisée en 49 **patchs** de 4 × 4. Chacun est un token&#xa0;: ses 16 nombres deviennent un vecteur, auquel est ajoutée une position apprise.</translation>
    </message>
    <message>
        <source>One more token, `[CLS]`, comes before them. The class of the image is computed from it.</source>
        <translation>Un token de plus, `[CLS]`, les précède. La classe de l’image est calculée à partir de lui.</translation>
    </message>
    <message>
        <source>Point at a patch: the colors show which patches it attends to.</source>
        <translation>Pointez un patch&#xa0;: les couleurs montrent sur quels patchs il porte son attention.</translation>
    </message>
    <message>
        <source>Another image: a bag</source>
        <translation>Une autre image&#xa0;: un sac</translation>
    </message>
    <message>
        <source>Near patches first, distant ones later</source>
        <translation>D’abord les patchs proches, puis les lointains</translation>
    </message>
    <message>
        <source>In the first layer, heads attend to near patches; in later layers, to more distant ones. The chart shows the mean distance by layer, in pixels.</source>
        <translation>Dans la première couche, les têtes portent leur attention sur des patchs proches&#xa0;; dans les couches suivantes, sur de plus lointains. Le graphique montre la distance moyenne par couche, en pixels.</translation>
    </message>
    <message>
        <source>Walk from layer 0 to layer 5 with Alt and the arrow keys.</source>
        <translation>Allez de la couche 0 à la couche 5 avec Alt et les touches fléchées.</translation>
    </message>
    <message>
        <source>Which patches take part</source>
        <translation>Quels patchs contribuent</translation>
    </message>
    <message>
        <source>Here the query is `[CLS]`. Rollout multiplies the attention of all layers, down to the patches of the image.</source>
        <translation>Ici, la requête est `[CLS]`. Le rollout multiplie l’attention de toutes les couches, jusqu’aux patchs de l’image.</translation>
    </message>
    <message>
        <source>It shows which patches contributed, not which ones decided the class.</source>
        <translation>Il montre quels patchs ont contribué, non lesquels ont décidé de la classe.</translation>
    </message>
    <message>
        <source>A boot that it classifies as a sandal</source>
        <translation>Une bottine qu’il classe comme sandale</translation>
    </message>
    <message>
        <source>A dress</source>
        <translation>Une robe</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>A large image has thousands of patches, and too many pairs of them. In **Swin** a patch attends within its own window only, the colored square; patches outside are masked.</source>
        <translation>Une grande image a des milliers de patchs, et beaucoup trop de paires. Dans **Swin**, un patch ne porte son attention que dans sa propre fenêtre, le carré coloré&#xa0;; les patchs extérieurs sont masqués.</translation>
    </message>
    <message>
        <source>Here 16 × 16 small patches form windows of 4 × 4. Of 256 · 256 = 65,536 pairs, 256 · 16 = 4,096 remain.</source>
        <translation>Ici, 16 × 16 petits patchs forment des fenêtres de 4 × 4. Des 256 · 256 = 65&#xa0;536 paires, il en reste 256 · 16 = 4&#xa0;096.</translation>
    </message>
    <message>
        <source>The patch to its right belongs to the next window</source>
        <translation>Le patch à sa droite appartient à la fenêtre suivante</translation>
    </message>
    <message>
        <source>Point at other patches. Where do the windows end?</source>
        <translation>Pointez d’autres patchs. Où finissent les fenêtres&#xa0;?</translation>
    </message>
    <message>
        <source>Shifted windows</source>
        <translation>Fenêtres décalées</translation>
    </message>
    <message>
        <source>With the same windows in every layer, two patches on either side of a border would never attend to each other. So in every second layer the windows are **shifted** by half their size.</source>
        <translation>Avec les mêmes fenêtres dans chaque couche, deux patchs de part et d’autre d’une frontière n’échangeraient jamais d’attention. Une couche sur deux, les fenêtres sont donc **décalées** de la moitié de leur taille.</translation>
    </message>
    <message>
        <source>This is the patch of the previous step, one layer later. It is now inside a window and attends to all sides.</source>
        <translation>Voici le patch de l’étape précédente, une couche plus loin. Il est maintenant à l’intérieur d’une fenêtre et porte son attention de tous les côtés.</translation>
    </message>
    <message>
        <source>The previous layer again</source>
        <translation>De nouveau la couche précédente</translation>
    </message>
    <message>
        <source>A drawing of both</source>
        <translation>Un dessin des deux</translation>
    </message>
    <message>
        <source>Fewer and larger patches</source>
        <translation>Des patchs moins nombreux et plus grands</translation>
    </message>
    <message>
        <source>After every stage, four neighboring patches become one with a longer vector: 16 × 16, then 8 × 8, then 4 × 4. The window remains 4 × 4 patches, so it covers more and more of the image.</source>
        <translation>Après chaque étage, quatre patchs voisins deviennent un seul, au vecteur plus long&#xa0;: 16 × 16, puis 8 × 8, puis 4 × 4. La fenêtre reste de 4 × 4 patchs et couvre donc une part croissante de l’image.</translation>
    </message>
    <message>
        <source>In the last stage one window covers the whole image. The class is computed from the mean of its patches; there is no `[CLS]`.</source>
        <translation>Au dernier étage, une seule fenêtre couvre toute l’image. La classe est calculée à partir de la moyenne de ses patchs&#xa0;; il n’y a pas de `[CLS]`.</translation>
    </message>
    <message>
        <source>The last stage</source>
        <translation>Le dernier étage</translation>
    </message>
    <message>
        <source>A boot that this model also classifies as a sandal</source>
        <translation>Une bottine que ce modèle classe aussi comme sandale</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Patches and their price.</source>
        <translation>Les patchs et leur prix.</translation>
    </message>
    <message>
        <source>An image of {p*k} × {p*k} pixels is cut into patches of {p} × {p}. How many tokens does the model read, with its class token?</source>
        <translation>Une image de {p*k} × {p*k} pixels est découpée en patchs de {p} × {p}. Combien de tokens le modèle lit-il, token de classe compris&#xa0;?</translation>
    </message>
    <message>
        <source>{k} patches along each side: {k}² + 1 = {k*k+1}.</source>
        <translation>{k} patchs le long de chaque côté&#xa0;: {k}² + 1 = {k*k+1}.</translation>
    </message>
    <message>
        <source>Patches become half as wide and half as high. By which factor does the number of pairs of patches grow?</source>
        <translation>Les patchs deviennent deux fois moins larges et deux fois moins hauts. De quel facteur croît le nombre de paires de patchs&#xa0;?</translation>
    </message>
    <message>
        <source>Four times the patches, and the square of that in pairs. Windows, or patches that are merged from stage to stage, avoid it.</source>
        <translation>Quatre fois plus de patchs, et le carré de cela en paires. Les fenêtres, ou des patchs fusionnés d’étage en étage, l’évitent.</translation>
    </message>
    <message>
        <source>Exercises: a cheaper ViT</source>
        <translation>Exercices&#xa0;: un ViT moins coûteux</translation>
    </message>
    <message>
        <source>A layer with d numbers per token multiplies 12 n d² times with its weights (queries, keys, values, output, and a feed-forward network of 4 d), and 2 n² d times for all pairs of n tokens. An image of s × s pixels in patches of p × p has n = (s / p)² tokens; the class token is left out here.</source>
        <translation>Une couche à d nombres par token multiplie 12 n d² fois avec ses poids (requêtes, clés, valeurs, sortie et un réseau feed-forward de 4 d), et 2 n² d fois pour toutes les paires de n tokens. Une image de s × s pixels en patchs de p × p a n = (s / p)² tokens&#xa0;; le token de classe est omis ici.</translation>
    </message>
    <message>
        <source>Which change of the model saves what?</source>
        <translation>Quel changement du modèle économise quoi&#xa0;?</translation>
    </message>
    <message>
        <source>Vectors have d = {d} numbers. For how many tokens do the pairs cost as many multiplications as the weights?</source>
        <translation>Les vecteurs ont d = {d} nombres. Pour combien de tokens les paires coûtent-elles autant de multiplications que les poids&#xa0;?</translation>
    </message>
    <message>
        <source>12 n d² = 2 n² d gives n = 6 d = {6*d}. A ViT with fewer tokens saves little by windows, and more by smaller vectors.</source>
        <translation>12 n d² = 2 n² d donne n = 6 d = {6*d}. Un ViT qui a moins de tokens gagne peu par des fenêtres, et davantage par des vecteurs plus petits.</translation>
    </message>
    <message>
        <source>An image of {16*k} × {16*k} pixels is read with d = {d}. Patches of 32 × 32 take the place of 16 × 16. How many times fewer multiplications has a layer?</source>
        <translation>Une image de {16*k} × {16*k} pixels est lue avec d = {d}. Des patchs de 32 × 32 remplacent ceux de 16 × 16. Combien de fois moins de multiplications une couche a-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>n falls from {k*k} to {k*k/4}. 2 n d (6 d + n) falls by 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4}): somewhat more than 4 times, because the pairs fall 16 times. What is lost: details within a patch meet only in its first product.</source>
        <translation>n passe de {k*k} à {k*k/4}. 2 n d (6 d + n) baisse d’un facteur 4 · (6 · {d} + {k*k}) / (6 · {d} + {k*k/4})&#xa0;: un peu plus de 4, car les paires sont divisées par 16. Ce qui est perdu&#xa0;: les détails à l’intérieur d’un patch ne se rencontrent que dans son premier produit.</translation>
    </message>
    <message>
        <source>The sides of the image are doubled at patches of 16 × 16, from {16*k} to {32*k} pixels, with d = {d}. How many times more multiplications has a layer?</source>
        <translation>Les côtés de l’image sont doublés, avec des patchs de 16 × 16&#xa0;: de {16*k} à {32*k} pixels, avec d = {d}. Combien de fois plus de multiplications une couche a-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>n grows from {k*k} to {4*k*k}: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). For short rows it is near 4, for very long ones near 16.</source>
        <translation>n passe de {k*k} à {4*k*k}&#xa0;: 4 · (6 · {d} + {4*k*k}) / (6 · {d} + {k*k}). Pour de courtes séquences, c’est proche de 4, pour de très longues proche de 16.</translation>
    </message>
    <message>
        <source>Patches attend within windows of {w} × {w} patches, as in Swin, instead of to all {w*m} × {w*m} patches. How many times fewer pairs are there?</source>
        <translation>Les patchs portent leur attention dans des fenêtres de {w} × {w} patchs, comme dans Swin, au lieu de tous les {w*m} × {w*m} patchs. Combien de fois moins de paires y a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>n² pairs become n · w²: n / w² = {m*m}. The products with the weights stay as many.</source>
        <translation>n² paires deviennent n · w²&#xa0;: n / w² = {m*m}. Les produits avec les poids restent aussi nombreux.</translation>
    </message>
    <message>
        <source>Halfway through the layers, groups of 2 × 2 patches are merged into one token, with vectors as long as before. Which part of the multiplications with the weights remains?</source>
        <translation>À mi-chemin des couches, des groupes de 2 × 2 patchs sont fusionnés en un token, avec des vecteurs aussi longs qu’avant. Quelle part des multiplications avec les poids reste-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>The first half of the layers keeps n tokens, the second n / 4: (1 + 1/4) / 2 = 0.625.</source>
        <translation>La première moitié des couches garde n tokens, la seconde n / 4&#xa0;: (1 + 1/4) / 2 = 0.625.</translation>
    </message>
    <message>
        <source>Name three ways to make a ViT cheaper, and what each of them gives up.</source>
        <translation>Nommez trois façons de rendre un ViT moins coûteux, et ce que chacune sacrifie.</translation>
    </message>
    <message>
        <source>Larger patches: details. Windows: distant patches meet only after several layers. Merged patches: fine positions in later layers. Shorter vectors or fewer layers: capacity. Patches left out that get little attention: what they show. Low-rank or kernel attention: the exact weights.</source>
        <translation>Des patchs plus grands&#xa0;: des détails. Des fenêtres&#xa0;: des patchs éloignés ne se rencontrent qu’après plusieurs couches. Des patchs fusionnés&#xa0;: la finesse des positions dans les dernières couches. Des vecteurs plus courts ou moins de couches&#xa0;: de la capacité. Des patchs de faible attention omis&#xa0;: ce qu’ils montrent. L’attention de rang faible ou à noyau&#xa0;: les poids exacts.</translation>
    </message>
    <message>
        <source>For images of 224 × 224 pixels in patches of 16 × 16 the products with the weights cost most, so that fewer tokens save more than cheaper pairs.</source>
        <translation>Pour des images de 224 × 224 pixels en patchs de 16 × 16, ce sont les produits avec les poids qui coûtent le plus&#xa0;: moins de tokens économisent donc plus que des paires moins coûteuses.</translation>
    </message>
    <message>
        <source>A convolution is local by construction. This model was *initialized* like that: before training, its first layers already attended to near patches and later ones to more distant patches, and training kept this.</source>
        <translation>Une convolution est locale par construction. Ce modèle a été *initialisé* ainsi&#xa0;: avant l’entraînement, ses premières couches portaient déjà leur attention sur des patchs proches et les suivantes sur de plus lointains, et l’entraînement l’a conservé.</translation>
    </message>
    <message>
        <source>The same chart from an ordinary start</source>
        <translation>Le même graphique après un départ ordinaire</translation>
    </message>
    <message>
        <source>This model differs from the previous one in its start: **random weights**, as a ViT usually has. It learned from the same images and is nearly as good. Of 10,000 other images it classifies 86.7 % correctly, the previous model 88.4 %.</source>
        <translation>Ce modèle diffère du précédent par son départ&#xa0;: des **poids aléatoires**, comme en a d’ordinaire un ViT. Il a appris des mêmes images et est presque aussi bon. Sur 10&#x202f;000 autres images, il en classe correctement 86,7&#xa0;%, le modèle précédent 88,4&#xa0;%.</translation>
    </message>
    <message>
        <source>Its heads attend to all distances in every layer, 13 to 16 pixels on average; uniform attention has 14.4. So the rise in the previous chart came from the start, not from the images.</source>
        <translation>Ses têtes portent leur attention à toutes les distances dans chaque couche, 13 à 16 pixels en moyenne&#xa0;; une attention uniforme a 14,4. La montée du graphique précédent venait donc du départ, et non des images.</translation>
    </message>
    <message>
        <source>Large ViTs behave likewise: trained on 1.3 million images from random weights, they have few near heads in their first layers; trained on 300 million, they learn them.</source>
        <translation>Les grands ViT se comportent de même&#xa0;: entraînés sur 1,3&#xa0;million d’images à partir de poids aléatoires, ils ont peu de têtes proches dans leurs premières couches&#xa0;; entraînés sur 300&#xa0;millions, ils les apprennent.</translation>
    </message>
    <message>
        <source>This head in both models</source>
        <translation>Cette tête dans les deux modèles</translation>
    </message>
    <message>
        <source>Channels attend to channels</source>
        <translation>Les canaux portent leur attention sur des canaux</translation>
    </message>
    <message>
        <source>**DaViT** has two kinds of attention in each layer. First patches attend within windows, as in Swin. Then **channels** attend to channels: a channel is one number of every patch, so that it is a map of the whole image, and so are its query, key and value.</source>
        <translation>**DaViT** a deux sortes d’attention dans chaque couche. D’abord les patchs portent leur attention à l’intérieur de fenêtres, comme dans Swin. Puis les **canaux** portent leur attention sur des canaux&#xa0;: un canal est un nombre de chaque patch, donc une carte de l’image entière, et sa requête, sa clé et sa valeur le sont aussi.</translation>
    </message>
    <message>
        <source>On this boot, channels 0, 3, 7, 14 and 15 give more than three quarters of their attention to channel 15.</source>
        <translation>Sur cette bottine, les canaux 0, 3, 7, 14 et 15 consacrent plus des trois quarts de leur attention au canal 15.</translation>
    </message>
    <message>
        <source>A shirt: of these, only channel 3 still does</source>
        <translation>Une chemise&#xa0;: parmi eux, seul le canal 3 le fait encore</translation>
    </message>
    <message>
        <source>The windows of the same layer</source>
        <translation>Les fenêtres de la même couche</translation>
    </message>
    <message>
        <source>In this stage 32 channels form two groups of 16, one for each head, over 256 patches. A group has 16 · 16 weights, however large the image is, and each of them is computed from the whole image.</source>
        <translation>À cet étage, 32 canaux sur 256 patchs forment deux groupes de 16, un par tête. Un groupe a 16 · 16 poids, quelle que soit la taille de l’image, et chacun est calculé à partir de l’image entière.</translation>
    </message>
    <message>
        <source>Pixel by pixel</source>
        <translation>Pixel par pixel</translation>
    </message>
    <message>
        <source>**ImageGPT** reads an image as a decoder reads a text: pixel after pixel, row by row, here 14 × 14 pixels of 16 grays. It predicts each pixel from those before it, so that it can complete an image.</source>
        <translation>**ImageGPT** lit une image comme un décodeur lit un texte&#xa0;: pixel par pixel, ligne par ligne, ici 14 × 14 pixels de 16 gris. Il prédit chaque pixel à partir des précédents et peut ainsi compléter une image.</translation>
    </message>
    <message>
        <source>In 10,000 images that it did not learn from, a pixel of the lower half takes 1.05 bits; it takes 2.87 if nothing but its place is known.</source>
        <translation>Dans 10&#x202f;000 images dont il n’a pas appris, un pixel de la moitié inférieure coûte 1,05&#xa0;bit&#xa0;; il en coûte 2,87 si l’on ne connaît que sa place.</translation>
    </message>
    <message>
        <source>A head that attends to the pixel before</source>
        <translation>Une tête qui porte son attention sur le pixel précédent</translation>
    </message>
    <message>
        <source>A boot whose lower half the model generated</source>
        <translation>Une bottine dont le modèle a généré la moitié inférieure</translation>
    </message>
    <message>
        <source>This head attends to the pixel **above the next one**: here it gives it 66 % of its attention. What stands there often comes next.</source>
        <translation>Cette tête porte son attention sur le pixel **au-dessus du suivant**&#xa0;: ici, elle lui consacre 66&#xa0;% de son attention. Ce qui s’y trouve vient souvent ensuite.</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Images et légendes</translation>
    </message>
    <message>
        <source>**CLIP** has two encoders: one reads the image, one the caption. Each makes a vector of it, and training brings the vectors of an image and its caption together, and those of all other pairs of a batch apart.</source>
        <translation>**CLIP** a deux encodeurs&#xa0;: l’un lit l’image, l’autre la légende. Chacun en fait un vecteur, et l’entraînement rapproche les vecteurs d’une image et de sa légende, et éloigne ceux de toutes les autres paires d’un lot.</translation>
    </message>
    <message>
        <source>Of ten captions the model finds the right one for 95 % of the images that it did not learn from.</source>
        <translation>Parmi dix légendes, le modèle trouve la bonne pour 95&#xa0;% des images dont il n’a pas appris.</translation>
    </message>
    <message>
        <source>Trained on few images, ViTs also stay behind convolutional networks; with 300 million they overtake them (figure 3 of Dosovitskiy et al. 2021). A layer of attention *can* compute any convolution if it has enough heads (Cordonnier et al.); the heads of this model do not.</source>
        <translation>Entraînés sur peu d’images, les ViT restent aussi derrière les réseaux de convolution&#xa0;; avec 300 millions, ils les dépassent (figure 3 de Dosovitskiy et al. 2021). Une couche d’attention *peut* calculer n’importe quelle convolution si elle a assez de têtes (Cordonnier et al.)&#xa0;; les têtes de ce modèle ne le font pas.</translation>
    </message>
    <message>
        <source>*Squeeze-and-excitation* weighs channels too, each by one number computed from all of them, without comparing any two.</source>
        <translation>*Squeeze-and-excitation* pondère aussi les canaux, chacun par un nombre calculé à partir de tous, sans en comparer deux.</translation>
    </message>
    <message>
        <source>The published ImageGPT reads 64 × 64 pixels at most, of 512 colors. Before it, *PixelRNN* predicted pixels with a recurrent network.</source>
        <translation>L’ImageGPT publié lit au plus 64 × 64 pixels de 512 couleurs. Avant lui, *PixelRNN* prédisait des pixels avec un réseau récurrent.</translation>
    </message>
    <message>
        <source>Models for other tasks run when you open one: objects are found by DETR, outlined by SegFormer and SAM, and asked about with LLaVA; speech, proteins and pages are read as well.</source>
        <translation>Des modèles pour d’autres tâches fonctionnent quand vous en ouvrez un&#xa0;: DETR trouve des objets, SegFormer et SAM les délimitent, LLaVA répond à des questions à leur sujet&#xa0;; la parole, les protéines et les pages sont lues aussi.</translation>
    </message>
    <message>
        <source>A convolution of 3 × 3 patches makes each output of its patch and the 8 around it. How many patches wide is what an output of layer {l} depends on?</source>
        <translation>Une convolution de 3 × 3 patchs forme chaque sortie à partir de son patch et des 8 qui l’entourent. Combien de patchs de large mesure ce dont dépend une sortie de la couche {l}&#xa0;?</translation>
    </message>
    <message>
        <source>Each layer adds one patch on each side: 2 · {l} + 1 = {2*l+1}. A layer of attention sees all patches at once.</source>
        <translation>Chaque couche ajoute un patch de chaque côté&#xa0;: 2 · {l} + 1 = {2*l+1}. Une couche d’attention voit tous les patchs à la fois.</translation>
    </message>
    <message>
        <source>A decoder reads images pixel by pixel. Images of {14*k} × {14*k} pixels take the place of 14 × 14. How many times more pairs of pixels are there?</source>
        <translation>Un décodeur lit des images pixel par pixel. Des images de {14*k} × {14*k} pixels remplacent celles de 14 × 14. Combien de fois plus de paires de pixels y a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>{k*k} times the pixels, and the square of that in pairs: {k^4}. The published model therefore reads small images of few colors.</source>
        <translation>{k*k} fois les pixels, et le carré de cela en paires&#xa0;: {k^4}. C’est pourquoi le modèle publié lit de petites images de peu de couleurs.</translation>
    </message>
    <message>
        <source>A grid that was learned</source>
        <translation>Une grille apprise</translation>
    </message>
    <message>
        <source>The positions of this model are a table with a row for each patch, numbered one by one, that began with random numbers. Training found the grid: the position of the middle patch has a cosine of 0.78 with the one below it, 0.48, 0.47 and 0.39 with its other neighbors, and 0.07 with the first patch.</source>
        <translation>Les positions de ce modèle sont une table avec une ligne par patch, numérotés un à un, partie de nombres aléatoires. L’entraînement a trouvé la grille&#xa0;: la position du patch central a un cosinus de 0.78 avec celle du dessous, de 0.48, 0.47 et 0.39 avec ses autres voisines, et de 0.07 avec le premier patch.</translation>
    </message>
    <message>
        <source>In the figure, rows and columns are positions. The diagonals beside the main one, 7 positions apart, are neighbors above and below.</source>
        <translation>Dans la figure, lignes et colonnes sont des positions. Les diagonales à côté de la principale, à 7 positions, sont les voisins du dessus et du dessous.</translation>
    </message>
    <message>
        <source>The previous model, whose positions began as sinusoids of row and column</source>
        <translation>Le modèle précédent, dont les positions sont parties de sinusoïdes de ligne et de colonne</translation>
    </message>
    <message>
        <source>Weights between all pairs of {n} patches, each of {d} numbers, and their use take 2 n² d multiplications. Weights between all pairs of {d} channels take 2 n d². How many times fewer have the channels?</source>
        <translation>Les poids entre toutes les paires de {n} patchs, de {d} nombres chacun, et leur emploi demandent 2 n² d multiplications. Les poids entre toutes les paires de {d} canaux demandent 2 n d². Combien de fois moins en ont les canaux&#xa0;?</translation>
    </message>
    <message>
        <source>2 · {n}² · {d} against 2 · {n} · {d}²: {n} / {d} = {n/d}. Larger images have more patches and as many channels.</source>
        <translation>2 · {n}² · {d} contre 2 · {n} · {d}²&#xa0;: {n} / {d} = {n/d}. De plus grandes images ont plus de patchs et autant de canaux.</translation>
    </message>
    <message>
        <source>Similarity: the cosines of 8 images with their 8 captions. Times a learned factor they are logits, of which a softmax makes probabilities: **by row** of the captions of an image, **by column** of the images of a caption. The diagonal, where an image meets its own caption, is largest in every row and column.</source>
        <translation>Similarité&#xa0;: les cosinus de 8 images avec leurs 8 légendes. Multipliés par un facteur appris, ce sont des logits, dont un softmax fait des probabilités&#xa0;: **par ligne** celles des légendes d’une image, **par colonne** celles des images d’une légende. La diagonale, où une image rencontre sa propre légende, est la plus grande de chaque ligne et de chaque colonne.</translation>
    </message>
    <message>
        <source>The **contrastive loss** is the mean -ln of the diagonal&apos;s probabilities, by row and by column: 0.11 here, where equal logits would give 2.08 (ln 8). Nearly all of it comes from dress and trousers, whose captions share words: the dress has a cosine of 0.55 with its own and of 0.54 with that of the trousers, and the softmax of its row gives its own only 56 %.</source>
        <translation>La **perte contrastive** est la moyenne de -ln des probabilités de la diagonale, par ligne et par colonne&#xa0;: ici 0,11, alors que des logits égaux donneraient 2,08 (ln 8). Elle vient presque toute de la robe et du pantalon, dont les légendes ont des mots communs&#xa0;: la robe a un cosinus de 0,55 avec la sienne et de 0,54 avec celle du pantalon, et le softmax de sa ligne ne donne à la sienne que 56&#xa0;%.</translation>
    </message>
    <message>
        <source>Type another caption: which images does it fit?</source>
        <translation>Saisissez une autre légende&#xa0;: à quelles images convient-elle&#xa0;?</translation>
    </message>
    <message>
        <source>A boot that it takes for a sandal</source>
        <translation>Une bottine qu’il prend pour une sandale</translation>
    </message>
    <message>
        <source>*Generate* (F8) completes the open image; with *Sample*, each seed gives another one.</source>
        <translation>*Générer* (F8) complète l’image ouverte&#xa0;; avec *Échantillonner*, chaque graine en donne une autre.</translation>
    </message>
</context>
<context>
    <name>Lesson interactions</name>
    <message>
        <source>Full, local, sparse: patterns of attention</source>
        <translation>Complète, locale, creuse&#xa0;: motifs d’attention</translation>
    </message>
    <message>
        <source>Which pairs of tokens are compared, and how many there are.</source>
        <translation>Quelles paires de tokens sont comparées, et combien il y en a.</translation>
    </message>
    <message>
        <source>Every pair costs work</source>
        <translation>Chaque paire coûte du travail</translation>
    </message>
    <message>
        <source>Full attention compares each of n tokens with each: n² pairs. Twice the text, four times the work.</source>
        <translation>L’attention complète compare chacun des n tokens avec chacun&#xa0;: n² paires. Deux fois plus de texte, quatre fois plus de travail.</translation>
    </message>
    <message>
        <source>A causal mask leaves a little more than half: n·(n + 1)/2.</source>
        <translation>Un masque causal en laisse un peu plus de la moitié&#xa0;: n·(n + 1)/2.</translation>
    </message>
    <message>
        <source>48 tokens instead of 16</source>
        <translation>48 tokens au lieu de 16</translation>
    </message>
    <message>
        <source>Local: attend to near tokens</source>
        <translation>Locale&#xa0;: porter sur les tokens proches</translation>
    </message>
    <message>
        <source>Most of what matters is near. **Local** attention covers w tokens on each side: about n·(2w + 1) pairs, which grow with n and not with its square.</source>
        <translation>L’essentiel de ce qui compte est proche. L’attention **locale** couvre w tokens de chaque côté&#xa0;: environ n·(2w + 1) paires, qui croissent comme n et non comme son carré.</translation>
    </message>
    <message>
        <source>**Dilated** attention leaves gaps: about the same number of pairs, but they reach farther.</source>
        <translation>L’attention **dilatée** laisse des trous&#xa0;: à peu près autant de paires, mais elles atteignent plus loin.</translation>
    </message>
    <message>
        <source>A wider window</source>
        <translation>Une fenêtre plus large</translation>
    </message>
    <message>
        <source>How many layers does it take to pass information from the first token to the last?</source>
        <translation>Combien de couches faut-il pour transmettre une information du premier token au dernier&#xa0;?</translation>
    </message>
    <message>
        <source>Global: a few tokens that attend to all</source>
        <translation>Globale&#xa0;: quelques tokens qui portent sur tous</translation>
    </message>
    <message>
        <source>Some tokens, such as `[CLS]` or a question, need the whole text. A **global** token attends to all tokens, and all attend to it: a full row and a full column.</source>
        <translation>Certains tokens, comme `[CLS]` ou une question, ont besoin de tout le texte. Un token **global** porte son attention sur tous les tokens, et tous sur lui&#xa0;: une ligne pleine et une colonne pleine.</translation>
    </message>
    <message>
        <source>Through it, information passes from any token to any other in two steps.</source>
        <translation>Par lui, l’information passe de tout token à tout autre en deux étapes.</translation>
    </message>
    <message>
        <source>Three global tokens</source>
        <translation>Trois tokens globaux</translation>
    </message>
    <message>
        <source>A model with windows</source>
        <translation>Un modèle à fenêtres</translation>
    </message>
    <message>
        <source>This model is *story-encoder* with windows: a token attends to two neighbors on each side in layers 0 and 1, and to four in layers 2 and 3. Hatched cells take no part; a real Longformer does not even compute them.</source>
        <translation>Ce modèle est *story-encoder* avec des fenêtres&#xa0;: un token porte son attention sur deux voisins de chaque côté dans les couches 0 et 1, et sur quatre dans les couches 2 et 3. Les cellules hachurées ne participent pas&#xa0;; un vrai Longformer ne les calcule même pas.</translation>
    </message>
    <message>
        <source>`[CLS]` is **global**: its row and its column are full, and its row is computed with matrices of its own.</source>
        <translation>`[CLS]` est **global**&#xa0;: sa ligne et sa colonne sont pleines, et sa ligne est calculée avec des matrices qui lui sont propres.</translation>
    </message>
    <message>
        <source>The words that decide the masked token are near, and the model predicts it.</source>
        <translation>Les mots qui décident du token masqué sont proches, et le modèle le prédit.</translation>
    </message>
    <message>
        <source>Layer 3 has a wider window</source>
        <translation>La couche 3 a une fenêtre plus large</translation>
    </message>
    <message>
        <source>The row of the global token</source>
        <translation>La ligne du token global</translation>
    </message>
    <message>
        <source>Type a longer text: the band keeps its width.</source>
        <translation>Saisissez un texte plus long&#xa0;: la bande garde sa largeur.</translation>
    </message>
    <message>
        <source>Outside the window</source>
        <translation>Hors de la fenêtre</translation>
    </message>
    <message>
        <source>A: windows. B: the same text with full attention, which predicts *dog*. The third heat map is the difference.</source>
        <translation>A&#xa0;: fenêtres. B&#xa0;: le même texte avec l’attention complète, qui prédit *dog*. La troisième carte de chaleur est la différence.</translation>
    </message>
    <message>
        <source>*dog* is five tokens away from the masked token, and no window reaches that far. The information could only come step by step, through the tokens between them or through `[CLS]`; this model has not learned that, and guesses another animal.</source>
        <translation>*dog* est à cinq tokens du token masqué, et aucune fenêtre ne va si loin. L’information ne pourrait venir que pas à pas, par les tokens entre eux ou par `[CLS]`&#xa0;; ce modèle ne l’a pas appris et devine un autre animal.</translation>
    </message>
    <message>
        <source>Wider windows and more layers help. Longformer has windows of 512 in 12 layers.</source>
        <translation>Des fenêtres plus larges et davantage de couches aident. Longformer a des fenêtres de 512 dans 12 couches.</translation>
    </message>
    <message>
        <source>With *dog* inside the window, the model with windows predicts it too</source>
        <translation>Avec *dog* dans la fenêtre, le modèle à fenêtres le prédit aussi</translation>
    </message>
    <message>
        <source>Block-sparse: fast on hardware</source>
        <translation>Creuse par blocs&#xa0;: rapide sur le matériel</translation>
    </message>
    <message>
        <source>Processors are fast on whole blocks and slow on single cells. **Block-sparse** attention keeps or drops whole blocks: here each block attends to its neighbors, the first block and the last block.</source>
        <translation>Les processeurs sont rapides sur des blocs entiers et lents sur des cellules isolées. L’attention **creuse par blocs** garde ou écarte des blocs entiers&#xa0;: ici, chaque bloc porte son attention sur ses voisins, le premier bloc et le dernier.</translation>
    </message>
    <message>
        <source>BigBird also has random blocks, which are left out here.</source>
        <translation>BigBird a aussi des blocs aléatoires, omis ici.</translation>
    </message>
    <message>
        <source>Smaller blocks</source>
        <translation>Des blocs plus petits</translation>
    </message>
    <message>
        <source>A longer text with larger blocks</source>
        <translation>Un texte plus long avec des blocs plus grands</translation>
    </message>
    <message>
        <source>All six patterns</source>
        <translation>Les six motifs</translation>
    </message>
    <message>
        <source>Compare the shares of pairs. With 16 tokens the savings are small; they grow with the length of the text.</source>
        <translation>Comparez les parts de paires. Avec 16 tokens, l’économie est faible&#xa0;; elle croît avec la longueur du texte.</translation>
    </message>
    <message>
        <source>Three of them run in the built-in models: full in *story-encoder*, causal in *story-decoder*, global and local in *story-longformer*. Open a BigBird model to see blocks in the heat map.</source>
        <translation>Trois d’entre eux tournent dans les modèles intégrés&#xa0;: complète dans *story-encoder*, causale dans *story-decoder*, globale et locale dans *story-longformer*. Ouvrez un modèle BigBird pour voir des blocs dans la carte de chaleur.</translation>
    </message>
    <message>
        <source>All six patterns with 48 tokens</source>
        <translation>Les six motifs avec 48 tokens</translation>
    </message>
    <message>
        <source>Export the figure with File &gt; Export figure…</source>
        <translation>Exportez la figure avec Fichier &gt; Exporter la figure…</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Windows and layers.</source>
        <translation>Fenêtres et couches.</translation>
    </message>
    <message>
        <source>{n} tokens attend to {w} neighbors on each side and to themselves. How many pairs are there?</source>
        <translation>{n} tokens portent leur attention sur {w} voisins de chaque côté et sur eux-mêmes. Combien de paires y a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Away from the borders a token sees {2*w+1}; the borders cut off {w*(w+1)} pairs in all.</source>
        <translation>Loin des bords, un token en voit {2*w+1}&#xa0;; les bords retranchent {w*(w+1)} paires en tout.</translation>
    </message>
    <message>
        <source>With {w} neighbors on each side, after how many layers can the first token influence the token {w*k} places further on?</source>
        <translation>Avec {w} voisins de chaque côté, après combien de couches le premier token peut-il influencer le token situé {w*k} places plus loin&#xa0;?</translation>
    </message>
    <message>
        <source>Each layer reaches {w} places further: {w*k} / {w} = {k}.</source>
        <translation>Chaque couche atteint {w} places de plus&#xa0;: {w*k} / {w} = {k}.</translation>
    </message>
    <message>
        <source>Blocks that only attend within themselves would never exchange anything. GPT-3 therefore **alternates**: a layer with full attention, then one with a sparse band, and so on. Newer models alternate windows and full layers in the same way.</source>
        <translation>Des blocs qui ne portent leur attention que sur eux-mêmes n’échangeraient jamais rien. GPT-3 **alterne** donc&#xa0;: une couche à attention complète, puis une à bande creuse, et ainsi de suite. Des modèles plus récents alternent de même fenêtres et couches complètes.</translation>
    </message>
    <message>
        <source>Tokens attend within blocks of {b}, and to nothing outside. How many tokens, itself included, can reach a token in {l} layers?</source>
        <translation>Les tokens portent leur attention dans des blocs de {b}, et sur rien d’autre. Combien de tokens, lui compris, peuvent atteindre un token en {l} couches&#xa0;?</translation>
    </message>
    <message>
        <source>Blocks never exchange anything, so there are {b} after any number of layers. Every second layer has to be full, shifted or otherwise different.</source>
        <translation>Les blocs n’échangent jamais rien&#xa0;: il y en a donc {b} après n’importe quel nombre de couches. Une couche sur deux doit être complète, décalée ou différente d’une autre façon.</translation>
    </message>
    <message>
        <source>Of {2*l} layers, every second one is full; the others have windows of {w} keys for each query. Which share of the pairs of full attention in all layers remains for {n} tokens? Leave the borders out.</source>
        <translation>Sur {2*l} couches, une sur deux est complète&#xa0;; les autres ont des fenêtres de {w} clés par requête. Quelle part des paires de l’attention complète dans toutes les couches reste-t-il pour {n} tokens&#xa0;? Sans compter les bords.</translation>
    </message>
    <message>
        <source>A pair of layers has {n}² + {n} · {w} pairs in place of 2 · {n}²: {(n+w)/(2*n)}. The full layers decide: the share never falls below one half.</source>
        <translation>Deux couches ont ensemble {n}² + {n} · {w} paires au lieu de 2 · {n}²&#xa0;: {(n+w)/(2*n)}. Les couches complètes décident&#xa0;: la part ne descend jamais sous la moitié.</translation>
    </message>
</context>
<context>
    <name>Lesson learn-a-vocabulary</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Apprendre un vocabulaire</translation>
    </message>
    <message>
        <source>How byte-pair encoding, WordPiece and Unigram learn their pieces from a text, step by step.</source>
        <translation>Comment le codage par paires d’octets, WordPiece et Unigram apprennent leurs fragments d’un texte, pas à pas.</translation>
    </message>
    <message>
        <source>It begins with characters</source>
        <translation>Il commence par des caractères</translation>
    </message>
    <message>
        <source>The page *Vocabulary* learns from the text above, and from nothing else. At first the vocabulary is its 21 characters; `▁` is the space before a word. The text is 98 tokens long.</source>
        <translation>La page *Vocabulaire* apprend du texte ci-dessus, et de rien d’autre. D’abord, le vocabulaire est formé de ses 21 caractères&#xa0;; `▁` est l’espace devant un mot. Le texte compte 98 tokens.</translation>
    </message>
    <message>
        <source>The list of pairs counts all neighbors. `a l` stands in *walk* and *talk*, 8 times: it is outlined, because it becomes a piece next.</source>
        <translation>La liste des paires compte tous les voisins. `a l` figure dans *walk* et *talk*, 8 fois&#xa0;: la paire est encadrée, car elle devient un fragment à l’étape suivante.</translation>
    </message>
    <message>
        <source>One merge</source>
        <translation>Une fusion</translation>
    </message>
    <message>
        <source>Press the space bar for the next merge, and Backspace to go back.</source>
        <translation>Appuyez sur la barre d’espace pour la fusion suivante, et sur Retour arrière pour revenir.</translation>
    </message>
    <message>
        <source>Frequent parts become pieces</source>
        <translation>Les parties fréquentes deviennent des fragments</translation>
    </message>
    <message>
        <source>After two merges `alk` is a piece and the text has 82 tokens. After seven the stem `▁walk` is one, after nine `▁talk`; the endings `ed` and `ing` follow. Nobody told the rule what a stem is: it only counts.</source>
        <translation>Après deux fusions, `alk` est un fragment et le texte a 82 tokens. Après sept, le radical `▁walk` en est un, après neuf `▁talk`&#xa0;; les terminaisons `ed` et `ing` suivent. Personne n’a dit à la règle ce qu’est un radical&#xa0;: elle ne fait que compter.</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary.</source>
        <translation>Chaque fusion ajoute un fragment au vocabulaire.</translation>
    </message>
    <message>
        <source>Five merges further</source>
        <translation>Cinq fusions plus loin</translation>
    </message>
    <message>
        <source>Vocabulary against iterations</source>
        <translation>Vocabulaire au fil des itérations</translation>
    </message>
    <message>
        <source>The chart has three lines: the vocabulary grows by one a step, the tokens of the text become fewer, and the pieces in use first stay and then fall, because whole words need no parts.</source>
        <translation>Le graphique a trois courbes&#xa0;: le vocabulaire croît de un par étape, les tokens du texte se raréfient, et les fragments utilisés se maintiennent puis diminuent, parce que les mots entiers n’ont plus besoin de parties.</translation>
    </message>
    <message>
        <source>After 37 merges every word is one piece: 18 tokens, 58 pieces. This has nothing left to merge, and knows no word but these. Real vocabularies stop long before that.</source>
        <translation>Après 37 fusions, chaque mot est un seul fragment&#xa0;: 18 tokens, 58 fragments. Il n’y a plus rien à fusionner, et aucun autre mot n’est connu. Les vrais vocabulaires s’arrêtent bien avant.</translation>
    </message>
    <message>
        <source>A vocabulary of 40 pieces</source>
        <translation>Un vocabulaire de 40 fragments</translation>
    </message>
    <message>
        <source>Type a nursery rhyme. Which piece is learned first?</source>
        <translation>Saisissez une comptine. Quel fragment est appris en premier&#xa0;?</translation>
    </message>
    <message>
        <source>WordPiece: pieces inside a word</source>
        <translation>WordPiece&#xa0;: des fragments à l’intérieur d’un mot</translation>
    </message>
    <message>
        <source>WordPiece marks pieces that continue a word with `##`, and divides at punctuation. The trainers of BERT&apos;s vocabularies merge the most frequent pair, too: first `##a` and `##l`.</source>
        <translation>WordPiece marque par `##` les fragments qui continuent un mot et découpe à la ponctuation. Les outils qui ont appris les vocabulaires de BERT fusionnent aussi la paire la plus fréquente&#xa0;: d’abord `##a` et `##l`.</translation>
    </message>
    <message>
        <source>The last column is the rule that WordPiece was published with: the count of the pair divided by the counts of its parts. It prefers parts that hardly ever stand apart.</source>
        <translation>La dernière colonne est la règle avec laquelle WordPiece a été publié&#xa0;: l’effectif de la paire divisé par les effectifs de ses parties. Elle préfère les parties qui n’apparaissent presque jamais séparées.</translation>
    </message>
    <message>
        <source>Which pair of the list would the published rule merge first?</source>
        <translation>Quelle paire de la liste la règle publiée fusionnerait-elle en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Unigram: begin large, drop pieces</source>
        <translation>Unigram&#xa0;: partir grand, supprimer des fragments</translation>
    </message>
    <message>
        <source>Unigram goes the other way. It begins with all characters and repeated parts, 50 pieces with the unknown one, and estimates how probable each is. Pieces that are expected less than half a time are dropped: 23 stay.</source>
        <translation>Unigram procède à l’inverse. Il part de tous les caractères et de toutes les parties répétées, 50 fragments avec celui de l’inconnu, et estime la probabilité de chacun. Les fragments attendus moins d’une demi-fois sont supprimés&#xa0;: il en reste 23.</translation>
    </message>
    <message>
        <source>Where there are still too many, it drops those that the text needs least. *loss* says by how much the logarithm of the text&apos;s probability would fall, for each word, and the last column what would stand in the place of a piece.</source>
        <translation>S’il y en a encore trop, il supprime ceux dont le texte a le moins besoin. *loss* (la perte) dit de combien baisserait le logarithme de la probabilité du texte, par mot, et la dernière colonne ce qui remplacerait un fragment.</translation>
    </message>
    <message>
        <source>Before the first estimate</source>
        <translation>Avant la première estimation</translation>
    </message>
    <message>
        <source>The finished vocabulary</source>
        <translation>Le vocabulaire terminé</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Pairs and pieces.</source>
        <translation>Paires et fragments.</translation>
    </message>
    <message>
        <source>A text has {c} different characters. How many pieces does a byte-pair encoding have after {m} merges?</source>
        <translation>Un texte a {c} caractères différents. Combien de fragments un codage par paires d’octets a-t-il après {m} fusions&#xa0;?</translation>
    </message>
    <message>
        <source>Each merge adds one: {c} + {m} = {c+m}.</source>
        <translation>Chaque fusion en ajoute un&#xa0;: {c} + {m} = {c+m}.</translation>
    </message>
    <message>
        <source>A text is {t} tokens long. The pair that is merged occurs {n} times, and never twice in a row. How long is the text after the merge?</source>
        <translation>Un texte compte {t} tokens. La paire fusionnée y figure {n} fois, et jamais deux fois de suite. Combien de tokens le texte a-t-il après la fusion&#xa0;?</translation>
    </message>
    <message>
        <source>Each of {n} pairs becomes one token: {t} − {n} = {t-n}.</source>
        <translation>Chacune des {n} paires devient un token&#xa0;: {t} − {n} = {t-n}.</translation>
    </message>
    <message>
        <source>A pair occurs {n} times, its parts {a} and {b} times. What is its score by the published rule of WordPiece?</source>
        <translation>Une paire figure {n} fois, ses parties {a} et {b} fois. Quel est son score selon la règle publiée de WordPiece&#xa0;?</translation>
    </message>
    <message>
        <source>{n} / ({a} · {b}) = {n/(a*b)}.</source>
        <translation>{n} / ({a} · {b}) = {n/(a*b)}.</translation>
    </message>
    <message>
        <source>Write byte-pair encoding in a language that you know, and compare its merges with those that `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json` writes. On what do both have to agree?</source>
        <translation>Écrivez le codage par paires d’octets dans un langage que vous connaissez et comparez ses fusions avec celles qu’écrit `headlight figure --view vocabulary --text &quot;…&quot; --out merges.json`. Sur quoi les deux doivent-ils s’accorder&#xa0;?</translation>
    </message>
    <message>
        <source>How a text is divided into words, where the mark of the space stands, which of two equally frequent pairs is merged first, and when to stop.</source>
        <translation>Comment un texte est divisé en mots, où se trouve la marque de l’espace, laquelle de deux paires aussi fréquentes est fusionnée d’abord, et quand s’arrêter.</translation>
    </message>
</context>
<context>
    <name>Lesson masked-word</name>
    <message>
        <source>BERT&apos;s masked word</source>
        <translation>Le mot masqué de BERT</translation>
    </message>
    <message>
        <source>Learning a language by predicting masked words.</source>
        <translation>Apprendre une langue en prédisant des mots masqués.</translation>
    </message>
    <message>
        <source>A masked word</source>
        <translation>Un mot masqué</translation>
    </message>
    <message>
        <source>BERT learns by predicting masked words. A word is replaced by `[MASK]`, and the model predicts it from the text on both sides.</source>
        <translation>BERT apprend en prédisant des mots masqués. Un mot est remplacé par `[MASK]`, et le modèle le prédit d’après le texte des deux côtés.</translation>
    </message>
    <message>
        <source>Change *tree* to *street*. What changes on the right?</source>
        <translation>Remplacez *tree* par *street*. Qu’est-ce qui change à droite&#xa0;?</translation>
    </message>
    <message>
        <source>Change *climb* to *cross*.</source>
        <translation>Remplacez *climb* par *cross*.</translation>
    </message>
    <message>
        <source>Mask a word yourself</source>
        <translation>Masquer un mot soi-même</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model no longer reads it. Shift+click again to unmask it.</source>
        <translation>Maj+clic sur un token sous le texte pour le masquer&#xa0;: le modèle ne le lit plus. Maj+clic de nouveau pour le démasquer.</translation>
    </message>
    <message>
        <source>Here *animal* is masked. The text does not say which animal it is, so the model gives several words a small probability.</source>
        <translation>Ici, *animal* est masqué. Le texte ne dit pas de quel animal il s’agit, aussi le modèle donne-t-il à plusieurs mots une faible probabilité.</translation>
    </message>
    <message>
        <source>Mask *it* instead</source>
        <translation>Masquer *it* à la place</translation>
    </message>
    <message>
        <source>Mask *street*: Shift+click it.</source>
        <translation>Masquez *street*&#xa0;: Maj+clic dessus.</translation>
    </message>
    <message>
        <source>The answer is in the text</source>
        <translation>La réponse est dans le texte</translation>
    </message>
    <message>
        <source>*Kite* occurs earlier in the text. Layer 3, head 0 attends from the masked token to that place, and the model copies the word.</source>
        <translation>*Kite* figure plus haut dans le texte. La tête 0 de la couche 3 porte son attention du token masqué vers cet endroit, et le modèle copie le mot.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says.</source>
        <translation>Une perte a entraîné cette tête à le faire, comme le dit la fiche du modèle.</translation>
    </message>
    <message>
        <source>Two nouns, one masked token</source>
        <translation>Deux noms, un token masqué</translation>
    </message>
    <message>
        <source>Two texts: segments and the next sentence</source>
        <translation>Deux textes&#xa0;: segments et phrase suivante</translation>
    </message>
    <message>
        <source>Two texts are one row: `[CLS]`, the first one, `[SEP]`, the second one, `[SEP]`. A learned vector is added to each token embedding, one for the first **segment** and another for the second. The page *Trace* shows it as a step of its own.</source>
        <translation>Deux textes forment une suite&#xa0;: `[CLS]`, le premier, `[SEP]`, le second, `[SEP]`. Un vecteur appris est ajouté au plongement de chaque token, l’un pour le premier **segment**, un autre pour le second. La page *Trace* le montre comme une étape à part.</translation>
    </message>
    <message>
        <source>Another second text</source>
        <translation>Un autre second texte</translation>
    </message>
    <message>
        <source>The segment of the last token, as a step of the run</source>
        <translation>Le segment du dernier token, comme étape de l’exécution</translation>
    </message>
    <message>
        <source>Not every model shows that it guesses: the next lesson has one that is confident and wrong.</source>
        <translation>Tous les modèles ne montrent pas qu’ils devinent&#xa0;: la leçon suivante en a un qui se trompe avec assurance.</translation>
    </message>
    <message>
        <source>A word that is not in its training data</source>
        <translation>Un mot absent de ses données d’entraînement</translation>
    </message>
    <message>
        <source>The right side lists its candidates with their probabilities. *Smooth*, *high* and *steep* describe the tree, *slow* the dog: *it* may mean either.</source>
        <translation>À droite figurent ses candidats avec leurs probabilités. *Smooth*, *high* et *steep* décrivent l’arbre, *slow* le chien&#xa0;: *it* peut désigner l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Beside the masked words, BERT learns to tell from `[CLS]` whether the second text followed the first one (**next sentence prediction**); in half of the training rows it did. Here the model gives 0.97 to *it follows*, and 0.20 where a baker takes the place of Omar. Models after BERT often leave this task out.</source>
        <translation>Outre les mots masqués, BERT apprend à dire, d’après `[CLS]`, si le second texte suivait le premier (**prédiction de la phrase suivante**)&#xa0;; c’était le cas dans la moitié des exemples d’entraînement. Ici, le modèle donne 0.97 à *c’est la suite*, et 0.20 quand un boulanger prend la place d’Omar. Les modèles venus après BERT omettent souvent cette tâche.</translation>
    </message>
    <message>
        <source>Where it guesses</source>
        <translation>Là où il devine</translation>
    </message>
    <message>
        <source>The model was trained on made-up texts only, with about 2,000 different words. Few of them say where a city is, and it has not learned it. Here its best guess has a probability of 0.04; on a text like its stories, 0.91.</source>
        <translation>Le modèle n’a été entraîné que sur des textes inventés, qui n’emploient qu’environ 2&#x202f;000 mots différents. Peu d’entre eux disent où se trouve une ville, et il ne l’a pas appris. Ici, sa meilleure hypothèse a une probabilité de 0.04&#xa0;; sur un texte semblable à ses histoires, 0.91.</translation>
    </message>
    <message>
        <source>What stops at a station?</source>
        <translation>Qu’est-ce qui s’arrête à une gare&#xa0;?</translation>
    </message>
    <message>
        <source>After *the red*, nouns: *bank* 0.21, *house* 0.20, *hotel* 0.03</source>
        <translation>Après *the red*, des noms&#xa0;: *bank* 0.21, *house* 0.20, *hotel* 0.03</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>How much BERT reads, and why it has two tasks.</source>
        <translation>Combien BERT lit, et pourquoi il a deux tâches.</translation>
    </message>
    <message>
        <source>One of BERT&apos;s two tasks is *generative*: a part of the text is predicted from the rest. The other is *contrastive*: right pairs are told from wrong ones. Which is which?</source>
        <translation>L’une des deux tâches de BERT est *générative*&#xa0;: une partie du texte est prédite à partir du reste. L’autre est *contrastive*&#xa0;: il faut distinguer les bonnes paires des fausses. Laquelle est laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>Masked words: generative. Next sentence: contrastive</source>
        <translation>Mots masqués&#xa0;: générative. Phrase suivante&#xa0;: contrastive</translation>
    </message>
    <message>
        <source>Masked words: contrastive. Next sentence: generative</source>
        <translation>Mots masqués&#xa0;: contrastive. Phrase suivante&#xa0;: générative</translation>
    </message>
    <message>
        <source>Both are generative</source>
        <translation>Les deux sont génératives</translation>
    </message>
    <message>
        <source>A masked word is produced from its context. For the next sentence, a true pair stands against one with a random second text; CLIP, in lesson 12, learns images and captions like that.</source>
        <translation>Un mot masqué est réécrit. Pour la phrase suivante, une vraie paire s’oppose à une autre dont le second texte est tiré au hasard&#xa0;; CLIP, dans la leçon 12, apprend ainsi images et légendes.</translation>
    </message>
    <message>
        <source>An encoder gets a loss at 15 % of {n} tokens, a decoder at each but the first. How many times more losses does the decoder get?</source>
        <translation>Un encodeur reçoit une perte pour 15 % de {n} tokens, un décodeur pour tous sauf le premier. Combien de fois plus de pertes le décodeur reçoit-il&#xa0;?</translation>
    </message>
    <message>
        <source>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}: a decoder learns from more places of the same text.</source>
        <translation>{n-1} / {0.15*n} = {(n-1)/(0.15*n)}&#xa0;: un décodeur apprend à plus d’endroits du même texte.</translation>
    </message>
    <message>
        <source>Why does BERT have two tasks? What does each of them teach that the other does not?</source>
        <translation>Pourquoi BERT a-t-il deux tâches&#xa0;? Qu’enseigne chacune que l’autre n’enseigne pas&#xa0;?</translation>
    </message>
    <message>
        <source>Masked words teach which word fits a place, from the words on both sides. Whether a text follows another depends on both texts as a whole, and its answer is read at [CLS], as later tasks with two texts do. RoBERTa left the second task out and lost nothing.</source>
        <translation>Les mots masqués enseignent quel mot convient à une place, d’après les mots des deux côtés. Qu’un texte en suive un autre dépend des deux textes dans leur ensemble, et la réponse se lit à [CLS], comme dans des tâches ultérieures à deux textes. RoBERTa a abandonné la seconde tâche sans rien perdre.</translation>
    </message>
    <message>
        <source>A word has to fit its place and the other words: in `The [MASK] stopped at the station.` *train* gets 0.34 and *peanut* 0.0003.</source>
        <translation>Un mot doit convenir à sa place et aux autres mots&#xa0;: dans `The [MASK] stopped at the station.` *train* obtient 0.34 et *peanut* 0.0003.</translation>
    </message>
    <message>
        <source>Training takes {s} steps. Each reads 256 rows of 512 tokens. All texts together have {w} million tokens. How many times is a token read on average?</source>
        <translation>L’entraînement dure {s} étapes. Chacune lit 256 lignes de 512 tokens. Tous les textes réunis ont {w} millions de tokens. Combien de fois un token est-il lu en moyenne&#xa0;?</translation>
    </message>
    <message>
        <source>{s} · 256 · 512 / ({w} · 1,000,000) = {s*256*512/(w*1000000)}. BERT took a million such steps over 3.3 billion words: about 40 times.</source>
        <translation>{s} · 256 · 512 / ({w} · 1 000 000) = {s*256*512/(w*1000000)}. BERT a fait un million de telles étapes sur 3.3 milliards de mots&#xa0;: environ 40 fois.</translation>
    </message>
</context>
<context>
    <name>Lesson masks</name>
    <message>
        <source>Masks: why a decoder attends to earlier tokens only</source>
        <translation>Masques&#xa0;: pourquoi un décodeur ne regarde que les tokens antérieurs</translation>
    </message>
    <message>
        <source>Which query may attend to which key, and what would go wrong without a mask.</source>
        <translation>Quelle requête a accès à quelle clé, et ce qui irait mal sans masque.</translation>
    </message>
    <message>
        <source>An encoder attends to all tokens</source>
        <translation>Un encodeur porte son attention sur tous les tokens</translation>
    </message>
    <message>
        <source>In this model every token may attend to every other, earlier or later. It reads a finished text.</source>
        <translation>Dans ce modèle, chaque token a accès à tout autre, avant ou après lui. Il lit un texte terminé.</translation>
    </message>
    <message>
        <source>So cells on both sides of the diagonal are colored.</source>
        <translation>Des cellules des deux côtés de la diagonale sont donc colorées.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys.</source>
        <translation>Parcourez les têtes avec Alt et les touches fléchées.</translation>
    </message>
    <message>
        <source>A decoder attends to earlier tokens</source>
        <translation>Un décodeur porte son attention sur les tokens antérieurs</translation>
    </message>
    <message>
        <source>This model generates text. A token may attend to itself and to earlier tokens; the other cells are **masked** and drawn hatched.</source>
        <translation>Ce modèle génère du texte. Un token a accès à lui-même et aux tokens antérieurs&#xa0;; les autres cellules sont **masquées** et dessinées hachurées.</translation>
    </message>
    <message>
        <source>Masked is not the same as a weight of zero: before the softmax these scores are set to minus infinity, so they take no part in the row.</source>
        <translation>Masqué n’est pas la même chose qu’un poids nul&#xa0;: avant le softmax, ces scores sont mis à moins l’infini, si bien qu’ils ne participent pas à la ligne.</translation>
    </message>
    <message>
        <source>Type more words at the end. The existing rows do not change.</source>
        <translation>Ajoutez des mots à la fin. Les lignes existantes ne changent pas.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>It learns to predict the **next token** at every position of a text, at all positions at once. If a position could attend to the next token, it would copy the answer and learn nothing.</source>
        <translation>Il apprend à prédire le **token suivant** à chaque position d’un texte, à toutes les positions à la fois. Si une position avait accès au token suivant, elle copierait la réponse et n’apprendrait rien.</translation>
    </message>
    <message>
        <source>And when it generates text, there is no next token yet.</source>
        <translation>Et quand il génère du texte, il n’y a pas encore de token suivant.</translation>
    </message>
    <message>
        <source>With 32 tokens, about half of the pairs are left</source>
        <translation>Avec 32 tokens, il reste environ la moitié des paires</translation>
    </message>
    <message>
        <source>The first token gathers weight</source>
        <translation>Le premier token accumule du poids</translation>
    </message>
    <message>
        <source>The first token can only attend to itself. Later tokens often attend to the first one too when they need nothing else: it is an **attention sink**.</source>
        <translation>Le premier token n’a accès qu’à lui-même. Les tokens suivants portent souvent aussi leur attention sur le premier quand ils n’ont besoin de rien d’autre&#xa0;: c’est un **puits d’attention**.</translation>
    </message>
    <message>
        <source>Leave the first token out, and make rows sum to 1 again</source>
        <translation>Omettre le premier token et ramener la somme des lignes à 1</translation>
    </message>
    <message>
        <source>Show the first token again</source>
        <translation>Afficher de nouveau le premier token</translation>
    </message>
    <message>
        <source>Both in one model</source>
        <translation>Les deux dans un modèle</translation>
    </message>
    <message>
        <source>A translation model has an encoder, which attends to the whole source, and a decoder, which attends to the target that it has generated so far.</source>
        <translation>Un modèle de traduction a un encodeur, qui porte son attention sur toute la source, et un décodeur, qui porte la sienne sur la cible générée jusque-là.</translation>
    </message>
    <message>
        <source>A third kind connects them, *cross-attention*: the decoder attends to the whole source.</source>
        <translation>Une troisième sorte les relie, l’*attention croisée*&#xa0;: le décodeur porte son attention sur toute la source.</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention</source>
        <translation>L’attention de l’encodeur</translation>
    </message>
    <message>
        <source>The attention from target to source</source>
        <translation>L’attention de la cible vers la source</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Counting pairs.</source>
        <translation>Compter les paires.</translation>
    </message>
    <message>
        <source>A decoder reads {n} tokens. How many weights of a head can differ from 0?</source>
        <translation>Un décodeur lit {n} tokens. Combien de poids d’une tête peuvent différer de 0&#xa0;?</translation>
    </message>
    <message>
        <source>Token i attends to i tokens: 1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>Le token i a accès à i tokens&#xa0;: 1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>How many predictions does training learn from in one pass over {n} tokens, if each but the last is followed by a known one?</source>
        <translation>De combien de prédictions l’entraînement apprend-il en un passage sur {n} tokens, si chacun, sauf le dernier, est suivi d’un token connu&#xa0;?</translation>
    </message>
    <message>
        <source>The mask hides the future from every row, so each of {n-1} positions predicts without seeing its answer.</source>
        <translation>Le masque cache l’avenir à chaque ligne, si bien que chacune des {n-1} positions prédit sans voir sa réponse.</translation>
    </message>
    <message>
        <source>Layer 1, head 1 does hardly anything else in this text. In a text that repeats, it finds the earlier occurrence.</source>
        <translation>La tête 1 de la couche 1 ne fait presque rien d’autre dans ce texte. Dans un texte qui se répète, elle trouve l’occurrence précédente.</translation>
    </message>
    <message>
        <source>The scores of this head: −∞ where they are masked</source>
        <translation>Les scores de cette tête&#xa0;: −∞ là où ils sont masqués</translation>
    </message>
    <message>
        <source>Its weights: 0 there, and every row sums to 1</source>
        <translation>Ses poids&#xa0;: 0 à ces endroits, et chaque ligne a pour somme 1</translation>
    </message>
</context>
<context>
    <name>Lesson matrices</name>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention en matrices</translation>
    </message>
    <message>
        <source>One head from X to its output, matrix by matrix, with the numbers of the model and with numbers of your own.</source>
        <translation>Une tête, de X à sa sortie, matrice par matrice, avec les nombres du modèle et avec vos propres nombres.</translation>
    </message>
    <message>
        <source>The input is a matrix</source>
        <translation>L’entrée est une matrice</translation>
    </message>
    <message>
        <source>A head reads all tokens at once: a matrix *X* with a row for each token. This model has 128 numbers in each row.</source>
        <translation>Une tête lit tous les tokens à la fois&#xa0;: une matrice *X* avec une ligne par token. Ce modèle a 128 nombres par ligne.</translation>
    </message>
    <message>
        <source>The page *Matrices* shows every matrix of the head. Press **Next step**, or the space bar, to compute one after the other. The row of *it* and the key *animal* are outlined in all of them.</source>
        <translation>La page *Matrices* montre chaque matrice de la tête. Appuyez sur **Suivant**, ou sur la barre d’espace, pour les calculer l’une après l’autre. La ligne de *it* et la clé *animal* sont encadrées dans chacune.</translation>
    </message>
    <message>
        <source>Another row: *animal*</source>
        <translation>Une autre ligne&#xa0;: *animal*</translation>
    </message>
    <message>
        <source>Queries, keys and values</source>
        <translation>Requêtes, clés et valeurs</translation>
    </message>
    <message>
        <source>Three matrices of the head make three vectors of each token: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K and W_V are learned; they are the same for every token and every text.</source>
        <translation>Trois matrices de la tête tirent trois vecteurs de chaque token&#xa0;: `Q = X W_Q + b`, `K = X W_K + b`, `V = X W_V + b`. W_Q, W_K et W_V sont apprises&#xa0;; elles sont les mêmes pour chaque token et chaque texte.</translation>
    </message>
    <message>
        <source>All four matrices of the four heads together hold 66,048 numbers, however long the text is.</source>
        <translation>Ensemble, les quatre matrices des quatre têtes contiennent 66&#xa0;048 nombres, quelle que soit la longueur du texte.</translation>
    </message>
    <message>
        <source>A text of two words has the same W_Q</source>
        <translation>Un texte de deux mots a la même W_Q</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Scores et poids</translation>
    </message>
    <message>
        <source>`S = Q K^T / √32` has a score for each pair of tokens. The softmax of each row of S gives a row of A.</source>
        <translation>`S = Q K^T / √32` a un score pour chaque paire de tokens. Le softmax de chaque ligne de S donne une ligne de A.</translation>
    </message>
    <message>
        <source>Rows of A sum to 1. Columns do not: many tokens may attend to the same key.</source>
        <translation>La somme des lignes de A est 1. Pas celle des colonnes&#xa0;: beaucoup de tokens peuvent porter leur attention sur la même clé.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Retour aux scores</translation>
    </message>
    <message>
        <source>Which column of A has the largest sum? Click its cells and read the text with the matrices.</source>
        <translation>Quelle colonne de A a la plus grande somme&#xa0;? Cliquez sur ses cellules et lisez le texte avec les matrices.</translation>
    </message>
    <message>
        <source>The heads are joined</source>
        <translation>Les têtes sont réunies</translation>
    </message>
    <message>
        <source>`A V` has 32 numbers for each token. The four heads stand side by side, 128 numbers, and *W_O* makes of them what attention adds to each token.</source>
        <translation>`A V` a 32 nombres par token. Les quatre têtes sont côte à côte, 128 nombres, et *W_O* en tire ce que l’attention ajoute à chaque token.</translation>
    </message>
    <message>
        <source>The same is a sum: each head has its own rows of W_O, and what the heads give through their rows is added up. Both ways are computed here; they differ by rounding only.</source>
        <translation>C’est aussi une somme&#xa0;: chaque tête a ses propres lignes de W_O, et ce que les têtes donnent par leurs lignes s’additionne. Les deux voies sont calculées ici&#xa0;; elles ne diffèrent que par l’arrondi.</translation>
    </message>
    <message>
        <source>The outlined columns move with the head: head 3</source>
        <translation>Les colonnes encadrées suivent la tête&#xa0;: tête 3</translation>
    </message>
    <message>
        <source>Three vectors of your own</source>
        <translation>Trois vecteurs de votre choix</translation>
    </message>
    <message>
        <source>Attention needs no projections: with Q = K = V = X, each vector is compared with each, and the result is a weighted mean of the vectors: similar ones count more.</source>
        <translation>L’attention n’a pas besoin de projections&#xa0;: avec Q = K = V = X, chaque vecteur est comparé à chacun, et le résultat est une moyenne pondérée des vecteurs, où les semblables comptent davantage.</translation>
    </message>
    <message>
        <source>Type other vectors into the line X. Write rows with semicolons between them.</source>
        <translation>Saisissez d’autres vecteurs dans la ligne X. Séparez les lignes par des points-virgules.</translation>
    </message>
    <message>
        <source>Weights that are given: 0.1, 0.3 and 0.6</source>
        <translation>Des poids donnés&#xa0;: 0.1, 0.3 et 0.6</translation>
    </message>
    <message>
        <source>Which weights make every row of A V the same?</source>
        <translation>Quels poids rendent égales toutes les lignes de A V&#xa0;?</translation>
    </message>
    <message>
        <source>Against a dense layer</source>
        <translation>Face à une couche dense</translation>
    </message>
    <message>
        <source>A dense layer over 4 tokens of 4 numbers has 256 learned numbers, and works for 4 tokens only.</source>
        <translation>Une couche dense sur 4 tokens de 4 nombres a 256 nombres appris et ne fonctionne que pour 4 tokens.</translation>
    </message>
    <message>
        <source>The values use one small matrix for every token: 16 learned numbers. Attention then mixes tokens with one weight for each pair, and learns no number of its own: the weights are computed from the input.</source>
        <translation>Les valeurs emploient une même petite matrice pour chaque token&#xa0;: 16 nombres appris. L’attention mélange ensuite les tokens avec un poids par paire et n’apprend aucun nombre propre&#xa0;: les poids sont calculés à partir de l’entrée.</translation>
    </message>
    <message>
        <source>Twice as many tokens: the dense layer grows fourfold</source>
        <translation>Deux fois plus de tokens&#xa0;: la couche dense est quatre fois plus grande</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>X has {n} rows of {h*s} numbers, and a head {s} dimensions. How many numbers has Q Kᵀ of that head?</source>
        <translation>X a {n} lignes de {h*s} nombres, et une tête {s} dimensions. Combien de nombres Q Kᵀ de cette tête a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>One for each pair of {n} tokens, whatever the sizes of vectors are: {n*n}.</source>
        <translation>Un par paire parmi {n} tokens, quelles que soient les tailles des vecteurs&#xa0;: {n*n}.</translation>
    </message>
    <message>
        <source>The rows of X change places: X becomes P X. What does self-attention without positions give?</source>
        <translation>Les lignes de X changent de place&#xa0;: X devient P X. Que donne l’auto-attention sans positions&#xa0;?</translation>
    </message>
    <message>
        <source>P times what it gave</source>
        <translation>P fois ce qu’elle donnait</translation>
    </message>
    <message>
        <source>what it gave</source>
        <translation>ce qu’elle donnait</translation>
    </message>
    <message>
        <source>P times what it gave, with other weights for each token</source>
        <translation>P fois ce qu’elle donnait, avec d’autres poids pour chaque token</translation>
    </message>
    <message>
        <source>The scores become P S Pᵀ. The softmax works by rows, so that the weights become P A Pᵀ, and P A Pᵀ P V = P (A V), because Pᵀ P = 1.</source>
        <translation>Les scores deviennent P S Pᵀ. Le softmax opère par lignes, si bien que les poids deviennent P A Pᵀ, et P A Pᵀ P V = P (A V), car Pᵀ P = 1.</translation>
    </message>
    <message>
        <source>How many weights that are learned has a dense layer from {n} tokens of {d} numbers to as many, without biases?</source>
        <translation>Combien de poids appris une couche dense a-t-elle de {n} tokens de {d} nombres vers autant, sans biais&#xa0;?</translation>
    </message>
    <message>
        <source>({n} · {d})² = {(n*d)^2}. Values have {d}² = {d^2}.</source>
        <translation>({n} · {d})² = {(n*d)^2}. Les valeurs en ont {d}² = {d^2}.</translation>
    </message>
    <message>
        <source>Weights are g(q)ᵀ g(k) instead of a softmax, with {m} numbers in g and {m} in a value. With {n} tokens, how many multiplications takes g(Q) (g(K)ᵀ V)?</source>
        <translation>Les poids sont g(q)ᵀ g(k) au lieu d’un softmax, avec {m} nombres dans g et {m} dans une valeur. Pour {n} tokens, combien de multiplications demande g(Q) (g(K)ᵀ V)&#xa0;?</translation>
    </message>
    <message>
        <source>g(K)ᵀ V takes {n} · {m}², and g(Q) times it as many: {2*n*m*m}. (g(Q) g(K)ᵀ) V takes 2 · {n}² · {m} = {2*n*n*m}.</source>
        <translation>g(K)ᵀ V en demande {n} · {m}², et g(Q) multiplié par ce produit autant&#xa0;: {2*n*m*m}. (g(Q) g(K)ᵀ) V en demande 2 · {n}² · {m} = {2*n*n*m}.</translation>
    </message>
    <message>
        <source>S is not symmetric: the row of *it* has 5.79 at *animal*, the row of *animal* −0.58 at *it*. Queries and keys have matrices of their own, so that a token need not offer what it looks for.</source>
        <translation>S n’est pas symétrique&#xa0;: la ligne de *it* a 5.79 à *animal*, la ligne de *animal* −0.58 à *it*. Requêtes et clés ont leurs propres matrices, si bien qu’un token n’a pas à offrir ce qu’il cherche.</translation>
    </message>
    <message>
        <source>Here each vector gives itself 0.47 and the two others 0.26 each: without projections, a vector is most similar to itself.</source>
        <translation>Ici, chaque vecteur se donne 0.47 à lui-même et 0.26 à chacun des deux autres&#xa0;: sans projections, un vecteur ressemble le plus à lui-même.</translation>
    </message>
    <message>
        <source>The same vectors with projections: queries and keys of 2 numbers, values of 3</source>
        <translation>Les mêmes vecteurs avec projections&#xa0;: requêtes et clés de 2 nombres, valeurs de 3</translation>
    </message>
    <message>
        <source>A search, and a memory</source>
        <translation>Une recherche et une mémoire</translation>
    </message>
    <message>
        <source>Attention is a search whose results are mixed. Each row of X is a dish with its price, calories and salt. A query that fits their keys with weights of 0.7, 0.2 and 0.1 gets their weighted mean: a price of 9.40, 590 calories and 1.90 of salt.</source>
        <translation>L’attention est une recherche dont les résultats sont mélangés. Chaque ligne de X est un plat avec son prix, ses calories et son sel. Une requête qui s’accorde à leurs clés avec des poids de 0.7, 0.2 et 0.1 obtient leur moyenne pondérée&#xa0;: un prix de 9.40, 590 calories et 1.90 de sel.</translation>
    </message>
    <message>
        <source>It is a memory as well. In the second example the third vector is a damaged copy of the first one. Its row gives 0.81 to the first one, 0.19 to itself and 0.00 to the second, and the result is close to the first one again. Such a store of patterns is a **Hopfield network**.</source>
        <translation>C’est aussi une mémoire. Dans le second exemple, le troisième vecteur est une copie abîmée du premier. Sa ligne donne 0.81 au premier, 0.19 à lui-même et 0.00 au deuxième, et le résultat est de nouveau proche du premier. Une telle réserve de motifs est un **réseau de Hopfield**.</translation>
    </message>
    <message>
        <source>A damaged pattern is restored</source>
        <translation>Un motif abîmé est restauré</translation>
    </message>
    <message>
        <source>Type a price of your own into the second row.</source>
        <translation>Tapez un prix de votre choix dans la deuxième ligne.</translation>
    </message>
    <message>
        <source>Three dishes cost {a}, {b} and {c}. A query gives them the weights 0.7, 0.2 and 0.1. Which price does it get?</source>
        <translation>Trois plats coûtent {a}, {b} et {c}. Une requête leur donne les poids 0.7, 0.2 et 0.1. Quel prix obtient-elle&#xa0;?</translation>
    </message>
    <message>
        <source>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</source>
        <translation>0.7 · {a} + 0.2 · {b} + 0.1 · {c} = {0.7*a+0.2*b+0.1*c}.</translation>
    </message>
    <message>
        <source>Not linear</source>
        <translation>Non linéaire</translation>
    </message>
    <message>
        <source>Twice the input does not give twice the output. With X doubled, the diagonal of A goes from 0.47 to 0.83, and the first number of A V from 0.736 to 1.834. Twice 0.736 would be 1.471.</source>
        <translation>Une entrée double ne donne pas une sortie double. Avec X doublé, la diagonale de A passe de 0.47 à 0.83, et le premier nombre de A V de 0.736 à 1.834. Le double de 0.736 serait 1.471.</translation>
    </message>
    <message>
        <source>There is no activation function here. Attention is not linear because its weights are computed from the input. A network whose weights are computed by another network is a **hypernetwork**.</source>
        <translation>Il n’y a pas de fonction d’activation ici. L’attention n’est pas linéaire parce que ses poids sont calculés à partir de l’entrée. Un réseau dont les poids sont calculés par un autre réseau est un **hyperréseau** (hypernetwork).</translation>
    </message>
    <message>
        <source>The vectors before they were doubled</source>
        <translation>Les vecteurs avant doublement</translation>
    </message>
    <message>
        <source>X is doubled. Which of these matrices is doubled exactly?</source>
        <translation>X est doublé. Laquelle de ces matrices est exactement doublée&#xa0;?</translation>
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
        <translation>V est un produit avec une matrice fixe. Les scores deviennent quatre fois plus grands, si bien que A change de forme, et A V avec elle.</translation>
    </message>
    <message>
        <source>Shapes, orders and derivatives.</source>
        <translation>Formes, ordres et dérivées.</translation>
    </message>
    <message>
        <source>A passage of {n} tokens is read, each as a vector of {d} numbers. How many numbers has X?</source>
        <translation>Un passage de {n} tokens est lu, chacun comme un vecteur de {d} nombres. Combien de nombres X a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>{n} · {d} = {n*d}. A dense layer from all of them to as many would have the square of that in weights.</source>
        <translation>{n} · {d} = {n*d}. Une couche dense de tous vers autant aurait le carré de cela en poids.</translation>
    </message>
    <message>
        <source>All values of a head grow by 1 in one component. By how much does that component grow in each row of A V?</source>
        <translation>Toutes les valeurs d’une tête augmentent de 1 dans une composante. De combien cette composante augmente-t-elle dans chaque ligne de A V&#xa0;?</translation>
    </message>
    <message>
        <source>Each row of A sums to 1. The derivative of an output by the bias of its values is therefore 1, whatever the text is.</source>
        <translation>Chaque ligne de A a pour somme 1. La dérivée d’une sortie par rapport au biais de ses valeurs est donc 1, quel que soit le texte.</translation>
    </message>
    <message>
        <source>A row has the weight {p}/10 on a key. What is the derivative of a component of its output by the same component of that key&apos;s value?</source>
        <translation>Une ligne a le poids {p}/10 sur une clé. Quelle est la dérivée d’une composante de sa sortie par rapport à la même composante de la valeur de cette clé&#xa0;?</translation>
    </message>
    <message>
        <source>The output is the sum of a_j v_j: the derivative by v_j is the weight a_j = {p/10}.</source>
        <translation>La sortie est la somme des a_j v_j&#xa0;: la dérivée par rapport à v_j est le poids a_j = {p/10}.</translation>
    </message>
    <message>
        <source>On which way does the loss reach W_Q and W_K, and when does it not?</source>
        <translation>Par quel chemin la perte atteint-elle W_Q et W_K, et quand ne les atteint-elle pas&#xa0;?</translation>
    </message>
    <message>
        <source>Through the weights: the output changes by a_j (v_j − output) with the score of key j, and a score changes with W_Q and W_K by products of x and the other vector. Where the softmax is saturated, a_j is 0, or v_j is the output, and nothing arrives.</source>
        <translation>À travers les poids&#xa0;: la sortie change de a_j (v_j − sortie) avec le score de la clé j, et un score change avec W_Q et W_K selon des produits de x et de l’autre vecteur. Là où le softmax est saturé, a_j vaut 0 ou v_j est la sortie, et rien n’arrive.</translation>
    </message>
    <message>
        <source>The text of the first step has 16 tokens of 128 numbers. A dense layer over it would have (16 · 128)² = 4,194,304 weights, and fit no other length; W_V has 128² = 16,384 in all heads together.</source>
        <translation>Le texte de la première étape a 16 tokens de 128 nombres. Une couche dense sur lui aurait (16 · 128)² = 4 194 304 poids et ne conviendrait à aucune autre longueur&#xa0;; W_V en a 128² = 16 384 dans toutes les têtes réunies.</translation>
    </message>
</context>
<context>
    <name>Lesson next-word</name>
    <message>
        <source>The next word</source>
        <translation>Le mot suivant</translation>
    </message>
    <message>
        <source>How a decoder generates text: candidates, temperature, top-k and nucleus, beam search, the cache, examples in the prompt.</source>
        <translation>Comment un décodeur génère du texte&#xa0;: candidats, température, top-k et nucleus, recherche en faisceau, cache, exemples dans le prompt.</translation>
    </message>
    <message>
        <source>One token after another</source>
        <translation>Un token après l’autre</translation>
    </message>
    <message>
        <source>A decoder does one thing: it gives every token of its vocabulary a probability of coming next. One token is chosen and appended, and the model runs again.</source>
        <translation>Un décodeur ne fait qu’une chose&#xa0;: il donne à chaque token de son vocabulaire la probabilité de venir ensuite. Un token est choisi et ajouté, puis le modèle s’exécute de nouveau.</translation>
    </message>
    <message>
        <source>The panel lists the candidates. Press **Step** and watch the text grow.</source>
        <translation>Le volet liste les candidats. Appuyez sur **Étape** et voyez le texte grandir.</translation>
    </message>
    <message>
        <source>Generate twelve tokens, always the most probable one</source>
        <translation>Générer douze tokens, toujours le plus probable</translation>
    </message>
    <message>
        <source>Click another candidate to start a branch.</source>
        <translation>Cliquez sur un autre candidat pour commencer une branche.</translation>
    </message>
    <message>
        <source>Confident and open predictions</source>
        <translation>Prédictions assurées et ouvertes</translation>
    </message>
    <message>
        <source>After *Once upon a time there was* nearly all of the probability is on *a* and *an*. The word after that is wide open.</source>
        <translation>Après *Once upon a time there was*, presque toute la probabilité est sur *a* et *an*. Le mot d’après est grand ouvert.</translation>
    </message>
    <message>
        <source>*Greedy* decoding always takes the most probable token, so it gives the same text every time.</source>
        <translation>Le décodage *glouton* prend toujours le token le plus probable et donne donc chaque fois le même texte.</translation>
    </message>
    <message>
        <source>Generate ten tokens greedily</source>
        <translation>Générer dix tokens en décodage glouton</translation>
    </message>
    <message>
        <source>Click a box of the tree: the list shows the candidates of that token.</source>
        <translation>Cliquez sur une case de l’arbre&#xa0;: la liste montre les candidats de ce token.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>*Sampling* chooses the next token at random, by its probability. The **temperature** divides the logits before the softmax: below 1 the distribution becomes sharper, above 1 flatter.</source>
        <translation>L’*échantillonnage* choisit le token suivant au hasard, selon sa probabilité. La **température** divise les logits avant le softmax&#xa0;: au-dessous de 1, la distribution devient plus marquée, au-dessus de 1 plus plate.</translation>
    </message>
    <message>
        <source>Texts at a low temperature are safe and dull, at a high temperature they fall apart. The seed fixes the sample: the same seed gives the same text.</source>
        <translation>À basse température, les textes sont sûrs et ternes, à haute température ils se défont. La graine fixe le tirage&#xa0;: la même graine donne le même texte.</translation>
    </message>
    <message>
        <source>Temperature 1</source>
        <translation>Température 1</translation>
    </message>
    <message>
        <source>Too high: temperature 2.5</source>
        <translation>Trop haute&#xa0;: température 2.5</translation>
    </message>
    <message>
        <source>Top-k and nucleus</source>
        <translation>Top-k et nucleus</translation>
    </message>
    <message>
        <source>At temperature 1 each of thousands of improbable tokens is drawn now and then. **Top-k** keeps the k most probable ones. **Nucleus** sampling (top-p) keeps the fewest whose probabilities add up to p. What is kept is scaled to a sum of 1: the column *Sampling*; a line shows the cut.</source>
        <translation>À la température 1, chacun des milliers de tokens improbables est tiré de temps en temps. Le **top-k** garde les k plus probables. L’échantillonnage **nucleus** (top-p) garde le plus petit nombre de tokens dont les probabilités totalisent p. Ce qui est gardé est ramené à une somme de 1&#xa0;: c’est la colonne *Échantillonnage*&#xa0;; un trait montre la coupure.</translation>
    </message>
    <message>
        <source>The three most probable tokens</source>
        <translation>Les trois tokens les plus probables</translation>
    </message>
    <message>
        <source>Nucleus of 0.9</source>
        <translation>Nucleus de 0.9</translation>
    </message>
    <message>
        <source>The same one token earlier</source>
        <translation>La même chose un token plus tôt</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>Recherche en faisceau</translation>
    </message>
    <message>
        <source>The most probable first word need not begin the most probable sentence. **Beam search** keeps several continuations at each length and scores them as a whole.</source>
        <translation>Le premier mot le plus probable ne commence pas forcément la phrase la plus probable. La **recherche en faisceau** garde plusieurs suites à chaque longueur et les note dans leur ensemble.</translation>
    </message>
    <message>
        <source>Only two beams</source>
        <translation>Seulement deux faisceaux</translation>
    </message>
    <message>
        <source>Nothing is computed twice</source>
        <translation>Rien n’est calculé deux fois</translation>
    </message>
    <message>
        <source>Every step reads the whole text, and only its last token is new. In a decoder no token sees a later one, so the keys and values of the tokens before stay what they were. They are kept in a **cache**, and only the new token passes through the layers.</source>
        <translation>Chaque étape lit tout le texte, et seul son dernier token est nouveau. Dans un décodeur, aucun token n’en voit un ultérieur&#xa0;: les clés et les valeurs des tokens d’avant restent donc ce qu’elles étaient. Elles sont gardées dans un **cache**, et seul le nouveau token traverse les couches.</translation>
    </message>
    <message>
        <source>For six tokens after a text of six, 11 tokens pass through the layers with a cache, and 51 without.</source>
        <translation>Pour six tokens après un texte de six, 11 tokens traversent les couches avec un cache, et 51 sans.</translation>
    </message>
    <message>
        <source>Twelve tokens after a text of 24</source>
        <translation>Douze tokens après un texte de 24</translation>
    </message>
    <message>
        <source>In an encoder every token sees all others. Why would a cache not help there?</source>
        <translation>Dans un encodeur, chaque token voit tous les autres. Pourquoi un cache n’y aiderait-il pas&#xa0;?</translation>
    </message>
    <message>
        <source>Where the next word comes from</source>
        <translation>D’où vient le mot suivant</translation>
    </message>
    <message>
        <source>The spell is repeated. At the second *cake*, layer 1, head 1 attends to the token after the first *cake*: *watch*. A head that finds an earlier occurrence and attends to what followed it is an **induction head**.</source>
        <translation>La formule magique est répétée. Au second *cake*, la tête 1 de la couche 1 porte son attention sur le token qui suit le premier *cake*&#xa0;: *watch*. Une tête qui trouve une occurrence antérieure et porte son attention sur ce qui la suivait est une **tête d’induction**.</translation>
    </message>
    <message>
        <source>See the next word on the right.</source>
        <translation>Voyez le mot suivant à droite.</translation>
    </message>
    <message>
        <source>It builds on layer 0, head 2, which attends to the previous token</source>
        <translation>Elle s’appuie sur la tête 2 de la couche 0, qui porte son attention sur le token précédent</translation>
    </message>
    <message>
        <source>Generate the rest of the spell</source>
        <translation>Générer le reste de la formule</translation>
    </message>
    <message>
        <source>Examples in the prompt</source>
        <translation>Des exemples dans le prompt</translation>
    </message>
    <message>
        <source>Without examples</source>
        <translation>Sans exemples</translation>
    </message>
    <message>
        <source>Another list</source>
        <translation>Une autre liste</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Probabilities of a text, and what is drawn.</source>
        <translation>Les probabilités d’un texte, et ce qui est tiré.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/{c}. What is the perplexity?</source>
        <translation>Un modèle donne aux trois tokens d’un texte les probabilités 1/{a}, 1/{b} et 1/{c}. Quelle est la perplexité&#xa0;?</translation>
    </message>
    <message>
        <source>The mean of ln {a}, ln {b} and ln {c}, and exp of it: the cube root of {a*b*c}.</source>
        <translation>La moyenne de ln {a}, ln {b} et ln {c}, puis son exponentielle&#xa0;: la racine cubique de {a*b*c}.</translation>
    </message>
    <message>
        <source>The probabilities of five tokens are 0.4, 0.25, 0.2, 0.1 and 0.05. Nucleus sampling with p = {p/100} keeps how many of them?</source>
        <translation>Les probabilités de cinq tokens sont 0.4, 0.25, 0.2, 0.1 et 0.05. Combien en garde l’échantillonnage nucleus avec p = {p/100}&#xa0;?</translation>
    </message>
    <message>
        <source>The sums are 0.4, 0.65, 0.85, 0.95 and 1. The first that reaches {p/100} is that of {p/20-1} tokens.</source>
        <translation>Les sommes sont 0.4, 0.65, 0.85, 0.95 et 1. La première qui atteint {p/100} est celle de {p/20-1} tokens.</translation>
    </message>
    <message>
        <source>A text of {t} tokens is continued by {m}. How many tokens pass through the layers with a cache of keys and values?</source>
        <translation>Un texte de {t} tokens est continué de {m}. Combien de tokens traversent les couches avec un cache des clés et des valeurs&#xa0;?</translation>
    </message>
    <message>
        <source>All {t} of the text for the first new token, then one for each further one: {t} + {m} − 1 = {t+m-1}.</source>
        <translation>Les {t} du texte pour le premier nouveau token, puis un pour chaque token de plus&#xa0;: {t} + {m} − 1 = {t+m-1}.</translation>
    </message>
    <message>
        <source>Of two tokens, one is {r} times as probable as the other. How many times is it with temperature 0.5?</source>
        <translation>De deux tokens, l’un est {r} fois plus probable que l’autre. Combien de fois l’est-il à la température 0.5&#xa0;?</translation>
    </message>
    <message>
        <source>Halving the temperature doubles the difference of logits, which squares the ratio: {r*r}.</source>
        <translation>Diviser la température par deux double la différence des logits, ce qui élève le rapport au carré&#xa0;: {r*r}.</translation>
    </message>
    <message>
        <source>A fixed k does not fit every place. After *there was* two tokens already have 0.9, and top-k 5 keeps three more with 0.00002 together. After *there was a* it takes 28 tokens to reach 0.9; top-k 5 would drop 0.70 of the probability.</source>
        <translation>Un k fixe ne convient pas partout. Après *there was*, deux tokens ont déjà 0.9, et top-k 5 en garde trois de plus, à 0.00002 ensemble. Après *there was a*, il faut 28 tokens pour atteindre 0.9&#xa0;; top-k 5 écarterait 0.70 de la probabilité.</translation>
    </message>
    <message>
        <source>In the tree, ln p at the end of a continuation is the sum of the logarithms of its probabilities. The score divides it by the length: closer to 0 is better. With four beams the best score is −0.645, with two −0.705.</source>
        <translation>Dans l’arbre, ln p à la fin d’une suite est la somme des logarithmes de ses probabilités. Le score la divise par la longueur&#xa0;: plus il est proche de 0, mieux c’est. Avec quatre faisceaux, le meilleur score est −0.645, avec deux −0.705.</translation>
    </message>
    <message>
        <source>After `Ben:` alone this model expects *the* or *a*. After a list in which *Ben* had a *drum* it gives *drum* 0.95. No weight has changed: the examples are text that attention can read. A **few-shot** prompt is made like this, with a task in place of the names.</source>
        <translation>Après `Ben:` seul, ce modèle attend *the* ou *a*. Après une liste où *Ben* avait un *drum*, il donne 0.95 à *drum*. Aucun poids n’a changé&#xa0;: les exemples sont du texte que l’attention peut lire. Un prompt **few-shot** est fait ainsi, avec une tâche à la place des noms.</translation>
    </message>
    <message>
        <source>Large models continue rules that way. This one finds what it has read, and not reliably: in a list that begins with *Mia* and her *ball* and ends by asking for her, it gives *ball* 0.02.</source>
        <translation>Les grands modèles continuent ainsi des règles. Celui-ci retrouve ce qu’il a lu, et pas à coup sûr&#xa0;: dans une liste qui commence par *Mia* et son *ball* et qui la redemande à la fin, il donne 0.02 à *ball*.</translation>
    </message>
    <message>
        <source>The four beams of this run differ in a name alone: 10 of their 12 tokens are the same. **Diverse beam search** lowers the score of what other beams have chosen already.</source>
        <translation>Les quatre faisceaux de cette exécution ne diffèrent que par un nom&#xa0;: 10 de leurs 12 tokens sont identiques. La **recherche en faisceaux diversifiée** (diverse beam search) abaisse le score de ce que d’autres faisceaux ont déjà choisi.</translation>
    </message>
    <message>
        <source>Large models are asked to translate, to correct a sentence or to sum up an article in the same way: examples, a mark, and the text. Such abilities appear with size; no built-in model has them.</source>
        <translation>On demande de la même façon à de grands modèles de traduire, de corriger une phrase ou de résumer un article&#xa0;: des exemples, une marque et le texte. De telles capacités viennent avec la taille&#xa0;; aucun modèle intégré ne les a.</translation>
    </message>
</context>
<context>
    <name>Lesson one-token</name>
    <message>
        <source>One token through the whole model</source>
        <translation>Un token à travers tout le modèle</translation>
    </message>
    <message>
        <source>Every number of one forward pass, from the id of a token to the probabilities of the next one.</source>
        <translation>Chaque nombre d’une passe avant, de l’id d’un token aux probabilités du suivant.</translation>
    </message>
    <message>
        <source>From an id to a vector</source>
        <translation>D’un id à un vecteur</translation>
    </message>
    <message>
        <source>The page *Trace* follows the selected token. The boxes on top say where it is; the list says what happens there. The space bar goes on, Backspace goes back.</source>
        <translation>La page *Trace* suit le token sélectionné. Les cases du haut disent où il en est&#xa0;; la liste dit ce qui s’y passe. La barre d’espace fait avancer, Retour arrière fait revenir.</translation>
    </message>
    <message>
        <source>First the token is a number, its id. The id picks a row of the token embedding: 128 numbers.</source>
        <translation>D’abord, le token est un nombre, son id. L’id désigne une ligne du plongement des tokens&#xa0;: 128 nombres.</translation>
    </message>
    <message>
        <source>With the position</source>
        <translation>Avec la position</translation>
    </message>
    <message>
        <source>Select another token: each has a way of its own.</source>
        <translation>Sélectionnez un autre token&#xa0;: chacun a son propre chemin.</translation>
    </message>
    <message>
        <source>Attention: read from other tokens</source>
        <translation>Attention&#xa0;: lire d’autres tokens</translation>
    </message>
    <message>
        <source>These are the weights that the heat map shows in the row of this token.</source>
        <translation>Ce sont les poids que montre la carte de chaleur dans la ligne de ce token.</translation>
    </message>
    <message>
        <source>What the heads give: values mixed by the weights</source>
        <translation>Ce que donnent les têtes&#xa0;: des valeurs mélangées selon les poids</translation>
    </message>
    <message>
        <source>The output projection joins the heads</source>
        <translation>La projection de sortie réunit les têtes</translation>
    </message>
    <message>
        <source>The residual stream</source>
        <translation>Le flux résiduel</translation>
    </message>
    <message>
        <source>What the attention gives is added to the vector that came in. So is what the feed-forward network gives. Nothing is replaced: a layer writes into a stream that flows past it.</source>
        <translation>Ce que donne l’attention est ajouté au vecteur d’entrée. De même pour ce que donne le réseau feed-forward. Rien n’est remplacé&#xa0;: une couche écrit dans un flux qui passe devant elle.</translation>
    </message>
    <message>
        <source>After the whole layer</source>
        <translation>Après toute la couche</translation>
    </message>
    <message>
        <source>The feed-forward network</source>
        <translation>Le réseau feed-forward</translation>
    </message>
    <message>
        <source>It is applied to each token alone. The first product makes four times as many numbers, 512, and the activation bends them; the page names it. The second product makes 128 of them again.</source>
        <translation>Il s’applique à chaque token isolément. Le premier produit donne quatre fois plus de nombres, 512, et l’activation les courbe&#xa0;; la page la nomme. Le second produit les ramène à 128.</translation>
    </message>
    <message>
        <source>In an encoder the norms stand behind the sums</source>
        <translation>Dans un encodeur, les normalisations viennent après les sommes</translation>
    </message>
    <message>
        <source>From a vector to words</source>
        <translation>D’un vecteur à des mots</translation>
    </message>
    <message>
        <source>Change a word early in the text. At which step do the numbers of the last token change first?</source>
        <translation>Changez un mot au début du texte. À quelle étape les nombres du dernier token changent-ils en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Count what a token becomes.</source>
        <translation>Compter ce que devient un token.</translation>
    </message>
    <message>
        <source>A vector has {d} numbers and the layer {h} heads. How many numbers has the query of one head?</source>
        <translation>Un vecteur a {d} nombres et la couche {h} têtes. Combien de nombres a la requête d’une tête&#xa0;?</translation>
    </message>
    <message>
        <source>The heads share the vector: {d} / {h} = {d/h}.</source>
        <translation>Les têtes se partagent le vecteur&#xa0;: {d} / {h} = {d/h}.</translation>
    </message>
    <message>
        <source>A token attends to {n} tokens with {h} heads. How many weights are there at this step?</source>
        <translation>Un token porte son attention sur {n} tokens avec {h} têtes. Combien de poids y a-t-il à cette étape&#xa0;?</translation>
    </message>
    <message>
        <source>A row of {n} weights for each of {h} heads: {n*h}.</source>
        <translation>Une ligne de {n} poids pour chacune des {h} têtes&#xa0;: {n*h}.</translation>
    </message>
    <message>
        <source>Where can information from another token come in?</source>
        <translation>Où l’information d’un autre token peut-elle entrer&#xa0;?</translation>
    </message>
    <message>
        <source>in the attention</source>
        <translation>dans l’attention</translation>
    </message>
    <message>
        <source>in the feed-forward network</source>
        <translation>dans le réseau feed-forward</translation>
    </message>
    <message>
        <source>in the norm</source>
        <translation>dans la normalisation</translation>
    </message>
    <message>
        <source>Norms and feed-forward networks see one token at a time; only attention mixes tokens.</source>
        <translation>Les normalisations et les réseaux feed-forward voient un token à la fois&#xa0;; seule l’attention mélange les tokens.</translation>
    </message>
    <message>
        <source>Here the most probable next token is `g`, the beginning of a word, with 0.091: many words fit, and those that begin alike share a first token.</source>
        <translation>Ici, le token suivant le plus probable est `g`, le début d’un mot, avec 0.091&#xa0;: beaucoup de mots conviennent, et ceux qui commencent de la même façon partagent un premier token.</translation>
    </message>
    <message>
        <source>A norm, then three products: queries, keys and values, a vector for each head. The norm subtracts the mean of the 128 numbers, 0.017, and divides by their deviation, 0.103. The query of this token is compared with the keys of all tokens that it may see; the softmax makes weights of it. Each row of the picture is a head.</source>
        <translation>Une normalisation, puis trois produits&#xa0;: requêtes, clés et valeurs, un vecteur par tête. La normalisation soustrait la moyenne des 128 nombres, 0.017, et divise par leur écart type, 0.103. La requête de ce token est comparée aux clés de tous les tokens qu’il peut voir&#xa0;; le softmax en fait des poids. Chaque ligne du dessin est une tête.</translation>
    </message>
    <message>
        <source>The norm, with its mean and deviation</source>
        <translation>La normalisation, avec sa moyenne et son écart type</translation>
    </message>
    <message>
        <source>Layer after layer does the same with weights of its own. Behind the last one stands a norm, which divides by 7.30: each layer added to the stream. Then the unembedding makes a logit for each token of the vocabulary, and a softmax makes probabilities of them.</source>
        <translation>Couche après couche, la même chose se répète avec d’autres poids. Après la dernière vient une normalisation, qui divise par 7.30&#xa0;: chaque couche a ajouté au flux. Puis la couche de sortie (unembedding) donne un logit à chaque token du vocabulaire, et un softmax en fait des probabilités.</translation>
    </message>
</context>
<context>
    <name>Lesson positions</name>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Attention alone does not see the order of tokens. Six models that learned one task, with and without positions.</source>
        <translation>L’attention seule ne voit pas l’ordre des tokens. Six modèles ont appris une même tâche, avec et sans positions.</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sans positions</translation>
    </message>
    <message>
        <source>Attention compares content. In the first layer, two tokens have the same score at all positions.</source>
        <translation>L’attention compare le contenu. Dans la première couche, deux tokens ont le même score à toutes les positions.</translation>
    </message>
    <message>
        <source>The task: *who took the ball last?* Anna did. This model has no positions, and its first guess is wrong: see *Next after “ball”* on the right.</source>
        <translation>La tâche&#xa0;: *who took the ball last?* C’est Anna. Ce modèle n’a pas de positions, et sa première hypothèse est fausse&#xa0;: voyez *Suite après «&#xa0;ball&#xa0;»* à droite.</translation>
    </message>
    <message>
        <source>It still has some information on the order: a token attends to earlier tokens only.</source>
        <translation>Il a tout de même quelque information sur l’ordre&#xa0;: un token n’a accès qu’aux tokens antérieurs.</translation>
    </message>
    <message>
        <source>The same with position embeddings: the answer is right</source>
        <translation>La même chose avec des plongements des positions&#xa0;: la réponse est juste</translation>
    </message>
    <message>
        <source>Without positions again</source>
        <translation>De nouveau sans positions</translation>
    </message>
    <message>
        <source>Sinusoids: a clock with many hands</source>
        <translation>Sinusoïdes&#xa0;: une horloge à nombreuses aiguilles</translation>
    </message>
    <message>
        <source>The first transformer added a fixed vector to each token. Each pair of its numbers is a sine and a cosine; the first pairs turn fast, the last ones hardly move.</source>
        <translation>Le premier transformer ajoutait un vecteur fixe à chaque token. Chaque paire de ses nombres est un sinus et un cosinus&#xa0;; les premières paires tournent vite, les dernières bougent à peine.</translation>
    </message>
    <message>
        <source>Together they identify a position, as the hands of a clock show a time.</source>
        <translation>Ensemble, elles désignent une position, comme les aiguilles d’une horloge montrent l’heure.</translation>
    </message>
    <message>
        <source>The position embeddings of the open model, which turn at other speeds</source>
        <translation>Les plongements des positions du modèle ouvert, qui tournent à d’autres vitesses</translation>
    </message>
    <message>
        <source>The similarity of two positions depends on their distance only</source>
        <translation>La similarité de deux positions ne dépend que de leur distance</translation>
    </message>
    <message>
        <source>Without these vectors, the model only guesses</source>
        <translation>Sans ces vecteurs, le modèle ne fait que deviner</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>Une table apprise</translation>
    </message>
    <message>
        <source>BERT and GPT-2 learn a vector for each position, as they do for each token. The waves below are the *initial values* of this small model: its table started as sinusoids, and training changed it a little.</source>
        <translation>BERT et GPT-2 apprennent un vecteur pour chaque position, comme ils le font pour chaque token. Les ondes ci-dessous sont les *valeurs initiales* de ce petit modèle&#xa0;: sa table a commencé par des sinusoïdes, et l’entraînement l’a un peu modifiée.</translation>
    </message>
    <message>
        <source>A learned table has an end: this one has 64 rows, so the model reads at most 64 tokens.</source>
        <translation>Une table apprise a une fin&#xa0;: celle-ci a 64 lignes, le modèle lit donc au plus 64 tokens.</translation>
    </message>
    <message>
        <source>Similarity of its positions</source>
        <translation>Similarité de ses positions</translation>
    </message>
    <message>
        <source>Without its table, the model only guesses</source>
        <translation>Sans sa table, le modèle ne fait que deviner</translation>
    </message>
    <message>
        <source>Similarity of the positions of story-encoder, for the 96 rows that were trained</source>
        <translation>Similarité des positions de story-encoder, pour les 96 lignes entraînées</translation>
    </message>
    <message>
        <source>Rotary: rotate the query and the key</source>
        <translation>Positions rotatives&#xa0;: tourner la requête et la clé</translation>
    </message>
    <message>
        <source>Most current decoders add nothing to the tokens. They **rotate** pairs of numbers of each query and key by an angle that grows with the position.</source>
        <translation>La plupart des décodeurs actuels n’ajoutent rien aux tokens. Ils **tournent** des paires de nombres de chaque requête et de chaque clé d’un angle qui croît avec la position.</translation>
    </message>
    <message>
        <source>The product of two rotated vectors depends on the *difference* of their angles, which is their distance.</source>
        <translation>Le produit de deux vecteurs tournés dépend de la *différence* de leurs angles, c’est-à-dire de leur distance.</translation>
    </message>
    <message>
        <source>Compare position 2 with 4, and 5 with 7, in one row: the angle between the hands is the same.</source>
        <translation>Comparez les positions 2 et 4, puis 5 et 7, dans une ligne&#xa0;: l’angle entre les aiguilles est le même.</translation>
    </message>
    <message>
        <source>More pairs of numbers</source>
        <translation>Davantage de paires de nombres</translation>
    </message>
    <message>
        <source>Without rotation, the model only guesses</source>
        <translation>Sans rotation, le modèle ne fait que deviner</translation>
    </message>
    <message>
        <source>ALiBi: a bias for distance</source>
        <translation>ALiBi&#xa0;: un biais de distance</translation>
    </message>
    <message>
        <source>A third method leaves all vectors unchanged and adds a number to the *score*. In **ALiBi** it falls with the distance, at a different rate in each head.</source>
        <translation>Une troisième méthode laisse tous les vecteurs inchangés et ajoute un nombre au *score*. Dans **ALiBi**, il baisse avec la distance, plus ou moins vite selon la tête.</translation>
    </message>
    <message>
        <source>Some heads then attend mostly to near tokens, others to the whole text. None of these numbers is learned.</source>
        <translation>Certaines têtes portent alors surtout leur attention sur les tokens proches, d’autres sur tout le texte. Aucun de ces nombres n’est appris.</translation>
    </message>
    <message>
        <source>Only the nearest eight tokens</source>
        <translation>Seulement les huit tokens les plus proches</translation>
    </message>
    <message>
        <source>Without the bias, all distances are equal and the model only guesses</source>
        <translation>Sans le biais, toutes les distances se valent et le modèle ne fait que deviner</translation>
    </message>
    <message>
        <source>T5: a learned bias</source>
        <translation>T5&#xa0;: un biais appris</translation>
    </message>
    <message>
        <source>T5 adds a number to the score too, but **learns** it: one for each head and distance, backward and forward. Larger distances share a number by ranges.</source>
        <translation>T5 ajoute aussi un nombre au score, mais il l’**apprend**&#xa0;: un par tête et par distance, en arrière et en avant. Les grandes distances partagent un nombre par intervalles.</translation>
    </message>
    <message>
        <source>This encoder attends in both directions, so the curve has two sides. Heads 0 and 1 have a peak at one token back: they attend to the previous word.</source>
        <translation>Cet encodeur porte son attention dans les deux sens, la courbe a donc deux côtés. Les têtes 0 et 1 ont un pic à un token en arrière&#xa0;: elles portent leur attention sur le mot précédent.</translation>
    </message>
    <message>
        <source>Content and position, apart</source>
        <translation>Contenu et position, séparément</translation>
    </message>
    <message>
        <source>*Anna* attends to the previous word, *ball*. Below, the score of this pair is computed: a part from the content and a part from the distance, added before the softmax.</source>
        <translation>*Anna* porte son attention sur le mot précédent, *ball*. Ci-dessous, le score de cette paire est calculé&#xa0;: une part du contenu et une part de la distance, additionnées avant le softmax.</translation>
    </message>
    <message>
        <source>Without the second part the model fails: with all these numbers set to 0, it answers 28 of 100 questions correctly, with them 99.</source>
        <translation>Sans la seconde part, le modèle échoue&#xa0;: avec tous ces nombres à 0, il répond juste à 28 questions sur 100, avec eux à 99.</translation>
    </message>
    <message>
        <source>For its first word, the decoder attends to the name of the one who took the ball last</source>
        <translation>Pour son premier mot, le décodeur porte son attention sur le nom de la personne qui a pris la balle en dernier</translation>
    </message>
    <message>
        <source>The part of a score that ALiBi adds</source>
        <translation>La part d’un score qu’ajoute ALiBi</translation>
    </message>
    <message>
        <source>Who took the key last? Without the second part the model answers Anna, who took the ball</source>
        <translation>Qui a pris la clé en dernier&#xa0;? Sans la seconde part, le modèle répond Anna, qui a pris la balle</translation>
    </message>
    <message>
        <source>All models on one question</source>
        <translation>Tous les modèles sur une question</translation>
    </message>
    <message>
        <source>The five models with positions answer *Anna*; the model without positions does not.</source>
        <translation>Les cinq modèles avec positions répondent *Anna*&#xa0;; le modèle sans positions, non.</translation>
    </message>
    <message>
        <source>Below, one head of the rotary model (A), of the one with ALiBi (B) and of the one without positions (C).</source>
        <translation>Ci-dessous, une tête du modèle à positions rotatives (A), de celui avec ALiBi (B) et de celui sans positions (C).</translation>
    </message>
    <message>
        <source>The rotary model with and without its rotation</source>
        <translation>Le modèle à positions rotatives avec et sans sa rotation</translation>
    </message>
    <message>
        <source>Choose another model for B in the menu above the figures.</source>
        <translation>Choisissez un autre modèle pour B dans le menu au-dessus des figures.</translation>
    </message>
    <message>
        <source>Ask about something else: let somebody take the key last, and ask for it.</source>
        <translation>Demandez autre chose&#xa0;: faites prendre la clé en dernier par quelqu’un, et interrogez sur elle.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>What attention knows of order.</source>
        <translation>Ce que l’attention sait de l’ordre.</translation>
    </message>
    <message>
        <source>The tokens of a text change places. Without positions and masks, what happens to the outputs of self-attention?</source>
        <translation>Les tokens d’un texte changent de place. Sans positions ni masques, qu’arrive-t-il aux sorties de l’auto-attention&#xa0;?</translation>
    </message>
    <message>
        <source>They stay as they are</source>
        <translation>Elles restent comme elles sont</translation>
    </message>
    <message>
        <source>They change places in the same way</source>
        <translation>Elles changent de place de la même façon</translation>
    </message>
    <message>
        <source>They become a mean of all tokens</source>
        <translation>Elles deviennent une moyenne de tous les tokens</translation>
    </message>
    <message>
        <source>Each output depends on its own query and on all pairs of key and value, in no order. Self-attention is *equivariant*. The mean of all outputs is *invariant*: it stays as it is.</source>
        <translation>Chaque sortie dépend de sa propre requête et de toutes les paires de clé et de valeur, sans ordre. L’auto-attention est *équivariante*. La moyenne de toutes les sorties est *invariante*&#xa0;: elle reste comme elle est.</translation>
    </message>
    <message>
        <source>A learned table has positions for {n} tokens of {d} components. How many parameters is that?</source>
        <translation>Une table apprise a des positions pour {n} tokens de {d} composantes. Combien de paramètres cela fait-il&#xa0;?</translation>
    </message>
    <message>
        <source>A row of {d} numbers for each position: {n*d}. Sinusoids, rotations and ALiBi need none.</source>
        <translation>Une ligne de {d} nombres par position&#xa0;: {n*d}. Les sinusoïdes, les rotations et ALiBi n’en demandent aucun.</translation>
    </message>
    <message>
        <source>Content and position are *added*, and the same matrix reads both: (x + p) W = x W + p W. Training can still keep them apart, in different directions of the vector.</source>
        <translation>Contenu et position sont *additionnés*, et la même matrice lit les deux&#xa0;: (x + p) W = x W + p W. L’entraînement peut tout de même les garder séparés, dans des directions différentes du vecteur.</translation>
    </message>
    <message>
        <source>It happens in every layer, and to queries and keys only: what a value passes on says nothing of its position.</source>
        <translation>Cela a lieu dans chaque couche, et pour les requêtes et les clés seulement&#xa0;: ce qu’une valeur transmet ne dit rien de sa position.</translation>
    </message>
    <message>
        <source>Queries and keys after the rotation, values without it</source>
        <translation>Requêtes et clés après la rotation, valeurs sans elle</translation>
    </message>
    <message>
        <source>**DeBERTa** goes further: it has vectors for distances, and its scores have the parts content with content, content with position and position with content, each with matrices of its own. No built-in model does so.</source>
        <translation>**DeBERTa** va plus loin&#xa0;: il a des vecteurs pour les distances, et ses scores ont les parties contenu avec contenu, contenu avec position et position avec contenu, chacune avec ses propres matrices. Aucun modèle intégré ne le fait.</translation>
    </message>
    <message>
        <source>Which kind of positions is best? This task does not tell: their model cards give all five at least 99 % of the answers. Wang et al. compare such kinds in BERT.</source>
        <translation>Quel type de positions est le meilleur&#xa0;? Cette tâche ne le dit pas&#xa0;: selon leurs fiches, les cinq modèles donnent au moins 99 % de bonnes réponses. Wang et al. comparent de tels types dans BERT.</translation>
    </message>
    <message>
        <source>Instead of adding a position p to a vector x, a model joins both to one longer vector and multiplies it with a matrix whose upper half is U and whose lower half is W. When is that the same as (x + p) W?</source>
        <translation>Au lieu d’ajouter une position p à un vecteur x, un modèle les joint en un vecteur plus long et le multiplie par une matrice dont la moitié supérieure est U et la moitié inférieure W. Quand est-ce la même chose que (x + p) W&#xa0;?</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>If U = W</source>
        <translation>Si U = W</translation>
    </message>
    <message>
        <source>Never: the vector is longer</source>
        <translation>Jamais&#xa0;: le vecteur est plus long</translation>
    </message>
    <message>
        <source>The product is x U + p W. With U = W it is (x + p) W: adding is joining with one matrix for both, at half the parameters.</source>
        <translation>Le produit est x U + p W. Avec U = W, c’est (x + p) W&#xa0;: additionner, c’est joindre avec une seule matrice pour les deux, avec moitié moins de paramètres.</translation>
    </message>
    <message>
        <source>Which vectors does a model with rotary positions rotate?</source>
        <translation>Quels vecteurs un modèle à positions rotatives fait-il tourner&#xa0;?</translation>
    </message>
    <message>
        <source>The token embeddings, once</source>
        <translation>Les plongements des tokens, une fois</translation>
    </message>
    <message>
        <source>Queries and keys, in every layer</source>
        <translation>Les requêtes et les clés, dans chaque couche</translation>
    </message>
    <message>
        <source>Queries, keys and values, in every layer</source>
        <translation>Les requêtes, les clés et les valeurs, dans chaque couche</translation>
    </message>
    <message>
        <source>Scores then depend on distances. Values are passed on as they are.</source>
        <translation>Les scores dépendent alors des distances. Les valeurs sont transmises telles quelles.</translation>
    </message>
</context>
<context>
    <name>Lesson probability</name>
    <message>
        <source>The probability of a text</source>
        <translation>La probabilité d’un texte</translation>
    </message>
    <message>
        <source>What a text costs: losses, perplexity, teacher forcing, masked words, answers and classes.</source>
        <translation>Ce que coûte un texte&#xa0;: pertes, perplexité, teacher forcing, mots masqués, réponses et classes.</translation>
    </message>
    <message>
        <source>A number for each token</source>
        <translation>Un nombre par token</translation>
    </message>
    <message>
        <source>The probability of a text is the product of the probabilities of its tokens, each given those before it. Products of small numbers are hard to read, so we take **-ln p** of each and add.</source>
        <translation>La probabilité d’un texte est le produit des probabilités de ses tokens, chacune sachant ceux qui précèdent. Des produits de petits nombres se lisent mal&#xa0;: on prend donc **-ln p** de chacune et on additionne.</translation>
    </message>
    <message>
        <source>Point at a bar: its token lights up under the text.</source>
        <translation>Pointez une barre&#xa0;: son token s’allume sous le texte.</translation>
    </message>
    <message>
        <source>Which token costs most? What would you have expected there?</source>
        <translation>Quel token coûte le plus&#xa0;? Qu’auriez-vous attendu à cet endroit&#xa0;?</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Changer un mot</translation>
    </message>
    <message>
        <source>No column before it changes: a decoder does not see what follows.</source>
        <translation>Aucune colonne avant elle ne change&#xa0;: un décodeur ne voit pas ce qui suit.</translation>
    </message>
    <message>
        <source>Back to the drum</source>
        <translation>Retour au tambour</translation>
    </message>
    <message>
        <source>A stone: two tokens, both costly</source>
        <translation>Une pierre&#xa0;: deux tokens, tous deux coûteux</translation>
    </message>
    <message>
        <source>Change another word and watch the sum.</source>
        <translation>Changez un autre mot et observez la somme.</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexité</translation>
    </message>
    <message>
        <source>Long texts cost more than short ones. The **mean** loss compares them, and its exponential is the **perplexity**: as many equally probable tokens would leave the model as unsure.</source>
        <translation>Les textes longs coûtent plus que les courts. La perte **moyenne** permet de les comparer, et son exponentielle est la **perplexité**&#xa0;: le nombre de tokens équiprobables qui laisseraient le modèle dans la même incertitude.</translation>
    </message>
    <message>
        <source>A sentence like its training data</source>
        <translation>Une phrase semblable à ses données d’entraînement</translation>
    </message>
    <message>
        <source>Perplexities of models with other tokenizers cannot be compared: they count other tokens. Why?</source>
        <translation>Les perplexités de modèles aux tokeniseurs différents ne se comparent pas&#xa0;: ils comptent d’autres tokens. Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>A loss at every position</source>
        <translation>Une perte à chaque position</translation>
    </message>
    <message>
        <source>The causal mask makes it possible: no position sees the token that it is asked for. The last position has no loss, because nothing follows.</source>
        <translation>C’est le masque causal qui le permet&#xa0;: aucune position ne voit le token qu’on lui demande. La dernière position n’a pas de perte, car rien ne la suit.</translation>
    </message>
    <message>
        <source>The mean of these losses is what training makes small.</source>
        <translation>La moyenne de ces pertes est ce que l’entraînement rend petit.</translation>
    </message>
    <message>
        <source>Find the row of a token in the heat map: everything right of the diagonal is masked.</source>
        <translation>Trouvez la ligne d’un token dans la carte de chaleur&#xa0;: tout ce qui est à droite de la diagonale est masqué.</translation>
    </message>
    <message>
        <source>Teacher forcing</source>
        <translation>Teacher forcing</translation>
    </message>
    <message>
        <source>A translator is trained in the same way. Its decoder reads the *right* target, shifted by one, and is asked for the next token, whatever it would have written itself.</source>
        <translation>Un traducteur est entraîné de la même façon. Son décodeur lit la *bonne* cible, décalée d’un rang, et on lui demande le token suivant, quel que soit celui qu’il aurait écrit lui-même.</translation>
    </message>
    <message>
        <source>We typed a target with an error: *verte* for *red* costs 9.66. The next token, *dans*, costs 0.04 again: the decoder goes on from what it was given.</source>
        <translation>Nous avons saisi une cible avec une erreur&#xa0;: *verte* pour *red* coûte 9.66. Le token suivant, *dans*, coûte de nouveau 0.04&#xa0;: le décodeur continue à partir de ce qu’on lui a donné.</translation>
    </message>
    <message>
        <source>Without a teacher it reads what it wrote, errors included: it never trained on those.</source>
        <translation>Sans enseignant, il lit ce qu’il a écrit, erreurs comprises&#xa0;: il ne s’est jamais entraîné sur celles-ci.</translation>
    </message>
    <message>
        <source>The right target: a perplexity of 1.03</source>
        <translation>La bonne cible&#xa0;: une perplexité de 1.03</translation>
    </message>
    <message>
        <source>un balle: the wrong gender</source>
        <translation>un balle&#xa0;: le mauvais genre</translation>
    </message>
    <message>
        <source>Where does the loss of the end of the target stand?</source>
        <translation>Où se trouve la perte de la fin de la cible&#xa0;?</translation>
    </message>
    <message>
        <source>Loss at masked words alone</source>
        <translation>La perte aux seuls mots masqués</translation>
    </message>
    <message>
        <source>The 12 other tokens of this sentence give no loss this time, where a decoder would get one at each. In exchange the encoder sees both sides of every hidden word.</source>
        <translation>Les 12 autres tokens de cette phrase ne donnent cette fois aucune perte, là où un décodeur en aurait une à chacun. En échange, l’encodeur voit les deux côtés de chaque mot caché.</translation>
    </message>
    <message>
        <source>Each token, masked alone: the pseudo-log-likelihood</source>
        <translation>Chaque token, masqué seul&#xa0;: la pseudo-log-vraisemblance</translation>
    </message>
    <message>
        <source>Shift+click tokens under the text to mask them or to show them again.</source>
        <translation>Maj+clic sur des tokens sous le texte pour les masquer ou les montrer de nouveau.</translation>
    </message>
    <message>
        <source>80, 10, 10</source>
        <translation>80, 10, 10</translation>
    </message>
    <message>
        <source>Pre-training of BERT chooses 15 of 100 tokens at random. Of those the model reads 80 % as `[MASK]`, 10 % as a random token, and 10 % as they are. It is asked for the true token in all three cases.</source>
        <translation>Le préentraînement de BERT choisit 15 tokens sur 100 au hasard. De ceux-ci, le modèle lit 80&#xa0;% comme `[MASK]`, 10&#xa0;% comme un token aléatoire et 10&#xa0;% tels quels. On lui demande le vrai token dans les trois cas.</translation>
    </message>
    <message>
        <source>So it can trust no token: one that reads well may be wrong. In use there are no `[MASK]`s at all.</source>
        <translation>Il ne peut donc se fier à aucun token&#xa0;: même un token plausible peut être faux. À l’usage, il n’y a aucun `[MASK]`.</translation>
    </message>
    <message>
        <source>Another draw</source>
        <translation>Un autre tirage</translation>
    </message>
    <message>
        <source>Turn the seed. Is the loss larger where the model reads `[MASK]`, a random token, or the token itself?</source>
        <translation>Changez la graine. La perte est-elle plus grande là où le modèle lit `[MASK]`, un token aléatoire ou le token lui-même&#xa0;?</translation>
    </message>
    <message>
        <source>Two softmaxes find an answer</source>
        <translation>Deux softmax trouvent une réponse</translation>
    </message>
    <message>
        <source>For questions there are two scores for each token: of being the first of the answer, and the last. Each goes through a softmax *over the tokens*, not over the vocabulary.</source>
        <translation>Pour les questions, chaque token a deux scores&#xa0;: celui d’être le premier de la réponse, et celui d’en être le dernier. Chacun passe par un softmax *sur les tokens*, non sur le vocabulaire.</translation>
    </message>
    <message>
        <source>The loss is -ln p of the right start and of the right end. Here *behind* starts and *door* ends the answer, both with a probability of 1.00.</source>
        <translation>La perte est -ln p du bon début et de la bonne fin. Ici, *behind* commence et *door* finit la réponse, tous deux avec une probabilité de 1.00.</translation>
    </message>
    <message>
        <source>The answer as the teacher would have it: the door</source>
        <translation>La réponse telle que l’enseignant la voudrait&#xa0;: the door</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Une autre question</translation>
    </message>
    <message>
        <source>[CLS] and cross-entropy</source>
        <translation>[CLS] et entropie croisée</translation>
    </message>
    <message>
        <source>A classifier reads the output at `[CLS]` alone. A softmax over the classes, and **cross-entropy**: -ln p of the right class. With two classes that is binary cross-entropy, and the softmax a sigmoid of the difference of the two scores.</source>
        <translation>Un classifieur ne lit que la sortie à `[CLS]`. Un softmax sur les classes, et l’**entropie croisée**&#xa0;: -ln p de la bonne classe. Avec deux classes, c’est l’entropie croisée binaire, et le softmax est une sigmoïde de la différence des deux scores.</translation>
    </message>
    <message>
        <source>One negation</source>
        <translation>Une négation</translation>
    </message>
    <message>
        <source>Choose the other class as the right one.</source>
        <translation>Choisissez l’autre classe comme bonne classe.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Losses, perplexity and spans.</source>
        <translation>Pertes, perplexité et empans.</translation>
    </message>
    <message>
        <source>A model gives the three tokens of a text the probabilities 1/{a}, 1/{b} and 1/2. What is the sum of −ln p, in nats?</source>
        <translation>Un modèle donne aux trois tokens d’un texte les probabilités 1/{a}, 1/{b} et 1/2. Quelle est la somme des −ln p, en nats&#xa0;?</translation>
    </message>
    <message>
        <source>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</source>
        <translation>ln {a} + ln {b} + ln 2 = ln {2*a*b} = {ln(2*a*b)}.</translation>
    </message>
    <message>
        <source>A model knows nothing: each of its {v} tokens is as probable as any other. Which perplexity has a text?</source>
        <translation>Un modèle ne sait rien&#xa0;: chacun de ses {v} tokens est aussi probable que tout autre. Quelle est la perplexité d’un texte&#xa0;?</translation>
    </message>
    <message>
        <source>Each loss is ln {v}, and so is the mean: exp(ln {v}) = {v}.</source>
        <translation>Chaque perte est ln {v}, et donc la moyenne aussi&#xa0;: exp(ln {v}) = {v}.</translation>
    </message>
    <message>
        <source>A text of {n} tokens has a perplexity of {p}. How large is the sum of its losses, in nats?</source>
        <translation>Un texte de {n} tokens a une perplexité de {p}. Que vaut la somme de ses pertes, en nats&#xa0;?</translation>
    </message>
    <message>
        <source>The mean is ln {p}: {n} · ln {p} = {n*ln(p)}.</source>
        <translation>La moyenne est ln {p}&#xa0;: {n} · ln {p} = {n*ln(p)}.</translation>
    </message>
    <message>
        <source>Training chooses 15 % of {n} tokens and masks 80 % of the chosen ones. How many masks are that on average?</source>
        <translation>L’entraînement choisit 15&#xa0;% de {n} tokens et masque 80&#xa0;% des tokens choisis. Combien de masques cela fait-il en moyenne&#xa0;?</translation>
    </message>
    <message>
        <source>{n} · 0.15 · 0.8 = {n*0.12}.</source>
        <translation>{n} · 0.15 · 0.8 = {n*0.12}.</translation>
    </message>
    <message>
        <source>The start of an answer is one of {n} tokens, and its end does not stand before its start. How many spans are there?</source>
        <translation>Le début d’une réponse est l’un de {n} tokens, et sa fin n’est pas avant son début. Combien d’empans y a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>1 + 2 + … + {n} = {n*(n+1)/2}.</source>
        <translation>1 + 2 + … + {n} = {n*(n+1)/2}.</translation>
    </message>
    <message>
        <source>Every column stands for a position: what the decoder reads there, the token that follows, and what that token costs. The first *drum* costs 4.60. The second costs 0.004: by then the story has said what Ben has.</source>
        <translation>Chaque colonne est une position&#xa0;: ce que le décodeur y lit, le token qui suit, et ce que coûte ce token. Le premier *drum* coûte 4.60. Le second coûte 0.004&#xa0;: à ce point, l’histoire a dit ce que possède Ben.</translation>
    </message>
    <message>
        <source>All tokens together cost 52.66 nats.</source>
        <translation>Tous les tokens ensemble coûtent 52.66 nats.</translation>
    </message>
    <message>
        <source>Now Ben gives away a *kite*, which he never had. Its column grows from 0.004 to 10.88, and the sum from 52.66 to 63.47.</source>
        <translation>Maintenant, Ben donne un *kite* qu’il n’a jamais eu. Sa colonne passe de 0.004 à 10.88, et la somme de 52.66 à 63.47.</translation>
    </message>
    <message>
        <source>The story of the drum had a perplexity of 7.03. This sentence is unlike its training data: 2389, more than there are tokens in the vocabulary. A model that is sure and wrong costs more than one that guesses blindly.</source>
        <translation>L’histoire du tambour avait une perplexité de 7.03. Cette phrase ne ressemble pas à ses données d’entraînement&#xa0;: 2389, plus que le vocabulaire n’a de tokens. Un modèle qui se trompe avec assurance coûte plus qu’un modèle qui devine à l’aveugle.</translation>
    </message>
    <message>
        <source>Training reads a text once and gets a loss at every position: the labels are the same tokens, shifted by one. Here one run gives 8 losses. *upon* costs next to nothing, *girl* 12.05.</source>
        <translation>L’entraînement lit un texte une fois et obtient une perte à chaque position&#xa0;: les étiquettes sont les mêmes tokens, décalés d’un rang. Ici, une exécution donne 8 pertes. *upon* ne coûte presque rien, *girl* 12.05.</translation>
    </message>
    <message>
        <source>An encoder sees both sides, so that asking for the next token would be no question. Instead some tokens are hidden, and only these have a loss: here *animal* costs 2.84 and *street* 1.84.</source>
        <translation>Un encodeur voit les deux côtés&#xa0;: demander le token suivant ne serait donc pas une question. On cache plutôt quelques tokens, et eux seuls ont une perte&#xa0;: ici, *animal* coûte 2.84 et *street* 1.84.</translation>
    </message>
    <message>
        <source>Of the 29 tokens here 4 are chosen: two are masked, *eight* stands for *the*, and one *kite* stays. Turn the seed to draw again.</source>
        <translation>Des 29 tokens, 4 sont ici choisis&#xa0;: deux sont masqués, *eight* remplace *the*, et un *kite* reste. Changez la graine pour un nouveau tirage.</translation>
    </message>
    <message>
        <source>Two negations fool this model: it is sure of *negative*, and the right class costs 12.78. One such example weighs more in a mean of losses than a thousand right ones.</source>
        <translation>Deux négations trompent ce modèle&#xa0;: il est sûr de *negative*, et la bonne classe coûte 12.78. Un seul exemple de ce type pèse plus dans une moyenne de pertes que mille bons.</translation>
    </message>
    <message>
        <source>Several masked words in a row are harder than one. In `The girl kicked the red ball over the white house.` *ball* alone costs 4.23; with all of *the red ball* masked, it costs 8.72 and *red* 9.21. **SpanBERT** masks such spans, and adds a second loss: each word of a span is predicted from the tokens at both ends and its place.</source>
        <translation>Plusieurs mots masqués de suite sont plus difficiles qu’un seul. Dans `The girl kicked the red ball over the white house.` *ball* seul coûte 4.23&#xa0;; si tout *the red ball* est masqué, il coûte 8.72 et *red* 9.21. **SpanBERT** masque de telles suites et ajoute une seconde perte&#xa0;: chaque mot d’une suite est prédit d’après les tokens aux deux bouts et sa place.</translation>
    </message>
    <message>
        <source>One word: *ball*</source>
        <translation>Un mot&#xa0;: *ball*</translation>
    </message>
    <message>
        <source>A span: *the red ball*</source>
        <translation>Une suite&#xa0;: *the red ball*</translation>
    </message>
</context>
<context>
    <name>Lesson query-key-value</name>
    <message>
        <source>Query, key and value</source>
        <translation>Requête, clé et valeur</translation>
    </message>
    <message>
        <source>One head, one sentence, one row: where a weight comes from and what it does.</source>
        <translation>Une tête, une phrase, une ligne&#xa0;: d’où vient un poids et ce qu’il fait.</translation>
    </message>
    <message>
        <source>A row is a question</source>
        <translation>Une ligne est une question</translation>
    </message>
    <message>
        <source>What does *it* stand for? This head has learned to find out. The row of *it* puts nearly all of its attention on *animal*.</source>
        <translation>Que désigne *it*&#xa0;? Cette tête a appris à le trouver. La ligne de *it* met presque toute son attention sur *animal*.</translation>
    </message>
    <message>
        <source>Read the heat map row by row: the token on the left is the **query**, the tokens above are the **keys**. The query *attends to* the keys. Each row sums to 1.</source>
        <translation>Lisez la carte de chaleur ligne par ligne&#xa0;: le token de gauche est la **requête**, les tokens du haut sont les **clés**. La requête *porte son attention sur* les clés. La somme de chaque ligne est 1.</translation>
    </message>
    <message>
        <source>Another row: *because*</source>
        <translation>Une autre ligne&#xa0;: *because*</translation>
    </message>
    <message>
        <source>Point at the cells of a row and read the numbers.</source>
        <translation>Pointez les cellules d’une ligne et lisez les nombres.</translation>
    </message>
    <message>
        <source>Query times key</source>
        <translation>Requête fois clé</translation>
    </message>
    <message>
        <source>For each token the head computes two vectors: a *query*, what the token looks for, and a *key*, what it offers. In this head, each vector has 32 numbers.</source>
        <translation>Pour chaque token, la tête calcule deux vecteurs&#xa0;: une *requête*, ce que cherche le token, et une *clé*, ce qu’il offre. Dans cette tête, chaque vecteur a 32 nombres.</translation>
    </message>
    <message>
        <source>Their score is the dot product, divided by the square root of the length:</source>
        <translation>Leur score est le produit scalaire, divisé par la racine carrée de la dimension&#xa0;:</translation>
    </message>
    <message>
        <source>`score = q · k / √32`</source>
        <translation>`score = q · k / √32`</translation>
    </message>
    <message>
        <source>The division keeps the scores of long vectors small. Below, all steps are computed for *it* and *animal*.</source>
        <translation>La division garde petits les scores de longs vecteurs. Ci-dessous, toutes les étapes sont calculées pour *it* et *animal*.</translation>
    </message>
    <message>
        <source>Which keys fit the query of *it* second best? See the list on the right.</source>
        <translation>Quelles clés conviennent à la requête de *it* juste après la meilleure&#xa0;? Voyez la liste à droite.</translation>
    </message>
    <message>
        <source>Softmax: scores become shares</source>
        <translation>Softmax&#xa0;: les scores deviennent des parts</translation>
    </message>
    <message>
        <source>Scores can be any number. The **softmax** turns them into shares: e to the power of each score, divided by the sum over the row.</source>
        <translation>Les scores peuvent être des nombres quelconques. Le **softmax** les transforme en parts&#xa0;: e à la puissance de chaque score, divisé par la somme sur la ligne.</translation>
    </message>
    <message>
        <source>A score that is larger by 1 gives 2.7 times the weight. So one key can take nearly all of the weight, but no weight is ever exactly zero.</source>
        <translation>Un score plus grand de 1 donne 2.7 fois le poids. Une seule clé peut donc prendre presque tout le poids, mais aucun poids n’est jamais exactement nul.</translation>
    </message>
    <message>
        <source>See the small weights: the log scale</source>
        <translation>Voir les petits poids&#xa0;: l’échelle log</translation>
    </message>
    <message>
        <source>Only their order in each row: the rank scale</source>
        <translation>Seulement leur ordre dans chaque ligne&#xa0;: l’échelle par rang</translation>
    </message>
    <message>
        <source>The weights themselves: the linear scale</source>
        <translation>Les poids eux-mêmes&#xa0;: l’échelle linéaire</translation>
    </message>
    <message>
        <source>The value is what is read</source>
        <translation>La valeur est ce qui est lu</translation>
    </message>
    <message>
        <source>For each token the head also computes a *value*, the content that is passed on. The output of a row is the sum of all values, each times its weight.</source>
        <translation>Pour chaque token, la tête calcule aussi une *valeur*, le contenu transmis. La sortie d’une ligne est la somme de toutes les valeurs, chacune multipliée par son poids.</translation>
    </message>
    <message>
        <source>So what this head adds to *it* comes mostly from *animal*. The thick line shows this.</source>
        <translation>Ce que cette tête ajoute à *it* vient donc surtout de *animal*. Le trait épais le montre.</translation>
    </message>
    <message>
        <source>See which tokens attend to *animal*</source>
        <translation>Voir quels tokens portent leur attention sur *animal*</translation>
    </message>
    <message>
        <source>Change one word</source>
        <translation>Changer un mot</translation>
    </message>
    <message>
        <source>Queries and keys are computed from the text, so other words give other weights. A street can be *wide*, an animal *tired*.</source>
        <translation>Les requêtes et les clés sont calculées à partir du texte&#xa0;: d’autres mots donnent d’autres poids. Une rue peut être *wide*, un animal *tired*.</translation>
    </message>
    <message>
        <source>A: *tired*. B: *wide*. Watch the row of *it*. The third heat map is the difference.</source>
        <translation>A&#xa0;: *tired*. B&#xa0;: *wide*. Observez la ligne de *it*. La troisième carte de chaleur est la différence.</translation>
    </message>
    <message>
        <source>Type another word for *tired* in the text above: *hungry*, *old*, *narrow*.</source>
        <translation>Saisissez un autre mot à la place de *tired* dans le texte ci-dessus&#xa0;: *hungry*, *old*, *narrow*.</translation>
    </message>
    <message>
        <source>What a weight does not say</source>
        <translation>Ce qu’un poids ne dit pas</translation>
    </message>
    <message>
        <source>A weight says where a head reads from. It does not say why the model predicts what it predicts: there are many heads and layers, and values can be long or short.</source>
        <translation>Un poids dit où une tête lit. Il ne dit pas pourquoi le modèle prédit ce qu’il prédit&#xa0;: il y a beaucoup de têtes et de couches, et les valeurs peuvent être longues ou courtes.</translation>
    </message>
    <message>
        <source>Researchers disagree on how much attention explains. Read both papers.</source>
        <translation>Les chercheurs ne s’accordent pas sur ce que l’attention explique. Lisez les deux articles.</translation>
    </message>
    <message>
        <source>Layer 2, mean of all heads: it hides what head 2 does</source>
        <translation>Couche 2, moyenne de toutes les têtes&#xa0;: elle cache ce que fait la tête 2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Scores, softmax and its derivative.</source>
        <translation>Scores, softmax et sa dérivée.</translation>
    </message>
    <message>
        <source>A query is ({a}, {b}), a key ({c}, {d}). What is their scaled score?</source>
        <translation>Une requête est ({a}, {b}), une clé ({c}, {d}). Quel est leur score normalisé&#xa0;?</translation>
    </message>
    <message>
        <source>The dot product is {a*c + b*d}; vectors of 2 components divide it by √2.</source>
        <translation>Le produit scalaire est {a*c + b*d}&#xa0;; pour des vecteurs de 2 composantes, on le divise par √2.</translation>
    </message>
    <message>
        <source>Two keys have the scores 0 and ln {r}. Which weight does the second one get?</source>
        <translation>Deux clés ont les scores 0 et ln {r}. Quel poids la seconde reçoit-elle&#xa0;?</translation>
    </message>
    <message>
        <source>exp(0) = 1 and exp(ln {r}) = {r}: {r} of {1+r} shares.</source>
        <translation>exp(0) = 1 et exp(ln {r}) = {r}&#xa0;: {r} parts sur {1+r}.</translation>
    </message>
    <message>
        <source>A key has the weight {p}/10. What is the derivative of this weight with respect to the key&apos;s own score?</source>
        <translation>Une clé a le poids {p}/10. Quelle est la dérivée de ce poids par rapport au score de cette même clé&#xa0;?</translation>
    </message>
    <message>
        <source>For a softmax it is a · (1 − a). Near 0 and 1 it vanishes: a saturated softmax hardly learns.</source>
        <translation>Pour un softmax, c’est a · (1 − a). Près de 0 et de 1, elle s’annule&#xa0;: un softmax saturé n’apprend presque plus.</translation>
    </message>
    <message>
        <source>Scores are −3, 1, 1,000, 5 and −1. Why would a row like this stop the training of its query and keys?</source>
        <translation>Les scores sont −3, 1, 1000, 5 et −1. Pourquoi une telle ligne arrêterait-elle l’entraînement de sa requête et de ses clés&#xa0;?</translation>
    </message>
    <message>
        <source>The weight of the third key is 1 and all others are 0 in any arithmetic, so every derivative a · (1 − a) and −a · b is 0: no gradient reaches query and keys. Dividing scores by √d keeps them small.</source>
        <translation>Le poids de la troisième clé est 1 et tous les autres sont 0 dans toute arithmétique&#xa0;: chaque dérivée a · (1 − a) et −a · b est donc 0, et aucun gradient n’atteint la requête ni les clés. Diviser les scores par √d les garde petits.</translation>
    </message>
    <message>
        <source>To which token does *it* attend most in layer 2, head 2?</source>
        <translation>Sur quel token *it* porte-t-il le plus son attention dans la tête 2 de la couche 2&#xa0;?</translation>
    </message>
    <message>
        <source>Select *it*; the list on the right shows its keys.</source>
        <translation>Sélectionnez *it*&#xa0;; la liste à droite montre ses clés.</translation>
    </message>
    <message>
        <source>Another pair: in *The restaurant would not sell the soup because it was too full*, *it* gives 0.48 to *restaurant* and 0.14 to *soup*. With *cold* in place of *full* it gives 0.05 and 0.88.</source>
        <translation>Une autre paire&#xa0;: dans *The restaurant would not sell the soup because it was too full*, *it* donne 0.48 à *restaurant* et 0.14 à *soup*. Avec *cold* à la place de *full*, il donne 0.05 et 0.88.</translation>
    </message>
    <message>
        <source>A: the restaurant is *full*. B: the soup is *cold*</source>
        <translation>A&#xa0;: le restaurant est *full*. B&#xa0;: la soupe est *cold*</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence</name>
    <message>
        <source>Recurrent networks beside attention</source>
        <translation>Les réseaux récurrents à côté de l’attention</translation>
    </message>
    <message>
        <source>What each step can read, and at what cost.</source>
        <translation>Ce que chaque étape peut lire, et à quel prix.</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>L’un après l’autre</translation>
    </message>
    <message>
        <source>Before transformers, texts were read by **recurrent** networks: a state passes from token to token, and each token changes it.</source>
        <translation>Avant les transformers, des réseaux **récurrents** lisaient les textes&#xa0;: un état passe de token en token, et chaque token le modifie.</translation>
    </message>
    <message>
        <source>Information from the first token must pass through every state to reach the last. And step 5 cannot begin before step 4 is done.</source>
        <translation>L’information du premier token doit passer par chaque état pour atteindre le dernier. Et l’étape 5 ne peut commencer avant la fin de l’étape 4.</translation>
    </message>
    <message>
        <source>Eight tokens: the path becomes longer for one of the two</source>
        <translation>Huit tokens&#xa0;: le chemin s’allonge pour l’un des deux</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous à la fois</translation>
    </message>
    <message>
        <source>Attention connects every pair **directly**: the path is one step, at any distance. And all tokens are computed at the same time, which suits graphics processors.</source>
        <translation>L’attention relie chaque paire **directement**&#xa0;: le chemin fait une étape, à toute distance. Et tous les tokens sont calculés en même temps, ce qui convient aux processeurs graphiques.</translation>
    </message>
    <message>
        <source>In the figure, the second *cake* attends directly to a word 16 tokens back: the one that followed the first *cake*.</source>
        <translation>Dans la figure, le second *cake* porte directement son attention sur un mot situé 16 tokens en arrière&#xa0;: celui qui suivait le premier *cake*.</translation>
    </message>
    <message>
        <source>The heat map</source>
        <translation>La carte de chaleur</translation>
    </message>
    <message>
        <source>The cost</source>
        <translation>Le coût</translation>
    </message>
    <message>
        <source>A recurrent layer costs n · d² operations, the weights of attention n² · d: fewer for short texts (n below d), more for long ones. Queries, keys, values and output add 4 · n · d² at any length.</source>
        <translation>Une couche récurrente coûte n · d² opérations, les poids d’attention n² · d&#xa0;: moins pour des textes courts (n inférieur à d), plus pour des longs. Requêtes, clés, valeurs et sortie ajoutent 4 · n · d² à toute longueur.</translation>
    </message>
    <message>
        <source>This is why sparse patterns, windows and caches matter.</source>
        <translation>C’est pourquoi les motifs creux, les fenêtres et les caches comptent.</translation>
    </message>
    <message>
        <source>A text of 512 tokens: equal</source>
        <translation>Un texte de 512 tokens&#xa0;: égalité</translation>
    </message>
    <message>
        <source>A text of 8,192 tokens</source>
        <translation>Un texte de 8&#xa0;192 tokens</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Without the softmax, (Q Kᵀ) V is Q (Kᵀ V). For {n} tokens and vectors of {d} components, how many times fewer multiplications does the second order take?</source>
        <translation>Sans le softmax, (Q Kᵀ) V est Q (Kᵀ V). Pour {n} tokens et des vecteurs de {d} composantes, combien de fois moins de multiplications demande le second ordre&#xa0;?</translation>
    </message>
    <message>
        <source>2 n² d against 2 n d²: n / d. With the softmax the order cannot be changed; linear attention replaces it by a product of features.</source>
        <translation>2 n² d contre 2 n d²&#xa0;: n / d. Avec le softmax, l’ordre ne peut être changé&#xa0;; l’attention linéaire le remplace par un produit de descripteurs.</translation>
    </message>
    <message>
        <source>A second network that reads from the end lets each token know both sides (a *bidirectional* network). The next word cannot be predicted that way.</source>
        <translation>Un second réseau qui lit à partir de la fin fait connaître à chaque token les deux côtés (un réseau *bidirectionnel*). Le mot suivant ne peut pas être prédit ainsi.</translation>
    </message>
    <message>
        <source>Press *Measure runs*. How much longer does a text of 8 times the tokens take?</source>
        <translation>Appuyez sur *Chronométrer*. Combien de temps de plus prend un texte de 8 fois plus de tokens&#xa0;?</translation>
    </message>
    <message>
        <source>Attention in another order, and what follows what.</source>
        <translation>L’attention dans un autre ordre, et ce qui suit quoi.</translation>
    </message>
    <message>
        <source>A text has {n} tokens. How many steps of a recurrent layer must be computed one after the other?</source>
        <translation>Un texte a {n} tokens. Combien d’étapes d’une couche récurrente doivent être calculées l’une après l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Each state needs the one before: {n}. A layer of attention computes all tokens in one step, on a processor with enough units.</source>
        <translation>Chaque état a besoin du précédent&#xa0;: {n}. Une couche d’attention calcule tous les tokens en une étape, sur un processeur qui a assez d’unités.</translation>
    </message>
    <message>
        <source>A bidirectional network reads {n} tokens. How many tokens has the backward network read when it reaches token {i}, counted from 1, with that token?</source>
        <translation>Un réseau bidirectionnel lit {n} tokens. Combien de tokens le réseau arrière a-t-il lus quand il atteint le token {i}, compté à partir de 1, ce token compris&#xa0;?</translation>
    </message>
    <message>
        <source>It begins at token {n}: {n} − {i} + 1 = {n-i+1}. The forward network has read {i}.</source>
        <translation>Il commence au token {n}&#xa0;: {n} − {i} + 1 = {n-i+1}. Le réseau avant en a lu {i}.</translation>
    </message>
</context>
<context>
    <name>Lesson recurrence-and-convolution</name>
    <message>
        <source>Recurrence and convolution, measured</source>
        <translation>Récurrence et convolution, mesurées</translation>
    </message>
    <message>
        <source>An LSTM, a convolution, attention and fixed patterns learn the same task: what each step sees, and what it still knows.</source>
        <translation>Un LSTM, une convolution, l’attention et des motifs fixes apprennent la même tâche&#xa0;: ce que voit chaque étape, et ce qu’elle sait encore.</translation>
    </message>
    <message>
        <source>One task, six networks</source>
        <translation>Une tâche, six réseaux</translation>
    </message>
    <message>
        <source>A row gives letters a digit and asks for them later: after `c4 h1 c?` the answer is 4. Six small networks have learned this, in 4,000 steps each. They differ in one thing: how a token learns of the tokens before it.</source>
        <translation>Une suite donne un chiffre à des lettres et l’interroge plus tard&#xa0;: après `c4 h1 c?`, la réponse est 4. Six petits réseaux l’ont appris, en 4&#xa0;000 pas chacun. Ils diffèrent en un point&#xa0;: comment un token s’informe des tokens qui le précèdent.</translation>
    </message>
    <message>
        <source>The page *Recurrence* replaces each token of the text above and measures by how much the answer changes: a row for each question, a column for each token. Gray is exactly 0: that token cannot be seen. At the end of a row stands the answer, in bold where it is wrong.</source>
        <translation>La page *Récurrence* remplace chaque token du texte ci-dessus et mesure de combien change la réponse&#xa0;: une ligne par question, une colonne par token. Le gris est exactement 0&#xa0;: ce token ne peut être vu. La réponse figure au bout de la ligne, en gras si elle est fausse.</translation>
    </message>
    <message>
        <source>Type letters from a to p, digits from 0 to 7 and questions of your own.</source>
        <translation>Saisissez des lettres de a à p, des chiffres de 0 à 7 et vos propres questions.</translation>
    </message>
    <message>
        <source>Ask at once</source>
        <translation>Demander aussitôt</translation>
    </message>
    <message>
        <source>LSTM: all passes through one state</source>
        <translation>LSTM&#xa0;: tout passe par un seul état</translation>
    </message>
    <message>
        <source>An **LSTM** reads token after token. 32 numbers are all that it carries on; gates decide what is kept and what is replaced. It can see every token before, and must have decided to remember it before it knew the question.</source>
        <translation>Un **LSTM** lit token après token. 32 nombres sont tout ce qu’il transmet&#xa0;; des portes décident de ce qui est gardé et de ce qui est remplacé. Il peut voir chaque token antérieur, et doit avoir décidé de le retenir avant de connaître la question.</translation>
    </message>
    <message>
        <source>The chart counts right answers by distance. Of questions whose pair stands one token back it answers 0.96, of those 23 tokens back 0.73.</source>
        <translation>Le graphique compte les réponses justes selon la distance. Aux questions dont la paire est un token en arrière, sa part de réponses justes est de 0.96, à celles de 23 tokens en arrière, de 0.73.</translation>
    </message>
    <message>
        <source>Sixteen pairs before the question: the LSTM answers 7, not 5</source>
        <translation>Seize paires avant la question&#xa0;: le LSTM répond 7, non 5</translation>
    </message>
    <message>
        <source>Convolution: a window</source>
        <translation>Convolution&#xa0;: une fenêtre</translation>
    </message>
    <message>
        <source>A **convolution** of width 3 that looks back makes each output of its token and the two before. Two of them see five tokens: a band in the figure, and gray beyond it.</source>
        <translation>Une **convolution** de largeur 3 tournée vers le passé forme chaque sortie à partir de son token et des deux précédents. Deux d’entre elles voient cinq tokens&#xa0;: une bande dans la figure, et du gris au-delà.</translation>
    </message>
    <message>
        <source>Up to 4 tokens back it answers more than 0.95 of the questions; from 5 on 0.13, about as many as a guess among eight digits. Each further layer would add two tokens. All positions are computed at once, as in attention, and the filters are the same everywhere.</source>
        <translation>Jusqu’à 4 tokens en arrière, sa part de réponses justes dépasse 0.95&#xa0;; à partir de 5, elle est de 0.13, à peu près comme au hasard parmi huit chiffres. Chaque couche de plus ajouterait deux tokens. Toutes les positions sont calculées à la fois, comme dans l’attention, et les filtres sont partout les mêmes.</translation>
    </message>
    <message>
        <source>Five tokens back: out of sight</source>
        <translation>Cinq tokens en arrière&#xa0;: hors de vue</translation>
    </message>
    <message>
        <source>Four tokens back</source>
        <translation>Quatre tokens en arrière</translation>
    </message>
    <message>
        <source>Attention: any distance</source>
        <translation>Attention&#xa0;: toute distance</translation>
    </message>
    <message>
        <source>**Attention** compares the question with every token and takes the value of the one that fits. The disk in a cell is its weight. Here most of the weight is on the pair, and nothing else but the question has influence to speak of.</source>
        <translation>L’**attention** compare la question à chaque token et prend la valeur de celui qui convient. Le disque dans une cellule est son poids. Ici, l’essentiel du poids est sur la paire, et rien d’autre que la question n’a d’influence notable.</translation>
    </message>
    <message>
        <source>It answers every held-out question at every distance. What the task does not need, it does not have: without positions it could not tell which of two digits of a letter came later.</source>
        <translation>Elle répond à toutes les questions réservées au test, à toute distance. Ce dont la tâche n’a pas besoin, elle ne l’a pas&#xa0;: sans positions, elle ne saurait dire lequel de deux chiffres d’une lettre est venu après l’autre.</translation>
    </message>
    <message>
        <source>Two digits for one letter, which no row of the training has</source>
        <translation>Deux chiffres pour une lettre, ce qu’aucune suite de l’entraînement n’a</translation>
    </message>
    <message>
        <source>Fixed patterns: filters</source>
        <translation>Motifs fixes&#xa0;: des filtres</translation>
    </message>
    <message>
        <source>The last two networks have value and output matrices as attention has, but weights that do not depend on the tokens: all on the **previous** token, or **uniform** over those up to the own one. That is what a convolution with a fixed filter does.</source>
        <translation>Les deux derniers réseaux ont des matrices de valeurs et de sortie comme l’attention, mais des poids qui ne dépendent pas des tokens&#xa0;: tous sur le token **précédent**, ou **uniformes** sur les tokens jusqu’au sien. C’est ce que fait une convolution à filtre fixe.</translation>
    </message>
    <message>
        <source>*Previous* answers one token back, and guesses elsewhere. *Uniform* sums up everything before: it answers 0.90 one token back and 0.57 after 23, because the share of each token shrinks with the row. Compare with attention, whose weights are computed for each question.</source>
        <translation>*Précédent* répond juste à un token en arrière et devine ailleurs. *Uniforme* additionne tout ce qui précède&#xa0;: sa part de réponses justes est de 0.90 à un token en arrière et de 0.57 à 23, car la part de chaque token diminue avec la suite. Comparez à l’attention, dont les poids sont calculés pour chaque question.</translation>
    </message>
    <message>
        <source>The previous token has the answer</source>
        <translation>Le token précédent a la réponse</translation>
    </message>
    <message>
        <source>Additive attention</source>
        <translation>Attention additive</translation>
    </message>
    <message>
        <source>Attention began as an addition to recurrent networks: a translator could look back at all states of its encoder, not only at the last. The score of a state is v · tanh(W q + U k), a small network instead of a product (**additive attention**).</source>
        <translation>L’attention est née comme ajout aux réseaux récurrents&#xa0;: un traducteur pouvait revenir sur tous les états de son encodeur, et non sur le dernier seul. Le score d’un état est v · tanh(W q + U k), un petit réseau au lieu d’un produit (**attention additive**).</translation>
    </message>
    <message>
        <source>Here an LSTM attends to its own states. With the same state of 32 numbers it answers every held-out question, 23 tokens back as well, where the LSTM alone answers 0.73.</source>
        <translation>Ici, un LSTM porte son attention sur ses propres états. Avec le même état de 32 nombres, il répond à toutes les questions réservées au test, même 23 tokens en arrière, là où la part du LSTM seul est de 0.73.</translation>
    </message>
    <message>
        <source>Find a row that the LSTM answers wrongly, and see whether additive attention does.</source>
        <translation>Trouvez une suite à laquelle le LSTM répond faux, et voyez si l’attention additive se trompe aussi.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>What reaches an output.</source>
        <translation>Ce qui atteint une sortie.</translation>
    </message>
    <message>
        <source>{l} convolutions of width {k} that look back follow each other. How many tokens does an output depend on, with its own?</source>
        <translation>{l} convolutions de largeur {k} tournées vers le passé se suivent. De combien de tokens une sortie dépend-elle, avec le sien&#xa0;?</translation>
    </message>
    <message>
        <source>Each layer adds {k} − 1: {l} · {k-1} + 1 = {l*(k-1)+1}.</source>
        <translation>Chaque couche ajoute {k} − 1&#xa0;: {l} · {k-1} + 1 = {l*(k-1)+1}.</translation>
    </message>
    <message>
        <source>A pair stands {n} tokens before its question. How many convolutions of width 3 that look back are needed until the output depends on it?</source>
        <translation>Une paire est {n} tokens avant sa question. Combien de convolutions de largeur 3 tournées vers le passé faut-il pour que la sortie en dépende&#xa0;?</translation>
    </message>
    <message>
        <source>L layers reach 2 L tokens back: L is at least {n} / 2 = {n/2}.</source>
        <translation>L couches atteignent 2 L tokens en arrière&#xa0;: L vaut au moins {n} / 2 = {n/2}.</translation>
    </message>
    <message>
        <source>Convolutions of width 3 look back with a dilation that doubles from layer to layer: 1, 2, 4, … How many tokens does an output of layer {l} depend on, with its own?</source>
        <translation>Des convolutions de largeur 3 sont tournées vers le passé avec une dilatation qui double de couche en couche&#xa0;: 1, 2, 4, … De combien de tokens une sortie de la couche {l} dépend-elle, avec le sien&#xa0;?</translation>
    </message>
    <message>
        <source>The layers add 2 · 1, 2 · 2, 2 · 4, …: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</source>
        <translation>Les couches ajoutent 2 · 1, 2 · 2, 2 · 4, …&#xa0;: 2 · (2^{l} − 1) + 1 = {2*(2^l-1)+1}.</translation>
    </message>
    <message>
        <source>An LSTM of width d has four gates, each with a matrix for the input, one for the state, and two vectors. How many parameters has it for d = {d}?</source>
        <translation>Un LSTM de largeur d a quatre portes, chacune avec une matrice pour l’entrée, une pour l’état et deux vecteurs. Combien de paramètres a-t-il pour d = {d}&#xa0;?</translation>
    </message>
    <message>
        <source>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</source>
        <translation>4 · (2 · {d}² + 2 · {d}) = {4*(2*d*d+2*d)}.</translation>
    </message>
    <message>
        <source>Which of the networks can be computed for all tokens of a row at once?</source>
        <translation>Lesquels de ces réseaux peuvent être calculés pour tous les tokens d’une suite à la fois&#xa0;?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All but those with an LSTM</source>
        <translation>Tous sauf ceux qui ont un LSTM</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>L’attention seule</translation>
    </message>
    <message>
        <source>The states of an LSTM follow from each other. Convolutions, attention and fixed patterns need only the embeddings.</source>
        <translation>Les états d’un LSTM se suivent l’un l’autre. Les convolutions, l’attention et les motifs fixes n’ont besoin que des plongements.</translation>
    </message>
    <message>
        <source>A **GRU** has no state apart from its output, and three pairs of matrices where an LSTM has four.</source>
        <translation>Un **GRU** n’a pas d’état distinct de sa sortie, et trois paires de matrices là où un LSTM en a quatre.</translation>
    </message>
    <message>
        <source>So a row may move: put two tokens before it, and the influences on its last question are the same numbers, two columns further on (**translation equivariance**).</source>
        <translation>Une ligne peut donc se déplacer&#xa0;: avec deux tokens devant elle, les influences sur sa dernière question sont les mêmes nombres, deux colonnes plus loin (**équivariance par translation**).</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>Une ligne</translation>
    </message>
    <message>
        <source>The same row with two tokens before it</source>
        <translation>La même ligne avec deux tokens devant elle</translation>
    </message>
    <message>
        <source>A **depthwise separable** convolution divides its work in the same way: a filter for each channel mixes tokens, then a product mixes the channels of each token. **FNet** mixes tokens by a Fourier transform, **MLP-Mixer** by a dense layer.</source>
        <translation>Une convolution **séparable en profondeur** partage son travail de la même façon&#xa0;: un filtre par canal mélange les tokens, puis un produit mélange les canaux de chaque token. **FNet** mélange les tokens par une transformée de Fourier, **MLP-Mixer** par une couche dense.</translation>
    </message>
    <message>
        <source>*Multiplicative* attention takes q W k instead. With W as a product of two matrices, one for queries and one for keys, this is the score of a transformer.</source>
        <translation>L’attention *multiplicative* prend plutôt q W k. Avec W comme produit de deux matrices, l’une pour les requêtes et l’autre pour les clés, c’est le score d’un transformer.</translation>
    </message>
    <message>
        <source>A GRU of width d has three pairs of matrices, each with two vectors, where an LSTM has four. How many parameters has it for d = {d}?</source>
        <translation>Un GRU de largeur d a trois paires de matrices, chacune avec deux vecteurs, là où un LSTM en a quatre. Combien de paramètres a-t-il pour d = {d}&#xa0;?</translation>
    </message>
    <message>
        <source>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}: three quarters of an LSTM.</source>
        <translation>3 · (2 · {d}² + 2 · {d}) = {3*(2*d*d+2*d)}&#xa0;: trois quarts d’un LSTM.</translation>
    </message>
    <message>
        <source>A convolution of width {k} maps {d} channels to {d}. How many times fewer weights has a depthwise separable one, with a filter of width {k} for each channel and a {d} × {d} matrix? Leave biases out.</source>
        <translation>Une convolution de largeur {k} transforme {d} canaux en {d}. Combien de fois moins de poids a une convolution séparable en profondeur, avec un filtre de largeur {k} par canal et une matrice {d} × {d}&#xa0;? Sans biais.</translation>
    </message>
    <message>
        <source>{k} · {d}² against {k} · {d} + {d}²: {k*d/(k+d)}.</source>
        <translation>{k} · {d}² contre {k} · {d} + {d}²&#xa0;: {k*d/(k+d)}.</translation>
    </message>
</context>
<context>
    <name>Lesson several-heads</name>
    <message>
        <source>Several heads</source>
        <translation>Plusieurs têtes</translation>
    </message>
    <message>
        <source>Each head looks for something else.</source>
        <translation>Chaque tête cherche autre chose.</translation>
    </message>
    <message>
        <source>Sixteen heat maps of one sentence</source>
        <translation>Seize cartes de chaleur d’une phrase</translation>
    </message>
    <message>
        <source>This model has 4 layers of 4 heads. Each thumbnail on the left is one head on the same sentence.</source>
        <translation>Ce modèle a 4 couches de 4 têtes. Chaque vignette à gauche est une tête sur la même phrase.</translation>
    </message>
    <message>
        <source>Some are sharp, some are blurred. Each head has its own matrices for queries, keys and values, so each looks for something else.</source>
        <translation>Les unes sont nettes, les autres floues. Chaque tête a ses propres matrices pour requêtes, clés et valeurs, et cherche donc autre chose.</translation>
    </message>
    <message>
        <source>Walk through the heads with Alt and the arrow keys, or click a thumbnail.</source>
        <translation>Parcourez les têtes avec Alt et les touches fléchées, ou cliquez sur une vignette.</translation>
    </message>
    <message>
        <source>Find a head that attends to earlier tokens, and one that attends to later tokens.</source>
        <translation>Trouvez une tête qui porte son attention sur des tokens antérieurs, et une sur des tokens ultérieurs.</translation>
    </message>
    <message>
        <source>The previous token</source>
        <translation>Le token précédent</translation>
    </message>
    <message>
        <source>Layer 0, head 0 mostly attends to the **previous token**: a strong line just below the diagonal.</source>
        <translation>La tête 0 de la couche 0 porte surtout son attention sur le **token précédent**&#xa0;: une ligne marquée juste sous la diagonale.</translation>
    </message>
    <message>
        <source>The right side lists the metrics of the head. *Previous token* is the mean weight of the previous token.</source>
        <translation>À droite figurent les métriques de la tête. *Token précédent* est le poids moyen du token précédent.</translation>
    </message>
    <message>
        <source>Layer 1, head 0 attends to the next token instead</source>
        <translation>La tête 0 de la couche 1 porte plutôt son attention sur le token suivant</translation>
    </message>
    <message>
        <source>A place for unused weight</source>
        <translation>Une place pour le poids inutilisé</translation>
    </message>
    <message>
        <source>Layer 1, head 3 puts all its weight on `[SEP]`, the token at the end. A row must sum to 1, so a head that has nothing to add needs a place for its weight. Many heads of BERT use `[SEP]` this way.</source>
        <translation>La tête 3 de la couche 1 met tout son poids sur `[SEP]`, le token de la fin. La somme d’une ligne doit être 1&#xa0;: une tête qui n’a rien à ajouter a donc besoin d’une place pour son poids. Beaucoup de têtes de BERT utilisent ainsi `[SEP]`.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. The decoder below found such a place without a loss for it: the first token.</source>
        <translation>Une perte a entraîné cette tête à le faire, comme le dit la fiche du modèle. Le décodeur ci-dessous a trouvé une telle place sans perte dédiée&#xa0;: le premier token.</translation>
    </message>
    <message>
        <source>Hide special tokens: the remaining cells have no color</source>
        <translation>Masquer les tokens spéciaux&#xa0;: les cellules restantes sont sans couleur</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>Les afficher de nouveau</translation>
    </message>
    <message>
        <source>A head of story-decoder, trained without such a loss: the first token takes nearly all of the weight</source>
        <translation>Une tête de story-decoder, entraînée sans une telle perte&#xa0;: le premier token prend presque tout le poids</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronoms</translation>
    </message>
    <message>
        <source>Layer 2, head 2 finds the noun that a pronoun stands for. Most of its rows are blurred; the row of *it* has one dark cell.</source>
        <translation>La tête 2 de la couche 2 trouve le nom que désigne un pronom. La plupart de ses lignes sont floues&#xa0;; la ligne de *it* a une cellule foncée.</translation>
    </message>
    <message>
        <source>A loss trained this head to do so, as the model card says. In large models such heads appear without one.</source>
        <translation>Une perte a entraîné cette tête à le faire, comme le dit la fiche du modèle. Dans de grands modèles, de telles têtes apparaissent sans elle.</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Une autre phrase</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Pinned heads appear beside the chosen one. The grid at the lower left colors all heads by one metric: their mean distance.</source>
        <translation>Les têtes épinglées apparaissent à côté de la tête choisie. La grille en bas à gauche colore toutes les têtes selon une métrique&#xa0;: leur distance moyenne.</translation>
    </message>
    <message>
        <source>The mean over all heads is smooth and says little about any of them.</source>
        <translation>La moyenne sur toutes les têtes est lisse et dit peu de chacune.</translation>
    </message>
    <message>
        <source>The mean of all heads of all layers</source>
        <translation>La moyenne de toutes les têtes de toutes les couches</translation>
    </message>
    <message>
        <source>Choose another metric in the list on the left.</source>
        <translation>Choisissez une autre métrique dans la liste à gauche.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Sizes of heads, and heads in the live grid.</source>
        <translation>Tailles des têtes, et têtes dans la grille active.</translation>
    </message>
    <message>
        <source>A layer has vectors of {h*s} components and {h} heads. How many components has the query of one head?</source>
        <translation>Une couche a des vecteurs de {h*s} composantes et {h} têtes. Combien de composantes a la requête d’une tête&#xa0;?</translation>
    </message>
    <message>
        <source>{h*s} / {h} = {s}: the heads share the components.</source>
        <translation>{h*s} / {h} = {s}&#xa0;: les têtes se partagent les composantes.</translation>
    </message>
    <message>
        <source>How many weights have the query, key, value and output matrices of a layer with vectors of {d} components and {h} heads together, without biases?</source>
        <translation>Combien de poids ont ensemble les matrices de requête, clé, valeur et sortie d’une couche avec des vecteurs de {d} composantes et {h} têtes, sans biais&#xa0;?</translation>
    </message>
    <message>
        <source>4 · {d}² = {4*d*d}, whatever the number of heads: more heads are smaller ones.</source>
        <translation>4 · {d}² = {4*d*d}, quel que soit le nombre de têtes&#xa0;: plus nombreuses, elles sont plus petites.</translation>
    </message>
    <message>
        <source>Which head gives most weight to the previous token in this text?</source>
        <translation>Quelle tête donne le plus de poids au token précédent dans ce texte&#xa0;?</translation>
    </message>
    <message>
        <source>*Heads by metric*, Previous token, shows the mean of each head.</source>
        <translation>*Têtes par métrique*, Token précédent, montre la moyenne de chaque tête.</translation>
    </message>
    <message>
        <source>Layer 1, head 1: *ball* gives its verb *threw* 0.80. No loss asked for it</source>
        <translation>Couche 1, tête 1&#xa0;: *ball* donne 0.80 à son verbe *threw*. Aucune perte ne l’a demandé</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>Le même mot</translation>
    </message>
    <message>
        <source>In layer 3, head 0, the last *kite* attends to the two *kite*s before it: 0.82 together.</source>
        <translation>Dans la couche 3, tête 0, le dernier *kite* porte son attention sur les deux *kite* précédents&#xa0;: 0.82 au total.</translation>
    </message>
    <message>
        <source>A loss trained this head to copy a masked word from earlier in the text, as the model card says, and this is what it does where nothing is masked. Not every word gets as much: the second *Mia* gives the first one 0.25.</source>
        <translation>Une perte a entraîné cette tête à copier un mot masqué présent plus tôt dans le texte, comme le dit la fiche du modèle&#xa0;; voilà ce qu’elle fait quand rien n’est masqué. Tous les mots n’obtiennent pas autant&#xa0;: le second *Mia* donne 0.25 au premier.</translation>
    </message>
    <message>
        <source>The second *Mia*</source>
        <translation>Le second *Mia*</translation>
    </message>
    <message>
        <source>Layer 3, head 3 does so too, without a loss for it</source>
        <translation>La couche 3, tête 3 le fait aussi, sans perte dédiée</translation>
    </message>
    <message>
        <source>Which heads are needed?</source>
        <translation>Quelles têtes sont nécessaires&#xa0;?</translation>
    </message>
    <message>
        <source>What if a head is missing? **Zero ablation** (F5) sets its output to 0. With all heads, the model gives *kite* 0.91. Without layer 3, head 0 it gives 0.18, without layer 3, head 3 0.52; without any one of the other 14 between 0.87 and 0.95.</source>
        <translation>Et si une tête manque&#xa0;? L’**ablation par zéro** (F5) met sa sortie à 0. Avec toutes les têtes, le modèle donne 0.91 à *kite*. Sans la couche 3, tête 0, il donne 0.18, sans la couche 3, tête 3, 0.52&#xa0;; sans l’une des 14 autres, entre 0.87 et 0.95.</translation>
    </message>
    <message>
        <source>So each of these 14 could be removed alone (**pruned**) at little cost, at least on this text. Training may need them anyway: with many heads that start differently, it is likelier that one of them finds what helps.</source>
        <translation>Chacune de ces 14 pourrait donc être retirée seule (**élagage**) à peu de frais, du moins sur ce texte. L’entraînement peut tout de même en avoir besoin&#xa0;: avec beaucoup de têtes qui partent de points différents, il est plus probable que l’une d’elles trouve ce qui aide.</translation>
    </message>
    <message>
        <source>Without layer 3, head 3</source>
        <translation>Sans la couche 3, tête 3</translation>
    </message>
    <message>
        <source>Without layer 2, head 2, which finds pronouns</source>
        <translation>Sans la couche 2, tête 2, qui résout les pronoms</translation>
    </message>
    <message>
        <source>With all heads</source>
        <translation>Avec toutes les têtes</translation>
    </message>
    <message>
        <source>Without a certain head, the probability of the right word stays the same. What follows?</source>
        <translation>Sans une certaine tête, la probabilité du bon mot reste la même. Que peut-on en conclure&#xa0;?</translation>
    </message>
    <message>
        <source>This text does not need that head alone</source>
        <translation>Ce texte ne dépend pas de cette tête seule</translation>
    </message>
    <message>
        <source>No text needs that head</source>
        <translation>Aucun texte n’a besoin de cette tête</translation>
    </message>
    <message>
        <source>The head has no weights</source>
        <translation>La tête n’a pas de poids</translation>
    </message>
    <message>
        <source>Another head may do the same, or nothing in this text asks for what it does. In another text it may decide.</source>
        <translation>Une autre tête fait peut-être de même, ou rien dans ce texte ne demande ce qu’elle fait. Dans un autre texte, elle peut être décisive.</translation>
    </message>
    <message>
        <source>Layer 1, head 2 attends to the previous token, whatever it is: *kicked* gives *coat* 0.99, though *boy* is its subject</source>
        <translation>La couche 1, tête 2 porte son attention sur le token précédent, quel qu’il soit&#xa0;: *kicked* donne 0.99 à *coat*, bien que *boy* soit son sujet</translation>
    </message>
</context>
<context>
    <name>Lesson shuffle</name>
    <message>
        <source>Shuffle: what a model without positions cannot know</source>
        <translation>Mélanger&#xa0;: ce qu’un modèle sans positions ne peut savoir</translation>
    </message>
    <message>
        <source>The same words in another order, with and without positions, compared number by number.</source>
        <translation>Les mêmes mots dans un autre ordre, avec et sans positions, comparés nombre par nombre.</translation>
    </message>
    <message>
        <source>The same words in another order</source>
        <translation>Les mêmes mots dans un autre ordre</translation>
    </message>
    <message>
        <source>A reads a sentence, B reads its words in another order. Words are matched wherever they stand: *girl* with *girl*, the first *the* with the first *the*.</source>
        <translation>A lit une phrase, B lit ses mots dans un autre ordre. Les mots sont associés où qu’ils soient&#xa0;: *girl* à *girl*, le premier *the* au premier *the*.</translation>
    </message>
    <message>
        <source>The tab *Words* has a row for each word: its place in A and in B, the cosine of its two vectors, and Δ, the largest difference of two of their numbers. With positions, they differ from the start.</source>
        <translation>L’onglet *Mots* a une ligne par mot&#xa0;: sa place dans A et dans B, le cosinus de ses deux vecteurs, et Δ, la plus grande différence entre deux de leurs nombres. Avec des positions, ils diffèrent dès le début.</translation>
    </message>
    <message>
        <source>Choose *Words &gt; Shuffle the words of A* above the comparison: another order each time.</source>
        <translation>Choisissez *Mots &gt; Mélanger les mots de A* au-dessus de la comparaison&#xa0;: un autre ordre à chaque fois.</translation>
    </message>
    <message>
        <source>Without positions nothing changes</source>
        <translation>Sans positions, rien ne change</translation>
    </message>
    <message>
        <source>Now both runs leave out positions. Each word has the same vector in both texts, after every layer: all differences are below 0.00001, which is rounding.</source>
        <translation>À présent, les deux exécutions omettent les positions. Chaque mot a le même vecteur dans les deux textes, après chaque couche&#xa0;: toutes les différences sont inférieures à 0.00001, c’est-à-dire à l’arrondi près.</translation>
    </message>
    <message>
        <source>Attention compares each token with each, and the feed-forward network reads one token at a time. Neither asks where a token stands. The kite found the girl, or the girl found the kite: without positions the model cannot tell.</source>
        <translation>L’attention compare chaque token à chacun, et le réseau feed-forward lit un token à la fois. Aucun ne demande où se trouve un token. Le cerf-volant a trouvé la fille, ou la fille a trouvé le cerf-volant&#xa0;: sans positions, le modèle ne peut le dire.</translation>
    </message>
    <message>
        <source>Shuffle again. Is there an order that changes a vector?</source>
        <translation>Mélangez encore. Y a-t-il un ordre qui change un vecteur&#xa0;?</translation>
    </message>
    <message>
        <source>Back to positions</source>
        <translation>Retour aux positions</translation>
    </message>
    <message>
        <source>A text has {n} different words. How many other texts come from swapping two of them?</source>
        <translation>Un texte a {n} mots différents. Combien d’autres textes obtient-on en échangeant deux d’entre eux&#xa0;?</translation>
    </message>
    <message>
        <source>A text for each pair of words: {n * (n - 1) / 2}. Without positions the model sees the same set of words in all of them.</source>
        <translation>Un texte par paire de mots&#xa0;: {n * (n - 1) / 2}. Sans positions, le modèle voit dans tous le même ensemble de mots.</translation>
    </message>
    <message>
        <source>Equivariant, not invariant</source>
        <translation>Équivariant, non invariant</translation>
    </message>
    <message>
        <source>The vectors do not stay in their places: they move with their words. Shuffle the rows of X with a permutation P, and the rows of the result are shuffled the same way: f(P X) = P f(X). This is **permutation equivariance**.</source>
        <translation>Les vecteurs ne restent pas à leur place&#xa0;: ils se déplacent avec leurs mots. Mélangez les lignes de X par une permutation P, et les lignes du résultat sont mélangées de la même façon&#xa0;: f(P X) = P f(X). C’est l’**équivariance par permutation**.</translation>
    </message>
    <message>
        <source>The weights move too, A becomes P A Pᵀ: rows and columns in the new order. The difference beside them is empty because words are matched in any order.</source>
        <translation>Les poids se déplacent aussi, A devient P A Pᵀ&#xa0;: lignes et colonnes dans le nouvel ordre. La différence à côté est vide, car les mots sont associés sans égard à l’ordre.</translation>
    </message>
    <message>
        <source>Uncheck *Words &gt; Match words in any order*: only words in the order of both texts meet.</source>
        <translation>Décochez *Mots &gt; Associer sans égard à l’ordre*&#xa0;: seuls se rencontrent les mots qui suivent l’ordre des deux textes.</translation>
    </message>
    <message>
        <source>A classifier averages the vectors of all words after the last layer of a model without positions. What does shuffling the words do to the average?</source>
        <translation>Un classifieur fait la moyenne des vecteurs de tous les mots après la dernière couche d’un modèle sans positions. Que fait à cette moyenne le mélange des mots&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing: it is invariant</source>
        <translation>Rien&#xa0;: elle est invariante</translation>
    </message>
    <message>
        <source>It is shuffled the same way</source>
        <translation>Elle est mélangée de la même façon</translation>
    </message>
    <message>
        <source>It becomes 0</source>
        <translation>Elle devient 0</translation>
    </message>
    <message>
        <source>The vectors are equivariant: the same ones in another order. Their sum does not depend on the order, so the average is invariant.</source>
        <translation>Les vecteurs sont équivariants&#xa0;: les mêmes dans un autre ordre. Leur somme ne dépend pas de l’ordre, la moyenne est donc invariante.</translation>
    </message>
    <message>
        <source>A causal mask is an order</source>
        <translation>Un masque causal est un ordre</translation>
    </message>
    <message>
        <source>A decoder without positions is not equivariant: with the causal mask, a token attends to those before it, and these change when the words are shuffled.</source>
        <translation>Un décodeur sans positions n’est pas équivariant&#xa0;: avec le masque causal, un token porte son attention sur ceux qui le précèdent, et ceux-ci changent quand on mélange les mots.</translation>
    </message>
    <message>
        <source>So a decoder can learn something of the order without any positions. The vectors before the first layer are still equal; after layer 0 they differ.</source>
        <translation>Un décodeur peut donc apprendre quelque chose de l’ordre sans aucune position. Les vecteurs avant la première couche sont encore égaux&#xa0;; après la couche 0, ils diffèrent.</translation>
    </message>
    <message>
        <source>Find the last full stop: it reads all words in both orders. After layer 0 its vector is the same, after layer 1 it is not. Why?</source>
        <translation>Trouvez le dernier point&#xa0;: il lit tous les mots dans les deux ordres. Après la couche 0, son vecteur est le même, après la couche 1 il ne l’est plus. Pourquoi&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Lesson softmax</name>
    <message>
        <source>Softmax under the hand</source>
        <translation>Manipuler le softmax</translation>
    </message>
    <message>
        <source>What the division by √d and the temperature do to a row, and why a saturated softmax learns slowly.</source>
        <translation>Ce que la division par √d et la température font à une ligne, et pourquoi un softmax saturé apprend lentement.</translation>
    </message>
    <message>
        <source>A row of scores</source>
        <translation>Une ligne de scores</translation>
    </message>
    <message>
        <source>The page *Softmax* shows the scores of one row, the row of *it*, and the weights that the softmax makes of them.</source>
        <translation>La page *Softmax* montre les scores d’une ligne, celle de *it*, et les poids que le softmax en tire.</translation>
    </message>
    <message>
        <source>The **temperature** divides all scores. Move its slider: to the right the weights become even, to the left the largest takes all.</source>
        <translation>La **température** divise tous les scores. Déplacez son curseur&#xa0;: vers la droite, les poids s’égalisent, vers la gauche, le plus grand prend tout.</translation>
    </message>
    <message>
        <source>Temperature 4</source>
        <translation>Température 4</translation>
    </message>
    <message>
        <source>Temperature 0.25</source>
        <translation>Température 0.25</translation>
    </message>
    <message>
        <source>Why scores are divided by √d</source>
        <translation>Pourquoi les scores sont divisés par √d</translation>
    </message>
    <message>
        <source>A product of two vectors of 32 numbers is a sum of 32 terms, and such sums are large. Divided by √32 = 5.657 the scores keep their size whatever the length of the vectors.</source>
        <translation>Le produit de deux vecteurs de 32 nombres est une somme de 32 termes, et de telles sommes sont grandes. Divisés par √32 = 5.657, les scores gardent leur ordre de grandeur quelle que soit la dimension des vecteurs.</translation>
    </message>
    <message>
        <source>Here they are not divided. The largest weight is 1.000, and the entropy is all but 0.</source>
        <translation>Ici, ils ne sont pas divisés. Le plus grand poids est 1.000, et l’entropie est presque 0.</translation>
    </message>
    <message>
        <source>Divided as the model does</source>
        <translation>Divisés comme le fait le modèle</translation>
    </message>
    <message>
        <source>Divided by 20</source>
        <translation>Divisés par 20</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Scores −3, 1, 1000, 5, −1. One is so large that its weight is 1 and all others are 0.</source>
        <translation>Scores −3, 1, 1000, 5, −1. L’un est si grand que son poids est 1 et que tous les autres sont 0.</translation>
    </message>
    <message>
        <source>Its matrix of derivatives says how much each weight moves with each score: `diag(p) − p p^T`. All of them are 0: no small change of any score changes any weight, so training gets no gradient through this softmax.</source>
        <translation>Sa matrice de dérivées dit de combien chaque poids varie avec chaque score&#xa0;: `diag(p) − p p^T`. Elles valent toutes 0&#xa0;: aucun petit changement d’un score ne change un poids, si bien que l’entraînement ne reçoit aucun gradient à travers ce softmax.</translation>
    </message>
    <message>
        <source>At which temperature do the others get a part? Try 200</source>
        <translation>À quelle température les autres reçoivent-ils une part&#xa0;? Essayez 200</translation>
    </message>
    <message>
        <source>Type scores of your own with a largest derivative of 0.25.</source>
        <translation>Saisissez des scores dont la plus grande dérivée est 0.25.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>The entropy says over how many keys a row spreads. Four equal scores give ln 4 = 1.386 nats, as many as 4 equal keys; the scores 0, 1, 2, 3 give 0.948 nats.</source>
        <translation>L’entropie dit sur combien de clés une ligne se répartit. Quatre scores égaux donnent ln 4 = 1.386 nats, autant que 4 clés égales&#xa0;; les scores 0, 1, 2, 3 donnent 0.948 nats.</translation>
    </message>
    <message>
        <source>Adding the same number to all scores changes no weight: each row of the matrix of derivatives sums to 0.</source>
        <translation>Ajouter le même nombre à tous les scores ne change aucun poids&#xa0;: la somme de chaque ligne de la matrice de dérivées est 0.</translation>
    </message>
    <message>
        <source>Four equal scores</source>
        <translation>Quatre scores égaux</translation>
    </message>
    <message>
        <source>The scores 10, 11, 12, 13: the same weights</source>
        <translation>Les scores 10, 11, 12, 13&#xa0;: les mêmes poids</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Derivatives of the softmax.</source>
        <translation>Dérivées du softmax.</translation>
    </message>
    <message>
        <source>A row has {n} scores. How many derivatives of a weight by a score are there?</source>
        <translation>Une ligne a {n} scores. Combien y a-t-il de dérivées d’un poids par rapport à un score&#xa0;?</translation>
    </message>
    <message>
        <source>Each of {n} weights moves with each of {n} scores: {n*n}.</source>
        <translation>Chacun des {n} poids varie avec chacun des {n} scores&#xa0;: {n*n}.</translation>
    </message>
    <message>
        <source>A weight is {p}/20, another in the same row {q}/20. What is the derivative of the first by the score of the second?</source>
        <translation>Un poids est {p}/20, un autre de la même ligne {q}/20. Quelle est la dérivée du premier par rapport au score du second&#xa0;?</translation>
    </message>
    <message>
        <source>−p q = {-(p/20)*(q/20)}: what one key gains, the others lose.</source>
        <translation>−p q = {-(p/20)*(q/20)}&#xa0;: ce qu’une clé gagne, les autres le perdent.</translation>
    </message>
    <message>
        <source>All {n} scores of a row are equal. What is the derivative of a weight by its own score?</source>
        <translation>Les {n} scores d’une ligne sont tous égaux. Quelle est la dérivée d’un poids par rapport à son propre score&#xa0;?</translation>
    </message>
    <message>
        <source>Each weight is 1/{n}: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</source>
        <translation>Chaque poids est 1/{n}&#xa0;: 1/{n} · (1 − 1/{n}) = {(1/n)*(1-1/n)}.</translation>
    </message>
    <message>
        <source>Which row has the largest derivatives?</source>
        <translation>Quelle ligne a les plus grandes dérivées&#xa0;?</translation>
    </message>
    <message>
        <source>two weights of 1/2</source>
        <translation>deux poids de 1/2</translation>
    </message>
    <message>
        <source>one weight of 1</source>
        <translation>un poids de 1</translation>
    </message>
    <message>
        <source>a hundred weights of 1/100</source>
        <translation>cent poids de 1/100</translation>
    </message>
    <message>
        <source>p (1 − p) is largest at p = 1/2, where it is 1/4; it is 0 at p = 1, and 0.0099 at p = 1/100.</source>
        <translation>p (1 − p) est maximal en p = 1/2, où il vaut 1/4&#xa0;; il vaut 0 en p = 1, et 0.0099 en p = 1/100.</translation>
    </message>
</context>
<context>
    <name>Lesson the-layer</name>
    <message>
        <source>The layer</source>
        <translation>La couche</translation>
    </message>
    <message>
        <source>Attention, residual connections, norms and feed-forward: the parts of a layer, and where its parameters are.</source>
        <translation>Attention, connexions résiduelles, normalisations et feed-forward&#xa0;: les parties d’une couche, et où se trouvent ses paramètres.</translation>
    </message>
    <message>
        <source>Two parts and two residual connections</source>
        <translation>Deux parties et deux connexions résiduelles</translation>
    </message>
    <message>
        <source>A layer has two parts. **Attention** moves information between tokens. The **feed-forward** network then processes each token separately.</source>
        <translation>Une couche a deux parties. L’**attention** fait circuler l’information entre tokens. Le réseau **feed-forward** traite ensuite chaque token séparément.</translation>
    </message>
    <message>
        <source>A *residual connection* (marked) passes each part: the input of the part is added to its output. So the vector of a token reaches the next layer with something added to it.</source>
        <translation>Une *connexion résiduelle* (marquée) contourne chaque partie&#xa0;: l’entrée de la partie est ajoutée à sa sortie. Le vecteur d’un token atteint donc la couche suivante avec quelque chose d’ajouté.</translation>
    </message>
    <message>
        <source>Add up the parameters of one layer by hand.</source>
        <translation>Additionnez à la main les paramètres d’une couche.</translation>
    </message>
    <message>
        <source>Count the parameters</source>
        <translation>Compter les paramètres</translation>
    </message>
    <message>
        <source>This model has vectors of 128 numbers. Queries, keys and values have three matrices of 128 × 128, with 128 biases each; the output projection, which joins the heads, has a fourth.</source>
        <translation>Ce modèle a des vecteurs de 128 nombres. Requêtes, clés et valeurs ont trois matrices de 128 × 128, avec 128 biais chacune&#xa0;; la projection de sortie, qui réunit les têtes, en a une quatrième.</translation>
    </message>
    <message>
        <source>The feed-forward network is wider inside: 512 here, four times as wide. It holds two thirds of a layer&apos;s parameters.</source>
        <translation>Le réseau feed-forward est plus large à l’intérieur&#xa0;: 512 ici, quatre fois plus. Il contient deux tiers des paramètres d’une couche.</translation>
    </message>
    <message>
        <source>Check it: 3 · (128 · 128 + 128) = 49,536. And 2 · 128 · 512 + 512 + 128 = 131,712.</source>
        <translation>Vérifiez&#xa0;: 3 · (128 · 128 + 128) = 49&#xa0;536. Et 2 · 128 · 512 + 512 + 128 = 131&#xa0;712.</translation>
    </message>
    <message>
        <source>Which share of all parameters does the token embedding have?</source>
        <translation>Quelle part de tous les paramètres revient au plongement des tokens&#xa0;?</translation>
    </message>
    <message>
        <source>Norms: after or before</source>
        <translation>Normalisations&#xa0;: après ou avant</translation>
    </message>
    <message>
        <source>*Layer norm* normalizes each vector to mean 0 and standard deviation 1, then scales and shifts it with learned numbers.</source>
        <translation>La *normalisation de couche* (layer norm) ramène chaque vecteur à une moyenne de 0 et un écart type de 1, puis le met à l’échelle et le décale avec des nombres appris.</translation>
    </message>
    <message>
        <source>BERT has its norms **after** the residual connections, like the first transformer. GPT-2 and nearly all later models have them **before** each part: the marked path then passes the whole model unchanged, and deep models train more easily.</source>
        <translation>BERT a ses normalisations **après** les connexions résiduelles, comme le premier transformer. GPT-2 et presque tous les modèles ultérieurs les ont **avant** chaque partie&#xa0;: le chemin marqué traverse alors tout le modèle inchangé, et les modèles profonds s’entraînent plus facilement.</translation>
    </message>
    <message>
        <source>The layer of BERT again</source>
        <translation>De nouveau la couche de BERT</translation>
    </message>
    <message>
        <source>The layer of a vision model</source>
        <translation>La couche d’un modèle de vision</translation>
    </message>
    <message>
        <source>Several layers</source>
        <translation>Plusieurs couches</translation>
    </message>
    <message>
        <source>Each layer attends to the outputs of the layer before it. Rollout multiplies the attention of all layers, residual connections included.</source>
        <translation>Chaque couche porte son attention sur les sorties de la couche précédente. Le rollout multiplie l’attention de toutes les couches, connexions résiduelles comprises.</translation>
    </message>
    <message>
        <source>After four layers, every token contains something of nearly every other.</source>
        <translation>Après quatre couches, chaque token contient quelque chose de presque tous les autres.</translation>
    </message>
    <message>
        <source>Through layer 0 only</source>
        <translation>À travers la couche 0 seulement</translation>
    </message>
    <message>
        <source>Through all layers</source>
        <translation>À travers toutes les couches</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>A layer like GPT-2&apos;s has vectors of {d} components, a feed-forward network four times as wide, biases everywhere and two layer norms. How many parameters has it?</source>
        <translation>Une couche semblable à celle de GPT-2 a des vecteurs de {d} composantes, un réseau feed-forward quatre fois plus large, des biais partout et deux normalisations de couche. Combien de paramètres a-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Attention 4d² + 4d, feed-forward 8d² + 5d, norms 4d: {12*d*d + 13*d}.</source>
        <translation>Attention 4d² + 4d, feed-forward 8d² + 5d, normalisations 4d&#xa0;: {12*d*d + 13*d}.</translation>
    </message>
    <message>
        <source>How many parameters has the token embedding of {v} tokens with {d} components?</source>
        <translation>Combien de paramètres a le plongement de {v} tokens à {d} composantes&#xa0;?</translation>
    </message>
    <message>
        <source>A row for each token: {v*d}.</source>
        <translation>Une ligne par token&#xa0;: {v*d}.</translation>
    </message>
    <message>
        <source>Input and output of a part must have the same size for this. In training, derivatives pass back through the sums unchanged, so that they do not **vanish** in deep models. And a signal can pass each part or go around it: 4 paths through one layer, 4^L through L layers.</source>
        <translation>Pour cela, l’entrée et la sortie d’une partie doivent avoir la même taille. Pendant l’entraînement, les dérivées remontent à travers les sommes sans changer et ne **s’évanouissent** donc pas dans les modèles profonds. Et un signal peut traverser chaque partie ou la contourner&#xa0;: 4 chemins à travers une couche, 4^L à travers L couches.</translation>
    </message>
    <message>
        <source>The paths through the attention of layer 2 are cut: what changes?</source>
        <translation>Les chemins à travers l’attention de la couche 2 sont coupés&#xa0;: qu’est-ce qui change&#xa0;?</translation>
    </message>
    <message>
        <source>*Batch norm*, common in networks for images, takes mean and deviation of each number over the examples of a batch instead. With careful initial weights a transformer can be trained without any norm (*T-Fixup*).</source>
        <translation>La *normalisation par lots* (batch norm), courante dans les réseaux pour images, prend plutôt la moyenne et l’écart type de chaque nombre sur les exemples d’un lot. Avec des poids initiaux bien choisis, un transformer peut être entraîné sans aucune norme (*T-Fixup*).</translation>
    </message>
    <message>
        <source>Parameters, derivatives, paths and norms.</source>
        <translation>Paramètres, dérivées, chemins et normes.</translation>
    </message>
    <message>
        <source>The output of each of {l} layers has the derivative {p}/10 by its input. What is the derivative through all of them, without residual connections?</source>
        <translation>La sortie de chacune des {l} couches a pour dérivée {p}/10 par rapport à son entrée. Quelle est la dérivée à travers toutes, sans connexions résiduelles&#xa0;?</translation>
    </message>
    <message>
        <source>({p}/10)^{l} = {(p/10)^l}: it vanishes. With a residual connection each factor is 1 + {p}/10, and even a layer that does nothing has 1.</source>
        <translation>({p}/10)^{l} = {(p/10)^l}&#xa0;: elle s’évanouit. Avec une connexion résiduelle, chaque facteur est 1 + {p}/10, et même une couche qui ne fait rien a 1.</translation>
    </message>
    <message>
        <source>A layer has two residual connections, each around one part. How many paths lead through {l} layers?</source>
        <translation>Une couche a deux connexions résiduelles, chacune autour d’une partie. Combien de chemins traversent {l} couches&#xa0;?</translation>
    </message>
    <message>
        <source>At each of {2*l} sums a path goes through the part or around it: 2^{2*l} = {4^l}.</source>
        <translation>À chacune des {2*l} sommes, un chemin traverse la partie ou la contourne&#xa0;: 2^{2*l} = {4^l}.</translation>
    </message>
    <message>
        <source>Layer norm, before it scales and shifts, normalizes the vector ({a}, {b}, {c}). What is its third number?</source>
        <translation>La normalisation de couche, avant mise à l’échelle et décalage, normalise le vecteur ({a}, {b}, {c}). Quel est son troisième nombre&#xa0;?</translation>
    </message>
    <message>
        <source>The mean is {(a+b+c)/3}, the standard deviation {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</source>
        <translation>La moyenne est {(a+b+c)/3}, l’écart type {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}&#xa0;: ({c} − {(a+b+c)/3}) / {sqrt((a^2+b^2+c^2)/3-((a+b+c)/3)^2)}.</translation>
    </message>
    <message>
        <source>Why does a layer return vectors of the size that it reads?</source>
        <translation>Pourquoi une couche rend-elle des vecteurs de la taille de ceux qu’elle lit&#xa0;?</translation>
    </message>
    <message>
        <source>So that they can be added to its input, and layers can follow each other</source>
        <translation>Pour qu’ils puissent être ajoutés à son entrée et que les couches puissent se suivre</translation>
    </message>
    <message>
        <source>So that each row of weights sums to 1</source>
        <translation>Pour que chaque ligne de poids ait pour somme 1</translation>
    </message>
    <message>
        <source>So that all texts have the same length</source>
        <translation>Pour que tous les textes aient la même longueur</translation>
    </message>
    <message>
        <source>A residual connection adds vectors of the same size, and the next layer expects what this one expected.</source>
        <translation>Une connexion résiduelle additionne des vecteurs de même taille, et la couche suivante attend ce que celle-ci attendait.</translation>
    </message>
    <message>
        <source>Mean and deviation of one token</source>
        <translation>Moyenne et écart type d’un token</translation>
    </message>
</context>
<context>
    <name>Lesson tokens</name>
    <message>
        <source>What a token is</source>
        <translation>Ce qu’est un token</translation>
    </message>
    <message>
        <source>How a text becomes the pieces that a model reads.</source>
        <translation>Comment un texte devient les fragments que lit un modèle.</translation>
    </message>
    <message>
        <source>A model reads tokens</source>
        <translation>Un modèle lit des tokens</translation>
    </message>
    <message>
        <source>A model reads neither letters nor words. It reads **tokens**: pieces of text from a fixed list, its *vocabulary*.</source>
        <translation>Un modèle ne lit ni des lettres ni des mots. Il lit des **tokens**&#xa0;: des fragments de texte pris dans une liste fixe, son *vocabulaire*.</translation>
    </message>
    <message>
        <source>The tokens appear under the text, each with its id, its number in that list. Frequent words are one token; others are several. *Bookcase* is made of two words that you know.</source>
        <translation>Les tokens apparaissent sous le texte, chacun avec son id, son numéro dans cette liste. Les mots fréquents sont un seul token, les autres plusieurs. *Bookcase* est fait de deux mots que vous connaissez.</translation>
    </message>
    <message>
        <source>Type your own name. How many tokens is it?</source>
        <translation>Saisissez votre propre nom. Combien de tokens fait-il&#xa0;?</translation>
    </message>
    <message>
        <source>A word that the model has never seen: Zanzibar</source>
        <translation>Un mot que le modèle n’a jamais vu&#xa0;: Zanzibar</translation>
    </message>
    <message>
        <source>Byte-pair encoding: merge by merge</source>
        <translation>Codage par paires d’octets&#xa0;: fusion par fusion</translation>
    </message>
    <message>
        <source>Read the blocks below from top to bottom. **BPE** (byte-pair encoding) starts with single characters and repeatedly joins two neighbors.</source>
        <translation>Lisez les blocs ci-dessous de haut en bas. **BPE** (byte-pair encoding, codage par paires d’octets) part de caractères isolés et réunit sans cesse deux voisins.</translation>
    </message>
    <message>
        <source>Which two? Those whose *merge* was learned first: in training, the most frequent pair became a piece, then the next one. A small number means that the merge was learned early.</source>
        <translation>Lesquels&#xa0;? Ceux dont la *fusion* a été apprise en premier&#xa0;: à l’entraînement, la paire la plus fréquente est devenue un fragment, puis la suivante. Un petit nombre signifie que la fusion a été apprise tôt.</translation>
    </message>
    <message>
        <source>`Ġ` stands for the space before a word.</source>
        <translation>`Ġ` représente l’espace devant un mot.</translation>
    </message>
    <message>
        <source>The same word at the start of a text, without its space</source>
        <translation>Le même mot au début d’un texte, sans son espace</translation>
    </message>
    <message>
        <source>A long word with known parts</source>
        <translation>Un long mot aux parties connues</translation>
    </message>
    <message>
        <source>WordPiece: the longest match</source>
        <translation>WordPiece&#xa0;: la plus longue correspondance</translation>
    </message>
    <message>
        <source>BERT and its relatives split differently. From the left, they take the **longest piece** of the vocabulary that fits, then continue with the rest.</source>
        <translation>BERT et ses proches découpent autrement. Depuis la gauche, ils prennent le **plus long fragment** du vocabulaire qui convient, puis continuent avec le reste.</translation>
    </message>
    <message>
        <source>`##` marks a piece that continues a word. *lighthouse* is in this vocabulary; *happily* is not, so it is split into small pieces.</source>
        <translation>`##` marque un fragment qui continue un mot. *lighthouse* est dans ce vocabulaire&#xa0;; *happily* n’y est pas et se découpe donc en petits fragments.</translation>
    </message>
    <message>
        <source>Which words are in the vocabulary as a whole?</source>
        <translation>Quels mots sont en entier dans le vocabulaire&#xa0;?</translation>
    </message>
    <message>
        <source>Unigram: the most probable split</source>
        <translation>Unigram&#xa0;: le découpage le plus probable</translation>
    </message>
    <message>
        <source>A third kind of tokenizer gives every piece a score, the logarithm of its probability, and chooses the split of the word with the **largest sum**.</source>
        <translation>Une troisième sorte de tokeniseur donne à chaque fragment un score, le logarithme de sa probabilité, et choisit le découpage du mot dont la **somme est la plus grande**.</translation>
    </message>
    <message>
        <source>The rows below show the best splits and their sums. Sums are negative; closer to zero is better.</source>
        <translation>Les lignes ci-dessous montrent les meilleurs découpages et leurs sommes. Les sommes sont négatives&#xa0;; plus elles sont proches de zéro, mieux c’est.</translation>
    </message>
    <message>
        <source>A word that is not in the vocabulary</source>
        <translation>Un mot absent du vocabulaire</translation>
    </message>
    <message>
        <source>Type other English words. When does the second best split come close?</source>
        <translation>Saisissez d’autres mots anglais. Quand le deuxième découpage s’approche-t-il du meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>Attention is between tokens</source>
        <translation>L’attention relie des tokens</translation>
    </message>
    <message>
        <source>Every row and every column of the heat map is a token, so *happily*, which has six pieces, has six rows.</source>
        <translation>Chaque ligne et chaque colonne de la carte de chaleur est un token&#xa0;: *happily*, qui a six fragments, a donc six lignes.</translation>
    </message>
    <message>
        <source>The button *Words* joins them: attention to a word is the sum over its pieces, attention from a word is the mean over its pieces.</source>
        <translation>Le bouton *Mots* les réunit&#xa0;: l’attention vers un mot est la somme sur ses fragments, l’attention depuis un mot est la moyenne sur ses fragments.</translation>
    </message>
    <message>
        <source>Join the pieces to words</source>
        <translation>Réunir les fragments en mots</translation>
    </message>
    <message>
        <source>Back to tokens</source>
        <translation>Retour aux tokens</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>How tokenizers learn and divide.</source>
        <translation>Comment les tokeniseurs apprennent et découpent.</translation>
    </message>
    <message>
        <source>A corpus has `can` {a} times, `cat` {b} times and `man` {c} times. How often does the pair `c a` occur, which BPE counts first of all?</source>
        <translation>Un corpus contient `can` {a} fois, `cat` {b} fois et `man` {c} fois. Combien de fois figure la paire `c a`, que BPE compte en tout premier&#xa0;?</translation>
    </message>
    <message>
        <source>It stands in `can` and in `cat`: {a} + {b} = {a+b} times. `a n` occurs {a} + {c} = {a+c} times, so `c a` is merged first.</source>
        <translation>Elle figure dans `can` et dans `cat`&#xa0;: {a} + {b} = {a+b} fois. `a n` figure {a} + {c} = {a+c} fois, c’est donc `c a` qui est fusionnée en premier.</translation>
    </message>
    <message>
        <source>A byte-pair encoding starts with {c} characters and learns {m} merges. How many different pieces does it know, at most?</source>
        <translation>Un codage par paires d’octets part de {c} caractères et apprend {m} fusions. Combien de fragments différents connaît-il, au plus&#xa0;?</translation>
    </message>
    <message>
        <source>Each merge adds one piece to the vocabulary: {c} + {m}.</source>
        <translation>Chaque fusion ajoute un fragment au vocabulaire&#xa0;: {c} + {m}.</translation>
    </message>
    <message>
        <source>WordPiece has `un`, `unw`, `##want`, `##wanted` and `##ed`. How does it divide `unwanted`?</source>
        <translation>WordPiece a `un`, `unw`, `##want`, `##wanted` et `##ed`. Comment découpe-t-il `unwanted`&#xa0;?</translation>
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
        <translation>La plus longue correspondance depuis la gauche est `unw`. Rien ne convient au reste `##anted`, WordPiece ne revient pas en arrière, et le mot entier est inconnu.</translation>
    </message>
    <message>
        <source>The library *SentencePiece* learns both this method and byte-pair encoding from raw text of any language; `▁` is its mark for the space before a word.</source>
        <translation>La bibliothèque *SentencePiece* apprend cette méthode comme le codage par paires d’octets à partir de texte brut dans n’importe quelle langue&#xa0;; `▁` y marque l’espace devant un mot.</translation>
    </message>
    <message>
        <source>In training, a split can also be drawn at random by its probability. **BPE dropout** leaves out merges at random for the same purpose: the model then meets a word in different pieces.</source>
        <translation>Pendant l’entraînement, un découpage peut aussi être tiré au hasard selon sa probabilité. Dans le même but, le **BPE dropout** omet des fusions au hasard&#xa0;: le modèle rencontre alors un mot en morceaux différents.</translation>
    </message>
    <message>
        <source>The two best splits of a word have the sums −{a} and −{a+d}. In training, one of these two is drawn by its probability. How probable is the first one?</source>
        <translation>Les deux meilleurs découpages d’un mot ont pour sommes −{a} et −{a+d}. Pendant l’entraînement, l’un des deux est tiré selon sa probabilité. Quelle est la probabilité du premier&#xa0;?</translation>
    </message>
    <message>
        <source>exp(−{a}) stands beside exp(−{a+d}), which is smaller by a factor of exp({d}): 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</source>
        <translation>exp(−{a}) est à côté de exp(−{a+d}), plus petit d’un facteur exp({d})&#xa0;: 1 / (1 + exp(−{d})) = {1/(1+exp(-d))}.</translation>
    </message>
</context>
<context>
    <name>Lesson translation</name>
    <message>
        <source>Translation with cross-attention</source>
        <translation>Traduire avec l’attention croisée</translation>
    </message>
    <message>
        <source>A decoder that attends to another text.</source>
        <translation>Un décodeur qui porte son attention sur un autre texte.</translation>
    </message>
    <message>
        <source>Two texts, one heat map</source>
        <translation>Deux textes, une carte de chaleur</translation>
    </message>
    <message>
        <source>The encoder reads English. The decoder generates French token by token, and at each token it attends to the English text: **cross-attention**.</source>
        <translation>L’encodeur lit l’anglais. Le décodeur génère du français token par token et, à chaque token, porte son attention sur le texte anglais&#xa0;: c’est l’**attention croisée**.</translation>
    </message>
    <message>
        <source>Rows are French queries, columns English keys. A row predicts the token *after* it: the row of *Le* attends to *old*, and *vieux* follows.</source>
        <translation>Les lignes sont des requêtes françaises, les colonnes des clés anglaises. Une ligne prédit le token qui la *suit*&#xa0;: la ligne de *Le* porte son attention sur *old*, et *vieux* suit.</translation>
    </message>
    <message>
        <source>Type another simple English sentence.</source>
        <translation>Saisissez une autre phrase anglaise simple.</translation>
    </message>
    <message>
        <source>The same as links</source>
        <translation>La même chose en liens</translation>
    </message>
    <message>
        <source>Words change places</source>
        <translation>Les mots changent de place</translation>
    </message>
    <message>
        <source>*A red ball* becomes *une balle rouge*: first the noun, then the color. *une* is two tokens: the row of its *e* attends to *ball*, the row of *balle* to *red*. The lines cross.</source>
        <translation>*A red ball* devient *une balle rouge*&#xa0;: d’abord le nom, puis la couleur. *une* est en deux tokens&#xa0;: la ligne de son *e* porte son attention sur *ball*, la ligne de *balle* sur *red*. Les traits se croisent.</translation>
    </message>
    <message>
        <source>This head aligns each French token with an English one. A loss trained it to do so, as the model card says (guided alignment). Heads without that loss do so less clearly.</source>
        <translation>Cette tête aligne chaque token français sur un token anglais. Une perte l’a entraînée à le faire, comme le dit la fiche du modèle (alignement guidé). Les têtes sans cette perte le font moins nettement.</translation>
    </message>
    <message>
        <source>A head without that loss</source>
        <translation>Une tête sans cette perte</translation>
    </message>
    <message>
        <source>The other head with that loss</source>
        <translation>L’autre tête avec cette perte</translation>
    </message>
    <message>
        <source>Il or elle?</source>
        <translation>Il ou elle&#xa0;?</translation>
    </message>
    <message>
        <source>In French, *it* is **il** or **elle**: *l&apos;animal* is masculine, *la rue* feminine. To choose, the model must know what *it* stands for.</source>
        <translation>En français, *it* se dit **il** ou **elle**&#xa0;: *l&apos;animal* est masculin, *la rue* féminin. Pour choisir, le modèle doit savoir ce que désigne *it*.</translation>
    </message>
    <message>
        <source>Tired: the animal, *il*. Wide: the street, *elle*.</source>
        <translation>Tired&#xa0;: l’animal, *il*. Wide&#xa0;: la rue, *elle*.</translation>
    </message>
    <message>
        <source>Too wide</source>
        <translation>Trop large</translation>
    </message>
    <message>
        <source>Replace the animal by a *cow* and the street by a *garden*: tired gives *elle*, wide *il*.</source>
        <translation>Remplacez l’animal par une *cow* et la rue par un *garden*&#xa0;: tired donne *elle*, wide *il*.</translation>
    </message>
    <message>
        <source>Generating step by step</source>
        <translation>Générer pas à pas</translation>
    </message>
    <message>
        <source>Below, the decoder generates the translation. The list shows the candidates of every token.</source>
        <translation>Ci-dessous, le décodeur génère la traduction. La liste montre les candidats de chaque token.</translation>
    </message>
    <message>
        <source>The row of a token in the heat map shows what the model attended to when it chose the next one.</source>
        <translation>La ligne d’un token dans la carte de chaleur montre sur quoi le modèle portait son attention quand il a choisi le suivant.</translation>
    </message>
    <message>
        <source>Generate the whole translation</source>
        <translation>Générer toute la traduction</translation>
    </message>
    <message>
        <source>Remove a token with Shift+F9 and choose another candidate.</source>
        <translation>Retirez un token avec Maj+F9 et choisissez un autre candidat.</translation>
    </message>
    <message>
        <source>The matrices of this head: Q comes from the French text, K and V from the English one</source>
        <translation>Les matrices de cette tête&#xa0;: Q vient du texte français, K et V de l’anglais</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Which text gives what, and how many weights there are.</source>
        <translation>Quel texte apporte quoi, et combien de poids il y a.</translation>
    </message>
    <message>
        <source>The source has {n} tokens, the target {m}. How many weights has a head of cross-attention?</source>
        <translation>La source a {n} tokens, la cible {m}. Combien de poids a une tête d’attention croisée&#xa0;?</translation>
    </message>
    <message>
        <source>A row for each of {m} queries, a column for each of {n} keys: {n*m}.</source>
        <translation>Une ligne pour chacune des {m} requêtes, une colonne pour chacune des {n} clés&#xa0;: {n*m}.</translation>
    </message>
    <message>
        <source>How many weights are not masked in three heads together: one of the encoder, one of the decoder and one of cross-attention, with {n} tokens in the source and {m} in the target?</source>
        <translation>Combien de poids ne sont pas masqués dans trois têtes réunies&#xa0;: une de l’encodeur, une du décodeur et une d’attention croisée, avec {n} tokens dans la source et {m} dans la cible&#xa0;?</translation>
    </message>
    <message>
        <source>{n}² in the encoder, {m} · {m+1} / 2 under the causal mask of the decoder, {n} · {m} from target to source: {n*n+m*(m+1)/2+n*m}.</source>
        <translation>{n}² dans l’encodeur, {m} · {m+1} / 2 sous le masque causal du décodeur, {n} · {m} de la cible vers la source&#xa0;: {n*n+m*(m+1)/2+n*m}.</translation>
    </message>
    <message>
        <source>What does cross-attention compute from the text that the decoder writes?</source>
        <translation>Que calcule l’attention croisée à partir du texte que le décodeur écrit&#xa0;?</translation>
    </message>
    <message>
        <source>Its queries</source>
        <translation>Ses requêtes</translation>
    </message>
    <message>
        <source>Its keys and values</source>
        <translation>Ses clés et ses valeurs</translation>
    </message>
    <message>
        <source>Its queries, keys and values</source>
        <translation>Ses requêtes, clés et valeurs</translation>
    </message>
    <message>
        <source>Queries ask from the target; keys and values come from what the encoder made of the source.</source>
        <translation>Les requêtes viennent de la cible&#xa0;; les clés et les valeurs, de ce que l’encodeur a fait de la source.</translation>
    </message>
    <message>
        <source>Why does cross-attention need no causal mask?</source>
        <translation>Pourquoi l’attention croisée n’a-t-elle pas besoin de masque causal&#xa0;?</translation>
    </message>
    <message>
        <source>The source is complete before the first token of the target is generated. Nothing in it lies in the future, so that every query may attend to all of it.</source>
        <translation>La source est complète avant que le premier token de la cible soit généré. Rien en elle n’appartient au futur, si bien que chaque requête a accès à tout.</translation>
    </message>
</context>
<context>
    <name>Lesson words-to-vectors</name>
    <message>
        <source>From words to vectors</source>
        <translation>Des mots aux vecteurs</translation>
    </message>
    <message>
        <source>A token becomes a row of a table; similar words get similar rows; layers make one word differ by its context.</source>
        <translation>Un token devient une ligne d’une table&#xa0;; des mots semblables reçoivent des lignes semblables&#xa0;; les couches rendent un mot différent selon son contexte.</translation>
    </message>
    <message>
        <source>One-hot times a table</source>
        <translation>One-hot fois une table</translation>
    </message>
    <message>
        <source>A name: what is its id?</source>
        <translation>Un nom&#xa0;: quel est son id&#xa0;?</translation>
    </message>
    <message>
        <source>Type a word that the model does not know. Which rows does it get?</source>
        <translation>Saisissez un mot que le modèle ne connaît pas. Quelles lignes reçoit-il&#xa0;?</translation>
    </message>
    <message>
        <source>A vocabulary of {v} tokens, vectors of {d} numbers: how many numbers has E?</source>
        <translation>Un vocabulaire de {v} tokens, des vecteurs de {d} nombres&#xa0;: combien de nombres E a-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>{v} rows of {d} numbers: {v * d}.</source>
        <translation>{v} lignes de {d} nombres&#xa0;: {v * d}.</translation>
    </message>
    <message>
        <source>Same token, same vector</source>
        <translation>Même token, même vecteur</translation>
    </message>
    <message>
        <source>*the* occurs three times. Its id is the same, so it is the same row, number for number: the cosine of the first two is 1.</source>
        <translation>*the* figure trois fois. Son id est le même, c’est donc la même ligne, nombre pour nombre&#xa0;: le cosinus des deux premiers est 1.</translation>
    </message>
    <message>
        <source>Before the first layer a word knows nothing of its place or its neighbors. Positions are added to it, and attention brings the context.</source>
        <translation>Avant la première couche, un mot ne sait rien de sa place ni de ses voisins. Les positions lui sont ajoutées, et l’attention apporte le contexte.</translation>
    </message>
    <message>
        <source>A bank of a river, a bank for money: one row</source>
        <translation>bank, rive d’un fleuve ou banque&#xa0;: une seule ligne</translation>
    </message>
    <message>
        <source>Dot product and cosine</source>
        <translation>Produit scalaire et cosinus</translation>
    </message>
    <message>
        <source>How similar are two vectors? The **dot product** multiplies them number by number and adds up. Long vectors have large ones, so the **cosine** divides by both lengths: 1 for the same direction, 0 for a right angle, −1 for opposite directions.</source>
        <translation>À quel point deux vecteurs sont-ils semblables&#xa0;? Le **produit scalaire** les multiplie nombre par nombre et additionne. Celui de longs vecteurs est grand, aussi le **cosinus** divise-t-il par les deux normes&#xa0;: 1 pour la même direction, 0 pour un angle droit, −1 pour des directions opposées.</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map: its row is u, its column is v.</source>
        <translation>Pointez une cellule de la carte de chaleur&#xa0;: sa ligne est u, sa colonne est v.</translation>
    </message>
    <message>
        <source>u = ({a}, {b}), v = ({b}, {a}). What is their cosine?</source>
        <translation>u = ({a}, {b}), v = ({b}, {a}). Quel est leur cosinus&#xa0;?</translation>
    </message>
    <message>
        <source>u · v = {2 * a * b}; both lengths are √{a^2 + b^2}, so the cosine is {2 * a * b} / {a^2 + b^2}.</source>
        <translation>u · v = {2 * a * b}&#xa0;; les deux normes valent √{a^2 + b^2}, le cosinus est donc {2 * a * b} / {a^2 + b^2}.</translation>
    </message>
    <message>
        <source>Neighbors</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>The rows of *E* with the largest cosine are the neighbors of a word. Of *tired* they are *sick*, *scared* and *sleepy*.</source>
        <translation>Les lignes de *E* au plus grand cosinus sont les voisins d’un mot. Ceux de *tired* sont *sick*, *scared* et *sleepy*.</translation>
    </message>
    <message>
        <source>street</source>
        <translation>street</translation>
    </message>
    <message>
        <source>red: colors</source>
        <translation>red&#xa0;: des couleurs</translation>
    </message>
    <message>
        <source>Sums that work, and sums that do not</source>
        <translation>Des sommes qui marchent, et d’autres non</translation>
    </message>
    <message>
        <source>Differences can have a meaning: *boy − man + woman* is nearest to *girl*, and *his − he + she* to *her*.</source>
        <translation>Les différences peuvent avoir un sens&#xa0;: *boy − man + woman* est le plus proche de *girl*, et *his − he + she* de *her*.</translation>
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
        <translation>word2vec&#xa0;: des vecteurs par les seuls voisins</translation>
    </message>
    <message>
        <source>Rows like these were first learned without a transformer. **word2vec** (skip-gram) takes a word *a* of a text and predicts the words *b* around it: the probability of *b* is a softmax over the dot products of the vector of *a* with an output vector of every word.</source>
        <translation>De telles lignes furent d’abord apprises sans transformer. **word2vec** (skip-gram) prend un mot *a* d’un texte et prédit les mots *b* qui l’entourent&#xa0;: la probabilité de *b* est un softmax des produits scalaires du vecteur de *a* avec un vecteur de sortie de chaque mot.</translation>
    </message>
    <message>
        <source>Training pulls the vectors of words that occur together toward each other, and pushes random others away. A word then has one vector for all its uses.</source>
        <translation>L’entraînement rapproche les vecteurs des mots qui apparaissent ensemble et en éloigne d’autres, pris au hasard. Un mot a alors un seul vecteur pour tous ses emplois.</translation>
    </message>
    <message>
        <source>Which words of this model have two meanings, as *bank* has?</source>
        <translation>Quels mots de ce modèle ont deux sens, comme *bank*&#xa0;?</translation>
    </message>
    <message>
        <source>Why does word2vec give &quot;river bank&quot; and &quot;bank account&quot; the same vector for bank?</source>
        <translation>Pourquoi word2vec donne-t-il à «&#xa0;river bank&#xa0;» et à «&#xa0;bank account&#xa0;» le même vecteur pour bank&#xa0;?</translation>
    </message>
    <message>
        <source>It learns one vector for each word of the vocabulary</source>
        <translation>Il apprend un vecteur par mot du vocabulaire</translation>
    </message>
    <message>
        <source>The two words have the same meaning</source>
        <translation>Les deux mots ont le même sens</translation>
    </message>
    <message>
        <source>It reads letters, not words</source>
        <translation>Il lit des lettres, non des mots</translation>
    </message>
    <message>
        <source>One row for each word, whatever stands beside it. A vector that depends on the context needs a model that reads the context.</source>
        <translation>Une ligne par mot, quel que soit son voisinage. Un vecteur qui dépend du contexte demande un modèle qui lit le contexte.</translation>
    </message>
    <message>
        <source>The same word in two contexts</source>
        <translation>Le même mot dans deux contextes</translation>
    </message>
    <message>
        <source>Two texts, one word apart: *tired* and *wide*. Beside the comparison, the tab *Words* follows each word through the layers: the cosine of its vector in both texts.</source>
        <translation>Deux textes, un mot d’écart&#xa0;: *tired* et *wide*. À côté de la comparaison, l’onglet *Mots* suit chaque mot à travers les couches&#xa0;: le cosinus de ses vecteurs dans les deux textes.</translation>
    </message>
    <message>
        <source>Type another last word for B. Which words change most?</source>
        <translation>Saisissez un autre dernier mot pour B. Quels mots changent le plus&#xa0;?</translation>
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
        <translation>Le vocabulaire de ce modèle a 2125 tokens. Un token est un vecteur de 2125 nombres, tous à 0 sauf un 1 à la place de son id&#xa0;: **one-hot**.</translation>
    </message>
    <message>
        <source>The token embedding *E* has a row of 128 numbers for each token. One-hot times *E* picks one row of it. Nobody multiplies 2124 zeros: the row is looked up.</source>
        <translation>Le plongement des tokens *E* a une ligne de 128 nombres par token. Le vecteur one-hot fois *E* en désigne une ligne. Personne ne multiplie 2124 zéros&#xa0;: la ligne est lue directement.</translation>
    </message>
    <message>
        <source>*boy* and *girl* have a cosine of 0.865: the model has learned that they occur in similar places.</source>
        <translation>*boy* et *girl* ont un cosinus de 0.865&#xa0;: le modèle a appris qu’ils apparaissent à des endroits semblables.</translation>
    </message>
    <message>
        <source>Nobody wrote these groups down. Words with the same neighbors in the texts get similar rows, because the model has to predict the same things from them. The neighbors of *street* are places as well: *square*, *valley* and *hotel*.</source>
        <translation>Personne n’a écrit ces groupes. Des mots aux mêmes voisins dans les textes reçoivent des lignes semblables, car le modèle doit en prédire les mêmes choses. Les voisins de *street* sont aussi des lieux&#xa0;: *square*, *valley* et *hotel*.</translation>
    </message>
    <message>
        <source>The famous sum does not work here: *king − man + woman* gives *animals*, though the model read of kings and queens. Of a small model&apos;s sums, some work and most do not; and the words of the sum itself are always left out of the list.</source>
        <translation>La somme célèbre ne marche pas ici&#xa0;: *king − man + woman* donne *animals*, bien que le modèle ait lu des textes sur des rois et des reines. Des sommes d’un petit modèle, certaines marchent, la plupart non&#xa0;; et les mots de la somme elle-même sont toujours exclus de la liste.</translation>
    </message>
    <message>
        <source>Before the first layer *it* has the same vector: 1.000. After layer 0 the cosine is 0.581, after layer 1 it is −0.154: by then *it* stands for the animal in one text, for the street in the other. *the* hardly moves.</source>
        <translation>Avant la première couche, *it* a le même vecteur&#xa0;: 1.000. Après la couche 0, le cosinus est 0.581, après la couche 1 il est −0.154&#xa0;: à ce point, *it* désigne l’animal dans un texte, la rue dans l’autre. *the* bouge à peine.</translation>
    </message>
    <message>
        <source>&quot;it&quot;: its cosine is −0.154, while all other words that both texts have stay above 0.7.</source>
        <translation>«&#xa0;it&#xa0;»&#xa0;: son cosinus est −0.154, alors que tous les autres mots communs aux deux textes restent au-dessus de 0.7.</translation>
    </message>
    <message>
        <source>Other words move less: *warm* before *smile* and before *bread* has a cosine of 0.845 after layer 2, *bank* at a river and in a town 0.881.</source>
        <translation>D’autres mots bougent moins&#xa0;: *warm* devant *smile* et devant *bread* a un cosinus de 0.845 après la couche 2, *bank* au bord d’une rivière et en ville 0.881.</translation>
    </message>
    <message>
        <source>A warm smile, warm bread</source>
        <translation>Un sourire chaleureux, du pain chaud</translation>
    </message>
    <message>
        <source>A bank to sit on, a bank with clerks</source>
        <translation>Une rive où s’asseoir, une banque avec des employés</translation>
    </message>
    <message>
        <source>Which word&apos;s vector differs most between the texts with *tired* and *wide*, after layer 1?</source>
        <translation>Le vecteur de quel mot diffère le plus entre les textes avec *tired* et *wide* après la couche 1&#xa0;?</translation>
    </message>
    <message>
        <source>In this table *girl* has the products 1.182, 0.514 and 0.436 with *boy*, *ball* and *river*. A softmax over these three gives *boy* 0.50</source>
        <translation>Dans cette table, *girl* a les produits 1.182, 0.514 et 0.436 avec *boy*, *ball* et *river*. Un softmax sur ces trois donne 0.50 à *boy*</translation>
    </message>
</context>
<context>
    <name>MatrixLookup</name>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>masked: this query may not attend to this key</source>
        <translation>masqué&#xa0;: cette requête n’a pas accès à cette clé</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Distance moyenne</translation>
    </message>
    <message>
        <source>Distance in the image</source>
        <translation>Distance dans l’image</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token précédent</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token suivant</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Soi-même</translation>
    </message>
    <message>
        <source>First token (sink)</source>
        <translation>Premier token (puits)</translation>
    </message>
    <message>
        <source>To separators</source>
        <translation>Vers les séparateurs</translation>
    </message>
    <message>
        <source>To [CLS]</source>
        <translation>Vers [CLS]</translation>
    </message>
    <message>
        <source>To the image</source>
        <translation>Vers l’image</translation>
    </message>
    <message>
        <source>To punctuation</source>
        <translation>Vers la ponctuation</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>A small Marian encoder-decoder that translates simple sentences from English into French.</source>
        <translation>Un petit encodeur-décodeur Marian qui traduit des phrases simples de l’anglais vers le français.</translation>
    </message>
    <message>
        <source>text generation</source>
        <translation>génération de texte</translation>
    </message>
    <message>
        <source>a tense and words that are not in its training data</source>
        <translation>un temps verbal et des mots absents de ses données d’entraînement</translation>
    </message>
    <message>
        <source>A small Swin that classifies ten kinds of clothes with windows of 4 x 4 patches, which are shifted by two patches in every second layer; three stages over 16 x 16, 8 x 8 and 4 x 4 patches.</source>
        <translation>Un petit Swin qui classe dix sortes de vêtements avec des fenêtres de 4 x 4 patchs, décalées de deux patchs une couche sur deux&#xa0;; trois étages sur 16 x 16, 8 x 8 et 4 x 4 patchs.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>images</translation>
    </message>
    <message>
        <source>it takes an ankle boot for a sandal</source>
        <translation>il prend une bottine pour une sandale</translation>
    </message>
    <message>
        <source>A small vision transformer that classifies ten kinds of clothes on 28 x 28 pixels.</source>
        <translation>Un petit vision transformer qui classe dix sortes de vêtements sur 28 x 28 pixels.</translation>
    </message>
    <message>
        <source>it takes trousers for a dress</source>
        <translation>il prend un pantalon pour une robe</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 11 steps of its training with warm-up, while heads form that copy what came before.</source>
        <translation>Un minuscule décodeur à deux couches, à 11 pas de son entraînement avec warm-up, pendant que se forment des têtes qui copient ce qui précède.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers at 5 steps of its training without warm-up, while heads form that copy what came before.</source>
        <translation>Un minuscule décodeur à deux couches, à 5 pas de son entraînement sans warm-up, pendant que se forment des têtes qui copient ce qui précède.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; scores fall with the distance, and nothing is added to the token embedding (BLOOM, ALiBi).</source>
        <translation>Un minuscule décodeur à deux couches qui prédit qui a pris une chose en dernier&#xa0;; les scores baissent avec la distance et rien n’est ajouté au plongement des tokens (BLOOM, ALiBi).</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; it has no positions (GPT-2 layout with a table of zeros) and cannot tell who came last.</source>
        <translation>Un minuscule décodeur à deux couches qui prédit qui a pris une chose en dernier&#xa0;; il n’a pas de positions (architecture GPT-2 avec une table de zéros) et ne peut savoir qui est venu en dernier.</translation>
    </message>
    <message>
        <source>without positions it often gives an earlier name</source>
        <translation>sans positions, il donne souvent un nom antérieur</translation>
    </message>
    <message>
        <source>A tiny T5 of two and two layers that predicts who took a thing last; each head has one learned number for each distance, which is added to its scores, and nothing is added to the token embedding.</source>
        <translation>Un minuscule T5 à deux fois deux couches qui prédit qui a pris une chose en dernier&#xa0;; chaque tête a un nombre appris pour chaque distance, ajouté à ses scores, et rien n’est ajouté au plongement des tokens.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; queries and keys are rotated by their position (GPT-NeoX, rotary embedding).</source>
        <translation>Un minuscule décodeur à deux couches qui prédit qui a pris une chose en dernier&#xa0;; les requêtes et les clés subissent une rotation selon leur position (GPT-NeoX, positions rotatives).</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a fixed table of sinusoids that is added to the token embedding (GPT-2 layout).</source>
        <translation>Un minuscule décodeur à deux couches qui prédit qui a pris une chose en dernier&#xa0;; les positions sont une table fixe de sinusoïdes, ajoutée au plongement des tokens (architecture GPT-2).</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to find the words of a story that answer a question.</source>
        <translation>story-encoder affiné pour trouver les mots d’une histoire qui répondent à une question.</translation>
    </message>
    <message>
        <source>fine-tuned tasks</source>
        <translation>tâches affinées</translation>
    </message>
    <message>
        <source>the text does not say this, but it still gives an answer</source>
        <translation>le texte ne le dit pas, mais il donne quand même une réponse</translation>
    </message>
    <message>
        <source>if two people do the same, it confuses them</source>
        <translation>si deux personnes font la même chose, il les confond</translation>
    </message>
    <message>
        <source>A small GPT-2 that writes simple stories; L0H2 attends to the previous token, and the heads of layer 1 find the earlier occurrence in a repeated text (induction).</source>
        <translation>Un petit GPT-2 qui écrit des histoires simples&#xa0;; L0H2 porte son attention sur le token précédent, et les têtes de la couche 1 trouvent l’occurrence antérieure dans un texte répété (induction).</translation>
    </message>
    <message>
        <source>words outside its training data are split into pieces</source>
        <translation>les mots absents de ses données d’entraînement sont découpés en fragments</translation>
    </message>
    <message>
        <source>A small BERT that predicts masked words of simple stories and whether a sentence follows; L2H2 attends from a pronoun to its noun, L1H3 to [SEP].</source>
        <translation>Un petit BERT qui prédit les mots masqués d’histoires simples et si une phrase en suit une autre&#xa0;; L2H2 va d’un pronom à son nom, L1H3 vers [SEP].</translation>
    </message>
    <message>
        <source>masked words</source>
        <translation>mots masqués</translation>
    </message>
    <message>
        <source>trophy is not in its training data</source>
        <translation>trophy n’est pas dans ses données d’entraînement</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to mark people (PER), places (LOC) and companies (ORG).</source>
        <translation>story-encoder affiné pour marquer les personnes (PER), les lieux (LOC) et les entreprises (ORG).</translation>
    </message>
    <message>
        <source>neither name is in its training data</source>
        <translation>aucun des deux noms n’est dans ses données d’entraînement</translation>
    </message>
    <message>
        <source>story-encoder with windows: each token attends to 2 neighbors on either side in layers 0 and 1 and to 4 in layers 2 and 3; [CLS] attends to all tokens, and all attend to it (Longformer).</source>
        <translation>story-encoder avec des fenêtres&#xa0;: chaque token porte son attention sur 2 voisins de chaque côté dans les couches 0 et 1, sur 4 dans les couches 2 et 3&#xa0;; [CLS] porte la sienne sur tous les tokens, et tous sur lui (Longformer).</translation>
    </message>
    <message>
        <source>the kite is outside the windows</source>
        <translation>le cerf-volant est hors des fenêtres</translation>
    </message>
    <message>
        <source>the dog is outside the windows</source>
        <translation>le chien est hors des fenêtres</translation>
    </message>
    <message>
        <source>story-encoder fine-tuned to distinguish good opinions from bad ones.</source>
        <translation>story-encoder affiné pour distinguer les avis positifs des négatifs.</translation>
    </message>
    <message>
        <source>its training data has no sentence with two negations</source>
        <translation>ses données d’entraînement n’ont aucune phrase à deux négations</translation>
    </message>
    <message>
        <source>its training data has no such lists; it does not find the first entry</source>
        <translation>ses données d’entraînement n’ont pas de telles listes&#xa0;; il ne trouve pas la première entrée</translation>
    </message>
    <message>
        <source>Restaurants and food</source>
        <translation>Restaurants et nourriture</translation>
    </message>
    <message>
        <source>Banks and rivers</source>
        <translation>Banques et rivières</translation>
    </message>
    <message>
        <source>Balls and houses</source>
        <translation>Balles et maisons</translation>
    </message>
    <message>
        <source>Animals and streets</source>
        <translation>Animaux et rues</translation>
    </message>
    <message>
        <source>Trains and stations</source>
        <translation>Trains et gares</translation>
    </message>
    <message>
        <source>Names and cities</source>
        <translation>Noms et villes</translation>
    </message>
    <message>
        <source>People and clothes</source>
        <translation>Personnes et vêtements</translation>
    </message>
    <message>
        <source>it has not learned which city is where</source>
        <translation>il n’a pas appris où se trouve chaque ville</translation>
    </message>
    <message>
        <source>fashion-vit from an ordinary start, random weights: its heads attend to all distances in every layer.</source>
        <translation>fashion-vit après un départ ordinaire, des poids aléatoires&#xa0;: ses têtes portent leur attention à toutes les distances dans chaque couche.</translation>
    </message>
    <message>
        <source>A small DaViT, trained on ten kinds of clothes: in each layer patches attend within windows of 4 x 4, then channels attend to channels.</source>
        <translation>Un petit DaViT, entraîné sur dix sortes de vêtements&#xa0;: dans chaque couche, les patchs portent leur attention à l’intérieur de fenêtres de 4 x 4, puis les canaux sur des canaux.</translation>
    </message>
    <message>
        <source>A small ImageGPT that completes images of clothes of 14 x 14 pixels, pixel by pixel; L3H2 attends to the pixel above the next one.</source>
        <translation>Un petit ImageGPT qui complète des images de vêtements de 14 x 14 pixels, pixel par pixel&#xa0;; L3H2 porte son attention sur le pixel au-dessus du suivant.</translation>
    </message>
    <message>
        <source>A small CLIP that compares images of clothes with short captions.</source>
        <translation>Un petit CLIP qui compare des images de vêtements à de courtes légendes.</translation>
    </message>
    <message>
        <source>A tiny decoder of two layers that predicts who took a thing last; positions are a learned table, which started as sinusoids and is added to the token embedding (GPT-2).</source>
        <translation>Un minuscule décodeur à deux couches qui prédit qui a pris une chose en dernier&#xa0;; les positions sont une table apprise, partie de sinusoïdes et ajoutée au plongement des tokens (GPT-2).</translation>
    </message>
    <message>
        <source>A small LLaVA that answers questions about scenes of shapes and clothes; L1H0 attends to the object in the question, L2H0 to the one in the answer.</source>
        <translation>Un petit LLaVA qui répond à des questions sur des scènes de formes et de vêtements&#xa0;; L1H0 porte son attention sur l’objet de la question, L2H0 sur celui de la réponse.</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>images et texte</translation>
    </message>
    <message>
        <source>it takes a shirt for a dress</source>
        <translation>il prend une chemise pour une robe</translation>
    </message>
</context>
<context>
    <name>OpenComparison</name>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Difference only</source>
        <translation>Différence seule</translation>
    </message>
</context>
<context>
    <name>PagePreset</name>
    <message>
        <source>Column, 88 mm</source>
        <translation>Colonne, 88 mm</translation>
    </message>
    <message>
        <source>Page, 180 mm</source>
        <translation>Page, 180 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositive, 16:9</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source>ACL, one column</source>
        <translation>ACL, une colonne</translation>
    </message>
    <message>
        <source>ACL, two columns</source>
        <translation>ACL, deux colonnes</translation>
    </message>
    <message>
        <source>CVPR, one column</source>
        <translation>CVPR, une colonne</translation>
    </message>
    <message>
        <source>CVPR, two columns</source>
        <translation>CVPR, deux colonnes</translation>
    </message>
    <message>
        <source>ICML, one column</source>
        <translation>ICML, une colonne</translation>
    </message>
    <message>
        <source>ICML, two columns</source>
        <translation>ICML, deux colonnes</translation>
    </message>
    <message>
        <source>IEEE, one column</source>
        <translation>IEEE, une colonne</translation>
    </message>
    <message>
        <source>IEEE, two columns</source>
        <translation>IEEE, deux colonnes</translation>
    </message>
    <message>
        <source>NeurIPS, full width</source>
        <translation>NeurIPS, pleine largeur</translation>
    </message>
</context>
<context>
    <name>PictureMaker</name>
    <message>
        <source>There is not enough memory to show this head. Hide special tokens or use a shorter text.</source>
        <translation>Mémoire insuffisante pour afficher cette tête. Masquez les tokens spéciaux ou utilisez un texte plus court.</translation>
    </message>
</context>
<context>
    <name>PointingOut</name>
    <message>
        <source>Nothing was highlighted: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>Rien n’a été surligné&#xa0;: ce sont les tokens du texte précédent. Réessayez quand les nouveaux tokens apparaissent.</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <translation>la ligne de %1</translation>
    </message>
    <message>
        <source>the column of %1</source>
        <translation>la colonne de %1</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>surligner</translation>
    </message>
    <message>
        <source>note of a highlight</source>
        <translation>note d’un surlignage</translation>
    </message>
    <message>
        <source>remove the highlight</source>
        <translation>retirer le surlignage</translation>
    </message>
    <message>
        <source>remove all highlights</source>
        <translation>retirer tous les surlignages</translation>
    </message>
    <message>
        <source>show a part of the text</source>
        <translation>afficher une partie du texte</translation>
    </message>
    <message>
        <source>show the whole text</source>
        <translation>afficher tout le texte</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Clear %1</source>
        <translation>Effacer %1</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the run without interventions</source>
        <translation>l’exécution sans interventions</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>le même modèle</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>%L1 rows, %L2 columns</source>
        <translation>%L1 lignes, %L2 colonnes</translation>
    </message>
</context>
<context>
    <name>SaveFigure</name>
    <message>
        <source>Save the figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>Figures (*.pdf *.svg *.png)</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Heat map and links</source>
        <translation>Carte de chaleur et liens</translation>
    </message>
    <message>
        <source>Profile of a query</source>
        <translation>Profil d’une requête</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Metric by layer</source>
        <translation>Métrique par couche</translation>
    </message>
    <message>
        <source>Over the image</source>
        <translation>Sur l’image</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Similarité des tokens</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similarité des positions</translation>
    </message>
    <message>
        <source>Head tests</source>
        <translation>Tests de têtes</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Probabilité du texte</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention en matrices</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax d’une ligne</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Couche et coût</translation>
    </message>
    <message>
        <source>From words to vectors</source>
        <translation>Des mots aux vecteurs</translation>
    </message>
    <message>
        <source>Words in two contexts</source>
        <translation>Mots dans deux contextes</translation>
    </message>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Apprendre un vocabulaire</translation>
    </message>
    <message>
        <source>One token through the model</source>
        <translation>Un token à travers le modèle</translation>
    </message>
    <message>
        <source>Approximations of a head</source>
        <translation>Approximations d’une tête</translation>
    </message>
    <message>
        <source>Recurrence, convolution and attention</source>
        <translation>Récurrence, convolution et attention</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Têtes pendant l’entraînement</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Images and captions</source>
        <translation>Images et légendes</translation>
    </message>
    <message>
        <source>Contacts of a protein</source>
        <translation>Contacts d’une protéine</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Interaction tardive</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Masques de patchs</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>%1 · sheet %2 with solutions · page %3 of %4 · Headlight %5</source>
        <translation>%1 · fiche %2 avec solutions · page %3 sur %4 · Headlight %5</translation>
    </message>
    <message>
        <source>%1 · sheet %2 · page %3 of %4 · Headlight %5</source>
        <translation>%1 · fiche %2 · page %3 sur %4 · Headlight %5</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>headlight::Actions</name>
    <message>
        <source>Gree&amp;dy decoding</source>
        <translation>Décodage glout&amp;on</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Take the most probable token at each step</source>
        <translation>Prendre le token le plus probable à chaque étape</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>É&amp;chantillonnage</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillonner</translation>
    </message>
    <message>
        <source>Sample tokens at random by their probability</source>
        <translation>Tirer les tokens au hasard selon leur probabilité</translation>
    </message>
    <message>
        <source>B&amp;eam search</source>
        <translation>Recherche en &amp;faisceau</translation>
    </message>
    <message>
        <source>Beams</source>
        <translation>Faisceaux</translation>
    </message>
    <message>
        <source>Search for the most probable continuation, keeping several at each length</source>
        <translation>Chercher la suite la plus probable en gardant plusieurs suites à chaque longueur</translation>
    </message>
    <message>
        <source>Generate &amp;one token</source>
        <translation>Générer &amp;un token</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Generate one token</source>
        <translation>Générer un token</translation>
    </message>
    <message>
        <source>&amp;Generate n tokens</source>
        <translation>Générer &amp;n tokens</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Generate the number of tokens that is set in the panel</source>
        <translation>Générer le nombre de tokens fixé dans le volet</translation>
    </message>
    <message>
        <source>Remove &amp;last token</source>
        <translation>Retirer le &amp;dernier token</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Remove the last token</source>
        <translation>Retirer le dernier token</translation>
    </message>
    <message>
        <source>S&amp;top generating</source>
        <translation>A&amp;rrêter la génération</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Arrêter la génération</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Edit &amp;text</source>
        <translation>Modifier le &amp;texte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>&amp;Second text</source>
        <translation>&amp;Second texte</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Second texte</translation>
    </message>
    <message>
        <source>&amp;Find token</source>
        <translation>Re&amp;chercher un token</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Copy to&amp;ken</source>
        <translation>Copier le to&amp;ken</translation>
    </message>
    <message>
        <source>Copy token</source>
        <translation>Copier le token</translation>
    </message>
    <message>
        <source>Cop&amp;y weight</source>
        <translation>Copier le p&amp;oids</translation>
    </message>
    <message>
        <source>Copy weight</source>
        <translation>Copier le poids</translation>
    </message>
    <message>
        <source>Copy token ro&amp;w as TSV</source>
        <translation>Copier la ligne du token en TS&amp;V</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Copy &amp;numbers as TSV</source>
        <translation>Copier les &amp;nombres en TSV</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Copier les nombres</translation>
    </message>
    <message>
        <source>Copy the numbers of the figure in focus, or of the shown head</source>
        <translation>Copier les nombres de la figure active ou de la tête affichée</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>&amp;Effacer la sélection</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>Select no token and no weight</source>
        <translation>Ne sélectionner ni token ni poids</translation>
    </message>
    <message>
        <source>Open context m&amp;enu</source>
        <translation>Ouvrir le men&amp;u contextuel</translation>
    </message>
    <message>
        <source>Context menu</source>
        <translation>Menu contextuel</translation>
    </message>
    <message>
        <source>Show what can be done with the head, weight, token or figure in focus</source>
        <translation>Afficher les actions possibles sur la tête, le poids, le token ou la figure active</translation>
    </message>
    <message>
        <source>&amp;Mask selected token</source>
        <translation>&amp;Masquer le token sélectionné</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Unmask &amp;all tokens</source>
        <translation>&amp;Démasquer tous les tokens</translation>
    </message>
    <message>
        <source>Unmask</source>
        <translation>Démasquer</translation>
    </message>
    <message>
        <source>unmask all tokens</source>
        <translation>démasquer tous les tokens</translation>
    </message>
    <message>
        <source>&amp;Highlight weight</source>
        <translation>Surligner le &amp;poids</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the weight or the token under the pointer</source>
        <translation>Ajouter ou retirer un surlignage sur le poids ou le token sous le pointeur</translation>
    </message>
    <message>
        <source>Highlight &amp;row</source>
        <translation>Surligner la &amp;ligne</translation>
    </message>
    <message>
        <source>Highlight row</source>
        <translation>Surligner la ligne</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the row of the query token</source>
        <translation>Ajouter ou retirer un surlignage sur la ligne du token requête</translation>
    </message>
    <message>
        <source>Highlight &amp;column</source>
        <translation>S&amp;urligner la colonne</translation>
    </message>
    <message>
        <source>Highlight column</source>
        <translation>Surligner la colonne</translation>
    </message>
    <message>
        <source>Add or remove a highlight on the column of the key token</source>
        <translation>Ajouter ou retirer un surlignage sur la colonne du token clé</translation>
    </message>
    <message>
        <source>Highlight with a &amp;note…</source>
        <translation>Surligner &amp;avec une note…</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Highlight the weight or the token, and write a note beside it</source>
        <translation>Surligner le poids ou le token et écrire une note à côté</translation>
    </message>
    <message>
        <source>Remove all highl&amp;ights</source>
        <translation>Retirer &amp;tous les surlignages</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a model, session, lesson, image or recording</source>
        <translation>Ouvrir un modèle, une session, une leçon, une image ou un enregistrement</translation>
    </message>
    <message>
        <source>Open model &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier de modèle…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Open a model from its folder</source>
        <translation>Ouvrir un modèle depuis son dossier</translation>
    </message>
    <message>
        <source>Open &amp;image…</source>
        <translation>Ouvrir une &amp;image…</translation>
    </message>
    <message>
        <source>Open image…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Open an image for the model to read</source>
        <translation>Ouvrir une image que le modèle lira</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>Co&amp;ller une image</translation>
    </message>
    <message>
        <source>Paste image</source>
        <translation>Coller une image</translation>
    </message>
    <message>
        <source>Open a&amp;udio…</source>
        <translation>Ouvrir un fichier &amp;audio…</translation>
    </message>
    <message>
        <source>Open audio…</source>
        <translation>Ouvrir un fichier audio…</translation>
    </message>
    <message>
        <source>Open se&amp;ssion…</source>
        <translation>Ouvrir une &amp;session…</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>Ouvrir une session…</translation>
    </message>
    <message>
        <source>Open corpus &amp;metrics…</source>
        <translation>Ouvrir des &amp;métriques de corpus…</translation>
    </message>
    <message>
        <source>Open metrics…</source>
        <translation>Ouvrir des métriques…</translation>
    </message>
    <message>
        <source>Open metrics and labels over many texts, written by headlight metrics</source>
        <translation>Ouvrir des métriques et étiquettes sur de nombreux textes, écrites par headlight metrics</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>&amp;Enregistrer la session</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>Save session as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>E&amp;xporter la figure…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Exporter la figure…</translation>
    </message>
    <message>
        <source>A&amp;dd to figure panels</source>
        <translation>A&amp;jouter aux panneaux de figure</translation>
    </message>
    <message>
        <source>Add to figure</source>
        <translation>Ajouter à la figure</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>&amp;Copier la figure</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Copier la figure</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation>Tête &amp;suivante</translation>
    </message>
    <message>
        <source>Pre&amp;vious head</source>
        <translation>Tête &amp;précédente</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>Couche s&amp;uivante</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>Couche p&amp;récédente</translation>
    </message>
    <message>
        <source>&amp;Pin this head</source>
        <translation>Épin&amp;gler cette tête</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Keep this head beside the others</source>
        <translation>Garder cette tête à côté des autres</translation>
    </message>
    <message>
        <source>&amp;Unpin all heads</source>
        <translation>&amp;Désépingler toutes les têtes</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Tout désépingler</translation>
    </message>
    <message>
        <source>unpin all heads</source>
        <translation>désépingler toutes les têtes</translation>
    </message>
    <message>
        <source>A&amp;blate head</source>
        <translation>A&amp;blater la tête</translation>
    </message>
    <message>
        <source>Ablate</source>
        <translation>Ablater</translation>
    </message>
    <message>
        <source>Replace the output of this head by zeros, or undo that</source>
        <translation>Remplacer la sortie de cette tête par des zéros, ou l’annuler</translation>
    </message>
    <message>
        <source>&amp;Single head</source>
        <translation>&amp;Tête seule</translation>
    </message>
    <message>
        <source>&amp;Mean of the layer</source>
        <translation>&amp;Moyenne de la couche</translation>
    </message>
    <message>
        <source>Ma&amp;ximum of the layer</source>
        <translation>Ma&amp;ximum de la couche</translation>
    </message>
    <message>
        <source>Mean of the head over &amp;layers</source>
        <translation>Moyenne de la tête sur les &amp;couches</translation>
    </message>
    <message>
        <source>Maximum of the head over la&amp;yers</source>
        <translation>Maximum de la tête sur les c&amp;ouches</translation>
    </message>
    <message>
        <source>Mean of all h&amp;eads</source>
        <translation>Moyenne de toutes les t&amp;êtes</translation>
    </message>
    <message>
        <source>Max&amp;imum of all heads</source>
        <translation>Max&amp;imum de toutes les têtes</translation>
    </message>
    <message>
        <source>&amp;Rollout up to this layer</source>
        <translation>&amp;Rollout jusqu’à cette couche</translation>
    </message>
    <message>
        <source>Roll&amp;out of all layers</source>
        <translation>Ro&amp;llout de toutes les couches</translation>
    </message>
    <message>
        <source>&amp;Flow up to this layer</source>
        <translation>&amp;Flux jusqu’à cette couche</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>T&amp;rain a small model…</source>
        <translation>&amp;Entraîner un petit modèle…</translation>
    </message>
    <message>
        <source>Train…</source>
        <translation>Entraîner…</translation>
    </message>
    <message>
        <source>Train a small decoder on a text, and see its heads form</source>
        <translation>Entraîner un petit décodeur sur un texte et voir ses têtes se former</translation>
    </message>
    <message>
        <source>&amp;Layer and cost</source>
        <translation>&amp;Couche et coût</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Show the parts of a layer, parameters, and the cost of runs</source>
        <translation>Afficher les parties d’une couche, les paramètres et le coût des exécutions</translation>
    </message>
    <message>
        <source>Headlight &amp;Help</source>
        <translation>&amp;Aide de Headlight</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Open the page about the panel in use</source>
        <translation>Ouvrir la page du volet utilisé</translation>
    </message>
    <message>
        <source>How to &amp;read the figure</source>
        <translation>Comment &amp;lire la figure</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Comment lire</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>L&amp;eçons</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Show short lessons about transformers, on the built-in models</source>
        <translation>Afficher de courtes leçons sur les transformers, avec les modèles intégrés</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open a lesson file and list the lessons in its folder</source>
        <translation>Ouvrir un fichier de leçon et lister les leçons de son dossier</translation>
    </message>
    <message>
        <source>&amp;Previous lesson step</source>
        <translation>Étape &amp;précédente de la leçon</translation>
    </message>
    <message>
        <source>&amp;Next lesson step</source>
        <translation>Étape &amp;suivante de la leçon</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Rese&amp;t lesson step</source>
        <translation>Ré&amp;tablir l’étape de la leçon</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Réafficher</translation>
    </message>
    <message>
        <source>Restore what the step showed first</source>
        <translation>Rétablir ce que l’étape montrait d’abord</translation>
    </message>
    <message>
        <source>&amp;Find command…</source>
        <translation>Trouver une &amp;commande…</translation>
    </message>
    <message>
        <source>Find command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson by name</source>
        <translation>Trouver par son nom une commande, une tête, un modèle, un texte ou une leçon</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>&amp;About Headlight</source>
        <translation>À propos de &amp;Headlight</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>He&amp;ad</source>
        <translation>&amp;Tête</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;model</source>
        <translation>Ouvrir un &amp;modèle</translation>
    </message>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>Sessions &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>Surli&amp;gnages</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Figure</translation>
    </message>
    <message>
        <source>&amp;Rows and columns</source>
        <translation>&amp;Lignes et colonnes</translation>
    </message>
    <message>
        <source>C&amp;olors</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>&amp;Color map</source>
        <translation>&amp;Palette de couleurs</translation>
    </message>
    <message>
        <source>Heat map &amp;zoom</source>
        <translation>&amp;Zoom de la carte de chaleur</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Combine heads</source>
        <translation>&amp;Combiner les têtes</translation>
    </message>
    <message>
        <source>Sample &amp;texts</source>
        <translation>&amp;Textes d’exemple</translation>
    </message>
    <message>
        <source>&amp;Device and threads</source>
        <translation>&amp;Processeur et threads</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>C&amp;omparer des exécutions</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare with another model, text or head, and show the difference</source>
        <translation>Comparer avec un autre modèle, texte ou tête, et afficher la différence</translation>
    </message>
    <message>
        <source>E&amp;xplain this weight</source>
        <translation>Expli&amp;quer ce poids</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Show how the weight is computed, and what else explains the prediction</source>
        <translation>Montrer comment le poids est calculé et ce qui explique aussi la prédiction</translation>
    </message>
    <message>
        <source>&amp;Tokenization</source>
        <translation>&amp;Tokenisation</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Ge&amp;nerate text</source>
        <translation>&amp;Générer du texte</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>&amp;Probability of the text</source>
        <translation>&amp;Probabilité du texte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Show how probable the model finds each token, the answer or the class</source>
        <translation>Montrer la probabilité que le modèle donne à chaque token, à la réponse ou à la classe</translation>
    </message>
    <message>
        <source>&amp;Interventions</source>
        <translation>&amp;Interventions</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Intervenir</translation>
    </message>
    <message>
        <source>Ablate heads, sharpen or replace their attention, and see how the prediction changes</source>
        <translation>Ablater des têtes, accentuer ou remplacer leur attention et voir l’effet sur la prédiction</translation>
    </message>
    <message>
        <source>Fin&amp;d heads</source>
        <translation>Trouver des t&amp;êtes</translation>
    </message>
    <message>
        <source>Find heads</source>
        <translation>Trouver des têtes</translation>
    </message>
    <message>
        <source>Rank all heads by a weight, a metric, a label or their similarity to the shown head</source>
        <translation>Classer toutes les têtes selon un poids, une métrique, une étiquette ou leur similarité à la tête affichée</translation>
    </message>
    <message>
        <source>List of hi&amp;ghlights</source>
        <translation>Liste des su&amp;rlignages</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
    <message>
        <source>List the highlights with their notes, and choose the part of the text that figures show</source>
        <translation>Lister les surlignages avec leurs notes et choisir la partie du texte que montrent les figures</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Write notes on this text; they are saved with the session</source>
        <translation>Écrire des notes sur ce texte&#xa0;; elles sont enregistrées avec la session</translation>
    </message>
    <message>
        <source>&amp;Explore heads</source>
        <translation>Explorer les tête&amp;s</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Close all panels and show the grids beside the figure</source>
        <translation>Fermer tous les volets et afficher les grilles à côté de la figure</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Carte de chaleur</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>show the heat map</source>
        <translation>afficher la carte de chaleur</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Liens</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>show the links</source>
        <translation>afficher les liens</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Les &amp;deux</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>show heat map and links</source>
        <translation>afficher carte de chaleur et liens</translation>
    </message>
    <message>
        <source>O&amp;ver the image</source>
        <translation>&amp;Sur l’image</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Show the attention of a patch over the image</source>
        <translation>Afficher l’attention d’un patch sur l’image</translation>
    </message>
    <message>
        <source>show attention over the image</source>
        <translation>afficher l’attention sur l’image</translation>
    </message>
    <message>
        <source>S&amp;mooth heat over the image</source>
        <translation>C&amp;haleur lissée sur l’image</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>Blend the colors of neighboring patches</source>
        <translation>Fondre les couleurs des patchs voisins</translation>
    </message>
    <message>
        <source>smooth heat over the image</source>
        <translation>chaleur lissée sur l’image</translation>
    </message>
    <message>
        <source>patches over the image</source>
        <translation>patchs sur l’image</translation>
    </message>
    <message>
        <source>Metric b&amp;y layer</source>
        <translation>Métri&amp;que par couche</translation>
    </message>
    <message>
        <source>By layer</source>
        <translation>Par couche</translation>
    </message>
    <message>
        <source>Show the metric as a chart: layers from left to right, one mark per head</source>
        <translation>Afficher la métrique en graphique&#xa0;: couches de gauche à droite, une marque par tête</translation>
    </message>
    <message>
        <source>metric by layer</source>
        <translation>métrique par couche</translation>
    </message>
    <message>
        <source>metric as a grid</source>
        <translation>métrique en grille</translation>
    </message>
    <message>
        <source>Metric over the cor&amp;pus</source>
        <translation>Métrique sur le corp&amp;us</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Color heads by the mean over the corpus of the open metrics instead of by this text</source>
        <translation>Colorer les têtes selon la moyenne sur le corpus des métriques ouvertes au lieu de ce texte</translation>
    </message>
    <message>
        <source>By &amp;tokens</source>
        <translation>Par &amp;tokens</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Show a row and a column for each token</source>
        <translation>Afficher une ligne et une colonne par token</translation>
    </message>
    <message>
        <source>show tokens</source>
        <translation>afficher les tokens</translation>
    </message>
    <message>
        <source>By &amp;words</source>
        <translation>Par &amp;mots</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv 1906.04341)</source>
        <translation>Réunir les tokens en mots&#xa0;: somme sur les fragments clés, moyenne sur les fragments requêtes (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>show words</source>
        <translation>afficher les mots</translation>
    </message>
    <message>
        <source>Hide &amp;special tokens</source>
        <translation>Masquer les tokens &amp;spéciaux</translation>
    </message>
    <message>
        <source>Hide special tokens</source>
        <translation>Masquer les tokens spéciaux</translation>
    </message>
    <message>
        <source>Leave special tokens such as [CLS] and [SEP] out of rows and columns</source>
        <translation>Retirer des lignes et des colonnes les tokens spéciaux tels que [CLS] et [SEP]</translation>
    </message>
    <message>
        <source>hide special tokens</source>
        <translation>masquer les tokens spéciaux</translation>
    </message>
    <message>
        <source>Leave out the &amp;first token</source>
        <translation>Omettre le &amp;premier token</translation>
    </message>
    <message>
        <source>Leave out the first token</source>
        <translation>Omettre le premier token</translation>
    </message>
    <message>
        <source>Leave out the column of the first token, which takes the attention that many heads do not use (the attention sink)</source>
        <translation>Omettre la colonne du premier token, qui prend l’attention dont beaucoup de têtes ne se servent pas (le puits d’attention)</translation>
    </message>
    <message>
        <source>leave out the first token</source>
        <translation>omettre le premier token</translation>
    </message>
    <message>
        <source>Weight by &amp;value norm</source>
        <translation>Pondérer par la norme des &amp;valeurs</translation>
    </message>
    <message>
        <source>Weight by value norm</source>
        <translation>Pondérer par la norme des valeurs</translation>
    </message>
    <message>
        <source>Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row</source>
        <translation>Multiplier chaque poids par la norme de sa sortie OV (‖W_O v‖), en part de sa ligne</translation>
    </message>
    <message>
        <source>weight by value norm</source>
        <translation>pondérer par la norme des valeurs</translation>
    </message>
    <message>
        <source>&amp;Renormalize rows</source>
        <translation>&amp;Renormaliser les lignes</translation>
    </message>
    <message>
        <source>Renormalize rows</source>
        <translation>Renormaliser les lignes</translation>
    </message>
    <message>
        <source>Make rows sum to 1 again after leaving columns out</source>
        <translation>Ramener la somme des lignes à 1 après l’omission de colonnes</translation>
    </message>
    <message>
        <source>renormalize rows</source>
        <translation>renormaliser les lignes</translation>
    </message>
    <message>
        <source>L&amp;inear color scale</source>
        <translation>Échelle de couleurs l&amp;inéaire</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Color by the weight</source>
        <translation>Colorer selon le poids</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>échelle linéaire</translation>
    </message>
    <message>
        <source>L&amp;ogarithmic color scale</source>
        <translation>Échelle de couleurs l&amp;ogarithmique</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Color by the logarithm of the weight, from 0.0001 to 1</source>
        <translation>Colorer selon le logarithme du poids, de 0.0001 à 1</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>échelle log</translation>
    </message>
    <message>
        <source>&amp;Rank color scale</source>
        <translation>Échelle de couleurs par &amp;rang</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Color by the rank of the weight within its row</source>
        <translation>Colorer selon le rang du poids dans sa ligne</translation>
    </message>
    <message>
        <source>rank scale</source>
        <translation>échelle par rang</translation>
    </message>
    <message>
        <source>&amp;Next color map</source>
        <translation>Palette &amp;suivante</translation>
    </message>
    <message>
        <source>Next color map</source>
        <translation>Palette suivante</translation>
    </message>
    <message>
        <source>Links between &amp;columns</source>
        <translation>Liens entre col&amp;onnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>links between columns</source>
        <translation>liens entre colonnes</translation>
    </message>
    <message>
        <source>Links as &amp;arcs</source>
        <translation>Liens en &amp;arcs</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>links as arcs</source>
        <translation>liens en arcs</translation>
    </message>
    <message>
        <source>Pinned heads in the &amp;same links</source>
        <translation>Têtes épinglées dans les mêmes li&amp;ens</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposer</translation>
    </message>
    <message>
        <source>pinned heads in the same links</source>
        <translation>têtes épinglées dans les mêmes liens</translation>
    </message>
    <message>
        <source>&amp;Enlarge heat map</source>
        <translation>&amp;Agrandir la carte de chaleur</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>S&amp;hrink heat map</source>
        <translation>&amp;Réduire la carte de chaleur</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show &amp;whole heat map</source>
        <translation>Carte de chaleur &amp;entière</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entière</translation>
    </message>
    <message>
        <source>Show onl&amp;y the visible part</source>
        <translation>Seulement la partie &amp;visible</translation>
    </message>
    <message>
        <source>Only the visible part</source>
        <translation>Seulement la partie visible</translation>
    </message>
    <message>
        <source>Keep the rows and columns that the enlarged heat map shows, in all figures and files</source>
        <translation>Garder les lignes et colonnes que montre la carte de chaleur agrandie, dans toutes les figures et tous les fichiers</translation>
    </message>
    <message>
        <source>Show whole te&amp;xt</source>
        <translation>Afficher tout le te&amp;xte</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Tout le texte</translation>
    </message>
    <message>
        <source>Zoom interface &amp;in</source>
        <translation>A&amp;grandir l’interface</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Follow s&amp;ystem theme</source>
        <translation>Thème du s&amp;ystème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Thème &amp;clair</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Thème &amp;sombre</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast theme</source>
        <translation>Thème à contraste éle&amp;vé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Zoom interface &amp;out</source>
        <translation>Ré&amp;duire l’interface</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>&amp;Reset zoom</source>
        <translation>Zoom par dé&amp;faut</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Zoom par défaut</translation>
    </message>
    <message>
        <source>Figure &amp;transitions</source>
        <translation>&amp;Transitions des figures</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Transitions</translation>
    </message>
    <message>
        <source>Fade from one figure to the next, unless the desktop asks for reduced motion</source>
        <translation>Passer d’une figure à l’autre en fondu, sauf si le bureau demande moins d’animations</translation>
    </message>
    <message>
        <source>Pointer ring when &amp;presenting</source>
        <translation>Anneau du &amp;pointeur en présentation</translation>
    </message>
    <message>
        <source>Pointer ring</source>
        <translation>Anneau du pointeur</translation>
    </message>
    <message>
        <source>Follow the pointer over figures with a ring, so that an audience sees it</source>
        <translation>Suivre le pointeur sur les figures avec un anneau, pour que le public le voie</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>&amp;Hide side panels</source>
        <translation>Masquer les volets laté&amp;raux</translation>
    </message>
    <message>
        <source>Hide side panels</source>
        <translation>Masquer les volets latéraux</translation>
    </message>
    <message>
        <source>Give the figure or the comparison the whole width</source>
        <translation>Donner toute la largeur à la figure ou à la comparaison</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Show the figure alone on the full screen, with text for the back row</source>
        <translation>Afficher la figure seule en plein écran, avec un texte lisible du dernier rang</translation>
    </message>
    <message>
        <source>Compare with an edited te&amp;xt</source>
        <translation>Comparer avec un te&amp;xte modifié</translation>
    </message>
    <message>
        <source>Compare wording</source>
        <translation>Comparer le texte</translation>
    </message>
    <message>
        <source>Run the same model on an edited copy of this text</source>
        <translation>Exécuter le même modèle sur une copie modifiée de ce texte</translation>
    </message>
    <message>
        <source>&amp;Add a run</source>
        <translation>&amp;Ajouter une exécution</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>Ajouter une exécution</translation>
    </message>
    <message>
        <source>Compare with another run, up to four side by side</source>
        <translation>Comparer avec une autre exécution, jusqu’à quatre côte à côte</translation>
    </message>
    <message>
        <source>&amp;Remove this run</source>
        <translation>&amp;Retirer cette exécution</translation>
    </message>
    <message>
        <source>Remove this run</source>
        <translation>Retirer cette exécution</translation>
    </message>
    <message>
        <source>Remove the shown run from the comparison</source>
        <translation>Retirer de la comparaison l’exécution affichée</translation>
    </message>
    <message>
        <source>Show &amp;next run</source>
        <translation>Exécution &amp;suivante</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Exécution suivante</translation>
    </message>
    <message>
        <source>Show the difference, the heads and the settings of the next run</source>
        <translation>Afficher la différence, les têtes et les réglages de l’exécution suivante</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lang&amp;ue</translation>
    </message>
    <message>
        <source>Open an audio file for a model that reads recordings</source>
        <translation>Ouvrir un fichier audio pour un modèle qui lit des enregistrements</translation>
    </message>
    <message>
        <source>weights over the image as they are</source>
        <translation>poids sur l’image tels quels</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relatif</translation>
    </message>
    <message>
        <source>Divide weights over the image by those that the neutral prompt gives (arXiv 2502.17422)</source>
        <translation>Diviser les poids sur l’image par ceux que donne le prompt neutre (arXiv 2502.17422)</translation>
    </message>
    <message>
        <source>weights relative to a neutral prompt</source>
        <translation>poids relatifs à un prompt neutre</translation>
    </message>
    <message>
        <source>N&amp;eutral prompt…</source>
        <translation>Prompt &amp;neutre…</translation>
    </message>
    <message>
        <source>Neutral prompt</source>
        <translation>Prompt neutre</translation>
    </message>
    <message>
        <source>Edit the prompt that weights over the image are divided by</source>
        <translation>Modifier le prompt dont les poids divisent ceux de l’image</translation>
    </message>
    <message>
        <source>&amp;Without image sinks</source>
        <translation>Sans &amp;puits d’image</translation>
    </message>
    <message>
        <source>Without sinks</source>
        <translation>Sans puits</translation>
    </message>
    <message>
        <source>Divide each patch&apos;s share of the attention by its mean share over the text</source>
        <translation>Diviser la part de chaque patch dans l’attention par sa part moyenne sur le texte</translation>
    </message>
    <message>
        <source>weights without image sinks</source>
        <translation>poids sans puits d’image</translation>
    </message>
    <message>
        <source>&amp;Relative to a neutral prompt</source>
        <translation>&amp;Relatif à un prompt neutre</translation>
    </message>
    <message>
        <source>W&amp;aveform along the axes</source>
        <translation>&amp;Forme d’onde le long des axes</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Forme d’onde</translation>
    </message>
    <message>
        <source>Draw the waveform of the recording along rows and columns that are parts of it</source>
        <translation>Tracer la forme d’onde de l’enregistrement le long des lignes et des colonnes qui en sont des parties</translation>
    </message>
    <message>
        <source>waveform along the axes</source>
        <translation>forme d’onde le long des axes</translation>
    </message>
    <message>
        <source>S&amp;pectrogram along the axes</source>
        <translation>Spectro&amp;gramme le long des axes</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Spectrogramme</translation>
    </message>
    <message>
        <source>Draw the spectrogram of the recording along rows and columns that are parts of it</source>
        <translation>Tracer le spectrogramme de l’enregistrement le long des lignes et des colonnes qui en sont des parties</translation>
    </message>
    <message>
        <source>spectrogram along the axes</source>
        <translation>spectrogramme le long des axes</translation>
    </message>
    <message>
        <source>&amp;No sound along the axes</source>
        <translation>Aucun so&amp;n le long des axes</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Aucun son</translation>
    </message>
    <message>
        <source>no sound along the axes</source>
        <translation>aucun son le long des axes</translation>
    </message>
    <message>
        <source>&amp;Replace image…</source>
        <translation>&amp;Remplacer l’image…</translation>
    </message>
    <message>
        <source>Replace image…</source>
        <translation>Remplacer l’image…</translation>
    </message>
    <message>
        <source>Open another image in place of the selected one</source>
        <translation>Ouvrir une autre image à la place de celle qui est sélectionnée</translation>
    </message>
    <message>
        <source>Move image &amp;before</source>
        <translation>Placer l’image a&amp;vant</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>Placer avant</translation>
    </message>
    <message>
        <source>Move the selected image before the one that precedes it in the text</source>
        <translation>Placer l’image sélectionnée avant celle qui la précède dans le texte</translation>
    </message>
    <message>
        <source>Move image be&amp;hind</source>
        <translation>Placer l’image a&amp;près</translation>
    </message>
    <message>
        <source>Move behind</source>
        <translation>Placer après</translation>
    </message>
    <message>
        <source>Move the selected image behind the one that follows it in the text</source>
        <translation>Placer l’image sélectionnée après celle qui la suit dans le texte</translation>
    </message>
    <message>
        <source>Re&amp;move image</source>
        <translation>&amp;Supprimer l’image</translation>
    </message>
    <message>
        <source>Remove image</source>
        <translation>Supprimer l’image</translation>
    </message>
    <message>
        <source>Remove the selected image from the text</source>
        <translation>Retirer du texte l’image sélectionnée</translation>
    </message>
    <message>
        <source>Add ima&amp;ges…</source>
        <translation>Ajouter des ima&amp;ges…</translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation>Ajouter des images…</translation>
    </message>
    <message>
        <source>Add images behind those that are open, for a model that reads several</source>
        <translation>Ajouter des images après celles qui sont ouvertes, pour un modèle qui en lit plusieurs</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>P&amp;lay selected sound</source>
        <translation>&amp;Lire le son sélectionné</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play the part of the recording that the selected token stands for</source>
        <translation>Lire la partie de l’enregistrement que représente le token sélectionné</translation>
    </message>
</context>
<context>
    <name>headlight::ApproximationPage</name>
    <message>
        <source>Approximations of the head</source>
        <translation>Approximations de la tête</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Approximation</translation>
    </message>
    <message>
        <source>Choose what stands in the place of all weights</source>
        <translation>Choisir ce qui remplace l’ensemble des poids</translation>
    </message>
    <message>
        <source>size </source>
        <translation>taille </translation>
    </message>
    <message>
        <source>Choose the reach, the rank or the number of features</source>
        <translation>Choisir la portée, le rang ou le nombre de descripteurs</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Choose the seed of what is random</source>
        <translation>Choisir la graine de ce qui est aléatoire</translation>
    </message>
    <message>
        <source>choose an approximation</source>
        <translation>choisir une approximation</translation>
    </message>
    <message>
        <source>choose the size of the approximation</source>
        <translation>choisir la taille de l’approximation</translation>
    </message>
    <message>
        <source>choose a seed</source>
        <translation>choisir une graine</translation>
    </message>
    <message>
        <source>Type a text: approximations of the shown head appear here.</source>
        <translation>Saisissez un texte&#xa0;: les approximations de la tête affichée apparaîtront ici.</translation>
    </message>
</context>
<context>
    <name>headlight::CandidateList</name>
    <message>
        <source>Candidates; Enter chooses one</source>
        <translation>Candidats&#xa0;; Entrée en choisit un</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Échantillonnage</translation>
    </message>
    <message>
        <source>Show the probability that the model gives the token</source>
        <translation>Afficher la probabilité que le modèle donne au token</translation>
    </message>
    <message>
        <source>Show the probability with which the token is sampled, after temperature, top-k and top-p</source>
        <translation>Afficher la probabilité avec laquelle le token est tiré, après température, top-k et top-p</translation>
    </message>
    <message>
        <source>Token id %1</source>
        <translation>Id du token %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisi</translation>
    </message>
</context>
<context>
    <name>headlight::CaptionsPage</name>
    <message>
        <source>Images and captions</source>
        <translation>Images et légendes</translation>
    </message>
    <message>
        <source>Open a model that compares images with texts, such as fashion-clip.</source>
        <translation>Ouvrez un modèle qui compare des images à des textes, comme fashion-clip.</translation>
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
        <translation>Ouvrir un autre checkpoint du modèle</translation>
    </message>
    <message>
        <source>Open the checkpoint before</source>
        <translation>Ouvrir le checkpoint précédent</translation>
    </message>
    <message>
        <source>Open the checkpoint after</source>
        <translation>Ouvrir le checkpoint suivant</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 sur %3</translation>
    </message>
</context>
<context>
    <name>headlight::CheckpointsPage</name>
    <message>
        <source>Test on random tokens: %1</source>
        <translation>Test sur tokens aléatoires&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the text: %1</source>
        <translation>Sur le texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Heads during training</source>
        <translation>Têtes pendant l’entraînement</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Choose the measure that is shown over the checkpoints</source>
        <translation>Choisir la mesure affichée au fil des checkpoints</translation>
    </message>
    <message>
        <source>choose a measure</source>
        <translation>choisir une mesure</translation>
    </message>
    <message>
        <source>This model has no checkpoints. Open a folder of checkpoints (subfolders such as step1000 or checkpoint-500), or the built-in model induction-decoder.</source>
        <translation>Ce modèle n’a pas de checkpoints. Ouvrez un dossier de checkpoints (sous-dossiers tels que step1000 ou checkpoint-500) ou le modèle intégré induction-decoder.</translation>
    </message>
    <message>
        <source>Type a text: this metric is measured on it.</source>
        <translation>Saisissez un texte&#xa0;: cette métrique est mesurée sur lui.</translation>
    </message>
</context>
<context>
    <name>headlight::ColumnBar</name>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Show %1, which was closed to make room for the figure</source>
        <translation>Afficher %1 (fermé pour laisser la place à la figure)</translation>
    </message>
</context>
<context>
    <name>headlight::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Find a command, head, model, text or lesson</source>
        <translation>Trouver une commande, une tête, un modèle, un texte ou une leçon</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Utilisées récemment</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>1 result · Enter run · Esc close</source>
        <translation>1 résultat · Entrée exécuter · Échap fermer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results · ↑ ↓ choose · Enter run · Esc close</source>
        <translation>
            <numerusform>%Ln résultat · ↑ ↓ choisir · Entrée exécuter · Échap fermer</numerusform>
            <numerusform>%Ln résultats · ↑ ↓ choisir · Entrée exécuter · Échap fermer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::CompareHeader</name>
    <message>
        <source>&amp;The same model</source>
        <translation>Le &amp;même modèle</translation>
    </message>
    <message>
        <source>Compare A with</source>
        <translation>Comparer A avec</translation>
    </message>
    <message>
        <source>Run that A is compared with</source>
        <translation>Exécution à laquelle A est comparée</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Enregistrer la figure…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Same text as A; type another text here</source>
        <translation>Même texte que A&#xa0;; saisissez ici un autre texte</translation>
    </message>
    <message>
        <source>Words ▾</source>
        <translation>Mots ▾</translation>
    </message>
    <message>
        <source>Words and interventions of the comparison</source>
        <translation>Mots et interventions de la comparaison</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words of A</source>
        <translation>Mélan&amp;ger les mots de A</translation>
    </message>
    <message>
        <source>Match words in &amp;any order</source>
        <translation>Associer sans égard à l&apos;&amp;ordre</translation>
    </message>
    <message>
        <source>Apply the &amp;interventions of A</source>
        <translation>Appliquer les &amp;interventions de A</translation>
    </message>
    <message>
        <source>match words in any order</source>
        <translation>associer les mots sans égard à l’ordre</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <translation>Modèle de %1</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texte de %1</translation>
    </message>
    <message>
        <source>Head of %1</source>
        <translation>Tête de %1</translation>
    </message>
    <message>
        <source>the original run</source>
        <translation>l’exécution d’origine</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>le même modèle</translation>
    </message>
    <message>
        <source>same head</source>
        <translation>même tête</translation>
    </message>
</context>
<context>
    <name>headlight::ComparePanel</name>
    <message>
        <source>Heads with similar attention will appear near each other here.</source>
        <translation>Les têtes d’attention semblable apparaîtront ici proches les unes des autres.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Similar heads</source>
        <translation>Têtes semblables</translation>
    </message>
    <message>
        <source>Head map</source>
        <translation>Carte des têtes</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Prédictions</translation>
    </message>
    <message>
        <source>Heads by the difference of %1 from A</source>
        <translation>Têtes selon la différence entre %1 et A</translation>
    </message>
    <message>
        <source>Rank heads by the mean Jensen-Shannon divergence of the rows of A and %1, in nats (0: equal rows, 0.69: nothing in common), with the token whose row differs most (arXiv 1906.04341)</source>
        <translation>Classer les têtes selon la divergence de Jensen-Shannon moyenne entre les lignes de A et de %1, en nats (0&#xa0;: lignes égales, 0.69&#xa0;: rien en commun), avec le token dont la ligne diffère le plus (arXiv 1906.04341)</translation>
    </message>
    <message>
        <source>Heads of %1 similar to the head of A</source>
        <translation>Têtes de %1 semblables à la tête de A</translation>
    </message>
    <message>
        <source>Rank the heads of %1 by their mean Jensen-Shannon divergence from the chosen head of A</source>
        <translation>Classer les têtes de %1 selon leur divergence de Jensen-Shannon moyenne par rapport à la tête choisie de A</translation>
    </message>
    <message>
        <source>Head map of %1</source>
        <translation>Carte des têtes de %1</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergence</translation>
    </message>
    <message>
        <source>Largest at</source>
        <translation>Maximale en</translation>
    </message>
    <message>
        <source>%1 · no prediction for this text</source>
        <translation>%1 · aucune prédiction pour ce texte</translation>
    </message>
</context>
<context>
    <name>headlight::CompareView</name>
    <message>
        <source>Color bars of weights and difference</source>
        <translation>Barres de couleurs des poids et de la différence</translation>
    </message>
    <message>
        <source>Figure of A</source>
        <translation>Figure de A</translation>
    </message>
    <message>
        <source>Figure of %1</source>
        <translation>Figure de %1</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>This run will appear here.</source>
        <translation>Cette exécution apparaîtra ici.</translation>
    </message>
    <message>
        <source>The runs will appear here side by side.</source>
        <translation>Les exécutions apparaîtront ici côte à côte.</translation>
    </message>
    <message>
        <source>
Click to show its difference from A</source>
        <translation>
Cliquer pour afficher sa différence avec A</translation>
    </message>
    <message>
        <source>Difference: %1 − A</source>
        <translation>Différence&#xa0;: %1 − A</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sans équivalent</translation>
    </message>
</context>
<context>
    <name>headlight::CompletedImage</name>
    <message>
        <source>Rows at the bottom that are generated</source>
        <translation>Lignes du bas qui sont générées</translation>
    </message>
    <message>
        <source>rows </source>
        <translation>lignes </translation>
    </message>
    <message>
        <source>Generated pixels that are shown</source>
        <translation>Pixels générés qui sont affichés</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save the image as a PNG file</source>
        <translation>Enregistrer l’image dans un fichier PNG</translation>
    </message>
    <message>
        <source>Use as image</source>
        <translation>Utiliser comme image</translation>
    </message>
    <message>
        <source>Open the completed image, to see the attention in it</source>
        <translation>Ouvrir l’image complétée pour y voir l’attention</translation>
    </message>
    <message>
        <source>%1 of %2 pixels generated</source>
        <translation>%1 pixels générés sur %2</translation>
    </message>
</context>
<context>
    <name>headlight::ContactsPage</name>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Open structure…</source>
        <translation>Ouvrir une structure…</translation>
    </message>
    <message>
        <source>Compare attention with the contacts of a protein structure (PDB or mmCIF)</source>
        <translation>Comparer l’attention aux contacts d’une structure de protéine (PDB ou mmCIF)</translation>
    </message>
    <message>
        <source>Open a structure</source>
        <translation>Ouvrir une structure</translation>
    </message>
    <message>
        <source>Structures (%1);;All files (*)</source>
        <translation>Structures (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a model of proteins such as ESM-2, type a sequence, and open its structure: the heads whose attention follows its contacts appear here.</source>
        <translation>Ouvrez un modèle de protéines tel qu’ESM-2, saisissez une séquence et ouvrez sa structure&#xa0;: les têtes dont l’attention suit ses contacts apparaissent ici.</translation>
    </message>
    <message>
        <source>Type the sequence of the structure.</source>
        <translation>Saisissez la séquence de la structure.</translation>
    </message>
</context>
<context>
    <name>headlight::ContextsView</name>
    <message>
        <source>Words in two contexts</source>
        <translation>Mots dans deux contextes</translation>
    </message>
    <message>
        <source>Hidden states are compared between runs of one model. Choose “the same model”.</source>
        <translation>Les états cachés se comparent entre exécutions d’un même modèle. Choisissez «&#xa0;le même modèle&#xa0;».</translation>
    </message>
    <message>
        <source>Type another text for %1, or shuffle the words of A: the same words are compared here, layer by layer.</source>
        <translation>Saisissez un autre texte pour %1, ou mélangez les mots de A&#xa0;: les mêmes mots sont comparés ici, couche par couche.</translation>
    </message>
</context>
<context>
    <name>headlight::Continuation</name>
    <message>
        <source>Open a model that generates text.</source>
        <translation>Ouvrez un modèle qui génère du texte.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so it cannot generate text.</source>
        <translation>L’attention importée n’a pas de modèle&#xa0;: elle ne peut pas générer de texte.</translation>
    </message>
    <message>
        <source>%1 does not generate text. Open a decoder, such as story-decoder, or an encoder-decoder, such as english-french.</source>
        <translation>%1 ne génère pas de texte. Ouvrez un décodeur, tel que story-decoder, ou un encodeur-décodeur, tel que english-french.</translation>
    </message>
    <message>
        <source>Open a recording first.</source>
        <translation>Ouvrez d’abord un enregistrement.</translation>
    </message>
    <message>
        <source>Type the beginning of a text.</source>
        <translation>Saisissez le début d’un texte.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while text is generated. Use zero ablation instead.</source>
        <translation>L’ablation par la moyenne n’est pas disponible pendant la génération. Utilisez plutôt l’ablation par zéro.</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>Ouvrez d’abord une image.</translation>
    </message>
</context>
<context>
    <name>headlight::ContinuePanel</name>
    <message>
        <source>GENERATE TEXT</source>
        <translation>GÉNÉRER DU TEXTE</translation>
    </message>
    <message>
        <source>Close text generation</source>
        <translation>Fermer la génération de texte</translation>
    </message>
    <message>
        <source>Save tree…</source>
        <translation>Enregistrer l’arbre…</translation>
    </message>
    <message>
        <source>Save the tree as a figure (PDF, SVG, PNG), or as JSON with the candidates of every step</source>
        <translation>Enregistrer l’arbre comme figure (PDF, SVG, PNG), ou en JSON avec les candidats de chaque étape</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>Décodage</translation>
    </message>
    <message>
        <source>Maximum tokens to generate</source>
        <translation>Nombre maximal de tokens à générer</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>Temperature: flatter above 1, sharper below</source>
        <translation>Température&#xa0;: plus plate au-dessus de 1, plus marquée au-dessous</translation>
    </message>
    <message>
        <source>temp. </source>
        <translation>temp. </translation>
    </message>
    <message>
        <source>Sample from the k most probable tokens</source>
        <translation>Tirer parmi les k tokens les plus probables</translation>
    </message>
    <message>
        <source>top-k </source>
        <translation>top-k </translation>
    </message>
    <message>
        <source>top-k all</source>
        <translation>top-k tous</translation>
    </message>
    <message>
        <source>Sample from the fewest tokens whose probabilities add up to this share</source>
        <translation>Tirer parmi le plus petit ensemble de tokens dont les probabilités totalisent cette part</translation>
    </message>
    <message>
        <source>top-p </source>
        <translation>top-p </translation>
    </message>
    <message>
        <source>Seed of sampling: the same seed gives the same tokens</source>
        <translation>Graine de l’échantillonnage&#xa0;: la même graine donne les mêmes tokens</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Continuations kept at each length</source>
        <translation>Suites gardées à chaque longueur</translation>
    </message>
    <message>
        <source> beams</source>
        <translation> faisceaux</translation>
    </message>
    <message>
        <source>The text changed: the tree starts again.</source>
        <translation>Le texte a changé&#xa0;: l’arbre recommence.</translation>
    </message>
    <message>
        <source>Step generates one token, Generate several; click another candidate to start a branch.</source>
        <translation>«&#xa0;Étape&#xa0;» génère un token, «&#xa0;Générer&#xa0;» plusieurs&#xa0;; cliquez sur un autre candidat pour commencer une branche.</translation>
    </message>
    <message>
        <source>The model ended the text here.</source>
        <translation>Le modèle a terminé le texte ici.</translation>
    </message>
    <message>
        <source>Candidates for the next token</source>
        <translation>Candidats pour le token suivant</translation>
    </message>
    <message>
        <source>Candidates at step %1</source>
        <translation>Candidats à l’étape %1</translation>
    </message>
    <message>
        <source>Save the tree</source>
        <translation>Enregistrer l’arbre</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png);;Candidates of every step (*.json)</source>
        <translation>Figures (*.pdf *.svg *.png);;Candidats de chaque étape (*.json)</translation>
    </message>
    <message>
        <source>Step generates one pixel, Generate all below the line.</source>
        <translation>«&#xa0;Étape&#xa0;» génère un pixel, «&#xa0;Générer&#xa0;» tous ceux sous la ligne.</translation>
    </message>
    <message>
        <source>COMPLETE IMAGE</source>
        <translation>COMPLÉTER L’IMAGE</translation>
    </message>
    <message>
        <source>completed image</source>
        <translation>image complétée</translation>
    </message>
    <message>
        <source>Save the image</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source> token</source>
        <translation> token</translation>
    </message>
    <message>
        <source> beam</source>
        <translation> faisceau</translation>
    </message>
</context>
<context>
    <name>headlight::CorpusMetrics</name>
    <message>
        <source>metric over the corpus</source>
        <translation>métrique sur le corpus</translation>
    </message>
    <message>
        <source>metric of this text</source>
        <translation>métrique de ce texte</translation>
    </message>
    <message>
        <source>Open metrics over a corpus, written by headlight metrics</source>
        <translation>Ouvrir des métriques sur un corpus, écrites par headlight metrics</translation>
    </message>
    <message>
        <source>Metrics (*.json);;All files (*)</source>
        <translation>Métriques (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open the model of %1 first: these metrics belong to it.</source>
        <translation>Ouvrez d’abord le modèle de %1&#xa0;: ces métriques lui appartiennent.</translation>
    </message>
    <message>
        <source>%1 belongs to a model with other layers or heads than %2. Open that model first.</source>
        <translation>%1 appartient à un modèle dont les couches ou les têtes diffèrent de %2. Ouvrez d’abord ce modèle.</translation>
    </message>
    <message>
        <source>%1 belongs to another model, %2 (weights %3). Open that model first.</source>
        <translation>%1 appartient à un autre modèle, %2 (poids %3). Ouvrez d’abord ce modèle.</translation>
    </message>
</context>
<context>
    <name>headlight::DeviceMenu</name>
    <message>
        <source>Device</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Produits matriciels</translation>
    </message>
    <message>
        <source>Threads of the CPU</source>
        <translation>Threads du CPU</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatique</translation>
    </message>
    <message>
        <source>Use a graphics processor if one is available, otherwise the CPU</source>
        <translation>Utiliser un processeur graphique s’il y en a un, sinon le CPU</translation>
    </message>
    <message>
        <source>&amp;CPU</source>
        <translation>&amp;CPU</translation>
    </message>
    <message>
        <source>Looking for graphics devices…</source>
        <translation>Recherche de processeurs graphiques…</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <translation>Aucun processeur graphique</translation>
    </message>
    <message>
        <source>Not available: %1</source>
        <translation>Indisponible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run Vulkan on the CPU, which is slower than “CPU”</source>
        <translation>Exécuter Vulkan sur le CPU, plus lent que «&#xa0;CPU&#xa0;»</translation>
    </message>
    <message>
        <source>fp&amp;32</source>
        <translation>fp&amp;32</translation>
    </message>
    <message>
        <source>Compute in single precision, as exact as the CPU</source>
        <translation>Calculer en simple précision, aussi exacte que le CPU</translation>
    </message>
    <message>
        <source>fp1&amp;6</source>
        <translation>fp1&amp;6</translation>
    </message>
    <message>
        <source>Compute in half precision: less exact, faster on graphics processors that support it</source>
        <translation>Calculer en demi-précision&#xa0;: moins exact, plus rapide sur les processeurs graphiques qui la prennent en charge</translation>
    </message>
    <message>
        <source>A&amp;ll cores (%1)</source>
        <translation>T&amp;ous les cœurs (%1)</translation>
    </message>
    <message>
        <source>&amp;1 thread</source>
        <translation>&amp;1 thread</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n threads</source>
        <translation>
            <numerusform>&amp;%n thread</numerusform>
            <numerusform>&amp;%n threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Requêtes et clés</translation>
    </message>
    <message>
        <source>Keep queries and keys as they were computed</source>
        <translation>Garder requêtes et clés comme elles ont été calculées</translation>
    </message>
    <message>
        <source>Round queries and keys before they are compared: long texts take half the memory</source>
        <translation>Arrondir requêtes et clés avant de les comparer&#xa0;: les longs textes prennent deux fois moins de mémoire</translation>
    </message>
    <message>
        <source>&amp;Keep in fp32</source>
        <translation>&amp;Garder en fp32</translation>
    </message>
    <message>
        <source>K&amp;eep in fp16</source>
        <translation>Ga&amp;rder en fp16</translation>
    </message>
    <message>
        <source>Round the factors of products to bf16: less exact, faster on CPUs with AVX-512 BF16</source>
        <translation>Arrondir les facteurs des produits en bf16&#xa0;: moins exact, plus rapide sur les CPU dotés d’AVX-512 BF16</translation>
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
        <translation>Couche dont les états cachés sont comparés</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Show the cosine similarity of the position embeddings</source>
        <translation>Afficher la similarité cosinus des plongements des positions</translation>
    </message>
    <message>
        <source>Cosine similarity of the tokens</source>
        <translation>Similarité cosinus des tokens</translation>
    </message>
    <message>
        <source>The cosine similarity of all pairs of tokens will appear here, layer by layer.</source>
        <translation>La similarité cosinus de toutes les paires de tokens apparaîtra ici, couche par couche.</translation>
    </message>
    <message>
        <source>Similarity of positions</source>
        <translation>Similarité des positions</translation>
    </message>
    <message>
        <source>Similarity of tokens</source>
        <translation>Similarité des tokens</translation>
    </message>
</context>
<context>
    <name>headlight::EntryList</name>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>indisponible</translation>
    </message>
</context>
<context>
    <name>headlight::ExerciseView</name>
    <message>
        <source>A number, or a sum such as 12 * 13 / 2</source>
        <translation>Un nombre, ou un calcul tel que 12 * 13 / 2</translation>
    </message>
    <message>
        <source>A token</source>
        <translation>Un token</translation>
    </message>
    <message>
        <source>A head, such as L2H2</source>
        <translation>Une tête, telle que L2H2</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>Exercice %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Use selected token</source>
        <translation>Prendre le token choisi</translation>
    </message>
    <message>
        <source>Use shown head</source>
        <translation>Prendre la tête affichée</translation>
    </message>
    <message>
        <source>Takes the token that is selected in the window as the answer</source>
        <translation>Prend comme réponse le token sélectionné dans la fenêtre</translation>
    </message>
    <message>
        <source>Takes the head that the window shows as the answer</source>
        <translation>Prend comme réponse la tête que montre la fenêtre</translation>
    </message>
    <message>
        <source>Check answer</source>
        <translation>Vérifier la réponse</translation>
    </message>
    <message>
        <source>Compares your answer with the solution</source>
        <translation>Compare votre réponse avec la solution</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Afficher la solution</translation>
    </message>
    <message>
        <source>Shows the answer and why it is right</source>
        <translation>Affiche la réponse et pourquoi elle est juste</translation>
    </message>
</context>
<context>
    <name>headlight::ExpertsPage</name>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Type a text: the experts that a mixture chooses for its tokens appear here.</source>
        <translation>Saisissez un texte&#xa0;: les experts qu’un mélange d’experts choisit pour ses tokens apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>headlight::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>Add as panel</source>
        <translation>Ajouter en panneau</translation>
    </message>
    <message>
        <source>Collect figures on one page, labeled with letters; they are kept when this dialog closes, so that you can show something else and add it.</source>
        <translation>Réunir des figures sur une page, repérées par des lettres&#xa0;; elles restent quand ce dialogue se ferme, ce qui permet d’afficher autre chose et de l’ajouter.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the figure to the clipboard</source>
        <translation>Copier la figure dans le presse-papiers</translation>
    </message>
    <message>
        <source>Preview in browser</source>
        <translation>Aperçu dans le navigateur</translation>
    </message>
    <message>
        <source>Open the web page in the browser before you save it</source>
        <translation>Ouvrir la page web dans le navigateur avant de l’enregistrer</translation>
    </message>
    <message>
        <source>Save description…</source>
        <translation>Enregistrer la description…</translation>
    </message>
    <message>
        <source>Save what the figure shows as a file that “headlight figure --spec” draws again</source>
        <translation>Enregistrer ce que montre la figure dans un fichier que «&#xa0;headlight figure --spec&#xa0;» redessine</translation>
    </message>
    <message>
        <source>An interactive web page with all heads. “Preview in browser” shows it as it will be saved.</source>
        <translation>Une page web interactive avec toutes les têtes. «&#xa0;Aperçu dans le navigateur&#xa0;» la montre telle qu’elle sera enregistrée.</translation>
    </message>
    <message>
        <source>A file with the numbers behind the figure, for other programs.</source>
        <translation>Un fichier avec les nombres de la figure, pour d’autres programmes.</translation>
    </message>
    <message>
        <source>A column has room for the heat map alone. Choose “%1” to have both, or a wider size.</source>
        <translation>Une colonne n’a de place que pour la carte de chaleur. Choisissez «&#xa0;%1&#xa0;» pour avoir les deux, ou une taille plus large.</translation>
    </message>
    <message>
        <source>Panels cannot be saved as a web page. Choose another format, or clear “On one page” and save each figure separately.</source>
        <translation>Les panneaux ne peuvent pas être enregistrés comme page web. Choisissez un autre format, ou décochez «&#xa0;Sur une page&#xa0;» et enregistrez chaque figure séparément.</translation>
    </message>
    <message>
        <source>This figure has no numbers. Choose another format.</source>
        <translation>Cette figure n’a pas de nombres. Choisissez un autre format.</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Save the description</source>
        <translation>Enregistrer la description</translation>
    </message>
    <message>
        <source>Description (*.json)</source>
        <translation>Description (*.json)</translation>
    </message>
    <message>
        <source>Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf</source>
        <translation>%1 écrit. Il redessine la figure avec&#xa0;: headlight figure --spec FILE --out figure.pdf</translation>
    </message>
    <message>
        <source>Put the image beside it.</source>
        <translation>Placez l’image à côté.</translation>
    </message>
    <message>
        <source>Drawing the figure…</source>
        <translation>Dessin de la figure…</translation>
    </message>
    <message>
        <source>The figure is in the clipboard.</source>
        <translation>La figure est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>headlight::FigurePanels</name>
    <message numerus="yes">
        <source>A page holds at most %n panels; remove some first.</source>
        <translation>
            <numerusform>Une page contient au plus %n panneau&#xa0;; retirez-en d’abord.</numerusform>
            <numerusform>Une page contient au plus %n panneaux&#xa0;; retirez-en d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Panel %1 has no description. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>Le panneau %1 n’a pas de description. Retirez-le, ou enregistrez la page en PDF, SVG, PNG ou TikZ.</translation>
    </message>
    <message>
        <source>Panel %1 has no numbers. Remove it, or save the page as PDF, SVG, PNG or TikZ.</source>
        <translation>Le panneau %1 n’a pas de nombres. Retirez-le, ou enregistrez la page en PDF, SVG, PNG ou TikZ.</translation>
    </message>
    <message>
        <source>Put the image of %1 beside it.</source>
        <translation>Placez l’image de %1 à côté.</translation>
    </message>
    <message>
        <source>A description does not contain recordings: add the path of that of %1 as &quot;audio&quot;.</source>
        <translation>Une description ne contient pas d’enregistrements&#xa0;: ajoutez le chemin de celui de %1 sous «&#xa0;audio&#xa0;».</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not saved.</source>
        <translation>Le zoom et le token sélectionné de %1 ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Put the page&apos;s words of %1 beside it.</source>
        <translation>Placez à côté les mots de la page de %1.</translation>
    </message>
</context>
<context>
    <name>headlight::FigureRoom</name>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>headlight::FindHeadsPanel</name>
    <message>
        <source>the metric “%1”</source>
        <translation>la métrique «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>FIND HEADS</source>
        <translation>TROUVER DES TÊTES</translation>
    </message>
    <message>
        <source>Close the list of heads</source>
        <translation>Fermer la liste des têtes</translation>
    </message>
    <message>
        <source>Ranked heads; Enter opens one</source>
        <translation>Têtes classées&#xa0;; Entrée en ouvre une</translation>
    </message>
    <message>
        <source>Ranking heads…</source>
        <translation>Classement des têtes…</translation>
    </message>
    <message>
        <source>Rank heads by</source>
        <translation>Classer les têtes par</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Ordre de la liste</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Décroissant</translation>
    </message>
    <message>
        <source>Lowest first</source>
        <translation>Croissant</translation>
    </message>
    <message>
        <source>Number of heads to list</source>
        <translation>Nombre de têtes à lister</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n tête</numerusform>
            <numerusform>%n têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>List this number of heads; the grid dims the others</source>
        <translation>Lister ce nombre de têtes&#xa0;; la grille estompe les autres</translation>
    </message>
    <message>
        <source>Smallest value of a listed head</source>
        <translation>Plus petite valeur d’une tête listée</translation>
    </message>
    <message>
        <source>List heads with at least this value; the grid dims the others</source>
        <translation>Lister les têtes qui ont au moins cette valeur&#xa0;; la grille estompe les autres</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>any value</source>
        <translation>toute valeur</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Classer par</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Selected weight</source>
        <translation>Poids sélectionné</translation>
    </message>
    <message>
        <source>Weight of the selected query and key in every head</source>
        <translation>Poids de la requête et de la clé sélectionnées dans chaque tête</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Ligne sélectionnée</translation>
    </message>
    <message>
        <source>Largest weight of the selected query in every head</source>
        <translation>Plus grand poids de la requête sélectionnée dans chaque tête</translation>
    </message>
    <message>
        <source>Selected column</source>
        <translation>Colonne sélectionnée</translation>
    </message>
    <message>
        <source>Mean weight of the selected key over the queries that may attend to it</source>
        <translation>Poids moyen de la clé sélectionnée sur les requêtes qui y ont accès</translation>
    </message>
    <message>
        <source>Similarity to this head</source>
        <translation>Similarité à cette tête</translation>
    </message>
    <message>
        <source>1 − Jensen-Shannon divergence / ln 2 between the rows of the shown head and those of the other</source>
        <translation>1 − divergence de Jensen-Shannon / ln 2 entre les lignes de la tête affichée et celles de l’autre</translation>
    </message>
    <message>
        <source>Metric: %1</source>
        <translation>Métrique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source>The heads of the model will be ranked here.</source>
        <translation>Les têtes du modèle seront classées ici.</translation>
    </message>
    <message>
        <source>Select one head in the grid to rank heads by their similarity to it.</source>
        <translation>Sélectionnez une seule tête dans la grille pour classer les têtes selon leur similarité avec elle.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its row.</source>
        <translation>Sélectionnez un token ou un poids pour classer les têtes selon sa ligne.</translation>
    </message>
    <message>
        <source>Select a token or a weight to rank heads by its column.</source>
        <translation>Sélectionnez un token ou un poids pour classer les têtes selon sa colonne.</translation>
    </message>
    <message>
        <source>Select a weight in the heat map to rank heads by it.</source>
        <translation>Sélectionnez un poids dans la carte de chaleur pour classer les têtes selon lui.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads, by %2</source>
        <translation>
            <numerusform>%1 tête sur %n, selon %2</numerusform>
            <numerusform>%1 têtes sur %n, selon %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, at key “%1”</source>
        <translation>, à la clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Cliquer pour ouvrir, Ctrl+clic pour épingler</translation>
    </message>
    <message>
        <source>the weight of %1</source>
        <translation>le poids (%1)</translation>
    </message>
    <message>
        <source>the largest weight in %1</source>
        <translation>le plus grand poids (%1)</translation>
    </message>
    <message>
        <source>the mean weight in %1</source>
        <translation>le poids moyen (%1)</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <translation>la similarité à %1</translation>
    </message>
    <message>
        <source>the score of the label “%1”</source>
        <translation>le score de l’étiquette «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No head reaches %1. Lower the minimum to list more heads.</source>
        <translation>Aucune tête n’atteint %1. Abaissez le minimum pour lister plus de têtes.</translation>
    </message>
    <message>
        <source>This pair is masked, hidden, or not part of the shown attention: select another weight.</source>
        <translation>Cette paire est masquée, cachée ou hors de l’attention affichée&#xa0;: sélectionnez un autre poids.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a query of the shown attention: select another one.</source>
        <translation>Le token sélectionné est caché ou n’est pas une requête de l’attention affichée&#xa0;: sélectionnez-en un autre.</translation>
    </message>
    <message>
        <source>The selected token is hidden or not a key of the shown attention: select another one.</source>
        <translation>Le token sélectionné est caché ou n’est pas une clé de l’attention affichée&#xa0;: sélectionnez-en un autre.</translation>
    </message>
    <message>
        <source>No head has a value of this metric for this input.</source>
        <translation>Aucune tête n’a de valeur de cette métrique pour cette entrée.</translation>
    </message>
    <message>
        <source>This label does not apply to this input.</source>
        <translation>Cette étiquette ne s’applique pas à cette entrée.</translation>
    </message>
    <message>
        <source>No head has weights that can be compared.</source>
        <translation>Aucune tête n’a de poids comparables.</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationTreeView</name>
    <message>
        <source>Tree of continuations; arrow keys move through it</source>
        <translation>Arbre des suites&#xa0;; les touches fléchées le parcourent</translation>
    </message>
    <message>
        <source>The text itself</source>
        <translation>Le texte lui-même</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3</source>
        <translation>Token %1&#xa0;: %2, probabilité %3</translation>
    </message>
</context>
<context>
    <name>headlight::GridsPanel</name>
    <message>
        <source>Self-attention</source>
        <translation>Auto-attention</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Attention croisée</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>click a head · ← → ↑ ↓</source>
        <translation>cliquer sur une tête · ← → ↑ ↓</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>Type d’attention</translation>
    </message>
    <message>
        <source>Heads by metric</source>
        <translation>Têtes par métrique</translation>
    </message>
    <message>
        <source>Metric that colors the grid</source>
        <translation>Métrique qui colore la grille</translation>
    </message>
    <message>
        <source>Grid of all layers and heads</source>
        <translation>Grille de toutes les couches et têtes</translation>
    </message>
    <message>
        <source>All heads appear here as thumbnails: open a model, then type a text or open an image or recording.</source>
        <translation>Toutes les têtes apparaissent ici en vignettes&#xa0;: ouvrez un modèle, puis saisissez un texte ou ouvrez une image ou un enregistrement.</translation>
    </message>
    <message>
        <source>Grid of all layers and heads colored by a metric</source>
        <translation>Grille de toutes les couches et têtes colorée par une métrique</translation>
    </message>
    <message>
        <source>The metric of all heads appears here once all layers are computed.</source>
        <translation>La métrique de toutes les têtes apparaît ici une fois toutes les couches calculées.</translation>
    </message>
    <message>
        <source>color heads by %1</source>
        <translation>colorer les têtes par %1</translation>
    </message>
    <message>
        <source>Click to open, Ctrl+click to pin</source>
        <translation>Cliquer pour ouvrir, Ctrl+clic pour épingler</translation>
    </message>
    <message>
        <source>%1
%2 %3</source>
        <translation>%1
%2 %3</translation>
    </message>
    <message>
        <source>Learned queries</source>
        <translation>Requêtes apprises</translation>
    </message>
    <message>
        <source>Learned queries to image</source>
        <translation>Requêtes apprises vers l’image</translation>
    </message>
</context>
<context>
    <name>headlight::Guide</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Hide this note; Help &gt; How to read the figure shows it again</source>
        <translation>Masquer cette note&#xa0;; Aide &gt; Comment lire la figure la réaffiche</translation>
    </message>
    <message>
        <source>How to read it: the outlined patch of the image, or the outlined chip above it, is the query; color shows how its attention is distributed over all patches, its keys. Point at another patch to see its attention, click to select it. Layers, heads, rows and columns are counted from 0.</source>
        <translation>Comment lire&#xa0;: le patch encadré de l’image, ou la pastille encadrée au-dessus, est la requête&#xa0;; la couleur montre comment son attention se répartit sur tous les patchs, ses clés. Pointez un autre patch pour voir son attention, cliquez pour le sélectionner. Couches, têtes, lignes et colonnes sont comptées à partir de 0.</translation>
    </message>
    <message>
        <source>How to read it: a row is a query. It shows how the token on its left distributes its attention over the keys, the columns; each row sums to 1. Layers and heads are counted from 0.</source>
        <translation>Comment lire&#xa0;: une ligne est une requête. Elle montre comment le token à sa gauche répartit son attention sur les clés, les colonnes&#xa0;; la somme de chaque ligne est 1. Couches et têtes sont comptées à partir de 0.</translation>
    </message>
    <message>
        <source>A weight says where a head reads from, not why the model predicts what it predicts: attention alone is not an explanation (Jain &amp; Wallace 2019, arXiv 1902.10186; but see Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</source>
        <translation>Un poids dit où une tête lit, non pourquoi le modèle prédit ce qu’il prédit&#xa0;: l’attention seule n’est pas une explication (Jain &amp; Wallace 2019, arXiv 1902.10186&#xa0;; mais voir Wiegreffe &amp; Pinter 2019, arXiv 1908.04626).</translation>
    </message>
</context>
<context>
    <name>headlight::HeadPane</name>
    <message>
        <source>The model is being loaded.</source>
        <translation>Le modèle est en cours de chargement.</translation>
    </message>
    <message>
        <source>This head is not computed yet: %1 of the layers are done, %2.</source>
        <translation>Cette tête n’est pas encore calculée&#xa0;: %1 des couches sont terminées, %2.</translation>
    </message>
    <message>
        <source>The model is running.</source>
        <translation>Le modèle est en cours d’exécution.</translation>
    </message>
    <message>
        <source>Open a recording: the attention of the chosen head will appear here.</source>
        <translation>Ouvrez un enregistrement&#xa0;: l’attention de la tête choisie apparaîtra ici.</translation>
    </message>
    <message>
        <source>Open an image, drop it here, or paste it: the attention of the chosen head will be drawn over it.</source>
        <translation>Ouvrez une image, déposez-la ici ou collez-la&#xa0;: l’attention de la tête choisie sera dessinée dessus.</translation>
    </message>
    <message>
        <source>The figure is being drawn.</source>
        <translation>La figure est en cours de dessin.</translation>
    </message>
    <message>
        <source>Open a model: the attention of its heads will appear here.</source>
        <translation>Ouvrez un modèle&#xa0;: l’attention de ses têtes apparaîtra ici.</translation>
    </message>
    <message>
        <source>No attention was computed for this text. Edit it to run the model.</source>
        <translation>Aucune attention n’a été calculée pour ce texte. Modifiez-le pour exécuter le modèle.</translation>
    </message>
    <message>
        <source>Type a text above: the attention of the chosen head will appear here.</source>
        <translation>Saisissez un texte ci-dessus&#xa0;: l’attention de la tête choisie apparaîtra ici.</translation>
    </message>
    <message>
        <source>Unpin this head</source>
        <translation>Désépingler cette tête</translation>
    </message>
    <message>
        <source>Heat map of the head</source>
        <translation>Carte de chaleur de la tête</translation>
    </message>
    <message>
        <source>Links of the head</source>
        <translation>Liens de la tête</translation>
    </message>
    <message>
        <source>Attention of the head over the image</source>
        <translation>Attention de la tête sur l’image</translation>
    </message>
    <message>
        <source>This layer has no attention: choose another one.</source>
        <translation>Cette couche n’a pas d’attention&#xa0;: choisissez-en une autre.</translation>
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
        <translation>1 texte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts</source>
        <translation>
            <numerusform>%Ln texte</numerusform>
            <numerusform>%Ln textes</numerusform>
        </translation>
    </message>
    <message>
        <source>Over the corpus: %1, in %2</source>
        <translation>Sur le corpus&#xa0;: %1, dans %2</translation>
    </message>
    <message>
        <source>%1: applies from %2 on this text
%3
%4</source>
        <translation>%1&#xa0;: s’applique à partir de %2 sur ce texte
%3
%4</translation>
    </message>
    <message>
        <source>; the threshold is reached in %1 of them</source>
        <translation>&#xa0;; le seuil est atteint dans %1 d’entre eux</translation>
    </message>
    <message>
        <source>
Measure it over many texts with headlight metrics</source>
        <translation>
La mesurer sur de nombreux textes avec headlight metrics</translation>
    </message>
    <message>
        <source>Metrics of the head</source>
        <translation>Métriques de la tête</translation>
    </message>
    <message>
        <source>Head labels</source>
        <translation>Étiquettes de tête</translation>
    </message>
    <message>
        <source>No label applies to this head here.</source>
        <translation>Aucune étiquette ne s’applique ici à cette tête.</translation>
    </message>
    <message>
        <source>Labels of the head</source>
        <translation>Étiquettes de la tête</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>The metrics of the chosen head will appear here.</source>
        <translation>Les métriques de la tête choisie apparaîtront ici.</translation>
    </message>
    <message>
        <source>Several heads</source>
        <translation>Plusieurs têtes</translation>
    </message>
    <message>
        <source>%1. Metrics belong to single heads: click one in the grid.</source>
        <translation>%1. Les métriques concernent une seule tête&#xa0;: cliquez sur l’une d’elles dans la grille.</translation>
    </message>
    <message>
        <source>Right: mean ± deviation, %1</source>
        <translation>À droite&#xa0;: moyenne ± écart, %1</translation>
    </message>
    <message>
        <source>Head labels, on this text or the corpus</source>
        <translation>Étiquettes de tête, sur ce texte ou le corpus</translation>
    </message>
    <message>
        <source>The metrics of this head are being worked out.</source>
        <translation>Les mesures de cette tête sont en cours de calcul.</translation>
    </message>
</context>
<context>
    <name>headlight::HeadTestPage</name>
    <message>
        <source>Score of every head in the test</source>
        <translation>Score de chaque tête au test</translation>
    </message>
    <message>
        <source>Run a test to measure every head on random tokens; your text is not used.</source>
        <translation>Lancez un test pour mesurer chaque tête sur des tokens aléatoires&#xa0;; votre texte n’est pas utilisé.</translation>
    </message>
    <message>
        <source>Test for induction</source>
        <translation>Tester l’induction</translation>
    </message>
    <message>
        <source>Measure which heads attend to the token that followed the first occurrence, on random tokens repeated twice</source>
        <translation>Mesurer quelles têtes portent leur attention sur le token qui suivait la première occurrence, sur des tokens aléatoires répétés deux fois</translation>
    </message>
    <message>
        <source>Test for sinks</source>
        <translation>Tester les puits</translation>
    </message>
    <message>
        <source>Measure which heads attend to the first token, on 64 random tokens</source>
        <translation>Mesurer quelles têtes portent leur attention sur le premier token, sur 64 tokens aléatoires</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Heads with the highest scores</source>
        <translation>Têtes aux scores les plus élevés</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n heads reach %2. %3; %4 (%5).</source>
        <translation>
            <numerusform>%1 tête sur %n atteint %2. %3&#xa0;; %4 (%5).</numerusform>
            <numerusform>%1 têtes sur %n atteignent %2. %3&#xa0;; %4 (%5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this head</source>
        <translation>Afficher cette tête</translation>
    </message>
    <message>
        <source>Test of heads</source>
        <translation>Test des têtes</translation>
    </message>
</context>
<context>
    <name>headlight::HelpText</name>
    <message>
        <source>Help page</source>
        <translation>Page d’aide</translation>
    </message>
</context>
<context>
    <name>headlight::HelpWindow</name>
    <message>
        <source>Headlight Help</source>
        <translation>Aide de Headlight</translation>
    </message>
    <message>
        <source>Search help (%1)</source>
        <translation>Rechercher dans l’aide (%1)</translation>
    </message>
    <message>
        <source>Search help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Revenir à la page précédente</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Go forward to the next page</source>
        <translation>Aller à la page suivante</translation>
    </message>
</context>
<context>
    <name>headlight::HighlightsPanel</name>
    <message>
        <source>HIGHLIGHTS</source>
        <translation>SURLIGNAGES</translation>
    </message>
    <message>
        <source>Close the highlights</source>
        <translation>Fermer les surlignages</translation>
    </message>
    <message>
        <source>Point at a weight or select one and press H to highlight it, Shift+H to add a note.</source>
        <translation>Pointez ou sélectionnez un poids et appuyez sur H pour le surligner, Maj+H pour ajouter une note.</translation>
    </message>
    <message>
        <source>Enter the first and the last token, counted from 0, such as 2–9; leave empty for all</source>
        <translation>Saisir le premier et le dernier token, comptés à partir de 0, par exemple 2–9&#xa0;; vide pour tous</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Tokens whose rows are shown</source>
        <translation>Tokens dont les lignes sont affichées</translation>
    </message>
    <message>
        <source>Tokens whose columns are shown</source>
        <translation>Tokens dont les colonnes sont affichées</translation>
    </message>
    <message>
        <source>Show the rows of tokens</source>
        <translation>Afficher les lignes des tokens</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>All highlights; F2 edits the note of one, Delete removes it</source>
        <translation>Tous les surlignages&#xa0;; F2 modifie la note de l’un, Suppr le retire</translation>
    </message>
    <message>
        <source>Click to write a note, which is drawn beside the highlight with an arrow</source>
        <translation>Cliquer pour écrire une note, dessinée à côté du surlignage avec une flèche</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>headlight::IllustrationView</name>
    <message>
        <source>Save figure…</source>
        <translation>Enregistrer la figure…</translation>
    </message>
    <message>
        <source>Illustration</source>
        <translation>Illustration</translation>
    </message>
</context>
<context>
    <name>headlight::ImagePanel</name>
    <message>
        <source>No image yet</source>
        <translation>Pas encore d’image</translation>
    </message>
    <message>
        <source>Open an image, drop it on this window, or paste it.</source>
        <translation>Ouvrez une image, déposez-la sur cette fenêtre ou collez-la.</translation>
    </message>
    <message>
        <source>Sample image: %1</source>
        <translation>Image d’exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, a known failure: %2</source>
        <translation>%1, un échec connu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 · not read by this model</source>
        <translation>%1 · non lue par ce modèle</translation>
    </message>
    <message>
        <source>%1 · drop or paste more</source>
        <translation>%1 · déposez ou collez-en d’autres</translation>
    </message>
    <message>
        <source>%1 · drop or paste another</source>
        <translation>%1 · déposez ou collez-en une autre</translation>
    </message>
</context>
<context>
    <name>headlight::ImageStrip</name>
    <message>
        <source>Images of the text</source>
        <translation>Images du texte</translation>
    </message>
    <message>
        <source>Image %1 of %2: %3</source>
        <translation>Image %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>headlight::InterventionsPanel</name>
    <message>
        <source>INTERVENTIONS</source>
        <translation>INTERVENTIONS</translation>
    </message>
    <message>
        <source>Close the interventions</source>
        <translation>Fermer les interventions</translation>
    </message>
    <message>
        <source>Regenerate the target</source>
        <translation>Régénérer la cible</translation>
    </message>
    <message>
        <source>Generate the target with the interventions; otherwise both runs read the target of the original run</source>
        <translation>Générer la cible avec les interventions&#xa0;; sinon, les deux exécutions lisent la cible de l’exécution d’origine</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sans positions</translation>
    </message>
    <message>
        <source>Leave out everything that encodes positions: position embeddings, rotary turns of queries and keys, and biases of the scores</source>
        <translation>Omettre tout ce qui code les positions&#xa0;: plongements des positions, rotations des requêtes et des clés, biais des scores</translation>
    </message>
    <message>
        <source>Compare with the original run</source>
        <translation>Comparer à l’exécution d’origine</translation>
    </message>
    <message>
        <source>Compare this head with the original run, with the signed difference</source>
        <translation>Comparer cette tête avec l’exécution d’origine, avec la différence signée</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Change the shown head</source>
        <translation>Changer la tête affichée</translation>
    </message>
    <message>
        <source>Change all heads of the layer</source>
        <translation>Changer toutes les têtes de la couche</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zéro</translation>
    </message>
    <message>
        <source>Replace the output by zeros (zero ablation)</source>
        <translation>Remplacer la sortie par des zéros (ablation par zéro)</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>Replace the output by its mean over the tokens of this text (mean ablation)</source>
        <translation>Remplacer la sortie par sa moyenne sur les tokens de ce texte (ablation par la moyenne)</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Give the same weight to every key that the query may attend to</source>
        <translation>Donner le même poids à chaque clé à laquelle la requête a accès</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>précédent</translation>
    </message>
    <message>
        <source>Put all weight on the previous token; the first token attends to itself</source>
        <translation>Mettre tout le poids sur le token précédent&#xa0;; pour le premier token, sur lui-même</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>lui-même</translation>
    </message>
    <message>
        <source>Put all weight of every token on the token itself</source>
        <translation>Mettre tout le poids de chaque token sur le token lui-même</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Temperature: sharper to the left, flatter to the right, unchanged in the middle</source>
        <translation>Température&#xa0;: plus marquée à gauche, plus plate à droite, inchangée au milieu</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Set weights of the shown head with a click or a drag in the heat map, or with the arrow keys and Space; Ctrl+click or Delete removes them, and the other keys of the row share the rest</source>
        <translation>Fixer des poids de la tête affichée par un clic ou un glissement dans la carte de chaleur, ou avec les touches fléchées et Espace&#xa0;; Ctrl+clic ou Suppr les retire, et les autres clés de la ligne se partagent le reste</translation>
    </message>
    <message>
        <source>Weight that is painted, from 0 to 1</source>
        <translation>Poids peint, de 0 à 1</translation>
    </message>
    <message>
        <source>All interventions; Space turns one on or off, Delete removes it</source>
        <translation>Toutes les interventions&#xa0;; Espace en active ou désactive une, Suppr la retire</translation>
    </message>
    <message>
        <source>Model prediction, in the original run and now</source>
        <translation>Prédiction du modèle, dans l’exécution d’origine et maintenant</translation>
    </message>
    <message>
        <source>original</source>
        <translation>origine</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>change</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Couche %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Change the shown head or its layer; later layers and predictions update at once.</source>
        <translation>Changez la tête affichée ou sa couche&#xa0;; les couches suivantes et les prédictions se mettent à jour aussitôt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Model prediction</source>
        <translation>Prédiction du modèle</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Maj+clic sur un token sous le texte pour le masquer&#xa0;: le modèle prédit le token masqué.</translation>
    </message>
    <message>
        <source>This model has no prediction for this input.</source>
        <translation>Ce modèle n’a pas de prédiction pour cette entrée.</translation>
    </message>
    <message>
        <source>Candidates for token %1</source>
        <translation>Candidats pour le token %1</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Suite après «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>headlight::LanguageMenu</name>
    <message>
        <source>Follow s&amp;ystem language</source>
        <translation>Suivre la langue du s&amp;ystème</translation>
    </message>
    <message>
        <source>The window will be in this language when it is opened again: %1.</source>
        <translation>La fenêtre sera dans cette langue à sa prochaine ouverture&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Reopen the window</source>
        <translation>Rouvrir la fenêtre</translation>
    </message>
</context>
<context>
    <name>headlight::LateInteractionPage</name>
    <message>
        <source>Late interaction</source>
        <translation>Interaction tardive</translation>
    </message>
    <message>
        <source>Document that the query is compared with</source>
        <translation>Document auquel la requête est comparée</translation>
    </message>
    <message>
        <source>document; without one, the second text</source>
        <translation>document&#xa0;; à défaut, le second texte</translation>
    </message>
    <message>
        <source>Compare each token of the text, a query, with each token of this document</source>
        <translation>Comparer chaque token du texte, une requête, à chaque token de ce document</translation>
    </message>
    <message>
        <source>type a document</source>
        <translation>saisir un document</translation>
    </message>
    <message>
        <source>Type a query as the text: its tokens appear here beside those of a document.</source>
        <translation>Saisissez une requête comme texte&#xa0;: ses tokens apparaissent ici à côté de ceux d’un document.</translation>
    </message>
    <message>
        <source>Type a document: each token of the text, a query, is compared with each of its tokens.</source>
        <translation>Saisissez un document&#xa0;: chaque token du texte, une requête, est comparé à chacun de ses tokens.</translation>
    </message>
</context>
<context>
    <name>headlight::LayerPage</name>
    <message>
        <source>Layer and cost</source>
        <translation>Couche et coût</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>Ouvrir config.json…</translation>
    </message>
    <message>
        <source>Show a model of which there is only a configuration, such as one too large for this machine</source>
        <translation>Montrer un modèle dont il n’y a que la configuration, par exemple s’il est trop grand pour cette machine</translation>
    </message>
    <message>
        <source>Show open model</source>
        <translation>Afficher le modèle ouvert</translation>
    </message>
    <message>
        <source>Show the layer of the model that the window runs</source>
        <translation>Afficher la couche du modèle que la fenêtre exécute</translation>
    </message>
    <message>
        <source>Measure runs</source>
        <translation>Chronométrer</translation>
    </message>
    <message>
        <source>Time runs of up to 1,024 tokens of the open model on this machine</source>
        <translation>Chronométrer sur cette machine des exécutions du modèle ouvert, jusqu’à 1024 tokens</translation>
    </message>
    <message>
        <source>Open the configuration of a model</source>
        <translation>Ouvrir la configuration d’un modèle</translation>
    </message>
    <message>
        <source>Configurations (config.json);;All files (*)</source>
        <translation>Configurations (config.json);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>headlight::LensPage</name>
    <message>
        <source>Prediction of each layer</source>
        <translation>Prédiction de chaque couche</translation>
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
        <translation>Leçons</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>Fermer les leçons</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Toutes les leçons</translation>
    </message>
    <message>
        <source>End lesson ✕</source>
        <translation>Finir la leçon ✕</translation>
    </message>
    <message>
        <source>Restores your work from before the lesson</source>
        <translation>Rétablit votre travail d’avant la leçon</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <translation>Le texte de la leçon</translation>
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
        <translation>Essayer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Other numbers</source>
        <translation>Autres nombres</translation>
    </message>
    <message>
        <source>Poses the exercises again with other numbers</source>
        <translation>Pose de nouveau les exercices avec d’autres nombres</translation>
    </message>
    <message>
        <source>Try this</source>
        <translation>À essayer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 of the lesson %3</source>
        <translation>Étape %1 sur %2 de la leçon %3</translation>
    </message>
</context>
<context>
    <name>headlight::LessonPlayer</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>--lesson: expected a file, a folder or a built-in lesson (%2), found &quot;%1&quot;.</source>
        <translation>--lesson&#xa0;: un fichier, un dossier ou une leçon intégrée (%2) est attendu, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.json);;All files (*)</source>
        <translation>Leçons (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>Étape &amp;suivante de la leçon</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>headlight::LessonStage</name>
    <message>
        <source>This step of the lesson shows heads that %1 does not have: %2. The model&apos;s first head is shown instead; check the fields &quot;layer&quot; and &quot;head&quot; of the lesson.</source>
        <translation>Cette étape de la leçon montre des têtes que %1 n’a pas&#xa0;: %2. La première tête du modèle est affichée à la place&#xa0;; vérifiez les champs «&#xa0;layer&#xa0;» et «&#xa0;head&#xa0;» de la leçon.</translation>
    </message>
    <message>
        <source>try a suggestion of the lesson</source>
        <translation>essayer une suggestion de la leçon</translation>
    </message>
</context>
<context>
    <name>headlight::LiveRun</name>
    <message>
        <source>pasted image</source>
        <translation>image collée</translation>
    </message>
    <message>
        <source>Stopped. The figures show the previous text; edit the text to run the model.</source>
        <translation>Arrêté. Les figures montrent le texte précédent&#xa0;; modifiez le texte pour exécuter le modèle.</translation>
    </message>
    <message>
        <source>The text was cut after %L1 of %L2 characters, the most that the window accepts.</source>
        <translation>Le texte a été coupé après %L1 caractères sur %L2, le maximum que la fenêtre accepte.</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.</source>
        <translation>%1 lit des textes. Ouvrez un modèle qui lit des images, tel que fashion-vit, pour voir cette image.</translation>
    </message>
    <message>
        <source>%1, %L2 s</source>
        <translation>%1, %L2 s</translation>
    </message>
    <message>
        <source>%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.</source>
        <translation>%1 lit des textes. Ouvrez un modèle qui lit des enregistrements, tel que Whisper, pour voir celui-ci.</translation>
    </message>
    <message>
        <source>%1 reads recordings: open an audio file (File &gt; Open audio…).</source>
        <translation>%1 lit des enregistrements&#xa0;: ouvrez un fichier audio (Fichier &gt; Ouvrir un fichier audio…).</translation>
    </message>
    <message>
        <source>%1 does not read where words stand on a page. Open a model that does, such as LayoutLMv3.</source>
        <translation>%1 ne lit pas où se trouvent les mots sur une page. Ouvrez un modèle qui le lit, comme LayoutLMv3.</translation>
    </message>
    <message>
        <source>A text holds at most %1 images, found %2: the last ones were left out.</source>
        <translation>Un texte contient au plus %1 images, %2 trouvées&#xa0;: les dernières ont été omises.</translation>
    </message>
    <message>
        <source>%1 reads one image at a time, found %2: it reads the first. Remove the others, or open a model that reads several.</source>
        <translation>%1 lit une seule image à la fois, %2 trouvées&#xa0;: il lit la première. Supprimez les autres ou ouvrez un modèle qui en lit plusieurs.</translation>
    </message>
    <message>
        <source>%1 reads at most %2 images in a text, found %3: it reads the first ones. Remove the others.</source>
        <translation>%1 lit au plus %2 images dans un texte, %3 trouvées&#xa0;: il lit les premières. Supprimez les autres.</translation>
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
        <translation>Déplacer le volet sous la figure</translation>
    </message>
    <message>
        <source>Move the panel beside the figure</source>
        <translation>Déplacer le volet à côté de la figure</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Open model, session or other file</source>
        <translation>Ouvrir un modèle, une session ou un autre fichier</translation>
    </message>
    <message>
        <source>Open model folder</source>
        <translation>Ouvrir un dossier de modèle</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Images (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no image to paste. Copy one first.</source>
        <translation>Il n’y a pas d’image à coller. Copiez-en d’abord une.</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Panel %1 added; end the lesson to see the page</source>
        <translation>Panneau %1 ajouté&#xa0;; finissez la leçon pour voir la page</translation>
    </message>
    <message>
        <source>There is no figure to add yet</source>
        <translation>Il n’y a pas encore de figure à ajouter</translation>
    </message>
    <message>
        <source>Panel %1 added; %2 shows the page</source>
        <translation>Panneau %1 ajouté&#xa0;; %2 affiche la page</translation>
    </message>
    <message>
        <source>Panels %1 to %2 added; %3 shows the page</source>
        <translation>Panneaux %1 à %2 ajoutés&#xa0;; %3 affiche la page</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>À propos de Headlight</translation>
    </message>
    <message>
        <source>Headlight %1

Shows what the attention heads of transformers attend to, on this machine and without a network.</source>
        <translation>Headlight %1

Montre sur quoi se porte l’attention des têtes des transformers, sur cette machine et sans réseau.</translation>
    </message>
    <message>
        <source>All files that can be opened (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Models and imported attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;All files (*)</source>
        <translation>Tous les fichiers que l’on peut ouvrir (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;Modèles et attention importée (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Recordings (%1);;All files (*)</source>
        <translation>Enregistrements (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Neutral Prompt</source>
        <translation>Prompt neutre</translation>
    </message>
    <message>
        <source>Weights over the image are divided by those that this prompt gives:</source>
        <translation>Les poids sur l’image sont divisés par ceux que donne ce prompt&#xa0;:</translation>
    </message>
    <message>
        <source>neutral prompt</source>
        <translation>prompt neutre</translation>
    </message>
    <message>
        <source>Add images</source>
        <translation>Ajouter des images</translation>
    </message>
    <message>
        <source>Replace the image</source>
        <translation>Remplacer l’image</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
</context>
<context>
    <name>headlight::MapMenu</name>
    <message>
        <source>color map %1</source>
        <translation>palette %1</translation>
    </message>
</context>
<context>
    <name>headlight::MatricesPage</name>
    <message>
        <source>Three vectors, no projections</source>
        <translation>Trois vecteurs, sans projections</translation>
    </message>
    <message>
        <source>Three vectors with projections</source>
        <translation>Trois vecteurs avec projections</translation>
    </message>
    <message>
        <source>Values mixed by given weights</source>
        <translation>Valeurs mélangées par des poids donnés</translation>
    </message>
    <message>
        <source>Attention in matrices</source>
        <translation>Attention en matrices</translation>
    </message>
    <message>
        <source>What the matrices are of</source>
        <translation>Origine des matrices</translation>
    </message>
    <message>
        <source>Shown head</source>
        <translation>Tête affichée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Empty the matrices of this step (Backspace)</source>
        <translation>Vider les matrices de cette étape (Retour arrière)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Compute the next matrices (Space); after the last, begin again</source>
        <translation>Calculer les matrices suivantes (Espace)&#xa0;; après la dernière, recommencer</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Input vectors, such as 1 0; 0 1; 1 1: rows apart by semicolons</source>
        <translation>Vecteurs d’entrée, par exemple 1 0; 0 1; 1 1&#xa0;: lignes séparées par des points-virgules</translation>
    </message>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>Matrix that makes queries; empty: inputs are the queries</source>
        <translation>Matrice qui produit les requêtes&#xa0;; vide&#xa0;: les entrées sont les requêtes</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>Matrix that makes keys; empty: inputs are the keys</source>
        <translation>Matrice qui produit les clés&#xa0;; vide&#xa0;: les entrées sont les clés</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>Matrix that makes values; empty: inputs are the values</source>
        <translation>Matrice qui produit les valeurs&#xa0;; vide&#xa0;: les entrées sont les valeurs</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Weights; empty: softmax of Q K^T / √d</source>
        <translation>Poids&#xa0;; vide&#xa0;: softmax de Q K^T / √d</translation>
    </message>
    <message>
        <source>go through the matrices</source>
        <translation>parcourir les matrices</translation>
    </message>
    <message>
        <source>choose what the matrices are of</source>
        <translation>choisir l’origine des matrices</translation>
    </message>
    <message>
        <source>type a matrix</source>
        <translation>saisir une matrice</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>headlight::ModelMenu</name>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Intégrés</translation>
    </message>
    <message>
        <source>Built in: %1</source>
        <translation>Intégré&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the &amp;Hugging Face cache</source>
        <translation>Dans le cache &amp;Hugging Face</translation>
    </message>
</context>
<context>
    <name>headlight::NotesPanel</name>
    <message>
        <source>NOTES</source>
        <translation>NOTES</translation>
    </message>
    <message>
        <source>Close the notes</source>
        <translation>Fermer les notes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Write notes on this text and its figures. They are saved with the session.</source>
        <translation>Écrivez des notes sur ce texte et ses figures. Elles sont enregistrées avec la session.</translation>
    </message>
</context>
<context>
    <name>headlight::NoticesBar</name>
    <message>
        <source>Notices</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>headlight::OtherSide</name>
    <message>
        <source>original run</source>
        <translation>exécution d’origine</translation>
    </message>
</context>
<context>
    <name>headlight::OverflowButton</name>
    <message>
        <source>More controls</source>
        <translation>Autres commandes</translation>
    </message>
    <message>
        <source>Show the controls that do not fit here</source>
        <translation>Afficher les commandes qui n’ont pas de place ici</translation>
    </message>
</context>
<context>
    <name>headlight::PageFields</name>
    <message>
        <source>equal</source>
        <translation>égales</translation>
    </message>
    <message>
        <source>Set the widths of the columns relative to each other, such as 2, 1</source>
        <translation>Fixer les largeurs relatives des colonnes, par exemple 2, 1</translation>
    </message>
    <message>
        <source>Model, backend, version and options under the figure</source>
        <translation>Modèle, backend, version et options sous la figure</translation>
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
        <translation>Page web avec toutes les têtes</translation>
    </message>
    <message>
        <source>Numbers: CSV</source>
        <translation>Nombres&#xa0;: CSV</translation>
    </message>
    <message>
        <source>Numbers: TSV</source>
        <translation>Nombres&#xa0;: TSV</translation>
    </message>
    <message>
        <source>Numbers: JSON</source>
        <translation>Nombres&#xa0;: JSON</translation>
    </message>
    <message>
        <source>Numbers: NumPy</source>
        <translation>Nombres&#xa0;: NumPy</translation>
    </message>
    <message>
        <source>Numbers: safetensors</source>
        <translation>Nombres&#xa0;: safetensors</translation>
    </message>
    <message>
        <source>Normal vision</source>
        <translation>Vision normale</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Protanopia (no red cones)</source>
        <translation>Protanopie (sans cônes rouges)</translation>
    </message>
    <message>
        <source>Deuteranopia (no green cones)</source>
        <translation>Deutéranopie (sans cônes verts)</translation>
    </message>
    <message>
        <source>Tritanopia (no blue cones)</source>
        <translation>Tritanopie (sans cônes bleus)</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Pour papier</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Set the font of all labels; LaTeX keeps the font of its document</source>
        <translation>Fixer la police de toutes les étiquettes&#xa0;; LaTeX garde la police de son document</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>Sans empattement</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>Avec empattement</translation>
    </message>
    <message>
        <source>Monospace</source>
        <translation>Chasse fixe</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Set the size of labels; by default 7 pt in columns, 8 on pages and 14 on slides</source>
        <translation>Fixer la taille des étiquettes&#xa0;; par défaut 7 pt en colonne, 8 en page et 14 en diapositive</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Type size</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>Largeurs</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>headlight::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>There is not enough memory to preview this page.</source>
        <translation>Mémoire insuffisante pour l’aperçu de cette page.</translation>
    </message>
</context>
<context>
    <name>headlight::PanelList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Sur une page</translation>
    </message>
    <message>
        <source>Panels on one page</source>
        <translation>Panneaux sur une page</translation>
    </message>
    <message>
        <source>Show all panels on one page; when this is off, the page shows the figure chosen above and the panels are kept</source>
        <translation>Afficher tous les panneaux sur une page&#xa0;; sinon, la page montre la figure choisie ci-dessus et les panneaux sont gardés</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns of panels</source>
        <translation>Colonnes de panneaux</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>automatique (%1)</translation>
    </message>
    <message>
        <source>Title of %1</source>
        <translation>Titre de %1</translation>
    </message>
</context>
<context>
    <name>headlight::PatchMasksPage</name>
    <message>
        <source>Patch masks</source>
        <translation>Masques de patchs</translation>
    </message>
    <message>
        <source>mass </source>
        <translation>masse </translation>
    </message>
    <message>
        <source>Share of the attention that the patches of a mask hold</source>
        <translation>Part de l’attention que réunissent les patchs d’un masque</translation>
    </message>
    <message>
        <source>Choose the share of the attention that the patches of a mask hold</source>
        <translation>Choisir la part de l’attention que réunissent les patchs d’un masque</translation>
    </message>
    <message>
        <source>choose the mass of masks</source>
        <translation>choisir la masse des masques</translation>
    </message>
    <message>
        <source>Open an image with a model that reads patches, such as fashion-vit: the patches that each head of a layer attends to most appear here.</source>
        <translation>Ouvrez une image avec un modèle qui lit des patchs, tel que fashion-vit&#xa0;: les patchs auxquels chaque tête d’une couche prête le plus d’attention apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>headlight::PixelCompletion</name>
    <message>
        <source>Open an image first.</source>
        <translation>Ouvrez d’abord une image.</translation>
    </message>
    <message>
        <source>Beams are of texts. Choose Greedy or Sample for an image.</source>
        <translation>Les faisceaux sont réservés aux textes. Pour une image, choisissez Glouton ou Échantillonner.</translation>
    </message>
    <message>
        <source>Mean ablation is not available while pixels are generated. Use zero ablation instead.</source>
        <translation>L’ablation par la moyenne n’est pas disponible pendant la génération de pixels. Utilisez plutôt l’ablation par zéro.</translation>
    </message>
</context>
<context>
    <name>headlight::PredictionPanel</name>
    <message>
        <source>Candidates for token %1</source>
        <translation>Candidats pour le token %1</translation>
    </message>
    <message>
        <source>Letter at “%1”</source>
        <translation>Lettre à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Next after “%1”</source>
        <translation>Suite après «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Token id %1, probability %2</source>
        <translation>Id du token %1, probabilité %2</translation>
    </message>
    <message>
        <source>Masked words</source>
        <translation>Mots masqués</translation>
    </message>
    <message>
        <source>Shift+click a token under the text to mask it: the model predicts the masked token.</source>
        <translation>Maj+clic sur un token sous le texte pour le masquer&#xa0;: le modèle prédit le token masqué.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>The model hears no letters in this recording.</source>
        <translation>Le modèle n’entend aucune lettre dans cet enregistrement.</translation>
    </message>
    <message>
        <source>Class of the recording</source>
        <translation>Classe de l’enregistrement</translation>
    </message>
    <message>
        <source>Class of the image</source>
        <translation>Classe de l’image</translation>
    </message>
    <message>
        <source>Class of the text</source>
        <translation>Classe du texte</translation>
    </message>
    <message>
        <source>Labels of the tokens</source>
        <translation>Étiquettes des tokens</translation>
    </message>
    <message>
        <source>The model finds no entity in this text.</source>
        <translation>Le modèle ne trouve aucune entité dans ce texte.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>This model answers questions: type the question as text, and add the passage to search as second text.</source>
        <translation>Ce modèle répond à des questions&#xa0;: saisissez la question comme texte, et le passage où chercher comme second texte.</translation>
    </message>
    <message>
        <source>Does the second text follow?</source>
        <translation>Le second texte est-il la suite&#xa0;?</translation>
    </message>
    <message>
        <source>it follows</source>
        <translation>c’est la suite</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>The model&apos;s predictions will appear here.</source>
        <translation>Les prédictions du modèle apparaîtront ici.</translation>
    </message>
</context>
<context>
    <name>headlight::ProbabilityPanel</name>
    <message>
        <source>PROBABILITY</source>
        <translation>PROBABILITÉ</translation>
    </message>
    <message>
        <source>Close the probability of the text</source>
        <translation>Fermer la probabilité du texte</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Enregistrer la figure…</translation>
    </message>
    <message>
        <source>Losses of the text</source>
        <translation>Pertes du texte</translation>
    </message>
    <message>
        <source>−ln p in nats. Point at a bar to see its token.</source>
        <translation>−ln p en nats. Pointez une barre pour voir son token.</translation>
    </message>
    <message>
        <source>Tokens that the model is asked for</source>
        <translation>Tokens demandés au modèle</translation>
    </message>
    <message>
        <source>Masked tokens, else each in turn</source>
        <translation>Tokens masqués, sinon chacun à son tour</translation>
    </message>
    <message>
        <source>Masked tokens</source>
        <translation>Tokens masqués</translation>
    </message>
    <message>
        <source>Each token in turn</source>
        <translation>Chaque token à son tour</translation>
    </message>
    <message>
        <source>As in pre-training of BERT</source>
        <translation>Comme au préentraînement de BERT</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>Graine du choix</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Right class</source>
        <translation>Bonne classe</translation>
    </message>
    <message>
        <source>Right answer, as it stands in the passage</source>
        <translation>Bonne réponse, telle qu’elle figure dans le passage</translation>
    </message>
    <message>
        <source>the right answer, as in the passage</source>
        <translation>la bonne réponse, comme dans le passage</translation>
    </message>
    <message>
        <source>Run the model once for each token</source>
        <translation>Exécuter le modèle une fois par token</translation>
    </message>
    <message>
        <source>choose the tokens that are asked for</source>
        <translation>choisir les tokens demandés</translation>
    </message>
    <message>
        <source>choose the seed</source>
        <translation>choisir la graine</translation>
    </message>
    <message>
        <source>choose the right class</source>
        <translation>choisir la bonne classe</translation>
    </message>
    <message>
        <source>type the right answer</source>
        <translation>saisir la bonne réponse</translation>
    </message>
    <message>
        <source>no right class</source>
        <translation>pas de bonne classe</translation>
    </message>
    <message numerus="yes">
        <source>Run %n times</source>
        <translation>
            <numerusform>Exécuter %n fois</numerusform>
            <numerusform>Exécuter %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>The model must run once for each token, about %1 s in all.</source>
        <translation>Le modèle doit être exécuté une fois par token, environ %1 s en tout.</translation>
    </message>
    <message>
        <source>Probability of the text</source>
        <translation>Probabilité du texte</translation>
    </message>
</context>
<context>
    <name>headlight::Rail</name>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Intervene</source>
        <translation>Intervenir</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>More places</source>
        <translation>Autres lieux</translation>
    </message>
</context>
<context>
    <name>headlight::RecallPage</name>
    <message>
        <source>Type a row such as &quot;c4 h1 a7 c?&quot;: small networks answer its questions here.</source>
        <translation>Saisissez une suite telle que «&#xa0;c4 h1 a7 c?&#xa0;»&#xa0;: de petits réseaux répondent ici à ses questions.</translation>
    </message>
</context>
<context>
    <name>headlight::RecoveryFiles</name>
    <message>
        <source>Your changes are not backed up and would be lost in a crash. %1</source>
        <translation>Vos modifications ne sont pas sauvegardées et seraient perdues en cas de plantage. %1</translation>
    </message>
    <message>
        <source>The pasted image is not backed up and would be lost in a crash. %1</source>
        <translation>L’image collée n’est pas sauvegardée et serait perdue en cas de plantage. %1</translation>
    </message>
    <message>
        <source>It has more than %L1 pixels; save the session to keep it.</source>
        <translation>Elle a plus de %L1 pixels&#xa0;; enregistrez la session pour la garder.</translation>
    </message>
</context>
<context>
    <name>headlight::RunProgress</name>
    <message>
        <source>about %1 min left</source>
        <translation>reste environ %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>reste environ %1 s</translation>
    </message>
</context>
<context>
    <name>headlight::SamplesMenu</name>
    <message>
        <source>Only the built-in models have sample texts</source>
        <translation>Seuls les modèles intégrés ont des textes d’exemple</translation>
    </message>
    <message>
        <source>Works well</source>
        <translation>Réussites</translation>
    </message>
    <message>
        <source>Known failures</source>
        <translation>Échecs connus</translation>
    </message>
    <message>
        <source>Known failure: %1</source>
        <translation>Échec connu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Texts by topic</source>
        <translation>Textes par thème</translation>
    </message>
</context>
<context>
    <name>headlight::SequenceFiles</name>
    <message>
        <source>Choose Sequence</source>
        <translation>Choisir une séquence</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records. Show the sequence of:</source>
        <translation>
            <numerusform>%1 contient %n entrée. Afficher la séquence de&#xa0;:</numerusform>
            <numerusform>%1 contient %n entrées. Afficher la séquence de&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n records, of which the first %2 are listed. Show the sequence of:</source>
        <translation>
            <numerusform>%1 contient %n entrée, les %2 premières sont listées. Afficher la séquence de&#xa0;:</numerusform>
            <numerusform>%1 contient %n entrées, dont les %2 premières sont listées. Afficher la séquence de&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headlight::SessionKeeper</name>
    <message>
        <source>Remove them from the session</source>
        <translation>Les retirer de la session</translation>
    </message>
    <message>
        <source>No recent sessions</source>
        <translation>Aucune session récente</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Ouvrir une session</translation>
    </message>
    <message>
        <source>Sessions (*.headlight);;All files (*)</source>
        <translation>Sessions (*.headlight);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>The model at %1 is not the one that the session was saved with, so only the text and the notes were opened.</source>
        <translation>Le modèle à %1 n’est pas celui avec lequel la session a été enregistrée&#xa0;: seuls le texte et les notes ont été ouverts.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>The session&apos;s model, %1 (%2, weights %3), is not on this machine. Its text and its notes are open; open the model to see the rest.</source>
        <translation>Le modèle de la session, %1 (%2, poids %3), n’est pas sur cette machine. Son texte et ses notes sont ouverts&#xa0;; ouvrez le modèle pour voir le reste.</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>The model that the session compares with, %1, is not on this machine, or was changed.</source>
        <translation>Le modèle auquel la session compare, %1, n’est pas sur cette machine, ou a été modifié.</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with, so it was not opened.</source>
        <translation>%1 n’est pas le fichier avec lequel la session a été enregistrée&#xa0;: il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>The session&apos;s file %1 is not on this machine.</source>
        <translation>Le fichier %1 de la session n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>The session was saved with other weights, another configuration or another tokenizer of %1 than %2 has here: numbers may differ.</source>
        <translation>La session a été enregistrée avec d’autres poids, une autre configuration ou un autre tokeniseur de %1 que %2 n’en a ici&#xa0;: les nombres peuvent différer.</translation>
    </message>
    <message>
        <source>The session does not contain %1 of the page of panels: drawings, and figures of images without a file, cannot be drawn again.</source>
        <translation>La session ne contient pas %1 de la page de panneaux&#xa0;: les dessins, et les figures d’images sans fichier, ne peuvent pas être redessinés.</translation>
    </message>
    <message>
        <source>The zoom and the selected token of %1 are not part of the session.</source>
        <translation>Le zoom et le token sélectionné de %1 ne font pas partie de la session.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here, perhaps in another window. Nothing was saved yet.</source>
        <translation>%1 a été modifié ailleurs depuis son ouverture ici, peut-être dans une autre fenêtre. Rien n’a encore été enregistré.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>The page of panels is not saved in a session file yet.</source>
        <translation>La page de panneaux n’est encore enregistrée dans aucun fichier de session.</translation>
    </message>
    <message>
        <source>The session %1 has changes that are not saved.</source>
        <translation>La session %1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>Headlight closed unexpectedly. Restore your session?</source>
        <translation>Headlight s’est fermé de façon inattendue. Rétablir votre session&#xa0;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>headlight::SessionPanels</name>
    <message>
        <source>&quot;%1&quot; cannot be drawn: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être dessiné&#xa0;: %2</translation>
    </message>
    <message>
        <source>Some panels of the session are not on the page: %1</source>
        <translation>Certains panneaux de la session ne sont pas sur la page&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2, which is not on this machine or was changed.</source>
        <translation>«&#xa0;%1&#xa0;» a besoin de %2, qui n’est pas sur cette machine ou a été modifié.</translation>
    </message>
    <message>
        <source>The panel &quot;%1&quot; was saved with other weights of %2; it is drawn with those on this machine.</source>
        <translation>Le panneau «&#xa0;%1&#xa0;» a été enregistré avec d’autres poids de %2&#xa0;; il est dessiné avec ceux de cette machine.</translation>
    </message>
</context>
<context>
    <name>headlight::ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation>Trouver une commande ou des touches</translation>
    </message>
    <message>
        <source>No command has this name or these keys.</source>
        <translation>Aucune commande n’a ce nom ou ces touches.</translation>
    </message>
</context>
<context>
    <name>headlight::ShownView</name>
    <message>
        <source>Open a model and type a text to change its heads.</source>
        <translation>Ouvrez un modèle et saisissez un texte pour changer ses têtes.</translation>
    </message>
    <message>
        <source>Imported attention has no model, so its heads cannot be changed.</source>
        <translation>L’attention importée n’a pas de modèle&#xa0;: ses têtes ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>Choose a head or a layer to change.</source>
        <translation>Choisissez une tête ou une couche à changer.</translation>
    </message>
    <message>
        <source>remove: %1</source>
        <translation>retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a single head to paint its weights.</source>
        <translation>Choisissez une seule tête pour peindre ses poids.</translation>
    </message>
    <message>
        <source>Weights can only be painted between tokens: show tokens instead of words (Ctrl+T).</source>
        <translation>Les poids ne se peignent qu’entre tokens&#xa0;: affichez les tokens au lieu des mots (Ctrl+T).</translation>
    </message>
    <message>
        <source>This weight is masked: the query may not attend to this key, so the weight stays 0.</source>
        <translation>Ce poids est masqué&#xa0;: la requête n’a pas accès à cette clé, donc le poids reste 0.</translation>
    </message>
    <message>
        <source>paint weights</source>
        <translation>peindre des poids</translation>
    </message>
    <message>
        <source>remove all interventions</source>
        <translation>retirer toutes les interventions</translation>
    </message>
    <message>
        <source>generate the target with the interventions</source>
        <translation>générer la cible avec les interventions</translation>
    </message>
    <message>
        <source>generate the target without interventions</source>
        <translation>générer la cible sans interventions</translation>
    </message>
    <message>
        <source>show %1</source>
        <translation>afficher %1</translation>
    </message>
    <message>
        <source>unpin %1</source>
        <translation>désépingler %1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>épingler %1</translation>
    </message>
    <message>
        <source>Nothing was masked: these are the tokens of the previous text. Try again when the new tokens appear.</source>
        <translation>Rien n’a été masqué&#xa0;: ce sont les tokens du texte précédent. Réessayez quand les nouveaux tokens apparaissent.</translation>
    </message>
    <message>
        <source>unmask a token</source>
        <translation>démasquer un token</translation>
    </message>
    <message>
        <source>mask a token</source>
        <translation>masquer un token</translation>
    </message>
    <message>
        <source>An intervention was removed: %1 does not have its heads, or they cannot be changed.</source>
        <translation>Une intervention a été retirée&#xa0;: %1 n’a pas ses têtes, ou elles ne peuvent pas être changées.</translation>
    </message>
    <message numerus="yes">
        <source>%n interventions were removed: %1 does not have their heads, or they cannot be changed.</source>
        <translation>
            <numerusform>%n intervention a été retirée&#xa0;: %1 n’a pas ses têtes, ou elles ne peuvent pas être changées.</numerusform>
            <numerusform>%n interventions ont été retirées&#xa0;: %1 n’a pas leurs têtes, ou elles ne peuvent pas être changées.</numerusform>
        </translation>
    </message>
    <message>
        <source>add the second text</source>
        <translation>ajouter le second texte</translation>
    </message>
    <message>
        <source>remove the second text</source>
        <translation>retirer le second texte</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>saisir du texte</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>supprimer du texte</translation>
    </message>
    <message>
        <source>replace text</source>
        <translation>remplacer du texte</translation>
    </message>
    <message>
        <source>open images</source>
        <translation>ouvrir des images</translation>
    </message>
    <message>
        <source>add images</source>
        <translation>ajouter des images</translation>
    </message>
    <message>
        <source>remove images</source>
        <translation>supprimer des images</translation>
    </message>
    <message>
        <source>move the image</source>
        <translation>déplacer l’image</translation>
    </message>
    <message>
        <source>replace the image</source>
        <translation>remplacer l’image</translation>
    </message>
</context>
<context>
    <name>headlight::SoftmaxPage</name>
    <message>
        <source>One huge score: −3, 1, 1000, 5, −1</source>
        <translation>Un score énorme&#xa0;: −3, 1, 1000, 5, −1</translation>
    </message>
    <message>
        <source>Steps of 1: 0, 1, 2, 3</source>
        <translation>Pas de 1&#xa0;: 0, 1, 2, 3</translation>
    </message>
    <message>
        <source>Equal scores: 2, 2, 2, 2</source>
        <translation>Scores égaux&#xa0;: 2, 2, 2, 2</translation>
    </message>
    <message>
        <source>Two rivals: 8, 8.5, 0, 0</source>
        <translation>Deux rivaux&#xa0;: 8, 8.5, 0, 0</translation>
    </message>
    <message>
        <source>Products of long vectors: −24, 8, 16, 40</source>
        <translation>Produits de longs vecteurs&#xa0;: −24, 8, 16, 40</translation>
    </message>
    <message>
        <source>Softmax of a row</source>
        <translation>Softmax d’une ligne</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Row of the head</source>
        <translation>Ligne de la tête</translation>
    </message>
    <message>
        <source>Typed scores, with commas between</source>
        <translation>Scores saisis, séparés par des virgules</translation>
    </message>
    <message>
        <source>Type scores with commas between them, such as -3, 1, 1000, 5, -1</source>
        <translation>Saisir des scores séparés par des virgules, par exemple -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Divisor of the products</source>
        <translation>Diviseur des produits</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restore the model&apos;s divisor, and temperature 1</source>
        <translation>Rétablir le diviseur du modèle et la température 1</translation>
    </message>
    <message>
        <source>reset the softmax</source>
        <translation>réinitialiser le softmax</translation>
    </message>
    <message>
        <source>change the temperature</source>
        <translation>changer la température</translation>
    </message>
    <message>
        <source>change the divisor</source>
        <translation>changer le diviseur</translation>
    </message>
    <message>
        <source>choose scores</source>
        <translation>choisir des scores</translation>
    </message>
    <message>
        <source>type scores</source>
        <translation>saisir des scores</translation>
    </message>
    <message>
        <source>scores of your own: -3, 1, 1000, 5, -1</source>
        <translation>vos propres scores&#xa0;: -3, 1, 1000, 5, -1</translation>
    </message>
    <message>
        <source>Type a text: the softmax of each row is computed here.</source>
        <translation>Saisissez un texte&#xa0;: le softmax de chaque ligne est calculé ici.</translation>
    </message>
    <message>
        <source>Temperature %1</source>
        <translation>Température %1</translation>
    </message>
    <message>
        <source>Divide by %1</source>
        <translation>Diviser par %1</translation>
    </message>
</context>
<context>
    <name>headlight::Stage</name>
    <message>
        <source>Color bar of all heads</source>
        <translation>Barre de couleurs de toutes les têtes</translation>
    </message>
    <message>
        <source>Show the head label that fits best on this text</source>
        <translation>Afficher l’étiquette de tête qui convient le mieux sur ce texte</translation>
    </message>
    <message>
        <source>Heads ▾</source>
        <translation>Têtes ▾</translation>
    </message>
    <message>
        <source>Weights too small to see: use log scale</source>
        <translation>Poids trop petits pour être vus&#xa0;: utiliser l’échelle log</translation>
    </message>
    <message>
        <source>Use the log scale: hardly any weight of this head is large enough to be seen on the linear scale</source>
        <translation>Utiliser l’échelle log&#xa0;: presque aucun poids de cette tête n’est assez grand pour être vu sur l’échelle linéaire</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>Type de figure</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source>Smallest weight that is drawn as a link</source>
        <translation>Plus petit poids dessiné comme lien</translation>
    </message>
    <message>
        <source>top </source>
        <translation>top </translation>
    </message>
    <message>
        <source>all links</source>
        <translation>tous les liens</translation>
    </message>
    <message>
        <source>Maximum links per query</source>
        <translation>Nombre maximal de liens par requête</translation>
    </message>
    <message>
        <source>smallest link %1</source>
        <translation>plus petit lien %1</translation>
    </message>
    <message>
        <source>links for each query</source>
        <translation>liens par requête</translation>
    </message>
    <message>
        <source>Enlarge the heat map first (Alt++, or Ctrl and the wheel); the part in view is then kept.</source>
        <translation>Agrandissez d’abord la carte de chaleur (Alt++, ou Ctrl et la molette)&#xa0;; la partie visible est alors gardée.</translation>
    </message>
</context>
<context>
    <name>headlight::StatusLine</name>
    <message>
        <source>%1 · checking %2</source>
        <translation>%1 · vérification de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln patches</source>
        <translation>
            <numerusform>%Ln patch</numerusform>
            <numerusform>%Ln patchs</numerusform>
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
        <translation> · %L1 avec les tokens spéciaux</translation>
    </message>
    <message>
        <source>Hash of the model: %1</source>
        <translation>Hachage du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>calcul…</translation>
    </message>
    <message>
        <source>Weight under the pointer</source>
        <translation>Poids sous le pointeur</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>running: %1 · %2</source>
        <translation>exécution&#xa0;: %1 · %2</translation>
    </message>
    <message>
        <source>running: first layer</source>
        <translation>exécution&#xa0;: première couche</translation>
    </message>
    <message>
        <source>prepare %1 · forward %2</source>
        <translation>préparation %1 · passe avant %2</translation>
    </message>
    <message>
        <source>tokenize %1 · forward %2</source>
        <translation>tokenisation %1 · passe avant %2</translation>
    </message>
    <message>
        <source> · figure %1</source>
        <translation> · figure %1</translation>
    </message>
    <message>
        <source>Loading the model</source>
        <translation>Chargement du modèle</translation>
    </message>
    <message>
        <source>Running the model</source>
        <translation>Exécution du modèle</translation>
    </message>
</context>
<context>
    <name>headlight::StepControls</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Go one step back (Backspace)</source>
        <translation>Revenir d’une étape (Retour arrière)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go to the next step (Space); after the last, begin again</source>
        <translation>Passer à l’étape suivante (Espace)&#xa0;; après la dernière, recommencer</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>headlight::StepsPanel</name>
    <message>
        <source>TOKENIZATION</source>
        <translation>TOKENISATION</translation>
    </message>
    <message>
        <source>Close the tokenization steps</source>
        <translation>Fermer les étapes de tokenisation</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Enregistrer la figure…</translation>
    </message>
    <message>
        <source>The tokenizer&apos;s steps</source>
        <translation>Les étapes du tokeniseur</translation>
    </message>
    <message>
        <source>Type a text to see how each word is split into tokens.</source>
        <translation>Saisissez un texte pour voir comment chaque mot est découpé en tokens.</translation>
    </message>
    <message>
        <source>There is no step-by-step view for this tokenizer.</source>
        <translation>Il n’y a pas de vue par étapes pour ce tokeniseur.</translation>
    </message>
    <message>
        <source>The first %1 characters.</source>
        <translation>Les %1 premiers caractères.</translation>
    </message>
</context>
<context>
    <name>headlight::TextEditor</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>headlight::TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Type or paste a text: every head shows at once what it attends to.</source>
        <translation>Saisissez ou collez un texte&#xa0;: chaque tête montre aussitôt sur quoi porte son attention.</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Second texte</translation>
    </message>
    <message>
        <source>The pasted text has %L1 characters; it was cut so that the whole text has %L2, the most that the window accepts.</source>
        <translation>Le texte collé a %L1 caractères&#xa0;; il a été coupé pour que le texte entier en ait %L2, le maximum que la fenêtre accepte.</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Rechercher un token</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Type a target; while this is empty, the model generates its own.</source>
        <translation>Saisissez une cible&#xa0;; tant que ce champ est vide, le modèle génère la sienne.</translation>
    </message>
    <message>
        <source>The second text of a pair: an answer, a next sentence, …</source>
        <translation>Le second texte d’une paire&#xa0;: une réponse, une phrase suivante, …</translation>
    </message>
    <message>
        <source>The text of the imported attention cannot be edited: there is no model that could read another one.</source>
        <translation>Le texte de l’attention importée ne peut pas être modifié&#xa0;: il n’y a pas de modèle pour en lire un autre.</translation>
    </message>
    <message>
        <source>No recording yet: File &gt; Open audio…</source>
        <translation>Pas encore d’enregistrement&#xa0;: Fichier &gt; Ouvrir un fichier audio…</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>+ target</source>
        <translation>+ cible</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ second texte</translation>
    </message>
    <message>
        <source>Remove the second text</source>
        <translation>Retirer le second texte</translation>
    </message>
    <message>
        <source>Add a target</source>
        <translation>Ajouter une cible</translation>
    </message>
    <message>
        <source>Add a second text</source>
        <translation>Ajouter un second texte</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Its first %L1 characters are shown here; all of its tokens are below.</source>
        <translation>Ses %L1 premiers caractères figurent ici&#xa0;; tous ses tokens sont en dessous.</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Ce que le modèle lit</translation>
    </message>
    <message>
        <source>The model generates a text about the image.</source>
        <translation>Le modèle génère un texte sur l’image.</translation>
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
        <translation>1 token&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens: %1</source>
        <translation>
            <numerusform>%n token&#xa0;: %1</numerusform>
            <numerusform>%n tokens&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Token %1: %2</source>
        <translation>Token %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Piece %1, id %2</source>
        <translation>Fragment %1, id %2</translation>
    </message>
    <message>
        <source>Not a part of the text</source>
        <translation>Hors du texte</translation>
    </message>
    <message>
        <source>Characters %1 to %2</source>
        <translation>Caractères %1 à %2</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3</source>
        <translation>Octets %1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Special token, added by the tokenizer</source>
        <translation>Token spécial, ajouté par le tokeniseur</translation>
    </message>
    <message>
        <source>Continues the word of the previous token</source>
        <translation>Continue le mot du token précédent</translation>
    </message>
    <message>
        <source>Generated by the model, or chosen among its candidates</source>
        <translation>Généré par le modèle, ou choisi parmi ses candidats</translation>
    </message>
    <message>
        <source>The tokenizer has no piece for this text</source>
        <translation>Le tokeniseur n’a pas de fragment pour ce texte</translation>
    </message>
    <message>
        <source>Masked; Shift+click to unmask it</source>
        <translation>Masqué&#xa0;; Maj+clic pour le démasquer</translation>
    </message>
    <message>
        <source>Shift+click to mask it</source>
        <translation>Maj+clic pour le masquer</translation>
    </message>
    <message>
        <source>The tokens that the model reads will appear here.</source>
        <translation>Les tokens que lit le modèle apparaîtront ici.</translation>
    </message>
    <message>
        <source>Open a model to see the tokens that it reads.</source>
        <translation>Ouvrez un modèle pour voir les tokens qu’il lit.</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masqué</translation>
    </message>
</context>
<context>
    <name>headlight::TokenPanel</name>
    <message>
        <source>Point at a token to see what it attends to and what attends to it; click to keep it.</source>
        <translation>Pointez un token pour voir sur quoi porte son attention et d’où il en reçoit&#xa0;; cliquez pour le garder.</translation>
    </message>
    <message>
        <source>What the token attends to</source>
        <translation>Ce sur quoi porte l’attention du token</translation>
    </message>
    <message>
        <source>What attends to the token</source>
        <translation>Ce qui porte son attention sur le token</translation>
    </message>
    <message>
        <source>“%1” attends to</source>
        <translation>Attention de «&#xa0;%1&#xa0;» vers</translation>
    </message>
    <message>
        <source>“%1” is attended to by</source>
        <translation>Attention vers «&#xa0;%1&#xa0;» de</translation>
    </message>
    <message>
        <source>A token&apos;s attention</source>
        <translation>Attention d’un token</translation>
    </message>
</context>
<context>
    <name>headlight::TopBar</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Device and threads</source>
        <translation>Processeur et threads</translation>
    </message>
    <message>
        <source>Tokens or words</source>
        <translation>Tokens ou mots</translation>
    </message>
    <message>
        <source>Color scale</source>
        <translation>Échelle de couleurs</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 couche</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 tête</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n tête</numerusform>
            <numerusform>%n têtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · %3 × %4</source>
        <translation>%1 · %2 · %3 × %4</translation>
    </message>
    <message>
        <source>Auto: </source>
        <translation>Auto&#xa0;: </translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Processeur</translation>
    </message>
</context>
<context>
    <name>headlight::TracePage</name>
    <message>
        <source>One token through the model</source>
        <translation>Un token à travers le modèle</translation>
    </message>
    <message>
        <source>go through the model</source>
        <translation>parcourir le modèle</translation>
    </message>
    <message>
        <source>Type a text and select a token: its way through the model appears here.</source>
        <translation>Saisissez un texte et sélectionnez un token&#xa0;: son chemin à travers le modèle apparaît ici.</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingBar</name>
    <message>
        <source>Progress of the training</source>
        <translation>Progression de l’entraînement</translation>
    </message>
    <message>
        <source>%1 is being trained. Stop that training first.</source>
        <translation>%1 est en cours d’entraînement. Arrêtez d’abord cet entraînement.</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>Arrêter l’entraînement</translation>
    </message>
    <message>
        <source>Continue training</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>End the training with a checkpoint</source>
        <translation>Terminer l’entraînement par un checkpoint</translation>
    </message>
    <message numerus="yes">
        <source>Train %n more steps from the last checkpoint on</source>
        <translation>
            <numerusform>Entraîner %n pas de plus à partir du dernier checkpoint</numerusform>
            <numerusform>Entraîner %n pas de plus à partir du dernier checkpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained here: %1</source>
        <translation>Entraîné ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Training %1: step %2 of %3</source>
        <translation>Entraînement de %1&#xa0;: pas %2 sur %3</translation>
    </message>
    <message>
        <source>%1, loss %2</source>
        <translation>%1, perte %2</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingDialog</name>
    <message>
        <source>Train a small model</source>
        <translation>Entraîner un petit modèle</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Set a new folder for the checkpoints of the model</source>
        <translation>Indiquer un nouveau dossier pour les checkpoints du modèle</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <source>Choose where the new folder is made</source>
        <translation>Choisir où créer le nouveau dossier</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Text to train on</source>
        <translation>Texte d’entraînement</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Fichier texte</translation>
    </message>
    <message>
        <source>in place of the text, at most 1 MB of UTF-8</source>
        <translation>à la place du texte, au plus 1 Mo d’UTF-8</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Choisir le fichier texte</translation>
    </message>
    <message>
        <source>Open a text to train on</source>
        <translation>Ouvrir un texte d’entraînement</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Textes (*.txt *.md);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Heads per layer</source>
        <translation>Têtes par couche</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Reading the text…</source>
        <translation>Lecture du texte…</translation>
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
        <translation>SGD avec momentum</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Choose how the gradient changes the weights: SGD subtracts it times the learning rate, AdamW divides its mean by its size</source>
        <translation>Choisit comment le gradient change les poids&#xa0;: SGD le soustrait multiplié par le taux d’apprentissage, AdamW divise sa moyenne par sa taille</translation>
    </message>
</context>
<context>
    <name>headlight::UnknownWordsLine</name>
    <message>
        <source>%1 and %L2 more</source>
        <translation>%1 et %L2 de plus</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 is not in this small model&apos;s training data; attention to it is not meaningful.</source>
        <translation>%1 n’est pas dans les données d’entraînement de ce petit modèle&#xa0;; l’attention portée dessus n’a pas de sens.</translation>
    </message>
    <message>
        <source>%1 are not in this small model&apos;s training data; attention to them is not meaningful.</source>
        <translation>%1 ne sont pas dans les données d’entraînement de ce petit modèle&#xa0;; l’attention portée dessus n’a pas de sens.</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyPage</name>
    <message>
        <source>Learning a vocabulary</source>
        <translation>Apprendre un vocabulaire</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Choose how the vocabulary is learned</source>
        <translation>Choisir comment le vocabulaire est appris</translation>
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
        <translation>Fragments du vocabulaire</translation>
    </message>
    <message>
        <source>Choose how many pieces the vocabulary has at the end, characters included</source>
        <translation>Choisir combien de fragments le vocabulaire a à la fin, caractères compris</translation>
    </message>
    <message>
        <source> pieces</source>
        <translation> fragments</translation>
    </message>
    <message>
        <source>choose a rule</source>
        <translation>choisir une règle</translation>
    </message>
    <message>
        <source>choose the size of the vocabulary</source>
        <translation>choisir la taille du vocabulaire</translation>
    </message>
    <message>
        <source>go through the vocabulary</source>
        <translation>parcourir le vocabulaire</translation>
    </message>
    <message>
        <source>Type a text: a vocabulary is learned from it here.</source>
        <translation>Saisissez un texte&#xa0;: un vocabulaire en est appris ici.</translation>
    </message>
</context>
<context>
    <name>headlight::WeightPage</name>
    <message>
        <source>Query: the token that attends</source>
        <translation>Requête&#xa0;: le token qui porte l’attention</translation>
    </message>
    <message>
        <source>Key: the token that is attended to</source>
        <translation>Clé&#xa0;: le token qui la reçoit</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les clés</translation>
    </message>
    <message>
        <source>Compare the query with every key, dimension by dimension</source>
        <translation>Comparer la requête avec chaque clé, dimension par dimension</translation>
    </message>
    <message>
        <source>Steps that compute the weight</source>
        <translation>Étapes du calcul du poids</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Type a text to follow each weight from query and key to the softmax.</source>
        <translation>Saisissez un texte pour suivre chaque poids, de la requête et de la clé au softmax.</translation>
    </message>
    <message>
        <source>This weight</source>
        <translation>Ce poids</translation>
    </message>
</context>
<context>
    <name>headlight::WelcomeBar</name>
    <message>
        <source>Headlight shows which tokens each attention head of a transformer attends to.</source>
        <translation>Headlight montre sur quels tokens se porte chaque tête d’attention d’un transformer.</translation>
    </message>
    <message>
        <source>Dismiss the welcome</source>
        <translation>Fermer le message de bienvenue</translation>
    </message>
    <message>
        <source>Start lesson 1</source>
        <translation>Commencer la leçon 1</translation>
    </message>
    <message>
        <source>Type a text</source>
        <translation>Saisir un texte</translation>
    </message>
    <message>
        <source>Choose a model  ▾</source>
        <translation>Choisir un modèle  ▾</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
</context>
<context>
    <name>headlight::WhyPanel</name>
    <message>
        <source>This weight</source>
        <translation>Ce poids</translation>
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
        <translation>Mots</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarité</translation>
    </message>
    <message>
        <source>Test heads</source>
        <translation>Tester les têtes</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Approximations</source>
        <translation>Approximations</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>Récurrence</translation>
    </message>
    <message>
        <source>Layer and cost</source>
        <translation>Couche et coût</translation>
    </message>
    <message>
        <source>EXPLAIN THIS WEIGHT</source>
        <translation>EXPLIQUER CE POIDS</translation>
    </message>
    <message>
        <source>Close the explanations</source>
        <translation>Fermer les explications</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Enregistrer la figure…</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Explications</translation>
    </message>
    <message>
        <source>Point at a cell of the heat map, or click it, to follow its weight. A weight says where a head reads from, not why the model predicts what it predicts.</source>
        <translation>Pointez une cellule de la carte de chaleur, ou cliquez dessus, pour suivre son poids. Un poids dit où une tête lit, non pourquoi le modèle prédit ce qu’il prédit.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Légendes</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Late interaction</source>
        <translation>Interaction tardive</translation>
    </message>
    <message>
        <source>Patch masks</source>
        <translation>Masques de patchs</translation>
    </message>
</context>
<context>
    <name>headlight::WordsPage</name>
    <message>
        <source>From words to vectors</source>
        <translation>Des mots aux vecteurs</translation>
    </message>
    <message>
        <source>Nearest tokens of a word, or of a sum of words</source>
        <translation>Tokens les plus proches d’un mot, ou d’une somme de mots</translation>
    </message>
    <message>
        <source>neighbors of the selected token; or type a word, or: boy - man + woman</source>
        <translation>voisins du token sélectionné&#xa0;; ou saisir un mot, ou&#xa0;: boy - man + woman</translation>
    </message>
    <message>
        <source>Put spaces around + and -: boy - man + woman</source>
        <translation>Mettez des espaces autour de + et -&#xa0;: boy - man + woman</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>saisir un mot</translation>
    </message>
    <message>
        <source>Type a text: its tokens appear here as rows of the token embedding.</source>
        <translation>Saisissez un texte&#xa0;: ses tokens apparaissent ici comme lignes du plongement des tokens.</translation>
    </message>
</context>
<context>
    <name>headlight::WrittenText</name>
    <message>
        <source>Generated text</source>
        <translation>Texte généré</translation>
    </message>
    <message>
        <source>The generated text will appear here.</source>
        <translation>Le texte généré apparaîtra ici.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy the generated text to the clipboard</source>
        <translation>Copier le texte généré dans le presse-papiers</translation>
    </message>
    <message>
        <source>Use as target</source>
        <translation>Utiliser comme cible</translation>
    </message>
    <message>
        <source>Use as text</source>
        <translation>Utiliser comme texte</translation>
    </message>
    <message>
        <source>Put the generated text into the field for the target</source>
        <translation>Mettre le texte généré dans le champ de la cible</translation>
    </message>
    <message>
        <source>Append the generated text to the text field</source>
        <translation>Ajouter le texte généré au champ de texte</translation>
    </message>
</context>
</TS>
