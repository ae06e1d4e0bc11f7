import { change, type Example } from './examples.ts'

/** Whether there is anything left to apply for, or with. */
export const residenceExamples: readonly Example[] = [
  change(
    'R34',
    { 'case.principalsOver': [{ number: 'VC-000066', name: 'Priya NAIR', outcome: 'Withdrawn' }] },
    { 'case.adjustsAs': 'Derivative' },
    { 'case.adjustsAs': 'Principal' },
  ),
  change(
    'R34',
    { 'case.adjustsAs': 'Derivative' },
    { 'case.principalsOver': [{ number: 'VC-000066', name: 'Priya NAIR', outcome: 'Denied' }] },
    { 'case.principalsOver': [] },
  ),
  change(
    'R35',
    {},
    { 'case.applicants': [{ name: 'Dev NAIR', resident: true }] },
    { 'case.applicants': [{ name: 'Dev NAIR', resident: false }] },
  ),
  change(
    'R36',
    { 'case.stayAction': 'Extension of stay' },
    { 'case.applicants': [{ name: 'Priya NAIR', status: 'H1B' }] },
    { 'case.applicants': [{ name: 'Arjun NAIR', status: 'H-4' }] },
  ),
  change(
    'R36',
    { 'case.applicants': [{ name: 'Priya NAIR', status: 'H-1B' }] },
    { 'case.stayAction': 'Extension of stay' },
    { 'case.stayAction': 'Change of status' },
  ),
]
