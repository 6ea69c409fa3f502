import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in French, in Canada and in France. */
export const frenchWords: LanguageWords = {
  meanings: `
    kind:footwear = chaussure, soulier
    kind:apparel = vetement, linge, habit
    kind:accessory = accessoire
    type:sneakers type:slip-ons*0.3 = espadrille, basket, sneaker, tennis, chaussure de tennis
    type:running kind:footwear+activity:running*0.5 = soulier de course, chaussure de course, chaussure de running, chaussure de jogging, soulier de jogging, espadrille de course, chaussure pour courir, soulier pour la course, soulier de marathon, basket de running
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = soulier de sentier, chaussure de sentier, chaussure de trail, soulier de trail, course en sentier
    kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = soulier de randonnee, chaussure de randonnee, chaussure de trekking
    kind:footwear+activity:training type:training type:running*0.3 = soulier d entrainement, chaussure d entrainement, chaussure de sport, soulier de sport, soulier sport
    kind:footwear+activity:walking = soulier de marche, chaussure de marche
    type:boots = botte, bottine
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = botte d hiver, botte de neige, botte hiver, botte doublee, botte chaude
    kind:footwear+activity:winter kind:footwear+feature:insulated = soulier d hiver, chaussure d hiver
    type:sandals = sandale
    type:sandals*0.9 = gougoune, claquette, tong
    type:slip-ons = slip on, soulier a enfiler, chaussure a enfiler, soulier sans lacet, chaussure sans lacet, sans lacet
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, tee shirt, gaminet, maillot
    type:long-sleeves type:t-shirts*0.2 = manche longue, t shirt a manche longue, chandail a manche longue
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = t shirt d entrainement, t shirt de sport
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = t shirt de course, t shirt de running
    type:hoodies type:sweatshirts*0.3 = kangourou, hoodie, chandail a capuchon, coton ouate a capuchon, sweat a capuche, capuchon, capuche
    type:sweatshirts type:hoodies*0.6 = chandail, pull, pullover, sweat, sweatshirt, coton ouate
    type:jackets = veste, manteau, blouson
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 feature:waterproof*0.2 feature:water-resistant*0.2 = impermeable, veste impermeable, manteau impermeable, manteau de pluie, veste de pluie, cire
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = veste d hiver, manteau d hiver, manteau chaud, veste chaude, doudoune, parka
    type:pants type:tights*0.5 type:shorts*0.2 = pantalon
    type:pants = jogger, jogging pantalon, pantalon de jogging, pantalon d entrainement, pantalon de survetement, pantalon de sport
    type:shorts = short, bermuda
    type:tights = legging, collant, pantalon de yoga
    type:skirts = jupe, jupette, jupe short
    type:socks = bas, chaussette
    type:caps type:beanies*0.2 = casquette
    type:beanies type:caps*0.2 = tuque, bonnet
    type:caps type:beanies = chapeau, couvre chef
    type:bags = sac
    type:shoe-care = cirage, entretien des soulier, entretien des chaussure, creme pour soulier, creme pour chaussure, cire pour soulier, cire pour chaussure
    type:gift-cards type:giftCard = carte cadeau, cheque cadeau, bon cadeau
    activity:running = course, course a pied, jogging, running, courir, marathon
    activity:trail activity:hiking*0.7 = sentier, trail
    activity:hiking = randonnee, trekking
    activity:training = entrainement, sport, gym, fitness, musculation
    activity:walking = marche
    activity:skating = skate, planche, planche a roulettes
    kind:footwear+activity:skating = soulier de skate, chaussure de skate, soulier de planche
    activity:court = court, basketball
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = hiver, neige, chaud
    material:leather = cuir
    material:suede = suede, daim, nubuck
    material:canvas = toile
    material:mesh = mesh, filet
    material:knit = tricot, maille
    material:cotton = coton
    material:wool material:merino = laine
    material:merino = merino, laine merino, merinos
    material:nylon = nylon
    material:polyester = polyester
    feature:recycled material:recycled = recycle, materiau recycle, durable
    feature:water-resistant feature:waterproof = hydrofuge, deperlant
    feature:lightweight = leger, legere
    feature:cushioned = amorti, amortie, coussine
    feature:breathable = respirant
    feature:insulated = double, doublee, isole, thermique, chaud
    feature:reflective = reflechissant, reflectorise
    feature:vegan = vegane, vegan, sans cuir
    feature:machine-washable = lavable, lavable a la machine
    width:wide width:extra-wide = large, forme large, pied large
    width:narrow = etroit
    fit:slim = ajuste, coupe ajustee
    fit:relaxed = decontracte, coupe decontractee
    fit:oversized = ample, coupe ample, surdimensionne
    kind:footwear+feature:waterproof kind:footwear+feature:water-resistant*0.7 = soulier impermeable, chaussure impermeable
    type:boots+feature:waterproof type:boots+feature:water-resistant = botte impermeable`,
  sameWords: `
    soulier de soccer, chaussure de soccer, chaussure de foot, crampon, soulier de football, soccer, foot
    montant, montante, haute, haut
    velcro, a velcro, fermeture velcro, autoagrippant, attache
    gros, grosse, massif, plateforme
    retro, vintage, classique
    slide, gougoune, claquette, tong, sandale de piscine, sandale de plage
    sandale de riviere, sandale de randonnee, sandale de marche, sandale de trekking
    veste sans manches, doudoune sans manches, veste matelassee
    coupe vent, veste legere, impermeable leger
    veste de survetement, veste d entrainement, veste de sport
    sac a dos, sac d ecole, cartable
    sac de sport, sac de voyage, fourre tout
    chelsea, bottine chelsea, botte chelsea
    nouveau, nouveaute, nouvelle, nouveautes`,
  genders: {
    women: 'femme femmes dame dames feminin',
    men: 'homme hommes monsieur masculin',
    kids: 'enfant enfants garcon garcons fille filles fillette junior juniors jeune jeunes bebe bambin',
    unisex: 'unisexe',
  },
  sale: 'solde, soldes, en solde, rabais, en rabais, promo, promotion, reduction, aubaine, liquidation',
  stopWords:
    'le la les l un une des du de d au aux a et ou pour avec en dans sur par je nous mon ma mes cherche veux voudrais acheter trouver svp paire paires meilleur meilleurs meilleure meilleures bon bons beau belle pas cher chers chere cheres tout tous toute toutes qui que qu c s j n',
  sizes: { words: 'taille tailles pointure pointures gr', small: '', medium: '', large: '' },
  prices: {
    most: 'a moins de|moins de|en dessous de|sous|jusqu a|jusqu|max|maximum|au plus|pas plus de',
    least: 'a plus de|plus de|au dessus de|a partir de|des|au moins|min|minimum',
    between: 'entre|de',
    and: 'et|a',
    currency: 'dollars?|cad|euros?|eur',
  },
}
