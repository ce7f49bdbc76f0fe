/** The `handle` of routes that end with `NextStep`. */
export const leadsOn = 'leads on';
