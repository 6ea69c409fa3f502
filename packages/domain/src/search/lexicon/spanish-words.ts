import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Spanish. */
export const spanishWords: LanguageWords = {
  meanings: `
    kind:footwear = calzado, zapato
    kind:apparel = ropa, prenda, vestimenta
    kind:accessory = accesorio, complemento
    type:sneakers type:slip-ons*0.3 = zapatilla, deportiva, bamba, tenis, playera, sneaker
    type:running kind:footwear+activity:running*0.5 = zapatilla de running, zapatilla para correr, zapatilla de correr, zapatilla running, zapatilla de maraton
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = zapatilla de trail, zapatilla trail, zapatilla de trail running, trail running
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = zapatilla de senderismo, zapatilla de trekking, bota de montana, bota de senderismo, calzado de montana
    kind:footwear+activity:training type:training type:running*0.3 = zapatilla de entrenamiento, zapatilla de gimnasio, zapatilla de deporte, zapatilla deportiva
    kind:footwear+activity:walking = zapatilla para caminar, zapato para caminar, zapatilla para andar
    type:boots = bota, botin
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = bota de invierno, bota de nieve, bota forrada, bota de abrigo
    kind:footwear+activity:winter kind:footwear+feature:insulated = calzado de invierno, zapatilla de invierno
    type:sandals = sandalia
    type:sandals*0.9 = chancla, chancleta
    type:slip-ons = slip on, zapatilla sin cordones, sin cordones
    type:t-shirts type:long-sleeves*0.4 = camiseta, t shirt, tshirt
    type:long-sleeves type:t-shirts*0.2 = manga larga, camiseta de manga larga
    type:t-shirts+activity:training type:long-sleeves+activity:training*0.6 type:t-shirts*0.3 = camiseta de entrenamiento, camiseta deportiva, camiseta tecnica
    type:t-shirts+activity:running type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = camiseta de running, camiseta para correr
    type:hoodies type:sweatshirts*0.3 = sudadera con capucha, hoodie, capucha
    type:sweatshirts type:hoodies*0.6 = sudadera, jersey, pulover
    type:jackets = chaqueta, cazadora, abrigo
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 feature:waterproof*0.2 feature:water-resistant*0.2 = impermeable, chubasquero, chaqueta impermeable, chaqueta de lluvia
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = chaqueta de invierno, plumifero, anorak, parka
    type:pants type:tights*0.5 type:shorts*0.2 = pantalon
    type:pants = jogger, pantalon de chandal, chandal, pantalon deportivo
    type:shorts = pantalon corto, short, bermuda
    type:tights = malla, legging, pantalon de yoga
    type:skirts = falda, minifalda
    type:socks = calcetin, media
    type:caps type:beanies*0.2 = gorra
    type:beanies type:caps*0.2 = gorro, gorro de lana
    type:caps type:beanies = sombrero
    type:bags = bolsa, bolso
    type:gift-cards type:giftCard = tarjeta regalo, cheque regalo, vale regalo
    activity:running = correr, carrera, running, maraton
    activity:trail activity:hiking*0.7 = trail, sendero
    activity:hiking = senderismo, trekking, montana
    activity:training = entrenamiento, entrenar, gimnasio, fitness, deporte
    activity:walking = caminar, andar
    activity:skating = skate, monopatin, skateboard
    kind:footwear+activity:skating = zapatilla de skate, zapatilla skate
    activity:court = pista, baloncesto
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = invierno, nieve
    material:leather = piel, cuero
    material:suede = ante, nobuk
    material:canvas = lona
    material:mesh = malla transpirable, rejilla
    material:knit = punto
    material:cotton = algodon
    material:wool material:merino = lana
    material:merino = merino, merina, lana merina
    material:nylon = nailon, nylon
    material:polyester = poliester
    feature:recycled material:recycled = reciclado, material reciclado, sostenible
    feature:water-resistant feature:waterproof = repelente al agua, resistente al agua
    feature:lightweight = ligero
    feature:cushioned = amortiguado, amortiguacion
    feature:breathable = transpirable
    feature:insulated = forrado, termico, calido
    feature:reflective = reflectante
    feature:vegan = vegano, sin piel
    feature:machine-washable = lavable, lavable a maquina
    width:wide width:extra-wide = ancho, horma ancha, pie ancho
    width:narrow = estrecho
    fit:slim = ajustado, entallado
    fit:relaxed = holgado, suelto
    fit:oversized = oversize, amplio
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = zapatilla impermeable, calzado impermeable
    type:boots+feature:waterproof type:boots+feature:water-resistant = bota impermeable, bota de agua`,
  sameWords: `
    bota de futbol, zapatilla de futbol, futbol, taco
    alto, cana alta
    velcro, cierre autoadherente
    plataforma, suela gruesa
    retro, vintage, clasico
    slide, chancla, chancleta, chancla de piscina
    sandalia de senderismo, sandalia de trekking, sandalia de rio
    chaleco, chaleco acolchado, chaleco de plumas
    cortavientos, chaqueta cortavientos
    chaqueta de chandal, chaqueta deportiva
    mochila, mochila escolar
    bolsa de deporte, bolsa de gimnasio, bolsa de viaje
    chelsea, botin chelsea
    novedad, nuevo, recien llegado`,
  genders: {
    women: 'mujer mujeres femenino senora senoras',
    men: 'hombre hombres masculino caballero caballeros',
    kids: 'nino ninos nina ninas infantil bebe junior chico chicos chica chicas',
    unisex: 'unisex',
  },
  sale: 'rebajas, rebaja, rebajado, en rebajas, descuento, descuentos, oferta, ofertas, promocion, outlet',
  stopWords:
    'el la los las un una unos unas de del al a y o u con en por para que mi mis me yo busco quiero quisiera comprar encontrar par pares mejor mejores bueno buenos buena buenas bonito barato baratos barata baratas muy',
  sizes: { words: 'talla tallas numero num', small: '', medium: '', large: '' },
  prices: {
    most: 'menos de|por debajo de|hasta|maximo|max|como mucho|no mas de',
    least: 'mas de|por encima de|desde|a partir de|al menos|minimo|min',
    between: 'entre|de',
    and: 'y|a',
    currency: 'euros?|eur',
  },
}
