import { type BuiltInRole, Role } from '#formats/roles.ts'

/**
 * Whose a row may be. An archive comes from its tenant and proves nothing, so what it may bring is declared here, and
 * whatever is not declared stays out:
 * - `itself`: the company or the law firm that the archive is about
 * - `company`: a company of the archive; the firm beside it is the one that represents that company
 * - `firm`: a law firm of the archive
 * - `either`: one of the two
 * - `user`: a user of the archive, by `user_id`
 */
export type Whose = 'itself' | 'company' | 'firm' | 'either' | 'user'

const each = <W extends Whose>(whose: W, tables: string): Record<string, W> =>
  Object.fromEntries(tables.split(/\s+/).map((table) => [table, whose]))

/** Every table that an archive brings. tests/features/forged-archives.test.ts holds it against the schema. */
export const brought: Readonly<Record<string, Whose>> = {
  ...each('itself', 'law_firms companies'),
  ...each('firm', 'assignments deadline_settings firm_letterheads prevailing_wages retention_rules'),
  ...each(
    'either',
    'editable_file_versions editable_files email_templates fact_changes fact_documents files imports users',
  ),
  ...each('user', 'notification_choices saved_reports'),
  ...each('company', 'calendar_events company_calendars dependency_counts employments job_templates people'),
  ...each('company', 'legal_holds renewal_decisions representations'),
  ...each('company', 'cap_registrations case_deadlines case_events case_filing_plans case_form_files case_forms'),
  ...each('company', 'case_form_substitutes'),
  ...each('company', 'case_letters case_moves case_packages case_remarks case_responses case_scans case_signatures'),
  ...each('company', 'case_tasks case_waivers cases message_readers open_items question_comments questionnaire_parts'),
  ...each('company', 'collection_demands collection_instalments collection_invoices collection_matters'),
  ...each('company', 'collection_payments contract_findings contract_reviews'),
  ...each('company', 'document_requests document_versions documents'),
  ...each('company', 'envelope_events envelope_fields envelope_signers envelopes'),
  ...each('company', 'i9_bundles i9_contents i9_events i9_forms i9_notices i9_settings'),
  ...each('company', 'lca_ledger lca_notices lca_placements lcas'),
  ...each('company', 'public_access_files public_access_items public_access_requests'),
  ...each('company', 'recruitment_applicants recruitment_files recruitment_steps'),
}

/**
 * What comes along to be read and is never imported, with the reason: nobody brings an own price, discount or credit, and
 * nobody has agreed to anything here yet.
 */
export const toRead: Readonly<Record<string, string>> = {
  case_orders: 'ordered from the provider that is left',
  charges: 'paid to the provider that is left',
  company_discounts: 'granted by the provider that is left',
  company_subscriptions: 'agreed with the provider that is left',
  credit_corrections: 'granted by the provider that is left',
  invoice_lines: 'written by the provider that is left',
  invoices: 'written by the provider that is left',
  ledger_entries: 'the books of the provider that is left',
  ledger_lines: 'the books of the provider that is left',
  refunds: 'granted by the provider that is left',
  terms_acceptances: 'the terms of this installation are accepted here',
}

/** Roles that come along. Those of the provider never do, nor those that an installation made and gave rights itself. */
export const broughtRoles: readonly BuiltInRole[] = [
  ...[Role.employer, Role.employerAssistant, Role.employee],
  ...[Role.lawFirm, Role.attorney, Role.attorneyAssistant],
]

type Row = Readonly<Record<string, unknown>>

/** What the import says by itself, whatever an archive says. */
export const saidHere: Readonly<Record<string, (row: Row, now: Date) => Row>> = {
  // Everybody waits until an administrator of this installation lets them in.
  users: () => ({ status: 'Inactive', made_by: 'archive', demo: false }),
  // Ways of paying, plans and permissions are the provider's to give.
  companies: () => ({ transaction_details_added: false, subscription: 'SILVER', diy_access: 'N', demo: false }),
  law_firms: () => ({ subscription: 'SILVER' }),
  // A signature that nobody saw here is not sealed here: who had not signed yet is asked with a new envelope.
  envelopes: ({ state }, now) => ({
    brought: true,
    ...((state === 'draft' || state === 'sent') && {
      ...{ state: 'voided', closed_at: now.toISOString() },
      closed_reason: 'It came with an archive before everyone had signed. Send a new one.',
    }),
  }),
  // The boxes of a filed form are listed under numbers of the other installation, which name other people here.
  case_packages: () => ({ snapshot_id: null, snapshot_sha256: null }),
  // What was read on a paper and not answered yet is read again with its pages.
  document_versions: ({ reading }) => (reading === 'Read' || reading === 'Wrong' ? { reading: '' } : {}),
}

/**
 * What only the people of a firm see. It is in no company's archive, so one that has it, in the name of the firm that is
 * chosen here, would put words into that firm's own records.
 */
export const firmsOwn: Readonly<Record<string, (row: Row) => boolean>> = {
  case_events: ({ internal }) => internal === true,
  case_letters: () => true,
  case_remarks: ({ internal }) => internal === true,
  editable_file_versions: ({ shared_with }) => shared_with === 'nobody',
  editable_files: ({ shared_with }) => shared_with === 'nobody',
  question_comments: ({ internal }) => internal === true,
}
