/** The wording that is in db/migrations today. */
export const RELEASED = 'released'

type Step = { commit: string; ran: Record<string, string>; without?: readonly string[] }

/**
 * The commits after which a new database had other migrations than before, with what changed: which ran in which wording,
 * the released one or the one that first stood in the commit named (tests/upgrades/earlier). A commit that is not listed
 * made the same databases as the one before it.
 */
const steps: readonly Step[] = [
  {
    commit: '1d97515',
    ran: {
      '0001_scopes': '1d97515',
      '0002_tenants_and_users': RELEASED,
      '0003_sign_in': '1d97515',
      '0004_platform': '1d97515',
      '0005_user_lists': '1d97515',
    },
  },
  { commit: '47b6c8d', ran: { '0003_sign_in': '47b6c8d', '0005_user_lists': RELEASED } },
  {
    commit: 'fc952df',
    ran: {
      '0003_sign_in': 'fc952df',
      '0006_parties': 'fc952df',
      '0007_search': 'fc952df',
      '0008_scope_estimates': 'fc952df',
    },
  },
  { commit: 'd47f1bf', ran: { '0001_scopes': RELEASED }, without: ['0008_scope_estimates'] },
  { commit: '5d73ae5', ran: { '0008_company_totals': RELEASED } },
  { commit: '1911780', ran: { '0006_parties': '1911780' } },
  { commit: '5cdc814', ran: { '0006_parties': '5cdc814', '0007_search': '5cdc814' } },
  { commit: '602c6d2', ran: { '0004_platform': RELEASED, '0006_parties': '602c6d2', '0007_search': RELEASED } },
  { commit: '965c4de', ran: { '0006_parties': RELEASED, '0009_imports': '965c4de' } },
  { commit: '15d9fb2', ran: { '0003_sign_in': RELEASED, '0009_imports': RELEASED } },
  { commit: '641bb7b', ran: { '0012_cases': '641bb7b' } },
  { commit: 'f8c42dd', ran: { '0012_cases': RELEASED } },
  { commit: 'e0a733d', ran: { '0011_own_account_and_tenants_view': RELEASED } },
  { commit: 'd139f10', ran: { '0010_audit_indexes': RELEASED } },
  { commit: '9372d96', ran: { '0014_form_library': RELEASED } },
  { commit: 'a52c732', ran: { '0017_documents': RELEASED } },
  { commit: 'b9dce28', ran: { '0013_questionnaires': RELEASED } },
  { commit: '374a68e', ran: { '0015_case_form_files': RELEASED } },
  { commit: '0680266', ran: { '0016_case_work': RELEASED, '0018_deadlines': RELEASED, '0019_filings': RELEASED } },
  { commit: '6ec3b30', ran: { '0022_case_speed': RELEASED } },
  { commit: 'ccd9688', ran: { '0023_signed_pages': RELEASED } },
  { commit: 'c5fcb93', ran: { '0024_notices_and_calendars': RELEASED } },
  { commit: '40544e4', ran: { '0027_what_is_to_do': '40544e4' } },
  { commit: '30099ca', ran: { '0027_todo_and_renewals': '30099ca' }, without: ['0027_what_is_to_do'] },
  {
    commit: 'ec35a6e',
    ran: { '0025_waivers_of_findings': RELEASED, '0026_signed_scans_and_address_rules': RELEASED },
  },
  { commit: 'd39b01e', ran: { '0027_todo_and_renewals': RELEASED } },
  { commit: '9f74583', ran: { '0032_provider_name': RELEASED } },
  { commit: 'accd53f', ran: { '0030_blanks_from_the_agency': RELEASED } },
  { commit: 'a8e0d32', ran: { '0033_time_zones': RELEASED } },
  { commit: 'c39fc75', ran: { '0036_what_notices_say': RELEASED } },
  { commit: '88aed38', ran: { '0040_who_reveals': RELEASED } },
  { commit: 'b05f196', ran: { '0037_moves_told': RELEASED } },
  { commit: 'bda60f7', ran: { '0038_signatures_looked_at': RELEASED } },
  { commit: '4c8e9ef', ran: { '0044_role_company_and_service_centers': RELEASED } },
  { commit: '24667a4', ran: { '0041_assigned_and_switched_off': RELEASED } },
  { commit: 'a256355', ran: { '0042_edition_basis': RELEASED } },
  { commit: '199fd62', ran: { '0034_open_items': RELEASED, '0035_digests': RELEASED } },
  { commit: '0364fe6', ran: { '0043_editions_confirmed_by': RELEASED } },
  {
    commit: 'b910a16',
    ran: {
      '0045_news_of_open_items': RELEASED,
      '0046_names_and_all_awaited': RELEASED,
      '0047_lcas': RELEASED,
      '0050_switched_off': RELEASED,
      '0052_failed_jobs': RELEASED,
      '0053_messages_to_people': RELEASED,
      '0054_questions_to_the_firm': RELEASED,
      '0055_job_templates': RELEASED,
      '0056_look_ups': RELEASED,
      '0057_until_when': RELEASED,
    },
  },
  {
    commit: '754a3c5',
    ran: {
      '0058_unmoved_items': RELEASED,
      '0059_family_in_the_package': RELEASED,
      '0061_payment_forms_signed': RELEASED,
      '0062_chosen_messages': RELEASED,
      '0063_items_say_what': RELEASED,
      '0064_document_pictures': RELEASED,
      '0065_documents_asked_for': RELEASED,
      '0066_case_drafts': RELEASED,
      '0067_digest_by_choice': RELEASED,
      '0068_covered_attorneys': RELEASED,
      '0069_code_editions': RELEASED,
      '0070_code_editions_of_lists': RELEASED,
      '0071_renewals_found': RELEASED,
      '0072_petition_refused': RELEASED,
      '0074_confirmed_addresses': RELEASED,
      '0075_failed_jobs_search_path': RELEASED,
      '0082_poverty_guidelines': RELEASED,
      '0084_forms_added_by_hand': RELEASED,
      '0085_unreadable_documents': RELEASED,
      '0086_what_a_firm_wrote_for_itself': RELEASED,
      '0088_dates_of_items': RELEASED,
      '0089_who_ends_soon': RELEASED,
      '0091_work_ended': RELEASED,
      '0092_i9_records': RELEASED,
      '0095_editions_without_a_print': RELEASED,
      '0096_labor_certifications_written': RELEASED,
      '0101_document_readings': RELEASED,
      '0103_family_of_a_case': RELEASED,
      '0109_old_address_objects': RELEASED,
      '0110_who_sees_numbers': RELEASED,
    },
  },
  {
    commit: '4ef654e',
    ran: {
      '0120_editable_files': RELEASED,
      '0121_wopi': RELEASED,
      '0123_letters': RELEASED,
      '0126_envelopes': RELEASED,
      '0127_labor_conditions': RELEASED,
      '0128_public_access_files': RELEASED,
      '0136_i9_forms': RELEASED,
      '0142_recruitment': RELEASED,
      '0143_cap_registrations': RELEASED,
      '0149_collections': RELEASED,
      '0150_contract_reviews': RELEASED,
      '0154_ledger_and_invoices': RELEASED,
      '0155_plans': RELEASED,
      '0156_payments': RELEASED,
      '0157_subscriptions_orders_terms': RELEASED,
      '0163_letter_works': RELEASED,
      '0164_responses_to_notices': RELEASED,
      '0165_document_texts': RELEASED,
      '0166_retention_and_holds': RELEASED,
      '0167_folded_saves': RELEASED,
      '0169_news': RELEASED,
      '0170_visa_bulletin': RELEASED,
      '0173_reports': RELEASED,
      '0189_case_mail': RELEASED,
      '0193_tenant_archives': RELEASED,
      '0200_company_credit': RELEASED,
    },
  },
  {
    commit: 'aaf029f',
    ran: {
      '0183_notice_of_each_place': RELEASED,
      '0184_employees_without_i9': RELEASED,
      '0190_unused_plan_lines': RELEASED,
      '0201_email_templates': RELEASED,
      '0202_api_keys': RELEASED,
      '0203_webhooks': RELEASED,
      '0207_metering': RELEASED,
    },
  },
  {
    commit: '400ee7a',
    ran: {
      '0174_credits_given_back_before': RELEASED,
      '0175_outside_signing': RELEASED,
      '0185_i9_notices': RELEASED,
      '0208_edition_comparison': RELEASED,
    },
  },
  {
    commit: '85fc257',
    ran: {
      '0176_lca_ledger': RELEASED,
      '0177_lists_in_order_of_days': RELEASED,
      '0219_practical_training_ends': RELEASED,
      '0231_remove_prices': RELEASED,
    },
  },
  {
    commit: '90efaea',
    ran: {
      '0178_terms_versions': RELEASED,
      '0179_people_said_once': RELEASED,
      '0194_approved_reviews': RELEASED,
      '0195_public_files_open_by_themselves': RELEASED,
    },
  },
  {
    commit: '4742738',
    ran: {
      '0209_board_by_day': RELEASED,
      '0210_family_reads_own_parts': RELEASED,
      '0215_letters_sent_when_printed': RELEASED,
      '0220_what_the_lca_attests': RELEASED,
      '0221_wage_levels_of_registrations': RELEASED,
      '0223_goal_of_filing': RELEASED,
      '0230_whose_item_it_is': RELEASED,
    },
  },
  { commit: '0fcad64', ran: { '0211_items_counted_in_their_index': RELEASED, '0232_ports_spelled': RELEASED } },
  {
    commit: 'c2de654',
    ran: {
      '0233_roles_fit_tenants': RELEASED,
      '0237_who_checks_senders': RELEASED,
      '0238_doubted_payments': RELEASED,
      '0243_forms_prepared_elsewhere': RELEASED,
      '0247_family_adjusts_while_open': RELEASED,
      '0258_links_to_forms_i9': RELEASED,
    },
  },
  {
    commit: 'cde75b2',
    ran: {
      '0270_comments_stay_with_their_firm': RELEASED,
      '0271_envelopes_of_archives': RELEASED,
      '0273_mails_bound_to_their_case': RELEASED,
      '0274_trial_of_the_mail_server': RELEASED,
      '0275_refunds_by_payment': RELEASED,
      '0276_outside_signers_differ': RELEASED,
      '0277_residents_on_record': RELEASED,
      '0278_read_entries': RELEASED,
      '0279_jobs_by_turns': RELEASED,
      '0280_family_withdrawn': RELEASED,
      '0285_mail_that_is_not_kept': RELEASED,
      '0286_trials_by_themselves': RELEASED,
      '0289_no_case_116': RELEASED,
    },
  },
]

/** Every kind of database there ever was: the migrations it ran, by name, each in its wording. */
export const history = steps.map(({ commit }, index) => {
  const ran = new Map<string, string>()
  for (const step of steps.slice(0, index + 1)) {
    for (const [name, wording] of Object.entries(step.ran)) ran.set(name, wording)
    for (const name of step.without ?? []) ran.delete(name)
  }
  return { commit, ran: [...ran].sort(([one], [other]) => (one < other ? -1 : 1)) }
})

export type Past = (typeof history)[number]
