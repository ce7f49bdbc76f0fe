import file from '../../../content/booking.json' with { type: 'json' };
import { bookingSchema } from './booking-config.ts';

/** @throws ZodError that names what is wrong in content/booking.json */
export const bookingConfig = bookingSchema.parse(file);
