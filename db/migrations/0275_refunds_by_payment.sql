-- A refund that was told before its payment is found again when the payment is told.
create index payment_events_refunds on payment_events ((payload #>> '{data,object,payment_intent}')) where type = 'charge.refunded';

-- What a comparison with the payment provider could not do: one odd event does not keep it from the rest.
alter table reconciliations add column failed text[] not null default '{}';
