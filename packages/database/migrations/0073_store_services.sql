-- What stores do besides selling; all stores took returns before (decision 0145).
ALTER TABLE "locations" ADD COLUMN "services" text[] DEFAULT '{"returns"}' NOT NULL;