/** The id of a policy's text on its own page, from where the dialog fetches it. */
export const policyTextId = 'policy';
