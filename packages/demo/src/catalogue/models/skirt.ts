import { same, say } from '../../words/words.ts'
import type { Edition, ModelPlan } from '../model-plan.ts'

const club: Edition = {
  key: 'club',
  materials: ['polyester', 'recycled'],
  features: ['recycled', 'machine-washable'],
  fit: 'regular',
  isForKids: true,
  says: say(
    'The pleats are set with heat, sewn down over the hip and need no iron, ever.',
    'Die Falten sind mit Hitze gelegt, über der Hüfte abgesteppt und brauchen nie ein Bügeleisen.',
    'Les plis sont fixés à chaud, surpiqués aux hanches, et n’ont jamais besoin du fer.',
  ),
  made: [say('100% recycled polyester', '100 % recyceltes Polyester', 'Polyester recyclé à 100 %')],
}

const match: Edition = {
  ...club,
  key: 'match',
  name: same(' Match'),
  features: ['breathable', 'lightweight', 'machine-washable'],
  surcharge: 15,
  isForKids: false,
  says: say(
    'Light shorts are sewn in underneath, with a pocket on each side for the second ball.',
    'Darunter ist eine leichte Hose eingenäht, mit einer Tasche auf jeder Seite für den zweiten Ball.',
    'Un cuissard léger est cousu dessous, avec une poche de chaque côté pour la deuxième balle.',
  ),
  made: [
    say('Skirt: 100% recycled polyester', 'Rock: 100 % recyceltes Polyester', 'Jupe : polyester recyclé à 100 %'),
    say(
      'Shorts: 88% recycled polyester, 12% elastane',
      'Innenhose: 88 % recyceltes Polyester, 12 % Elasthan',
      'Cuissard : polyester recyclé à 88 %, élasthanne à 12 %',
    ),
  ],
}

export const skirt: ModelPlan = {
  key: 'skirt',
  kind: 'apparel',
  type: 'skirts',
  category: 'skirts',
  genders: ['women', 'kids'],
  sizes: 'letters',
  price: 60,
  weightG: 230,
  activities: ['court', 'training', 'lifestyle'],
  features: [],
  name: say('{family}{edition} Skirt', '{family}{edition} Rock', 'Jupe {family}{edition}'),
  families: ['Baseline', 'Drop Shot', 'Tiebreak', 'Clubhouse', 'Sunday League'],
  editions: [club, match],
  opens: [
    say(
      '{name} is pleated all the way round and swings back before you do.',
      '{name} ist rundum plissiert und schwingt zurück, bevor Sie es tun.',
      '{name} : plissée tout autour, elle revient en place avant vous.',
    ),
    say(
      'One line of color runs along the hem, and {name} needs no more than that.',
      'Eine Linie Farbe läuft am Saum entlang, mehr braucht {name} nicht.',
      'Un trait de couleur le long de l’ourlet : {name} n’a besoin de rien d’autre.',
    ),
  ],
  serves: say(
    'For the court, for the way there by bicycle and for the terrace afterward.',
    'Für den Platz, für den Weg dorthin mit dem Rad und für die Terrasse danach.',
    'Pour le court, pour s’y rendre à vélo et pour la terrasse d’après.',
  ),
  fits: [
    say('Length in size M: 40 cm', 'Länge in Größe M: 40 cm', 'Longueur en taille M : 40 cm'),
    say(
      'Broad knitted waistband that stretches',
      'Breiter gestrickter Bund, dehnbar',
      'Large ceinture tricotée extensible',
    ),
  ],
  care: 'pleats',
}
