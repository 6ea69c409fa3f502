import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Italian. */
export const italianWords: LanguageWords = {
  meanings: `
    kind:footwear = scarpa, calzatura
    kind:apparel = abbigliamento, vestito, indumento
    kind:accessory = accessorio
    type:sneakers type:slip-ons*0.3 = sneaker, sneakers, scarpa da ginnastica, scarpa da tennis
    type:running kind:footwear+activity:running*0.5 = scarpa da running, scarpa da corsa, scarpa da jogging, scarpa per correre, scarpa da maratona, scarpa running
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = scarpa da trail, scarpa trail, scarpa da trail running, trail running
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = scarpa da trekking, scarpa da escursionismo, scarpa da montagna, scarpone
    kind:footwear+activity:training type:training type:running*0.3 = scarpa da training, scarpa da allenamento, scarpa da palestra, scarpa sportiva
    kind:footwear+activity:walking = scarpa da passeggio, scarpa da camminata
    type:boots = stivale, stivaletto, anfibio, polacchino
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = stivale invernale, stivale da neve, stivale foderato, stivale caldo, doposci
    kind:footwear+activity:winter kind:footwear+feature:insulated = scarpa invernale
    type:sandals = sandalo
    type:sandals*0.9 = ciabatta, infradito, slide
    type:slip-ons = slip on, scarpa senza lacci, senza lacci
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, maglietta, maglia
    type:long-sleeves type:t-shirts*0.2 = manica lunga, maglia a manica lunga, maglietta a manica lunga, t shirt a manica lunga
    type:t-shirts+activity:training type:long-sleeves+activity:training*0.6 type:t-shirts*0.3 = maglietta sportiva, maglia da allenamento, t shirt da training
    type:t-shirts+activity:running type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = maglietta da running, maglia da corsa
    type:hoodies type:sweatshirts*0.3 = felpa con cappuccio, hoodie, cappuccio
    type:sweatshirts type:hoodies*0.6 = felpa, pullover, maglione, felpa girocollo
    type:jackets = giacca, giubbotto, giubbino, giaccone, cappotto
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 feature:waterproof*0.2 feature:water-resistant*0.2 = impermeabile, giacca impermeabile, giacca antipioggia, k way, mantellina
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = giacca invernale, giacca calda, piumino, parka
    type:pants type:tights*0.5 type:shorts*0.2 = pantalone
    type:pants = jogger, pantalone da jogging, pantalone della tuta, pantalone sportivo, tuta
    type:shorts = short, shorts, pantaloncino, bermuda
    type:tights = legging, leggings, fuseaux, pantalone da yoga
    type:skirts = gonna, gonnellino, minigonna
    type:socks = calza, calzino, calzettone
    type:caps type:beanies*0.2 = cappellino, berretto con visiera
    type:beanies type:caps*0.2 = berretto, cuffia, berretto di lana
    type:caps type:beanies = cappello, copricapo
    type:bags = borsa
    type:gift-cards type:giftCard = carta regalo, gift card, buono regalo
    activity:running = corsa, running, jogging, correre, maratona
    activity:trail activity:hiking*0.7 = trail, sentiero
    activity:hiking = escursionismo, trekking, montagna
    activity:training = allenamento, training, palestra, fitness, sport
    activity:walking = camminata, passeggio, camminare
    activity:skating = skate, skateboard
    kind:footwear+activity:skating = scarpa da skate, scarpa skate
    activity:court = court, basket, pallacanestro
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = inverno, neve, caldo
    material:leather = pelle, cuoio
    material:suede = camoscio, scamosciato, nabuk
    material:canvas = canvas, tela
    material:mesh = mesh, rete
    material:knit = maglia lavorata, tricot
    material:cotton = cotone
    material:wool material:merino = lana
    material:merino = merino, lana merino
    material:nylon = nylon
    material:polyester = poliestere
    feature:recycled material:recycled = riciclato, materiale riciclato, sostenibile
    feature:water-resistant feature:waterproof = idrorepellente
    feature:lightweight = leggero
    feature:cushioned = ammortizzato
    feature:breathable = traspirante
    feature:insulated = imbottito, foderato, termico
    feature:reflective = riflettente, catarifrangente
    feature:vegan = vegano, vegan, senza pelle
    feature:machine-washable = lavabile, lavabile in lavatrice
    width:wide width:extra-wide = largo, calzata larga, pianta larga, piede largo
    width:narrow = stretto
    fit:slim = slim, aderente
    fit:relaxed = comodo, relaxed
    fit:oversized = oversize, ampio
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = scarpa impermeabile
    type:boots+feature:waterproof type:boots+feature:water-resistant = stivale impermeabile`,
  sameWords: `
    scarpa da calcio, scarpa da calcetto, scarpino, tacchetti, calcio
    alto, collo alto
    velcro, strappo, chiusura a strappo
    suola alta, plateau, platform
    retro, vintage, classico
    slide, ciabatta, infradito, ciabatta da piscina, ciabatta da mare
    sandalo da trekking, sandalo da fiume, sandalo sportivo
    gilet, smanicato, gilet imbottito
    giacca a vento, antivento, giacca leggera
    giacca della tuta, giacca sportiva
    zaino, zainetto, cartella
    borsa sportiva, borsa da palestra, borsone, borsa da viaggio
    chelsea, stivaletto chelsea
    novita, nuovo, nuovi arrivi`,
  genders: {
    women: 'donna donne femminile signora',
    men: 'uomo uomini maschile',
    kids: 'bambino bambini bambina bambine ragazzo ragazzi ragazza ragazze neonato junior',
    unisex: 'unisex',
  },
  sale: 'saldi, saldo, in saldo, sconto, sconti, scontato, offerta, offerte, promozione, outlet',
  stopWords:
    'il lo la i gli le l un uno una di del dello della dell dei degli delle d da dal dalla dall a al alla all e o per con in nel nella nell su sul sulla sull tra fra io mi mio mia miei mie cerco voglio vorrei comprare trovare paio paia migliore migliori buono buoni bello bella economico economici che molto poco',
  sizes: { words: 'taglia taglie numero numeri misura tg nr', small: '', medium: '', large: '' },
  prices: {
    most: 'meno di|sotto i|sotto|fino a|massimo|max|al massimo|non piu di|entro',
    least: 'piu di|sopra i|sopra|oltre|almeno|minimo|min|a partire da|da',
    between: 'tra|fra|da',
    and: 'e|a',
    currency: 'euro|eur',
  },
}
