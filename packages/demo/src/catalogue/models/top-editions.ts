import { same, say } from '../../words/words.ts'
import type { Edition } from '../model-plan.ts'

/** The plain one, of organic cotton. */
export const organic: Edition = {
  key: 'organic',
  materials: ['cotton'],
  features: ['machine-washable'],
  fit: 'regular',
  isForKids: true,
  says: say(
    'The organic cotton is combed, washed before it is sewn and stays in shape after many more washes.',
    'Die Bio-Baumwolle ist gekämmt, vor dem Nähen gewaschen und bleibt auch nach vielen Wäschen in Form.',
    'Le coton biologique est peigné, lavé avant la couture, et garde sa forme lavage après lavage.',
  ),
  made: [say('100% organic cotton', '100 % Bio-Baumwolle', 'Coton biologique à 100 %')],
}

/** The wide one. */
export const oversized: Edition = {
  key: 'oversized',
  name: say(' Oversized', ' Oversized', ' ample'),
  materials: ['cotton'],
  features: ['machine-washable'],
  fit: 'oversized',
  surcharge: 10,
  says: say(
    'Cut wide with dropped shoulders, in a heavier cloth that hangs instead of clinging.',
    'Weit geschnitten mit überschnittenen Schultern, aus schwererem Stoff, der fällt und nicht klebt.',
    'Coupe large, épaules tombantes et tissu plus lourd, qui tombe bien sans coller.',
  ),
  made: [
    say(
      '100% organic cotton, heavyweight',
      '100 % Bio-Baumwolle, schwere Qualität',
      'Coton biologique à 100 %, étoffe lourde',
    ),
  ],
}

/** The one of offcuts and bottles. */
export const recycled: Edition = {
  key: 'recycled',
  name: same(' Re'),
  materials: ['cotton', 'polyester', 'recycled'],
  features: ['machine-washable', 'recycled'],
  fit: 'relaxed',
  surcharge: 5,
  isForKids: true,
  says: say(
    'Half of the yarn comes from offcuts of our own sewing rooms, the rest from bottles.',
    'Die Hälfte des Garns kommt aus Resten unserer eigenen Nähereien, der Rest aus Flaschen.',
    'La moitié du fil vient des chutes de nos propres ateliers, le reste de bouteilles.',
  ),
  made: [
    say(
      '50% recycled cotton, 50% recycled polyester',
      '50 % recycelte Baumwolle, 50 % recyceltes Polyester',
      'Coton recyclé à 50 %, polyester recyclé à 50 %',
    ),
  ],
}

/** The one for sport. */
export const active: Edition = {
  key: 'active',
  name: same(' Active'),
  materials: ['polyester', 'recycled'],
  features: ['breathable', 'lightweight', 'machine-washable'],
  fit: 'slim',
  surcharge: 5,
  says: say(
    'A light, fast-drying knit that moves sweat outward and does not chafe at the seams.',
    'Ein leichter, schnell trocknender Stoff, der Schweiß nach außen trägt und an den Nähten nicht reibt.',
    'Une maille légère à séchage rapide, qui évacue la sueur et n’irrite pas aux coutures.',
  ),
  made: [say('100% recycled polyester', '100 % recyceltes Polyester', 'Polyester recyclé à 100 %')],
}

/** How long a top is. */
export const length = say('Length in size M: 70 cm', 'Länge in Größe M: 70 cm', 'Longueur en taille M : 70 cm')
