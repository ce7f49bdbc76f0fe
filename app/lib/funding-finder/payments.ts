import type { Programme } from './questions.ts';

/** Whole euros. Grants are rounded down, VAT is rounded up. */
export type Estimate = {
  programme: Programme;
  budget: number;
  share: number;
  grant: number;
  ownShare: number;
  vat: number;
};

export type Payment = {
  programme: Programme;
  kind: 'invoice' | 'vat' | 'refund';
  amount: number;
  balance: number;
};

/** Whole euros without VAT, except `vat` itself and `advance`, which is the largest balance. */
export type Totals = { [Part in 'budget' | 'grant' | 'ownShare' | 'vat' | 'advance']: number };

export function paymentsOf(estimates: readonly Estimate[]): Payment[] {
  let balance = 0;
  return estimates.flatMap(({ programme, budget, vat, grant }) =>
    Object.entries({ invoice: budget, vat, refund: -grant }).map(([kind, amount]) => {
      balance += amount;
      return { programme, kind: kind as Payment['kind'], amount, balance };
    }),
  );
}

export function totalsOf(estimates: readonly Estimate[], payments: readonly Payment[]): Totals {
  const total = (part: 'budget' | 'grant' | 'ownShare' | 'vat') =>
    estimates.reduce((sum, estimate) => sum + estimate[part], 0);
  return {
    budget: total('budget'),
    grant: total('grant'),
    ownShare: total('ownShare'),
    vat: total('vat'),
    advance: Math.max(0, ...payments.map(({ balance }) => balance)),
  };
}
