-- A list in the order of a day has all cases and documents: those without the day come after all that have it. The order and the
-- filters by these days are the same expression, so that each list stays one range of an index; the indexes that left
-- cases out serve nothing any more.
create index cases_by_company_due_order on cases (company_id, coalesce(next_due_on, 'infinity'::date), id);
create index cases_by_law_firm_due_order on cases (law_firm_id, coalesce(next_due_on, 'infinity'::date), id) where law_firm_id is not null;
create index cases_by_due_order on cases (coalesce(next_due_on, 'infinity'::date), id);
create index cases_by_company_valid_order on cases (company_id, coalesce(valid_until, 'infinity'::date), id);
create index cases_by_law_firm_valid_order on cases (law_firm_id, coalesce(valid_until, 'infinity'::date), id) where law_firm_id is not null;
drop index cases_by_company_due, cases_by_law_firm_due, cases_by_due, cases_by_company_valid, cases_by_law_firm_valid;

create index documents_by_company_expiry_order on documents (company_id, coalesce(expires_on, 'infinity'::date), id) where removed_at is null;
create index documents_by_law_firm_expiry_order on documents (law_firm_id, coalesce(expires_on, 'infinity'::date), id) where removed_at is null;
drop index documents_by_company_expiry, documents_by_law_firm_expiry;
