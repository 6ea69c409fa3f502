import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Dutch; compounds of these words need no line of their own. */
export const dutchWords: LanguageWords = {
  meanings: `
    kind:footwear = schoen, schoenen, schoeisel
    kind:apparel = kleding, kleren, mode, kledij, outfit
    kind:accessory = accessoire, accessoires
    type:sneakers type:slip-ons*0.3 = sneaker, sneakers, gymp, gympen, gymschoen, tennisschoen, vrijetijdsschoen, casual schoen, gympie, gympies, gymschoenen
    type:running kind:footwear+activity:running*0.5 = hardloopschoen, loopschoen, joggingschoen, runningschoen, running schoen, marathonschoen, schoen om te hardlopen, schoen om hard te lopen, schoen voor hardlopen, hardloopschoenen, wegschoen
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = trailschoen, trail schoen, trailrunningschoen, trail running schoen, trailrunning schoen, terreinschoen, trailrunner, trailrunners
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = wandelschoen, bergschoen, hikingschoen, hiking schoen, trekkingschoen, outdoorschoen, schoen voor wandelvakantie, bergwandelschoen, wandelboot
    kind:footwear+activity:training type:training type:running*0.3 = trainingsschoen, fitnessschoen, sportschoen, zaalschoen, indoorschoen, crossfit schoen, crossfitschoen, gymzaalschoen, schoen voor de sportschool, schoen voor fitness
    kind:footwear+activity:walking = schoen om te wandelen, schoen om te lopen, walkingschoen, schoen voor avondvierdaagse
    type:boots = laars, laarzen, laarsje, laarsjes, boot, boots, enkellaars, enkellaarzen, enkellaarsje, enkellaarsjes, veterboot, veterboots, veterlaars, veterlaarzen, veterlaarsje, veterlaarsjes, enkelboot, enkelboots, bottine, bottines, halfhoge laars, bikerboots, cowboylaars, cowboylaarzen, desert boot, desert boots
    type:boots+activity:hiking = wandellaars, wandellaarzen, bergschoen hoog
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = winterlaars, winterlaarzen, snowboots, snowboot, sneeuwlaars, sneeuwlaarzen, gevoerde laarzen, warme laars, warme laarzen, gevoerde laars, bontlaars, bontlaarzen, laars met bont, laarzen met bont, moonboots
    kind:footwear+activity:winter kind:footwear+feature:insulated = winterschoen, gevoerde schoen, sneeuwschoen, schoen voor in de sneeuw, schoen voor de sneeuw, warme schoen
    type:sandals = sandaal, sandalen
    type:sandals*0.9 = slipper, slippers, badslipper, badslippers, teenslipper, teenslippers, flip flop, badslippertje, strandslipper, strandslippers, klomp, klompen, clog, clogs
    type:slip-ons = slip on, instapper, instappers, instapschoen, schoen zonder veters, zonder veters, loafer, loafers, mocassin, mocassins
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, shirt, shirts, tee, top, korte mouw, korte mouwen, shirt met korte mouwen, polo, poloshirt, hemdje, singlet
    type:long-sleeves type:t-shirts*0.2 = longsleeve, longsleeves, lange mouw, lange mouwen, shirt met lange mouwen, t shirt met lange mouwen
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = trainingsshirt, sportshirt, fitnessshirt
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = hardloopshirt, runningshirt, loopshirt
    type:hoodies type:sweatshirts*0.3 = hoodie, hoodies, hoody, capuchontrui, capuchontruien, trui met capuchon, sweater met capuchon, capuchon, vest met capuchon, trui met kap, capuchonvest
    type:sweatshirts type:hoodies*0.6 = sweatshirt, trui, truien, sweater, sweaters, pullover, sweater zonder capuchon, trui zonder capuchon, fleece, fleecetrui, fleece trui, coltrui, ronde hals, cardigan, gebreide trui
    type:jackets = jas, jassen, jack, jacks, jasje, jasjes, mantel, outdoorjas, zomerjas, tussenjas, bomber, bomberjack, overgangsjas, parka jas, trenchcoat, spijkerjas
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 = regenjas, regenjassen, regenjack, waterdichte jas, waterdichte jassen, hardshell, regenkleding, regenpak, regencape, poncho
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = winterjas, winterjassen, warme jas, donsjas, parka, gewatteerde jas, gewatteerde jassen, gevoerde jas, donsjassen, puffer, pufferjas, doorgestikte jas, ski jas, skijas
    type:pants type:tights*0.5 type:shorts*0.2 = broek, broeken, pants
    type:pants = joggingbroek, sweatpants, trainingsbroek, sportbroek, jogger, joggers
    type:shorts = short, shorts, korte broek, bermuda, shortje, korte sportbroek, sportshort, korte joggingbroek, wielrenbroek, fietsbroek
    type:tights = legging, leggings, tights, tight, yogabroek, yogalegging, sportlegging
    type:tights+activity:running type:tights*0.7 = hardlooptight, hardlooplegging, hardloopbroek, looptight
    type:skirts = rok, rokken, rokje, rokjes, skort, plooirok, plooirokje, broekrok
    type:socks = sok, sokken, kous, kousen, enkelsok, enkelsokken, sneakersok, sneakersokken, kniekous, sportsok
    type:caps type:beanies*0.2 = pet, petten, cap, caps, petje, baseballpet, honkbalpet, zonneklep, klep
    type:beanies type:caps*0.2 = muts, mutsen, beanie, beanies, ijsmuts, schaatsmuts, beanie muts, muts met pompon, pompon, pompons
    type:caps type:beanies = hoofddeksel, hoed, hoeden
    type:bags = tas, tassen, tasje, heuptas, schoudertas, buideltas, koffer
    type:shoe-care = schoencreme, schoenpoets, schoensmeer, schoenwas, schoenverzorging, leervet
    type:gift-cards type:giftCard = cadeaubon, cadeaubonnen, cadeaukaart, cadeaukaarten, giftcard, gift card, kadobon, waardebon, kadokaart, cadeaucheque
    activity:running = hardlopen, hardloop, rennen, joggen, running, loop, jogging, marathon, hardloper, hardlopers, runner, triatlon, atletiek
    activity:trail activity:hiking*0.7 = trail, trailrunning, trail running, terrein
    activity:hiking = hiken, hiking, bergwandelen, trekking, outdoor, bergen, bergwandeling, wandelvakantie, berg
    activity:training = training, trainen, fitness, sport, sporten, gym, sportschool, workout, crossfit, sportief, sportieve, gymles
    activity:walking activity:hiking = wandelen, wandel
    activity:walking activity:hiking*0.6 = walking, avondvierdaagse, wandelvierdaagse
    activity:skating = skate, skaten, skateboard, skateboarden
    kind:footwear+activity:skating = skateschoen, skateboardschoen
    activity:court = court, basketbal, tennis, padel, squash
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = winter, sneeuw, warm, warme, winters, koud, kou, bont
    material:leather = leer, leren, leder, lederen
    material:suede = suede, nubuck, suede leer, nubuckleer
    material:canvas = canvas, linnen, stof, stoffen
    material:mesh = mesh
    material:knit = gebreid, gebreide, knit
    material:cotton = katoen, katoenen, biologisch katoen, organic katoen
    material:wool material:merino = wol, wollen
    material:merino = merino, merinowol
    material:nylon = nylon
    material:polyester = polyester
    feature:recycled material:recycled = gerecycled, gerecyclede, recycled, duurzaam, duurzame, milieuvriendelijk, milieuvriendelijke, eco
    feature:waterproof feature:water-resistant*0.7 = waterdicht, waterdichte, regenbestendig, regen, waterproof, waterbestendig
    feature:water-resistant feature:waterproof = waterafstotend, waterafstotende
    feature:lightweight = licht, lichte, lichtgewicht
    feature:cushioned = gedempt, gedempte, demping
    feature:breathable = ademend, ademende
    feature:insulated = gevoerd, gevoerde, geisoleerd, geisoleerde, thermo
    feature:reflective = reflecterend, reflecterende, reflectie
    feature:vegan = vegan, veganistisch, veganistische, zonder leer
    feature:machine-washable = wasbaar, wasbare, machinewasbaar, wasmachine, wasbaar in de machine, machinewas
    width:wide width:extra-wide = breed, brede, wijd, brede voeten, brede leest, wijdte h, wijdte k, extra breed, extra wijd
    width:narrow = smal, smalle
    fit:slim = slim, getailleerd
    fit:relaxed = relaxed, ruim, ruime, losse pasvorm
    fit:oversized = oversized, oversize
    kind:footwear+activity:court type:sneakers*0.3 = basketbalschoen, padelschoen, tennisbaanschoen
    kind:apparel+activity:training = sportkleding, fitnesskleding, trainingskleding, sportieve kleding, gymkleding
    kind:apparel+activity:running = hardloopkleding, runningkleding
    type:pants+activity:training type:jackets+activity:training = trainingspak, trainingspakken, joggingpak, joggingpakken, sportpak, huispak
    type:jackets+activity:training type:sweatshirts*0.7 type:hoodies*0.6 = vest, vesten, vest met rits, trui met rits, hoodie met rits
    type:jackets+feature:lightweight+feature:water-resistant type:jackets+feature:waterproof*0.9 type:jackets+feature:water-resistant*0.7 type:jackets*0.3 = windjack, windjacks, windbreaker, windstopper, lichte jas
    type:boots+feature:waterproof type:boots+feature:water-resistant = regenlaars, regenlaarzen, kaplaars, kaplaarzen, rubberlaarzen
    kind:footwear+material:leather = nette schoen, geklede schoen, chique schoen
    gender:kids = school, basisschool, eerste stapje, eerste stapjes, eerste stappen
    type:skirts+activity:court = tennisrok, tennisrokje, padelrok, padelrokje, sportrok
    kind:footwear kind:apparel kind:accessory = spullen, uitrusting, artikel`,
  sameWords: `
    retro, jaren 70, jaren 80, jaren 90, zeventig, tachtig, negentig
    rugzak, schoolrugzak, schoolrugtas, rugzak school, rugtas school, laptoptas, laptoprugzak, laptop rugzak
    voetbalschoen, voetbal schoen, noppen, voetbal, noppenschoen, schoen met noppen, kunstgrasschoen
    hoog, hoge, high top, hightop, mid
    laag, lage, low
    klittenband, klittenbanden, klittenbandsluiting
    plateau, plateauzool, dikke zool, dikke zolen, chunky, dad sneaker, dad shoe
    retro, vintage, klassieker
    slide, slipper, slippers, badslipper, teenslipper, flip flop
    wandelsandaal, trekkingsandaal, watersandaal, outdoorsandaal
    bodywarmer, gilet, mouwloze jas
    trainingsjack, trainingsjas, trainingsjasje, sportjack
    rugzak, rugtas, schooltas, dagrugzak
    sporttas, trainingstas, reistas, duffel, weekendtas, tas voor de sportschool, gymtas
    chelsea, chelsea boot, chelsea boots, chelsea laars, chelsea laarzen
    nieuw, nieuwe, nieuwigheid, nieuwe collectie`,
  genders: {
    women: 'dames dame vrouwen vrouw damesmode vrouwelijk vrouwelijke haar',
    men: 'heren heer mannen man herenmode mannelijk mannelijke',
    kids: 'kinderen kinder kind kids jongens jongen meisjes meisje baby babys junior peuter peuters kleuter tiener tieners meiden kleuters kindermode',
    unisex: 'unisex',
  },
  sale: 'sale, korting, kortingen, aanbieding, aanbiedingen, in de aanbieding, afgeprijsd, uitverkoop, solden, opruiming, outlet, koopje, koopjes',
  stopWords:
    'de het een der den en of voor met van tot naar om te in op aan uit bij ik je jij wij mijn zoek zoeken wil graag kopen koop paar beste goede goed mooie mooi goedkoop goedkope comfortabel comfortabele lekker lekkere fijne leuke kleur welke welk wat waar hoe hebben heeft hebt jullie zijn kan kunnen moet geschikt nodig hele dag alle soort merk online winkel idee beginners alstublieft aub die dat',
  sizes: { words: 'maat maten mt nummer', small: '', medium: '', large: '' },
  prices: {
    most: 'onder de|niet duurder dan|lager dan|onder|tot en met|tot|minder dan|hoogstens|hooguit|maximaal|max|goedkoper dan|niet meer dan',
    least: 'boven de|boven|vanaf|meer dan|minstens|minimaal|min|duurder dan',
    between: 'tussen de|tussen|van',
    and: 'en|tot',
    currency: 'euros?|eur',
  },
}
