/** What the captions of the film say, which has no sound, by language. */
export const CAPTIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['(No sound) The shoe turns once around.', 'From the side, the toe, the other side and the heel.'],
  de: [
    '(Ohne Ton) Der Schuh dreht sich einmal um sich selbst.',
    'Von der Seite, von vorn, von der anderen Seite und von hinten.',
  ],
  fr: ['(Sans son) La chaussure fait un tour sur elle-même.', 'De côté, de face, de l’autre côté et de dos.'],
  it: ['(Senza audio) La scarpa gira su sé stessa.', 'Di lato, di fronte, dall’altro lato e da dietro.'],
  es: ['(Sin sonido) La zapatilla da una vuelta completa.', 'De lado, de frente, por el otro lado y por detrás.'],
  nl: ['(Zonder geluid) De schoen draait om zijn as.', 'Van opzij, van voren, van de andere kant en van achteren.'],
}
