import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Italian. */
export const italianWords: LanguageWords = {
  meanings: `
    kind:footwear = scarpa, calzatura, calzature
    kind:apparel = abbigliamento, vestito, indumento, vestiario
    kind:accessory = accessorio
    type:sneakers type:slip-ons*0.3 = sneaker, sneakers, scarpa da ginnastica, scarpa da tennis
    type:running kind:footwear+activity:running*0.5 = scarpa da running, scarpa da corsa, scarpa da jogging, scarpa per correre, scarpa da maratona, scarpa running, scarpa da asfalto, scarpa da strada
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = scarpa da trail, scarpa trail, scarpa da trail running, trail running
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = scarpa da trekking, scarpa da escursionismo, scarpa da montagna, pedula, scarpa da escursione, scarpa da hiking, scarpa da camminata in montagna
    kind:footwear+activity:training type:training type:running*0.3 = scarpa da training, scarpa da allenamento, scarpa da palestra, scarpa sportiva, scarpa da fitness, scarpa da crossfit, scarpa da ginnastica per palestra
    kind:footwear+activity:walking = scarpa da passeggio, scarpa da camminata, scarpa per camminare, scarpa da passeggiata, scarpa da cammino
    type:boots = stivale, stivaletto, anfibio, polacchino, tronchetto, stivale basso, stivale alto, camperos, desert boot, polacchina
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = stivale invernale, stivale da neve, stivale foderato, stivale caldo, doposci, stivale imbottito, stivale con pelo, stivale di pelo, moon boot
    kind:footwear+activity:winter kind:footwear+feature:insulated = scarpa invernale, scarpa da neve, scarpa per la neve, scarpa imbottita
    type:sandals = sandalo
    type:sandals*0.9 = ciabatta, infradito, slide, zoccolo, ciabattina, sabot
    type:slip-ons = slip on, scarpa senza lacci, senza lacci, mocassino, scarpa slip on, espadrillas
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, maglietta, maglia, manica corta, mezza manica, maglia a manica corta, maglia a mezza manica, polo, canotta, maglietta a manica corta, top
    type:long-sleeves type:t-shirts*0.2 = manica lunga, maglia a manica lunga, maglietta a manica lunga, t shirt a manica lunga
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = maglietta sportiva, maglia sportiva, maglia tecnica, maglietta tecnica, maglia da palestra, maglietta da palestra, t shirt sportiva, t shirt tecnica, maglia da allenamento, t shirt da training
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = maglietta da running, maglia da corsa, maglia da running, maglia running, t shirt da running, maglietta da corsa
    type:hoodies type:sweatshirts*0.3 = felpa con cappuccio, hoodie, cappuccio, felpa cappuccio
    type:sweatshirts type:hoodies*0.6 = felpa, pullover, maglione, felpa girocollo, felpa senza cappuccio, pile, girocollo, maglioncino, cardigan, dolcevita
    type:jackets = giacca, giubbotto, giubbino, giaccone, cappotto, soprabito, giubbetto, cappottino, trench, giacca di jeans
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 feature:waterproof*0.2 feature:water-resistant*0.2 = impermeabile, giacca impermeabile, giacca antipioggia, k way, mantellina, giubbino antipioggia, giubbotto antipioggia, abbigliamento da pioggia, kway, giubbotto impermeabile
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = giacca invernale, giacca calda, piumino, parka, giubbotto invernale, giubbino invernale, giubbotto imbottito, giacca imbottita, giubbotto pesante, cappotto invernale, bomber
    type:pants type:tights*0.5 type:shorts*0.2 = pantalone
    type:pants = jogger, pantalone da jogging, pantalone della tuta, pantalone sportivo, pantalone tuta, pantalone da tuta, pantalone da palestra, pantalone da ginnastica, pantalone cargo
    type:shorts = short, shorts, pantaloncino, bermuda, pantalone corto, ciclista, pantaloncino corto, calzoncino
    type:tights = legging, leggings, fuseaux, pantalone da yoga, leggins, pantacollant, calzamaglia
    type:skirts = gonna, gonnellino, minigonna, gonna pantalone, gonna a pieghe, gonna plissettata
    type:socks = calza, calzino, calzettone, fantasmino, pedalino, calzerotto, gambaletto
    type:caps type:beanies*0.2 = cappellino, berretto con visiera, berretto da baseball, cappellino da baseball, cappello con visiera, visiera
    type:beanies type:caps*0.2 = berretto, cuffia, berretto di lana, cappello di lana, cappello invernale, berretto invernale, cappellino di lana, zuccotto, cappello con pompon, pompon
    type:caps type:beanies = cappello, copricapo
    type:bags = borsa, marsupio, tracolla, valigia
    type:shoe-care = lucido da scarpa, crema per scarpa, cera per scarpa, cura delle scarpa, lucido
    type:gift-cards type:giftCard = carta regalo, gift card, buono regalo, buono, voucher, carta dono
    activity:running = corsa, running, jogging, correre, maratona, runner, podismo, asfalto, triathlon, atletica
    activity:trail activity:hiking*0.7 = trail, sentiero
    activity:hiking = escursionismo, trekking, montagna, escursione, camminata in montagna, hiking, alpinismo
    activity:training = allenamento, training, palestra, fitness, sport, ginnastica, crossfit, gym, esercizio
    activity:walking = camminata, passeggio, camminare, passeggiata, nordic walking, walking
    activity:skating = skate, skateboard, skater
    kind:footwear+activity:skating = scarpa da skate, scarpa skate
    activity:court = court, basket, pallacanestro, padel, tennis
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = inverno, neve, caldo, invernale, freddo
    material:leather = pelle, cuoio
    material:suede = camoscio, scamosciato, nabuk, nubuck, pelle scamosciata
    material:canvas = canvas, tela
    material:mesh = mesh, rete
    material:knit = maglia lavorata, tricot
    material:cotton = cotone, cotone biologico, cotone organico
    material:wool material:merino = lana
    material:merino = merino, lana merino
    material:nylon = nylon
    material:polyester = poliestere
    feature:recycled material:recycled = riciclato, materiale riciclato, sostenibile, ecologico, ecologica, ecosostenibile
    feature:water-resistant feature:waterproof = idrorepellente, impermeabilizzato
    feature:lightweight = leggero
    feature:cushioned = ammortizzato, ammortizzazione, ammortizzante
    feature:breathable = traspirante
    feature:insulated = imbottito, foderato, termico, foderata
    feature:reflective = riflettente, catarifrangente, rifrangente
    feature:vegan = vegano, vegan, senza pelle
    feature:machine-washable = lavabile, lavabile in lavatrice, lavare in lavatrice, lavatrice, lavabile a macchina, lavaggio in lavatrice
    width:wide width:extra-wide = largo, calzata larga, pianta larga, piede largo, piede gonfio
    width:narrow = stretto
    fit:slim = slim, aderente
    fit:relaxed = relaxed, morbido
    fit:oversized = oversize, ampio
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = scarpa impermeabile
    type:boots+feature:waterproof type:boots+feature:water-resistant = stivale impermeabile
    kind:footwear+activity:court type:sneakers*0.3 = scarpa da basket, scarpa da pallacanestro, scarpa da padel
    kind:apparel+activity:training = abbigliamento sportivo, abbigliamento da palestra, vestito da palestra, abbigliamento fitness, abbigliamento tecnico
    kind:apparel+activity:running = abbigliamento running, abbigliamento da corsa
    type:pants+activity:training type:jackets+activity:training = tuta, tuta sportiva, tuta completa, tuta da ginnastica
    type:jackets+activity:training type:sweatshirts*0.7 type:hoodies*0.6 = felpa con zip, felpa con cerniera, felpa zip
    type:jackets+feature:lightweight+feature:water-resistant type:jackets+feature:waterproof*0.9 type:jackets+feature:water-resistant*0.7 type:jackets*0.3 = giacca a vento, antivento, giacca antivento, giacca leggera, giubbino leggero
    type:boots+activity:hiking type:boots*0.3 = scarpone, scarponcino, scarponcino da trekking, scarpone da montagna, scarpone da trekking, stivale da trekking
    type:boots+feature:waterproof type:boots+feature:water-resistant = stivale da pioggia, stivale di gomma
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = scarpa da pioggia, scarpa antipioggia, scarpa per la pioggia
    kind:footwear+material:leather = scarpa elegante, scarpa da cerimonia, scarpa classica
    type:long-sleeves type:sweatshirts*0.5 = lupetto, maglia a collo alto
    gender:kids = primi passi, scuola, scolastico, grembiule
    type:skirts+activity:court = gonna da tennis, gonnellino da tennis, gonna da padel, gonna sportiva
    kind:footwear kind:apparel kind:accessory = attrezzatura, articolo`,
  sameWords: `
    alto, high top, hightop, high, mid
    basso, low
    retro, anni 70, anni 80, anni 90, settanta, ottanta, novanta
    zaino, zaino porta pc, zaino per pc, zaino porta computer, zaino scuola
    scarpa da calcio, scarpa da calcetto, scarpa con tacchetti, scarpino da calcio, calcetto, scarpino, tacchetti, calcio
    alto, collo alto, alla caviglia
    velcro, strappo, chiusura a strappo
    suola alta, suola spessa, plateau, platform, zeppa, chunky
    retro, vintage, classico
    slide, ciabatta, infradito, ciabatta da piscina, ciabatta da mare, ciabatta da spiaggia, ciabatta da doccia, zoccolo
    sandalo da trekking, sandalo da fiume, sandalo sportivo, sandalo da montagna, sandalo trekking
    gilet, smanicato, gilet imbottito, piumino smanicato, smanicato imbottito, giacca senza maniche
    giacca della tuta, giacca tuta, giacca sportiva, giacca da ginnastica
    zaino, zainetto, cartella
    borsa sportiva, borsa da palestra, borsone, borsone da viaggio, borsone da palestra, borsone sportivo, borsa da viaggio
    chelsea, stivaletto chelsea
    novita, nuovo, nuovi arrivi`,
  genders: {
    women: 'donna donne femminile femminili signora lei',
    men: 'uomo uomini maschile maschili lui',
    kids: 'bambino bambini bambina bambine ragazzo ragazzi ragazza ragazze neonato neonati junior bimbo bimbi bimba bimbe bebe teenager',
    unisex: 'unisex',
  },
  sale: 'saldi, saldo, in saldo, sconto, sconti, scontato, scontata, scontati, scontate, ribasso, svendita, occasione, offerta, offerte, promozione, outlet',
  stopWords:
    'il lo la i gli le l un uno una di del dello della dell dei degli delle d da dal dalla dall a al alla all e o per con in nel nella nell su sul sulla sull tra fra io mi mio mia miei mie cerco voglio vorrei comprare trovare paio paia migliore migliori buono buoni bello bella economico economici che molto poco ai alle comodo comoda comodi comode economica economiche bella belle belli bei buona buone colore colori scuro scura scuri chiaro chiara quale quali come dove ci si possono puo posso si sono e siano avete avere ha hanno vendete serve servono usare mettere andare fare iniziare tutto tutta tutti giorno giorni consigliate consigli serve bisogno idee chi marca tipo online negozio qualita',
  sizes: { words: 'taglia taglie numero numeri misura tg nr', small: '', medium: '', large: '' },
  prices: {
    most: 'a meno di|meno di|sotto i|sotto ai|al di sotto di|inferiore a|non oltre|sotto|fino a|massimo|max|al massimo|non piu di|entro',
    least: 'piu di|sopra i|sopra|oltre|almeno|minimo|min|a partire da|da',
    between: 'tra|fra|da',
    and: 'e|a',
    currency: 'euro|eur',
  },
}
