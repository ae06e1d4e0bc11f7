-- What whoever has the ball has to do, in a few words, kept beside the ball so that lists and dashboards say it without
-- reading tasks, documents and answers. Empty until something happens in a case that was opened before.
alter table cases add column todo text not null default '' check (length(todo) <= 400);

-- The number of the case that renews an approval, kept beside it: the list of what ends soon tells what is already under way.
alter table cases add column renewal_number text not null default '';
update cases k set renewal_number = r.number from cases r
 where r.renewal_of_case_id = k.id and r.outcome is distinct from 'Withdrawn';

-- What has to be renewed, soonest first: how much it is stands on every dashboard.
create index cases_to_renew_by_company on cases (company_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null;
create index cases_to_renew_by_law_firm on cases (law_firm_id, valid_until)
  where outcome = 'Approved' and renewal_number = '' and valid_until is not null and law_firm_id is not null;
