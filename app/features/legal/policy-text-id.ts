export const policyTextId = 'policy';
