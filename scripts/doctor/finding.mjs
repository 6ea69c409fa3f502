/** @typedef {{ level: 'well' | 'warning' | 'stop', sentence: string }} Finding */

/** @param {string} sentence @returns {Finding} */
export function well(sentence) {
  return { level: 'well', sentence }
}

/** A finding with which the shop still runs. @param {string} sentence @returns {Finding} */
export function warning(sentence) {
  return { level: 'warning', sentence }
}

/** A finding with which the shop cannot run. @param {string} sentence @returns {Finding} */
export function stop(sentence) {
  return { level: 'stop', sentence }
}
