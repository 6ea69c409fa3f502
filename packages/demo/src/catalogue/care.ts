import { say, type Words } from '../words/words.ts'
import type { CareKind } from './model-plan.ts'

/** How to look after a thing, line by line. */
export const careLines: Readonly<Record<CareKind, readonly Words[]>> = {
  leather: [
    say('Wipe with a damp cloth', 'Mit feuchtem Tuch abwischen', 'Essuyer avec un chiffon humide'),
    say('Let it dry away from heat', 'Fern von Wärmequellen trocknen lassen', 'Laisser sécher loin de la chaleur'),
    say('Feed the leather twice a season', 'Leder zweimal je Saison pflegen', 'Nourrir le cuir deux fois par saison'),
  ],
  shoe: [
    say('Brush off dry dirt', 'Trockenen Schmutz abbürsten', 'Brosser la saleté sèche'),
    say('Wash by hand at 30 °C', 'Handwäsche bei 30 °C', 'Laver à la main à 30 °C'),
    say('Stuff with paper to dry', 'Zum Trocknen mit Papier füllen', 'Bourrer de papier pour le séchage'),
  ],
  cotton: [
    say(
      'Machine wash at 30 °C, inside out',
      'Maschinenwäsche bei 30 °C, auf links',
      'Lavage à la machine à 30 °C, à l’envers',
    ),
    say('Do not tumble dry', 'Nicht im Trockner trocknen', 'Ne pas mettre au sèche-linge'),
    say('Iron at medium heat', 'Bei mittlerer Hitze bügeln', 'Repasser à chaleur moyenne'),
  ],
  pleats: [
    say(
      'Machine wash at 30 °C in a net',
      'Maschinenwäsche bei 30 °C im Netz',
      'Lavage à la machine à 30 °C, dans un filet',
    ),
    say(
      'Hang up wet: the pleats fall by themselves',
      'Nass aufhängen: Die Falten fallen von selbst',
      'Suspendre mouillée : les plis tombent d’eux-mêmes',
    ),
    say('Do not iron', 'Nicht bügeln', 'Ne pas repasser'),
  ],
  shell: [
    say(
      'Machine wash at 30 °C, zip closed',
      'Maschinenwäsche bei 30 °C, Reißverschluss geschlossen',
      'Lavage à la machine à 30 °C, glissière fermée',
    ),
    say('No fabric softener', 'Kein Weichspüler', 'Sans assouplissant'),
    say('Dries on the line overnight', 'Trocknet über Nacht auf der Leine', 'Sèche sur la corde en une nuit'),
  ],
  knit: [
    say('Wash by hand at 30 °C', 'Handwäsche bei 30 °C', 'Laver à la main à 30 °C'),
    say('Dry flat', 'Liegend trocknen', 'Sécher à plat'),
  ],
  bag: [
    say('Wipe with a damp cloth', 'Mit feuchtem Tuch abwischen', 'Essuyer avec un chiffon humide'),
    say('Do not machine wash', 'Nicht in der Maschine waschen', 'Ne pas laver à la machine'),
  ],
  none: [],
}
