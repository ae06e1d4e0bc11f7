import { deadline } from './deadline.ts'
import { keptFor } from './trail.ts'

/** D-32: what follows the filing of an ETA-9089. 20 CFR 656 moves no answer to a business day; what arrives later is a last resort. */
export const permAfterFilingDeadlines = [
  deadline({
    id: 'D-32',
    part: 'priority date',
    title: 'Priority date',
    citation: '8 CFR 204.5(d)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['laborCertificationFiledOn'],
    due: (_, { from }) => from('laborCertificationFiledOn'),
  }),
  deadline({
    id: 'D-32',
    part: 'audit response',
    title: 'Audit must be answered by',
    citation: '20 CFR 656.20',
    kind: 'due',
    severity: 'regulatory',
    needs: ['auditLetterOn'],
    may: ['auditExtended'],
    printed: 'auditPrintedDueOn',
    aroundClosedDays: true,
    due: ({ auditExtended }, { from }) => {
      const first = from('auditLetterOn').plusDays(30)
      return auditExtended ? first.plusDays(30, 'extension granted') : first
    },
  }),
  deadline({
    id: 'D-32',
    part: 'reconsideration',
    title: 'Reconsideration or review must be requested by',
    citation: '20 CFR 656.24(g), 656.26',
    kind: 'due',
    severity: 'regulatory',
    needs: ['certificationDeniedOn'],
    aroundClosedDays: true,
    due: (_, { from }) => from('certificationDeniedOn').plusDays(30),
  }),
  deadline({
    id: 'D-32',
    part: 'certification expires',
    title: 'I-140 must be received with the labor certification by',
    citation: '20 CFR 656.30(b)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['certifiedOn'],
    due: (_, { from }) => from('certifiedOn').plusDays(180),
  }),
  deadline({
    id: 'D-32',
    part: 'last resort',
    title: 'As a last resort USCIS accepts the I-140 on paper until',
    citation: '20 CFR 656.30(b); USCIS policy',
    kind: 'info',
    severity: 'policy',
    needs: ['certifiedOn'],
    due: (_, { from, federal }) => from('certifiedOn').plusDays(180).rolled(federal),
  }),
  deadline({
    id: 'D-32',
    part: 'records kept',
    title: 'PERM records are kept until',
    citation: '20 CFR 656.10(f)',
    kind: 'retain until',
    severity: 'regulatory',
    needs: ['laborCertificationFiledOn'],
    due: (_, { from, setting }) => keptFor(from('laborCertificationFiledOn'), 60, setting),
  }),
  deadline({
    id: 'D-32',
    part: 'layoffs since',
    title: 'Layoffs in the occupation and area count since',
    citation: '20 CFR 656.17(k)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['laborCertificationFiledOn'],
    due: (_, { from }) => from('laborCertificationFiledOn').plusMonths(-6),
  }),
]
