/** A product's group and type in the shop's own words: what size charts, facets and outfits go by. */
export type FoundType = { readonly kind: 'footwear' | 'apparel' | 'accessory'; readonly type: string | null }

/**
 * What the last word of a category's name says in languages whose nouns stand at the end, and the first one in the others. A line has
 * kind and type, `-` for a kind whose type nothing says, and the nouns, folded, in singular and plural.
 */
const nounsOf: Readonly<Record<string, string>> = {
  en: `footwear - shoe shoes footwear
    footwear sneakers sneaker sneakers trainer trainers
    footwear boots boot boots bootie booties wellingtons
    footwear sandals sandal sandals flip-flops flip-flop
    footwear loafers loafer loafers moccasin moccasins
    footwear slip-ons slip-ons slip-on
    footwear slippers slipper slippers
    apparel - clothing clothes apparel activewear sportswear outerwear swimwear underwear dress dresses suit suits blouse blouses blazer blazers cardigan cardigans vest vests
    apparel t-shirts t-shirt t-shirts tshirt tshirts tee tees shirt shirts top tops
    apparel long-sleeves long-sleeve long-sleeves longsleeve longsleeves
    apparel hoodies hoodie hoodies hoody
    apparel sweatshirts sweatshirt sweatshirts sweater sweaters jumper jumpers pullover pullovers
    apparel jackets jacket jackets coat coats parka parkas raincoat raincoats anorak anoraks
    apparel pants pants trousers jeans chinos joggers sweatpants
    apparel shorts shorts
    apparel tights leggings tights
    apparel skirts skirt skirts skort skorts
    accessory - accessories belt belts scarf scarves glove gloves mitten mittens sunglasses
    accessory socks sock socks
    accessory caps cap caps hat hats
    accessory beanies beanie beanies
    accessory bags bag bags backpack backpacks handbag handbags tote totes rucksack rucksacks
    accessory shoe-care shoe-care shoe-polish shoe-cream`,
  de: `footwear - schuh schuhe schuhwerk
    footwear sneakers sneaker sneakers turnschuh turnschuhe
    footwear running laufschuh laufschuhe joggingschuhe runningschuhe
    footwear trail trailschuhe trailrunningschuhe trailrunningschuh
    footwear hiking wanderschuh wanderschuhe trekkingschuhe
    footwear training trainingsschuh trainingsschuhe fitnessschuhe hallenschuhe
    footwear boots stiefel stiefeletten stiefelette boots
    footwear sandals sandale sandalen sandaletten zehentrenner
    footwear loafers mokassins slipper
    footwear slippers hausschuh hausschuhe pantoffel pantoffeln
    apparel - bekleidung kleidung kleid kleider bluse blusen anzug anzuge weste westen unterwasche bademode sportbekleidung
    apparel t-shirts t-shirt t-shirts shirt shirts hemd hemden oberteil oberteile
    apparel long-sleeves langarmshirt langarmshirts longsleeve longsleeves
    apparel hoodies hoodie hoodies kapuzenpullover kapuzenpullis
    apparel sweatshirts sweatshirt sweatshirts pullover pullis
    apparel jackets jacke jacken mantel parka parkas
    apparel pants hose hosen jeans
    apparel shorts shorts
    apparel tights leggings tights lauftights
    apparel skirts rock rocke
    accessory - accessoires gurtel schal schals handschuh handschuhe sonnenbrille sonnenbrillen
    accessory socks socke socken strumpf strumpfe
    accessory caps kappe kappen cap caps hut hute
    accessory beanies mutze mutzen beanie beanies
    accessory bags tasche taschen rucksack rucksacke handtasche handtaschen
    accessory shoe-care schuhpflege schuhcreme lederpflege`,
  nl: `footwear - schoen schoenen schoeisel
    footwear sneakers sneaker sneakers gympen
    footwear running hardloopschoen hardloopschoenen
    footwear trail trailschoenen trailrunningschoenen
    footwear hiking wandelschoen wandelschoenen
    footwear training trainingsschoenen fitnessschoenen
    footwear boots laars laarzen boots enkellaarsjes
    footwear sandals sandaal sandalen slippers teenslippers
    footwear loafers loafer loafers mocassins instappers
    footwear slippers pantoffel pantoffels
    apparel - kleding jurk jurken blouse blouses pak pakken vest vesten ondergoed badmode
    apparel t-shirts t-shirt t-shirts shirt shirts overhemd overhemden top tops
    apparel long-sleeves longsleeve longsleeves
    apparel hoodies hoodie hoodies
    apparel sweatshirts sweatshirt sweatshirts trui truien sweater sweaters
    apparel jackets jas jassen jack jacks
    apparel pants broek broeken jeans
    apparel shorts short shorts
    apparel tights legging leggings
    apparel skirts rok rokken
    accessory - accessoires riem riemen sjaal sjaals handschoen handschoenen zonnebril zonnebrillen
    accessory socks sok sokken
    accessory caps pet petten cap caps hoed hoeden
    accessory beanies muts mutsen beanie beanies
    accessory bags tas tassen rugzak rugzakken handtas handtassen
    accessory shoe-care schoenverzorging schoensmeer`,
  fr: `footwear - chaussure chaussures
    footwear sneakers baskets sneakers
    footwear boots botte bottes bottine bottines boots
    footwear sandals sandale sandales tongs
    footwear loafers mocassin mocassins
    footwear slippers chausson chaussons pantoufles
    apparel - vetement vetements robe robes chemisier chemisiers costume costumes gilet gilets
    apparel t-shirts t-shirt t-shirts tee-shirt tee-shirts chemise chemises haut hauts
    apparel hoodies hoodie hoodies sweats-a-capuche sweat-a-capuche
    apparel sweatshirts sweat sweats sweat-shirt sweat-shirts pull pulls chandail chandails
    apparel jackets veste vestes manteau manteaux blouson blousons parka parkas
    apparel pants pantalon pantalons jean jeans
    apparel shorts short shorts
    apparel tights legging leggings
    apparel skirts jupe jupes
    accessory - accessoire accessoires ceinture ceintures echarpe echarpes gant gants foulard foulards
    accessory socks chaussette chaussettes
    accessory caps casquette casquettes chapeau chapeaux
    accessory beanies bonnet bonnets tuque tuques
    accessory bags sac sacs
    accessory shoe-care cirage cirages`,
  it: `footwear - scarpa scarpe calzatura calzature
    footwear sneakers sneaker sneakers
    footwear boots stivale stivali stivaletto stivaletti
    footwear sandals sandalo sandali infradito
    footwear loafers mocassino mocassini
    footwear slippers pantofola pantofole
    apparel - abbigliamento vestiti vestito abito abiti camicetta camicette gilet
    apparel t-shirts t-shirt maglietta magliette camicia camicie
    apparel hoodies felpa-con-cappuccio felpe-con-cappuccio
    apparel sweatshirts felpa felpe maglione maglioni
    apparel jackets giacca giacche giubbotto giubbotti cappotto cappotti giacconi
    apparel pants pantalone pantaloni jeans
    apparel shorts shorts pantaloncini bermuda
    apparel tights leggings
    apparel skirts gonna gonne
    accessory - accessori accessorio cintura cinture sciarpa sciarpe guanto guanti
    accessory socks calza calze calzino calzini
    accessory caps cappellino cappellini cappello cappelli
    accessory beanies berretto berretti
    accessory bags borsa borse zaino zaini
    accessory shoe-care lucido-da-scarpe`,
  es: `footwear - zapato zapatos calzado
    footwear sneakers zapatilla zapatillas deportivas sneakers
    footwear boots bota botas botin botines
    footwear sandals sandalia sandalias chanclas
    footwear loafers mocasin mocasines
    footwear slippers pantuflas
    apparel - ropa vestido vestidos blusa blusas traje trajes chaleco chalecos
    apparel t-shirts camiseta camisetas camisa camisas
    apparel hoodies sudadera-con-capucha sudaderas-con-capucha
    apparel sweatshirts sudadera sudaderas jersey jerseis
    apparel jackets chaqueta chaquetas abrigo abrigos cazadora cazadoras parka parkas
    apparel pants pantalon pantalones vaqueros
    apparel shorts shorts bermudas
    apparel tights mallas leggings
    apparel skirts falda faldas
    accessory - accesorio accesorios cinturon cinturones bufanda bufandas guante guantes
    accessory socks calcetin calcetines
    accessory caps gorra gorras sombrero sombreros
    accessory beanies gorro gorros
    accessory bags bolso bolsos mochila mochilas
    accessory shoe-care betun`,
}

/** Languages in which what is meant stands at the beginning: `zapatillas de running`. */
const nounFirst: ReadonlySet<string> = new Set(['fr', 'it', 'es'])

/** Languages that write compounds as one word, which end with what is meant: `Kinderschuhe`. */
const joining: ReadonlySet<string> = new Set(['de', 'nl'])
const shortestEnding = 5

/** What is done in shoes of a type, which a category's name says beside the noun or under it: `Shoes > Running`. */
const sports: Readonly<Record<string, string>> = {
  running: 'running jogging laufen course corsa correr hardlopen',
  trail: 'trail trailrunning',
  hiking: 'hiking trekking wandern randonnee escursionismo senderismo wandelen',
  training: 'training gym fitness workout entrainement allenamento entrenamiento',
}

/** Names with one of the nouns at its place that are something else. */
const others: ReadonlySet<string> = new Set(
  `sleeping-bag sleeping-bags bean-bag bean-bags punching-bags trash-bags garbage-bags tea-bags gift-bags dog-bags
    tool-belts seat-belts bottle-caps swim-caps table-tops counter-tops book-jackets life-jackets life-vests brake-shoes
    dog-clothes dog-apparel pet-apparel pet-clothing doll-clothes radkappen schwimmwesten rettungswesten
    sac-de-couchage sacs-de-couchage sac-poubelle sacs-poubelle`.split(/\s+/),
)

/** What stands anywhere in the path of goods that no one wears. */
const elsewhere: ReadonlySet<string> = new Set(
  'animals animal pet pets toys toy dolls electronics electronic vehicles vehicle hardware furniture'.split(' '),
)

type Nouns = ReadonlyMap<string, FoundType>

const parse = (text: string): Nouns =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [kind = '', type = '', ...nouns] = line.trim().split(' ')
      const found = { kind, type: type === '-' ? null : type } as FoundType
      return nouns.map((noun) => [noun, found] as const)
    }),
  )

/** The words by which the type of a product is found. */
export const productTypeWords = {
  nouns: Object.fromEntries(Object.entries(nounsOf).map(([language, text]) => [language, parse(text)])) as Readonly<
    Record<string, Nouns>
  >,
  sports: new Map(
    Object.entries(sports).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
  ),
  ...{ nounFirst, joining, shortestEnding, others, elsewhere },
}
