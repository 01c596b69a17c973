import { ContractNamed, ContractRead } from '#src/components/ui/contract-read.tsx';
import { contractOf, readGuarantees } from '#src/content/contracts.ts';

/** What somebody has read in the contract: above what is published, and above the grid. */
export function Contract({ id, name }: { id: string; name: string }) {
  const contract = contractOf(id);
  if (!contract) return null;
  return (
    <section className="frame pb-12" aria-labelledby="contrat">
      <h2 id="contrat" className="section-title mb-6">
        Contrat lu : {name}
      </h2>
      <dl className="perimeter read facts" data-block="contrat">
        {readGuarantees([id]).map(({ id: guarantee, nom }) => (
          <div key={guarantee} data-item>
            <dt>{nom}</dt>
            <dd>
              <ContractRead contract={contract} guarantee={guarantee} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft mt-3">
        <ContractNamed contract={contract} />.
      </p>
    </section>
  );
}
