/** The event of the document after a navigation to another page. */
export const pageChange = 'pagechange'
