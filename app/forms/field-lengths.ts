/** The longest that each field of a letter may be, in UTF-16 units as `maxlength` counts them: the server's limits, so that nobody types in vain. */
export const fieldLengths = { name: 200, email: 254, company: 200, subject: 200, message: 5000 } as const;
