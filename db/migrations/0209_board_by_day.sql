-- The board shows what is due first in each status: each of its columns is one range of an index, as the lists by day are.
create index cases_by_company_status_due on cases (company_id, status, coalesce(next_due_on, 'infinity'::date), id);
create index cases_by_law_firm_status_due on cases (law_firm_id, status, coalesce(next_due_on, 'infinity'::date), id) where law_firm_id is not null;
create index cases_by_status_due on cases (status, coalesce(next_due_on, 'infinity'::date), id);
