import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in Spanish. */
export const spanishWords: LanguageWords = {
  meanings: `
    kind:footwear = calzado, zapato
    kind:apparel = ropa, prenda, vestimenta
    kind:accessory = accesorio, complemento, accesorios
    type:sneakers type:slip-ons*0.3 type:running*0.1 type:trail*0.1 type:training*0.1 = zapatilla
    type:sneakers type:slip-ons*0.3 activity:training*0.5 = deportiva, deportivo
    type:sneakers type:slip-ons*0.3 kind:footwear+activity:training*0.6 = zapatilla deportiva, zapatilla de deporte
    type:sneakers type:slip-ons*0.3 = bamba, tenis, zapatilla casual, zapatilla urbana, zapatilla de calle, zapatilla de vestir, playera, sneaker
    type:running kind:footwear+activity:running*0.5 = zapatilla de running, zapatilla para correr, zapatilla de correr, zapatilla running, zapatilla de maraton, zapatilla de asfalto, zapatilla asfalto, zapatilla de jogging, zapatilla de footing, zapatilla de carrera, calzado de running
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = zapatilla de trail, zapatilla trail, zapatilla de trail running, trail running, zapatilla de montana para correr, zapatilla de carrera de montana
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = zapatilla de senderismo, zapatilla de trekking, chiruca, zapato de senderismo, zapato de trekking, calzado de montana, calzado de senderismo, zapatilla de montana, zapatilla de excursion
    kind:footwear+activity:training type:training type:running*0.3 = zapatilla de entrenamiento, zapatilla de gimnasio, tenis de gimnasio, tenis gym, zapatilla fitness, zapatilla de crossfit, zapatilla de entreno, calzado deportivo
    kind:footwear+activity:walking = zapatilla para caminar, zapato para caminar, zapatilla para andar, calzado para caminar, zapatilla de paseo, zapato de paseo, zapato para andar
    type:boots = bota, botin, botina, bota militar, bota camper, bota campera, pisamierda, bota de cordon, bota alta, bota baja, safari, bota motera, bota de moto
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = bota de invierno, bota de nieve, bota forrada, bota de abrigo, bota calentita, bota caliente, bota con pelo, bota de borreguito, bota de apreski
    kind:footwear+activity:winter kind:footwear+feature:insulated = calzado de invierno, zapatilla de invierno, calzado de nieve, zapatilla de nieve, zapatilla para la nieve, zapato de nieve
    type:sandals = sandalia, cangrejera, menorquina, avarca
    type:sandals*0.9 = chancla, chancleta, ojota, flip flop, chola
    type:slip-ons = slip on, zapatilla sin cordones, sin cordones, zapato sin cordones, mocasin, nautico, zapatilla de calce facil
    type:t-shirts type:long-sleeves*0.4 = camiseta, t shirt, tshirt, manga corta, camiseta de manga corta, polo, camiseta basica, camiseta de tirantes, top
    type:long-sleeves type:t-shirts*0.2 = manga larga, camiseta de manga larga
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = camiseta de entrenamiento, camiseta deportiva, camiseta tecnica
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = camiseta de running, camiseta para correr
    type:hoodies type:sweatshirts*0.3 = sudadera con capucha, hoodie, capucha, sudadera capucha, canguro
    type:sweatshirts type:hoodies*0.6 = sudadera, jersey, pulover, sudadera sin capucha, sueter, polar, forro polar, buzo, sudadera de cuello redondo, cardigan, rebeca, jersey de punto, chaqueta de punto
    type:jackets = chaqueta, cazadora, abrigo, chaquetilla, chupa, americana, gabardina, chaqueta de entretiempo, trench, chaqueta vaquera
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 feature:waterproof*0.2 feature:water-resistant*0.2 = impermeable, chubasquero, chaqueta impermeable, chaqueta de lluvia, chaqueta para la lluvia, ropa de lluvia, gabardina impermeable, poncho
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = chaqueta de invierno, plumifero, anorak, parka, abrigo de invierno, chaqueta de abrigo, pluma, plumon, chaqueta de plumas, abrigo de plumas, chaqueta acolchada, ropa de abrigo
    type:pants type:tights*0.5 type:shorts*0.2 = pantalon
    type:pants = jogger, pantalon de chandal, pantalon deportivo, pantalon jogger, pantalon de deporte, pantalon de gimnasio, pantalon cargo
    type:shorts = pantalon corto, short, bermuda, pantalon de deporte corto, pantaloneta, malla corta, malla ciclista, ciclista
    type:tights = malla, legging, pantalon de yoga, leggins, leggin, malla larga, malla deportiva, malla de yoga, malla de correr
    type:skirts = falda, minifalda, falda pantalon, falda plisada, falda short
    type:socks = calcetin, media, media deportiva, calceta, pinki, tobillero, calcetin tobillero, calcetin deportivo
    type:caps type:beanies*0.2 = gorra, visera, gorra de beisbol, gorra con visera
    type:beanies type:caps*0.2 = gorro, gorro de lana, gorro de punto, gorro de invierno, gorro polar, gorro con pompon, pompon, gorro pompon
    type:caps type:beanies = sombrero, gorras y gorros
    type:bags = bolsa, bolso, rinonera, bandolera, maleta, macuto
    type:shoe-care = betun, crema para zapato, crema para calzado, cera para zapato, cera para calzado, cuidado del calzado
    type:gift-cards type:giftCard = tarjeta regalo, cheque regalo, vale regalo, tarjeta de regalo, bono regalo, cupon regalo
    activity:running = correr, carrera, running, maraton, corredor, footing, jogging, asfalto, runner, triatlon, triatleta, pronador, atletismo
    activity:trail activity:hiking*0.7 = trail, sendero
    activity:hiking = senderismo, trekking, montana, montanismo, excursion, excursionismo, camino de santiago, monte
    activity:training = entrenamiento, entrenar, gimnasio, fitness, deporte, entreno, crossfit, gym, ejercicio
    activity:walking = caminar, andar, paseo, pasear
    activity:skating = skate, monopatin, skateboard
    kind:footwear+activity:skating = zapatilla de skate, zapatilla skate
    activity:court = pista, baloncesto, basket, padel
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = invierno, nieve, invernal, calentito, frio
    material:leather = piel, cuero, piel vacuna
    material:suede = ante, nobuk, serraje, nubuck
    material:canvas = lona, tela, loneta
    material:mesh = malla transpirable, rejilla
    material:knit = punto
    material:cotton = algodon, algodon organico, algodon ecologico, algodon biologico
    material:wool material:merino = lana
    material:merino = merino, merina, lana merina
    material:nylon = nailon, nylon
    material:polyester = poliester
    feature:recycled material:recycled = reciclado, material reciclado, sostenible, ecologico, ecologica, sostenibilidad
    feature:water-resistant feature:waterproof = repelente al agua, resistente al agua, hidrofugo
    feature:lightweight = ligero, ligera, liviano
    feature:cushioned = amortiguado, amortiguacion
    feature:breathable = transpirable, que transpire, transpirabilidad
    feature:insulated = forrado, termico, calido
    feature:reflective = reflectante
    feature:vegan = vegano, sin piel
    feature:machine-washable = lavable, lavable a maquina, lavar a maquina, lavar en lavadora, lavadora, lavable en lavadora, lavar en la lavadora, lavado a maquina
    width:wide width:extra-wide = ancho, horma ancha, pie ancho, horma especial, ancho especial, pie delicado
    width:narrow = estrecho
    fit:slim = ajustado, entallado
    fit:relaxed = holgado, suelto
    fit:oversized = oversize, amplio
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = zapatilla impermeable, calzado impermeable
    type:boots+feature:waterproof type:boots+feature:water-resistant = bota impermeable, bota de agua
    kind:footwear+activity:court type:sneakers*0.3 = zapatilla de baloncesto, zapatilla de basket, zapatilla de padel, zapatilla de tenis
    kind:apparel+activity:training = ropa deportiva, ropa de deporte, ropa de gimnasio, ropa de entrenamiento, ropa fitness, ropa tecnica
    kind:apparel+activity:running = ropa de running, ropa de correr, ropa de corredor
    type:pants+activity:training type:jackets+activity:training = chandal, chandal completo, conjunto deportivo
    type:jackets+activity:training type:sweatshirts*0.7 type:hoodies*0.6 = sudadera con cremallera, sudadera de cremallera, sudadera cremallera
    type:jackets+feature:lightweight+feature:water-resistant type:jackets+feature:waterproof*0.9 type:jackets+feature:water-resistant*0.7 type:jackets*0.3 = cortavientos, chaqueta cortavientos, paravientos, chaqueta ligera
    type:boots+activity:hiking type:boots*0.3 = bota de montana, bota de senderismo, bota de trekking, bota trekking
    kind:footwear+material:leather = zapato de vestir, zapato elegante, zapato de boda, calzado elegante
    gender:kids = colegio, cole, escolar, instituto, uniforme escolar
    type:skirts+activity:court = falda de tenis, falda de padel, falda deportiva
    kind:footwear kind:apparel kind:accessory = equipacion, equipamiento, articulo`,
  sameWords: `
    alto, abotinado, high top, hightop, high, mid
    bajo, low
    retro, anos 70, anos 80, anos 90, setenta, ochenta, noventa
    velcro, autoadherente
    mochila, mochila para portatil, mochila para ordenador
    bota de futbol, zapatilla de futbol, futbol, taco, bota de taco, taco de futbol, zapatilla de futbol sala, futbol sala
    alto, cana alta, bota alta de cana
    velcro, cierre autoadherente
    plataforma, suela gruesa, suela alta, suela ancha, chunky, cuna
    retro, vintage, clasico
    slide, chancla, chancleta, chancla de piscina, chancla de playa, chancla de ducha, sandalia de piscina
    sandalia de senderismo, sandalia de trekking, sandalia de rio, sandalia de montana, sandalia deportiva, sandalia de agua
    chaleco, chaleco acolchado, chaleco de plumas, chaqueta sin mangas
    chaqueta de chandal, chaqueta deportiva
    mochila, mochila escolar
    bolsa de deporte, bolsa de gimnasio, bolsa de viaje, maleta de deporte, bolso de deporte, bolso de viaje, bolsa de fin de semana
    chelsea, botin chelsea
    novedad, nuevo, recien llegado`,
  genders: {
    women: 'mujer mujeres femenino femenina femeninas senora senoras ella',
    men: 'hombre hombres masculino masculina masculinos masculinas caballero caballeros senor',
    kids: 'nino ninos nina ninas infantil infantiles bebe bebes junior juvenil peque peques crio crios adolescente chico chicos chica chicas',
    unisex: 'unisex',
  },
  sale: 'rebajas, rebaja, rebajado, en rebajas, descuento, descuentos, rebajados, liquidacion, chollo, ganga, promociones, oferta, ofertas, promocion, outlet',
  stopWords:
    'el la los las un una unos unas de del al a y o u con en por para que mi mis me yo busco quiero quisiera comprar encontrar par pares mejor mejores bueno buenos buena buenas bonito barato baratos barata baratas muy economico economica economicos economicas comodo comoda comodos comodas bonita bonitas bonitos color colores oscuro oscura claro clara cual cuales como donde hay teneis tienen tienes tiene vendeis necesito buscando quisiera recomendais recomendar recomiendas recomendables puedo puede puedan podeis se lo son es sea sirven sirve ser estar ir hacer me les nos empezar todo toda todos todas dia dias mucho muchos mas tipo marca online tienda mejor calidad pack lote',
  sizes: { words: 'talla tallas numero num', small: '', medium: '', large: '' },
  prices: {
    most: 'por menos de|menos de|menor de|inferior a|por debajo de|hasta|maximo|max|como mucho|no mas de',
    least: 'mas de|superior a|por encima de|desde|a partir de|al menos|minimo|min',
    between: 'entre|de',
    and: 'y|a',
    currency: 'euros?|eur',
  },
}
