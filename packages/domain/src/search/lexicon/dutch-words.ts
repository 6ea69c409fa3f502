import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Dutch; compounds of these words need no line of their own. */
export const dutchWords: LanguageWords = {
  meanings: `
    kind:footwear = schoen, schoenen, schoeisel
    kind:apparel = kleding, kleren, mode
    kind:accessory = accessoire, accessoires
    type:sneakers type:slip-ons*0.3 = sneaker, sneakers, gymp, gympen, gymschoen, tennisschoen, vrijetijdsschoen
    type:running kind:footwear+activity:running*0.5 = hardloopschoen, loopschoen, joggingschoen, runningschoen, running schoen, marathonschoen, schoen om te hardlopen, schoen om hard te lopen
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = trailschoen, trail schoen, trailrunningschoen, trail running schoen, trailrunning schoen, terreinschoen
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = wandelschoen, bergschoen, hikingschoen, hiking schoen, trekkingschoen, outdoorschoen
    kind:footwear+activity:training type:training type:running*0.3 = trainingsschoen, fitnessschoen, sportschoen, zaalschoen, indoorschoen
    kind:footwear+activity:walking = schoen om te wandelen, schoen om te lopen, walkingschoen
    type:boots = laars, laarzen, laarsje, laarsjes, boot, boots, enkellaars, enkellaarzen, enkellaarsje, enkellaarsjes
    type:boots+activity:hiking = wandellaars, wandellaarzen, bergschoen hoog
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = winterlaars, winterlaarzen, snowboots, snowboot, sneeuwlaars, sneeuwlaarzen, gevoerde laarzen
    kind:footwear+activity:winter kind:footwear+feature:insulated = winterschoen
    type:sandals = sandaal, sandalen
    type:sandals*0.9 = slipper, slippers, badslipper, badslippers, teenslipper, teenslippers, flip flop
    type:slip-ons = slip on, instapper, instappers, instapschoen, schoen zonder veters, zonder veters
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, shirt, shirts, tee, top
    type:long-sleeves type:t-shirts*0.2 = longsleeve, longsleeves, lange mouw, lange mouwen, shirt met lange mouwen, t shirt met lange mouwen
    type:t-shirts+activity:training type:long-sleeves+activity:training*0.6 type:t-shirts*0.3 = trainingsshirt, sportshirt, fitnessshirt
    type:t-shirts+activity:running type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = hardloopshirt, runningshirt, loopshirt
    type:hoodies type:sweatshirts*0.3 = hoodie, hoodies, hoody, capuchontrui, capuchontruien, trui met capuchon, sweater met capuchon, capuchon
    type:sweatshirts type:hoodies*0.6 = sweatshirt, trui, truien, sweater, sweaters, pullover
    type:jackets = jas, jassen, jack, jacks, jasje, jasjes, mantel, outdoorjas
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 = regenjas, regenjassen, regenjack, waterdichte jas, waterdichte jassen, hardshell
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = winterjas, winterjassen, warme jas, donsjas, parka
    type:pants type:tights*0.5 type:shorts*0.2 = broek, broeken, pants
    type:pants = joggingbroek, sweatpants, trainingsbroek, sportbroek, jogger, joggers
    type:shorts = short, shorts, korte broek, bermuda
    type:tights = legging, leggings, tights, tight, yogabroek, yogalegging, sportlegging
    type:tights+activity:running type:tights*0.7 = hardlooptight, hardlooplegging, hardloopbroek, looptight
    type:skirts = rok, rokken, rokje, rokjes, skort
    type:socks = sok, sokken, kous, kousen
    type:caps type:beanies*0.2 = pet, petten, cap, caps, petje, baseballpet, honkbalpet
    type:beanies type:caps*0.2 = muts, mutsen, beanie, beanies
    type:caps type:beanies = hoofddeksel, hoed, hoeden
    type:bags = tas, tassen, tasje
    type:gift-cards type:giftCard = cadeaubon, cadeaubonnen, cadeaukaart, cadeaukaarten, giftcard, gift card, kadobon, waardebon
    activity:running = hardlopen, hardloop, rennen, joggen, running, loop, jogging, marathon
    activity:trail activity:hiking*0.7 = trail, trailrunning, trail running, terrein
    activity:hiking = hiken, hiking, bergwandelen, trekking, outdoor, bergen
    activity:training = training, trainen, fitness, sport, sporten, gym, sportschool, workout
    activity:walking activity:hiking*0.6 = wandelen, wandel, walking
    activity:skating = skate, skaten, skateboard, skateboarden
    kind:footwear+activity:skating = skateschoen, skateboardschoen
    activity:court = court, basketbal, tennis
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = winter, sneeuw, warm, warme
    material:leather = leer, leren, leder, lederen
    material:suede = suede, nubuck
    material:canvas = canvas, linnen, stof, stoffen
    material:mesh = mesh
    material:knit = gebreid, gebreide, knit
    material:cotton = katoen, katoenen
    material:wool material:merino = wol, wollen
    material:merino = merino, merinowol
    material:nylon = nylon
    material:polyester = polyester
    feature:recycled material:recycled = gerecycled, gerecyclede, recycled, duurzaam, duurzame
    feature:waterproof feature:water-resistant*0.7 = waterdicht, waterdichte, regenbestendig, regen
    feature:water-resistant feature:waterproof = waterafstotend, waterafstotende
    feature:lightweight = licht, lichte, lichtgewicht
    feature:cushioned = gedempt, gedempte, demping
    feature:breathable = ademend, ademende
    feature:insulated = gevoerd, gevoerde, geisoleerd, geisoleerde, thermo
    feature:reflective = reflecterend, reflecterende, reflectie
    feature:vegan = vegan, veganistisch, veganistische, zonder leer
    feature:machine-washable = wasbaar, wasbare, machinewasbaar
    width:wide width:extra-wide = breed, brede, wijd, brede voeten, brede leest
    width:narrow = smal, smalle
    fit:slim = slim, getailleerd
    fit:relaxed = relaxed, ruim, ruime, losse pasvorm
    fit:oversized = oversized, oversize`,
  sameWords: `
    voetbalschoen, voetbal schoen, noppen, voetbal
    hoog, hoge, high top, hightop, mid
    laag, lage, low
    klittenband, klittenbandsluiting
    plateau, plateauzool, dikke zool, chunky
    retro, vintage, klassieker
    slide, slipper, slippers, badslipper, teenslipper, flip flop
    wandelsandaal, trekkingsandaal, watersandaal, outdoorsandaal
    bodywarmer, gilet, mouwloze jas
    windjack, windbreaker, lichte jas
    trainingsjack, trainingsjas, sportjack
    rugzak, rugtas, schooltas, dagrugzak
    sporttas, trainingstas, reistas, duffel, weekendtas
    chelsea, chelsea boot, chelsea boots, chelsea laars, chelsea laarzen
    nieuw, nieuwe, nieuwigheid, nieuwe collectie`,
  genders: {
    women: 'dames dame vrouwen vrouw damesmode',
    men: 'heren heer mannen man herenmode',
    kids: 'kinderen kinder kind kids jongens jongen meisjes meisje baby babys junior peuter peuters kleuter tiener tieners',
    unisex: 'unisex',
  },
  sale: 'sale, korting, kortingen, aanbieding, aanbiedingen, in de aanbieding, afgeprijsd, uitverkoop, solden, opruiming, outlet, koopje, koopjes',
  stopWords:
    'de het een der den en of voor met van tot naar om te in op aan uit bij ik je jij wij mijn zoek zoeken wil graag kopen koop paar beste goede goed mooie mooi goedkoop goedkope alstublieft aub die dat',
  sizes: { words: 'maat maten mt nummer', small: '', medium: '', large: '' },
  prices: {
    most: 'onder de|onder|tot en met|tot|minder dan|hoogstens|hooguit|maximaal|max|goedkoper dan|niet meer dan',
    least: 'boven de|boven|vanaf|meer dan|minstens|minimaal|min|duurder dan',
    between: 'tussen de|tussen|van',
    and: 'en|tot',
    currency: 'euros?|eur',
  },
}
