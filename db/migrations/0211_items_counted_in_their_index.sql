-- A home counts thousands of open items. Two things made each of them dear: the wall asks for columns that the indexes did
-- not have, so a page of the table was read for every one; and it read the scope's settings anew for every row.
drop index open_items_by_company, open_items_by_law_firm;
create index open_items_by_company on open_items (company_id, side, is_date, due_on, id)
  include (law_firm_id, household_person_id, person_id);
create index open_items_by_law_firm on open_items (law_firm_id, side, is_date, due_on, id)
  include (company_id, household_person_id, person_id) where law_firm_id is not null;

-- The same wall as before (0034, 0041): each setting is read once for a statement, as what is assigned was already.
alter policy scope on open_items using (
  case when (select app.all_tenants()) or company_id = (select app.company_id())
    or (law_firm_id = (select app.law_firm_id()) and coalesce(company_id = any ((select app.assigned())::bigint[]), true))
    or household_person_id = (select app.person_id()) or person_id = (select app.person_id())
  then true else false end);
