import { same, say } from '../../words/words.ts'
import type { Edition, ModelPlan } from '../model-plan.ts'

const terry: Edition = {
  key: 'terry',
  materials: ['cotton'],
  features: ['machine-washable'],
  fit: 'regular',
  isForKids: true,
  says: say(
    'The organic cotton is looped on the inside and keeps its knees through the week.',
    'Die Bio-Baumwolle hat innen Schlingen und beult auch nach einer Woche nicht aus.',
    'Le coton biologique, bouclé à l’intérieur, ne fait pas de genoux, même au bout de la semaine.',
  ),
  made: [say('100% organic cotton', '100 % Bio-Baumwolle', 'Coton biologique à 100 %')],
}

const relaxed: Edition = {
  ...terry,
  key: 'relaxed',
  name: say(' Relaxed', ' Relaxed', ' décontracté'),
  fit: 'relaxed',
  surcharge: 5,
  isForKids: false,
  says: say(
    'A straight, easy cut and a heavier cloth let it pass for something smarter.',
    'Ein gerader, bequemer Schnitt und ein schwererer Stoff lassen sie feiner wirken.',
    'Une coupe droite et confortable et un tissu plus lourd lui donnent une allure plus habillée.',
  ),
}

const active: Edition = {
  key: 'active',
  name: same(' Active'),
  materials: ['polyester', 'recycled'],
  features: ['breathable', 'lightweight', 'machine-washable'],
  fit: 'slim',
  surcharge: 10,
  isForKids: true,
  says: say(
    'It stretches both ways, dries while you stretch and has a zipped pocket for the key.',
    'Sie dehnt sich in beide Richtungen, trocknet beim Dehnen und hat eine Reißverschlusstasche für den Schlüssel.',
    'Extensible dans les deux sens, il sèche pendant les étirements et cache une poche à glissière pour la clé.',
  ),
  made: [
    say(
      '90% recycled polyester, 10% elastane',
      '90 % recyceltes Polyester, 10 % Elasthan',
      'Polyester recyclé à 90 %, élasthanne à 10 %',
    ),
  ],
}

export const jogger: ModelPlan = {
  key: 'jogger',
  kind: 'apparel',
  type: 'pants',
  category: 'pants',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 70,
  weightG: 430,
  activities: ['lifestyle', 'training'],
  features: [],
  name: say('{family}{edition} Jogger', '{family}{edition} Jogginghose', 'Pantalon de jogging {family}{edition}'),
  families: ['Towpath', 'Furlong', 'Hearth', 'Weekender', 'Siding'],
  editions: [terry, relaxed, active],
  opens: [
    say(
      '{name} looks like a decision and feels like a day off.',
      '{name} sieht nach Absicht aus und fühlt sich nach freiem Tag an.',
      '{name} : l’air d’un choix réfléchi, le confort d’un jour de congé.',
    ),
    say(
      'Cuffs that stay where they are, a waist that gives: {name}.',
      'Bündchen, die bleiben, wo sie sind, ein Bund, der nachgibt: {name}.',
      'Des chevilles qui restent en place, une taille qui s’adapte : {name}.',
    ),
  ],
  serves: say(
    'For training, for travel and for the sofa between the two.',
    'Fürs Training, fürs Reisen und für das Sofa dazwischen.',
    'Pour l’entraînement, le voyage et le divan entre les deux.',
  ),
  fits: [
    say('Inside leg in size M: 76 cm', 'Innenbeinlänge in Größe M: 76 cm', 'Entrejambe en taille M : 76 cm'),
    say(
      'Drawcord at the waist, ribbed cuffs',
      'Kordel am Bund, gerippte Bündchen',
      'Cordon à la taille, chevilles côtelées',
    ),
  ],
  care: 'cotton',
}

export const legging: ModelPlan = {
  key: 'legging',
  kind: 'apparel',
  type: 'tights',
  category: 'tights',
  genders: ['women', 'kids'],
  sizes: 'letters',
  price: 65,
  weightG: 240,
  activities: ['training', 'yoga', 'running'],
  features: [],
  name: say('{family}{edition} Legging', '{family}{edition} Leggings', 'Legging {family}{edition}'),
  families: ['Sway', 'Contour', 'Daybreak', 'Bend', 'Second Wind'],
  editions: [
    { ...active, name: undefined, surcharge: 0 },
    {
      ...active,
      key: 'warm',
      name: say(' Warm', ' Warm', ' chaud'),
      features: ['insulated', 'machine-washable', 'reflective'],
      surcharge: 15,
      isForKids: false,
      says: say(
        'Brushed inside and with reflective marks at the calf, it takes training through the winter.',
        'Innen aufgeraut und mit Reflektoren an der Wade trägt sie das Training durch den Winter.',
        'Gratté à l’intérieur, réfléchissant au mollet, il accompagne l’entraînement tout l’hiver.',
      ),
    },
  ],
  opens: [
    say(
      '{name} stays up, stays put and never turns see-through.',
      '{name}: Sie rutschen nicht, sie halten, und sie bleiben blickdicht.',
      '{name} : il tient en place et reste opaque.',
    ),
  ],
  serves: say(
    'For runs, for the mat and for the errands after both.',
    'Zum Laufen, für die Matte und für die Besorgungen danach.',
    'Pour la course, le tapis et les commissions d’après.',
  ),
  fits: [
    say('High waist with a flat pocket', 'Hoher Bund mit flacher Tasche', 'Taille haute avec poche plate'),
    say('Inside leg in size M: 68 cm', 'Innenbeinlänge in Größe M: 68 cm', 'Entrejambe en taille M : 68 cm'),
  ],
  care: 'shell',
}

export const short: ModelPlan = {
  key: 'short',
  kind: 'apparel',
  type: 'shorts',
  category: 'shorts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 45,
  weightG: 210,
  activities: ['training', 'running', 'lifestyle'],
  features: [],
  name: say('{family}{edition} Short', '{family}{edition} Shorts', 'Short {family}{edition}'),
  families: ['Canteen', 'Pitchside', 'Longday', 'Breakwater', 'Half Past'],
  editions: [
    { ...active, name: undefined, surcharge: 0, fit: 'regular' },
    { ...relaxed, surcharge: 5 },
  ],
  opens: [
    say(
      '{name} ends where it should: just above the knee.',
      '{name} endet dort, wo es richtig ist: knapp über dem Knie.',
      '{name} s’arrête là où il faut : juste au-dessus du genou.',
    ),
    say(
      'Two deep pockets and a cord that does not get lost in the wash: {name}.',
      'Zwei tiefe Taschen und eine Kordel, die in der Wäsche nicht verschwindet: {name}.',
      'Deux poches profondes et un cordon qui ne se perd pas au lavage : {name}.',
    ),
  ],
  serves: say(
    'For hot days, home workouts and the last mile of the summer.',
    'Für heiße Tage, Training zu Hause und den letzten Kilometer des Sommers.',
    'Pour les grosses chaleurs, l’entraînement à la maison et le dernier kilomètre de l’été.',
  ),
  fits: [
    say('Inside leg in size M: 20 cm', 'Innenbeinlänge in Größe M: 20 cm', 'Entrejambe en taille M : 20 cm'),
    say('Drawcord at the waist', 'Kordel am Bund', 'Cordon à la taille'),
  ],
  care: 'cotton',
}
