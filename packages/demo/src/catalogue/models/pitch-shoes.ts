import { same, say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'

export const footballBoot: ModelPlan = {
  key: 'football-boot',
  kind: 'footwear',
  type: 'training',
  category: 'football',
  genders: ['women', 'men', 'kids'],
  sizes: 'shoes',
  price: 130,
  weightG: 215,
  activities: ['training', 'running'],
  features: ['lightweight'],
  name: same('{family}{edition}'),
  families: ['Volley', 'Touchline', 'Kick-off', 'Far Post'],
  editions: [
    {
      key: 'firm',
      materials: ['leather', 'knit'],
      isForKids: true,
      says: say(
        'Fins of rubber grip the ball, a knit collar holds the ankle, and twelve blades hold the turf.',
        'Lamellen aus Gummi greifen den Ball, ein Strickkragen hält den Knöchel, zwölf Stollen halten den Rasen.',
        'Des ailettes de gomme accrochent le ballon, un col tricoté tient la cheville, douze crampons tiennent le gazon.',
      ),
      made: [
        say('Upper: coated microfiber', 'Obermaterial: beschichtete Mikrofaser', 'Tige : microfibre enduite'),
        say('Collar and tongue: knit', 'Kragen und Zunge: Strick', 'Col et languette : tricot'),
        say('Plate: nylon, moulded blades', 'Platte: Nylon, angespritzte Stollen', 'Plaque : nylon, crampons moulés'),
      ],
    },
    {
      key: 'hide',
      name: say(' Hide', ' Leder', ' Cuir'),
      materials: ['leather', 'knit'],
      surcharge: 40,
      says: say(
        'The forefoot is soft calf leather that takes the shape of the foot within three matches.',
        'Der Vorfuß ist aus weichem Kalbsleder, das in drei Spielen die Form des Fußes annimmt.',
        'L’avant-pied est en veau souple, qui épouse le pied en trois matchs.',
      ),
      made: [
        say('Upper: calf leather and nylon', 'Obermaterial: Kalbsleder und Nylon', 'Tige : veau et nylon'),
        say('Plate: nylon, moulded blades', 'Platte: Nylon, angespritzte Stollen', 'Plaque : nylon, crampons moulés'),
      ],
    },
  ],
  opens: [
    say(
      '{name} is for firm ground, first touches and late winners.',
      '{name} ist für festen Rasen, erste Ballkontakte und späte Tore.',
      '{name} : pour les terrains fermes, les contrôles propres et les buts de dernière minute.',
    ),
    say(
      'Two hundred grams between you and the ball: {name}.',
      'Zweihundert Gramm zwischen Ihnen und dem Ball: {name}.',
      'Deux cents grammes entre vous et le ballon : {name}.',
    ),
  ],
  serves: say(
    'For natural grass, dry or dewy.',
    'Für Naturrasen, trocken oder taunass.',
    'Pour le gazon naturel, sec ou couvert de rosée.',
  ),
  fits: [
    say(
      'Close fit; between two sizes take the larger',
      'Enger Sitz; zwischen zwei Größen die größere wählen',
      'Ajusté; entre deux pointures, prenez la plus grande',
    ),
    say('For firm ground', 'Für festen Boden', 'Pour terrain ferme'),
  ],
  care: 'shoe',
}
