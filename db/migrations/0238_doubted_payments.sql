-- An event of the payment provider that was kept and not believed: a person is to look at it. `effect` says why.
alter table payment_events add column needs_person boolean not null default false;
create index payment_events_doubted on payment_events (received_at desc) where needs_person;
