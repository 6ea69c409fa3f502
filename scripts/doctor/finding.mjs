/** @typedef {{ level: 'well' | 'warning' | 'stop', sentence: string }} Finding */

/** @param {string} sentence @returns {Finding} */
export const well = (sentence) => ({ level: 'well', sentence })

/** What is worth knowing and stops nothing. @param {string} sentence @returns {Finding} */
export const warning = (sentence) => ({ level: 'warning', sentence })

/** What the shop cannot run with. @param {string} sentence @returns {Finding} */
export const stop = (sentence) => ({ level: 'stop', sentence })
