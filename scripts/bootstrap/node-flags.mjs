/**
 * What `npm start` tells Node. Pages are made of short-lived text: a larger young generation spares a tenth of their processor
 * time. The shop gives that memory back when nobody asks for anything, and so has to be able to collect garbage itself.
 */
export const nodeFlags = ['--max-semi-space-size=64', '--expose-gc']
