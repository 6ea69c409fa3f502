import { say } from '../../words/words.ts'
import type { ModelPlan } from '../model-plan.ts'
import { active, organic, recycled } from './top-editions.ts'

export const longSleeve: ModelPlan = {
  key: 'long-sleeve',
  kind: 'apparel',
  type: 'long-sleeves',
  category: 't-shirts',
  genders: ['women', 'men', 'kids'],
  sizes: 'letters',
  price: 40,
  weightG: 220,
  activities: ['lifestyle', 'training'],
  features: ['lightweight'],
  name: say(
    '{family}{edition} Long Sleeve',
    '{family}{edition} Langarmshirt',
    'T-shirt à manches longues {family}{edition}',
  ),
  families: ['Sleeper Train', 'Orchard', 'Bookbinder', 'Half Tide'],
  editions: [organic, recycled, active],
  opens: [
    say(
      '{name} is thin enough for May and sits under a jacket in November.',
      '{name}: dünn genug für den Mai und im November gut unter der Jacke.',
      '{name} : assez mince pour mai, et à sa place sous une veste en novembre.',
    ),
    say(
      'A narrow neck, narrow cuffs and a hem that curves: {name} hangs close without clinging.',
      'Schmaler Kragen, schmale Bündchen, gerundeter Saum: {name} liegt an, ohne zu kleben.',
      'Encolure fine, poignets fins, bas arrondi : {name} tombe près du corps sans coller.',
    ),
  ],
  serves: say(
    'For the months that cannot decide, and for rolling up to the elbow.',
    'Für die Monate, die sich nicht entscheiden können, und zum Hochkrempeln.',
    'Pour les mois indécis, et pour retrousser jusqu’au coude.',
  ),
  fits: [
    say('Length in size M: 72 cm', 'Länge in Größe M: 72 cm', 'Longueur en taille M : 72 cm'),
    say(
      'Set-in sleeves, patch pocket on the chest',
      'Eingesetzte Ärmel, aufgesetzte Brusttasche',
      'Manches montées, poche plaquée à la poitrine',
    ),
  ],
  care: 'cotton',
}
