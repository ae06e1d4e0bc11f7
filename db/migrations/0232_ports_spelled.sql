-- Ports had a small letter after a dash, slash or bracket ("Newark/teterboro"), and abbreviations (AFB) were written
-- as words. People find their port by its name and see it on the form as it stands here. A list that the provider has
-- replaced since is spelled as its own source has it.
update code_rows r
   set words = right_words
  from (values
    ('ADW', 'Andrews Afb', 'Andrews AFB'),
    ('BOI', 'Air Term. (gowen Fld) Boise', 'Air Term. (Gowen Fld) Boise'),
    ('CID', 'Cedar Rapids/iowa City', 'Cedar Rapids/Iowa City'),
    ('DER', 'Derby Line (i-91)', 'Derby Line (I-91)'),
    ('DLV', 'Derby Line (rt. 5)', 'Derby Line (Rt. 5)'),
    ('DOV', 'Dover Afb', 'Dover AFB'),
    ('DVD', 'Dover-afb', 'Dover-AFB'),
    ('ICT', 'Mid-continent - Witchita', 'Mid-Continent - Wichita'),
    ('KOA', 'Keahole-kona', 'Keahole-Kona'),
    ('LLB', 'Juarez-lincoln Bridge', 'Juarez-Lincoln Bridge'),
    ('MAG', 'Mcguire Afb', 'McGuire AFB'),
    ('MCA', 'Mcallen', 'McAllen'),
    ('MSP', 'Minn./st Paul', 'Minn./St Paul'),
    ('NEW', 'Newark/teterboro', 'Newark/Teterboro'),
    ('PSC', 'Tri-cities - Pasco', 'Tri-Cities - Pasco'),
    ('PSE', 'Ponce-mercedita', 'Ponce-Mercedita'),
    ('PUT', 'Put-in-bay', 'Put-in-Bay'),
    ('RDU', 'Raleigh/durham', 'Raleigh/Durham'),
    ('RNO', 'Cannon Intl - Reno/tahoe', 'Cannon Intl - Reno/Tahoe'),
    ('SGF', 'Springfield-branson', 'Springfield-Branson'),
    ('SSC', 'Shaw Afb - Sumter', 'Shaw AFB - Sumter'),
    ('TRV', 'Travis-afb', 'Travis-AFB'),
    ('VQS', 'Vieques-arpt', 'Vieques-Arpt'),
    ('WRI', 'Mc Guire Afb - Wrightsown', 'McGuire AFB - Wrightstown')
  ) as spelled (code, wrong_words, right_words)
 where r.list = 'port' and r.code = spelled.code and r.words = spelled.wrong_words;
