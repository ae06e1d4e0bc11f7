-- Before, what has to be renewed had no index.
create index if not exists cases_to_renew_by_company on cases (company_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null;
create index if not exists cases_to_renew_by_law_firm on cases (law_firm_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null and law_firm_id is not null;
