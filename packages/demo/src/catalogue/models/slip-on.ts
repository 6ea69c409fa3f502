import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const slipOn: ModelPlan = {
  key: 'slip-on',
  kind: 'footwear',
  type: 'slip-ons',
  category: 'slip-ons',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 70,
  weightG: 290,
  activities: ['lifestyle', 'walking'],
  features: ['lightweight'],
  name: same('{family}{edition}'),
  families: ['Pier', 'Lido', 'Cove', 'Saltmarsh', 'Veranda', 'Promenade', 'Tideline', 'Boathouse'].map(
    (family) => `${family} Slip-On`,
  ),
  editions: [
    {
      key: 'canvas',
      materials: ['canvas', 'cotton'],
      features: ['vegan'],
      isForKids: true,
      says: say(
        'The canvas is woven from organic cotton, heavy enough to keep its shape and cool enough for bare feet.',
        'Das Canvas ist aus Bio-Baumwolle gewebt, schwer genug für die Form und kühl genug für nackte Füße.',
        'La toile est tissée de coton biologique : assez lourde pour garder sa forme, assez fraîche pour les pieds nus.',
      ),
      made: [
        say(
          'Upper: organic cotton canvas',
          'Obermaterial: Canvas aus Bio-Baumwolle',
          'Tige : toile de coton biologique',
        ),
        say(
          'Sole: natural rubber, vulcanized',
          'Sohle: Naturkautschuk, vulkanisiert',
          'Semelle : caoutchouc naturel vulcanisé',
        ),
      ],
    },
    {
      key: 'recycled',
      name: same(' Re'),
      materials: ['canvas', 'recycled'],
      features: ['machine-washable', 'recycled'],
      surcharge: 5,
      isForKids: true,
      says: say(
        'Its canvas is spun from offcuts and old sails, and the whole shoe may go into the washing machine.',
        'Das Canvas ist aus Resten und alten Segeln gesponnen, und der ganze Schuh darf in die Waschmaschine.',
        'La toile est filée à partir de chutes et de vieilles voiles, et le soulier passe à la laveuse.',
      ),
      made: [
        say('Upper: recycled canvas', 'Obermaterial: recyceltes Canvas', 'Tige : toile recyclée'),
        say(
          'Sole: natural rubber, vulcanized',
          'Sohle: Naturkautschuk, vulkanisiert',
          'Semelle : caoutchouc naturel vulcanisé',
        ),
      ],
    },
    {
      key: 'premium',
      name: same(' Premium'),
      materials: ['canvas', 'leather'],
      surcharge: 25,
      says: say(
        'A leather footbed and a leather heel tab make it the one for evenings.',
        'Fußbett und Fersenlasche aus Leder machen ihn zum Schuh für den Abend.',
        'Une semelle intérieure et un rappel de talon en cuir en font le modèle des soirées.',
      ),
      made: [
        say('Upper: cotton canvas', 'Obermaterial: Baumwollcanvas', 'Tige : toile de coton'),
        say('Footbed: leather', 'Fußbett: Leder', 'Semelle intérieure : cuir'),
        say('Sole: natural rubber', 'Sohle: Naturkautschuk', 'Semelle : caoutchouc naturel'),
      ],
    },
    {
      key: 'wide',
      name: say(' Wide', ' Weit', ' Large'),
      materials: ['canvas', 'cotton'],
      width: 'wide',
      says: say(
        'On a wider last, with longer elastic at both sides.',
        'Auf breiterem Leisten, mit längerem Gummizug auf beiden Seiten.',
        'Sur une forme plus large, avec des élastiques plus longs de chaque côté.',
      ),
      made: [
        say(
          'Upper: organic cotton canvas',
          'Obermaterial: Canvas aus Bio-Baumwolle',
          'Tige : toile de coton biologique',
        ),
        say('Last: width G', 'Leisten: Weite G', 'Forme : largeur G'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is on your feet before the door has closed.',
      '{name} ist am Fuß, bevor die Tür ins Schloss fällt.',
      '{name} : enfilée avant que la porte se referme.',
    ),
    say(
      'No laces, no hurry: {name} holds with two hidden elastics.',
      'Keine Schnürsenkel, keine Eile: {name} hält mit zwei verdeckten Gummizügen.',
      'Pas de lacets, pas de presse : {name} tient grâce à deux élastiques cachés.',
    ),
  ],
  serves: say(
    'For holidays, balconies, quick errands and slow mornings.',
    'Für Ferien, Balkone, schnelle Besorgungen und langsame Morgen.',
    'Pour les vacances, le balcon, les courses rapides et les matins lents.',
  ),
  fits: [
    say(
      'True to size; between two sizes take the smaller',
      'Größengerecht; zwischen zwei Größen die kleinere wählen',
      'Taille normalement; entre deux pointures, prenez la plus petite',
    ),
    say('Flat sole, 22 mm', 'Flache Sohle, 22 mm', 'Semelle plate, 22 mm'),
  ],
  care: 'shoe',
}
