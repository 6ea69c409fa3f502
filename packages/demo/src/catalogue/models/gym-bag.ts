import { same, say } from '../../words/words.ts'
import type { Edition, ModelPlan } from '../model-plan.ts'

const canvas: Edition = {
  key: 'canvas',
  materials: ['canvas', 'cotton'],
  says: say(
    'Tightly woven cotton canvas, piped at the ends, on webbing that runs right around the bag.',
    'Dicht gewebtes Baumwollcanvas, an den Enden paspeliert, auf Gurten, die ganz um die Tasche laufen.',
    'Une toile de coton serrée, passepoilée aux extrémités, sur des sangles qui font tout le tour du sac.',
  ),
  made: [
    say('Shell: 100% cotton canvas', 'Außen: 100 % Baumwollcanvas', 'Extérieur : toile 100 % coton'),
    say('Capacity: 32 liters', 'Volumen: 32 Liter', 'Capacité : 32 litres'),
  ],
}

const weekend: Edition = {
  key: 'weekend',
  name: same(' Weekend'),
  materials: ['canvas', 'recycled'],
  features: ['recycled', 'water-resistant'],
  surcharge: 35,
  says: say(
    'The long one swallows two nights, and its recycled canvas is waxed against the rain.',
    'Die lange Ausführung schluckt zwei Nächte, und ihr recyceltes Canvas ist gegen Regen gewachst.',
    'Le format long avale deux nuits, et sa toile recyclée est cirée contre la pluie.',
  ),
  made: [
    say('Shell: recycled canvas, waxed', 'Außen: recyceltes Canvas, gewachst', 'Extérieur : toile recyclée cirée'),
    say('Capacity: 44 liters', 'Volumen: 44 Liter', 'Capacité : 44 litres'),
  ],
}

export const gymBag: ModelPlan = {
  key: 'gym-bag',
  kind: 'accessory',
  type: 'bags',
  category: 'bags',
  genders: ['unisex'],
  sizes: 'one',
  price: 75,
  weightG: 820,
  activities: ['training', 'lifestyle'],
  features: [],
  name: say('{family}{edition} Gym Bag', '{family}{edition} Sporttasche', 'Sac de sport {family}{edition}'),
  families: ['Locker Room', 'Late Train', 'Corner Gym', 'Halfway House', 'Day Return'],
  editions: [canvas, weekend],
  opens: [
    say(
      '{name} opens from end to end, so that the towel is not always at the bottom.',
      '{name}: von Ende zu Ende zu öffnen, damit das Handtuch nicht immer ganz unten liegt.',
      '{name} s’ouvre d’un bout à l’autre : la serviette n’est plus toujours au fond.',
    ),
    say(
      'Two handles, a long strap and a side for wet things: {name}.',
      'Zwei Griffe, ein langer Gurt und eine Seite für Nasses: {name}.',
      'Deux poignées, une longue sangle et un côté pour le linge mouillé : {name}.',
    ),
  ],
  serves: say(
    'For training after work, and for trains that leave on Friday.',
    'Fürs Training nach der Arbeit und für Züge, die am Freitag fahren.',
    'Pour l’entraînement après le travail et les trains du vendredi.',
  ),
  fits: [
    say(
      'Zipped pocket on one side, net pocket on the other',
      'Reißverschlusstasche auf der einen, Netztasche auf der anderen Seite',
      'Poche zippée d’un côté, poche en filet de l’autre',
    ),
    say(
      'Shoulder strap with a pad, adjustable and detachable',
      'Gepolsterter Schultergurt, verstellbar und abnehmbar',
      'Bandoulière rembourrée, réglable et amovible',
    ),
  ],
  care: 'bag',
}
