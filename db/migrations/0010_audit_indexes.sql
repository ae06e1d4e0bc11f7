-- Rising, because new events then go to the end; the newest first is the same index read backwards.
drop index audit_events_by_company;
drop index audit_events_by_law_firm;
drop index audit_events_by_time;
create index audit_events_by_company on audit_events (company_id, at) where company_id is not null;
create index audit_events_by_law_firm on audit_events (law_firm_id, at) where law_firm_id is not null;
create index audit_events_by_time on audit_events (at, tenant, seq);

-- Every change rewrites its tenant's head: room on its page keeps the new version beside the old one.
alter table audit_heads set (fillfactor = 40);
