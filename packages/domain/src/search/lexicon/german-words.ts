import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in German; compounds of these words need no line of their own. */
export const germanWords: LanguageWords = {
  meanings: `
    kind:footwear = schuh, schuhe, fussbekleidung, schuhwerk
    kind:apparel = kleidung, bekleidung, klamotten, mode, kleider
    kind:accessory = accessoire, accessoires, zubehor, zubehoer
    type:sneakers type:slip-ons*0.3 = sneaker, sneakers, turnschuh, freizeitschuh, tennisschuh, alltagsschuh
    type:running kind:footwear+activity:running*0.5 = laufschuh, joggingschuh, runningschuh, running schuh, marathonschuh, schuh zum laufen, schuh zum joggen, strassenlaufschuh
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = trailschuh, trail schuh, trailrunningschuh, trail running schuh, trailrunning schuh, gelandelaufschuh, gelaendelaufschuh, traillaufschuh
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = wanderschuh, trekkingschuh, outdoorschuh
    kind:footwear+activity:training type:training type:running*0.3 = trainingsschuh, fitnessschuh, sportschuh, hallenschuh
    kind:footwear+activity:walking = walkingschuh, schuh zum spazieren, spazierschuh, schuh zum gehen
    type:boots = stiefel, stiefelette, boots, boot
    type:boots+activity:hiking = wanderstiefel, trekkingstiefel
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = winterstiefel, schneestiefel, snowboots, winterboots
    kind:footwear+activity:winter kind:footwear+feature:insulated = winterschuh
    type:sandals = sandale, sandalette, sommersandale
    type:sandals*0.9 = badeschuh, badelatsche, badeschlappe, pantolette, schlappe, flip flop, zehentrenner
    type:slip-ons = slip on, slipper, schlupfschuh, schuh ohne schnursenkel, ohne schnursenkel
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, shirt, tee, oberteil
    type:long-sleeves type:t-shirts*0.2 = langarmshirt, longsleeve, langarm, langarmlig, langarmliges shirt, shirt mit langen armeln, langer armel, langarmoberteil
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = trainingsshirt, sportshirt, fitnessshirt
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = laufshirt, runningshirt
    type:hoodies type:sweatshirts*0.3 = hoodie, hoody, kapuzenpullover, kapuzenpulli, kapuzensweatshirt
    type:sweatshirts type:hoodies*0.6 = sweatshirt, pullover, pulli, sweater
    type:jackets = jacke, mantel, outdoorjacke
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 = regenjacke, regenmantel, wasserdichte jacke, hardshell
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = winterjacke, warme jacke, wintermantel
    type:pants type:tights*0.5 type:shorts*0.2 = hose, pants
    type:pants = jogginghose, sweatpants, trainingshose, sporthose, jogger
    type:shorts = shorts, short, kurze hose
    type:tights = legging, leggings, tights, yogahose, sportleggings
    type:tights+activity:running type:tights*0.7 = lauftights, laufhose, laufleggings
    type:skirts = rock, roecke, skort
    type:socks = socke, strumpf, struempfe
    type:caps type:beanies*0.2 = cap, kappe, schirmmutze, basecap, baseballcap, baseballkappe
    type:beanies type:caps*0.2 = mutze, muetze, beanie
    type:caps type:beanies = kopfbedeckung, hut
    type:bags = tasche
    type:shoe-care = schuhpflege, schuhcreme, schuhwachs, schuhputzmittel, lederpflege, ledercreme, lederfett, pflegemittel
    type:gift-cards type:giftCard = geschenkkarte, geschenkgutschein, gutschein, gutscheinkarte
    activity:running = laufen, joggen, running, lauf, jogging, marathon
    activity:trail activity:hiking*0.7 = trail, trailrunning, trail running, gelande
    activity:hiking = wandern, wander, trekking, outdoor
    activity:training = training, trainings, fitness, sport, gym, workout
    activity:walking = walking, spazieren
    activity:skating = skate, skaten, skateboard, skater
    kind:footwear+activity:skating = skateschuh, skaterschuh, skateboardschuh
    activity:court = court, basketball, tennis
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = winter, schnee, warm
    material:leather = leder, glattleder
    material:suede = wildleder, veloursleder, nubuk
    material:canvas = canvas, leinen, stoff
    material:mesh = mesh
    material:knit = strick, gestrickt
    material:cotton = baumwolle, baumwoll
    material:wool material:merino = wolle, woll
    material:merino = merino, merinowolle
    material:nylon = nylon
    material:polyester = polyester
    feature:recycled material:recycled = recycelt, recycling, recycled, nachhaltig, recyclinggarn
    feature:waterproof feature:water-resistant*0.7 = wasserdicht, wasserfest, regenfest, regen
    feature:water-resistant feature:waterproof = wasserabweisend
    feature:lightweight = leicht, leichtgewicht
    feature:cushioned = gedampft, gedaempft, dampfung, daempfung
    feature:breathable = atmungsaktiv
    feature:insulated = gefuttert, gefuettert, isoliert, thermo
    feature:reflective = reflektierend, reflektor
    feature:vegan = vegan, lederfrei, tierfrei
    feature:machine-washable = waschbar, maschinenwaschbar
    width:wide width:extra-wide = weit, breit, weite form, weiter form, breite fusse
    width:narrow = schmal
    fit:slim = slim, schmal geschnitten
    fit:relaxed = relaxed, locker, lockere passform
    fit:oversized = oversized, oversize`,
  sameWords: `
    fussballschuh, stollenschuh, fussball schuh, nockenschuh
    fussballschuh, fussball
    high top, hightop, hohe, hoch, mid
    flach, niedrig, low
    klett, klettverschluss, klettschuh
    plateau, klobig, chunky, dicke sohle
    retro, vintage, klassiker
    slide, badeschuh, badelatsche, badeschlappe, pantolette, schlappe, zehentrenner, flip flop
    trekkingsandale, wandersandale, outdoorsandale, wassersandale
    weste, steppweste, daunenweste
    windjacke, windbreaker, leichtjacke, leichte jacke
    trainingsjacke, sportjacke
    rucksack, schulrucksack, tagesrucksack
    sporttasche, trainingstasche, reisetasche, duffel, weekender
    chelsea, chelsea boot, chelsea stiefel, chelseaboot, chelseaboots
    neu, neuheit, neuheiten, neuigkeit`,
  genders: {
    women: 'damen dame frauen frau weiblich',
    men: 'herren herr manner maenner mann mannlich',
    kids: 'kinder kind jungen junge madchen maedchen baby babys jugend junior kleinkind teenager',
    unisex: 'unisex',
  },
  sale: 'sale, reduziert, angebot, rabatt, schnappchen, ausverkauf, herabgesetzt, outlet, sonderangebot',
  stopWords:
    'der die das den dem des ein eine einen einem einer und oder fur fuer mit von vom zu zum zur im in am an auf aus bei ich wir mein meine suche brauche mochte will kaufen bitte paar beste besten gute guten schone gunstig gunstige gunstigen guenstige billig billige',
  sizes: { words: 'grosse groesse groessen grossen gr', small: '', medium: '', large: '' },
  prices: {
    most: 'unter|bis zu|bis|weniger als|hochstens|hoechstens|maximal|max|gunstiger als|nicht mehr als',
    least: 'uber|ueber|ab|mehr als|mindestens|min',
    between: 'zwischen|von',
    and: 'und|bis',
    currency: 'euros?|eur',
  },
}
