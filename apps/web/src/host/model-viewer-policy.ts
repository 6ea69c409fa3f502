/**
 * What `@google/model-viewer` needs of a page's policy: the one style sheet that it writes into its own element, and the policy of
 * Trusted Types by which its templates become markup. A test compares the hash with the installed version (docs/decisions/0129).
 */
export const viewerStyleHash = 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='
export const viewerTypesPolicy = 'lit-html'
