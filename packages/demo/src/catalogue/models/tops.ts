import { say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'
import { active, length, organic, oversized, recycled } from './top-editions.ts'

export const tee: ModelPlan = {
  key: 'tee',
  kind: 'apparel',
  type: 't-shirts',
  category: 't-shirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 30,
  weightG: 170,
  activities: ['lifestyle', 'training'],
  features: [],
  name: say('{family}{edition} Tee', '{family}{edition} T-Shirt', 'T-shirt {family}{edition}'),
  families: ['Fjord', 'Anchor', 'Meadow', 'Workroom', 'Parcel', 'Sunday'],
  editions: [organic, oversized, recycled, active],
  opens: [
    say(
      '{name} is the shirt on top of the pile, the one that is never in the drawer for long.',
      '{name}: das Shirt, das immer oben auf dem Stapel liegt.',
      '{name} : celui qui est toujours sur le dessus de la pile.',
    ),
    say(
      'A good T-shirt has a collar that stays flat. {name} has one.',
      'Ein gutes T-Shirt hat einen Kragen, der flach bleibt. {name} hat ihn.',
      'Un bon t-shirt a une encolure qui reste à plat. C’est le cas ici : {name}.',
    ),
  ],
  serves: say(
    'Wear it alone in summer and under everything else for the rest of the year.',
    'Im Sommer allein getragen, das restliche Jahr unter allem anderen.',
    'À porter seul l’été et sous tout le reste le reste de l’année.',
  ),
  fits: [
    length,
    say(
      'Ribbed collar, taped at the neck',
      'Gerippter Kragen, am Nacken verstärkt',
      'Encolure côtelée, ruban à la nuque',
    ),
  ],
  care: 'cotton',
}

export const crew: ModelPlan = {
  key: 'crew',
  kind: 'apparel',
  type: 'sweatshirts',
  category: 'sweatshirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 65,
  weightG: 420,
  activities: ['lifestyle'],
  features: [],
  name: say('{family}{edition} Crew', '{family}{edition} Sweatshirt', 'Chandail {family}{edition}'),
  families: ['Bramble', 'Ferry', 'Lantern', 'Northwall'],
  editions: [organic, oversized, recycled],
  opens: [
    say(
      '{name} is a plain sweatshirt in the best sense.',
      '{name} ist ein schlichtes Sweatshirt im besten Sinn.',
      '{name}, c’est la simplicité dans le meilleur sens du mot.',
    ),
    say(
      'Looped inside, smooth outside: {name} is warm without being heavy.',
      'Innen Schlingen, außen glatt: {name} wärmt, ohne zu beschweren.',
      'Bouclé à l’intérieur, lisse à l’extérieur : {name} tient chaud sans peser.',
    ),
  ],
  serves: say(
    'For cool mornings, long train rides and everything that begins at home.',
    'Für kühle Morgen, lange Zugfahrten und alles, was zu Hause beginnt.',
    'Pour les matins frais, les longs trajets en train et tout ce qui commence à la maison.',
  ),
  fits: [length, say('Ribbed cuffs and hem', 'Gerippte Bündchen', 'Poignets et ourlet côtelés')],
  care: 'cotton',
}

export const hoodie: ModelPlan = {
  key: 'hoodie',
  kind: 'apparel',
  type: 'hoodies',
  category: 'sweatshirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 80,
  weightG: 540,
  activities: ['lifestyle', 'training'],
  features: [],
  name: say('{family}{edition} Hoodie', '{family}{edition} Hoodie', 'Kangourou {family}{edition}'),
  families: ['Alder', 'Causeway', 'Stackyard', 'Hollow', 'Thaw'],
  editions: [organic, oversized, recycled, { ...active, surcharge: 10 }],
  opens: [
    say(
      '{name} has a hood with two layers, so that it stands when it is up and lies flat when it is down.',
      '{name} hat eine doppelt gelegte Kapuze, die oben steht und unten flach liegt.',
      '{name} : un capuchon doublé, qui se tient bien relevé et reste plat rabattu.',
    ),
    say(
      'One big pocket, two cords, no print: {name} leaves the talking to you.',
      'Eine große Tasche, zwei Kordeln, kein Aufdruck: {name} überlässt Ihnen das Reden.',
      'Une grande poche, deux cordons, aucun imprimé : {name} vous laisse parler.',
    ),
  ],
  serves: say(
    'For the walk home after training and the evening on the stairs outside.',
    'Für den Heimweg nach dem Training und den Abend draußen auf der Treppe.',
    'Pour le retour de l’entraînement et la soirée dehors, sur les marches.',
  ),
  fits: [
    length,
    say('Kangaroo pocket, ribbed cuffs', 'Kängurutasche, gerippte Bündchen', 'Poche kangourou, poignets côtelés'),
  ],
  care: 'cotton',
}
