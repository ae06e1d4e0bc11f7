-- Before, the indexes held the provider's events too, and an event was written in more steps.
drop index audit_events_by_company;
drop index audit_events_by_law_firm;
create index audit_events_by_company on audit_events (company_id, at desc) where company_id is not null;
create index audit_events_by_law_firm on audit_events (law_firm_id, at desc) where law_firm_id is not null;

create or replace function app.audit(
  at timestamptz, operation text, user_id bigint, company_id bigint, law_firm_id bigint, subject text,
  before jsonb, after jsonb, reason text, ip text, request_id text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  tenant text := case when company_id is not null then 'company:' || company_id
                      when law_firm_id is not null then 'firm:' || law_firm_id else 'provider' end;
begin
  -- The head row is the lock that orders a tenant's chain: whoever waits for it continues from what the other has left.
  loop
    with head as (
      update audit_heads h
         set seq = h.seq + 1,
             hash = sha256(h.hash || convert_to(app.audit_text(row(
               tenant, h.seq + 1, at, operation, user_id, company_id, law_firm_id, subject, before, after, reason, ip, request_id, null
             )::audit_events), 'UTF8'))
       where h.tenant = tenant
      returning h.seq, h.hash
    )
    insert into audit_events
    select tenant, head.seq, at, operation, user_id, company_id, law_firm_id, subject, before, after, reason, ip, request_id, head.hash
      from head;
    exit when found;
    insert into audit_heads values (tenant, 0, '') on conflict do nothing;
  end loop;
end $$;
