/** @typedef {{ level: 'well' | 'warning' | 'stop', sentence: string }} Finding */

/** @param {string} sentence @returns {Finding} */
export function well(sentence) {
  return { level: 'well', sentence }
}

/** What is worth knowing and stops nothing. @param {string} sentence @returns {Finding} */
export function warning(sentence) {
  return { level: 'warning', sentence }
}

/** What the shop cannot run with. @param {string} sentence @returns {Finding} */
export function stop(sentence) {
  return { level: 'stop', sentence }
}
