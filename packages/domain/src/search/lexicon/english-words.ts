import type { LanguageWords } from './language-words.ts'

/** What shoppers call things in English. */
export const englishWords: LanguageWords = {
  meanings: `
    kind:footwear = shoe, footwear
    kind:apparel = clothing, clothes, apparel, gear
    kind:accessory = accessory, accessories
    type:sneakers type:slip-ons*0.3 = sneaker, trainer, kicks, casual shoe, tennis shoe, everyday shoe
    type:running kind:footwear+activity:running*0.5 = running shoe, jogging shoe, road shoe, road running shoe, running trainer, running sneaker, marathon shoe, road runner shoe
    type:trail kind:footwear+activity:trail*0.8 kind:footwear+activity:hiking*0.7 = trail shoe, trail runner, trail running shoe, offroad shoe, offroad running shoe, off road shoe
    type:hiking kind:footwear+activity:hiking type:boots*0.3 type:trail*0.3 = hiking shoe, trekking shoe, walking boot, outdoor shoe
    kind:footwear+activity:training type:training type:running*0.3 = training shoe, gym shoe, workout shoe, fitness shoe, cross trainer
    kind:footwear+activity:walking = walking shoe
    type:boots = boot, ankle boot, bootie
    type:boots+activity:winter type:boots+feature:insulated type:boots*0.4 = winter boot, snow boot, warm boot, lined boot
    kind:footwear+activity:winter kind:footwear+feature:insulated = winter shoe
    type:sandals = sandal
    type:loafers = loafer, moccasin
    type:slippers = slipper
    type:sandals*0.9 = flip flop, pool slide, slider
    type:slip-ons = slip on, laceless shoe, shoe without lace, laceless, no lace
    type:t-shirts type:long-sleeves*0.4 = t shirt, tshirt, tee, tee shirt, shirt, top
    type:long-sleeves type:t-shirts*0.2 = long sleeve, longsleeve, long sleeve shirt, long sleeve tee, long sleeved shirt, long sleeve top
    type:t-shirts+activity:training+feature:breathable type:long-sleeves+activity:training+feature:breathable*0.6 type:t-shirts*0.3 = training shirt, workout shirt, gym shirt, gym t shirt, sports shirt, training tee
    type:t-shirts+activity:running type:t-shirts+feature:breathable*0.9 type:long-sleeves+activity:running*0.6 type:t-shirts*0.3 = running shirt, running t shirt, running tee, running top
    type:hoodies type:sweatshirts*0.3 = hoodie, hoody, hooded sweatshirt, hooded sweater
    type:sweatshirts type:hoodies*0.6 = sweatshirt, sweater, jumper, pullover, crewneck, crew neck, crewneck sweatshirt, fleece
    type:jackets = jacket, coat, outerwear
    type:jackets+feature:waterproof type:jackets+feature:water-resistant*0.8 type:jackets*0.3 = rain jacket, raincoat, rain coat, waterproof jacket, anorak, mac, rainwear
    type:jackets+feature:insulated type:jackets+activity:winter type:jackets*0.3 = winter jacket, warm jacket, winter coat, warm coat, puffer, parka
    type:pants type:tights*0.5 type:shorts*0.2 = pants, trouser
    type:pants = jogger, sweatpants, sweat pants, track pants, jogging bottoms, tracksuit bottoms, training pants
    type:shorts = shorts
    type:tights = legging, tights, yoga pants
    type:skirts = skirt, skort
    type:socks = sock
    type:caps type:beanies*0.2 = cap, baseball cap
    type:beanies type:caps*0.2 = beanie, winter hat, knit hat, woolly hat, bobble hat
    type:caps type:beanies = hat, headwear
    type:bags = bag, luggage
    type:shoe-care = shoe care, shoe cream, shoe polish, shoe wax, leather care, leather cream, polish
    type:gift-cards type:giftCard = gift card, e gift card, gift voucher, gift certificate, voucher
    activity:running = running, jogging, run, jog, marathon
    activity:trail activity:hiking*0.7 = trail, trail running
    activity:hiking = hiking, trekking, hike, outdoor
    activity:training = training, gym, workout, fitness, exercise
    activity:walking = walking
    activity:skating = skating, skate, skateboard, skateboarding, skater
    kind:footwear+activity:skating = skate shoe, skater shoe, skateboard shoe, skateboarding shoe
    activity:court = court, basketball
    activity:yoga = yoga, pilates
    activity:winter feature:insulated = winter, snow, warm
    material:leather = leather
    material:suede = suede, nubuck
    material:canvas = canvas
    material:mesh = mesh
    material:knit = knit, knitted
    material:cotton = cotton
    material:wool material:merino = wool, woolen, woollen
    material:merino = merino, merino wool
    material:nylon = nylon
    material:polyester = polyester
    feature:recycled material:recycled = recycled, recycled material, sustainable, eco
    feature:waterproof feature:water-resistant*0.7 = waterproof, rain, rainproof, watertight
    feature:water-resistant feature:waterproof = water resistant, water repellent
    feature:lightweight = lightweight
    feature:cushioned = cushioned, cushioning
    feature:breathable = breathable
    feature:insulated = insulated, lined, thermal
    feature:reflective = reflective, high visibility
    feature:vegan = vegan, animal free, leather free
    feature:machine-washable = machine washable, washable
    width:wide width:extra-wide = wide, wide fit, wide foot, wide feet, broad
    width:narrow = narrow, narrow fit
    fit:slim = slim, slim fit
    fit:relaxed = relaxed, relaxed fit, loose, loose fit
    fit:oversized = oversized, oversize, baggy`,
  sameWords: `
    football, soccer
    football boot, soccer cleat, soccer shoe, football shoe, cleat, stud
    high top, hightop, high, mid
    low top, low, low cut
    velcro, strap, hook and loop
    chunky, dad shoe, platform
    retro, vintage, classic
    slide, flip flop, pool slide, slider
    hiking sandal, river sandal, trekking sandal, trail sandal
    vest, gilet, bodywarmer
    puffer vest, down vest, quilted vest
    windbreaker, wind breaker, wind jacket, packable jacket, shell jacket, shell
    track jacket, track top, tracksuit jacket
    backpack, rucksack, school bag, schoolbag, daypack
    gym bag, duffel, duffle, duffel bag, sports bag, holdall, weekender, travel bag
    chelsea, chelsea boot
    new, new arrival, new in, latest`,
  genders: {
    women: 'women womens woman womans ladies lady female',
    men: 'men mens man mans gents gentlemen male guys',
    kids: 'kids kid child children childrens childs boys boy girls girl toddler toddlers youth junior juniors baby babies infant',
    unisex: 'unisex',
  },
  sale: 'sale, on sale, discount, discounted, reduced, clearance, deal, special offer, outlet, marked down',
  stopWords:
    'a an the and or for with of in to by from at i we my me you your need want looking look find buy shop get some any pair pairs best good great nice cheap cheapest please that is are',
  sizes: { words: 'size sizes sz', small: 'small', medium: 'medium', large: 'large' },
  prices: {
    most: 'under|below|less than|up to|max|maximum|cheaper than|at most|not more than|within',
    least: 'over|above|more than|at least|min|minimum|starting at|from',
    between: 'between|from',
    and: 'and|to',
    currency: 'dollars?|usd|pounds?|gbp|quid|bucks?|euros?|eur|cad',
  },
}
