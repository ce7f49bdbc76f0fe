/** `2026-11-21` */
export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);
