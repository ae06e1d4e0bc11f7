-- Who must stop working or leave soon is counted over employees and their families.
create index people_ending_by_company on people (company_id, work_until) where status = 'Active';
create index people_ending_by_law_firm on people (law_firm_id, work_until) where status = 'Active' and law_firm_id is not null;
create index people_ending on people (work_until) where status = 'Active';
