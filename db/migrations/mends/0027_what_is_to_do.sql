-- Became 0027_todo_and_renewals: the same column, and what follows here.
alter table cases add column if not exists renewal_number text not null default '';
update cases k set renewal_number = r.number from cases r
 where r.renewal_of_case_id = k.id and r.outcome is distinct from 'Withdrawn';

create index if not exists cases_to_renew_by_company on cases (company_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null;
create index if not exists cases_to_renew_by_law_firm on cases (law_firm_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null and law_firm_id is not null;
