import { useRouteLoaderData } from 'react-router';
import type { Company } from '../../lib/content/company.ts';

export function ReachUs() {
  const root = useRouteLoaderData<() => { company: Company }>('root');
  if (!root) return null;
  const { phone, address } = root.company;
  return (
    <p className="caption">
      <a href={`tel:${phone.number}`}>{phone.shown}</a> · {address.street},{' '}
      <span className="unbroken">
        {address.postalCode} {address.city}
      </span>
    </p>
  );
}
