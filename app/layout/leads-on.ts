/** The `handle` of a route whose page ends with the invitation that all such pages share (`NextStep`). */
export const leadsOn = 'leads on';
